"""Expression + Chance -> Roll: one throw with its trace.  The result tree IS the trace.

Faces fall in reading order; within a pool first the whole first throw, then the extra throws die by die, left to right.
Law: over all ways the faces can fall, the values of `throw` have exactly the distribution of `dice.exact`.
"""

from __future__ import annotations

from wurfwerk.dice.limits import MAX_THROWS
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
from wurfwerk.dice.value import apply
from wurfwerk.message import Message
from wurfwerk.record import record, replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.shapes import Rule, Shape, Value

COMPARISONS = ("=", "<>", "<", "<=", ">", ">=")


@record
class RolledDie:
    """One die on the table.

    chain     its faces as they fell; more than one if it exploded
    value     what it counts for, after clamping, counting and exploding
    rerolled  the faces it lost
    times     how often it was taken: 0 if dropped
    group     its path through groups in braces, from 0
    label     what it is for, as `Pool.label`
    """

    sides: int | str
    chain: tuple[int, ...]
    value: int
    times: int = 1
    rerolled: tuple[int, ...] = ()
    group: tuple[int, ...] = ()
    label: str = ""

    @property
    def kept(self) -> bool:
        return self.times > 0


@record
class Roll:
    """A shape, thrown. `items` are the rolled dice and parts in throwing order; `compared` both sides of a comparison."""

    shape: Shape
    value: Value
    items: tuple[Roll | RolledDie, ...] = ()
    times: int = 1
    compared: tuple[Value, Value] | None = None

    @property
    def parts(self) -> tuple[Roll, ...]:
        return tuple([item for item in self.items if isinstance(item, Roll)])

    @property
    def dice(self) -> tuple[RolledDie, ...]:
        """All dice below: in throwing order, a sorted pool in its order; dice of a dropped part are dropped."""
        return tuple(self._dice((), True, ""))

    def _dice(self, path: tuple[int, ...], kept: bool, label: str) -> Iterator[RolledDie]:
        grouped = isinstance(self.shape, Pool) and len(self.items) > 1
        items = list(self.items)
        if isinstance(self.shape, Pool):
            label = self.shape.label or label
            if self.shape.shown != "thrown":
                items.sort(key=lambda item: item.value, reverse=self.shape.shown == "descending")
        for index, item in enumerate(items):
            if isinstance(item, Roll):
                yield from item._dice((*path, index) if grouped else path, kept and item.times > 0, label)
            else:
                group = (*path, index) if path else ()
                yield replace(item, times=item.times if kept else 0, group=group, label=label)


def roll(expression: Expression, chance: Chance) -> Roll:
    """One throw of an expression. ExpressionError where it cannot mean anything; FacesError from typed-in faces."""
    return throw(expression.lower(), chance)


def throw(shape: Shape, chance: Chance) -> Roll:
    """One throw of a shape."""
    return _Thrower(chance).throw(shape, {})


class _One:
    """One die while it is being settled: its faces so far, and a first face that already fell."""

    __slots__ = ("chain", "first", "rerolled")

    def __init__(self, first: int) -> None:
        self.first: int | None = first
        self.chain: list[int] = []
        self.rerolled: list[int] = []


class _Thrower:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.left = MAX_THROWS

    def face(self, die: Die) -> int:
        self.left -= 1
        if self.left < 0:
            from wurfwerk.dice.cost import TooCostly

            raise TooCostly(Message("error-too-many-throws", most=MAX_THROWS))
        return self.chance.throw(die)

    def throw(self, shape: Shape, bound: dict[str, Value]) -> Roll:
        match shape:
            case Constant(value):
                return Roll(shape, value)
            case Die() | Altered():
                return self.pool(Pool(((shape, 1),)), bound)
            case Pool():
                return self.pool(shape, bound)
            case Apply(operation, parts):
                rolls = tuple([self.throw(part, bound) for part in parts])
                values = [r.value for r in rolls]
                compared = (values[0], values[1]) if operation in COMPARISONS else None
                return Roll(shape, apply(operation, values), rolls, 1, compared)
            case Branch(name, part, cases):
                first = self.throw(part, bound)
                decisive = first.value[0] if isinstance(first.value, tuple) else first.value
                for where, then in cases:
                    if decisive in where:  # type: ignore[operator]
                        after = self.throw(then, {**bound, name: first.value})
                        return Roll(shape, after.value, (first, after))
                raise AssertionError(shape)
            case Var(name):
                return Roll(shape, bound[name])
        if TYPE_CHECKING:
            from typing import assert_never

            assert_never(shape)
        raise AssertionError(shape)

    def pool(self, pool: Pool, bound: dict[str, Value]) -> Roll:
        members = [member for member, count in pool.groups for _ in range(count)]
        ones: list[_One | None] = []
        items: list[Roll | RolledDie] = []
        # The whole first throw comes before any extra throw; a part in braces is a roll of its own and comes whole.
        for member in members:
            if isinstance(member, Die | Altered):
                ones.append(_One(self.face(innermost(member))))
            else:
                ones.append(None)
                items.append(self.throw(member, bound))
        rolls = iter(items)
        settled: list[tuple[Shape, Roll | _One, int]] = []
        for member, one in zip(members, ones, strict=True):
            if one is None:
                part = next(rolls)
                assert isinstance(part, Roll) and not isinstance(part.value, tuple)
                settled.append((member, part, part.value))  # type: ignore[arg-type]  # may be a fraction, in braces only
                continue
            assert isinstance(member, Die | Altered)
            settled.append((member, one, self.settle(member, one)))
        if pool.grow is not None:
            self.grow(settled, pool.grow)
        values = [value for _, _, value in settled]
        times = chosen(values, pool)
        later = rules_by_rank(values, pool)
        finished: list[Roll | RolledDie] = []
        counted: list[tuple[int, int]] = []
        for (member, thrown, value), time, rules in zip(settled, times, later, strict=True):
            if time:
                for rule in rules:
                    value = self.then(member, thrown, value, rule)
                counted.append((value, time))
            if isinstance(thrown, Roll):
                finished.append(replace(thrown, times=time))
            else:
                die = innermost(member)  # type: ignore[arg-type]
                finished.append(RolledDie(die.sides, tuple(thrown.chain), value, time, tuple(thrown.rerolled)))
        return Roll(pool, folded(counted, pool), tuple(finished))

    def settle(self, shape: Die | Altered, one: _One) -> int:
        """Throw (or take the face that already fell) and apply the rules, the innermost first."""
        if isinstance(shape, Die):
            face = one.first if one.first is not None else self.face(shape)
            one.first = None
            one.chain.append(face)
            return face
        start = len(one.chain)
        value = self.settle(shape.of, one)
        return self.ruled(shape.of, one, value, shape.rule, start)

    def ruled(self, of: Die | Altered, one: _One, value: int, rule: Rule, start: int) -> int:
        match rule:
            case Reroll(again, limit):
                tries = 0
                while value in again and (limit is None or tries < limit):
                    one.rerolled += one.chain[start:]
                    del one.chain[start:]
                    value = self.settle(of, one)
                    tries += 1
                return value
            case Clamp(low, high):
                if low is not None and value < low:
                    return low
                return high if high is not None and value > high else value
            case Score():
                return rule.of(value)
            case Explode(again, limit, less, score):
                total = score.of(value) if score is not None else value
                extra = 0
                while value in again and (limit is None or extra < limit):
                    value = self.settle(of, one)
                    total += score.of(value - less) if score is not None else value - less
                    extra += 1
                return total
        raise AssertionError(rule)

    def then(self, member: Shape, thrown: Roll | _One, value: int, rule: Rule) -> int:
        """A rule for a member that was kept. A part in braces can only be counted or clamped, never thrown again."""
        if isinstance(thrown, _One):
            assert isinstance(member, Die | Altered)
            return self.ruled(member, thrown, value, rule, 0)
        if isinstance(rule, Score):
            return rule.of(value)
        assert isinstance(rule, Clamp)
        return max(value if rule.high is None else min(value, rule.high), value if rule.low is None else rule.low)

    def grow(self, settled: list[tuple[Shape, Roll | _One, int]], rule: Explode) -> None:
        """Every face in `again` adds a die of its own, which may add one in its turn; `limit` counts per first die."""
        for member, thrown, value in list(settled):
            if not isinstance(thrown, _One):
                continue
            extra = 0
            while value in rule.again and (rule.limit is None or extra < rule.limit):
                assert isinstance(member, Die | Altered)
                more = _One(self.face(innermost(member)))
                value = self.settle(member, more)
                settled.append((member, more, value - rule.less))
                extra += 1


def innermost(shape: Die | Altered) -> Die:
    while isinstance(shape, Altered):
        shape = shape.of
    return shape


def chosen(values: list[int], pool: Pool) -> list[int]:
    """How often each member is taken. Among equal values the earlier die is the one that is kept."""
    select = pool.select
    if select is None:
        return [1] * len(values)
    more = len(values) - len(select)
    if more:
        side, time = pool.beyond
        select = (time,) * more + select if side == "low" else select + (time,) * more
    order = sorted(range(len(values)), key=values.__getitem__)
    times = [0] * len(values)
    start = 0
    while start < len(order):
        end = start + 1
        while end < len(order) and values[order[end]] == values[order[start]]:
            end += 1
        for position, time in zip(sorted(order[start:end]), sorted(select[start:end], reverse=True), strict=True):
            times[position] = time
        start = end
    return times


def rules_by_rank(values: list[int], pool: Pool) -> list[tuple[Rule, ...]]:
    """The later rules that hold for each die: a `Ranked` one for the dice of its ranks only."""
    then = pool.then
    if not any([isinstance(rule, Ranked) for rule in then]):
        return [then] * len(values)
    order = sorted(range(len(values)), key=values.__getitem__)
    place = {position: rank for rank, position in enumerate(order)}
    return [at_rank(then, place[position], len(values)) for position in range(len(values))]


def at_rank(then: tuple[Rule, ...], rank: int, size: int) -> tuple[Rule, ...]:
    """The rules that hold for the die of this ascending rank, from 0."""
    out: list[Rule] = []
    for rule in then:
        if not isinstance(rule, Ranked):
            out.append(rule)
        elif (rank if rule.side == "lowest" else size - 1 - rank) < rule.count:
            out.append(rule.rule)
    return tuple(out)


def folded(counted: list[tuple[int, int]], pool: Pool) -> Value:
    """What the fold makes of the kept values, given with how often each was taken, in throwing order."""
    match pool.fold:
        case Sum():
            return apply("+", [0, *[value * time for value, time in counted]])
        case Tally(classes):
            return tuple([sum([time for value, time in counted if value in where]) for where in classes])
        case Tuple(order):
            values = [value for value, time in counted for _ in range(time)]
            if order != "thrown":
                values.sort(reverse=order == "descending")
            return tuple(values)
        case Shows(sets):
            total = apply("+", [0, *[value * time for value, time in counted]])
            assert isinstance(total, int)
            return (total, *[int(any([value in where for value, _ in counted])) for where in sets])
        case LargestSet() | BestSet():
            sizes: dict[int, int] = {}
            for value, time in counted:
                sizes[value] = sizes.get(value, 0) + time
            if isinstance(pool.fold, LargestSet):
                return max(sizes.values(), default=0)
            return max([(size, value) for value, size in sizes.items()], default=(0, 0))
        case LongestRun():
            present = {value for value, _ in counted}
            longest = 0
            for value in present:
                if value - 1 not in present:
                    length = 1
                    while value + length in present:
                        length += 1
                    longest = max(longest, length)
            return longest
    raise AssertionError(pool.fold)
