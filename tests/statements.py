"""Hypothesis strategies for what the notation says with names: bindings, conditionals, tables, several rolls, computed dice with words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import assume
from hypothesis import strategies as st

from wurfwerk.dice import operators as op
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Expression, Group, Name, Number
from wurfwerk.dice.operators.let import bound
from wurfwerk.dice.where import Where, at_least, between, only

if TYPE_CHECKING:
    from collections.abc import Sequence

NAMES = ("x", "hieb", "größe")
SIGNS = ("=", "<>", "<", "<=", ">", ">=")
ROWS = ("nothing", "a chest, locked", "„Gold“ (2)", 'the "best"', "# 1; 2")


def plain(most: int = 2) -> st.SearchStrategy[Expression]:
    return st.builds(Dice, st.integers(0, most), st.integers(1, 3))


@st.composite
def computed(draw: st.DrawFn) -> Expression:
    """Computed dice with up to two words behind them."""
    of: Expression = op.ComputedDice(draw(st.one_of(plain(1), counts())), draw(st.integers(2, 3)))
    for _ in range(draw(st.integers(0, 2))):
        kind = draw(st.sampled_from(["keep", "drop", "explode", "reroll", "clamp", "count"]))
        if kind == "keep":
            of = op.Keep(of, draw(st.sampled_from(["highest", "lowest"])), draw(st.integers(0, 2)))
        elif kind == "drop":
            of = op.Drop(of, draw(st.sampled_from(["highest", "lowest"])), 1)
        elif kind == "explode":
            of = op.Explode(of, None, draw(st.integers(1, 2)))
        elif kind == "reroll":
            of = op.Reroll(of, only(1), 1)
        elif kind == "clamp":
            of = op.Clamp(of, 2)
        else:
            return op.Count(of, ((at_least(2), 1),))
    return of


def counts() -> st.SearchStrategy[Expression]:
    return st.builds(lambda of: op.Count(of, ((at_least(2), 1),)), plain())


@st.composite
def parts(draw: st.DrawFn, names: Sequence[str], depth: int) -> Expression:
    """A roll in which these names may stand."""
    inner = parts(names, depth - 1)
    kinds = ["dice", "number", *["name"] * (2 * len(names))]
    if depth:
        kinds += [
            "sum",
            "minus",
            "product",
            "if",
            "if",
            "table",
            "max",
            "group",
            "compare",
            "half",
            "count",
            "computed",
        ]
    match draw(st.sampled_from(kinds)):
        case "name":
            return Name(draw(st.sampled_from(names)))
        case "number":
            return Number(draw(st.integers(0, 4)))
        case "sum":
            return op.Add((draw(inner), draw(inner)))
        case "minus":
            return op.Add((draw(inner), op.Negate(draw(inner))))
        case "product":
            return op.Multiply((draw(inner), draw(inner)))
        case "if":
            return op.Conditional(draw(conditions(names, depth - 1)), draw(inner), draw(inner))
        case "table":
            return draw(tables(draw(plain(1)) if not names else Name(draw(st.sampled_from(names))), inner))
        case "max":
            return op.Function(draw(st.sampled_from(["max", "min"])), (draw(inner), draw(inner)))
        case "group":
            group = Group((draw(inner), draw(inner)))
            return op.Keep(group, "highest", 1) if draw(st.booleans()) else group
        case "compare":
            return draw(conditions(names, depth - 1))
        case "half":
            return op.Divide(draw(inner), Number(2))
        case "count":
            return op.ComputedDice(draw(inner), draw(st.integers(1, 3)))
        case "computed":
            return draw(computed())
    return draw(plain())


@st.composite
def conditions(draw: st.DrawFn, names: Sequence[str], depth: int) -> Expression:
    left = Name(draw(st.sampled_from(names))) if names and draw(st.booleans()) else draw(parts(names, max(depth, 0)))
    if draw(st.integers(0, 3)) == 0:
        return left
    right = Number(draw(st.integers(0, 4))) if draw(st.booleans()) else draw(parts(names, 0))
    return op.Compare(draw(st.sampled_from(SIGNS)), left, right)


@st.composite
def tables(draw: st.DrawFn, of: Expression, rolls: st.SearchStrategy[Expression]) -> Expression:
    """A table with two or three rows that cover every whole number, the first perhaps in two pieces."""
    low, high = sorted([draw(st.integers(-2, 5)), draw(st.integers(-2, 5))])
    sets: list[Where] = [between(None, low), between(high + 2, None)]
    if low < high + 1:
        sets.insert(1, between(low + 1, high + 1))
    if draw(st.booleans()):
        sets[0] |= sets.pop()
    if len(sets) == 1:
        sets = [between(None, 1), between(2, None)]
    rows = [(where, draw(st.sampled_from(ROWS)), draw(st.one_of(st.none(), rolls))) for where in sets]
    return op.Table(of, tuple(rows))


def lowers(expression: Expression) -> Expression:
    try:
        expression.lower()
    except ExpressionError:
        assume(False)
    return expression


@st.composite
def statements(draw: st.DrawFn, depth: int = 2) -> Expression:
    """Up to two bindings and up to two rolls."""
    bindings: list[tuple[str, Expression]] = []
    for name in NAMES[: draw(st.integers(0, 2))]:
        bindings.append((name, draw(parts([n for n, _ in bindings], depth - 1))))
    names = [name for name, _ in bindings]
    rolls = [draw(parts(names, depth)) for _ in range(draw(st.sampled_from([1, 1, 2])))]
    if len(rolls) > 1:
        return lowers(op.Several(tuple(rolls), tuple(bindings)))
    return lowers(bound(tuple(bindings), rolls[0]))
