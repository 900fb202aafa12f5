"""The values of one part in a block of throws: whole numbers in the narrowest type that holds them, with ends that are sure.

Every operation knows between which ends its result lies before it begins and takes a type that holds it, so nothing can overflow. What no
machine word holds, a fraction or a very large number, stands in a table, and the throws have places in it.
"""

from __future__ import annotations

import numpy as np

from wurfwerk.dice.where import between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Number
    from wurfwerk.dice.where import Where

LEAST, MOST = -(2**63), 2**63 - 1
"""The ends of a machine word."""


class Column:
    """One value for each throw.

    values     whole numbers; with a table, places in it
    low, high  no value is below or above; of a table no more than its places
    table      the values themselves, where they are no machine words
    """

    __slots__ = ("high", "low", "table", "values")

    def __init__(self, values: NDArray[Any], low: int, high: int, table: list[Number] | None = None) -> None:
        self.values = values
        self.low = low
        self.high = high
        self.table = table

    def at(self, throws: NDArray[Any]) -> Column:
        """The values of some throws."""
        return Column(self.values[throws], self.low, self.high, self.table)


class Tuples:
    """Several values side by side for each throw. `lengths`: how many of the columns count in each throw; None: all of them."""

    __slots__ = ("columns", "lengths")

    def __init__(self, columns: Sequence[Column], lengths: NDArray[Any] | None = None) -> None:
        self.columns = tuple(columns)
        self.lengths = lengths

    def at(self, throws: NDArray[Any]) -> Tuples:
        lengths = None if self.lengths is None else self.lengths[throws]
        return Tuples([column.at(throws) for column in self.columns], lengths)


def is_word(low: int, high: int) -> bool:
    """Whether a machine word holds everything from low to high."""
    return low >= LEAST and high <= MOST


def narrowest(low: int, high: int) -> np.dtype[Any]:
    """The smallest type of whole numbers that holds everything from low to high; Python's own numbers where no word does."""
    for kind, least, most in _KINDS:
        if least <= low and high <= most:
            return kind
    return np.dtype(object)


_KINDS = [
    *[(np.dtype(f"u{size}"), 0, 2 ** (8 * size) - 1) for size in (1, 2, 4)],
    *[(np.dtype(f"i{size}"), -(2 ** (8 * size - 1)), 2 ** (8 * size - 1) - 1) for size in (1, 2, 4, 8)],
]
_KINDS.sort(key=lambda kind: (kind[0].itemsize, kind[1] < 0))


def fitted(column: Column, low: int, high: int) -> NDArray[Any]:
    """The values in a type that also holds everything from low to high. Not a copy where none is needed."""
    return column.values.astype(narrowest(min(low, column.low), max(high, column.high)), copy=False)


def constant(value: Number, count: int) -> Column:
    """The same value in each throw."""
    if isinstance(value, int) and is_word(value, value):
        return Column(np.full(count, value, narrowest(value, value)), value, value)
    return Column(np.zeros(count, np.uint8), 0, 0, [value])


def within(column: Column, where: Where) -> NDArray[np.bool_]:
    """Whether each value lies in the set."""
    values = column.values
    if column.table is not None:
        inside: NDArray[np.bool_] = np.array([value in where for value in column.table], np.bool_)[values]  # type: ignore[operator]
        return inside
    low, high = column.low, column.high
    spans = (where & between(low, high)).spans
    if len(spans) > MOST_SPANS and high - low < MOST_LISTED:
        listed = np.array([value in where for value in range(low, high + 1)], np.bool_)
        return np.take(listed, values if low == 0 else fitted(column, 0, high - low) - low)
    found: NDArray[np.bool_] | None = None
    for start, end in spans:
        assert start is not None and end is not None
        if start <= low and end >= high:
            return np.ones(values.shape, np.bool_)
        one: NDArray[np.bool_]
        if start == end:
            one = values == start
        elif start <= low:
            one = values <= end
        else:
            one = values >= start
            if end < high:
                one &= values <= end
        found = one if found is None else np.logical_or(found, one, out=found)
    return np.zeros(values.shape, np.bool_) if found is None else found


MOST_SPANS, MOST_LISTED = 6, 1 << 16
"""With more spans than that a set is looked up, unless it would have to list too many values."""


def coded(values: Sequence[Number], places: NDArray[Any]) -> Column:
    """The column whose throws have these places in a list of values; equal values may be listed twice."""
    if all([isinstance(value, int) and is_word(value, value) for value in values]):
        low, high = int(min(values)), int(max(values))
        return Column(np.array(values, narrowest(low, high))[places], low, high)
    order = sorted(set(values))
    where = {value: place for place, value in enumerate(order)}
    kind = narrowest(0, len(order) - 1)
    return Column(np.array([where[value] for value in values], kind)[places], 0, len(order) - 1, order)


def exact(column: Column) -> NDArray[Any]:
    """The values as Python's own numbers."""
    if column.table is None:
        return column.values.astype(object)
    table = np.empty(len(column.table), object)
    table[:] = column.table
    out: NDArray[Any] = table[column.values]
    return out


def listed(column: Column) -> tuple[list[Number], NDArray[Any]]:
    """(values, the place of each throw in them)."""
    if column.table is not None:
        return column.table, column.values
    if column.high - column.low < MOST_LISTED:
        return list(range(column.low, column.high + 1)), fitted(column, 0, column.high - column.low) - column.low
    found, places = np.unique(column.values, return_inverse=True)
    return found.tolist(), places


def merged(count: int, parts: Sequence[tuple[NDArray[Any], Column | Tuples]]) -> Column | Tuples:
    """One value for each of `count` throws out of parts that have the values of some throws each, and all of them together."""
    if len(parts) == 1:
        ((throws, value),) = parts
        if len(throws) == count and isinstance(value, Tuples):
            return value
    columns = [(throws, value) for throws, value in parts if isinstance(value, Column)]
    if len(columns) == len(parts):
        return _merged(count, columns)
    # A number among the tuples of other cases is a tuple of one.
    tuples = [(t, value if isinstance(value, Tuples) else Tuples([value])) for t, value in parts]
    widths = {len(value.columns) for _, value in tuples}
    ragged = len(widths) > 1 or any([value.lengths is not None for _, value in tuples])
    lengths = None
    if ragged:
        lengths = np.zeros(count, np.int64)
        for throws, value in tuples:
            lengths[throws] = len(value.columns) if value.lengths is None else value.lengths
    out = [
        _merged(count, [(throws, value.columns[place]) for throws, value in tuples if place < len(value.columns)])
        for place in range(max(widths))
    ]
    return Tuples(out, lengths)


def _merged(count: int, parts: list[tuple[NDArray[Any], Column]]) -> Column:
    if any([column.table is not None for _, column in parts]):
        values: list[Number] = []
        places = np.zeros(count, np.int64)
        for throws, column in parts:
            some, at = listed(column)
            places[throws] = at.astype(np.int64) + len(values)
            values += some
        return coded(values, places)
    low = min([column.low for _, column in parts])
    high = max([column.high for _, column in parts])
    out = np.full(count, low, narrowest(low, high))  # a place no part fills is one that does not count
    for throws, column in parts:
        out[throws] = column.values
    return Column(out, low, high)
