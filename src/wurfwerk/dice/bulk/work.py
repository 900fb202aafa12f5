"""What a simulation takes, told before it begins: its refusals, and the size of its blocks.

One step is about a nanosecond: one die thrown in a block of many. What is reckoned here is work, never a chance that is told.
"""

from __future__ import annotations

from wurfwerk.dice.bulk.ranks import MOST_NETWORK
from wurfwerk.dice.cost import TooCostly, about, too_costly
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.shapes import (
    Altered,
    Apply,
    BestSet,
    Branch,
    Constant,
    Die,
    Explode,
    LargestSet,
    LongestRun,
    Pool,
    Ranked,
    Reroll,
    Shows,
    Tally,
    Tuple,
    Var,
)
from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Rule, Shape
    from wurfwerk.dice.where import Where

MOST_STEPS = 2 * 10**10
"""A simulation takes no more: about twenty seconds."""

MOST_VALUES = 10**8
"""So many whole numbers may be in the array that is returned: 800 MB."""

MOST_OBJECTS = 10**7
"""So many of them, if they are fractions, numbers beyond 64 bits, or tuples of unlike length."""

BLOCK_DICE = 1 << 19
"""As many dice are thrown in a block, so that they fit into the processor's cache."""

LEAST_BLOCK, MOST_BLOCK = 1 << 10, 1 << 16
"""Shorter blocks cost more than they save, but for the sake of memory."""

MOST_BLOCK_DICE = 1 << 24
"""No block has more dice."""

PART_STEPS = 30_000
"""To begin with a part of the shape in a block."""

ROW_PARTS = 1 / 30
"""To begin with one of its dice, or with one comparison of two, is so much of a part."""

COMBINATION_STEPS = 1_500
"""For what is worked out in Python's own numbers: a microsecond or two a throw."""


@record
class Work:
    """For one throw: how many dice fall at first, and all steps; how many parts are begun in each block; the slowest chain.

    slowest  (chance that a die goes on, dice that may) of the chain without limit that goes on longest
    """

    dice: float = 0
    steps: float = 0
    parts: float = 1
    slowest: tuple[float, float] = (0.0, 0.0)

    def and_then(self, other: Work) -> Work:
        return Work(
            self.dice + other.dice,
            self.steps + other.steps,
            self.parts + other.parts,
            max(self.slowest, other.slowest),
        )


def work(shape: Shape) -> Work:
    match shape:
        case Constant() | Var():
            return Work(0, 1)
        case Die() | Altered():
            return _dice(shape, 1)
        case Pool():
            return _pool(shape)
        case Apply(operation, parts):
            out = Work(0, len(parts))
            for part in parts:
                out = out.and_then(work(part))
            if operation in ("/", "**", "//", "%", "rem"):
                out = out.and_then(Work(0, COMBINATION_STEPS))
            return out
        case Branch(_, part, cases):
            first = work(part)
            then = [work(case) for _, case in cases]
            return Work(
                first.dice
                + max([case.dice for case in then]) / min(len(then), 8),  # only some of the throws come there
                first.steps + max([case.steps for case in then]) + 10,
                first.parts + sum([case.parts for case in then]),
                max([first.slowest, *[case.slowest for case in then]]),
            )
    if TYPE_CHECKING:
        from typing import assert_never

        assert_never(shape)
    raise AssertionError(shape)


def _dice(shape: Die | Altered, count: float) -> Work:
    if isinstance(shape, Die):
        return Work(count, count * (1 if shape.faces or int(shape.sides) <= 256 else 4))
    inner = _dice(shape.of, count)
    return _ruled(inner, shape.of, shape.rule, count)


def _ruled(inner: Work, of: Die | Altered, rule: Rule, count: float, *, first: bool = True) -> Work:
    """With the rule's own steps; `inner`: what `count` dice take, which are thrown already if not `first`."""
    base = inner.steps if first else 0.0
    if not isinstance(rule, Reroll | Explode):
        return Work(inner.dice, base + count, inner.parts, inner.slowest)
    slowest = inner.slowest
    if rule.limit is None:
        slowest = max(slowest, (_chance(of, rule.again), count))
    again = _again(of, rule)
    return Work(inner.dice, base + count + (inner.steps + 15 * count) * again, inner.parts, slowest)


def _again(of: Die | Altered, rule: Reroll | Explode) -> float:
    """How often a die is thrown again on average."""
    chance = _chance(of, rule.again)
    if rule.limit is None:
        return chance / (1 - chance) if chance < 1 else float("inf")
    return sum([chance**k for k in range(1, min(rule.limit, 1000) + 1)]) * max(1, rule.limit / 1000)


def _pool(shape: Pool) -> Work:
    out = Work(0, 1)
    for member, count in shape.groups:
        if isinstance(member, Die | Altered):
            dice = _dice(member, count)
            if shape.grow is not None:
                grown = _ruled(dice, member, shape.grow, count)
                # Every further die has a row of its own, as many as the longest chain of a block has.
                rows = dice.dice * (1 + 10 * _again(member, shape.grow))
                dice = Work(rows, grown.steps + 60 * count, grown.parts + 20, grown.slowest)
            for rule in shape.then:
                inner = getattr(rule, "rule", rule)
                more = _ruled(_dice(member, count), member, inner, count, first=False)
                dice = Work(dice.dice, dice.steps + more.steps, dice.parts + 1, max(dice.slowest, more.slowest))
            out = out.and_then(dice)
        else:
            one = work(member)
            out = out.and_then(Work(one.dice * count, one.steps * count, one.parts * count, one.slowest))
    size = max(shape.size, 1)
    if shape.select is not None:
        ranked = any([isinstance(rule, Ranked) for rule in shape.then])
        out = out.and_then(_sorting(size, by_die=ranked or isinstance(shape.fold, Tuple) or len(shape.groups) > 1))
    if isinstance(shape.fold, LargestSet | BestSet | LongestRun | Tuple):
        out = out.and_then(_sorting(size, by_die=False)).and_then(Work(0, 5 * size, 0))
    if isinstance(shape.fold, Tally | Shows):
        out = out.and_then(
            Work(0, size * len(shape.fold.classes if isinstance(shape.fold, Tally) else shape.fold.sets), 0)
        )
    return out


def _sorting(size: int, *, by_die: bool) -> Work:
    """To rank the dice of one throw: in a network of rows, or die by die."""
    if by_die:
        return Work(0, size * (60 + 10 * size.bit_length()), size * ROW_PARTS)
    if size > MOST_NETWORK:
        return Work(0, 30 * size, 1)
    comparisons = size * size.bit_length() ** 2 / 2
    return Work(0, 0.2 * comparisons, comparisons * ROW_PARTS)


def _chance(of: Die | Altered, again: Where) -> float:
    """The chance of a value in the set: exact, then a float for the reckoning of work."""
    if isinstance(of, Die) and of.faces is None:
        from wurfwerk.dice.where import between

        sides = int(of.sides)
        return sum([high - low + 1 for low, high in (again & between(1, sides)).spans if low and high]) / sides
    from wurfwerk.dice.exact import distribution
    from wurfwerk.dice.exact.laws import mass

    try:
        return float(mass(distribution(of), again))  # type: ignore[arg-type]  # every law is one of the four forms
    except TooCostly:
        return 0.5  # the thrower itself counts the dice that fall


def check(found: Work, count: int) -> None:
    """TooCostly where so many throws take too long, or where a chain would hardly end."""
    chance, dice = found.slowest
    if chance and chance**MAX_THROWS * dice * count > 2.0**-40:
        from wurfwerk.message import Message

        raise TooCostly(Message("error-too-many-throws", most=MAX_THROWS))
    steps = total(found, count)
    if steps > MOST_STEPS:
        raise too_costly("simulation", throws=count, steps=about(int(min(steps, 1e99))), most=about(MOST_STEPS))


def total(found: Work, count: int) -> float:
    """The steps of so many throws."""
    size = block(found)
    blocks = -(-count // size)
    return count * found.steps + blocks * min(found.parts, size * 4) * PART_STEPS


def block(found: Work) -> int:
    """How many throws are made at once."""
    dice = max(int(min(found.dice, MOST_VALUES)), 1)
    size = max(BLOCK_DICE // dice, min(LEAST_BLOCK, MOST_BLOCK_DICE // dice), 1)
    return min(MOST_BLOCK, 1 << size.bit_length() - 1)
