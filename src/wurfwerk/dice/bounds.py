"""`bounds`: the lowest and highest value a shape can have, without computing any chance.  Linear in the size of the shape.

Law: every value of the exact distribution lies within; for single dice, sums and keeps both ends are reached.
"""

from __future__ import annotations

from wurfwerk.dice.ends import applied, ceiling, divided, floor, hull
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
    keep_faces,
)
from wurfwerk.dice.where import Where, between, spans

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
    try:
        return shape._faces  # type: ignore[attr-defined, no-any-return]
    except AttributeError:
        where = after(faces(shape.of), shape.rule)
    keep_faces(shape, where)
    return where


def through(before: Where, then: tuple[Rule, ...]) -> Where:
    """What becomes of a set of values under rules one after the other. Each of many words behind dice asks for those of the words before it
    and its own, so the latest answers are kept."""
    number = len(then)
    where = before
    while number:
        known = _passed.get((id(then[number - 1]), number, before))
        if known is not None and known[0] == then[:number]:
            where = known[1]
            break
        number -= 1
    for rule in then[number:]:
        where = after(where, rule)
    if number < len(then):
        if len(_passed) >= MOST_RECENT:
            _passed.clear()
        _passed[id(then[-1]), len(then), before] = then, where
    return where


_passed: dict[tuple[int, int, Where], tuple[tuple[Rule, ...], Where]] = {}
_recent: dict[int, tuple[object, Any]] = {}
MOST_RECENT = 32
"""Shapes whose bounds are kept. Operators ask while a tree is lowered, each for what the one below it has just asked: without
this a tree a hundred deep would be gone through a hundred times. So few are kept that no memory is held to speak of."""


def _remember(shape: object, found: T) -> T:
    if len(_recent) >= MOST_RECENT:
        _recent.clear()
    _recent[id(shape)] = (shape, found)  # the shape as well, so that its id stays its own
    return found


def after(before: Where, rule: Rule) -> Where:
    """What becomes of a set of values under a rule."""
    if not before:
        return before
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
                one, more = after(before, score), after(lowered(before, less), score)
                low, high = one.spans[0][0], one.spans[-1][1]
                least, most = more.spans[0][0], more.spans[-1][1]
                assert low is not None and high is not None and least is not None and most is not None
                if limit is None and counts_once(before & again, less, score):
                    first = scores(before & again, score.weights) or [0]
                    return between(min(low, min(first) + least), max(high, max(first) + most))
                if limit is None:
                    return between(None if least < 0 else low, None if most > 0 else high)
                return between(low + limit * min(0, least), high + limit * max(0, most))
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


def counts_once(going: Where, less: int, score: Score) -> bool:
    """Whether the faces that go on count nothing behind the first one: then the chain has ends, however long it is."""
    return not any(scores(lowered(going, less), score.weights))


def lowered(before: Where, less: int) -> Where:
    """The values of a set when each counts so much less."""
    if not less:
        return before
    return spans((None if a is None else a - less, None if b is None else b - less) for a, b in before.spans)


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
    ahead = list(before.spans)
    for start, end in zip([None, *ends], [*ends, None], strict=True):
        if start is not None:
            total += steps[start]
        while ahead and start is not None and ahead[0][1] is not None and ahead[0][1] < start:
            ahead.pop(0)
        if ahead and (end is None or ahead[0][0] is None or ahead[0][0] < end):
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
            if operation == "neg":
                low, high = bounds(parts[0], bound)
                return (None if high is None else -high, None if low is None else -low)
            known = None if bound else _recent.get(id(shape))
            if known is not None and known[0] is shape:
                found: Bounds = known[1]
                return found
            ends = [bounds(part, bound) for part in parts]
            if operation == "/" and isinstance(parts[1], Constant) and None not in ends[0] and parts[1].value:
                found = divided(ends[0], parts[1].value)  # type: ignore[arg-type]  # both are closed
            elif operation in ("/", "//") and _spans_zero(ends[1]) and not whole(parts[1]):
                found = None, None  # a divisor as near to 0 as one likes
            else:
                found = applied(operation, ends)
            return found if bound else _remember(shape, found)
        case Branch():
            return _branch(shape, bound) if bound else _latest(shape)[0]
        case Var(name, low, high):
            return (bound or {}).get(name, (low, high))
    if TYPE_CHECKING:
        assert_never(shape)
    raise AssertionError(shape)


def whole(shape: Shape, broken: tuple[str, ...] = ()) -> bool:
    """Whether a shape surely has whole values only, told from its parts: no fraction in it and no division that keeps one.

    broken  names of values that may be fractions
    """
    match shape:
        case Die() | Altered():
            return True
        case Constant(value):
            return isinstance(value, int)
        case Apply(operation, parts):
            if operation in ("floor", "ceil", "trunc", "round", "//") or operation in ("=", "<>", "<", "<=", ">", ">="):
                return True
            return operation not in ("/", "**") and all([whole(part, broken) for part in parts])
        case Pool(groups):
            return all([whole(member, broken) for member, _ in groups])
        case Branch():
            return _whole_branch(shape, broken) if broken else _latest(shape)[1]
        case Var(name):
            return shape.whole and name not in broken
    if TYPE_CHECKING:
        assert_never(shape)
    raise AssertionError(shape)


def _branch(shape: Branch, bound: dict[str, Bounds] | None) -> Bounds:
    name, part, cases = shape.name, shape.part, shape.cases
    inner = dict(bound or {})
    low, high = inner[name] = bounds(part, bound)
    if len(cases) == 1:
        return bounds(cases[0][1], inner)
    around = between(ceiling(low), floor(high)) if whole(part) else between(floor(low), ceiling(high))
    ends = []
    for where, then in cases:
        reached = where & around
        if reached:
            inner[name] = (reached.spans[0][0], reached.spans[-1][1])
            ends.append(bounds(then, inner))
    return hull(ends)


def _whole_branch(shape: Branch, broken: tuple[str, ...]) -> bool:
    if not whole(shape.part, broken):
        broken = (*broken, shape.name)
    return all([whole(then, broken) for _, then in shape.cases])


def _latest(shape: Branch) -> tuple[Bounds, bool]:
    """The ends of a branch with nothing bound outside, and whether its values are whole: a roll that says how many dice another one has
    is asked for them at every step."""
    known = _recent.get(id(shape))
    if known is not None and known[0] is shape:
        found: tuple[Bounds, bool] = known[1]
        return found
    return _remember(shape, (_branch(shape, None), _whole_branch(shape, ())))


SUM = Sum()


def _times(ends: Bounds, count: int) -> Bounds:
    low, high = ends
    return (None if low is None else low * count, None if high is None else high * count)


def reach(shape: Shape) -> Where:
    """The whole numbers a shape can have, perhaps a few more: of one die its faces, else all between its ends."""
    if isinstance(shape, Pool) and isinstance(shape.fold, Sum) and shape.size == 1 and shape.groups[0][1] == 1:
        member = shape.groups[0][0]
        if isinstance(member, Die | Altered) and not shape.then and shape.grow is None and shape.select is None:
            return faces(member)
    low, high = bounds(shape)
    return between(ceiling(low), floor(high))


def _spans_zero(ends: Bounds) -> bool:
    low, high = ends
    return (low is None or low <= 0) and (high is None or high >= 0)


def pairs_bounds(parts: tuple[Shape, ...]) -> Bounds:
    """As many pairs as the side with fewer dice has, won or lost."""
    most = min([n for n in [taken(part)[1] for part in parts if isinstance(part, Pool)] if n is not None], default=None)
    return (None, None) if most is None else (-most, most)


def taken(pool: Pool) -> tuple[int, int | None]:
    """How many dice are taken, a die taken twice counted twice: at least, at most."""
    least = pool.size if pool.select is None else sum(pool.select)
    grow, time = pool.grow, pool.beyond[1]
    if grow is None or not time:
        return least, least
    return least, None if grow.limit is None else least + pool.size * grow.limit * time


def _pool(pool: Pool, bound: dict[str, Bounds]) -> Bounds:
    if len(pool.groups) == 1 and pool.select is None and not pool.then and pool.grow is None and pool.fold == SUM:
        ((member, count),) = pool.groups
        return _times(bounds(member, bound), count) if count else (0, 0)
    return pool_bounds(pool, [(bounds(member, bound), count) for member, count in pool.groups])


def pool_bounds(pool: Pool, groups: list[tuple[Bounds, int]]) -> Bounds:
    """The ends of a pool from those of its members."""
    size = pool.size
    match pool.fold:
        case LargestSet() | LongestRun() | BestSet():
            fewest, most = taken(pool)
            return (min(1, fewest), most)
        case Tally():
            return (0, taken(pool)[1])
        case Sum() | Tuple() | Shows():
            pass
    members: list[Bounds] = []
    if pool.select is None and pool.grow is None and not pool.then and isinstance(pool.fold, Sum):
        return applied("+", [_times(ends, count) for ends, count in groups if count])
    for (low, high), count in groups:
        if pool.grow is not None and low is not None:
            low -= pool.grow.less  # what a further die counts
        ends = (low, high)
        for rule in pool.then:
            reach = after(between(floor(ends[0]), ceiling(ends[1])), rule)
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
