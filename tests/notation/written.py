"""Hypothesis strategies for expressions in the form in which the notation can say them: what `parse` gives, `render` can print."""

from __future__ import annotations

from functools import cache

from hypothesis import strategies as st

from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Expression, Group, Labelled, Number
from wurfwerk.dice.operators.arithmetic import Add, Divide, FloorDivide, Multiply, Negate, Power, Remainder
from wurfwerk.dice.operators.clamp import Clamp
from wurfwerk.dice.operators.compare import Compare
from wurfwerk.dice.operators.computed import ComputedDice
from wurfwerk.dice.operators.count import Count
from wurfwerk.dice.operators.explode import Explode
from wurfwerk.dice.operators.function import Function
from wurfwerk.dice.operators.keep import Drop, Keep
from wurfwerk.dice.operators.match import Match
from wurfwerk.dice.operators.reroll import Reroll
from wurfwerk.dice.operators.sort import Sort
from wurfwerk.dice.operators.take import Take
from wurfwerk.dice.where import Where, between, only, spans

SIDES = st.sampled_from([1, 2, 3, 4, 6, 8, 10, 20, 100, "F"])
SMALL_SIDES = st.sampled_from([2, 3, 4, 6, "F"])


def means_something(expression: Expression) -> bool:
    """Whether an expression can be lowered."""
    try:
        expression.lower()
    except ExpressionError:
        return False
    return True


@cache
@st.composite
def numbers(draw: st.DrawFn) -> Expression:
    """Whole numbers, and decimals in lowest terms."""
    if draw(st.integers(0, 4)):
        return Number(draw(st.integers(0, 30)))
    return Number(*draw(st.sampled_from([(1, 2), (5, 2), (1, 4), (7, 5), (33, 8), (1, 10**6)])))


@cache
@st.composite
def wheres(draw: st.DrawFn, low: int = -2, high: int = 21) -> Where:
    """Sets of faces: one, a half line, a range, everything but one, several pieces."""
    first, second = sorted((draw(st.integers(low, high)), draw(st.integers(low, high))))
    kind = draw(st.sampled_from(["only", "least", "most", "between", "not", "pieces"]))
    if kind == "only":
        return only(first)
    if kind == "least":
        return between(first, None)
    if kind == "most":
        return between(None, first)
    if kind == "between":
        return between(first, second)
    if kind == "not":
        return only(first).complement()
    return spans([(first, first), (second + 1, second + 1 + draw(st.integers(0, 2)))])


@st.composite
def altered(draw: st.DrawFn, dice: Expression, count: int) -> Expression:
    """Dice with one operator of pools around them."""
    kind = draw(st.sampled_from(["keep", "drop", "take", "explode", "reroll", "clamp", "sort", "label"]))
    if kind == "keep":
        return Keep(dice, draw(st.sampled_from(["highest", "lowest", "middle"])), draw(st.integers(0, count + 1)))
    if kind == "drop":
        return Drop(dice, draw(st.sampled_from(["highest", "lowest"])), draw(st.integers(0, count + 1)))
    if kind == "take":
        return Take(dice, tuple(draw(st.lists(st.integers(0, count), min_size=1, max_size=3))))
    if kind == "explode":
        where = draw(st.one_of(st.none(), wheres(1, 6)))
        own = draw(st.booleans()) and draw(st.booleans())
        compound = not own and draw(st.booleans()) and draw(st.booleans())
        limit = draw(st.sampled_from([None, None, 1, 2, 3]))
        return Explode(dice, where, limit, draw(st.sampled_from([0, 0, 0, 1])), own, compound)
    if kind == "reroll":
        return Reroll(dice, draw(wheres(1, 6)), draw(st.sampled_from([None, 1, 2])))
    if kind == "clamp":
        bound = draw(st.integers(-1, 7))
        return Clamp(dice, bound, None) if draw(st.booleans()) else Clamp(dice, None, bound)
    if kind == "sort":
        return Sort(dice, draw(st.sampled_from(["ascending", "descending"])))
    return Labelled(dice, draw(st.sampled_from(["fire", "Kälte", "# 1", "a (b)"])))


@cache
@st.composite
def pools(draw: st.DrawFn, most: int = 5, sides: st.SearchStrategy[int | str] = SIDES) -> Expression:
    """Dice with up to three operators behind them, perhaps counted or matched at the end."""
    count = draw(st.integers(0, most))
    dice: Expression = Dice(count, draw(sides))
    for _ in range(draw(st.integers(0, 3))):
        changed = draw(altered(dice, count))
        if means_something(changed):
            dice = changed
    last = draw(st.sampled_from(["sum", "sum", "count", "match"]))
    if last == "count":
        weights = draw(st.lists(st.tuples(wheres(1, 6), st.sampled_from([1, 1, 2, -1])), min_size=1, max_size=3))
        counted = Count(dice, tuple(weights))
        return counted if means_something(counted) else dice
    if last == "match":
        matched = Match(dice, draw(st.sampled_from(["set", "run"])))
        return matched if means_something(matched) else dice
    return dice


def combined(parts: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    """One level of arithmetic, groups and functions over the parts."""
    several = st.lists(parts, min_size=2, max_size=4).map(tuple)
    signs = st.sampled_from(["=", "<>", "<", "<=", ">", ">="])
    return st.one_of(
        several.map(Add),
        several.map(Multiply),
        parts.map(Negate),
        st.builds(Divide, parts, parts),
        st.builds(FloorDivide, parts, parts),
        st.builds(Remainder, parts, parts),
        st.builds(Power, parts, st.integers(0, 3).map(Number)),
        st.builds(Compare, signs, parts, parts),
        st.builds(Function, st.sampled_from(["max", "min"]), several),
        st.builds(Function, st.sampled_from(["floor", "ceil", "abs"]), parts.map(lambda part: (part,))),
        st.builds(Labelled, parts, st.sampled_from(["fire", "Kälte"])),
        several.map(Group),
        st.builds(Keep, several.map(Group), st.sampled_from(["highest", "lowest"]), st.integers(1, 2)),
        st.builds(ComputedDice, parts, st.sampled_from([4, 6])),
    )


@cache
def expressions(most: int = 5, sides: st.SearchStrategy[int | str] = SIDES) -> st.SearchStrategy[Expression]:
    """Any expression of the notation; some of them mean nothing (`means_something`)."""
    return st.recursive(st.one_of(numbers(), pools(most, sides)), combined, max_leaves=6)


@cache
def meaningful(most: int = 5, sides: st.SearchStrategy[int | str] = SIDES) -> st.SearchStrategy[Expression]:
    """Expressions that can be lowered."""
    return expressions(most, sides).filter(means_something)
