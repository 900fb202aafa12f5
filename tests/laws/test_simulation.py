"""Law: whatever is simulated lies within the bounds, is a value of the exact distribution, and comes as often as that says."""

from __future__ import annotations

from hypothesis import HealthCheck, assume, given, settings

from tests.effort import effort
from tests.goodness import BOUND, cells_of, chance_of
from tests.strategies import expressions
from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.bulk import sample, throw
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Expression

SLOW = settings(
    max_examples=effort(1000),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@SLOW
@given(expressions())
def test_both_ways_follow_the_exact_law(of: Expression) -> None:
    try:
        law = distribution(of)
    except (ExpressionError, TooCostly):
        assume(False)
    assert isinstance(law, Finite)
    cells = cells_of(law)
    for way in (throw, sample):
        values = way(of, 4_000, seed=11)
        assert values.shape == (4_000,)
        assert chance_of(values.tolist(), cells) > BOUND


@SLOW
@given(expressions(endless=True))
def test_what_has_no_end_lies_within_the_bounds_and_follows_its_law(of: Expression) -> None:
    try:
        values = throw(of, 2_000, seed=11).tolist()
    except (ExpressionError, TooCostly):
        assume(False)
    low, high = bounds(of.lower())
    assert low is None or low <= min(values)
    assert high is None or max(values) <= high
    try:
        cells = cells_of(distribution(of))
    except TooCostly:
        return
    assert chance_of(values, cells) > BOUND
