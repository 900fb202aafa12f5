"""Shape -> values of a block of throws: the faces fall for all throws at once, and only those dice are thrown again that must be.

The same rules as in `dice.roll`, a row of numbers where that has one. A chain or a reroll goes on with the list of the dice still going, so
none has a limit of depth; a branch parts the throws by case.
"""

from __future__ import annotations

import numpy as np

from wurfwerk.dice.bounds import scores
from wurfwerk.dice.bulk.arithmetic import applied
from wurfwerk.dice.bulk.column import MOST_LISTED, Column, Tuples, coded, constant, fitted, merged, narrowest, within
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.roll import innermost
from wurfwerk.dice.shapes import (
    Altered,
    Apply,
    Branch,
    Clamp,
    Constant,
    Die,
    Explode,
    Pool,
    Ranked,
    Reroll,
    Score,
    Var,
)
from wurfwerk.dice.where import between
from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.bulk.bits import Bits
    from wurfwerk.dice.bulk.trace import Trace
    from wurfwerk.dice.shapes import Rule, Shape


class Thrower:
    """`left`: so many more dice may be thrown in all; TooCostly beyond. `trace`: where to write down the single dice, if anywhere."""

    __slots__ = ("bits", "left", "trace")

    def __init__(self, bits: Bits, left: int, trace: Trace | None = None) -> None:
        self.bits = bits
        self.left = left
        self.trace = trace

    def throw(self, shape: Shape, count: int, bound: dict[str, Column | Tuples]) -> Column | Tuples:
        """The values of `count` throws."""
        match shape:
            case Constant(value):
                return constant(value, count)
            case Die() | Altered():
                if self.trace is None:
                    return self.settle(shape, count)
                return self.throw(Pool(((shape, 1),)), count, bound)
            case Pool():
                from wurfwerk.dice.bulk.pools import pool

                return pool(self, shape, count, bound)
            case Apply(operation, parts):
                return applied(
                    operation, [self.part(place, part, count, bound) for place, part in enumerate(parts)], count
                )
            case Branch():
                return self.branch(shape, count, bound)
            case Var(name):
                return bound[name]
        if TYPE_CHECKING:
            from typing import assert_never

            assert_never(shape)
        raise AssertionError(shape)

    def part(
        self, place: int, shape: Shape, count: int, bound: dict[str, Column | Tuples], at: NDArray[Any] | None = None
    ) -> Column | Tuples:
        """A part of a shape, by its place; `at`: in these of the throws only."""
        trace = self.trace
        if trace is None:
            return self.throw(shape, count, bound)
        path, before = trace.path, trace.at
        trace.path = (*path, place)
        if at is not None:
            trace.at = at if before is None else before[at]
        found = self.throw(shape, count, bound)
        trace.path, trace.at = path, before
        return found

    def branch(self, shape: Branch, count: int, bound: dict[str, Column | Tuples]) -> Column | Tuples:
        first = self.part(0, shape.part, count, bound)
        decisive = first.columns[0] if isinstance(first, Tuples) else first
        inner = {**bound, shape.name: first}
        left = np.arange(count)
        parts: list[tuple[NDArray[Any], Column | Tuples]] = []
        for place, (where, then) in enumerate(shape.cases, 1):
            if not len(left):
                break
            inside = within(decisive if len(left) == count else decisive.at(left), where)
            here = left[inside]
            if not len(here):
                continue
            left = left[~inside]
            if len(here) == count:
                return self.part(place, then, count, inner)
            some = {name: value.at(here) for name, value in inner.items()}
            parts.append((here, self.part(place, then, len(here), some, here)))
        assert not len(left), shape
        return merged(count, parts)

    def settle(self, shape: Die | Altered, count: int) -> Column:
        """So many dice of a kind, with its rules, the innermost first."""
        return self.after(shape, self.faces(innermost(shape), count))

    def faces(self, die: Die, count: int) -> Column:
        self.left -= count
        if self.left < 0:
            raise too_many()
        return self.bits.faces(die, count)

    def after(self, shape: Die | Altered, first: Column) -> Column:
        """What dice count for whose first faces have fallen."""
        if isinstance(shape, Die):
            return first
        return self.ruled(shape.of, self.after(shape.of, first), shape.rule)

    def ruled(self, of: Die | Altered, dice: Column, rule: Rule) -> Column:
        """What dice with these values count for under a rule; where they are thrown again, `of` is thrown."""
        match rule:
            case Reroll(again, limit):
                return self.rerolled(of, dice, again, limit)
            case Clamp():
                return clamped(dice, rule)
            case Score():
                return scored(dice, rule)
            case Explode():
                return self.exploded(of, dice, rule)
            case Ranked():
                raise AssertionError(rule)
        if TYPE_CHECKING:
            from typing import assert_never

            assert_never(rule)
        raise AssertionError(rule)

    def rerolled(self, of: Die | Altered, dice: Column, again: Any, limit: int | None) -> Column:
        values, low, high = dice.values.copy(), dice.low, dice.high
        live = np.flatnonzero(within(dice, again))
        tries = 0
        while len(live) and (limit is None or tries < limit):
            fresh = self.settle(of, len(live))
            low, high = min(low, fresh.low), max(high, fresh.high)
            values = values.astype(narrowest(low, high), copy=False)
            values[live] = fresh.values
            live = live[within(fresh, again)]
            tries += 1
            if tries > MAX_THROWS:
                raise too_many()
        if limit is None:
            rest = (between(low, high) - again).spans
            if rest and rest[0][0] is not None and rest[-1][1] is not None:
                low, high = rest[0][0], rest[-1][1]
        return Column(values, low, high)

    def exploded(self, of: Die | Altered, dice: Column, rule: Explode) -> Column:
        total = dice if rule.score is None else scored(dice, rule.score)
        low, high = total.low, total.high
        live = np.flatnonzero(within(dice, rule.again))
        values: NDArray[Any] | None = None
        extra = 0
        while len(live) and (rule.limit is None or extra < rule.limit):
            fresh = self.settle(of, len(live))
            more = less(fresh, rule.less)
            if rule.score is not None:
                more = scored(more, rule.score)
            low, high = min(low, low + more.low), max(high, high + more.high)
            if values is None:
                # Room for many further throws at once, so that the type seldom has to grow.
                ahead = AHEAD if rule.limit is None else min(AHEAD, rule.limit)
                roomy = narrowest(min(low, low + ahead * more.low), max(high, high + ahead * more.high))
                values = total.values.astype(roomy)
            values = values.astype(np.promote_types(values.dtype, narrowest(low, high)), copy=False)
            values[live] += more.values.astype(values.dtype, copy=False)
            live = live[within(fresh, rule.again)]
            extra += 1
            if extra > MAX_THROWS:
                raise too_many()
        return Column(total.values if values is None else values, low, high)


AHEAD = 30


def less(dice: Column, amount: int) -> Column:
    """Every value less an amount."""
    if not amount:
        return dice
    out = applied("+", (dice, constant(-amount, len(dice.values))), len(dice.values))
    assert isinstance(out, Column)
    return out


def too_many() -> Exception:
    from wurfwerk.dice.cost import TooCostly

    return TooCostly(Message("error-too-many-throws", most=MAX_THROWS))


def clamped(dice: Column, rule: Clamp) -> Column:
    """Values below `low` count as `low`, above `high` as `high`; where both cross, as a roll does it."""
    if dice.table is not None:
        upper = [value if rule.high is None else min(value, rule.high) for value in dice.table]
        return coded([value if rule.low is None else max(value, rule.low) for value in upper], dice.values)
    low, high = rule.low, rule.high
    values, least, most = dice.values, dice.low, dice.high
    above = None if high is None or most <= high else values > high
    below = None if low is None or least >= low else values < low
    ends: list[int] = [least, most]
    if above is not None:
        assert high is not None
        ends = [min(ends[0], high), high]
    if below is not None:
        assert low is not None
        ends = [low, max(ends[1], low)]
    ends.sort()
    kind = narrowest(min(least, *ends), max(most, *ends))
    values = values.astype(kind)
    if above is not None:
        values[above] = high
    if below is not None:
        values[below] = low
    return Column(values, ends[0], ends[1])


def scored(dice: Column, score: Score) -> Column:
    """What each value counts: the sum of the weights of the sets it lies in."""
    if dice.table is not None:
        return coded([score.of(value) for value in dice.table], dice.values)  # type: ignore[arg-type]
    found = scores(between(dice.low, dice.high), score.weights)
    low, high = min(found), max(found)
    spans = sum([len(where.spans) for where, _ in score.weights])
    if spans > 8 and dice.high - dice.low < MOST_LISTED:
        table = np.array([score.of(value) for value in range(dice.low, dice.high + 1)], narrowest(low, high))
        return Column(table[fitted(dice, 0, dice.high - dice.low) - dice.low], low, high)
    least = sum([min(weight, 0) for _, weight in score.weights])
    most = sum([max(weight, 0) for _, weight in score.weights])
    kind = narrowest(min(least, low), max(most, high))
    out: NDArray[Any] | None = None
    for where, weight in score.weights:
        inside = within(dice, where)
        if out is None:
            out = inside.astype(kind) if weight == 1 else inside * _one(kind, weight)
        elif weight == 1 and kind.itemsize == 1:
            out += inside.view(kind)
        elif weight == -1 and kind.itemsize == 1:
            out -= inside.view(kind)
        else:
            out += inside * _one(kind, weight)
    return Column(np.zeros(dice.values.shape, kind) if out is None else out, low, high)


def _one(kind: np.dtype[Any], weight: int) -> Any:
    return weight if kind.hasobject else kind.type(weight)
