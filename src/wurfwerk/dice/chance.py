"""Where faces come from: the system's randomness, a seed, or a list typed in by a person.  Every face is fair to the last bit.

A `Chance` gives one face at a time, and where it can, several of one die at once: `throw` is all it must have, `several` asks for
a whole first throw. What would favour a face is rejected. Law: the faces recorded from any Chance, given to `ScriptedChance`, make
the same roll again.
"""

from __future__ import annotations

import os
from _weakref import ref
from os import urandom

from wurfwerk.message import Message, WurfwerkError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Protocol

    from wurfwerk.dice.shapes import Die

    class Chance(Protocol):
        def throw(self, die: Die, /) -> int:
            """One face of this die, as the value that is printed on it."""
            ...


def several(chance: Chance, die: Die, count: int) -> Sequence[int]:
    """So many faces of a die: all at once from a Chance that can, else one by one. Both ways they are the same faces."""
    at_once: Callable[[Die, int], Sequence[int]] | None = getattr(chance, "several", None)
    if at_once is not None:
        return at_once(die, count)
    throw = chance.throw
    return [throw(die) for _ in range(count)]


class FacesError(WurfwerkError):
    """Typed-in faces that do not fit: too-few-faces, left-over-faces, impossible-face. `position` counts faces from 1."""

    def __init__(self, key: str, message: Message, position: int) -> None:
        super().__init__(message, key=key)
        self.position = position


class SystemChance:
    """The operating system's randomness, fetched in blocks: for each small die a block of faces, for all others one of bytes.

    One may be shared by threads: none gets what another one got. After a fork the child must have another one, or `forget`, which
    empties every stock that somebody may still hold; `SYSTEM` does so by itself.
    """

    __slots__ = ("_block", "_held", "_stocks", "_used")

    def __init__(self) -> None:
        self._block = b""
        self._used = 0
        self._stocks: dict[int | str | Die, Stock] = {}
        self._held: set[ref[Stock]] = set()

    def throw(self, die: Die, /) -> int:
        stock = self.stock(die)
        return stock.take(1)[0] if stock is not None else face_at(die, self.below(ways(die)))

    def several(self, die: Die, count: int, /) -> Sequence[int]:
        """So many faces of this die."""
        stock = self.stock(die)
        return stock.take(count) if stock is not None else [self.throw(die) for _ in range(count)]

    def stock(self, die: Die, /) -> Stock | None:
        """The faces of this die that lie ready; None for one that falls in more than 256 ways."""
        key = die.sides if die.faces is None else die
        stock = self._stocks.get(key)
        if stock is not None:
            return stock
        if not 0 < ways(die) <= BYTES:
            return None
        if len(self._stocks) >= STOCKS:
            self._stocks.clear()
        stock = self._stocks[key] = Stock(die)
        self._held.add(ref(stock, self._held.discard))
        return stock

    def below(self, limit: int) -> int:
        """A whole number from 0 up to but not including `limit`, each with the same chance."""
        bits = (limit - 1).bit_length()
        size = (bits + 7) // 8 or 1
        excess = size * 8 - bits
        while True:
            # As from a stock: taken first, looked at afterwards, and nothing is called in between.
            start = self._used
            self._used = end = start + size
            taken = self._block[start:end]
            if len(taken) < size:
                block = urandom(max(512, size))
                self._block, self._used = block, size
                taken = block[:size]
            drawn = int.from_bytes(taken, "big") >> excess
            if drawn < limit:
                return drawn

    def forget(self) -> None:
        """Throw away what was fetched and has not been asked for yet."""
        self._block, self._used = b"", 0
        for held in list(self._held):
            stock = held()
            if stock is not None:
                stock.block, stock.at, stock.end = b"", 0, 0


BYTES = 256
BLOCK = 4096
"""Bytes that are fetched at once; the first time a sixteenth of it, since most chances are asked for one roll only."""

STOCKS = 1_000
"""Kinds of dice for which faces lie ready."""


class Stock:
    """Faces of one die that lie ready: `block[at:end]`.

    Each byte of the system's stands for one face, for each face equally many; bytes left over are rejected. Both is done by one
    `bytes.translate`. Who takes faces moves `at` on first, then looks whether there were enough and cuts them out of the block: from
    reading `at` to the cut nothing is called, so no other thread can take them too or put another block in their place.
    """

    __slots__ = ("__weakref__", "_faces", "_rejected", "_size", "_table", "at", "block", "end")

    def __init__(self, die: Die) -> None:
        self.at = self.end = 0
        self.block: Sequence[int] = b""
        self._size = BLOCK // 16
        count = ways(die)
        used = BYTES - BYTES % count
        self._rejected = bytes(range(used, BYTES))
        # Faces from 1 to 255 are bytes themselves; others are looked up.
        plain = die.faces is None and count < BYTES
        self._faces = None if plain else tuple([face_at(die, way) for way in range(count)])
        self._table = bytes([way % count + plain for way in range(BYTES)])

    def take(self, count: int) -> Sequence[int]:
        """So many faces."""
        start = self.at
        self.at = end = start + count
        return self.block[start:end] if end <= self.end else self.more(count)

    def more(self, count: int) -> Sequence[int]:
        """So many faces of a new block."""
        block: Sequence[int] = b""
        while len(block) < count or not block:
            block = bytes(block) + urandom(max(self._size, count)).translate(self._table, self._rejected)
        self._size = BLOCK
        if self._faces is not None:
            block = tuple([self._faces[way] for way in block])
        size = len(block)
        self.block, self.at, self.end = block, count, size
        return block[:count]


SYSTEM = SystemChance()
"""The one that is taken where none is named."""

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=SYSTEM.forget)


class SeededChance:
    """The same faces for the same seed, on every machine and version: bits of the Mersenne twister, taken by rejection."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str) -> None:
        from random import Random

        self._bits = Random(seed).getrandbits  # noqa: S311  (repeatable on purpose)

    def throw(self, die: Die, /) -> int:
        return face_at(die, self.below(ways(die)))

    def several(self, die: Die, count: int, /) -> Sequence[int]:
        """So many faces of this die."""
        limit, below = ways(die), self.below
        if die.faces is None:
            return [below(limit) + 1 for _ in range(count)]
        return [face_at(die, below(limit)) for _ in range(count)]

    def below(self, limit: int) -> int:
        bits = (limit - 1).bit_length()
        drawn = self._bits(bits) if bits else 0
        while drawn >= limit:
            drawn = self._bits(bits)
        return drawn


class ScriptedChance:
    """Faces from a list, in the order they are asked for: physical dice typed in, or a roll replayed.

    FacesError if the list ends too soon or a die has no such face; `finish` raises it if faces are left over.
    """

    __slots__ = ("_faces", "_next")

    def __init__(self, faces: Sequence[int]) -> None:
        self._faces = tuple(faces)
        self._next = 0

    def throw(self, die: Die, /) -> int:
        position = self._next + 1
        if self._next >= len(self._faces):
            message = Message("error-too-few-faces", given=len(self._faces), sides=die.sides)
            raise FacesError("too-few-faces", message, position)
        face = self._faces[self._next]
        if not has_face(die, face):
            message = Message("error-impossible-face", position=position, face=face, sides=die.sides)
            raise FacesError("impossible-face", message, position)
        self._next += 1
        return face

    def finish(self) -> None:
        left = len(self._faces) - self._next
        if left:
            message = Message("error-left-over-faces", given=len(self._faces), used=self._next, left=left)
            raise FacesError("left-over-faces", message, self._next + 1)


class RecordedChance:
    """Another Chance, with every face it gave written down in `faces`."""

    __slots__ = ("_of", "faces")

    def __init__(self, of: Chance) -> None:
        self._of = of
        self.faces: list[int] = []

    def throw(self, die: Die, /) -> int:
        face = self._of.throw(die)
        self.faces.append(face)
        return face

    def several(self, die: Die, count: int, /) -> Sequence[int]:
        """So many faces of this die. Where they run out in the middle, those that were given are written down."""
        if not hasattr(self._of, "several"):
            return [self.throw(die) for _ in range(count)]
        faces = several(self._of, die, count)
        self.faces.extend(faces)
        return faces


def ways(die: Die) -> int:
    """In how many equally likely ways the die can fall."""
    if die.faces is None:
        assert isinstance(die.sides, int)
        return die.sides
    return sum([weight for _, weight in die.faces])


def face_at(die: Die, way: int) -> int:
    """The face of the way with this number, from 0."""
    if die.faces is None:
        return way + 1
    for face, weight in die.faces:
        way -= weight
        if way < 0:
            return face
    raise AssertionError(die)


def has_face(die: Die, face: int) -> bool:
    if die.faces is None:
        assert isinstance(die.sides, int)
        return 1 <= face <= die.sides
    return any([face == value for value, _ in die.faces])
