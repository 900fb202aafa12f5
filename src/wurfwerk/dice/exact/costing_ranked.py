"""The cost of ranks among values without end: the walk, its moments, and the quotient that is due only in further calculations."""

from __future__ import annotations

from math import lcm

from wurfwerk.dice.cost import Cost, product_steps, too_costly
from wurfwerk.dice.exact.costing_pools import HUGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.exact.costing_pools import Spend
    from wurfwerk.dice.exact.ordered import Walk
    from wurfwerk.dice.exact.rational import Rational

HEAD = 200
"""So many places are surely listed."""

MOST_ROOTS = 100_000
"""More products of roots are not followed."""

MOST_STATES = 3_000
"""More ways to go on are not looked through."""


def ranked_cost(groups: list[tuple[Cost, int]], lifts: list[int], ends: Bounds, spend: Spend, kernel: str) -> Cost:
    """Ranks among values some of which have no end; `lifts`: how often the s highest ranks are taken, for s from 0 on."""
    counts = [count for _, count in groups]
    bits = sum([of.bits * count for of, count in groups])
    states = 1
    for count in counts:
        states = min(states * (count + 1), HUGE)
    if states > MOST_STATES:
        spend(HUGE, kernel)
        return Cost(*ends, HUGE, HUGE, bits)
    units = [bits_a_place(of) for of, _ in groups]
    start = max([of.values - of.degree for of, _ in groups]) + 2
    made, degrees = _degrees(groups, lifts)
    wide = sum([degree * lifts[number] for number, degree in degrees.items()])
    spend(made, kernel)
    spend(moments_steps(counts, units, min(sum(degrees.values()) + start, HUGE)), kernel)
    spend(walk_steps(counts, lifts, HEAD + start, units), kernel)
    length = min(wide + start * lifts[-1], HUGE)
    quotient = quotient_steps(counts, lifts, length, units)
    if not sum([of.degree > 0 for of, _ in groups]) or not degrees:
        spend(quotient, kernel)
        return Cost(*ends, length, 0, bits * (1 + length // 8))
    # The bits of what is calculated with it further: at each place those of its unit.
    bits += length * sum([unit * count for unit, count in zip(units, counts, strict=True)]) // 64
    return Cost(*ends, length, wide, bits, stride=-wide or 1, quotient=quotient)


def bits_a_place(of: Cost) -> int:
    """64 times the bits by which a chance grows at each place."""
    times = max(1, of.degree // abs(of.stride)) if of.degree else 1
    return 32 * of.bits // (times * of.grain) + 1 if of.degree else 0


def _degrees(groups: list[tuple[Cost, int]], lifts: list[int]) -> tuple[int, dict[int, int]]:
    """(steps to make them, number that go on -> degree of the products of so many roots)."""
    steps = 0
    powers: list[list[tuple[int, int]]] = []  # (period or number of roots, multiplicity) of each power
    tangled: list[bool] = []
    for of, count in groups:
        mine = [(1, 1)]
        period = abs(of.stride)
        times = -(-of.degree // period) if of.degree else 0
        tangled.append(of.stride < 0)
        number = 1
        for m in range(1, count + 1 if of.degree else 1):
            if of.stride < 0:
                number = number * (of.degree + m - 1) // m
                if number > MOST_ROOTS:
                    return HUGE, {1: HUGE}
                steps += min(number * number * m * (2 + of.bits // 2) // 5 + number * m * min(of.degree, 40), HUGE)
                mine.append((number, 1))
            else:
                mine.append((period, m * (times - 1) + 1))
        powers.append(mine)
    found: list[dict[int, dict[tuple[int, bool], int]]] = [{0: {(1, False): 1}}]
    for mine, knot in zip(powers, tangled, strict=True):
        after: dict[int, dict[tuple[int, bool], int]] = {}
        for number, kinds in found[-1].items():
            for (period, was), times in kinds.items():
                for m, (more, again) in enumerate(mine):
                    both = was or (knot and m > 0)
                    joint = min(period * more if both else lcm(period, more), HUGE)
                    one = after.setdefault(number + m, {})
                    key = (joint, both)
                    # Unlike ways with one period have unlike roots.
                    one[key] = min(one.get(key, 0) + times + again - 1, HUGE)
        found.append(after)
    degrees: dict[int, int] = {}
    for number, kinds in found[-1].items():
        if number and lifts[number]:
            degrees[number] = min(sum([period * times for (period, _), times in kinds.items()]), HUGE)
            steps += min(degrees[number] ** 2 // 10 if any(tangled) and len(groups) > 1 else degrees[number], HUGE)
    return min(steps, HUGE), degrees


def _ways(counts: list[int]) -> list[int]:
    """For each number of values that go on: how many (before, after) there are."""
    out = [1]
    for count in counts:
        after = [0] * (len(out) + count)
        for i, x in enumerate(out):
            for m in range(count + 1):
                after[i + m] += x * (m + 1)
        out = after
    return out


def walk_steps(counts: list[int], lifts: list[int], length: int, units: list[int]) -> int:
    """`ordered.Walk.chances`; `units`: 64 times the bits a place for each group."""
    if length > 10**7:
        return HUGE
    least = next((lift for lift in lifts if lift), 1)
    reach = length // least + 2
    slot = 1 + reach * sum([unit * count for unit, count in zip(units, counts, strict=True)]) // 4096
    weight = 1 + reach * max(units) // 4096
    steps = 4 * length * slot
    for number, ways in enumerate(_ways(counts)):
        lift = lifts[number]
        if lift:
            packed = (length * (lifts[-1] - lift) // (2 * lifts[-1]) + 1) * slot
            steps += (length // lift + 1) * (ways * (12 + packed * (1 + weight) // 30) + length * slot // 25)
    return min(steps, HUGE)


def moments_steps(counts: list[int], units: list[int], length: int) -> int:
    """`ordered.Walk.moments`."""
    if length > 10**6:
        return HUGE
    bits = length * sum([unit * count for unit, count in zip(units, counts, strict=True)]) // 64
    size = 1 + bits // 64
    return min(length * sum(_ways(counts)) * (25 + size * size // 60) + length * size * size // 20, HUGE)


def quotient_steps(counts: list[int], lifts: list[int], length: int, units: list[int]) -> int:
    """`ordered.Walk.quotient`."""
    if length > 10**6:
        return HUGE
    bits = length * sum([unit * count for unit, count in zip(units, counts, strict=True)]) // 64
    products = 2 * len(lifts) * product_steps(length, length, 1 + bits // 32)
    return min(walk_steps(counts, lifts, length, units) + products, HUGE)


def units_of(walk: Walk) -> list[int]:
    """64 times the bits a place, from the denominators themselves."""
    from wurfwerk.dice.exact.rational import grain

    out = []
    for side, _ in walk.sides:
        grains = [grain(factor) for factor in side.factors]
        out.append(sum([64 * unit.bit_length() // step for step, unit in grains]) + (1 if grains else 0))
    return out


def walked_steps(side: Rational, count: int, *, listing: bool) -> int:
    """The chances of `count` places; `listing`: and each of them in lowest terms."""
    from wurfwerk.dice.exact.ordered import Walked

    assert isinstance(side, Walked)
    walk = side.walk
    units = units_of(walk)
    steps = walk_steps(list(walk.counts), walk.lifts, count + side.offset, units)
    if listing:
        least = next(lift for lift in walk.lifts if lift)
        bits = count // least * sum([unit * c for unit, c in zip(units, walk.counts, strict=True)]) // 64
        size = 1 + bits // 64
        steps += count * (16 + size * size // 6)
    return steps


def check_quotient(walk: Walk) -> None:
    """TooCostly before the quotient is made, where nobody asked for its cost beforehand."""
    from wurfwerk.dice.cost import about
    from wurfwerk.dice.exact import BUDGET

    degree = 0
    for number, factors in walk.factors().items():
        degree += walk.lifts[number] * sum([(len(factor) - 1) * times for factor, times in factors.items()])
    length = degree + walk.start * walk.lifts[-1]
    steps = quotient_steps(list(walk.counts), walk.lifts, length, units_of(walk))
    if steps > 3 * BUDGET:
        raise too_costly("chains", steps=about(steps), most=about(BUDGET))
