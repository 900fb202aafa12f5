"""The cost of pools: powers, keeps, folds, sets, chains, growth.  An estimate beside each kernel's own statement of its cost."""

from __future__ import annotations

from math import comb, lcm

from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.cost import Cost, product_steps
from wurfwerk.dice.exact.polynomial import LONG
from wurfwerk.dice.shapes import Clamp, LargestSet, LongestRun, Pool, Score, Sum, Tally, Tuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.shapes import Number, Shape

    Spend = Callable[[int, str], None]
    Member = tuple[Cost, Shape, int]

HUGE = 10**30
"""Estimates stop growing here."""


def words(values: int, bits: int) -> int:
    """Eight-byte words of so many whole numbers, each with its own expense."""
    return values * (2 + bits // 64)


def conv_steps(a: Cost, b: Cost) -> int:
    """One convolution: every pair, or one product of packed numbers if both are long."""
    size = 1 + (a.bits + b.bits) // 64
    short, long = sorted((min(a.values, HUGE), min(b.values, HUGE)))
    if not (a.whole and b.whole):
        return min(short * long * (30 + size), HUGE)
    return min(short * long * (2 + size) if short <= 16 else 4 * long + product_steps(short, long, size), HUGE)


def power_cost(of: Cost, n: int, spend: Spend) -> Cost:
    """The sum of n independent values."""
    if n == 1:
        return of
    low = None if of.low is None else of.low * n
    high = None if of.high is None else of.high * n
    bits = of.bits * n
    if of.degree:
        values = of.values * n
        spend(2 * min(_power_steps(Cost(0, 0, of.values, 0, of.bits), n, values), HUGE), "chain")
        if low is None and high is None:
            spend(20 * (of.degree * n) ** 2 + int(min(of.degree * n, 10**6) ** 4.5) // 100_000, "difference")
        return Cost(low, high, values, of.degree * n, bits, of.whole, stride=of.stride)
    values = min(comb(min(of.values, 10**6) + n - 1, min(n, of.values - 1)) if min(n, of.values) < 40 else HUGE, HUGE)
    if of.whole and low is not None and high is not None:
        values = min(values, int(high - low) + 1)
    spend(min(_power_steps(of, n, values), HUGE), "sum")
    return Cost(low, high, values, 0, bits, of.whole)


def _power_steps(of: Cost, n: int, values: int) -> int:
    """`sums.power`: three terms for equal chances, one power of a packed number, the recurrence, or python-flint."""
    size = 1 + of.bits * n // 64
    listed = 4 * values
    if of.whole and of.bits == of.values.bit_length():
        return listed + values * (6 + size) // 2
    if n * of.values * of.bits * n > LONG:
        return listed + values * (10 + 5 * size)
    if n <= 24:
        return listed + values * (8 + 4 * size) + 2 * product_steps(values // 2, values // 2, size)
    return listed + values * of.values * (4 + size // 2)


def pool_cost(pool: Pool, members: list[Member], spend: Spend) -> Cost:
    from wurfwerk.dice.exact.costing import altered_cost, plus_cost

    members = [member for member in members if member[2]]
    size = sum([count for _, _, count in members])
    low, high = bounds(pool)
    if not size:
        return Cost(0, 0, 1, 0, 1)
    select = pool.select
    plain = (select is None or all([time == 1 for time in select])) and pool.grow is None
    if pool.then and plain:
        altered = []
        for of, shape, count in members:
            for rule in pool.then:
                of = altered_cost(of, rule, spend)
            altered.append((of, shape, count))
        members = altered
    if pool.grow is not None and select is None and isinstance(pool.fold, Sum):
        members = [(altered_cost(of, pool.grow, spend), shape, count) for of, shape, count in members]
        plain = True
    if isinstance(pool.fold, Sum) and plain:
        terms = [power_cost(of, count, spend) for of, _, count in members]
        out = terms[0]
        for term in terms[1:]:
            out = plus_cost(out, term, spend)
        return out
    endless = any([of.degree for of, _, _ in members])
    bits = sum([of.bits * count for of, _, count in members])
    faces = sum([of.values for of, _, _ in members])
    taken = size if select is None else sum(select)
    kept = size if select is None else sum([1 for time in select if time])
    width = max([_span(of) for of, _, _ in members])
    match pool.fold:
        case Sum():
            if endless:
                return _chains(members, kept, taken, low, high, spend)
            if pool.grow is not None:
                return _grown(pool, members, taken, width, (low, high), spend)
            return _selected(pool, members, kept, taken, width, (low, high), spend)
        case Tally(classes):
            outcomes = comb(size + len(classes), len(classes))
            if select is None and pool.grow is None:
                spend(words(outcomes, bits), "tally")
            else:
                spend(_fold_steps(members, words(min((taken + 1) ** len(classes), HUGE), bits)), "unlike")
            return Cost(0, high, outcomes, 0, bits)
        case LargestSet() | LongestRun() if pool.then:
            after = max([of for of, _, _ in members], key=lambda of: of.values)
            for rule in pool.then:
                after = altered_cost(after, rule, spend)
            ways = 1
            for of, _, count in members:
                for _ in range(min(count, 200)):
                    ways = min(ways * of.values, HUGE)
            random = [rule for rule in pool.then if not isinstance(rule, Clamp | Score)]
            outcomes = min(after.values ** min(kept, 40), HUGE) if random else 1
            spend(min(ways * size * 5 * outcomes, HUGE), "order")
            return Cost(0, high if high is None else size, size, 0, bits)
        case LargestSet():
            if plain and len(members) == 1:
                spend(size**3 * (1 + bits // 256) // 3, "set")
            else:
                spend(_fold_steps(members, 2 + bits // 64, size), "unlike")
            return Cost(0, size, size, 0, bits)
        case LongestRun():
            # The last face is part of the state: as many as there are faces live on beside one another.
            states = max((min(size, width) + 1) ** 2 // 2, 2 * width)
            spend(_fold_steps(members, 2 + bits // 64, states), "unlike")
            return Cost(0, size, size, 0, bits)
        case Tuple(order):
            if order == "thrown" or pool.then:
                ways = 1
                for of, _, count in members:
                    for _ in range(min(count, 200)):
                        ways = min(ways * of.values, HUGE)
                spend(ways * size * 5 * (of.values**kept if pool.then and kept < 40 else 1), "order")
                return Cost(low, high, ways, 0, bits)
            ways = comb(faces + taken, min(taken, faces)) if min(taken, faces) < 40 else HUGE
            spend(ways * size * (2 + bits // 64) * 2, "order")
            return Cost(low, high, min(ways, HUGE), 0, bits)
    raise AssertionError(pool.fold)


def _span(of: Cost) -> int:
    if of.low is None or of.high is None:
        return of.values
    return int(of.high - of.low) + 1


def _top(of: Cost) -> int:
    return 1 if of.high is None else int(of.high // 1)


def _fold_steps(members: list[Member], packed: int, states: int = 1) -> int:
    """Faces, times the ways to place dice of each group, times the states; `packed`: the words of one."""
    faces = sum([of.values for of, _, _ in members])
    ways = 1
    counts: dict[Shape, int] = {}
    for _, shape, count in members:
        counts[shape] = counts.get(shape, 0) + count
    for count in counts.values():
        ways = min(ways * ((count + 1) * (count + 2) // 2), HUGE)
    return min(faces * ways * states * (8 + packed // 10), HUGE)


def _selected(
    pool: Pool,
    members: list[Member],
    kept: int,
    taken: int,
    width: int,
    ends: Bounds,
    spend: Spend,
) -> Cost:
    """Ranks among finite values: Horner for plain keeps of equal dice, else the fold; later rules as digits and products."""
    from wurfwerk.dice.exact.costing import altered_cost, plus_cost

    size = sum([count for _, _, count in members])
    bits = sum([of.bits * count for of, _, count in members])
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
    same = len({shape for _, shape, _ in members}) == 1
    if same and edge:
        spend(faces * kept * (2 + packed // 2 + min(kept, size - kept)), "keep")
    elif same:
        spend(faces * size * size * (4 + packed // 10), "ranks")
    else:
        spend(_fold_steps(members, packed), "unlike")
    low, high = ends
    if not pool.then:
        return Cost(low, high, min(slots, comb(faces + kept, kept) if kept < 40 else slots), 0, bits, fresh.whole)
    after = fresh
    for rule in pool.then:
        after = altered_cost(after, rule, spend)
    base = Cost(0, slots, width * taken + 1, 0, bits)
    total = base
    if kinds:
        for number in range(1, min(kept, 40) + 1):
            total = plus_cost(base, power_cost(after, number, spend), spend)
            if kinds > 1:
                spend(words(total.values, total.bits) * min((kept + 1) ** kinds, HUGE), "kept")
    return Cost(low, high, total.values, total.degree, total.bits + bits, stride=total.stride)


def _chains(
    members: list[Member], kept: int, taken: int, low: Number | None, high: Number | None, spend: Spend
) -> Cost:
    """Whole chains by rank: n^2 / 2 keeps and products over denominators of degree top * multiplicities, n of them."""
    size = sum([count for _, _, count in members])
    of = max([of for of, _, _ in members], key=lambda of: of.degree)
    bits = of.bits * size
    degree = of.degree * max(taken, 1) * size
    tangled = any([one.stride < 0 for one, _, _ in members])
    if len({shape for _, shape, _ in members}) == 1 and not tangled:
        spend(size * size * of.values * max(kept, 1) * (2 + words(of.values * kept, bits) // 4), "chains")
        spend(size * words(degree, bits * 4) // 2, "chains")
    if kept == 1 and (tangled or len({shape for _, shape, _ in members}) > 1):
        degree, steps = extreme_cost([(one, count) for one, _, count in members])
        spend(steps, "extreme")
    stride = joint_stride([one.stride for one, _, _ in members])
    return Cost(low, high, degree, degree, bits * 4, stride=stride)


def _grown(pool: Pool, members: list[Member], taken: int, width: int, ends: Bounds, spend: Spend) -> Cost:
    """A mixture over the numbers of extra dice, each a selection among unlike dice."""
    assert pool.grow is not None
    size = sum([count for _, _, count in members])
    limit = pool.grow.limit
    of = members[0][0]
    if limit is None:
        mixtures, most, kinds = size + 1, 2 * size, 2
    else:
        mixtures = comb(size + min(limit, 20), min(limit, 20)) if limit < 20 else HUGE
        most, kinds = size * (1 + limit), 3
    bits = of.bits * min(most, 10**6)
    if limit is not None:
        taken += size * limit * pool.beyond[1]  # a choice may leave the further dice in
    packed = words(width * taken + 1, bits)
    ways = min(((size + 1) * (size + 2) // 2) ** kinds, HUGE)
    spend(min(mixtures * of.values * ways * (4 + packed // 40) // 60, HUGE), "own-dice-many")
    endless = limit is None and pool.beyond[1]
    degree = size * _top(of) if endless else 0
    return Cost(*ends, width * taken + 1 + degree, degree, bits, stride=_top(of))


def joint_stride(steps: list[int]) -> int:
    """The stride of a denominator with all these factors: the least common multiple, a product where one has several terms."""
    out, tangled = 1, False
    for stride in steps:
        tangled = tangled or stride < 0
        out = min(abs(out * stride) if tangled else lcm(out, stride), HUGE)
    return -out if tangled else out


def extreme_cost(parts: list[tuple[Cost, int]]) -> tuple[int, int]:
    """(degree, steps) of a rank among values without end: a denominator for each product of tails that occurs."""
    combinations = 1
    for _, count in parts:
        combinations = min(combinations * (count + 1), HUGE)
    if combinations > 5_000:
        return HUGE, HUGE
    every: list[tuple[int, int]] = []
    for of, count in parts:
        if not of.degree:
            continue
        one = (of.stride, -(-of.degree // abs(of.stride)))
        powers = [one]
        for _ in range(count - 1):
            powers.append(_termwise(powers[-1], one))
        every += [_termwise(before, power) for before in every for power in powers] + powers
    degree = min(sum([abs(stride) * times for stride, times in every]), HUGE)
    most = max([times for _, times in every], default=0)
    tangled = any([stride < 0 for stride, _ in every])
    return degree, min(degree * degree * (2 + most // 3 + (30 if tangled else 0)), HUGE)


def _termwise(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    return joint_stride([a[0], b[0]]), min(a[1] + b[1] - 1, HUGE)
