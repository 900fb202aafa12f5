"""Random small shapes, with every class, rule and fold of `dice.shapes`, also such as no operator makes."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

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
from wurfwerk.dice.where import EVERYWHERE, Where, at_least, at_most, between, only

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Fold, Rule, Shape

DICE = (
    Die(2),
    Die(3),
    Die(2),
    Die("F", ((-1, 1), (0, 1), (1, 1))),
    Die("x", ((1, 2), (3, 1))),
    Die("y", ((-300, 1), (2, 3))),
)
FOLDS: tuple[Fold, ...] = (
    Sum(), Sum(), Tally((at_most(1), only(2))), LargestSet(), BestSet(), Shows((only(2), at_least(2))), LongestRun(), Tuple(),
    Tuple("ascending"), Tuple("descending"),
)  # fmt: skip
SIDES: tuple[Literal["lowest", "highest"], ...] = ("lowest", "highest")
ENDS: tuple[tuple[Literal["low", "high"], int], ...] = (("high", 1), ("low", 0), ("low", 2), ("high", 0))


def some(random: Random) -> Where:
    """A set of faces."""
    sets = [
        only(random.randint(-1, 4)),
        at_least(random.randint(0, 5)),
        at_most(random.randint(0, 4)),
        between(1, random.randint(1, 3)),
        only(1, 3),
    ]
    return random.choice(sets)


def a_rule(random: Random, *, again: bool = True) -> Rule:
    """A rule; not `again`: for a part in braces, which is never thrown again."""
    match random.randint(0, 3) if again else random.choice([1, 2]):
        case 0:
            return Reroll(some(random), random.randint(1, 2))
        case 1:
            low, high = sorted([random.randint(-1, 3), random.randint(-1, 4)])
            return Clamp(low if not again else random.choice([low, None]), random.choice([high, None]))
        case 2:
            return Score(tuple([(some(random), random.choice([1, -1, 2])) for _ in range(random.randint(1, 2))]))
    score = random.choice([None, None, Score(((some(random), 1),))])
    return Explode(some(random), random.randint(1, 2), random.choice([0, 0, 1]), score)


def a_member(random: Random) -> Die | Altered:
    member: Die | Altered = random.choice(DICE)
    for _ in range(random.choice([0, 0, 0, 1, 1, 2])):
        member = Altered(member, a_rule(random))
    return member


def a_pool(random: Random, fold: Fold | None = None) -> Pool:
    groups: list[tuple[Shape, int]] = [(a_member(random), random.randint(0, 2)) for _ in range(random.randint(1, 2))]
    braces = random.random() < 0.2
    if braces:
        part = Pool(((random.choice(DICE), 1),))
        groups[1:] = [(Apply("/", (part, Constant(random.choice([2, 3])))), 1)]
    size = sum(count for _, count in groups)
    select = None if random.random() < 0.4 else tuple([random.choice([0, 1, 1, 2]) for _ in range(size)])
    then: list[Rule] = []
    for _ in range(random.choice([0, 0, 1, 2])):
        rule = a_rule(random, again=not braces)
        if isinstance(rule, Reroll | Clamp) and random.random() < 0.4:
            rule = Ranked(rule, random.choice(SIDES), random.randint(1, 2))
        then.append(rule)
    grow = None
    if random.random() < 0.25 and not any(isinstance(rule, Ranked) for rule in then):
        grow = Explode(some(random), random.randint(1, 2), random.choice([0, 0, 1]))
    fold = fold or random.choice(FOLDS)
    if braces and isinstance(fold, Shows):
        fold = Sum()  # no roll shows fractions
    return Pool(tuple(groups), select, tuple(then), grow, random.choice(ENDS), fold)


def any_shape(random: Random) -> Shape:
    """Most often a pool."""
    kind = random.random()
    if kind < 0.7:
        return a_pool(random)
    if kind < 0.8:
        sides = (a_pool(random, Tuple("descending")), a_pool(random, Tuple("descending")))
        return Apply(random.choice(["pairs", "pairs-left", "pairs-right"]), sides)  # type: ignore[arg-type]
    if kind < 0.9:
        low: Shape = random.choice([Var("x"), Constant(5)])
        high: Shape = random.choice([Var("x"), a_pool(random), Constant(7)])
        return Branch("x", a_pool(random), ((at_most(1), low), (EVERYWHERE, high)))
    return Apply("tuple", (a_pool(random), a_pool(random), Constant(3)))
