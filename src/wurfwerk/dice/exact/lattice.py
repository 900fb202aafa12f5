"""Division of a law without end by a whole number: its quotient rounded down, and its remainder.

Every denominator is brought to a polynomial in x^step (`roots.sparse`), degree * step operations on its sums of powers; then the residues of the
exponents are told apart by one pass over the numerator.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import Scaled, mix
from wurfwerk.dice.exact.polynomial import multiply, power
from wurfwerk.dice.exact.rational import Rational
from wurfwerk.dice.exact.roots import sparse
from wurfwerk.dice.exact.series import Series, finite_of, settled
from wurfwerk.dice.exact.sums import point

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


def _quotient(side: Rational, step: int) -> Rational:
    """The measure of floor(value / step). One product of the numerator."""
    num, factors, scale = _in_steps(side, step)
    first = side.low % step
    out = [0] * ((first + len(num) - 1) // step + 1)
    for t, c in enumerate(num, first):
        out[t // step] += c
    return Rational(out, side.low // step, factors, scale)


def floor_divided(law: Series, step: int) -> Law:
    """floor(value / step), step above 0."""
    up = _quotient(law.up, step) if law.up is not None else None
    down = None
    if law.down is not None:
        # floor(-u / step) = -floor((u + step - 1) / step)
        down = _quotient(law.down.shifted(step - 1), step)
    return finite_of(settled(up, down))


def remainder(law: Series, step: int) -> Finite:
    """value - step * floor(value / step), step above 0: the sums of the coefficients by residue."""
    from fractions import Fraction

    chances = [Fraction(0)] * step
    for sign, side in law.sides():
        num, factors, scale = _in_steps(side, step)
        below = Fraction(scale)
        for factor, times in factors.items():
            below *= sum(factor) ** times
        for t, c in enumerate(num, side.low):
            if c:
                chances[sign * t % step] += c / below
    out = mix([(chance, point(value)) for value, chance in enumerate(chances)])
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
    if amount.denominator > 1:
        from wurfwerk.dice.exact.laws import times

        law = times(law, amount.denominator)
    if not isinstance(law, Series):
        from wurfwerk.dice.cost import too_costly

        raise too_costly("wide")
    return floor_divided(law, amount.numerator) if amount.numerator > 1 else law
