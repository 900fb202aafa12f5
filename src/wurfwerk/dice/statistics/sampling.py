"""Values drawn by their exact chances: inversion of the cumulated chances at a number between 0 and 1 that is told bit by bit.

Sixty-four bits decide nearly always; where they fall together with a bound between two values, more are drawn until it is certain on which
side the number lies. So no chance is rounded, whatever its denominator, and a law without end needs no last value.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from fractions import Fraction
from itertools import accumulate

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import Scaled
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.exact.sums import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.exact.series import Series

    Below = Callable[[int], int]
    """A whole number from 0 up to but not including the argument, each with the same chance."""

BITS = 64
WORD = 1 << BITS


def sample(law: Law, n: int | None, seed: int | str | None) -> Any:
    """One value, or n in a list."""
    from wurfwerk.dice.chance import SeededChance, SystemChance

    if n is not None and n < 0:
        raise ValueError(f"n, how many values are drawn, is 0 or more, not {n}")
    below = (SystemChance() if seed is None else SeededChance(seed)).below
    draw = drawer(law, below)
    return draw() if n is None else [draw() for _ in range(n)]


def drawer(law: Law, below: Below) -> Callable[[], Any]:
    """A function that draws one value after another."""
    if isinstance(law, Finite):
        values = law.ascending()
        place = Inversion(_bounds(law, values), below).place
        return lambda: values[place()]
    if isinstance(law, Spread):
        return lambda: _in_spans(law, below(law.denominator))
    if isinstance(law, Scaled):
        inner, unit = drawer(law.of, below), law.unit
        return lambda: whole(Fraction(inner(), unit))
    return _of_series(law, below)


def _bounds(law: Finite, values: list[Any]) -> Bounds:
    """Made for the first value drawn and kept."""
    if law.bounds is None:
        law.bounds = Bounds(list(accumulate([law.weights[value] for value in values])), law.denominator)
    return law.bounds


def _in_spans(law: Spread, way: int) -> int:
    for low, high, weight in law.spans:
        ways = (high - low + 1) * weight
        if way < ways:
            return low + way // weight
        way -= ways
    raise AssertionError(law)


def _of_series(law: Series, below: Below) -> Callable[[], int]:
    """First the side, by its chance, then the place on it."""
    up, down = [None if side is None else _of_side(sign, side, below) for sign, side in ((1, law.up), (-1, law.down))]
    if up is None or down is None:
        one = up or down
        assert one is not None
        return one
    assert law.up is not None
    chance = law.up.total()
    side = Inversion(Bounds([chance.numerator, chance.denominator], chance.denominator), below).place
    return lambda: down() if side() else up()


def _of_side(sign: int, side: Rational, below: Below) -> Callable[[], int]:
    place = Inversion(Side(side), below).place
    low = side.low
    return lambda: sign * (low + place())


class Bounds:
    """The cumulated chances, as whole numbers over `ways`; `words`: each of them in 64 bits, rounded down."""

    def __init__(self, sums: list[int], ways: int) -> None:
        self.tell(sums, ways)

    def tell(self, sums: list[int], ways: int) -> None:
        self.sums = sums
        self.ways = ways
        self.words = [(total << BITS) // ways for total in sums]

    def grow(self) -> None:
        """The last bound is 1: nothing lies beyond it."""
        raise AssertionError(self.ways)


class Side(Bounds):
    """The bounds of one side without end, as many as were needed so far."""

    def __init__(self, side: Rational) -> None:
        self.side = side
        self.count = 32
        self.grow()

    def grow(self) -> None:
        """Twice as many. TooCostly where they would be too long."""
        from wurfwerk.dice.cost import check_tail

        self.count *= 2
        total = self.side.total()
        check_tail(self.side, self.count, self.side.low + self.count)
        c, denominator = self.side.coefficients(self.count)
        self.tell(list(accumulate([x * total.denominator for x in c])), denominator * total.numerator)


class Inversion:
    """The place i with bounds[i-1] <= u < bounds[i], for a u of which as many bits are drawn as it takes."""

    def __init__(self, bounds: Bounds, below: Below) -> None:
        self.bounds = bounds
        self.below = below

    def place(self) -> int:
        u = self.below(WORD)
        words = self.bounds.words
        place = bisect_right(words, u)
        if place < len(words) and (not place or words[place - 1] < u):
            return place
        return self._exactly(u)

    def _exactly(self, u: int) -> int:
        """u lies in [u, u+1) / 2^width: more bits until that lies on one side of the bound."""
        bounds, width = self.bounds, BITS
        place = bisect_left(bounds.words, u)
        while True:
            while place >= len(bounds.words):
                bounds.grow()
                place = bisect_left(bounds.words, u >> (width - BITS))
            bound = bounds.sums[place] << width
            if (u + 1) * bounds.ways <= bound:
                return place
            if u * bounds.ways >= bound:
                place += 1
            else:
                u = u << BITS | self.below(WORD)
                width += BITS
