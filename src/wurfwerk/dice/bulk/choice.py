"""Which dice of a pool are kept, the rules after that, and the fold.

Where dice are alike it does not matter which of two equal ones is kept, and the choice is made among sorted values. Where it does matter,
for unlike dice that are thrown again and for the order in which they fell, it is made die by die as in `choice.chosen`.
"""

from __future__ import annotations

import numpy as np

from wurfwerk.dice.bulk.column import Column, Tuples, constant, narrowest
from wurfwerk.dice.bulk.folds import Kept, folded
from wurfwerk.dice.bulk.ranks import by_rank, sum_by_rank
from wurfwerk.dice.bulk.thrower import Thrower
from wurfwerk.dice.choice import anew
from wurfwerk.dice.shapes import (
    Altered,
    BestSet,
    Clamp,
    Die,
    LargestSet,
    LongestRun,
    Pool,
    Ranked,
    Score,
    Shows,
    Sum,
    Tally,
    Tuple,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.bulk.thrower import Thrower
    from wurfwerk.dice.shapes import Fold


class Thrown:
    """All dice of a pool: on the first axis the dice, on the second the throws.

    kinds  which group each die belongs to: one number a row, or one a die of each throw
    """

    __slots__ = ("high", "kinds", "low", "rows")

    def __init__(self, rows: NDArray[Any], low: int, high: int, kinds: NDArray[Any]) -> None:
        self.rows = rows
        self.low = low
        self.high = high
        self.kinds = kinds


def nothing(fold: Fold, count: int) -> Column | Tuples:
    """What a fold makes of no dice."""
    zero = constant(0, count)
    match fold:
        case Tally(classes):
            return Tuples([zero] * len(classes))
        case Shows(sets):
            return Tuples([zero] * (1 + len(sets)))
        case BestSet():
            return Tuples([zero, zero])
        case Tuple():
            return Tuples([])
        case Sum() | LargestSet() | LongestRun():
            return zero
    raise AssertionError(fold)


def choose(thrower: Thrower, shape: Pool, thrown: Thrown, scale: int, taken: NDArray[Any] | None) -> Column | Tuples:
    """The choice by rank, the rules for what was kept, the fold. `taken`: where to write how often each die is taken, if anywhere."""
    size, count = thrown.rows.shape
    select = shape.select if shape.select is not None and set(shape.select) != {1} else None
    if taken is not None and select is not None:
        taken[:] = chosen(thrown.rows, select)[1]
    if select is not None and not any(select):
        return nothing(shape.fold, count)
    ranked = any([isinstance(rule, Ranked) for rule in shape.then])
    if select is None:
        if ranked:
            return folded(_by_die(thrower, shape, thrown, (1,) * size), shape.fold, scale)
        kept = Kept(thrown.rows, thrown.low, thrown.high)
        kinds = thrown.kinds
    else:
        if isinstance(shape.fold, Sum) and not shape.then:
            return sum_by_rank(thrown.rows, thrown.low, thrown.high, select)
        again = any([not isinstance(rule, Score | Clamp) for rule in shape.then])
        in_order = isinstance(shape.fold, Tuple) and shape.fold.order == "thrown"
        if ranked or in_order or (again and len(shape.groups) > 1):
            return folded(_by_die(thrower, shape, thrown, select), shape.fold, scale)
        wanted = [rank for rank, time in enumerate(select) if time]
        rows = np.stack(by_rank(thrown.rows, wanted))
        times = None if max(select) == 1 else [time for time in select if time]
        kept = Kept(rows, thrown.low, thrown.high, times)
        kinds = np.zeros(len(rows), np.int64)
    for place in range(len(shape.then)):
        _then(thrower, shape, kept, kinds, place, None)
    return folded(kept, shape.fold, scale)


def _then(
    thrower: Thrower, shape: Pool, kept: Kept, kinds: NDArray[Any], place: int, here: NDArray[np.bool_] | None
) -> None:
    """The rule at this place for the kept dice, or for those of them that are marked."""
    rule = shape.then[place]
    rule = rule.rule if isinstance(rule, Ranked) else rule
    for kind, (member, _) in enumerate(shape.groups):
        mine = here
        if not isinstance(rule, Score | Clamp):
            assert isinstance(member, Die | Altered)
            member = anew(member, shape.then[:place])
        if len(shape.groups) > 1 and not isinstance(rule, Score | Clamp):
            of_kind = kinds == kind if kinds.ndim == 2 else np.repeat((kinds == kind)[:, None], kept.rows.shape[1], 1)
            mine = of_kind if here is None else here & of_kind
        if mine is None:
            flat = Column(kept.rows.reshape(-1), kept.low, kept.high)
            changed = thrower.ruled(member, flat, rule)  # type: ignore[arg-type]  # a part in braces is only counted or clamped
            kept.rows = changed.values.reshape(kept.rows.shape)
            kept.low, kept.high = changed.low, changed.high
            return
        if not mine.any():
            continue
        changed = thrower.ruled(member, Column(kept.rows[mine], kept.low, kept.high), rule)  # type: ignore[arg-type]
        low, high = min(kept.low, changed.low), max(kept.high, changed.high)
        rows = kept.rows.astype(narrowest(low, high))
        rows[mine] = changed.values
        kept.rows, kept.low, kept.high = rows, low, high
        if isinstance(rule, Score | Clamp):
            return


def _by_die(thrower: Thrower, shape: Pool, thrown: Thrown, select: Sequence[int]) -> Kept:
    """The kept dice in throwing order, chosen and ruled as `choice.chosen` and `choice.rules_by_rank` say."""
    size, count = thrown.rows.shape
    ranks, times = chosen(thrown.rows, select)
    kinds = thrown.kinds if thrown.kinds.ndim == 2 else np.repeat(thrown.kinds[:, None], count, 1)
    rows = thrown.rows
    number = sum([1 for time in select if time])
    if number < size:
        order = np.argsort(times == 0, axis=0, kind="stable")[:number]
        rows, times, ranks, kinds = [np.take_along_axis(of, order, 0) for of in (rows, times, ranks, kinds)]
    kept = Kept(rows, thrown.low, thrown.high, None if set(select) <= {0, 1} else times)
    for place, rule in enumerate(shape.then):
        here: NDArray[np.bool_] | None = None
        if isinstance(rule, Ranked):
            here = ranks < rule.count if rule.side == "lowest" else ranks >= size - rule.count
        _then(thrower, shape, kept, kinds, place, here)
    return kept


def chosen(rows: NDArray[Any], select: Sequence[int]) -> tuple[NDArray[Any], NDArray[Any]]:
    """(rank, how often it is taken) of each die of each throw: among equal dice the earlier ones are taken, as in `choice.chosen`."""
    size, count = rows.shape
    order = np.argsort(rows, axis=0, kind="stable")
    ordered = np.take_along_axis(rows, order, 0)
    # Where the run of equal values begins and ends in which each rank lies.
    start = np.zeros((size, count), np.int64)
    end = np.full((size, count), size, np.int64)
    for rank in range(1, size):
        start[rank] = np.where(ordered[rank] == ordered[rank - 1], start[rank - 1], rank)
    for rank in range(size - 2, -1, -1):
        end[rank] = np.where(ordered[rank] == ordered[rank + 1], end[rank + 1], rank + 1)
    nth = np.arange(size)[:, None] - start
    taken = np.zeros((size, count), np.int64)
    before = 0
    for time in sorted(set(select)):
        # The nth die of a run is taken so often if more than n entries of the run are at least that.
        up_to = np.cumsum([0, *[one >= time for one in select]])
        taken[nth < up_to[end] - up_to[start]] += time - before
        before = time
    ranks = np.empty((size, count), np.int64)
    times = np.empty((size, count), np.int64)
    np.put_along_axis(ranks, order, np.broadcast_to(np.arange(size)[:, None], (size, count)), 0)
    np.put_along_axis(times, order, taken, 0)
    return ranks, times
