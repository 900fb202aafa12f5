"""`Spread`: every whole number of a span has the same chance.  Dice with so many sides that their faces are never listed.

Spans may overlap; the chance of a value is the sum over the spans it lies in.

Cost: linear in the spans, two of them compared spans times spans operations, whatever the sides. Source: sums of arithmetic progressions. Chosen for dice of
more than `WIDE` sides, until their values have to be listed.
"""

from __future__ import annotations

from wurfwerk.dice.distribution import Distribution, Finite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction

    from wurfwerk.dice.distribution import Weights
    from wurfwerk.dice.shapes import Number, Value
    from wurfwerk.dice.where import Where

    Span = tuple[int, int, int]

WIDE = 1_000
"""A die with more sides is not listed before it has to be."""

LISTED = 100_000
"""So many values are listed at most."""


class Spread(Distribution):
    """`spans`: (low, high, weight of each value in it), over `denominator`, the sum over all values."""

    __slots__ = ("denominator", "spans")

    def __init__(self, spans: list[Span], denominator: int) -> None:
        self.spans = spans
        self.denominator = denominator

    @property
    def width(self) -> int:
        """How many values, counted once a span."""
        return sum([high - low + 1 for low, high, _ in self.spans])

    @property
    def min(self) -> int:
        return min([low for low, _, _ in self.spans])

    @property
    def max(self) -> int:
        return max([high for _, high, _ in self.spans])

    @property
    def mean(self) -> Fraction:
        from fractions import Fraction

        return Fraction(
            sum([weight * (low + high) * (high - low + 1) for low, high, weight in self.spans]), 2 * self.denominator
        )

    @property
    def variance(self) -> Fraction:
        from fractions import Fraction

        second = sum([weight * (_squares(high) - _squares(low - 1)) for low, high, weight in self.spans])
        return Fraction(second, self.denominator) - self.mean**2

    @property
    def pmf(self) -> Mapping[Value, Fraction]:
        return self.finite().pmf if self.width <= LISTED else {}

    @property
    def tail(self) -> Fraction:
        from fractions import Fraction

        return Fraction(0 if self.width <= LISTED else 1)

    def at_least(self, bound: Number) -> Fraction:
        from fractions import Fraction

        t = -int(-bound // 1)
        weight = sum([w * (high - max(low, t) + 1) for low, high, w in self.spans if high >= t])
        return Fraction(weight, self.denominator)

    def chance(self, value: Value) -> Fraction:
        from fractions import Fraction

        if isinstance(value, tuple) or value != int(value):
            return Fraction(0)
        return Fraction(sum([w for low, high, w in self.spans if low <= value <= high]), self.denominator)

    def listed(self, low: int, high: int) -> tuple[Weights, int]:
        weights: Weights = {}
        spans = [(max(a, low), min(b, high), weight) for a, b, weight in self.spans]
        width = sum([max(0, b - a + 1) for a, b, _ in spans])
        if width > LISTED:
            from wurfwerk.dice.cost import too_costly

            raise too_costly("values", values=width, most=LISTED)
        for a, b, weight in spans:
            for value in range(a, b + 1):
                weights[value] = weights.get(value, 0) + weight
        return weights, self.denominator

    def finite(self) -> Finite:
        """Listed. Linear in the width; TooCostly beyond `LISTED` values."""
        if self.width > LISTED:
            from wurfwerk.dice.cost import too_costly

            raise too_costly("values", values=self.width, most=LISTED)
        weights: Weights = {}
        for low, high, weight in self.spans:
            for value in range(low, high + 1):
                weights[value] = weights.get(value, 0) + weight
        return Finite(weights, self.denominator)

    def within(self, where: Where) -> list[Span]:
        """The part inside a set."""
        out = []
        for low, high, weight in self.spans:
            for start, end in where.spans:
                first = low if start is None else max(low, start)
                last = high if end is None else min(high, end)
                if first <= last:
                    out.append((first, last, weight))
        return out

    def shifted(self, by: int) -> Spread:
        return Spread([(low + by, high + by, weight) for low, high, weight in self.spans], self.denominator)

    def flipped(self) -> Spread:
        return Spread([(-high, -low, weight) for low, high, weight in self.spans], self.denominator)

    def exceeds(self, other: Spread, by: int) -> Fraction:
        """The chance that this value is at least the other's plus `by`; spans times spans operations."""
        from fractions import Fraction

        weight = sum([w * v * _pairs(a, b, c + by, d + by) for a, b, w in self.spans for c, d, v in other.spans])
        return Fraction(weight, self.denominator * other.denominator)


def _squares(n: int) -> int:
    """1 + 4 + ... + n^2, continued to n below 0 so that differences of it are right."""
    return n * (n + 1) * (2 * n + 1) // 6


def _pairs(a: int, b: int, c: int, d: int) -> int:
    """How many (x, y) with x in a..b, y in c..d and x >= y."""
    pairs = 0
    if b > d:
        above = b - max(a, d + 1) + 1
        pairs += above * (d - c + 1)
    start, end = max(a, c), min(b, d)
    if start <= end:
        # x in start..end has x - c + 1 partners
        pairs += (end - start + 1) * (start + end - 2 * c + 2) // 2
    return pairs
