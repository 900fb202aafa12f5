"""The values that a law without end lists: so many that what is left is below a bound, and exactly what is left.

Cost: an expansion up to a place guessed from the slowest root, rarely half as long again, and one fraction in lowest terms for each listed value.
Chosen for the values that are shown of any law without end.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.exact.series import Series
    from wurfwerk.dice.shapes import Value


def head(law: Series, bound: int) -> tuple[Mapping[Value, Fraction], Fraction]:
    """(value -> chance, rest): the fewest values from the closed end, or from the middle outward, that leave less than 1/bound."""
    from fractions import Fraction

    sides = law.sides()
    listed: dict[Value, Fraction] = {}
    rest = Fraction(1)
    for sign, side in sides:
        count = _end(side, bound * len(sides)) + 1
        rest -= side.before(count)
        for place, chance in enumerate(side.chances(count)):
            if chance:
                value = sign * (side.low + place)
                listed[value] = listed[value] + chance if value in listed else chance
    if len(sides) > 1 or sides[0][0] < 0:
        listed = {value: listed[value] for value in sorted(listed)}
    return listed, rest


def _end(side: Rational, bound: int) -> int:
    """The place up to which must be listed to leave less than 1/bound: a guess, rarely half as much again, then the exact place."""
    from wurfwerk.dice.cost import check_tail

    total = side.total()
    count = _first_guess(side, bound)
    while True:
        check_tail(side, count, None)
        c, denominator = side.coefficients(count)
        # rest < 1/bound  <=>  (total - sum/denominator) * bound < 1
        whole, over = total.numerator * denominator, total.denominator
        rest = whole - sum(c) * over
        if rest * bound < denominator * over:
            for place in range(count - 1, -1, -1):
                rest += c[place] * over
                if rest * bound >= denominator * over:
                    return place
            return 0
        count += count // 2 + 16


def _first_guess(side: Rational, bound: int) -> int:
    """Mean and seven standard deviations, or for a heavy tail the place by Chernoff's bound: no chance is told by it, only work."""
    from math import isqrt

    mass, first, second = side.sums()
    if not mass:
        return 16
    mean = first / mass
    spread = int(second / mass + mean - mean * mean)
    middle = 16 + max(int(mean), 0) + 7 * isqrt(max(spread, 0))
    return max(middle, _by_moments(side, bound)) if not side.walked and len(side.num) <= MOST_TERMS else middle


MOST_TERMS = 5_000
"""Longer numerators are not evaluated for a guess."""


def _by_moments(side: Rational, bound: int) -> int:
    """The least t with G(r) / r^t < 1/bound over some r inside the radius of convergence; 0 where nothing can be said.

    In floating point, for the size of the work alone.
    """
    from math import exp, log, log1p

    denominators = [
        (factor[0], [(k, c / factor[0]) for k, c in enumerate(factor) if k and c], times)
        for factor, times in side.factors.items()
    ]

    def below(h: float) -> float | None:
        """The logarithm of the denominator at 1 + h."""
        out = 0.0
        for top, terms, times in denominators:
            longest = terms[-1][0]
            if longest * log1p(h) > 600:
                return None
            value = 1 + sum([c * exp(k * log1p(h)) for k, c in terms])
            if value <= 0:
                return None
            out += times * (log(top) + log(value))
        return out

    radius = 1e-9
    while radius < 1e3 and below(2 * radius) is not None:
        radius *= 2
    step = radius
    for _ in range(20):
        step /= 2
        if below(radius + step) is not None:
            radius += step
    shift = max(max([abs(c).bit_length() for c in side.num]) - 900, 0)
    above = [float(c >> shift) for c in side.num]
    found: list[float] = []
    for part in (0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.87, 0.92, 0.95, 0.97, 0.98, 0.99, 0.995):
        h = part * radius
        growth = log1p(h)
        lower = below(h)
        if lower is None or growth * len(above) > 600:
            continue
        powers = [exp(growth * (i - len(above))) for i in range(len(above))]
        value = sum([c * x for c, x in zip(above, powers, strict=True)])
        if value > 1e-9 * sum([abs(c) * x for c, x in zip(above, powers, strict=True)]):
            upper = log(value) + shift * log(2) + growth * len(above) - log(side.scale)
            found.append((upper - lower + log(bound)) / growth)
    return int(min(found)) + 2 if found else 0
