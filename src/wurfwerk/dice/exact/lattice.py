"""Division of a law without end by a whole number: its quotient rounded down, and its remainder.

Every denominator is brought to a polynomial in x^step (`roots.sparse`), degree * step operations on its sums of powers; then the residues of the
exponents are told apart by one pass over the numerator.

Cost: beside that one product of the numerator with a polynomial of degree * (step - 1) terms; numbers as long as its coefficients. Source: the
transform of series by residues (multisection). Chosen for `//`, `%`, `floor` and rounding of laws without end.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import Scaled, mix
from wurfwerk.dice.exact.polynomial import multiply, power, stretched
from wurfwerk.dice.exact.rational import Rational
from wurfwerk.dice.exact.roots import sparse
from wurfwerk.dice.exact.series import Series, finite_of, settled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Factors


def _in_steps(side: Rational, step: int) -> tuple[list[int], Factors, int]:
    """(numerator, factors, scale): the same quotient, its factors polynomials in x^step, given in that power."""
    num = side.num
    factors: Factors = {}
    scale = side.scale
    for factor, times in side.factors.items():
        g, cofactor, over = sparse(factor, step)
        num = multiply(num, power(cofactor, times))
        factors[g] = factors.get(g, 0) + times
        scale *= over**times
    return num, factors, scale


def _quotient(side: Rational, lift: int, step: int, more: int = 0) -> Rational:
    """The measure of floor((value * lift + more) / step), lift and step without a common divisor. One product of the numerator.

    `step` more of the value are `lift` more of the quotient.
    """
    num, factors, scale = _in_steps(side, step)
    first = side.low * lift + more
    low = first // step
    out = [0] * ((first + (len(num) - 1) * lift) // step - low + 1)
    for t, c in enumerate(num):
        out[(first + t * lift) // step - low] += c
    return Rational(out, low, {tuple(stretched(list(f), lift)): times for f, times in factors.items()}, scale)


def floor_divided(law: Series, lift: int, step: int) -> Law:
    """floor(value * lift / step), both above 0 and without a common divisor."""
    up = _quotient(law.up, lift, step) if law.up is not None else None
    # floor(-u / step) = -floor((u + step - 1) / step)
    down = _quotient(law.down, lift, step, step - 1) if law.down is not None else None
    return finite_of(settled(up, down))


def remainder(law: Series, lift: int, step: int) -> Finite:
    """What is left of value * lift after whole steps, from 0 to below `step`: the sums of the coefficients by residue.

    `lift` and `step` have no common divisor: values a step apart leave the same.
    """
    from fractions import Fraction

    parts: list[tuple[Fraction, Law]] = []
    for sign, side in law.sides():
        num, factors, scale = _in_steps(side, step)
        below = scale
        for factor, times in factors.items():
            below *= sum(factor) ** times
        sums: dict[int, int] = {}
        for t, c in enumerate(num, side.low):
            if c:
                residue = sign * t * lift % step
                sums[residue] = sums.get(residue, 0) + c
        total = sum(sums.values())
        if total:
            weights = {residue: c for residue, c in sums.items() if c}
            parts.append((Fraction(total, below), Finite(weights, total)))
    out = mix(parts)
    assert isinstance(out, Finite)
    return out


def floored(law: Law, divisor: Fraction | int) -> Law:
    """floor(value / divisor) for a law without end and a divisor that is not 0."""
    from fractions import Fraction

    if divisor < 0:
        from wurfwerk.dice.exact.laws import times

        return floored(times(law, -1), -divisor)
    amount = Fraction(divisor)
    if isinstance(law, Scaled):
        amount *= law.unit
        law = law.of
    if not isinstance(law, Series):
        from wurfwerk.dice.cost import too_costly

        raise too_costly("wide")
    return floor_divided(law, amount.denominator, amount.numerator) if amount != 1 else law
