"""Where the faces of many throws come from: the bits of SFC64, drawn by rejection, so that every face is fair to the last bit.

Only the generator's own words are used, whose sequence numpy keeps for good, and they are read as little-endian bytes: the same seed gives
the same faces on every machine and with every numpy. (What `numpy.random.Generator` makes of the words may change from version to version.)
"""

from __future__ import annotations

from math import isqrt

import numpy as np

from wurfwerk.dice.bulk.column import Column, narrowest
from wurfwerk.dice.chance import ways

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Die


class Bits:
    """Random words from a seed, or from the system's randomness without one. Two seeds that are not equal give unlike words."""

    __slots__ = ("_raw",)

    def __init__(self, seed: int | str | None = None) -> None:
        self._raw = np.random.SFC64(np.random.SeedSequence(_entropy(seed))).random_raw

    def bytes(self, count: int) -> bytes:
        """At least so many random bytes."""
        words: NDArray[np.uint64] = self._raw(-(-count // 8))
        return words.astype("<u8", copy=False).tobytes()

    def words(self, count: int, size: int) -> NDArray[Any]:
        """So many random words of `size` bytes."""
        return np.frombuffer(self.bytes(count * size or 1), f"<u{size}", count)

    def below(self, limit: int, count: int) -> NDArray[Any]:
        """Whole numbers from 0 up to but not including `limit`, at most 2^64, each with the same chance."""
        size = 1 if limit <= 1 << 8 else 2 if limit <= 1 << 16 else 4 if limit <= 1 << 32 else 8
        space = 1 << 8 * size
        fair = space - space % limit
        if fair == space:
            drawn = self.words(count, size)
            return drawn if limit == space else drawn & (limit - 1)
        found: list[NDArray[Any]] = []
        left = count
        while left > 0:
            drawn = self.words(_enough(left, space, fair), size)
            drawn = drawn[drawn < fair]
            found.append(drawn)
            left -= len(drawn)
        drawn = found[0] if len(found) == 1 else np.concatenate(found)
        out: NDArray[Any] = drawn[:count] % limit
        return out

    def faces(self, die: Die, count: int) -> Column:
        """So many faces of one kind of die, as the values that are printed on it."""
        number = ways(die)
        if not count:
            return Column(np.zeros(0, np.uint8), 0, 0)
        if die.faces is None:
            if number <= 255:
                return Column(self._by_table(tuple(range(1, number + 1)), np.uint8, count), 1, number)
            drawn = self.below(number, count)
            return Column(drawn.astype(narrowest(1, number)) + 1, 1, number)
        low, high = die.faces[0][0], die.faces[-1][0]
        kind = narrowest(low, high)
        if number <= 256 and kind.itemsize == 1:
            printed = tuple([face for face, weight in die.faces for _ in range(weight)])
            return Column(self._by_table(printed, kind, count), low, high)
        from wurfwerk.dice.bulk.table import Table

        places = Table([weight for _, weight in die.faces]).places(self, count)
        return Column(np.array([face for face, _ in die.faces], kind)[places], low, high)

    def _by_table(self, printed: tuple[int, ...], kind: Any, count: int) -> NDArray[Any]:
        """A byte for each die: bytes beyond the last full round of all ways are thrown away, the others are read as their face."""
        table, rejected = _tables(printed)
        fair = 256 - len(rejected)
        found: list[bytes] = []
        left = count
        while left > 0:
            accepted = self.bytes(_enough(left, 256, fair)).translate(table, rejected)
            found.append(accepted)
            left -= len(accepted)
        drawn = found[0] if len(found) == 1 else b"".join(found)
        return np.frombuffer(drawn, kind, count).copy()


def _enough(count: int, space: int, fair: int) -> int:
    """So many draws that `count` of them are nearly always kept."""
    return count * space // fair + (4 * isqrt(count) + 8 if fair < space else 0)


_TABLES: dict[tuple[int, ...], tuple[bytes, bytes]] = {}


def _tables(printed: tuple[int, ...]) -> tuple[bytes, bytes]:
    """(byte -> face, the bytes that are rejected) of a die with these equally likely faces."""
    if printed not in _TABLES:
        if len(_TABLES) > 1000:
            _TABLES.clear()
        fair = 256 - 256 % len(printed)
        table = bytes([printed[byte % len(printed)] & 255 for byte in range(256)])
        _TABLES[printed] = table, bytes(range(fair, 256))
    return _TABLES[printed]


def _entropy(seed: int | str | None) -> int | list[int] | None:
    if seed is None or (isinstance(seed, int) and seed >= 0):
        return seed
    if isinstance(seed, int):
        return [-seed, 1]
    if isinstance(seed, str):
        from hashlib import sha256

        return [int.from_bytes(sha256(seed.encode("utf-8", "surrogatepass")).digest(), "little"), 2]
    raise TypeError(f"a seed is a whole number or a text, not {type(seed).__name__}")
