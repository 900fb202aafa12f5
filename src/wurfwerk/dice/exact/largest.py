"""The largest set of equal faces and its face, among equal dice whose faces all have one weight: exponential series.

The answer (c, v) says: v shows c times, lower faces at most c times, higher ones at most c - 1 times. With lo the exponential series
up to z^(c-1), the rest is lo^(faces above) (lo + z^c/c!)^(faces below), a sum over how many lower faces show c times as well.

Occupancy by exponential generating functions (Flajolet and Sedgewick, Analytic Combinatorics, II.3). Chosen for one group of even dice, all kept.

Cost: about n^2 * log(faces) operations for each few sizes of a set, on numbers of n log faces bits.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Weights


def best_set(faces: list[int], n: int) -> Finite:
    """(size, value) of the best set of n dice with these ascending faces. About n^2 * log(faces) operations for each few sizes."""
    number = len(faces)
    rows = [[comb(k, i) for i in range(k + 1)] for k in range(n + 1)]
    out: Weights = {}
    for size in range(max(1, -(-n // number)), n + 1):
        rest = n - size
        # ways[j]: j other faces, told apart, show `size` times too, and the faces that are left at most size - 1 times
        ways: list[int] = []
        split = rows[n][size]
        for j in range(min(number - 1, rest // size) + 1):
            left = rest - j * size
            ways.append(split * bounded(number - 1 - j, size - 1, left, rows)[left])
            split *= rows[left][size] if left >= size else 0
        for below, value in enumerate(faces):
            weight = sum([comb(below, j) * way for j, way in enumerate(ways[: below + 1])])
            if weight:
                out[size, value] = weight
    return Finite(out, number**n)


def bounded(faces: int, most: int, n: int, rows: list[list[int]]) -> list[int]:
    """k! times the coefficients, up to z^n, of P = f^faces, f the exponential series up to z^most. n * most operations.

    f' = f - z^most / most!, so that P' = faces P - Q with f Q = faces z^most / most! P: two recurrences, Q beginning at z^most.
    `rows`: binomial coefficients.
    """
    p = [1]
    if most >= n:
        return [faces**k for k in range(n + 1)]
    q: list[int] = []
    for k in range(n):
        s = 0
        if k >= most:
            row = rows[k]
            s = faces * row[most] * p[k - most]
            for i in range(1, min(most, k - most) + 1):
                s -= row[i] * q[k - i]
        q.append(s)
        p.append(faces * p[k] - s)
    return p
