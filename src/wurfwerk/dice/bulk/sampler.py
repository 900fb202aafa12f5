"""An exact distribution to draw from: its values in a list, and beyond the list of a law without end all others, each with its exact chance."""

from __future__ import annotations

from wurfwerk.dice.bulk.table import Table
from wurfwerk.dice.cost import too_costly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import Scaled
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.exact.sums import whole

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.bulk.bits import Bits
    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.shapes import Number

MOST_LISTED = 1 << 16
"""A distribution of more values is not listed to draw from it."""


class Sampler:
    """`values` the listed ones; the place behind the last of them stands for all that lie `beyond` them."""

    __slots__ = ("_table", "beyond", "values")

    def __init__(self, weights: dict[Any, int], rest: int = 0, beyond: Beyond | None = None) -> None:
        self.values = list(weights)
        self.beyond = beyond
        self._table = Table([*weights.values(), *([rest] if beyond is not None else [])])

    def places(self, bits: Bits, count: int) -> NDArray[Any]:
        return self._table.places(bits, count)

    def further(self, bits: Bits) -> Number:
        assert self.beyond is not None
        return self.beyond.draw(bits)


class Beyond:
    """All values of a law without end outside `low` to `high`, which have the chance `mass` together; each is divided by the unit."""

    __slots__ = ("high", "law", "low", "mass", "unit")

    def __init__(self, law: Series, low: int, high: int, mass: Fraction, unit: int = 1) -> None:
        self.law = law
        self.low = low
        self.high = high
        self.mass = mass
        self.unit = unit

    def draw(self, bits: Bits) -> Number:
        """One of them: gone through from the inside out until a number between 0 and 1 is reached, drawn as far as that takes."""
        from fractions import Fraction

        drawn, length = int(bits.words(1, 8)[0]), 64
        total = Fraction(0)
        for value in self._outward():
            total += self.law.chance(value) / self.mass
            while drawn < total * 2**length < drawn + 1:
                drawn = drawn << 64 | int(bits.words(1, 8)[0])
                length += 64
            if total * 2**length >= drawn + 1:
                return whole(Fraction(value, self.unit))
        raise AssertionError(self.law)

    def _outward(self) -> Iterator[int]:
        low, high = self.low, self.high
        while True:
            low, high = low - 1, high + 1
            if self.law.max is None:
                yield high
            if self.law.min is None:
                yield low


def sampler(law: Distribution) -> Sampler:
    """TooCostly where the values cannot be listed."""
    if isinstance(law, Spread):
        if law.width > MOST_LISTED:
            raise too_costly("values", values=law.width, most=MOST_LISTED)
        law = law.finite()
    if isinstance(law, Finite):
        if len(law.weights) > MOST_LISTED:
            raise too_costly("values", values=len(law.weights), most=MOST_LISTED)
        first = next(iter(law.weights))
        return Sampler(law.weights if isinstance(first, tuple) else dict(sorted(law.weights.items())))
    unit = law.unit if isinstance(law, Scaled) else 1
    inner = law.of if isinstance(law, Scaled) else law
    if not isinstance(inner, Series):
        raise too_costly("values", values=inner.width if isinstance(inner, Spread) else 0, most=MOST_LISTED)
    from fractions import Fraction

    listed = [int(value) for value in inner.pmf]  # type: ignore[arg-type]  # a series is one of whole numbers
    low, high = min(listed), max(listed)
    weights, denominator = inner.listed(low, high)
    rest = denominator - sum(weights.values())
    beyond = Beyond(inner, low, high, Fraction(rest, denominator), unit)
    return Sampler({whole(Fraction(value, unit)): weight for value, weight in weights.items()}, rest, beyond)
