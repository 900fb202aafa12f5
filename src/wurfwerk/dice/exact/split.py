"""A difference of two values without end: A(x) B(1/x) split into what goes up and what goes down, both exact.

Written over one denominator the product is x^s M(x) / (D(x) R(x)), where D has its roots outside the unit circle and R, B's
denominator read backwards, inside. One extended gcd gives P/D + Q/R; P/D is expanded upward, Q/R downward.

Cost: (deg D + deg R)^2 operations on fractions that grow as long as the degree; in C by python-flint where it is there. Source: partial fractions by the
extended Euclidean algorithm. Chosen for differences and comparisons of two values without end.
"""

from __future__ import annotations

from wurfwerk.dice.exact.polynomial import multiply, trimmed
from wurfwerk.dice.exact.rational import Rational, expanded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any

    Poly = list[Fraction]


def split(a: Rational, b: Rational) -> tuple[Rational, Rational]:
    """(up, down): the chance of a - b being v is up's at v plus down's at -v.

    (deg D + deg R)^2 operations on fractions; by python-flint, where it can be imported, the same in C.
    """
    from fractions import Fraction

    d = expanded(a.factors)
    below = expanded(b.factors)
    r = below[::-1]
    m = multiply(a.num, b.num[::-1])
    shift = a.low - b.low - (len(b.num) - 1) + (len(below) - 1)
    scale = a.scale * b.scale
    p, q, whole = _parts(m, d, r)
    # up: x^shift (p/d + whole), down: q/r expanded in 1/x, where x^(deg r) q(1/x) / below(x) is its series
    numerator, over = _common(_plus(_times(whole, [Fraction(c) for c in d]), p))
    up = Rational(numerator, shift, a.factors, over * scale)
    degree = len(r) - 1
    back = [q[degree - i] if 0 <= degree - i < len(q) else Fraction(0) for i in range(degree + 1)]
    numerator, over = _common(back)
    return up, Rational(numerator, -shift, b.factors, over * scale)


def _parts(m: list[int], d: list[int], r: list[int]) -> tuple[Poly, Poly, Poly]:
    """m/(d r) = p/d + q/r + whole, deg p < deg d, deg q < deg r."""
    try:
        from flint import fmpq_poly
    except ImportError:
        return _parts_in_fractions(m, d, r)
    big_m, big_d, big_r = fmpq_poly(m), fmpq_poly(d), fmpq_poly(r)
    common, _, inverse = big_d.xgcd(big_r)
    assert common.degree() == 0
    p = (big_m * inverse / common[0]) % big_d
    rest = (big_m - p * big_r) // big_d
    whole, q = divmod(rest, big_r)
    return _read(p), _read(q), _read(whole)


def _read(poly: Any) -> Poly:
    from fractions import Fraction

    return [Fraction(int(c.p), int(c.q)) for c in poly.coeffs()]


def _parts_in_fractions(m: list[int], d: list[int], r: list[int]) -> tuple[Poly, Poly, Poly]:
    from fractions import Fraction

    big_d, big_r, big_m = [[Fraction(c) for c in trimmed(x)] for x in (d, r, m)]
    # Euclid: keep t with t * r = remainder (mod d)
    before, now = big_d, big_r
    t_before: Poly = []
    t_now: Poly = [Fraction(1)]
    while len(now) > 1:
        quotient, rest = _divide(before, now)
        before, now = now, rest
        t_before, t_now = t_now, _minus(t_before, _times(quotient, t_now))
    inverse = [c / now[0] for c in t_now]
    _, p = _divide(_times(big_m, inverse), big_d)
    rest, _ = _divide(_minus(big_m, _times(p, big_r)), big_d)
    whole, q = _divide(rest, big_r)
    return p, q, whole


def _times(a: Poly, b: Poly) -> Poly:
    if not a or not b:
        return []
    out = [a[0] * 0] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        if x:
            for j, y in enumerate(b):
                if y:
                    out[i + j] += x * y
    return out


def _plus(a: Poly, b: Poly) -> Poly:
    if len(a) < len(b):
        a, b = b, a
    return [x + b[i] if i < len(b) else x for i, x in enumerate(a)]


def _minus(a: Poly, b: Poly) -> Poly:
    return _plus(a, [-x for x in b])


def _divide(a: Poly, b: Poly) -> tuple[Poly, Poly]:
    rest = list(a)
    quotient: Poly = []
    for i in range(len(a) - len(b), -1, -1):
        factor = rest[i + len(b) - 1] / b[-1]
        quotient.append(factor)
        if factor:
            for j, y in enumerate(b):
                rest[i + j] -= factor * y
    rest = rest[: len(b) - 1]
    while rest and not rest[-1]:
        rest.pop()
    return quotient[::-1], rest


def _common(poly: Poly) -> tuple[list[int], int]:
    """Whole coefficients and the denominator they share."""
    from math import lcm

    over = lcm(*[c.denominator for c in poly])
    return [c.numerator * (over // c.denominator) for c in poly] or [0], over
