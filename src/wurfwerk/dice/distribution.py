"""`Finite`: the exact answer with a list of its values, as whole weights over one denominator.  What all answers can tell is in `dice.law`.

Law: the chances in `pmf` and `tail` add up to 1; `at_least(t) + at_most(t - 1)` is 1 for every whole t. Nothing here is a float.
"""

from __future__ import annotations

from wurfwerk.dice.law import Distribution as Distribution

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from fractions import Fraction
    from typing import Any

    from wurfwerk.dice.shapes import Number, Value
    from wurfwerk.dice.statistics.asked import Condition
    from wurfwerk.dice.statistics.sampling import Bounds

    Weights = dict[Any, int]
    """Value -> weight. Numbers or tuples: who asks knows which."""

HEAD = 10**12
"""The listed values of an unbounded law go on until what is left is less than one in so many."""


class Finite(Distribution):
    """Finitely many values: `weights` value -> whole number above 0, over `denominator`, their sum.

    Values may be tuples, where a roll has more than one number, or anything else that `map` has made of them; what needs numbers (mean,
    bounds, quantiles, sums) is a TypeError then.

    >>> Finite({1: 1, 2: 3}, 4).mean
    Fraction(7, 4)
    """

    __slots__ = ("_pmf", "_sums", "bounds", "denominator", "weights")
    weights: Weights
    denominator: int
    _pmf: Mapping[Value, Fraction] | None
    _sums: tuple[list[Number], list[int]] | None
    bounds: Bounds | None
    """What values are drawn by, once one has been drawn."""

    def __init__(self, weights: Weights, denominator: int) -> None:
        self.weights = weights
        self.denominator = denominator
        self._pmf = None
        self._sums = None
        self.bounds = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Finite) or self.weights.keys() != other.weights.keys():
            return False
        mine, theirs = self.denominator, other.denominator
        return all([weight * theirs == other.weights[value] * mine for value, weight in self.weights.items()])

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Finite({ {value: self.weights[value] for value in self.ascending()} }, {self.denominator})"

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
        first = next(iter(self.weights))
        if not isinstance(first, int) and not hasattr(first, "as_integer_ratio"):
            kind = "tuples" if isinstance(first, tuple) else f"{type(first).__name__} values"
            raise TypeError(f"a distribution of {kind} has no mean and no order; map it to numbers first")
        return iter(self.weights.items())

    def ascending(self) -> list[Any]:
        """The values in order; where they have none, as they came."""
        try:
            return sorted(self.weights)
        except TypeError:
            return list(self.weights)

    def sums(self) -> tuple[list[Number], list[int]]:
        """The values, ascending, and 0 with the sums of their weights one after another; kept. TypeError if they are not numbers."""
        if self._sums is None:
            values, sums, total = [], [0], 0
            for value, weight in sorted(self._numbers()):
                values.append(value)
                total += weight
                sums.append(total)
            self._sums = values, sums
        return self._sums

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
        for value in self.ascending():
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

    if TYPE_CHECKING:

        def given(
            self, condition: Condition | None = None, *, at_least: Number | None = None, at_most: Number | None = None
        ) -> Finite: ...

    def bands(self, bounds: Sequence[Number]) -> list[int]:
        """The weights below the first bound, from each bound to the next, and from the last one on; bounds in ascending order.

        >>> Finite({1: 1, 2: 1, 3: 1, 4: 1}, 4).bands((2, 4))
        [1, 2, 1]
        """
        from bisect import bisect_left

        values, sums = self.sums()
        out, before = [], 0
        for bound in bounds:
            below = sums[bisect_left(values, bound)]
            out.append(below - before)
            before = below
        out.append(sums[-1] - before)
        return out

    def floats(self) -> dict[Value, float]:
        # Whole numbers divide to the nearest float, however long they are; their fraction need not be reduced for it.
        return {value: self.weights[value] / self.denominator for value in self.ascending()}

    def finite(self) -> Finite:
        return self

    def combined(self, other: Distribution, function: Callable[[Any, Any], Any]) -> Finite:
        from wurfwerk.dice.exact.costing_laws import check_combined

        weights: Weights = {}
        of = other.finite()
        check_combined(self, of)
        for x, p in self.weights.items():
            for y, q in of.weights.items():
                result = function(x, y)
                weights[result] = weights.get(result, 0) + p * q
        return Finite(weights, self.denominator * of.denominator)

    def map(self, function: Callable[[Any], Any]) -> Finite:
        """The distribution of a function of the value; outcomes with equal results are put together. Linear in the values.

        >>> Finite({-1: 1, 0: 1, 1: 1}, 3).map(abs).weights
        {1: 2, 0: 1}
        """
        weights: Weights = {}
        for value, weight in self.weights.items():
            result = function(value)
            weights[result] = weights.get(result, 0) + weight
        return Finite(weights, self.denominator)
