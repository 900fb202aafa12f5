"""The cost of pools: powers, keeps, folds, sets, chains, growth.  An estimate beside each kernel's own statement of its cost."""

from __future__ import annotations

from math import comb, lcm

from wurfwerk.dice.bounds import pool_bounds
from wurfwerk.dice.cost import Cost, product_steps
from wurfwerk.dice.exact.polynomial import LONG
from wurfwerk.dice.shapes import (
    BestSet,
    Die,
    LargestSet,
    LongestRun,
    Pool,
    Ranked,
    Shows,
    Sum,
    Tally,
    Tuple,
)
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.dice.shapes import Shape

    Spend = Callable[[int, str], None]
    Member = tuple[Cost, Shape, int]

HUGE = 10**30
"""Estimates stop growing here."""


def words(values: int, bits: int) -> int:
    """Eight-byte words of so many whole numbers, each with its own expense."""
    return values * (2 + bits // 64)


def joint_unit(parts: list[Cost]) -> int:
    """The step in which the values of all these laws lie."""
    out = 1
    for part in parts:
        out = min(lcm(out, part.unit), HUGE)
    return out


def finer(of: Cost, by: int) -> Cost:
    """The cost of a law without end times a whole number: so much longer, its factors so much wider apart."""
    if by == 1:
        return of
    return replace(
        of,
        values=min(of.values * by, HUGE),
        degree=min(of.degree * by, HUGE),
        stride=of.stride * min(by, HUGE),
        grain=of.grain * min(by, HUGE),
    )


def in_steps(of: Cost, unit: int) -> Cost:
    """The cost of a law as a polynomial in steps of 1 / unit: one with an end reaches from its lowest value to its highest."""
    values = of.values
    if of.degree:
        if of.unit != unit:
            return replace(finer(of, unit // of.unit), unit=unit)
    elif of.low is not None and of.high is not None:
        values = int(min((of.high - of.low) * unit, HUGE)) + 1
    return of if (values, unit) == (of.values, of.unit) else replace(of, values=values, unit=unit)


def conv_steps(a: Cost, b: Cost, *, whole: bool = False) -> int:
    """One convolution: every pair, or one product of packed numbers if both are long. `whole`: they stand in steps, so both are whole."""
    size = 1 + (a.bits + b.bits) // 64
    short, long = sorted((min(a.values, HUGE), min(b.values, HUGE)))
    if not whole and not (a.whole and b.whole):
        return min(short * long * (30 + size), HUGE)
    return min(short * long * (2 + size) if short <= 16 else 4 * long + product_steps(short, long, size), HUGE)


def with_quotient(of: Cost, spend: Spend) -> Cost:
    """A law that is calculated with further: what has been put off is due."""
    if not of.quotient:
        return of
    spend(of.quotient, "chains")
    return replace(of, quotient=0)


def power_cost(of: Cost, n: int, spend: Spend) -> Cost:
    """The sum of n independent values."""
    if n == 1:
        return of
    of = with_quotient(of, spend)
    low = None if of.low is None else of.low * n
    high = None if of.high is None else of.high * n
    bits = of.bits_of(n)
    if of.degree:
        values = of.values * n
        spend(2 * min(_power_steps(Cost(0, 0, of.values, 0, of.bits), n, values), HUGE), "chain")
        if low is None and high is None:
            spend(20 * (of.degree * n) ** 2 + int(min(of.degree * n, 10**6) ** 4.5) // 100_000, "difference")
        return Cost(low, high, values, of.degree * n, bits, of.whole, stride=of.stride, grain=of.grain, unit=of.unit)
    values = min(comb(min(of.values, 10**6) + n - 1, min(n, of.values - 1)) if min(n, of.values) < 40 else HUGE, HUGE)
    if low is not None and high is not None and of.unit < HUGE:
        values = min(values, int((high - low) * of.unit) + 1)
    spend(min(_power_steps(of, n, values), HUGE), "sum")
    return Cost(low, high, values, 0, bits, of.whole, fine=of.fine * n, unit=of.unit)


def _power_steps(of: Cost, n: int, values: int) -> int:
    """`sums.power`: three terms for equal chances, one power of a packed number, the recurrence, or python-flint."""
    size = 1 + of.bits_of(n) // 64
    listed = 4 * values
    if of.whole and of.bits == of.values.bit_length():
        return listed + values * (6 + size) // 2
    if n * of.values * of.bits * n > LONG:
        return listed + values * (10 + 5 * size)
    if n <= 24:
        return listed + values * (8 + 4 * size) + 2 * product_steps(values // 2, values // 2, size)
    return listed + values * of.values * (4 + size // 2)


def pool_cost(pool: Pool, members: list[Member], spend: Spend, key: Callable[[Shape], int]) -> Cost:
    """`members`: the groups with their costs; `key` tells equal shapes by equal numbers."""
    members = [(with_quotient(of, spend), shape, count) for of, shape, count in members if count]
    unit = joint_unit([of for of, _, _ in members])
    out = _pool_cost(pool, members, unit, spend, key)
    if pool.select is not None and not any(pool.select) and isinstance(pool.fold, Sum) and pool.grow is None:
        out = replace(out, values=1, degree=0, stride=1, grain=1)  # nothing is kept, and that is 0
    return replace(out, unit=unit, whole=False) if unit > 1 and isinstance(pool.fold, Sum) else out


def _pool_cost(pool: Pool, members: list[Member], unit: int, spend: Spend, key: Callable[[Shape], int]) -> Cost:
    from wurfwerk.dice.exact.costing import altered_cost
    from wurfwerk.dice.exact.costing_functions import plus_cost
    from wurfwerk.dice.exact.costing_grown import grown_cost, grown_falls_cost, own_chain_cost
    from wurfwerk.dice.exact.costing_kept import (
        chains_cost,
        fall_by_fall_cost,
        selected_cost,
        some_cost,
    )

    size = sum([count for _, _, count in members])
    low, high = pool_bounds(pool, [((of.low, of.high), count) for of, _, count in members])
    if not size:
        return Cost(0, 0, 1, 0, 1)
    select = pool.select
    by_rank = any([isinstance(rule, Ranked) for rule in pool.then])
    plain = (select is None or all([time == 1 for time in select])) and pool.grow is None and not by_rank
    if pool.then and plain:
        altered = []
        for of, shape, count in members:
            for rule in pool.then:
                of = altered_cost(of, rule, spend)
            altered.append((of, shape, count))
        members = altered
    if pool.grow is not None and select is None and isinstance(pool.fold, Sum) and not by_rank:
        members = [(own_chain_cost(of, shape, pool, spend), shape, count) for of, shape, count in members]
        plain = True
    if isinstance(pool.fold, Sum) and plain:
        terms = [power_cost(of, count, spend) for of, _, count in members]
        out = terms[0]
        for term in terms[1:]:
            out = plus_cost(out, term, spend)
        return out
    endless = any([of.degree for of, _, _ in members])
    bits = sum([of.bits_of(count) for of, _, count in members])
    faces = sum([of.values for of, _, _ in members])
    taken = size if select is None else sum(select)
    kept = size if select is None else sum([1 for time in select if time])
    width = min(_reach([of for of, _, _ in members]) * unit, HUGE)
    if endless:
        members = [(in_steps(of, unit), shape, count) for of, shape, count in members]
    if pool.grow is not None and pool.grow.limit is not None:
        from wurfwerk.dice.exact.grown import by_fall

        if by_fall(pool):
            return grown_falls_cost(pool, members, kept, (low, high), spend)
        return grown_cost(pool, members, width, (low, high), spend)
    # Later rules for kept dice are gone through fall by fall where the fold is no sum.
    every = pool.then and not plain and (by_rank or not isinstance(pool.fold, Tally))
    if every and not isinstance(pool.fold, Sum):
        return fall_by_fall_cost(pool, members, kept, bits, (low, high), spend)
    match pool.fold:
        case Sum():
            if by_rank:
                return some_cost(pool, members, width, (low, high), spend)
            if endless:
                return chains_cost(pool, members, (low, high), spend, key)
            if pool.grow is not None:
                return grown_cost(pool, members, width, (low, high), spend)
            return selected_cost(pool, members, kept, taken, width, (low, high), spend, key)
        case Tally(classes):
            outcomes = comb(taken + len(classes), len(classes))
            if select is None and pool.grow is None:
                spend(words(outcomes, bits), "tally")
            else:
                spend(fold_steps(members, key, words(min((taken + 1) ** len(classes), HUGE), bits)), "unlike")
            return Cost(0, high, outcomes, 0, bits)
        case LargestSet():
            if plain and len(members) == 1:
                spend(size**3 * (1 + bits // 256) // 3, "set")
            else:
                spend(fold_steps(members, key, 2 + bits // 64, size), "unlike")
            return Cost(low, high, max(1, taken), 0, bits)
        case BestSet():
            if plain and len(members) == 1 and even(members[0][1]):
                spend((size * size * (8 + size // 10) // 2 + faces * size * 16) * (2 + bits // 256), "set")
            else:
                spend(fold_steps(members, key, 2 + bits // 64, size * faces), "unlike")
            return Cost(low, high, max(1, taken) * faces, 0, bits)
        case Shows(asked):
            flags = 2 ** len(asked)
            sums = width * taken + 1
            if select is None and pool.grow is None:
                powers = [(of, count, power_cost(of, count, spend)) for of, _, count in members]
                for of, count, one in powers:
                    each = _power_steps(of, count, one.values) + one.values * (10 + bits // 64) + 30 * of.values
                    spend(min(flags * each * (1 + len(asked) // 2), HUGE), "sum")
                if all([one.whole for _, _, one in powers]):
                    sums = sum([one.values for _, _, one in powers])
            else:
                spend(fold_steps(members, key, words(sums, bits), flags), "unlike")
            return Cost(low, high, min(flags * sums, HUGE), 0, bits)
        case LongestRun():
            # The last face is part of the state: as many as there are faces live on beside one another.
            states = max((min(size, width) + 1) ** 2 // 2, 2 * width)
            steps = fold_steps(members, key, 2 + bits // 64, states)
            if plain and len(members) == 1 and even(members[0][1]) and members[0][0].values == width:
                from wurfwerk.dice.exact.runs import even_steps

                steps = even_steps(members[0][0].values, size)
            elif plain and len(members) == 1:
                from wurfwerk.dice.exact.runs import walk_steps

                of = members[0][0]
                steps = min(steps, walk_steps(of.values, 1 << min(of.bits, 40)) + 4 * (2 + bits // 64) ** 2)
            spend(steps, "unlike")
            return Cost(0, size, size, 0, bits)
        case Tuple(order):
            if order == "thrown":
                return fall_by_fall_cost(pool, members, kept, bits, (low, high), spend)
            ways = comb(faces + taken, min(taken, faces)) if min(taken, faces) < 40 else HUGE
            spend(ways * size * (2 + bits // 64) * 2, "order")
            return Cost(low, high, min(ways, HUGE), 0, bits)
    raise AssertionError(pool.fold)


def even(shape: Shape) -> bool:
    """A die with faces 1 to its sides."""
    if isinstance(shape, Pool):
        plain = shape == Pool(shape.groups) and len(shape.groups) == 1 and shape.groups[0][1] == 1
        return plain and even(shape.groups[0][0])
    return isinstance(shape, Die) and (shape.faces is None or len({weight for _, weight in shape.faces}) == 1)


def _reach(members: list[Cost]) -> int:
    """From the lowest value that any member can have to the highest: unlike dice are worked out over all of it, numbers in braces as well."""
    lows = [of.low for of in members]
    highs = [of.high for of in members]
    widest = max([_span(of) for of in members])
    if None in lows or None in highs:
        return widest
    return max(widest, int(max([x for x in highs if x is not None]) - min([x for x in lows if x is not None])))


def _span(of: Cost) -> int:
    if of.low is None or of.high is None:
        return of.values
    return int(of.high - of.low) + 1


def top(of: Cost) -> int:
    return 1 if of.high is None else int(of.high // 1)


def fold_steps(members: list[Member], key: Callable[[Shape], int], packed: int, states: int = 1) -> int:
    """Faces, times the ways to place dice of each group, times the states; `packed`: the words of one."""
    faces = sum([of.values for of, _, _ in members])
    ways = 1
    counts: dict[int, int] = {}
    for _, shape, count in members:
        mine = key(shape)
        counts[mine] = counts.get(mine, 0) + count
    for count in counts.values():
        ways = min(ways * ((count + 1) * (count + 2) // 2), HUGE)
    return min(faces * ways * states * (8 + packed // 10), HUGE)


def joint_stride(steps: list[int]) -> int:
    """The stride of a denominator with all these factors: the least common multiple, a product where one has several terms."""
    out, tangled = 1, False
    for stride in steps:
        tangled = tangled or stride < 0
        out = min(abs(out * stride) if tangled else lcm(out, stride), HUGE)
    return -out if tangled else out
