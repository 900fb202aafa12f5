"""`bounds`: the lowest and highest value a shape can have, without computing any chance.  Linear in the size of the shape.

Law: every value of the exact distribution lies within; for single dice, sums and keeps both ends are reached.
"""

from __future__ import annotations

from wurfwerk.dice.shapes import (
    Altered,
    Apply,
    BestSet,
    Branch,
    Clamp,
    Constant,
    Die,
    Explode,
    LargestSet,
    LongestRun,
    Pool,
    Ranked,
    Reroll,
    Score,
    Shows,
    Sum,
    Tally,
    Tuple,
    Var,
)
from wurfwerk.dice.where import Where, between

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeVar, assert_never

    from wurfwerk.dice.shapes import Number, Rule, Shape

    T = TypeVar("T")

    Bounds = tuple[Number | None, Number | None]
    """None: open on that side."""


def faces(shape: Die | Altered) -> Where:
    """The set of values one die can count for, as spans; a chain without limit is open above (a superset of its values)."""
    if isinstance(shape, Die):
        if shape.faces is None:
            assert isinstance(shape.sides, int)
            return between(1, shape.sides)
        from wurfwerk.dice.where import only

        return only(*[value for value, _ in shape.faces])
    known = _recent.get(id(shape))
    if known is not None and known[0] is shape:
        where: Where = known[1]
        return where
    return _remember(shape, after(faces(shape.of), shape.rule))


_recent: dict[int, tuple[object, Any]] = {}
MOST_RECENT = 32
"""Shapes whose faces or bounds are kept. Operators ask while a tree is lowered, each for what the one below it has just asked: without
this a tree a hundred deep would be gone through a hundred times. So few are kept that no memory is held to speak of."""


def _remember(shape: object, found: T) -> T:
    if len(_recent) >= MOST_RECENT:
        _recent.clear()
    _recent[id(shape)] = (shape, found)  # the shape as well, so that its id stays its own
    return found


def after(before: Where, rule: Rule) -> Where:
    """What becomes of a set of values under a rule."""
    low, high = before.spans[0][0], before.spans[-1][1]
    match rule:
        case Reroll(again, limit):
            return before if limit is not None else before - again
        case Clamp(floor, ceiling):
            inside = before & between(floor, ceiling)
            if floor is not None and (low is None or low < floor):
                inside |= between(floor, floor)
            if ceiling is not None and (high is None or high > ceiling):
                inside |= between(ceiling, ceiling)
            return inside
        case Ranked(inner):
            return before | after(before, inner)
        case Score(weights):
            found = scores(before, weights)
            return between(min(found), max(found))
        case Explode(again, limit, less, score):
            if score is not None:
                one = after(before, score)
                low, high = one.spans[0][0], one.spans[-1][1]
                assert low is not None and high is not None
                if limit is None:
                    return between(None if low < 0 else low, None if high > 0 else high)
                return between(low + limit * min(0, low), high + limit * max(0, high))
            going = before & again
            if not going:
                return before
            least, most = going.spans[0][0], going.spans[-1][1]
            assert low is not None and high is not None and least is not None and most is not None
            if limit is None:
                return between(
                    None if least < less else min(low, least + low - less),
                    None if most > less else max(high, most + high - less),
                )
            # The total is linear in the number of further throws: the ends are at none, one or all of them.
            lows = [least + (k - 1) * (least - less) + low - less for k in (1, limit)]
            highs = [most + (k - 1) * (most - less) + high - less for k in (1, limit)]
            return between(min(low, *lows), max(high, *highs))


def scores(before: Where, weights: tuple[tuple[Where, int], ...]) -> list[int]:
    """Every sum of weights that a value of a set can have: one sweep over the ends of all spans."""
    total = 0
    steps: dict[int, int] = {}
    for where, weight in weights:
        for low, high in where.spans:
            if low is None:
                total += weight
            else:
                steps[low] = steps.get(low, 0) + weight
            if high is not None:
                steps[high + 1] = steps.get(high + 1, 0) - weight
    ends = sorted(steps)
    found: list[int] = []
    spans = list(before.spans)
    for start, end in zip([None, *ends], [*ends, None], strict=True):
        if start is not None:
            total += steps[start]
        while spans and start is not None and spans[0][1] is not None and spans[0][1] < start:
            spans.pop(0)
        if spans and (end is None or spans[0][0] is None or spans[0][0] < end):
            found.append(total)
    return found


def bounds(shape: Shape, bound: dict[str, Bounds] | None = None) -> Bounds:
    """(lowest, highest), None where open. Of a tuple: of its first entry."""
    match shape:
        case Constant(value):
            return value, value
        case Die(sides, listed):
            if listed is None:
                assert isinstance(sides, int)
                return 1, sides
            return listed[0][0], listed[-1][0]
        case Altered():
            reach = faces(shape)
            return reach.spans[0][0], reach.spans[-1][1]
        case Pool():
            return _pool(shape, bound or {})
        case Apply("pairs" | "pairs-left" | "pairs-right", parts):
            return pairs_bounds(parts)
        case Apply(operation, parts):
            known = None if bound else _recent.get(id(shape))
            if known is not None and known[0] is shape:
                found: Bounds = known[1]
                return found
            ends = [bounds(part, bound) for part in parts]
            if operation in ("/", "//") and _spans_zero(ends[1]) and not whole(parts[1]):
                found = None, None  # a divisor as near to 0 as one likes
            else:
                found = _apply(operation, ends)
            return found if bound else _remember(shape, found)
        case Branch(name, part, cases):
            inner = dict(bound or {})
            low, high = inner[name] = bounds(part, bound)
            ends = []
            for where, then in cases:
                reached = where & between(_ceil(low), _floor(high))
                if reached:
                    inner[name] = (reached.spans[0][0], reached.spans[-1][1])
                    ends.append(bounds(then, inner))
            return hull(ends)
        case Var(name):
            return (bound or {}).get(name, (None, None))
    if TYPE_CHECKING:
        assert_never(shape)
    raise AssertionError(shape)


def whole(shape: Shape) -> bool:
    """Whether a shape surely has whole values only, told from its parts: no fraction in it and no division that keeps one."""
    match shape:
        case Constant(value):
            return isinstance(value, int)
        case Apply(operation, parts):
            if operation in ("floor", "ceil", "trunc", "round", "//") or operation in ("=", "<>", "<", "<=", ">", ">="):
                return True
            return operation not in ("/", "**") and all([whole(part) for part in parts])
        case Pool(groups):
            return all([whole(member) for member, _ in groups])
        case Branch(_, part, cases):
            return whole(part) and all([whole(then) for _, then in cases])
        case Die() | Altered() | Var():
            return True


def _spans_zero(ends: Bounds) -> bool:
    low, high = ends
    return (low is None or low <= 0) and (high is None or high >= 0)


def pairs_bounds(parts: tuple[Shape, ...]) -> Bounds:
    """As many pairs as the side with fewer dice has, won or lost."""
    most = min(
        [n for n in [_taken(part)[1] for part in parts if isinstance(part, Pool)] if n is not None], default=None
    )
    return (None, None) if most is None else (-most, most)


def hull(ends: list[Bounds]) -> Bounds:
    lows = [low for low, _ in ends]
    highs = [high for _, high in ends]
    return (
        None if None in lows or not lows else min([x for x in lows if x is not None]),
        None if None in highs or not highs else max([x for x in highs if x is not None]),
    )


def _ceil(x: Number | None) -> int | None:
    return None if x is None else -int(-x // 1)


def _floor(x: Number | None) -> int | None:
    return None if x is None else int(x // 1)


def _taken(pool: Pool) -> tuple[int, int | None]:
    """How many dice are taken, a die taken twice counted twice: at least, at most."""
    taken = pool.size if pool.select is None else sum(pool.select)
    grow, time = pool.grow, pool.beyond[1]
    if grow is None or not time:
        return taken, taken
    return taken, None if grow.limit is None else taken + pool.size * grow.limit * time


def _pool(pool: Pool, bound: dict[str, Bounds]) -> Bounds:
    return pool_bounds(pool, [(bounds(member, bound), count) for member, count in pool.groups])


def pool_bounds(pool: Pool, groups: list[tuple[Bounds, int]]) -> Bounds:
    """The ends of a pool from those of its members."""
    size = pool.size
    match pool.fold:
        case LargestSet() | LongestRun() | BestSet():
            fewest, most = _taken(pool)
            return (min(1, fewest), most)
        case Tally():
            return (0, _taken(pool)[1])
        case Sum() | Tuple() | Shows():
            pass
    members: list[Bounds] = []
    for (low, high), count in groups:
        if pool.grow is not None and low is not None:
            low -= pool.grow.less  # what a further die counts
        ends = (low, high)
        for rule in pool.then:
            reach = after(between(_floor(ends[0]), _ceil(ends[1])), rule)
            ends = (reach.spans[0][0], reach.spans[-1][1]) if reach else ends
        members += [ends] * count
    if not members:
        return 0, 0
    if isinstance(pool.fold, Tuple):
        return hull(members)
    times = pool.select or (1,) * size
    lows = [low for low, _ in members]
    highs = [high for _, high in members]
    if pool.grow is not None:
        return _grown(pool, pool.grow, hull(members), sum(times))
    ranked = not pool.then
    low_sum = None if None in lows else _weighted([x for x in lows if x is not None], times, ranked, low=True)
    high_sum = None if None in highs else _weighted([x for x in highs if x is not None], times, ranked, low=False)
    if not any(times):
        return 0, 0
    return low_sum, high_sum


def _grown(pool: Pool, grow: Explode, ends: Bounds, kept: int) -> Bounds:
    """The sum of `kept` dice and, if they are taken, of the further ones: each counts something within `ends`."""
    low, high = ends
    more: int | None = 0
    if pool.select is None or pool.beyond[1]:
        more = None if grow.limit is None else grow.limit * pool.size * pool.beyond[1]
    least = None if low is None or (more is None and low < 0) else kept * low + (more or 0) * min(low, 0)
    most = None if high is None or (more is None and high > 0) else kept * high + (more or 0) * max(high, 0)
    return least, most


def _weighted(values: list[Number], times: tuple[int, ...], ranked: bool, *, low: bool) -> Number:
    """The sum by rank. With an alteration after the choice the order of ranks says nothing: take the outermost values."""
    if not ranked:
        extreme = min(values) if low else max(values)
        return extreme * sum(times)
    return sum([value * time for value, time in zip(sorted(values), times, strict=True)])


def _apply(operation: str, ends: list[Bounds]) -> Bounds:
    match operation:
        case "+":
            lows = [low for low, _ in ends]
            highs = [high for _, high in ends]
            return (
                None if None in lows else sum([x for x in lows if x is not None]),
                None if None in highs else sum([x for x in highs if x is not None]),
            )
        case "neg":
            ((low, high),) = ends
            return (None if high is None else -high, None if low is None else -low)
        case "max" | "min":
            closed_lows = [low for low, _ in ends if low is not None]
            closed_highs = [high for _, high in ends if high is not None]
            all_low, all_high = len(closed_lows) == len(ends), len(closed_highs) == len(ends)
            if operation == "max":
                return (max(closed_lows) if closed_lows else None, max(closed_highs) if all_high else None)
            return (min(closed_lows) if all_low else None, min(closed_highs) if closed_highs else None)
        case "=" | "<>" | "<" | "<=" | ">" | ">=":
            return 0, 1
        case "floor":
            return _floor(ends[0][0]), _floor(ends[0][1])
        case "ceil":
            return _ceil(ends[0][0]), _ceil(ends[0][1])
        case "trunc" | "round":
            from wurfwerk.dice.value import apply

            least, most = [None if end is None else apply(operation, (end,)) for end in ends[0]]
            return (None if isinstance(least, tuple) else least, None if isinstance(most, tuple) else most)
        case "tuple":
            return ends[0]
    return _corners(operation, ends)


def _corners(operation: str, ends: list[Bounds]) -> Bounds:
    """Products, quotients, remainders, powers, amounts: from the corners where all ends are closed, else open."""
    from wurfwerk.dice.value import absolute, apply

    if any(low is None or high is None for low, high in ends):
        if operation == "abs":
            return 0, None
        return None, None
    total: Bounds = ends[0]
    rest = ends[1:]
    if operation == "abs":
        low, high = total
        assert low is not None and high is not None
        ends_abs = (absolute(low), absolute(high))
        return (0 if low <= 0 <= high else min(ends_abs), max(ends_abs))
    for low, high in rest:
        assert low is not None and high is not None
        first_low, first_high = total
        assert first_low is not None and first_high is not None
        if operation in ("%", "rem") and first_low == first_high == 0:
            continue
        if operation == "%":
            largest = max(absolute(low), absolute(high))
            total = (-largest if low < 0 else 0, largest if high > 0 else 0)
            continue
        if operation == "rem":
            largest = max(absolute(low), absolute(high))
            total = (-largest if first_low < 0 else 0, largest if first_high > 0 else 0)
            continue
        rights = {b for b in (low, high, -1, 1) if low <= b <= high}
        if operation == "**":
            rights |= {b for b in (low + 1, high - 1, 0) if low <= b <= high}
        if operation in ("/", "//"):
            rights -= {0}
        lefts = {a for a in (first_low, first_high, 0, 1, -1) if first_low <= a <= first_high}
        corners = [
            apply(operation, (a, b)) for a in lefts for b in rights if not (operation == "**" and a == 0 and b < 0)
        ]
        if not corners:
            return None, None
        numbers = [c for c in corners if not isinstance(c, tuple)]
        total = (min(numbers), max(numbers))
    return total
