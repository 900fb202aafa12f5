"""What an operation makes of whole columns of values.  The quick ways are numpy's; all else asks `value.apply`, once for each combination.

So an operation means here what it means in a single roll, its errors included.
"""

from __future__ import annotations

import numpy as np

from wurfwerk.dice.bulk.column import Column, Tuples, coded, fitted, is_word, listed, merged, narrowest
from wurfwerk.dice.value import TIES, apply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Number

COMPARISONS = {
    "=": np.equal,
    "<>": np.not_equal,
    "<": np.less,
    "<=": np.less_equal,
    ">": np.greater,
    ">=": np.greater_equal,
}


def applied(operation: str, parts: Sequence[Column | Tuples], count: int) -> Column | Tuples:
    """The results of an operation of `shapes.Operation` in `count` throws. ExpressionError as `value.apply`."""
    if operation == "tuple":
        return _side_by_side(parts, count)
    if operation in TIES:
        left, right = [part if isinstance(part, Tuples) else Tuples([part]) for part in parts]
        return _pairs(TIES[operation], left, right, count)
    columns = [part for part in parts if isinstance(part, Column)]
    assert len(columns) == len(parts)
    if all([column.table is None for column in columns]):
        quick = _quick(operation, columns, count)
        if quick is not None:
            return quick
    return _by_combination(operation, columns)


def _quick(operation: str, columns: Sequence[Column], count: int) -> Column | None:
    """Where machine words hold every value on the way; else None."""
    first = columns[0] if columns else None
    if not all([is_word(-column.high, -column.low) for column in columns]):
        return None
    match operation:
        case "+":
            return _sum(columns, count)
        case "*":
            return _product(columns, count)
    if first is None:
        return None
    low, high = first.low, first.high
    match operation:
        case "floor" | "ceil" | "trunc" | "round":
            return first
        case "neg":
            return Column(-fitted(first, -high, -low).astype(narrowest(min(-high, low), max(-low, high))), -high, -low)
        case "abs":
            most = max(-low, high)
            return Column(
                np.abs(fitted(first, min(low, -most), most)), 0 if low <= 0 <= high else min(abs(low), abs(high)), most
            )
        case "max" | "min":
            take = max if operation == "max" else min
            ends = take([c.low for c in columns]), take([c.high for c in columns])
            least, most = _hull(columns)
            out = fitted(first, least, most)
            for column in columns[1:]:
                out = (np.maximum if operation == "max" else np.minimum)(out, fitted(column, least, most))
            return Column(out, *ends)
    second = columns[1]
    least, most = _hull(columns)
    left, right = fitted(first, least, most), fitted(second, least, most)
    if operation in COMPARISONS:
        return Column(COMPARISONS[operation](left, right).view(np.uint8), 0, 1)
    if second.low <= 0 <= second.high:
        return None
    largest = max(abs(second.low), abs(second.high))
    furthest = max(abs(low), abs(high))
    if operation not in ("//", "%", "rem"):
        return None
    left, right = left.astype(np.int64), right.astype(np.int64)
    if operation == "//":
        return Column(left // right, -furthest, furthest)
    if operation == "%":
        return Column(left % right, -largest if second.low < 0 else 0, largest if second.high > 0 else 0)
    return Column(np.fmod(left, right), -largest if low < 0 else 0, largest if high > 0 else 0)


def _hull(columns: Sequence[Column]) -> tuple[int, int]:
    return min([column.low for column in columns]), max([column.high for column in columns])


def _sum(columns: Sequence[Column], count: int) -> Column | None:
    low, high = sum([column.low for column in columns]), sum([column.high for column in columns])
    # Any sum on the way lies between these.
    least = sum([min(column.low, 0) for column in columns])
    most = sum([max(column.high, 0) for column in columns])
    if not is_word(least, most):
        return None
    kind = narrowest(least, most)
    out = np.zeros(count, kind) if not columns else columns[0].values.astype(kind)
    for column in columns[1:]:
        np.add(out, column.values, out=out, casting="unsafe")
    return Column(out, low, high)


def _product(columns: Sequence[Column], count: int) -> Column | None:
    low = high = 1
    steps = [(1, 1)]
    for column in columns:
        corners = [low * column.low, low * column.high, high * column.low, high * column.high]
        low, high = min(corners), max(corners)
        steps += [(low, high), (column.low, column.high)]
    least, most = min([step[0] for step in steps]), max([step[1] for step in steps])
    if not is_word(least, most):
        return None
    kind = narrowest(least, most)
    out = np.ones(count, kind)
    for column in columns:
        out *= column.values.astype(kind)
    return Column(out, low, high)


def _by_combination(operation: str, columns: Sequence[Column]) -> Column:
    """Every combination of values that fell, once through `apply`."""
    throws = len(columns[0].values)
    joint = np.zeros(throws, np.int64)
    met: list[tuple[Number, ...]] = [()]
    for column in columns:
        values, places = listed(column)
        joint = joint * len(values) + places
        found, joint = _distinct(joint, len(met) * len(values))
        met = [(*met[code // len(values)], values[code % len(values)]) for code in found.tolist()]
    results = [apply(operation, values) for values in met]
    return coded(results, joint)  # type: ignore[arg-type]  # no operation on numbers makes a tuple


def _distinct(codes: NDArray[np.int64], below: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """(the codes that occur, the place of each in them)."""
    if below > 4 * len(codes) + 1024:
        found, places = np.unique(codes, return_inverse=True)
        return found, places.astype(np.int64)
    there = np.zeros(below, np.bool_)
    there[codes] = True
    found = np.flatnonzero(there)
    places = np.zeros(below, np.int64)
    places[found] = np.arange(len(found))
    return found, places[codes]


def _side_by_side(parts: Sequence[Column | Tuples], count: int) -> Tuples:
    if not any([isinstance(part, Tuples) and part.lengths is not None for part in parts]):
        flat: list[Column] = []
        for part in parts:
            flat.extend(part.columns if isinstance(part, Tuples) else (part,))
        return Tuples(flat)
    lengths = np.zeros(count, np.int64)
    found: list[tuple[NDArray[Any], NDArray[Any], Column]] = []
    everyone = np.arange(count)
    for part in parts:
        side = part if isinstance(part, Tuples) else Tuples([part])
        for place, column in enumerate(side.columns):
            throws = everyone if side.lengths is None else np.flatnonzero(side.lengths > place)
            found.append((throws, lengths[throws] + place, column.at(throws)))
        lengths = lengths + (len(side.columns) if side.lengths is None else side.lengths)
    columns = []
    for place in range(int(lengths.max(initial=0))):
        here = [(throws[at == place], column.at(np.flatnonzero(at == place))) for throws, at, column in found]
        one = merged(count, [(throws, some) for throws, some in here if len(throws)])
        assert isinstance(one, Column)
        columns.append(one)
    return Tuples(columns, lengths)


def _pairs(tie: int, left: Tuples, right: Tuples, count: int) -> Column:
    """Place by place, as far as both sides go, as `value.pairs`."""
    most = min(len(left.columns), len(right.columns))
    out = np.zeros(count, narrowest(-most - 1, most))
    for place in range(most):
        wins, loses = [applied(sign, (left.columns[place], right.columns[place]), count) for sign in (">", "<")]
        assert isinstance(wins, Column) and isinstance(loses, Column)
        one = wins.values.astype(np.int8) - loses.values.astype(np.int8)
        if tie:
            one[one == 0] = tie
        for side in (left, right):
            if side.lengths is not None:
                one[side.lengths <= place] = 0
        out += one
    return Column(out, -most, most)
