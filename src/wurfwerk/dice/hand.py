"""A throw of any shape under way, and what it leaves behind: the dice as they were settled, part by part."""

from __future__ import annotations

from wurfwerk.dice.everyday import too_many_throws
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.trace import Roll, RolledDie, Throw, told

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.dice.shapes import Die, Shape, Value


class Hand:
    """One throw under way: every face so far, and the names bound by decisions."""

    __slots__ = ("bound", "faces")

    def __init__(self) -> None:
        self.faces: list[int] = []
        self.bound: dict[str, Value] = {}

    def add(self, faces: Sequence[int]) -> None:
        """Faces that fell. TooCostly when they are too many."""
        self.faces.extend(faces)
        if len(self.faces) > MAX_THROWS:
            raise too_many_throws()


class One:
    """One die while it is settled: places of its faces in the hand; `first` is that of a first face that already fell, else -1."""

    __slots__ = ("chain", "die", "first", "lost", "value")
    die: Die
    value: int

    def __init__(self, die: Die, first: int) -> None:
        self.die = die
        self.first = first
        self.chain: list[int] = []
        self.lost: list[int] = []


class FixedThrow(Throw):
    """A number: no dice."""

    __slots__ = ()

    @property
    def times(self) -> Sequence[int]:
        return ()

    def items(self) -> tuple[Roll | RolledDie, ...]:
        return ()


class TreeThrow(Throw):
    """Anything else: its dice and parts in throwing order, and how often each was taken. `faces` are those of the whole throw."""

    __slots__ = ("parts", "sides", "taken")
    parts: Sequence[One | Throw]
    taken: Sequence[int]
    sides: tuple[Value, Value] | None

    @property
    def compared(self) -> tuple[Value, Value] | None:
        return self.sides

    @property
    def times(self) -> Sequence[int]:
        out: list[int] = []
        for part, time in zip(self.parts, self.taken, strict=True):
            if isinstance(part, One):
                out.append(time)
            else:
                out.extend(part.times if time else [0] * len(part.times))
        return out

    @property
    def owners(self) -> Sequence[int]:
        owners = [0] * len(self.faces)
        self.number(0, owners)
        return owners

    @property
    def lost(self) -> Sequence[int]:
        out: list[int] = []
        for part in self.parts:
            out.extend(part.lost)
        return sorted(out)

    def number(self, die: int, owners: list[int]) -> int:
        """Writes the number of its die to each face, the first die being `die`; returns the next number."""
        for part in self.parts:
            if isinstance(part, One):
                for place in (*part.chain, *part.lost):
                    owners[place] = die
                die += 1
            elif isinstance(part, TreeThrow):
                die = part.number(die, owners)
            else:
                for place, owner in enumerate(part.owners):
                    owners[part.begin + place] = die + owner
                die += len(part.times)
        return die

    def items(self) -> tuple[Roll | RolledDie, ...]:
        faces = self.faces
        out: list[Roll | RolledDie] = []
        for part, time in zip(self.parts, self.taken, strict=True):
            if isinstance(part, One):
                chain = tuple([faces[place] for place in part.chain])
                lost = tuple([faces[place] for place in part.lost])
                out.append(RolledDie(part.die.sides, chain, part.value, time, lost))
            else:
                out.append(told(part, time))
        return tuple(out)


def tree(hand: Hand, shape: Shape, value: Value, parts: Sequence[One | Throw], taken: Sequence[int]) -> TreeThrow:
    thrown = TreeThrow()
    thrown.shape = shape
    thrown.value = value
    thrown.faces = hand.faces
    thrown.parts = parts
    thrown.taken = taken
    thrown.sides = None
    return thrown
