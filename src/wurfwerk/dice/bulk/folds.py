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


def folded(kept: Kept, fold: Fold, scale: int = 1) -> Column | Tuples:
    """`scale`: the values are so many times what they are in truth; so then is the result, but for what is a number of dice."""
    match fold:
        case Sum():
            return total(kept)
        case Tally(classes):
            return Tuples([_count(kept, where) for where in classes])
        case Shows(sets):
            return Tuples([total(kept), *[_any(kept, where) for where in sets]])
        case LargestSet():
            return _sets(kept, best=False)[0]
        case BestSet():
            size, value = _sets(kept, best=True)
            assert value is not None
            return Tuples([size, value])
        case LongestRun():
            return _longest_run(kept) if scale == 1 else _longest_run_apart(kept, scale)
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
        return weighted(kept.rows, kept.times or [1] * size, low, high)
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
        add(out, row, kept.often(place))
    return Column(out, 0, most)


def _any(kept: Kept, where: Any) -> Column:
    inside = np.logical_or.reduce(within(Column(kept.rows, kept.low, kept.high), where), axis=0)
    return Column(inside.view(np.uint8), 0, 1)


def _sets(kept: Kept, *, best: bool) -> tuple[Column, Column | None]:
    """(size, value) of the largest set of equal values; the value, the highest of sets of one size, only if asked for the `best`."""
    size, count = kept.rows.shape
    most = kept.most_taken
    kind = narrowest(0, most)
    low, high = min(kept.low, 0), max(kept.high, 0)
    largest = np.zeros(count, kind)
    value = np.zeros(count if best else 0, narrowest(low, high))

    def met(number: NDArray[Any], face: Any) -> None:
        if best:
            better = (number >= largest) & (number > 0)
            np.copyto(value, face, where=better, casting="unsafe")
        np.maximum(largest, number, out=largest)

    if kept.high - kept.low < min(FEW_VALUES, size.bit_length() ** 2):
        same = np.empty(count, np.bool_)
        number = np.empty(count, kind)
        for face in range(kept.low, kept.high + 1):
            number.fill(0)
            for place, row in enumerate(kept.rows):
                np.equal(row, face, out=same)
                add(number, same, kept.often(place))
            met(number, face)
    else:
        rows, times = _sorted(kept)
        number = np.zeros(count, kind)
        for place, row in enumerate(rows):
            if place:
                number *= row == rows[place - 1]
            number += times[place].astype(kind, copy=False)
            met(number, row)
    return Column(largest, 0, most), Column(value, low, high) if best else None


def add(number: NDArray[Any], inside: NDArray[np.bool_], time: Any) -> None:
    """Count the dice that are marked, each as often as it is taken."""
    kind = number.dtype
    if not isinstance(time, int):
        number += inside * time.astype(kind)
    elif time != 1:
        number += inside * kind.type(time)
    else:
        number += inside.view(np.uint8)


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


def _longest_run_apart(kept: Kept, scale: int) -> Column:
    """The same for values that follow each other at a distance; others may lie between them."""
    size, count = kept.rows.shape
    kind = narrowest(0, size)
    best = np.zeros(count, kind)
    runs: dict[int, NDArray[Any]] = {}
    for face in sorted(set(kept.rows.ravel().tolist())):
        run = (kept.rows == face).any(axis=0).astype(kind)
        before = runs.get(face - scale)
        runs[face] = run if before is None else run * (before + 1)
        np.maximum(best, runs[face], out=best)
        runs = {other: run for other, run in runs.items() if other > face - scale}
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
