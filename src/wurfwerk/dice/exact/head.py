"""The values that a law without end lists: so many that what is left is below a bound, and exactly what is left."""

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
    ends = [_end(side, bound * len(sides)) for _, side in sides]
    if len(sides) == 1:
        sign, side = sides[0]
        low, high = (side.low, side.low + ends[0]) if sign > 0 else (-side.low - ends[0], -side.low)
    else:
        low, high = -(sides[1][1].low + ends[1]), sides[0][1].low + ends[0]
    weights, denominator = law.listed(low, high)
    listed: dict[Value, Fraction] = {value: Fraction(weights[value], denominator) for value in sorted(weights)}
    return listed, 1 - Fraction(sum(weights.values()), denominator)


def _end(side: Rational, bound: int) -> int:
    """The place up to which must be listed to leave less than 1/bound: a guess, half as much again, then the exact place."""
    from wurfwerk.dice.cost import check_tail

    total = side.total()
    count = _first_guess(side)
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


def _first_guess(side: Rational) -> int:
    """Mean and seven standard deviations; of a heavy tail too few, then more is worked out."""
    from math import isqrt

    mass, first, second = side.sums()
    if not mass:
        return 16
    mean = first / mass
    spread = int(second / mass + mean - mean * mean)
    return 16 + max(int(mean), 0) + 7 * isqrt(max(spread, 0))
