"""Pools of many throws at once: the members, further dice, the choice by rank, the rules after it, and the fold.

Where dice are alike it does not matter which of two equal ones is kept, and the choice is made among sorted values. Where it does matter,
for unlike dice that are thrown again and for the order in which they fell, it is made die by die as in `roll.chosen`.
"""

from __future__ import annotations

from math import lcm

import numpy as np

from wurfwerk.dice.bulk.arithmetic import applied
from wurfwerk.dice.bulk.column import Column, Tuples, coded, constant, exact, merged, narrowest, within
from wurfwerk.dice.bulk.folds import Kept, folded
from wurfwerk.dice.bulk.ranks import by_rank, sum_by_rank
from wurfwerk.dice.bulk.thrower import Thrower, less, too_many
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.roll import innermost
from wurfwerk.dice.shapes import (
    Altered,
    BestSet,
    Clamp,
    Die,
    Explode,
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
from wurfwerk.dice.where import Where
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Fold, Rule


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


def pool(thrower: Thrower, shape: Pool, count: int, bound: dict[str, Column | Tuples]) -> Column | Tuples:
    """The values of `count` throws of a pool."""
    if not shape.size:
        return nothing(shape.fold, count)
    asked, shape = shape, _simpler(shape)
    columns: list[tuple[int, Column]] = []
    firsts: list[NDArray[Any]] = []
    place = 0
    for kind, (member, number) in enumerate(shape.groups):
        if not number:
            continue
        if isinstance(member, Die | Altered):
            first = thrower.faces(innermost(member), number * count)
            flat = thrower.after(member, first)
            firsts.append(first.values.reshape(number, count))
            columns.append((kind, Column(flat.values.reshape(number, count), flat.low, flat.high)))
        else:
            for _ in range(number):
                one = thrower.part(place, member, count, bound)
                place += 1
                firsts.append(np.zeros((1, count), np.uint8))
                assert isinstance(one, Column)
                columns.append((kind, Column(one.values.reshape(1, count), one.low, one.high, one.table)))
    thrown, scale = _together(columns)
    if scale > 1:
        shape = _scaled(shape, scale)
    taken = None if thrower.trace is None else np.ones(thrown.rows.shape, np.int64)
    if shape.grow is None:
        found = _chosen(thrower, shape, thrown, scale, taken)
    else:
        found = _grown(thrower, shape, shape.grow, thrown, scale, taken)
    if thrower.trace is not None and taken is not None:
        counted = _divided(Column(thrown.rows, thrown.low, thrown.high), scale) if scale > 1 else None
        rows = thrown.rows if counted is None else exact(counted).reshape(thrown.rows.shape)
        thrower.trace.note(asked, np.concatenate(firsts), rows, taken)
    return found if scale == 1 else _back(found, shape.fold, scale)


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


def _simpler(shape: Pool) -> Pool:
    """Dice that are only added up may add their further dice to themselves."""
    plain = shape.select is None or set(shape.select) == {1}
    if shape.grow is None or shape.then or not isinstance(shape.fold, Sum) or not plain or shape.beyond[1] != 1:
        return shape
    rule = replace(shape.grow, score=None)
    groups = tuple(
        [
            (Altered(member, rule) if isinstance(member, Die | Altered) else member, number)
            for member, number in shape.groups
        ]
    )
    return replace(shape, groups=groups, select=None, grow=None)


def _together(columns: Sequence[tuple[int, Column]]) -> tuple[Thrown, int]:
    """(all members' values times the scale, the scale): 1 but where some are fractions."""
    kinds = np.array([kind for kind, column in columns for _ in range(len(column.values))], np.int64)
    tables = [column.table for _, column in columns if column.table is not None]
    if not tables:
        low = min([column.low for _, column in columns])
        high = max([column.high for _, column in columns])
        if len(columns) == 1:
            return Thrown(columns[0][1].values, low, high, kinds), 1
        rows = np.empty((len(kinds), columns[0][1].values.shape[1]), narrowest(low, high))
        place = 0
        for _, column in columns:
            rows[place : place + len(column.values)] = column.values
            place += len(column.values)
        return Thrown(rows, low, high, kinds), 1
    scale = lcm(*[value.denominator for table in tables for value in table])
    scaled: list[tuple[int, Column]] = []
    for kind, column in columns:
        if column.table is not None:
            whole = [int(value * scale) for value in column.table]
            low, high = min(whole), max(whole)
            values = np.array(whole, narrowest(low, high))[column.values]
        else:
            low, high = column.low * scale, column.high * scale
            values = column.values.astype(narrowest(min(low, column.low), max(high, column.high))) * scale
        scaled.append((kind, Column(values, low, high)))
    return _together(scaled)[0], scale


def _scaled(shape: Pool, scale: int) -> Pool:
    """The pool for members times the scale. A part in braces carries no rule but counts and bounds."""

    then: list[Rule] = []
    fold: Fold = shape.fold
    for rule in shape.then:
        changed = rule.rule if isinstance(rule, Ranked) else rule
        if isinstance(changed, Score):
            # What it makes of a value is whole, and is scaled back with all others.
            changed = Score(tuple([(_stretched(of, scale), weight * scale) for of, weight in changed.weights]))
        elif isinstance(changed, Clamp):
            low, high = changed.low, changed.high
            changed = Clamp(None if low is None else low * scale, None if high is None else high * scale)
        else:
            raise AssertionError(changed)
        then.append(replace(rule, rule=changed) if isinstance(rule, Ranked) else changed)
    if isinstance(fold, Tally):
        fold = Tally(tuple([_stretched(of, scale) for of in fold.classes]))
    elif isinstance(fold, Shows):
        fold = Shows(tuple([_stretched(of, scale) for of in fold.sets]))
    return replace(shape, then=tuple(then), fold=fold)


def _stretched(where: Where, scale: int) -> Where:
    """The set of what is inside, times the scale."""
    if scale == 1:
        return where
    return Where(
        tuple(
            [
                (None if low is None else low * scale, None if high is None else high * scale)
                for low, high in where.spans
            ]
        )
    )


def _back(found: Column | Tuples, fold: Fold, scale: int) -> Column | Tuples:
    """A result of members times the scale, with what is made of their values divided again."""
    if isinstance(found, Column):
        return found if isinstance(fold, LargestSet | LongestRun) else _divided(found, scale)
    if isinstance(fold, Tally):
        return found
    by_value = {Shows: [0], BestSet: [1]}.get(type(fold), range(len(found.columns)))
    columns = [_divided(column, scale) if place in by_value else column for place, column in enumerate(found.columns)]
    return Tuples(columns, found.lengths)


def _divided(column: Column, scale: int) -> Column:
    from fractions import Fraction

    found, places = np.unique(column.values, return_inverse=True)
    quotients = [Fraction(int(value), scale) for value in found]
    return coded([q.numerator if q.denominator == 1 else q for q in quotients], places)


def _grown(
    thrower: Thrower, shape: Pool, rule: Explode, thrown: Thrown, scale: int, taken: NDArray[Any] | None
) -> Column | Tuples:
    """Further dice, each a die of its own: throws with as many of them are chosen from together."""
    size, count = thrown.rows.shape
    further: list[tuple[NDArray[Any], Column]] = []
    for kind, (member, _) in enumerate(shape.groups):
        mine = np.flatnonzero(thrown.kinds == kind)
        if not isinstance(member, Die | Altered) or not len(mine):
            continue
        first = int(mine[0])
        rows = Column(thrown.rows[first : first + len(mine)], thrown.low, thrown.high)
        live = np.flatnonzero(within(rows, _stretched(rule.again, scale))) + first * count
        extra = 0
        while len(live) and (rule.limit is None or extra < rule.limit):
            fresh = thrower.settle(member, len(live))
            counted: Column | Tuples = less(fresh, rule.less)
            if scale > 1:
                counted = applied("*", (counted, constant(scale, len(live))), len(live))
            assert isinstance(counted, Column)
            further.append((live, counted))
            live = live[within(fresh, rule.again)]
            extra += 1
            if extra > MAX_THROWS:
                raise too_many()
    shape = replace(shape, grow=None)
    if not further:
        return _chosen(thrower, shape, thrown, scale, taken)
    low = min([thrown.low, *[column.low for _, column in further]])
    high = max([thrown.high, *[column.high for _, column in further]])
    values = np.concatenate([column.values.astype(narrowest(low, high)) for _, column in further])
    places = np.concatenate([at for at, _ in further])
    dice, throws = places // count, places % count
    # In each throw by their first die, then as they fell.
    order = np.argsort(throws * size + dice, kind="stable")
    values, dice, throws = values[order], dice[order], throws[order]
    number = np.bincount(throws, minlength=count)
    nth = np.arange(len(throws)) - (np.cumsum(number) - number)[throws]
    more = np.zeros((int(number.max()), count), values.dtype)
    more[nth, throws] = values
    kinds = np.zeros(more.shape, np.int64)
    kinds[nth, throws] = thrown.kinds[dice]
    parts: list[tuple[NDArray[Any], Column | Tuples]] = []
    side, time = shape.beyond
    for many in np.flatnonzero(np.bincount(number)).tolist():
        here = np.flatnonzero(number == many)
        rows_here = np.concatenate([thrown.rows[:, here].astype(values.dtype), more[:many, here]])
        kinds_here = np.concatenate([np.repeat(thrown.kinds[:, None], len(here), 1), kinds[:many, here]])
        one_kind = len(shape.groups) == 1
        select = shape.select
        if select is not None:
            select = (time,) * many + select if side == "low" else select + (time,) * many
        some = Thrown(rows_here, low, high, np.zeros(size + many, np.int64) if one_kind else kinds_here)
        note = None if taken is None else np.ones(rows_here.shape, np.int64)
        parts.append((here, _chosen(thrower, replace(shape, select=select), some, scale, note)))
        if taken is not None and note is not None:
            taken[:, here] = note[:size]
    return merged(count, parts)


def _chosen(thrower: Thrower, shape: Pool, thrown: Thrown, scale: int, taken: NDArray[Any] | None) -> Column | Tuples:
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
    for rule in shape.then:
        _then(thrower, shape, kept, kinds, rule, None)
    return folded(kept, shape.fold, scale)


def _then(
    thrower: Thrower, shape: Pool, kept: Kept, kinds: NDArray[Any], rule: Rule, here: NDArray[np.bool_] | None
) -> None:
    """A rule for the kept dice, or for those of them that are marked."""
    for kind, (member, _) in enumerate(shape.groups):
        mine = here
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
    """The kept dice in throwing order, chosen and ruled as `roll.chosen` and `roll.rules_by_rank` say."""
    size, count = thrown.rows.shape
    ranks, times = chosen(thrown.rows, select)
    kinds = thrown.kinds if thrown.kinds.ndim == 2 else np.repeat(thrown.kinds[:, None], count, 1)
    rows = thrown.rows
    number = sum([1 for time in select if time])
    if number < size:
        order = np.argsort(times == 0, axis=0, kind="stable")[:number]
        rows, times, ranks, kinds = [np.take_along_axis(of, order, 0) for of in (rows, times, ranks, kinds)]
    kept = Kept(rows, thrown.low, thrown.high, None if set(select) <= {0, 1} else times)
    for rule in shape.then:
        if isinstance(rule, Ranked):
            here = ranks < rule.count if rule.side == "lowest" else ranks >= size - rule.count
            _then(thrower, shape, kept, kinds, rule.rule, here)
        else:
            _then(thrower, shape, kept, kinds, rule, None)
    return kept


def chosen(rows: NDArray[Any], select: Sequence[int]) -> tuple[NDArray[Any], NDArray[Any]]:
    """(rank, how often it is taken) of each die of each throw: among equal dice the earlier ones are taken, as in `roll.chosen`."""
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
