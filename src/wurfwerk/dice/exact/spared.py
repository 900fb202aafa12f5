"""Keep all dice but a few: split by the few that are dropped, the kept ones are powers of one polynomial each."""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.sums import power

TYPE_CHECKING = False
if TYPE_CHECKING:
    Faces = list[tuple[int, int]]


def spared(n: int, dropped: int, faces: Faces) -> dict[int, int]:
    """Gain -> weight of n equal dice without the `dropped` first in rank; faces as (gain, weight) in ascending order of rank.

    The last die dropped shows v; j of the dropped show less. With y the term of v and A the sum of the terms above it, the
    e >= dropped - j dice that show v leave the sum of C(n-j, e) y^(e - dropped + j) A^(n-j-e): a power of A + y without its first
    terms, so many dice of v taken off. Faces * dropped powers, and dropped / 2 terms of length n * span to each.
    """
    low = 0
    total: dict[int, int] = {}
    gains: dict[int, int] = {}
    for gain, weight in faces:
        gains[gain] = gains.get(gain, 0) + weight
    here = [_power(gains, n - s) for s in range(dropped)]
    for gain, weight in faces:
        gains[gain] -= weight
        if not gains[gain]:
            del gains[gain]
        above = [_power(gains, n - s) for s in range(dropped)] if gains else [{} for _ in range(dropped)]
        for j in range(dropped if low else 1):
            need = dropped - j
            rest = dict(here[j])
            for e in range(need):
                # y^e A^(n-j-e)
                factor = comb(n - j, e) * weight**e
                for value, c in above[j + e].items():
                    rest[value + e * gain] -= factor * c
            outside = comb(n, j) * low**j
            for value, c in rest.items():
                if c:
                    total[value - need * gain] = total.get(value - need * gain, 0) + c * outside
        low += weight
        here = above
    return total


def _power(gains: dict[int, int], n: int) -> dict[int, int]:
    return power(Finite(dict(gains), sum(gains.values())), n).weights
