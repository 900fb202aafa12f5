"""Law: every value that can be thrown lies within the bounds."""

from __future__ import annotations

from hypothesis import assume, given

from tests.notation.written import meaningful
from tests.strategies import TooManyPathsError, falls, pools
from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.roll import throw


@given(meaningful())
def test_every_throw_lies_within(expression: Expression) -> None:
    shape = expression.lower()
    low, high = bounds(shape)
    for seed in range(5):
        try:
            value = throw(shape, SeededChance(seed)).value
        except (ExpressionError, TooCostly):
            assume(False)
        assert not isinstance(value, tuple)
        assert low is None or low <= value
        assert high is None or value <= high


@given(pools())
def test_every_way_the_dice_can_fall_lies_within(expression: Expression) -> None:
    try:
        shape = expression.lower()
        values = falls(shape)
    except (ExpressionError, TooManyPathsError):
        assume(False)
    low, high = bounds(shape)
    for value in values:
        assert not isinstance(value, tuple)
        assert low is None or low <= value
        assert high is None or value <= high
