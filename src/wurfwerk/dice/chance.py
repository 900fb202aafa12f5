"""Where faces come from: the system's randomness, a seed, or a list typed in by a person.  Every face is fair to the last bit.

A `Chance` gives one face at a time. Faces are drawn by rejection, never by remainder. Law: the faces recorded from any Chance, given
to `ScriptedChance`, make the same roll again.
"""

from __future__ import annotations

from os import urandom

from wurfwerk.message import Message, WurfwerkError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Protocol

    from wurfwerk.dice.shapes import Die

    class Chance(Protocol):
        def throw(self, die: Die, /) -> int:
            """One face of this die, as the value that is printed on it."""
            ...


class FacesError(WurfwerkError):
    """Typed-in faces that do not fit: too-few-faces, left-over-faces, impossible-face. `position` counts faces from 1."""

    def __init__(self, key: str, message: Message, position: int) -> None:
        super().__init__(message, key=key)
        self.position = position


class SystemChance:
    """The operating system's randomness, fetched in blocks."""

    __slots__ = ("_block", "_used")

    def __init__(self) -> None:
        self._block = b""
        self._used = 0

    def throw(self, die: Die, /) -> int:
        return face_at(die, self.below(ways(die)))

    def below(self, limit: int) -> int:
        """A whole number from 0 up to but not including `limit`, each with the same chance."""
        bits = (limit - 1).bit_length()
        size = (bits + 7) // 8 or 1
        excess = size * 8 - bits
        while True:
            if self._used + size > len(self._block):
                self._block = urandom(max(512, size))
                self._used = 0
            drawn = int.from_bytes(self._block[self._used : self._used + size], "big") >> excess
            self._used += size
            if drawn < limit:
                return drawn


class SeededChance:
    """The same faces for the same seed, on every machine and version: bits of the Mersenne twister, taken by rejection."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int | str) -> None:
        from random import Random

        self._bits = Random(seed).getrandbits  # noqa: S311  (repeatable on purpose)

    def throw(self, die: Die, /) -> int:
        return face_at(die, self.below(ways(die)))

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
