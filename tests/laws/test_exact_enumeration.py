"""Law: the exact distribution equals the enumeration of every way the dice can fall, over random compositions of all operators."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.chances import contains
from tests.strategies import TooManyPathsError, dice, expressions, falls, pools, wheres, with_operator
from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Expression, Name
from wurfwerk.dice.operators import OPERATORS
from wurfwerk.dice.shapes import Apply, Branch, Pool
from wurfwerk.dice.where import Where

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape


def unworked(shape: Shape, key: str) -> bool:
    """Whether this very shape holds what is known not to be worked out and is refused under this key. Any other refusal is a fault.

    combinations  pairs of dice of which a side has rules for kept dice: gone through one by one, and soon too many
    """
    match shape:
        case Pool(groups):
            return any(unworked(member, key) for member, _ in groups)
        case Apply(operation, parts):
            pairs = operation.startswith("pairs") and any(isinstance(part, Pool) and part.then for part in parts)
            here = pairs and key == "error-too-costly-combinations"
            return here or any(unworked(part, key) for part in parts)
        case Branch(_, part, cases):
            return unworked(part, key) or any(unworked(then, key) for _, then in cases)
        case _:
            return False


def check(expression: Expression) -> None:
    shape = expression.lower()
    expected, refused = {}, ""
    try:
        expected = falls(shape)
    except TooManyPathsError:
        assume(False)
    except ExpressionError as error:
        refused = error.key
    if refused:
        with pytest.raises(ExpressionError, check=lambda error: error.key == refused):
            distribution(shape)
        return
    try:
        law = distribution(shape)
    except TooCostly as error:
        if not unworked(shape, error.message.key):
            raise
        assume(False)
    assert isinstance(law, Finite)
    assert law.pmf == expected
    assert sum(law.weights.values()) == law.denominator
    assert all(isinstance(value, int | tuple) or value.denominator > 1 for value in law.weights)


@pytest.mark.parametrize("name", OPERATORS)
@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(data=st.data())
def test_every_operator(name: str, data: st.DataObject) -> None:
    """`with_operator` knows every operator, or fails: a new one without a strategy is not registered in silence."""
    expression = data.draw(with_operator(name))
    assert contains(expression, getattr(op, name))
    check(expression)


@given(pools())
def test_pools(expression: Expression) -> None:
    try:
        expression.lower()
    except ExpressionError:
        assume(False)
    check(expression)


@given(expressions())
def test_expressions(expression: Expression) -> None:
    check(expression)


@given(
    pools(),
    st.sampled_from(["set", "run", "best", "thrown", "ascending", "descending", "tally", "shows"]),
    st.lists(wheres(), min_size=1, max_size=2),
)
def test_folds(of: Expression, fold: str, classes: list) -> None:
    try:
        if fold in ("set", "run"):
            expression: Expression = op.Match(of, fold)
        elif fold == "best":
            expression = op.BestSet(of)
        elif fold == "shows":
            expression = op.Shows(of, tuple(classes))
        elif fold == "tally":
            assume(len(classes) == 1 or not classes[0] & classes[1])
            expression = op.Tally(of, tuple(classes))
        else:
            expression = op.Values(of, fold)
        expression.lower()
    except ExpressionError:
        assume(False)
    check(expression)


@given(pools(), pools(), st.sampled_from(["none", "left", "right"]))
def test_pairs(left: Expression, right: Expression, ties: str) -> None:
    expression = op.Pairs(left, right, ties)
    try:
        expression.lower()
    except ExpressionError:
        assume(False)
    check(expression)


@given(dice(4), dice(4), st.sampled_from(["none", "left", "right"]))
def test_pairs_of_plain_dice(left: Expression, right: Expression, ties: str) -> None:
    check(op.Pairs(left, right, ties))


@given(dice(4), wheres(), st.integers(0, 4), st.sampled_from(["lowest", "highest"]))
def test_some_dice_rerolled(of: Expression, where: Where, most: int, side: str) -> None:
    check(op.RerollSome(of, where, most, side))


@given(st.lists(expressions(), min_size=1, max_size=2), expressions())
def test_values_side_by_side_and_decisions(parts: list[Expression], part: Expression) -> None:
    from wurfwerk.dice.where import at_least, at_most

    check(op.Together(tuple(parts)))
    check(op.Decide("x", Dice(1, 4), ((at_most(2), op.Add((part, Name("x")))), (at_least(3), part))))
