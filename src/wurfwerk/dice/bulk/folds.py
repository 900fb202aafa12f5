"""What becomes of the kept dice in many throws at once: each fold of a pool."""

from __future__ import annotations

from itertools import pairwise

import numpy as np

from wurfwerk.dice.bulk.column import Column, Tuples, narrowest, within
from wurfwerk.dice.bulk.ranks import by_rank, weighted
from wurfwerk.dice.shapes import BestSet, LargestSet, LongestRun, Shows, Sum, Tally, Tuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Fold

FEW_VALUES = 100
"""With no more values than that, sets and runs are looked for value by value, else in the sorted dice."""


class Kept:
    """The kept dice on the first axis, throws on the second: at least one die.

    times   how often each of them is taken, at least once: None: all once; a number for each die; or one for each die of each throw
    thrown  whether they stand in throwing order
    """

    __slots__ = ("high", "low", "rows", "thrown", "times")

    def __init__(self, rows: NDArray[Any], low: int, high: int, times: Any = None, *, thrown: bool = True) -> None:
        self.rows = rows
        self.low = low
        self.high = high
        self.times = times
        self.thrown = thrown

    def often(self, place: int) -> Any:
        """How often the die in this row is taken."""
        return 1 if self.times is None else self.times[place]

    @property
    def most(self) -> int:
        """So often one die is taken, at most."""
        return 1 if self.times is None else int(np.max(self.times))

    @property
    def most_taken(self) -> int:
        """So many dice are taken in one throw, at most, a die taken twice counted twice."""
        return len(self.rows) * self.most

    def column(self, place: int) -> Column:
        return Column(self.rows[place], self.low, self.high)


def folded(kept: Kept, fold: Fold) -> Column | Tuples:
    match fold:
        case Sum():
            return total(kept)
        case Tally(classes):
            return Tuples([_count(kept, where) for where in classes])
        case Shows(sets):
            return Tuples([total(kept), *[_any(kept, where) for where in sets]])
        case LargestSet():
            return _sets(kept)[0]
        case BestSet():
            return Tuples(_sets(kept))
        case LongestRun():
            return _longest_run(kept)
        case Tuple(order):
            return _tuple(kept, order)
    if TYPE_CHECKING:
        from typing import assert_never

        assert_never(fold)
    raise AssertionError(fold)


def total(kept: Kept) -> Column:
    """The sum of the kept values."""
    size, low, high = len(kept.rows), kept.low, kept.high
    if kept.times is None or isinstance(kept.times, list):
        return weighted(list(kept.rows), kept.times or [1] * size, low, high)
    most = kept.most_taken
    least, greatest = min(low * size, low * most), max(high * size, high * most)
    kind = narrowest(min(least, 0), max(greatest, 0))
    out = np.zeros(kept.rows.shape[1], kind)
    for row, time in zip(kept.rows, kept.times, strict=True):
        out += row.astype(kind) * time.astype(kind)
    return Column(out, least, greatest)


def _count(kept: Kept, where: Any) -> Column:
    most = kept.most_taken
    inside = within(Column(kept.rows, kept.low, kept.high), where)
    out = np.zeros(kept.rows.shape[1], narrowest(0, most))
    for place, row in enumerate(inside):
        time = kept.often(place)
        if isinstance(time, int):
            out += row if time == 1 else row * out.dtype.type(time)
        else:
            out += row * time.astype(out.dtype)
    return Column(out, 0, most)


def _any(kept: Kept, where: Any) -> Column:
    inside = np.logical_or.reduce(within(Column(kept.rows, kept.low, kept.high), where), axis=0)
    return Column(inside.view(np.uint8), 0, 1)


def _sets(kept: Kept) -> tuple[Column, Column]:
    """(size, value) of the largest set of equal values, the highest of those of one size."""
    count = kept.rows.shape[1]
    most = kept.most_taken
    kind = narrowest(0, most)
    best = np.zeros(count, kind)
    low, high = kept.low, kept.high
    value = np.zeros(count, narrowest(min(low, 0), max(high, 0)))
    if high - low < FEW_VALUES:
        number = np.empty(count, kind)
        same = np.empty(count, np.bool_)
        for face in range(low, high + 1):
            number.fill(0)
            for place, row in enumerate(kept.rows):
                time = kept.often(place)
                np.equal(row, face, out=same)
                if isinstance(time, int) and time == 1:
                    np.add(number, same.view(np.uint8) if kind == np.uint8 else same, out=number)
                elif isinstance(time, int):
                    number += same * kind.type(time)
                else:
                    number += same * time.astype(kind)
            value[(number >= best) & (number > 0)] = face
            np.maximum(best, number, out=best)
        return Column(best, 0, most), Column(value, min(low, 0), max(high, 0))
    rows, times = _sorted(kept)
    number = np.zeros(count, kind)
    for place, row in enumerate(rows):
        if place:
            number[row != rows[place - 1]] = 0
        number += times[place].astype(kind)
        better = number >= best
        best[better] = number[better]
        value[better] = row[better]
    return Column(best, 0, most), Column(value, min(low, 0), max(high, 0))


def _longest_run(kept: Kept) -> Column:
    """The length of the longest run of consecutive values."""
    size, count = kept.rows.shape
    kind = narrowest(0, size)
    run = np.zeros(count, kind)
    best = np.zeros(count, kind)
    if kept.high - kept.low < FEW_VALUES:
        for face in range(kept.low, kept.high + 1):
            here = (kept.rows == face).any(axis=0)
            run += 1
            run *= here
            np.maximum(best, run, out=best)
        return Column(best, 0, size)
    rows = by_rank(kept.rows, range(size))
    run += 1
    best += 1
    for before, row in pairwise(rows):
        # The lower one first: a difference could leave the type.
        next_one = (row > before) & (row - (row > before) == before)
        run[next_one] += 1
        run[(row != before) & ~next_one] = 1
        np.maximum(best, run, out=best)
    return Column(best, 0, size)


def _sorted(kept: Kept) -> tuple[list[NDArray[Any]], list[NDArray[Any]]]:
    """(values in ascending order, how often each is taken), each a row for every die."""
    size, count = kept.rows.shape
    if kept.times is None:
        return by_rank(kept.rows, range(size)), [np.ones(count, np.uint8)] * size
    most = kept.most
    # The number of times goes along as the last digit of a value; the order of equal values does not matter.
    least, greatest = kept.low * (most + 1), kept.high * (most + 1) + most
    kind = narrowest(min(least, 0), max(greatest, most + 1))
    keys = kept.rows.astype(kind) * (most + 1)
    for place in range(size):
        keys[place] += np.asarray(kept.often(place)).astype(kind)
    rows = by_rank(keys, range(size))
    return [row // (most + 1) for row in rows], [(row % (most + 1)).astype(np.int64) for row in rows]


def _tuple(kept: Kept, order: str) -> Tuples:
    """The kept values side by side, one taken twice twice."""
    size, count = kept.rows.shape
    low, high = kept.low, kept.high
    if order == "thrown":
        rows: list[NDArray[Any]] = list(kept.rows)
        times: list[Any] = [kept.often(place) for place in range(size)]
    else:
        rows, times = _sorted(kept)
        if order == "descending":
            rows, times = rows[::-1], times[::-1]
    if kept.times is None:
        return Tuples([Column(row, low, high) for row in rows])
    taken = np.array([np.broadcast_to(time, count) for time in times])
    # How often the dice are taken differs from throw to throw, but together they are always as many.
    ends = taken.cumsum(axis=0)
    width = int(ends[-1].max())
    out = np.zeros((width, count), kept.rows.dtype)
    for place, row in enumerate(rows):
        for again in range(int(taken[place].max())):
            here = np.flatnonzero(taken[place] > again)
            out[ends[place, here] - taken[place, here] + again, here] = row[here]
    return Tuples([Column(row, low, high) for row in out])
