"""Shape -> Cost: one `match` over the shapes, an estimate for each kernel.  Nothing is built."""

from __future__ import annotations

from contextlib import suppress

from wurfwerk.dice.bounds import after, bounds, counts_once, pairs_bounds
from wurfwerk.dice.cost import Cost
from wurfwerk.dice.ends import hull
from wurfwerk.dice.exact.classes import free_names
from wurfwerk.dice.exact.costing_functions import applied_cost, mixed_cost, plus_cost
from wurfwerk.dice.exact.costing_grown import between_ends, choices
from wurfwerk.dice.exact.costing_pools import (
    HUGE,
    finer,
    joint_stride,
    joint_unit,
    pool_cost,
    power_cost,
    with_quotient,
)
from wurfwerk.dice.exact.keys import Keys
from wurfwerk.dice.exact.pairing import plain_side
from wurfwerk.dice.exact.spread import WIDE
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
from wurfwerk.dice.value import TIES
from wurfwerk.dice.where import between
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import assert_never

    from wurfwerk.dice.exact.classes import Known
    from wurfwerk.dice.shapes import Number, Rule, Shape
    from wurfwerk.dice.where import Where


class FarTooManyError(Exception):
    """The reading may stop: nothing that follows makes it less."""


class Costing:
    """Adds up steps; a shape that occurs twice is built once and counted once. Beyond `stop` steps nothing more is looked at."""

    def __init__(self, stop: int | None = None) -> None:
        self.stop = stop
        self.steps = 0
        self.largest = 0
        self.worst = "steps"
        self.keys = Keys()
        self.known: dict[int, Cost] = {}
        self.free: Known = {}
        self.once = 0
        """Steps of closed parts inside others, which are taken once however often those are read."""

    def told(self, shape: Shape) -> int:
        """The steps of a shape, or at least `stop`."""
        with suppress(FarTooManyError):
            self.total(shape)
        return self.steps

    def total(self, shape: Shape) -> Cost:
        return self.told_whole(self.of(shape, {}))

    def told_whole(self, found: Cost) -> Cost:
        """With the telling of the law itself."""
        if not found.degree and not found.wide:
            # Told in the end as fractions in lowest terms, each a greatest common divisor of two long numbers.
            size = found.bits // 64
            self.steps += min(found.values * (10 + 2 * size + size * size // 25), HUGE)
        return replace(found, steps=self.steps, worst=self.worst)

    def spend(self, steps: int, kernel: str) -> None:
        steps = min(steps, HUGE)
        self.steps += steps
        if steps > self.largest:
            self.largest = steps
            self.worst = kernel
        if self.stop is not None and self.steps > self.stop:
            raise FarTooManyError

    def of(self, shape: Shape, bound: dict[str, Cost]) -> Cost:
        if bound and free_names(shape, self.free):
            return self.read(shape, bound)
        key = self.keys.of(shape)
        found = self.known.get(key)
        if found is None:
            steps, once = self.steps, self.once
            found = self.known[key] = self.read(shape, {})
            self.once = once + self.steps - steps
        return found

    def read(self, shape: Shape, bound: dict[str, Cost]) -> Cost:
        match shape:
            case Constant(value):
                return Cost(value, value, 1, 0, 1, isinstance(value, int), unit=value.denominator)
            case Die():
                return self.die(shape)
            case Altered(of, rule):
                return altered_cost(self.of(of, bound), rule, self.spend)
            case Pool():
                if crowded(shape):
                    self.spend(HUGE, "unlike")
                members = [(self.of(member, bound), member, count) for member, count in shape.groups]
                return pool_cost(shape, members, self.spend, self.keys.of)
            case Apply(operation, parts):
                if operation == "+":
                    return self.sum(parts, bound)
                if operation in TIES:
                    return self.pairs(parts, bound)
                return applied_cost(operation, [self.of(part, bound) for part in parts], self.spend)
            case Branch():
                return self.branch(shape, bound)
            case Var(name):
                return bound[name]
        if TYPE_CHECKING:
            assert_never(shape)
        raise AssertionError(shape)

    def die(self, shape: Die) -> Cost:
        low: int
        high: int
        if shape.faces is None:
            assert isinstance(shape.sides, int)
            low, high = 1, shape.sides
            self.spend(min(shape.sides, WIDE), "steps")
            fine = (shape.sides**64).bit_length()
            return Cost(low, high, shape.sides, 0, shape.sides.bit_length(), wide=shape.sides > WIDE, fine=fine)
        self.spend(len(shape.faces), "steps")
        whole = sum([weight for _, weight in shape.faces])
        low, high = shape.faces[0][0], shape.faces[-1][0]
        return Cost(low, high, len(shape.faces), 0, whole.bit_length(), fine=(whole**64).bit_length())

    def sum(self, parts: tuple[Shape, ...], bound: dict[str, Cost]) -> Cost:
        counts: dict[int, tuple[Shape, int]] = {}
        for part in parts:
            key = self.keys.of(part)
            counts[key] = (part, counts[key][1] + 1 if key in counts else 1)
        terms = sorted(
            [power_cost(self.of(part, bound), count, self.spend) for part, count in counts.values()],
            key=lambda term: term.values,
        )
        out = terms[0]
        for term in terms[1:]:
            out = plus_cost(out, term, self.spend)
        return out

    def pairs(self, parts: tuple[Shape, ...], bound: dict[str, Cost]) -> Cost:
        """One walk down the faces for equal dice, else every pair of tuples."""
        low, high = pairs_bounds(parts)
        sides: list[tuple[Cost, int]] = []
        for part in parts:
            if plain_side(part):
                assert isinstance(part, Pool)
                ((member, count),) = part.groups
                sides.append((self.of(member, bound), count))
        if len(sides) == 2 and not any([of.degree for of, _ in sides]):
            (a, m), (b, n) = sides
            bits = a.bits * m + b.bits * n
            packed = (2 * min(m, n) + 1) * (1 + bits // 64)
            self.spend((a.values + b.values) * (m + 1) * (n + 1) * (m + n + 8) * (6 + packed // 10) // 8, "unlike")
            return Cost(low, high, 2 * min(m, n) + 1, 0, bits)
        left, right = [self.of(part, bound) for part in parts]
        combinations = min(left.values * right.values, HUGE)
        self.spend(combinations * 20, "combinations")
        return Cost(low, high, combinations, 0, left.bits + right.bits)

    def branch(self, shape: Branch, bound: dict[str, Cost]) -> Cost:
        part = self.of(shape.part, bound)
        parts: list[Cost] = []
        for where, then in shape.cases:
            here = where & between(_whole(part.low, up=True), _whole(part.high, up=False))
            if not here and part.whole:
                continue
            ends = (here.spans[0][0], here.spans[-1][1]) if here and part.whole else (part.low, part.high)
            before, once = self.steps, self.once
            used = shape.name in free_names(then, self.free)
            one = Cost(*ends, 1, 0, 1, part.whole, unit=part.unit)
            parts.append(self.of(then, {**bound, shape.name: one} if used else bound))
            if used:
                times = (min(part.values, _width(here)) if part.whole else part.values) - 1
                each = self.steps - before - (self.once - once)
                self.spend((each + 100) * max(times, 0), "branch")
                if times > 0 and parts[-1].degree and stretched(then, shape.name, self.free):
                    mixed_cost(parts[-1], times + 1, part.bits, (None, None), self.spend)
                parts[-1] = many(parts[-1], times + 1)
        if not parts:
            return part
        if len(parts) > 1:
            parts = [with_quotient(term, self.spend) for term in parts]
        unit = joint_unit(parts)
        parts = [finer(term, unit // term.unit) if term.degree else term for term in parts]
        unlike: dict[int, Cost] = {}
        for term in parts:
            if term.degree and (term.stride not in unlike or unlike[term.stride].degree < term.degree):
                unlike[term.stride] = term
        if len(unlike) > 1:
            # What stands over denominators of different explosions is brought over one.
            mean = replace(
                max(unlike.values(), key=lambda term: term.values),
                degree=sum([term.degree for term in unlike.values()]) // len(unlike) + 1,
                bits=sum([term.bits for term in unlike.values()]) // len(unlike) + 1,
            )
            mixed_cost(mean, len(unlike), part.bits, (None, None), self.spend)
        low, high = hull([(term.low, term.high) for term in parts])
        degree = sum([term.degree for term in parts])
        values = max([term.values for term in parts]) + degree if degree else sum([term.values for term in parts])
        bits = part.bits + max([term.bits for term in parts])
        self.spend(sum([term.values for term in parts]) * (2 + bits // 64), "branch")
        stride = joint_stride([term.stride for term in parts])
        quotient = sum([term.quotient for term in parts])
        whole = all([term.whole for term in parts])
        return Cost(low, high, values, degree, bits, whole, stride=stride, quotient=quotient, unit=unit)


def stretched(shape: Shape, name: str, known: Known) -> bool:
    """Whether values without end are multiplied or divided by a bound one: each value then makes a denominator of its own."""
    if name not in free_names(shape, known):
        return False
    match shape:
        case Apply(operation, parts):
            if operation in ("*", "/", "//", "%"):
                ends = [None in bounds(part) for part in parts]
                named = [name in free_names(part, known) for part in parts]
                if any([named[i] and ends[j] for i in range(len(parts)) for j in range(len(parts)) if i != j]):
                    return True
            return any([stretched(part, name, known) for part in parts])
        case Pool(groups):
            return any([stretched(member, name, known) for member, _ in groups])
        case Branch(other, part, cases):
            inside = other != name and any([stretched(then, name, known) for _, then in cases])
            return inside or stretched(part, name, known)
    return False


CROWD = 64
"""Ranks among more kinds of dice than so many are far beyond what a fold can do, unless they are alike below each face."""


def crowded(pool: Pool) -> bool:
    """Whether so many kinds of altered dice or parts are ranked together that nothing has to be told about each."""
    if pool.select is None or len(pool.groups) <= CROWD:
        return False
    return (
        sum([1 for member, count in pool.groups if count and not isinstance(member, Die)]) > CROWD
        and len(set(pool.groups)) > CROWD
    )


def _lowest(again: Where, of: Cost) -> int:
    """The lowest amount of a value that goes on."""
    reached = again & between(_whole(of.low, up=True), _whole(of.high, up=False))
    lows = [low for low, _ in reached.spans] + [None if high is None else -high for _, high in reached.spans]
    return min([abs(low) for low in lows if low is not None], default=1)


def _whole(end: Number | None, *, up: bool) -> int | None:
    if end is None:
        return None
    return -int(-end // 1) if up else int(end // 1)


def _width(where: Where) -> int:
    out = 0
    for low, high in where.spans:
        if low is None or high is None:
            return HUGE
        out += high - low + 1
    return out


def many(of: Cost, times: int) -> Cost:
    """The cost of a mixture of so many laws of one kind."""
    values = of.values * max(times, 1)
    if of.whole and of.low is not None and of.high is not None and of.values <= of.high - of.low:
        values = min(values, int(of.high - of.low) + 1)  # tuples have more values than their first entry
    return replace(of, values=min(values, HUGE), degree=min(of.degree * max(times, 1), HUGE))


def _listed(of: Cost, ends: list[int | None], spend: Callable[[int, str], None]) -> int:
    """The terms up to the farthest of these ends if the law has no end, each as long as the chain that reaches it; else 0."""
    far = max([abs(end) for end in ends if end is not None], default=0) if of.degree else 0
    if far:
        stride = max(1, abs(of.stride))
        spend(far * (2 + (far // stride + 1) * stride.bit_length() // 16), "chain")
    return far


def altered_cost(of: Cost, rule: Rule, spend: Callable[[int, str], None]) -> Cost:
    """A rule on a die: linear in its faces, times the levels of a limited explosion."""
    reach = after(between(_whole(of.low, up=False), _whole(of.high, up=True)), rule)
    low, high = (reach.spans[0][0], reach.spans[-1][1]) if reach else (of.low, of.high)
    told = of.wide or of.degree
    match rule:
        case Reroll(_, limit):
            bits = of.bits * (2 if limit is None else 1 + min(limit, HUGE))
            spend(0 if of.wide else of.values * (2 + bits // 64), "reroll")
            spend(bits // 64, "reroll")
            ends = _listed(of, [end for span in rule.again.spans for end in span], spend)
            return replace(of, low=low, high=high, bits=bits, values=of.values + ends, fine=0, steps=0)
        case Ranked(inner):
            both = altered_cost(of, inner, spend)
            return Cost(low, high, of.values + both.values, of.degree, of.bits + both.bits)
        case Clamp():
            spend(1 if told else of.values, "steps")
            ends = _listed(of, [rule.low, rule.high], spend)
            return replace(of, low=low, high=high, values=of.values + ends, fine=0, steps=0)
        case Score(weights):
            spend((10 if told else of.values) * (1 + len(weights)), "steps")
            points = min(of.values, 2 ** min(len(weights), 60))
            return Cost(low, high, points, 0, of.bits)
        case Explode(again, limit, less, score):
            inside = again & between(_whole(of.low, up=True), _whole(of.high, up=False))
            going = max(1, min(of.values, _width(inside)))
            if limit is None:
                highest = abs(_whole(of.high, up=True) or 0) + abs(less)
                if score is not None:
                    if counts_once(inside, less, score):
                        spend(20 * (of.values + len(score.weights)), "chain")
                        return Cost(low, high, between_ends((low, high), HUGE), 0, 2 * of.bits)
                    highest = sum([abs(weight) for _, weight in score.weights])
                highest = max(1, highest)
                spend(4 * (of.values + highest), "chain")
                stride = -highest if going > 1 else highest
                grain = highest if going == 1 or score is not None else max(1, _lowest(again, of) - less)
                if score is not None and going > 1:
                    grain = 1
                return Cost(low, high, of.values + 2 * highest, highest, 2 * of.bits, stride=stride, grain=grain)
            levels = min(limit, HUGE)
            bits = of.bits * (levels + 1)
            # The faces that went on, in any order, and the last one; with a score the first face counts by itself if others count less.
            totals = min(of.values * choices(going, levels), HUGE)
            if score is not None and less:
                totals *= going
            width = between_ends((low, high), totals)
            spend(1 + levels * going * width * (2 + bits // 64) // 4, "chain")
            return Cost(low, high, width, 0, bits)
    raise AssertionError(rule)
