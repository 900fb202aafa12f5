"""The cost of pools that grow: every extra die is a die of its own.  Estimates beside the kernels of `grown` and `thrown`."""

from __future__ import annotations

from math import comb

from wurfwerk.dice.bounds import lowered, pool_bounds, taken
from wurfwerk.dice.cost import Cost
from wurfwerk.dice.exact.costing_pools import HUGE, conv_steps, top, words
from wurfwerk.dice.shapes import Clamp, Pool, Reroll, Score, Shows, Sum, Tally, Tuple
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.bounds import Bounds
    from wurfwerk.dice.exact.costing_pools import Member, Spend
    from wurfwerk.dice.shapes import Explode, Number, Rule, Shape
    from wurfwerk.dice.where import Where


def choices(kinds: int, most: int) -> int:
    """How many ways there are to have up to so many things of so many kinds: at most so many sums they have."""
    return min(comb(min(kinds + most, 10**6), min(kinds, most)) if min(kinds, most) < 40 else HUGE, HUGE)


def between_ends(ends: tuple[Number | None, Number | None], most: int) -> int:
    """The number of whole values between two ends, or so many at most."""
    low, high = ends
    return max(1, most if low is None or high is None else min(int(high - low) + 1, most))


def own_chain_cost(of: Cost, shape: Shape, pool: Pool, spend: Spend) -> Cost:
    """`grown._all_kept`: where all dice are kept and added, the extra ones are the chain of their first die.

    With later rules for each of them: at every level each face under the rules, times the rest of the chain where it goes on.
    """
    from wurfwerk.dice.exact.costing import altered_cost

    grow = pool.grow
    assert grow is not None
    if not pool.then:
        return altered_cost(of, grow, spend)
    if grow.limit is None:
        last = pool.then[-1]  # one score, or it is refused
        return altered_cost(of, replace(grow, score=last) if isinstance(last, Score) else grow, spend)
    each = _under_rules(of, pool, spend)
    ends = pool_bounds(replace(pool, groups=((shape, 1),)), [((of.low, of.high), 1)])
    links = min(grow.limit, HUGE) + 1
    bits = min((of.bits + each.bits) * links, HUGE)
    values = between_ends(ends, choices(each.values, links))
    outcomes = 1 if settled(pool) else each.values
    a_level = of.values * (40 + outcomes * (10 + bits // 64) + words(values, bits) // 2)
    if outcomes > 1:
        rest = Cost(*ends, values, 0, bits)
        a_level += _thrown_anew(of, pool.then, grow) * conv_steps(each, rest) // 2
    spend(min(links * a_level, HUGE), "chain")
    return Cost(*ends, values, 0, bits)


def settled(pool: Pool) -> bool:
    """Whether no later rule throws a die again."""
    return all([isinstance(rule, Clamp | Score) for rule in pool.then])


def _thrown_anew(of: Cost, then: tuple[Rule, ...], grow: Explode) -> int:
    """How many of the values that go on are thrown again by a later rule, at most."""
    if len(then) == 1 and isinstance(then[0], Reroll):
        return _going(of, grow.again & lowered(then[0].again, -grow.less))
    return _going(of, grow.again)


def _under_rules(of: Cost, pool: Pool, spend: Spend) -> Cost:
    """What one die of the pool counts, a first or a further one, after the later rules."""
    from wurfwerk.dice.exact.costing import altered_cost

    assert pool.grow is not None
    less = pool.grow.less
    if less:
        # A first die has its faces, a further one others.
        ends = [end for end in (of.low, of.high) if end is not None]
        shifted = [end - less for end in ends]
        low = None if of.low is None else min(*ends, *shifted)
        high = None if of.high is None else max(*ends, *shifted)
        of = replace(of, low=low, high=high, values=between_ends((low, high), 2 * of.values))
    for rule in pool.then:
        of = altered_cost(of, rule, spend)
    return of


def _going(of: Cost, again: Where) -> int:
    """How many values go on, at most."""
    low, high = int((of.low or 0) // 1), int((of.high or 0) // 1)
    spans = [(low if a is None else a, high if b is None else b) for a, b in again.spans]
    return max(0, min(of.values, sum([max(0, min(b, high) - max(a, low) + 1) for a, b in spans])))


def grown_cost(pool: Pool, members: list[Member], width: int, ends: Bounds, spend: Spend) -> Cost:
    """A mixture over the numbers of extra dice, each a selection among unlike dice."""
    assert pool.grow is not None
    size = sum([count for _, _, count in members])
    limit = pool.grow.limit
    bits = sum([of.bits * count for of, _, count in members])
    least, most = taken(pool)
    if limit is None:
        most, mixtures, bits, kinds = least, size + 1, 2 * bits, 2
        spend(mixtures * 2_500, "own-dice-many")
    else:
        mixtures = 1
        for _, _, count in members:
            mixtures = min(mixtures * comb(count + limit, limit), HUGE) if limit < 20 else HUGE
        bits, kinds = min(bits * (1 + limit), HUGE), 3
    assert most is not None
    most = min(most, HUGE)
    width += abs(pool.grow.less)
    faces = sum([of.values for of, _, _ in members])
    slots, states = _slots(pool, width, most, faces)
    each = max([_under_rules(of, pool, spend) for of, _, _ in members], key=lambda of: of.values)
    if not settled(pool):
        # A digit for the dice of each kind that are thrown again, then a product for each number of them.
        random = sum([1 for rule in pool.then if not isinstance(rule, Clamp | Score)])
        slots = min(slots * (most + 1) ** (1 if random == 1 else min(faces, 12)), HUGE)
        bits += each.bits * most
        spend(
            min(mixtures * slots * conv_steps(each, Cost(*ends, width * most + 1, 0, bits)) // 4, HUGE), "own-dice-many"
        )
    packed = words(slots, bits)
    ways = min(((size + 1) * (size + 2) // 2) ** kinds, HUGE)
    spend(min(mixtures * faces * ways * states * (4 + packed // 40) // 60, HUGE), "own-dice-many")
    match pool.fold:
        case Sum():
            endless = limit is None and pool.beyond[1]
            degree = size * max([top(of) for of, _, _ in members]) if endless else 0
            if degree:
                return Cost(*ends, width * most + 1 + degree, degree, bits, stride=top(members[0][0]))
            return Cost(*ends, between_ends(ends, choices(each.values, most)), 0, bits)
        case Tally(classes):
            return Cost(*ends, choices(len(classes), most), 0, bits)
        case Tuple():
            found = choices(each.values, most)
            spend(min(mixtures * found * most * words(2, bits), HUGE), "order")
            return Cost(*ends, found, 0, bits)
        case Shows(asked):
            return Cost(*ends, min((width * most + 1) * 2 ** len(asked), HUGE), 0, bits)
    return Cost(*ends, min((most + 1) * faces, HUGE), 0, bits)


def _slots(pool: Pool, width: int, most: int, faces: int) -> tuple[int, int]:
    """(slots of a packed number, states beside it) of the fold."""
    match pool.fold:
        case Sum():
            return width * most + 1, 1
        case Tally(classes):
            return min((most + 1) ** len(classes), HUGE), 1
        case Shows(asked):
            return width * most + 1, min(2 ** len(asked), HUGE)
        case Tuple():
            return 1, 1
    return 1, 1 + 3 * (most + 1) * faces // 2


def grown_falls_cost(pool: Pool, members: list[Member], kept: int, ends: Bounds, spend: Spend) -> Cost:
    """Every way in which the dice and their descendants can fall, and every outcome of the later rules in it."""
    assert pool.grow is not None and pool.grow.limit is not None
    limit = min(pool.grow.limit, 100)
    ways, falls, size, bits = 1, 1, 0, 0
    after = max([_under_rules(of, pool, spend) for of, _, _ in members], key=lambda of: of.values)
    for of, _, count in members:
        going, chains = _going(of, pool.grow.again), of.values
        whole, on = _outcomes(of, pool, after.values)
        mine = whole
        for _ in range(limit):
            chains = min(of.values + going * chains, HUGE)
            mine = min(whole - on + on * mine, HUGE)
        for _ in range(min(count, 200)):
            ways = min(ways * chains, HUGE)
            falls = min(falls * mine, HUGE)
        size += count
        bits += of.bits * count * (1 + limit)
    dice = size * (1 + limit)
    if settled(pool):
        falls = ways
    elif pool.select is not None:
        falls = min(falls, ways * after.values ** min(kept + dice - size, 40))
    spend(min(falls * dice * 6, HUGE), "order")
    return Cost(*ends, falls, 0, bits + after.bits * min(dice, 10**6))


def _outcomes(of: Cost, pool: Pool, after: int) -> tuple[int, int]:
    """How many outcomes all values of a die have under the later rules, added up, and those of the values that go on."""
    assert pool.grow is not None
    going = _going(of, pool.grow.again)
    if len(pool.then) == 1 and isinstance(pool.then[0], Reroll) and not pool.grow.less:
        gone = _going(of, pool.then[0].again)
        both = _going(of, pool.then[0].again & pool.grow.again)
        return of.values + gone * (after - 1), going + both * (after - 1)
    return of.values * after, going * after
