"""The cost of pools whose dice are chosen by rank, altered after the choice, or grow.  Estimates beside those of `costing_pools`."""

from __future__ import annotations

from math import comb

from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.cost import Cost
from wurfwerk.dice.exact.costing_pools import (
    HUGE,
    even,
    fold_steps,
    power_cost,
    words,
)
from wurfwerk.dice.exact.costing_ranked import ranked_cost
from wurfwerk.dice.exact.keeps import horner_steps, spared_steps
from wurfwerk.dice.shapes import Altered, Clamp, Explode, Pool, Ranked, Score
from wurfwerk.dice.where import between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.exact.costing_pools import Member, Spend
    from wurfwerk.dice.shapes import Shape


def fall_by_fall_cost(pool: Pool, members: list[Member], kept: int, bits: int, ends: Bounds, spend: Spend) -> Cost:
    """Every way the dice can fall, and every outcome of the later rules in it."""
    from wurfwerk.dice.exact.costing import altered_cost

    after = max([of for of, _, _ in members], key=lambda of: of.values)
    for rule in pool.then:
        after = altered_cost(after, rule, spend)
    ways, size = 1, 0
    for of, _, count in members:
        size += count
        for _ in range(min(count, 200)):
            ways = min(ways * of.values, HUGE)
    random = [rule for rule in pool.then if not isinstance(rule, Clamp | Score)]
    outcomes = min(after.values ** min(kept, 40), HUGE) if random else 1
    spend(min(ways * size * 5 * outcomes, HUGE), "order")
    return Cost(*ends, min(ways * outcomes, HUGE), 0, bits + after.bits * min(kept, 10**6))


def some_cost(pool: Pool, members: list[Member], width: int, ends: Bounds, spend: Spend) -> Cost:
    """A fold with a digit for the dice of the ranked rules, then a product for each number of them."""
    from wurfwerk.dice.exact.costing import altered_cost
    from wurfwerk.dice.exact.costing_functions import plus_cost

    ((of, _, size),) = [member for member in members if member[2]]
    marked = max([rule.count for rule in pool.then if isinstance(rule, Ranked)])
    after = of
    for rule in pool.then:
        after = altered_cost(after, rule, spend)
    others = sum([1 for rule in pool.then if not isinstance(rule, Ranked | Clamp | Score)])
    kinds = of.values if others else 1
    slots = min((width * size + 1) * (marked + 1) * (size + 1) ** (min(kinds, 12) if others else 0), HUGE)
    spend(of.values * size * size * (10 + words(slots, of.bits * size) // 20) // 4, "ranks")
    base = Cost(0, width * size, width * size + 1, 0, of.bits * size)
    total = base
    for number in range(1, min(marked, 40) + 1):
        total = plus_cost(base, power_cost(after, number, spend), spend)
    return Cost(*ends, width * size + total.values, total.degree, total.bits + after.bits * size, stride=total.stride)


def selected_cost(
    pool: Pool,
    members: list[Member],
    kept: int,
    taken: int,
    width: int,
    ends: Bounds,
    spend: Spend,
    key: Callable[[Shape], int],
) -> Cost:
    """Ranks among finite values: Horner for plain keeps of equal dice, else the fold; later rules as digits and products."""
    from wurfwerk.dice.exact.costing import altered_cost
    from wurfwerk.dice.exact.costing_functions import plus_cost

    size = sum([count for _, _, count in members])
    bits = sum([of.bits_of(count) for of, _, count in members])
    faces = sum([of.values for of, _, _ in members])
    slots = width * taken + 1
    fresh = max([of for of, _, _ in members], key=lambda of: of.values)
    kinds = 0
    random = [rule for rule in pool.then if not isinstance(rule, Clamp | Score)]
    if random:
        settled_after = pool.then.index(random[-1]) == len(pool.then) - 1
        kinds = len(random) if settled_after and len(random) == 1 else min(faces, 12)
        slots = min(slots * (kept + 1) ** kinds, HUGE)
    packed = words(slots, bits)
    plain = pool.select is not None and set(pool.select) <= {0, 1}
    edge = plain and pool.select is not None and sorted(pool.select) in (list(pool.select), list(pool.select[::-1]))
    first = members[0][1]
    same = len({key(shape) for _, shape, _ in members}) == 1
    if same and edge:
        steps = horner_steps(size, kept, faces, width, bits)
        if not random:
            alike = even(first) and width == faces
            steps = min(steps, spared_steps(size, kept, faces, width, bits, alike))
        if not pool.then and by_level(first, size):
            steps = min(steps, _level_steps(first, size, kept, packed))
        spend(steps, "keep")
    elif same:
        spend(faces * size * size * (4 + packed // 10), "ranks")
    elif not pool.then and all([even(shape) and of.low == 1 for of, shape, _ in members]):
        need = size - next((rank for rank, time in enumerate(pool.select or ()) if time), 0)
        spend(max([of.values for of, _, _ in members]) * size * need * (6 + packed // 20), "unlike")
    else:
        spend(fold_steps(members, key, packed), "unlike")
    low, high = ends
    if not pool.then:
        return Cost(low, high, min(slots, comb(faces + kept, kept) if kept < 40 else slots), 0, bits, fresh.whole)
    after = fresh
    for rule in pool.then:
        after = altered_cost(after, rule, spend)
    base = Cost(0, width * taken, width * taken + 1, 0, bits)
    total = base
    if kinds:
        for number in range(1, min(kept, 40) + 1):
            total = plus_cost(base, power_cost(after, number, spend), spend)
            if kinds > 1:
                spend(words(total.values, total.bits) * min((kept + 1) ** kinds, HUGE), "kept")
    return Cost(low, high, total.values, total.degree, total.bits + bits, stride=total.stride)


def by_level(shape: Shape, size: int) -> bool:
    """Whether the highest chains of a limited explosion are worked out by their levels."""
    return isinstance(shape, Altered) and isinstance(shape.rule, Explode) and size * (shape.rule.limit or 0) >= 10


def _level_steps(shape: Shape, size: int, kept: int, packed: int) -> int:
    assert isinstance(shape, Altered) and isinstance(shape.rule, Explode)
    limit = shape.rule.limit or 1
    if shape.rule.again.spans != ((shape.rule.again.spans[0][0],) * 2,):
        return HUGE
    return limit * kept * (packed // 2 + size * (10 + packed // (limit * 20)))


def chains_cost(pool: Pool, members: list[Member], ends: Bounds, spend: Spend, key: Callable[[Shape], int]) -> Cost:
    """Values without end by rank: by the levels of equal chains, else by the walk.

    Levels: n^2 / 2 keeps and products over denominators of degree top * multiplicities, n of them.
    """
    size = sum([count for _, _, count in members])
    select = pool.select or (1,) * size
    merged: dict[int, tuple[Cost, int]] = {}
    for of, shape, count in members:
        mine = key(shape)
        merged[mine] = (of, merged[mine][1] + count if mine in merged else count)
    if len(merged) == 1:
        of, shape, _ = members[0]
        if of.stride > 0 and isinstance(shape, Altered) and isinstance(shape.rule, Explode) and on_top(shape):
            kept, taken = sum([1 for time in select if time]), sum(select)
            bits = of.bits * size
            degree = of.degree * max(taken, 1) * size
            faces = max(1, of.values - 2 * of.degree)
            packed = words(faces * max(kept, 1), bits)
            spend(size * size * faces * max(kept, 1) * (40 + packed // 10) // 2, "chains")
            spend(size * size * words(degree, bits * 4) // 8, "chains")
            return Cost(*ends, degree, degree, bits * 4, stride=of.stride)
    lifts = [0]
    side = select if ends[1] is None else select[::-1]
    for time in reversed(side):
        lifts.append(lifts[-1] + time)
    return ranked_cost(list(merged.values()), lifts, ends, spend, "chains")


def on_top(shape: Altered) -> bool:
    """Whether `chains.kept_chains` is sure to take this die: it explodes on its highest face alone."""
    assert isinstance(shape.rule, Explode)
    low, high = bounds(shape.of)
    rule = shape.rule
    return (
        low is not None
        and high is not None
        and rule.score is None
        and low >= rule.less < high
        and (rule.again & between(int(low), int(high))).spans == ((high, high),)
    )
