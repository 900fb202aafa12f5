"""Pools of many throws at once: the members and the further dice that grow out of them."""

from __future__ import annotations

from math import lcm

import numpy as np

from wurfwerk.dice.bulk.arithmetic import applied
from wurfwerk.dice.bulk.choice import Thrown, choose, nothing
from wurfwerk.dice.bulk.column import Column, Tuples, constant, exact, merged, narrowest, within
from wurfwerk.dice.bulk.scaled import back, divided, scaled, stretched
from wurfwerk.dice.bulk.thrower import Thrower, less, too_many
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.roll import innermost
from wurfwerk.dice.shapes import (
    Altered,
    Die,
    Explode,
    Pool,
    Sum,
)
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray


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
        shape = scaled(shape, scale)
    taken = None if thrower.trace is None else np.ones(thrown.rows.shape, np.int64)
    if shape.grow is None:
        found = choose(thrower, shape, thrown, scale, taken)
    else:
        found = _grown(thrower, shape, shape.grow, thrown, scale, taken)
    if thrower.trace is not None and taken is not None:
        counted = divided(Column(thrown.rows, thrown.low, thrown.high), scale) if scale > 1 else None
        rows = thrown.rows if counted is None else exact(counted).reshape(thrown.rows.shape)
        thrower.trace.note(asked, np.concatenate(firsts), rows, taken)
    return found if scale == 1 else back(found, shape.fold, scale)


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
        live = np.flatnonzero(within(rows, stretched(rule.again, scale))) + first * count
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
        return choose(thrower, shape, thrown, scale, taken)
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
        parts.append((here, choose(thrower, replace(shape, select=select), some, scale, note)))
        if taken is not None and note is not None:
            taken[:, here] = note[:size]
    return merged(count, parts)
