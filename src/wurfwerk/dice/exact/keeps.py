"""Keep by rank: of n equal dice the k highest or lowest, or any multiplicity for each rank.

Faces come as (gain, weight) in ascending order of rank. The gain is what a kept die of that face adds to the result: its value
from the lowest, or a code for more than one number (`pools`); the rank is the place in the list alone.

Chosen for equal finite dice. Plain keeps of one end go to `highest` (Horner in the part above the threshold face; the split by the face of the
last die kept is the classical law of order statistics, David and Nagaraja, Order Statistics, 1.3), few dice dropped to `spared`, other
multiplicities to `ranked`. Packed numbers are Python's or, where products are long, python-flint's.

Cost: `highest` faces * k products of packed numbers, `ranked` faces * n^2 / 2 operations on them; what is chosen is what is told to cost less.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.exact.polynomial import LONG as POWER_LONG
from wurfwerk.dice.exact.polynomial import PACKED_POWER, slot, unpack

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
    for side in (1, -1):
        ranks = select[::side]
        if all([time == 1 for time in ranks[n - kept :]]) and not any(ranks[: n - kept]):
            gains = [gain for gain, _ in faces]
            span = max(gains) - min(gains) + 1
            bits = n * sum([weight for _, weight in faces]).bit_length()
            alike = span == len(faces) and len({weight for _, weight in faces}) == 1
            if spared_steps(n, kept, len(faces), span, bits, alike) < horner_steps(n, kept, len(faces), span, bits):
                from wurfwerk.dice.exact.spared import spared

                return spared(n, n - kept, faces[::side])
            return highest(n, kept, faces[::side])
    return ranked(n, select, faces)


def horner_steps(n: int, kept: int, faces: int, span: int, bits: int) -> int:
    """What `highest` takes: products of packed numbers, and binomial tails."""
    packed = (span * kept + 1) * (2 + bits // 64)
    return faces * kept * (4 + packed // 4 + min(kept, n - kept) * (2 + bits // 512) // 2)


def spared_steps(n: int, kept: int, faces: int, span: int, bits: int, alike: bool) -> int:
    """What `spared` takes: powers of length n * span, half of it on the average, and two additions of each. `alike`: equal chances."""
    dropped = n - kept
    if dropped < 1:
        return 1 << 100
    size = 1 + bits // 64
    if alike:
        each = 4 + size // 11
    elif n * span * bits > POWER_LONG:
        each = 14 + 5 * size
    else:
        each = 12 + 4 * size if n <= PACKED_POWER else faces * (4 + size // 2)
    return faces * dropped * (50 + n * span * each // 2)


def highest(n: int, k: int, faces: Faces) -> dict[int, int]:
    """The k highest of n: faces * k products of packed numbers and as many binomial tails, each from the one before.

    Split by the face v of the k-th highest die: j < k dice show more, at least k - j show v, so that the sum over v and j of
    C(n, j) P(at least k-j of the rest show v) x^(v(k-j)) G(x)^j is the answer, G being the part above v; Horner in G.
    """
    low = sum([weight for _, weight in faces])
    size = slot(low**n)
    bits = 8 * size
    number = number_kind(bits * faces[0][0] * k + bits * faces[-1][0] * k, len(faces) * k)
    total = above = number(0)
    rows = [comb(n, j) for j in range(k)]
    spare = n - k
    steps = [comb(spare + i, i) for i in range(k)]
    for gain, weight in reversed(faces):
        low -= weight
        # tails[j]: of the n - j other dice, all at v or below, at least k - j show v. From the last one on:
        # with l = weight below v, tail(d, m) = (w + l) tail(d-1, m-1) - C(d-1, m-1) w^(m-1) l^(d-m+1), and d - m stays.
        both = weight + low
        power = low ** (spare + 1)
        tail = both ** (spare + 1) - power
        tails = [0] * k
        tails[k - 1] = rows[k - 1] * tail
        for i in range(1, k):
            power *= weight
            tail = both * tail - steps[i] * power
            tails[k - 1 - i] = rows[k - 1 - i] * tail
        part = number(0)
        for j in range(k - 1, -1, -1):
            part = part * above + (number(tails[j]) << (bits * gain * (k - j)))
        total += part
        above += number(weight) << (bits * gain)
    return {i: c for i, c in enumerate(unpack(int(total), size)) if c}


LONG = 100_000
"""Bits of a packed product from which python-flint's numbers win in many products, its import included."""

LOADED = 5_000
"""The same once it has been imported. Without it Python's own numbers go on."""


def number_kind(bits: int, products: int) -> Callable[[int], Any]:
    """What packed numbers are made with: python-flint's own where it wins, else int."""
    import sys

    if bits > (LOADED if "flint" in sys.modules else LONG) and products > 30:
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
