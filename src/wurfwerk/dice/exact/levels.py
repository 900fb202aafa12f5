"""The highest chains of a limited explosion: one Horner a level of the explosion instead of one over all totals.

Dice that explode on their highest face are ranked by the length of their chain first. While at least k of them go on, nothing but
their number is carried; at the level where t < k go on, these t are kept whole and the rest are the best of those that stop there.

Own derivation. Chosen for plain keeps of the highest where dice times limit is 10 or more; below that `keeps` on the totals is shorter.

Cost: limit * k products of packed numbers, and limit * n^2 / 2 multiplications of them by a number.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.keeps import highest
from wurfwerk.dice.exact.polynomial import ring, slot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.shapes import Explode


def highest_chains(fresh: Finite, rule: Explode, n: int, k: int) -> Finite:
    """The k highest chains of n dice, each with up to `rule.limit` further throws: limit * k products of packed numbers."""
    limit = rule.limit or 0
    whole = fresh.denominator
    top: int = max(fresh.weights)
    weight = fresh.weights[top]
    stop = {v: w for v, w in fresh.weights.items() if v != top}
    size = slot(whole ** (n * (limit + 1)))
    make, read = ring(size, 8 * size * top * (limit + 1) * k)
    chains = _chains(fresh, rule)
    known: dict[tuple[int, int, int], Any] = {}

    def best(m: int, kept: int, less: int, faces: dict[int, int]) -> Any:
        """The best of m dice that show one of these faces, packed."""
        key = (m, kept, less if len(faces) < len(fresh.weights) else -1)
        if key not in known:
            found = (
                highest(m, kept, sorted([(v - less, w) for v, w in faces.items()]))
                if kept
                else {0: sum(faces.values()) ** m}
            )
            coefficients = [0] * (max(found) + 1)
            for gain, w in found.items():
                coefficients[gain] = w
            known[key] = make(coefficients)
        return known[key]

    alive = {n: 1}
    total = make([0])
    offset = 0
    for level in range(limit):
        less = rule.less if level else 0
        left = limit - level
        unit = whole**left
        # At least n - k + 1 dice have stopped by now, each with all further throws left free: a factor of every term.
        shared = unit ** (n - k + 1)
        parts = [make([0])] * k
        after: dict[int, int] = {}
        for m, chance in alive.items():
            for t in range(m + 1):
                ways = chance * comb(m, t) * unit ** (m - t)
                if t < k:
                    parts[t] += best(m - t, k - t, less, stop) * (ways // shared)
                else:
                    after[t] = after.get(t, 0) + ways * weight**t * (whole - weight) ** (m - t)
        step = make([0] * (top - less) + [c * weight for c in chains[left]])
        sums = make([0])
        for t in range(k - 1, -1, -1):
            sums = sums * step + parts[t]
        total += sums * (make([0] * offset + [1]) * shared)
        offset += k * (top - less)
        alive = after
    for m, chance in alive.items():
        total += best(m, k, rule.less if limit else 0, fresh.weights) * (make([0] * offset + [1]) * chance)
    return Finite({i: c for i, c in enumerate(read(total)) if c}, whole ** (n * (limit + 1)))


def _chains(fresh: Finite, rule: Explode) -> list[list[int]]:
    """For each number of throws left: the coefficients of what they add, over whole ** throws."""
    top: int = max(fresh.weights)
    step = top - rule.less
    first = [0] * (step + 1)
    for value, w in fresh.weights.items():
        first[value - rule.less] = w
    out = [[1], first]
    for left in range(2, (rule.limit or 0) + 1):
        lift = fresh.denominator ** (left - 1)
        one = [c * lift for c in first[:-1]] + [0] * (step * (left - 1) + 1)
        for gain, c in enumerate(out[-1]):
            one[step + gain] += c * first[-1]
        out.append(one)
    return out
