"""Keep by rank: of n equal dice the k highest or lowest, or any multiplicity for each rank.

Faces come as (gain, weight) in ascending order of rank. The gain is what a kept die of that face adds to the result: its value
from the lowest, or a code for more than one number (`pools`); the rank is the place in the list alone.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.exact.polynomial import slot, unpack

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Faces = list[tuple[int, int]]


def keep(n: int, select: tuple[int, ...], faces: Faces) -> dict[int, int]:
    """Gain -> weight over (sum of weights)**n, of n equal dice with a multiplicity for each ascending rank."""
    kept = sum([1 for time in select if time])
    if kept == 0:
        return {0: sum([weight for _, weight in faces]) ** n}
    if all([time == 1 for time in select[n - kept :]]) and not any(select[: n - kept]):
        return highest(n, kept, faces)
    if all([time == 1 for time in select[:kept]]) and not any(select[kept:]):
        return highest(n, kept, faces[::-1])
    return ranked(n, select, faces)


def highest(n: int, k: int, faces: Faces) -> dict[int, int]:
    """The k highest of n: faces * k products of packed numbers and as many binomial tails.

    Split by the face v of the k-th highest die: j < k dice show more, at least k - j show v, so that the sum over v and j of
    C(n, j) P(at least k-j of the rest show v) x^(v(k-j)) G(x)^j is the answer, G being the part above v; Horner in G.
    """
    low = sum([weight for _, weight in faces])
    size = slot(low**n)
    bits = 8 * size
    number = _number(bits * faces[0][0] * k + bits * faces[-1][0] * k, len(faces) * k)
    total = above = number(0)
    for gain, weight in reversed(faces):
        low -= weight
        tails = []
        for j in range(k):
            dice, need = n - j, k - j
            if low == 0:
                tail = weight**dice
            elif need <= dice - need + 1:
                tail = (weight + low) ** dice - sum(
                    [comb(dice, e) * weight**e * low ** (dice - e) for e in range(need)]
                )
            else:
                tail = sum([comb(dice, e) * weight**e * low ** (dice - e) for e in range(need, dice + 1)])
            tails.append(comb(n, j) * tail)
        part = number(0)
        for j in range(k - 1, -1, -1):
            part = part * above + (number(tails[j]) << (bits * gain * (k - j)))
        total += part
        above += number(weight) << (bits * gain)
    return {i: c for i, c in enumerate(unpack(int(total), size)) if c}


LONG = 100_000
"""Bits of a packed product from which python-flint's numbers win in many products; without it Python's own go on."""


def _number(bits: int, products: int) -> Callable[[int], Any]:
    if bits > LONG and products > 30:
        try:
            from flint import fmpz
        except ImportError:
            return int
        made: Callable[[int], Any] = fmpz
        return made
    return int


def ranked(n: int, select: tuple[int, ...], faces: Faces) -> dict[int, int]:
    """Any multiplicities: one fold over the faces, state = dice placed so far; faces * n^2 / 2 operations on packed numbers."""
    taken = [0]
    for time in select:
        taken.append(taken[-1] + time)
    size = slot(sum([weight for _, weight in faces]) ** n)
    bits = 8 * size
    placed = [0] * (n + 1)
    placed[0] = 1
    last = len(faces) - 1
    for index, (gain, weight) in enumerate(faces):
        after = [0] * (n + 1)
        for c, packed in enumerate(placed):
            if not packed:
                continue
            left = n - c
            for j in range(left + 1) if index < last else (left,):
                more = packed * (comb(left, j) * weight**j)
                after[c + j] += more << (bits * gain * (taken[c + j] - taken[c]))
        placed = after
    return {i: c for i, c in enumerate(unpack(placed[n], size)) if c}
