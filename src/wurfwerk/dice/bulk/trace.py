"""The single dice of many throws, as arrays: what fell first, what it counts for, and how often it is taken."""

from __future__ import annotations

import numpy as np

from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Pool

    Path = tuple[int, ...]
    Part = tuple[Pool, NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any]]


@record
class PoolThrows:
    """One pool of an expression in those of the throws in which it was thrown. Dice on the first axis, in throwing order, throws on the second.

    throws   the numbers of these throws, from 0: all of them, but in a case of a branch
    faces    the face each die showed first, before any reroll; of a part in braces 0
    counted  what each die or part counts for when the choice is made
    times    how often it is taken: 0 if dropped. Further dice of their own are not among the dice here, but had their part in the choice
    """

    pool: Pool
    throws: NDArray[Any]
    faces: NDArray[Any]
    counted: NDArray[Any]
    times: NDArray[Any]


@record
class Throws:
    """`values` as of `simulate`; `pools` in reading order, a pool in braces after the one it is in."""

    values: NDArray[Any]
    pools: tuple[PoolThrows, ...]


class Trace:
    """Collects what the blocks have thrown. `start`: the number of the first throw of the block; `at`: those of the throws of this case."""

    __slots__ = ("_parts", "at", "path", "start")

    def __init__(self) -> None:
        self._parts: dict[Path, list[Part]] = {}
        self.path: Path = ()
        self.start = 0
        self.at: NDArray[Any] | None = None

    def note(self, pool: Pool, faces: NDArray[Any], counted: NDArray[Any], times: NDArray[Any]) -> None:
        at = np.arange(faces.shape[1]) if self.at is None else self.at
        self._parts.setdefault(self.path, []).append((pool, at + self.start, faces, counted, times))

    def pools(self) -> tuple[PoolThrows, ...]:
        out = []
        for _, parts in sorted(self._parts.items()):
            throws = np.concatenate([part[1] for part in parts])
            faces, counted, times = [np.concatenate([part[place] for part in parts], axis=1) for place in (2, 3, 4)]
            out.append(PoolThrows(parts[0][0], throws, faces, counted, times))
        return tuple(out)
