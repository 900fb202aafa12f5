"""Places of a list of whole weights, drawn at random, each with exactly its chance: Walker's alias table in whole numbers.

A table of 2^k columns, each of two places parted at a threshold. A draw is a random column and a random number between 0 and 1, which is
compared with the threshold by its leading bits. Where these are equal the comparison is not decided, and more bits are drawn
until it is: no chance is rounded, however long the weights are.
Cost: to build about a microsecond a weight; to draw one word and three look-ups.
"""

from __future__ import annotations

import numpy as np

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.bulk.bits import Bits

MOST_WEIGHTS = 1 << 20


class Table:
    """The weights are whole, none below 0, their sum above 0. `bits`: as many decide a draw as a rule, the column among them."""

    __slots__ = ("_bits", "_column_bits", "_exact", "_leading", "_places", "_total")

    def __init__(self, weights: Sequence[int], bits: int | None = None) -> None:
        self._column_bits = (len(weights) - 1).bit_length()
        self._bits = bits or (32 if self._column_bits <= 10 else 64)
        columns = 1 << self._column_bits
        total = sum(weights)
        # Every column holds `total`; a weight fills as many columns as there are.
        filled = [weight << self._column_bits for weight in weights] + [0] * (columns - len(weights))
        other = list(range(columns))
        below = [place for place, amount in enumerate(filled) if amount < total]
        above = [place for place, amount in enumerate(filled) if amount > total]
        while below:
            place = below.pop()
            giver = above[-1]
            other[place] = giver
            filled[giver] -= total - filled[place]
            if filled[giver] < total:
                below.append(above.pop())
            elif filled[giver] == total:
                above.pop()
        self._total = total
        self._exact = filled
        scale = self._bits - self._column_bits
        most = (1 << scale) - 1
        kind = np.uint32 if self._bits <= 32 else np.uint64
        # A full column has one place only: whatever the comparison says, it is that one.
        self._leading = np.array([min((amount << scale) // total, most) for amount in filled], kind)
        both = np.empty((columns, 2), np.int64)
        both[:, 0] = np.arange(columns)
        both[:, 1] = [
            place if amount == total else to for place, amount, to in zip(range(columns), filled, other, strict=True)
        ]
        self._places = both.reshape(-1)

    def places(self, bits: Bits, count: int) -> NDArray[Any]:
        """So many places, from 0 to the number of weights less 1."""
        kind = self._leading.dtype
        drawn = bits.words(count, kind.itemsize)
        if self._bits < 8 * kind.itemsize:
            drawn = drawn >> (8 * kind.itemsize - self._bits)
        scale = self._bits - self._column_bits
        column = drawn >> scale
        part = drawn & ((1 << scale) - 1)
        leading = self._leading[column]
        second = part >= leading
        for throw in np.flatnonzero(part == leading):
            second[throw] = not self._first(int(column[throw]), int(part[throw]), bits)
        out: NDArray[Any] = self._places[2 * column.astype(np.int64) + second]
        return out

    def _first(self, column: int, part: int, bits: Bits) -> bool:
        """Whether a number that begins with these bits is below the threshold of the column; it is drawn further until that is sure."""
        amount, total = self._exact[column], self._total
        length = self._bits - self._column_bits
        while amount < total:
            # The number lies in [part, part + 1) / 2^length.
            if (part + 1) * total <= amount << length:
                return True
            if part * total >= amount << length:
                return False
            part = part << 64 | int(bits.words(1, 8)[0])
            length += 64
        return True
