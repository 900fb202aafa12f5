"""Dice by rank in many throws at once: a network of comparisons between rows, and sums by rank.

Dice stand on the first axis, so a comparison of two dice is one of two rows, for all throws of a block at once. A network for n dice has about
n log(n)^2 / 4 comparisons; what no wanted rank depends on is left out of it.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from wurfwerk.dice.bulk.column import Column, narrowest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray

    Rows = NDArray[Any]
    """Dice on the first axis, throws on the second."""

    SomeRows = Sequence[NDArray[Any]] | Rows

MOST_NETWORK = 200
"""More dice than that are sorted throw by throw."""


@lru_cache(maxsize=256)
def network(size: int, wanted: frozenset[int]) -> tuple[tuple[int, int, bool, bool], ...]:
    """Comparisons (i, j, lower, upper): row i takes the lower and row j the upper of both, where that is still asked for.

    Batcher's merge exchange, or where it takes fewer, one pass over all dice for each of the outermost ranks; afterwards the wanted ranks,
    from 0, stand in their rows.
    """
    found = _pruned(_merge_exchange(size), wanted)
    if wanted:
        highest, lowest = size - min(wanted), max(wanted) + 1
        if highest * (size - 1) < 2 * len(found):
            passes = [(i, i + 1) for done in range(highest) for i in range(size - 1 - done)]
            found = min(found, _pruned(passes, wanted), key=len)
        if lowest * (size - 1) < 2 * len(found):
            passes = [(i - 1, i) for done in range(lowest) for i in range(size - 1, done, -1)]
            found = min(found, _pruned(passes, wanted), key=len)
    return found


def _merge_exchange(size: int) -> list[tuple[int, int]]:
    pairs: list[tuple[int, int]] = []
    top = 1 << max((size - 1).bit_length() - 1, 0)
    p = top
    while p > 0:
        q, r, d = top, 0, p
        while True:
            pairs += [(i, i + d) for i in range(size - d) if i & p == r]
            if q == p:
                break
            d, q, r = q - p, q >> 1, p
        p >>= 1
    return pairs


def _pruned(pairs: list[tuple[int, int]], wanted: frozenset[int]) -> tuple[tuple[int, int, bool, bool], ...]:
    """Without what no wanted rank depends on."""
    asked = set(wanted)
    out: list[tuple[int, int, bool, bool]] = []
    for i, j in reversed(pairs):
        if i in asked or j in asked:
            out.append((i, j, i in asked, j in asked))
            asked |= {i, j}
    return tuple(reversed(out))


def by_rank(rows: Rows, wanted: Sequence[int]) -> list[NDArray[Any]]:
    """The values of the wanted ranks, from 0 for the lowest, each a row."""
    size, count = rows.shape
    if size > MOST_NETWORK:
        ordered = np.sort(rows.T, axis=1).T
        return [ordered[rank] for rank in wanted]
    out = list(rows)
    own = [False] * size
    spare = [np.empty(count, rows.dtype), np.empty(count, rows.dtype)]
    for i, j, lower, upper in network(size, frozenset(wanted)):
        a, b = out[i], out[j]
        if lower:
            low = spare.pop() if spare else np.empty(count, rows.dtype)
            np.minimum(a, b, out=low)
            out[i] = low
        if upper:
            high = spare.pop() if spare else np.empty(count, rows.dtype)
            np.maximum(a, b, out=high)
            out[j] = high
        if own[i]:
            spare.append(a)
        if own[j]:
            spare.append(b)
        own[i], own[j] = own[i] or lower, own[j] or upper
        if not lower:
            own[i] = False
        if not upper:
            own[j] = False
    return [out[rank] for rank in wanted]


def sum_by_rank(rows: Rows, low: int, high: int, times: Sequence[int]) -> Column:
    """The sum of the values, each as often as its rank says. All values lie from low to high."""
    size = len(times)
    if not any(times):
        return Column(np.zeros(rows.shape[1], np.uint8), 0, 0)
    common = max(set(times), key=list(times).count)
    wanted = [rank for rank, time in enumerate(times) if time != common]
    comparisons = len(network(size, frozenset(wanted))) if size <= MOST_NETWORK else 20 * size
    if not rows.dtype.hasobject and (high - low) * size < comparisons:
        return _by_levels(rows, low, high, times)
    ranked = by_rank(rows, wanted)
    weights = [times[rank] - common for rank in wanted]
    # All dice, less those that count less often: of values from 0 on, no sum on the way is below 0.
    ends = (0, high * sum([max(time, common) for time in times])) if low >= 0 else None
    parts = [*rows] if common else []
    found = weighted([*parts, *ranked], [common] * len(parts) + weights, low, high, ends)
    return Column(found.values, low * sum(times), high * sum(times))


def _by_levels(rows: Rows, low: int, high: int, times: Sequence[int]) -> Column:
    """Over every level a value can reach: how many dice reach it says how often it counts."""
    size, count = rows.shape
    total = sum(times)
    taken = [0]
    for time in reversed(times):
        taken.append(taken[-1] + time)
    least, most = low * total, high * total
    kind = narrowest(min(least, low * total, 0), max(most, high * total, 0))
    out = np.full(count, low * total, kind)
    reached = narrowest(0, size)
    often = np.array(taken, narrowest(0, taken[-1]))
    for level in range(low + 1, high + 1):
        number = np.zeros(count, reached)
        for row in rows:
            number += row >= level
        out += often[number]
    return Column(out, least, most)


def weighted(
    rows: SomeRows, weights: Sequence[int], low: int, high: int, ends: tuple[int, int] | None = None
) -> Column:
    """The sum of rows, each value between low and high, times their weights. `ends` of all sums on the way, where they are known better."""
    least = sum([min(low * weight, high * weight) for weight in weights])
    most = sum([max(low * weight, high * weight) for weight in weights])
    if ends is not None:
        least, most = ends
    kind = narrowest(min(least, low, 0), max(most, high, 0))
    plain: SomeRows = rows
    if set(weights) != {1}:
        plain = [row for row, weight in zip(rows, weights, strict=True) if weight == 1]
    out = added(plain, low, high, kind) if len(plain) else np.zeros(rows[0].shape if len(rows) else 0, kind)
    for row, weight in zip(rows, weights, strict=True):
        if weight == -1:
            np.subtract(out, row, out=out, casting="unsafe")
        elif weight not in (0, 1):
            amount = row.astype(kind) * (abs(weight) if kind.hasobject else kind.type(abs(weight)))
            (np.add if weight > 0 else np.subtract)(out, amount, out=out)
    return Column(out, least, most)


def added(rows: SomeRows, low: int, high: int, kind: np.dtype[Any]) -> NDArray[Any]:
    """The sum of some rows in a type that holds it; as many as possible are added in the narrow type of the rows first."""
    narrow = rows[0].dtype
    if not narrow.hasobject and not kind.hasobject and narrow != kind:
        ends = np.iinfo(narrow)
        together = len(rows)
        if high > 0:
            together = min(together, int(ends.max) // high)
        if low < 0:
            together = min(together, int(ends.min) // low)
        if together >= 3:
            parts = [_reduced(rows[start : start + together], narrow) for start in range(0, len(rows), together)]
            return _reduced(parts, kind)
    return _reduced(rows, kind)


SHORT = 1 << 13
"""Rows up to that length are added in one call, longer ones one by one, each while it is in the cache."""


def _reduced(rows: SomeRows, kind: np.dtype[Any]) -> NDArray[Any]:
    if isinstance(rows, np.ndarray) and rows.shape[1] <= SHORT:
        total: NDArray[Any] = np.add.reduce(rows, axis=0, dtype=kind)
        return total
    out = rows[0].astype(kind)
    for row in rows[1:]:
        np.add(out, row, out=out, casting="unsafe")
    return out
