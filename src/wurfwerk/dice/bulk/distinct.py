"""The different values of a simulation: what is judged once, however often it came."""

from __future__ import annotations

import numpy as np

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.shapes import Value

MOST_WIDTH = 1 << 22
"""As many possible values are counted in a table; more are sorted."""


def distinct(values: NDArray[Any]) -> tuple[list[Value], NDArray[np.int64], list[int]]:
    """(the values that occur, as Python's own, the place of each throw in them, how often each came).

    >>> found, places, counts = distinct(np.array([[1, 2], [0, 7], [1, 2]]))
    >>> found, places.tolist(), counts
    ([(0, 7), (1, 2)], [1, 0, 1], [1, 2])
    """
    if values.dtype == object:
        rows = [tuple(row) for row in values.tolist()] if values.ndim == 2 else values.tolist()
        where: dict[Any, int] = {}
        places = np.array([where.setdefault(row, len(where)) for row in rows], np.int64)
        return list(where), places, np.bincount(places, minlength=len(where)).tolist()
    if not len(values):
        return [], np.zeros(0, np.int64), []
    columns = values.T if values.ndim == 2 else values[None]
    lows = [int(column.min()) for column in columns]
    widths = [int(column.max()) - low + 1 for column, low in zip(columns, lows, strict=True)]
    codes = np.zeros(len(values), np.int64)
    size = 1
    for column, low, width in zip(columns, lows, widths, strict=True):
        if size * width >= 1 << 62:
            # As many different ones as there are throws, at most.
            found, codes = np.unique(codes, return_inverse=True)
            size = len(found)
        if size * width >= 1 << 62:
            _, column_codes = np.unique(column, return_inverse=True)
            codes = codes * (int(column_codes.max()) + 1) + column_codes
            size *= int(column_codes.max()) + 1
        else:
            codes = codes * width + (column - low)
            size *= width
    if size <= MOST_WIDTH:
        number = np.bincount(codes, minlength=size)
        present = np.flatnonzero(number)
        place_of = np.zeros(size, np.int64)
        place_of[present] = np.arange(len(present))
        places, counts = place_of[codes], number[present]
    else:
        present, places, counts = np.unique(codes, return_inverse=True, return_counts=True)
    first = np.empty(len(present), np.int64)
    first[places[::-1]] = np.arange(len(values))[::-1]
    out = [tuple(row) for row in values[first].tolist()] if values.ndim == 2 else values[first].tolist()
    return out, places, counts.tolist()
