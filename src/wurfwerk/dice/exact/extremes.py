"""The highest, lowest or r-th of several independent values, some of them without end.

The tail T(t) = P(value >= t) of a quotient of polynomials is one itself, and so is a product of tails, term by term: its denominator
has the products of the roots (`roots`). So the answer is a quotient whose denominator is known beforehand, and its numerator
follows from finitely many exact chances.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.polynomial import multiply
from wurfwerk.dice.exact.rational import Rational, expanded
from wurfwerk.dice.exact.roots import joined, products
from wurfwerk.dice.exact.series import Series, finite_of, series_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Factors

MOST_DEGREE = 4_000
"""The largest degree of the denominator that is followed."""


def ranked_value(groups: list[tuple[Finite | Series, int]], rank: int) -> Law:
    """The value of ascending `rank` (from 0) among count independent values of each law.

    Chances up to the degree of the denominator, each by a product of n linear factors: degree * n^2 operations.
    """
    if any([isinstance(law, Series) and law.down is not None for law, _ in groups]):
        if any([isinstance(law, Series) and law.up is not None for law, _ in groups]):
            from wurfwerk.dice.cost import too_costly

            raise too_costly("both-ways")
        flipped = [(_flipped(law), count) for law, count in groups]
        size = sum([count for _, count in groups])
        turned = ranked_value(flipped, size - 1 - rank)
        assert isinstance(turned, Finite | Series)
        return _flipped(turned)
    sides = [(_side(law), count) for law, count in groups]
    size = sum([count for _, count in groups])
    need = size - rank
    factors = _denominator(sides)
    below = expanded(factors)
    low = min([side.low for side, _ in sides])
    start = max([_regular(side) for side, _ in sides])
    count = start - low + len(below) + 1
    # tails[g][i] / over[g] = P(value >= low + i)
    tails: list[list[int]] = []
    over: list[int] = []
    for side, _ in sides:
        total = side.total()
        c, denominator = side.coefficients(max(1, low + count - side.low))
        denominator_all = denominator * total.denominator
        left = total.numerator * denominator
        tail = [left] * (side.low - low)
        for x in c:
            tail.append(left)
            left -= x * total.denominator
        tails.append([*tail, left][: count + 1])
        over.append(denominator_all)
    whole = 1
    for d, (_, times) in zip(over, sides, strict=True):
        whole *= d**times
    chances = [_at_least(need, [t[i] for t in tails], over, sides) for i in range(count + 1)]
    pmf = [chances[i] - chances[i + 1] for i in range(count)]
    num = multiply(pmf, below)[:count]
    return finite_of(Series(Rational(num, low, factors, whole)))


def _flipped(law: Finite | Series) -> Finite | Series:
    if isinstance(law, Series):
        return law.flipped()
    from wurfwerk.dice.exact.sums import scaled

    return scaled(law, -1)


def _side(law: Finite | Series) -> Rational:
    side = (series_of(law) if isinstance(law, Finite) else law).up
    assert side is not None
    return side


def _regular(side: Rational) -> int:
    """The value from which the tail follows its denominator's recurrence."""
    degree = sum([(len(factor) - 1) * times for factor, times in side.factors.items()])
    return side.low + max(0, len(side.num) - degree) + 1


def _denominator(sides: list[tuple[Rational, int]]) -> Factors:
    """The denominators of all products of tails that can occur."""
    every: list[Factors] = [{}]
    out: Factors = {}
    for side, count in sides:
        if not side.factors:
            continue
        powers: list[Factors] = [dict(side.factors)]
        for _ in range(count - 1):
            powers.append(products(powers[-1], side.factors))
            _check(powers[-1])
        more = []
        for before in every:
            for power in powers:
                more.append(products(before, power) if before else power)
                out = joined(out, more[-1])
                _check(out)
        every += more
    return out


def _check(factors: Factors) -> None:
    degree = sum([(len(factor) - 1) * times for factor, times in factors.items()])
    if degree > MOST_DEGREE:
        from wurfwerk.dice.cost import too_costly

        raise too_costly("degree", degree=degree, most=MOST_DEGREE)


def _at_least(need: int, tails: list[int], over: list[int], sides: list[tuple[Rational, int]]) -> int:
    """The weight of at least `need` values being high, where each is with chance tail/over."""
    from math import comb

    ways = [1]
    for tail, whole, (_, count) in zip(tails, over, sides, strict=True):
        rest = whole - tail
        mine = [comb(count, j) * tail**j * rest ** (count - j) for j in range(count + 1)]
        ways = multiply(ways, mine)
    return sum(ways[need:])
