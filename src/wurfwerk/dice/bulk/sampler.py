"""An exact distribution to draw from: its values in a list, and beyond the list of a law without end all others, each with its exact chance."""

from __future__ import annotations

from wurfwerk.dice.bulk.table import Table
from wurfwerk.dice.cost import too_costly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.exact.spread import Spread

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.bulk.bits import Bits
    from wurfwerk.dice.distribution import Distribution

MOST_LISTED = 1 << 16
"""A distribution of more values is not listed to draw from it."""


class Sampler:
    """`values` the listed ones; the place behind the last of them is all that lie `beyond` them: the law, their chance, and them in some order."""

    __slots__ = ("_table", "beyond", "values")

    def __init__(
        self, weights: dict[Any, int], rest: int = 0, beyond: tuple[Distribution, Fraction, Iterator[int]] | None = None
    ) -> None:
        self.values = list(weights)
        self.beyond = beyond
        self._table = Table([*weights.values(), *([rest] if beyond is not None else [])])

    def places(self, bits: Bits, count: int) -> NDArray[Any]:
        return self._table.places(bits, count)

    def further(self, bits: Bits) -> int:
        """One of the values that are not listed: gone through in their order until a number between 0 and 1 is reached."""
        assert self.beyond is not None
        law, mass, values = self.beyond
        drawn, length = int(bits.words(1, 8)[0]), 64
        total = law.chance(0) - law.chance(0)
        for value in values:
            total += law.chance(value) / mass
            while total * 2**length > drawn and total * 2**length < drawn + 1:
                drawn = drawn << 64 | int(bits.words(1, 8)[0])
                length += 64
            if total * 2**length >= drawn + 1:
                return value
        raise AssertionError(law)


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
    if not isinstance(law, Series):
        raise too_costly("head")
    listed = [int(value) for value in law.pmf]  # type: ignore[arg-type]  # a series is one of whole numbers
    low, high = min(listed), max(listed)
    weights, denominator = law.listed(low, high)
    rest = denominator - sum(weights.values())
    from fractions import Fraction

    return Sampler(weights, rest, (law, Fraction(rest, denominator), _outward(law, low, high)))


def _outward(law: Series, low: int, high: int) -> Iterator[int]:
    """The values outside [low, high], from there on."""
    while True:
        low, high = low - 1, high + 1
        if law.max is None:
            yield high
        if law.min is None:
            yield low
