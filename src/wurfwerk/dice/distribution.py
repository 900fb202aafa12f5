"""The value of an exact answer: whole weights over one denominator, or a law that says every chance without listing it.

Law: the chances in `pmf` and `tail` add up to 1; `at_least(t) + at_most(t - 1)` is 1 for every whole t. Nothing here is a float.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from fractions import Fraction
    from typing import Any

    from wurfwerk.dice.shapes import Number, Value

    Weights = dict[Any, int]
    """Value -> weight. Numbers or tuples: who asks knows which."""

HEAD = 10**12
"""The listed values of an unbounded law go on until what is left is less than one in so many."""


class Distribution:
    """What every exact answer can tell. Values are whole, or fractions where they are not.

    min, max    the ends that can be reached; None where there is none
    mean, variance
    pmf         value -> chance, ascending; of an unbounded law its head, of a law too wide to list nothing
    tail        the exact chance of all values that `pmf` does not list
    """

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def min(self) -> Number | None: ...
        @property
        def max(self) -> Number | None: ...
        @property
        def mean(self) -> Fraction: ...
        @property
        def variance(self) -> Fraction: ...
        @property
        def pmf(self) -> Mapping[Value, Fraction]: ...
        @property
        def tail(self) -> Fraction: ...

        def at_least(self, bound: Number) -> Fraction:
            """The chance of a value of `bound` or more."""
            ...

        def chance(self, value: Value) -> Fraction:
            """The chance of exactly this value."""
            ...

        def listed(self, low: int, high: int) -> tuple[Weights, int]:
            """(value -> weight, denominator) of the values from `low` to `high`: whole numbers, no fraction is reduced.

            A law without end is listed as far as it is asked.
            """
            ...

    def at_most(self, bound: Number) -> Fraction:
        """The chance of a value of `bound` or less."""
        return 1 - self.at_least(bound) + self.chance(bound)

    def against(self, other: Distribution) -> Finite:
        """1, 0 or -1: whether a value of this law is above, equal to or below an independent one of the other.

        >>> Finite({1: 1, 2: 1}, 2).against(Finite({2: 1}, 1)).weights
        {-1: 1, 0: 1}
        """
        from wurfwerk.dice.exact.functions import contest

        return contest(self, other)  # type: ignore[arg-type]  # every law is one of the four forms


class Finite(Distribution):
    """Finitely many values: `weights` value -> whole number above 0, over `denominator`, their sum.

    Values may be tuples, where a roll has more than one number; then only `items`, `pmf`, `chance` and `map` are of use.

    >>> Finite({1: 1, 2: 3}, 4).mean
    Fraction(7, 4)
    """

    __slots__ = ("_pmf", "_sums", "denominator", "weights")
    weights: Weights
    denominator: int
    _pmf: Mapping[Value, Fraction] | None
    _sums: tuple[list[Number], list[int]] | None

    def __init__(self, weights: Weights, denominator: int) -> None:
        self.weights = weights
        self.denominator = denominator
        self._pmf = None
        self._sums = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Finite) or self.weights.keys() != other.weights.keys():
            return False
        mine, theirs = self.denominator, other.denominator
        return all([weight * theirs == other.weights[value] * mine for value, weight in self.weights.items()])

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Finite({dict(sorted(self.weights.items()))!r}, {self.denominator})"

    @property
    def min(self) -> Number:
        lowest: Number = min(self.weights)
        return lowest

    @property
    def max(self) -> Number:
        highest: Number = max(self.weights)
        return highest

    @property
    def mean(self) -> Fraction:
        from fractions import Fraction

        return Fraction(sum([value * weight for value, weight in self._numbers()])) / self.denominator

    @property
    def variance(self) -> Fraction:
        from fractions import Fraction

        first = Fraction(sum([value * weight for value, weight in self._numbers()])) / self.denominator
        second = Fraction(sum([value * value * weight for value, weight in self._numbers()])) / self.denominator
        return second - first * first

    def _numbers(self) -> Iterator[tuple[Number, int]]:
        if isinstance(next(iter(self.weights)), tuple):
            raise TypeError("a distribution of tuples has no mean and no order; map it to numbers first")
        return iter(self.weights.items())

    @property
    def pmf(self) -> Mapping[Value, Fraction]:
        if self._pmf is None:
            self._pmf = dict(self.items())
        return self._pmf

    @property
    def tail(self) -> Fraction:
        from fractions import Fraction

        return Fraction(0)

    def items(self) -> Iterator[tuple[Value, Fraction]]:
        """(value, chance), ascending."""
        from fractions import Fraction

        denominator = self.denominator
        for value in sorted(self.weights):
            yield value, Fraction(self.weights[value], denominator)

    def at_least(self, bound: Number) -> Fraction:
        from fractions import Fraction

        return Fraction(sum([weight for value, weight in self._numbers() if value >= bound]), self.denominator)

    def at_most(self, bound: Number) -> Fraction:
        from fractions import Fraction

        return Fraction(sum([weight for value, weight in self._numbers() if value <= bound]), self.denominator)

    def chance(self, value: Value) -> Fraction:
        from fractions import Fraction

        return Fraction(self.weights.get(value, 0), self.denominator)

    def listed(self, low: int, high: int) -> tuple[Weights, int]:
        return {value: weight for value, weight in self._numbers() if low <= value <= high}, self.denominator

    def bands(self, bounds: Sequence[Number]) -> list[int]:
        """The weights below the first bound, from each bound to the next, and from the last one on; bounds in ascending order.

        >>> Finite({1: 1, 2: 1, 3: 1, 4: 1}, 4).bands((2, 4))
        [1, 2, 1]
        """
        from bisect import bisect_left

        if self._sums is None:
            values, sums, total = [], [0], 0
            for value, weight in sorted(self._numbers()):
                values.append(value)
                total += weight
                sums.append(total)
            self._sums = values, sums
        values, sums = self._sums
        out, before = [], 0
        for bound in bounds:
            below = sums[bisect_left(values, bound)]
            out.append(below - before)
            before = below
        out.append(sums[-1] - before)
        return out

    def combined(self, other: Finite, function: Callable[[Any, Any], Value]) -> Finite:
        """The distribution of a function of this value and an independent one of the other law.

        >>> Finite({1: 1, 2: 1}, 2).combined(Finite({0: 1, 5: 1}, 2), max).weights
        {1: 1, 5: 2, 2: 1}
        """
        weights: Weights = {}
        for x, p in self.weights.items():
            for y, q in other.weights.items():
                result = function(x, y)
                weights[result] = weights.get(result, 0) + p * q
        return Finite(weights, self.denominator * other.denominator)

    def map(self, function: Callable[[Any], Value]) -> Finite:
        """The distribution of a function of the value; outcomes with equal results are put together.

        >>> Finite({-1: 1, 0: 1, 1: 1}, 3).map(abs).weights
        {1: 2, 0: 1}
        """
        weights: Weights = {}
        for value, weight in self.weights.items():
            result = function(value)
            weights[result] = weights.get(result, 0) + weight
        return Finite(weights, self.denominator)
