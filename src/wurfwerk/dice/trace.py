"""What a throw leaves behind: `Throw`, light, its faces as arrays; and `Roll`, the tree of it, made when it is looked at."""

from __future__ import annotations

from wurfwerk.dice.choice import chosen
from wurfwerk.dice.shapes import Altered, Apply, Constant, Die, Pool
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from wurfwerk.dice.shapes import Shape, Value

COMPARISONS = ("=", "<>", "<", "<=", ">", ">=")
"""Operations of which a roll shows both sides."""


@record
class RolledDie:
    """One die on the table.

    chain     its faces as they fell; more than one if it exploded
    value     what it counts for, after clamping, counting and exploding
    rerolled  the faces it lost
    times     how often it was taken: 0 if dropped
    group     its path through groups in braces, from 0
    label     what it is for, as `Pool.label`
    """

    sides: int | str
    chain: tuple[int, ...]
    value: int
    times: int = 1
    rerolled: tuple[int, ...] = ()
    group: tuple[int, ...] = ()
    label: str = ""

    @property
    def kept(self) -> bool:
        return self.times > 0


class Throw:
    """One throw of a compiled shape.

    shape  what was thrown; a bare die stands in a pool of its own
    value  what came out
    faces  every face as it fell

    The other arrays follow from these and the shape, or were noted during the throw: `times`, `owners` and `lost`; `roll` is the tree.
    """

    __slots__ = ("begin", "faces", "shape", "value")
    begin: int
    shape: Shape
    value: Value
    faces: Sequence[int]

    @property
    def times(self) -> Sequence[int]:
        """How often each die was taken, in throwing order: 0 if it was dropped."""
        raise NotImplementedError

    @property
    def owners(self) -> Sequence[int]:
        """For each face the number of the die it belongs to: more than once where a die was thrown again."""
        return range(len(self.faces))

    @property
    def lost(self) -> Sequence[int]:
        """The places in `faces` of those that were given up for another."""
        return ()

    @property
    def compared(self) -> tuple[Value, Value] | None:
        """Both sides, if the whole is a comparison."""
        return None

    @property
    def roll(self) -> Roll:
        """The same as a tree."""
        return told(self)

    def items(self) -> tuple[Roll | RolledDie, ...]:
        """The dice and parts of the tree."""
        raise NotImplementedError


class _Told:
    """Of a Roll: the throw whose items it has not made yet."""

    __slots__ = ("_throw",)

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            """Only what is not there is looked for here."""
            if name != "items":
                raise AttributeError(f"{self.__class__.__name__} has no attribute {name}")
            items = self._throw.items()
            put_items(self, items)
            return items


@record
class Roll(_Told):
    """A shape, thrown. `items` are the rolled dice and parts in throwing order; `compared` both sides of a comparison."""

    shape: Shape
    value: Value
    items: tuple[Roll | RolledDie, ...] = ()
    times: int = 1
    compared: tuple[Value, Value] | None = None

    @property
    def parts(self) -> tuple[Roll, ...]:
        return tuple([item for item in self.items if isinstance(item, Roll)])

    @property
    def dice(self) -> tuple[RolledDie, ...]:
        """All dice below: in throwing order, a sorted pool in its order; dice of a dropped part are dropped."""
        return tuple(self._dice((), True, ""))

    def _dice(self, path: tuple[int, ...], kept: bool, label: str) -> Iterator[RolledDie]:
        grouped = isinstance(self.shape, Pool) and len(self.items) > 1
        items = list(self.items)
        if isinstance(self.shape, Pool):
            label = self.shape.label or label
            if self.shape.shown != "thrown":
                items.sort(key=lambda item: item.value, reverse=self.shape.shown == "descending")
        for index, item in enumerate(items):
            if isinstance(item, Roll):
                yield from item._dice((*path, index) if grouped else path, kept and item.times > 0, label)
            else:
                group = (*path, index) if path else ()
                yield replace(item, times=item.times if kept else 0, group=group, label=label)


put_items = Roll.__dict__["items"].__set__
new = object.__new__


class _Open(Roll):
    """A Roll that is being filled, as in `record`."""

    __slots__ = ()
    if not TYPE_CHECKING:
        __setattr__ = object.__setattr__
        _throw: Throw


def told(throw: Throw, times: int = 1) -> Roll:
    """The tree of a throw, with its items left for later."""
    made = new(_Open)
    made._throw = throw  # type: ignore[attr-defined]
    made.shape = throw.shape  # type: ignore[misc]
    made.value = throw.value  # type: ignore[misc]
    made.times = times  # type: ignore[misc]
    made.compared = throw.compared  # type: ignore[misc]
    made.__class__ = Roll  # type: ignore[assignment]
    return made


class PoolThrow(Throw):
    """Equal dice, each with one face that counts as it is; and perhaps constants beside their `pool`."""

    __slots__ = ("pool",)
    pool: Pool

    @property
    def times(self) -> Sequence[int]:
        pool = self.pool
        return (1,) * len(self.faces) if pool.select is None else chosen(self.faces, pool)

    @property
    def values(self) -> Sequence[int]:
        """What each die counts for."""
        return self.faces

    def items(self) -> tuple[Roll | RolledDie, ...]:
        shape = self.shape
        if not isinstance(shape, Apply):
            return self.dice()
        constants = sum([part.value for part in shape.parts if isinstance(part, Constant)])
        pool = Roll(self.pool, self.value - constants, self.dice())  # type: ignore[operator]
        return tuple([Roll(part, part.value) if isinstance(part, Constant) else pool for part in shape.parts])

    def dice(self) -> tuple[RolledDie, ...]:
        sides = innermost(self.pool.groups[0][0]).sides
        dice = zip(self.faces, self.values, self.times, strict=True)
        return tuple([RolledDie(sides, (face,), value, times) for face, value, times in dice])


class OneOutThrow(PoolThrow):
    """Equal dice of which one was left out: the place of that one."""

    __slots__ = ("out",)
    out: int

    @property
    def times(self) -> Sequence[int]:
        times = [1] * len(self.faces)
        times[self.out] = 0
        return times


class CountThrow(PoolThrow):
    """Equal dice, each with one face that counts for something else."""

    __slots__ = ("counts",)
    counts: Sequence[int]

    @property
    def times(self) -> Sequence[int]:
        pool = self.pool
        return (1,) * len(self.counts) if pool.select is None else chosen(self.counts, pool)

    @property
    def values(self) -> Sequence[int]:
        return self.counts


class ChainThrow(CountThrow):
    """Equal dice of which some were thrown again and added: behind the first throw the further ones, die by die."""

    __slots__ = ("further",)
    further: Sequence[int]

    @property
    def owners(self) -> Sequence[int]:
        return (*range(len(self.counts)), *self.further)

    def dice(self) -> tuple[RolledDie, ...]:
        sides = innermost(self.pool.groups[0][0]).sides
        chains = [[face] for face in self.faces[: len(self.counts)]]
        for owner, face in zip(self.further, self.faces[len(chains) :], strict=True):
            chains[owner].append(face)
        dice = zip(chains, self.counts, self.times, strict=True)
        return tuple([RolledDie(sides, tuple(chain), value, times) for chain, value, times in dice])


def innermost(shape: Shape) -> Die:
    """The die under its rules."""
    while isinstance(shape, Altered):
        shape = shape.of
    assert isinstance(shape, Die)
    return shape
