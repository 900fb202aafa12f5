"""Hypothesis strategies for small expressions, and the enumeration of all ways a roll can fall.

`expressions()` draws trees over all operators that can be thrown; `falls(shape)` gives value -> exact chance by throwing every face of
every die with the real roller.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st

from wurfwerk.dice import operators as op
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Expression, Group, Labelled, Name, Number
from wurfwerk.dice.roll import compiled
from wurfwerk.dice.shapes import Apply, BestSet, Branch, Die, Pool, Shows, Tally, Tuple
from wurfwerk.dice.where import Where, at_least, at_most, between, only

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape

# Enumeration


class TooManyPathsError(Exception):
    """More ways to fall than were allowed."""


class EveryChance:
    """A Chance that goes through all sequences of faces, one roll after another; the chance of the last one is `weight` / `whole`."""

    def __init__(self) -> None:
        self.path: list[int] = []
        self.widths: list[int] = []
        self.place = 0
        self.weight = self.whole = 1

    def throw(self, die: Die, /) -> int:
        faces, whole = _faces(die)
        if self.place == len(self.path):
            self.path.append(0)
            self.widths.append(len(faces))
        value, weight = faces[self.path[self.place]]
        self.weight *= weight
        self.whole *= whole
        self.place += 1
        return value

    def next(self) -> bool:
        """Go to the next sequence; False after the last one."""
        self.place = 0
        self.weight = self.whole = 1
        while self.path and self.path[-1] + 1 == self.widths[-1]:
            self.path.pop()
            self.widths.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        return True


@cache
def _faces(die: Die) -> tuple[tuple[tuple[int, int], ...], int]:
    """(the faces with their weights, the sum of the weights)"""
    faces = die.faces or tuple([(value, 1) for value in range(1, int(die.sides) + 1)])
    return faces, sum([weight for _, weight in faces])


def falls(shape: Shape, most: int = 4_000) -> dict[object, Fraction]:
    """Value -> chance over every way the dice of a bounded shape can fall. TooManyPathsError beyond `most` ways."""
    chance = EveryChance()
    again = compiled(shape, chance)
    counted: dict[tuple[object, int], int] = {}  # (value, over what) -> weight: whole numbers, as there are many
    paths = 0
    while True:
        key = again().value, chance.whole
        counted[key] = counted.get(key, 0) + chance.weight
        paths += 1
        if not chance.next():
            break
        if paths == most:
            raise TooManyPathsError(shape)
    out: dict[object, Fraction] = {}
    for (value, whole), weight in counted.items():
        out[value] = out.get(value, Fraction(0)) + Fraction(weight, whole)
    return out


# Expressions. Strategies are kept once made: looking through new ones takes Hypothesis longer than most laws take.

LIMITS, LIMITS_OR_NONE = st.integers(1, 2), st.one_of(st.integers(1, 2), st.none())
UP_TO_3 = st.integers(0, 3)
ENDS = st.integers(-1, 4)
EDGES = st.sampled_from(("highest", "lowest"))


def means_something(expression: Expression) -> bool:
    """Whether an expression can be lowered."""
    try:
        expression.lower()
    except ExpressionError:
        return False
    return True


@cache
def wheres(low: int = -1, high: int = 6) -> st.SearchStrategy[Where]:
    """Sets of faces as a condition can name them."""
    number = st.integers(low, high)
    return st.one_of(
        number.map(only),
        number.map(at_least),
        number.map(at_most),
        st.tuples(number, number).map(lambda ends: between(min(ends), max(ends))),
        st.tuples(number, number).map(lambda two: only(*two)),
    )


@cache
def dice(most: int = 3) -> st.SearchStrategy[Expression]:
    """A few small dice."""
    sides: st.SearchStrategy[int | str] = st.one_of(st.integers(1, 4), st.just("F"))
    return st.builds(Dice, st.integers(0, most), sides)


TAKEN = st.lists(UP_TO_3, max_size=3)
AGAIN = st.one_of(st.none(), wheres(1, 4))
WEIGHTS = st.lists(st.tuples(wheres(), st.sampled_from((1, 1, -1, 2))), min_size=1, max_size=2)
KINDS = ("keep", "drop", "take", "explode", "own", "reroll", "some", "clamp", "count", "mark", "worth", "sort")


@st.composite
def modified(draw: st.DrawFn, of: Expression, endless: bool = False, kinds: tuple[str, ...] = KINDS) -> Expression:
    """One operator on a pool, of these kinds."""
    kind = draw(st.sampled_from(kinds))
    count = draw(UP_TO_3)
    limits = LIMITS_OR_NONE if endless else LIMITS
    match kind:
        case "keep":
            return op.Keep(of, draw(st.sampled_from(("highest", "lowest", "middle"))), count)
        case "drop":
            return op.Drop(of, draw(EDGES), count)
        case "take":
            return op.Take(of, tuple(draw(TAKEN)))
        case "explode" | "own":
            less = draw(st.sampled_from((0, 0, 1)))
            compound = kind == "explode" and draw(st.booleans())
            where = draw(AGAIN)
            return op.Explode(of, where, draw(limits), less, kind == "own", compound)
        case "reroll":
            return op.Reroll(of, draw(wheres()), draw(limits))
        case "some":
            return op.RerollSome(of, draw(wheres()), count, draw(EDGES))
        case "clamp":
            low, high = sorted([draw(ENDS), draw(ENDS)])
            return op.Clamp(of, low if draw(st.booleans()) else None, high if draw(st.booleans()) else None)
        case "count":
            return op.Count(of, tuple(draw(WEIGHTS)))
        case "mark":
            return op.Mark(of, draw(wheres()), draw(st.sampled_from(("success", "failure"))))
        case "worth":
            return op.Worth(of, draw(wheres()), draw(st.sampled_from(("nothing", "minus-one", "minus-face"))))
    return op.Sort(of, draw(st.sampled_from(("ascending", "descending"))))


@cache
def braces() -> st.SearchStrategy[Expression]:
    return st.lists(st.one_of(dice(2), numbers()), min_size=1, max_size=2).map(lambda parts: Group(tuple(parts)))


@cache
def mixed() -> st.SearchStrategy[Expression]:
    return st.lists(dice(2), min_size=1, max_size=2).map(lambda parts: op.Mixed(tuple(parts)))


@st.composite
def _pools(draw: st.DrawFn, endless: bool) -> Expression:
    of: Expression
    if draw(UP_TO_3) == 0:
        of = draw(braces())
    elif draw(st.integers(0, 5)) == 0:
        of = draw(mixed())
    else:
        of = draw(dice())
    for _ in range(draw(UP_TO_3)):
        changed = draw(modified(of, endless))
        if means_something(changed):
            of = changed
    return of


@cache
def pools(endless: bool = False) -> st.SearchStrategy[Expression]:
    """Dice with up to three operators on them, or a group in braces of such with one. All of them mean something."""
    return _pools(endless)


@cache
def numbers() -> st.SearchStrategy[Expression]:
    return st.builds(Number, st.integers(0, 6))


def _arithmetic(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    two = st.lists(inner, min_size=2, max_size=3).map(tuple)
    divisor = st.one_of(st.integers(1, 4).map(Number), inner)
    return st.one_of(
        two.map(op.Add),
        two.map(op.Multiply),
        inner.map(op.Negate),
        st.builds(op.Divide, inner, divisor),
        st.builds(op.FloorDivide, inner, divisor),
        st.builds(op.Remainder, inner, divisor),
        st.builds(op.Power, inner, st.integers(0, 2).map(Number)),
        st.builds(op.Compare, st.sampled_from(["=", "<>", "<", "<=", ">", ">="]), inner, inner),
        two.map(lambda parts: op.Function("max", parts)),
        two.map(lambda parts: op.Function("min", parts)),
        st.builds(
            lambda name, part: op.Function(name, (part,)),
            st.sampled_from(["floor", "ceil", "abs", "trunc", "round"]),
            inner,
        ),
        st.builds(lambda left, right: op.Function("rem", (left, right)), inner, divisor),
        st.builds(op.ComputedDice, inner, st.integers(1, 3)),
        st.builds(Labelled, inner, st.sampled_from(["fire", "Kälte"])),
    )


@cache
def expressions(endless: bool = False) -> st.SearchStrategy[Expression]:
    """Small trees that can be thrown and whose value is one number; with `endless` also explosions without limit."""
    leaf = st.one_of(pools(endless), pools(endless), numbers())
    return st.recursive(leaf, _arithmetic, max_leaves=3).filter(means_something)


# One operator for sure, in any composition.

CALCULATED = {
    "Add": lambda left, right: op.Add((left, right)),
    "Multiply": lambda left, right: op.Multiply((left, right)),
    "Negate": lambda left, _: op.Negate(left),
    "Divide": op.Divide,
    "FloorDivide": op.FloorDivide,
    "Remainder": op.Remainder,
    "Together": lambda left, right: op.Together((left, right)),
}
MODIFYING = {
    "Keep": "keep",
    "Drop": "drop",
    "Take": "take",
    "Explode": "explode",
    "Reroll": "reroll",
    "RerollSome": "some",
    "Clamp": "clamp",
    "Count": "count",
    "Mark": "mark",
    "Worth": "worth",
    "Sort": "sort",
}
AROUND = (
    lambda inner, other: op.Add((inner, other)),
    lambda inner, other: op.Multiply((other, inner)),
    lambda inner, _: op.Negate(inner),
    lambda inner, other: op.Function("max", (inner, other)),
    lambda inner, other: op.Compare(">=", other, inner),
    lambda inner, _: op.FloorDivide(inner, Number(2)),
)
PART = st.one_of(pools(), numbers(), dice(2), dice(2))
FUNCTIONS = ("max", "min", "floor", "ceil", "abs", "trunc", "round", "rem")


@st.composite
def with_operator(draw: st.DrawFn, name: str) -> Expression:
    """An expression in which this operator stands, on any pool or part and perhaps within another operator."""
    part = PART
    if name in MODIFYING:
        inner = draw(dice() if name == "RerollSome" else pools())
        kinds = ("explode", "own") if name == "Explode" else (MODIFYING[name],)
        expression: Expression = draw(modified(inner, kinds=kinds))
        if not means_something(expression):
            # Not everything can stand on everything: on dice without an operator it can.
            expression = draw(modified(draw(dice()), kinds=kinds))
        if draw(st.integers(0, 2)) == 0:
            changed = draw(modified(expression))
            expression = changed if means_something(changed) else expression
    elif name in CALCULATED:
        expression = CALCULATED[name](draw(part), draw(part))
    else:
        expression = draw(_single(name, part))
    try:
        shape = expression.lower()
    except ExpressionError:
        assume(False)
    if draw(st.integers(0, 3)) == 0 and not _side_by_side(shape):
        around = draw(st.sampled_from(AROUND))(expression, draw(dice(1)))
        return around if means_something(around) else expression
    return expression


def _side_by_side(shape: Shape) -> bool:
    """Whether its values are tuples, which are not calculated with."""
    folds = Tally | Tuple | Shows | BestSet
    if isinstance(shape, Branch):
        return any(_side_by_side(then) for _, then in shape.cases)
    return (isinstance(shape, Pool) and isinstance(shape.fold, folds)) or (
        isinstance(shape, Apply) and shape.operation == "tuple"
    )


@st.composite
def _single(draw: st.DrawFn, name: str, part: st.SearchStrategy[Expression]) -> Expression:
    """The operators that are of no family."""
    pool, where = pools(), wheres()
    match name:
        case "Power":
            return op.Power(draw(part), draw(st.one_of(st.integers(0, 3).map(Number), dice(1))))
        case "Compare":
            return op.Compare(draw(st.sampled_from(["=", "<>", "<", "<=", ">", ">="])), draw(part), draw(part))
        case "Function":
            function = draw(st.sampled_from(FUNCTIONS))
            count = {"max": 3, "min": 3, "rem": 2}.get(function, 1)
            return op.Function(function, tuple([draw(part) for _ in range(count)]))
        case "ComputedDice":
            return op.ComputedDice(draw(part), draw(st.integers(1, 3)))
        case "Mixed":
            return op.Keep(op.Mixed((draw(dice(2)), draw(dice(2)))), "highest", draw(st.integers(1, 3)))
        case "Match":
            return op.Match(draw(pool), draw(st.sampled_from(["set", "run"])))
        case "BestSet":
            return op.BestSet(draw(pool))
        case "Shows":
            return op.Shows(draw(pool), tuple(draw(st.lists(where, min_size=1, max_size=3))))
        case "Tally":
            first, second = draw(where), draw(where)
            return op.Tally(draw(pool), (first,) if first & second else (first, second))
        case "Values":
            return op.Values(draw(pool), draw(st.sampled_from(["thrown", "ascending", "descending"])))
        case "Pairs":
            return op.Pairs(draw(pool), draw(pool), draw(st.sampled_from(["none", "left", "right"])))
        case "Decide":
            low = draw(st.integers(-1, 5))
            first, second = op.Add((draw(part), Name("x"))), draw(part)
            of = Dice(1, 4) if draw(st.booleans()) else op.Add((draw(dice(2)), Number(0)))
            return op.Decide("x", of, ((at_most(low), first), (at_least(low + 1), second)))
        case "Let":
            used = draw(st.sampled_from(AROUND))(Name("x"), Name("x"))
            return op.Let("x", draw(part), draw(st.sampled_from(AROUND))(used, draw(part)))
        case "Several":
            return op.Several((Name("x"), draw(part), op.Add((Name("x"), draw(dice(1))))), (("x", draw(dice(2))),))
        case "Conditional":
            condition = op.Compare(
                draw(st.sampled_from(["<", ">=", "="])), draw(dice(2)), Number(draw(st.integers(0, 5)))
            )
            return op.Conditional(draw(st.one_of(part, st.just(condition))), draw(part), draw(part))
        case "Table":
            low = draw(st.integers(-1, 5))
            rows = ((at_most(low), "low", draw(part)), (at_least(low + 1), "high", None))
            return op.Table(draw(part), rows)
    raise NotImplementedError(f"no strategy for the operator {name}: add one, so that its law is tested")
