"""The cost is told before anything is built; what is too much is refused by name, at once."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.strategies import expressions
from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import LIGHT, LIGHT_VALUES, TooCostly, cost, light
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.costing import Costing
from wurfwerk.dice.exact.evaluate import Reading
from wurfwerk.dice.expression import Dice, Expression, Group, Number
from wurfwerk.dice.where import at_most, only


@pytest.mark.parametrize(
    ("expression", "reason"),
    [
        (Dice(10_000, 10_000), "sum"),
        (Dice(2, 10**9), "sum"),
        (op.Keep(Dice(1_000, 1_000), "highest", 500), "keep"),
        (op.Take(Dice(2_000, 20), (700, 900)), "ranks"),
        (op.Keep(Group(tuple([Dice(2, sides) for sides in range(4, 30)])), "highest", 3), "unlike"),
        (op.Values(Dice(12, 6)), "order"),
        (op.Multiply(tuple([Dice(1, 100)] * 5)), "combinations"),
        (op.Match(Dice(2_000, 10), "set"), "set"),
        (op.Explode(Dice(1, 1_000), limit=1_000), "chain"),
        (op.Reroll(Dice(1, 6), only(1), 10**12), "reroll"),
        (op.ComputedDice(op.ComputedDice(Dice(1, 20), 10), 1_000), "branch"),
    ],
)
def test_refused_by_name(expression: Expression, reason: str) -> None:
    shape = expression.lower()
    with pytest.raises(TooCostly) as refused:
        distribution(shape)
    assert refused.value.key == "too-costly"
    assert refused.value.message.key == f"error-too-costly-{reason}"
    assert set(refused.value.message.arguments) == {"steps", "most"}


@pytest.mark.parametrize(
    "expression",
    [
        Dice(1_000, 6),
        Dice(1_000, 20),
        op.Keep(Dice(100, 10), "highest", 50),
        op.Explode(Dice(100, 6)),
        op.Keep(op.Explode(Dice(10, 10)), "highest", 5),
        op.Match(Dice(100, 10), "set"),
        op.Tally(Dice(50, 10), (only(10), only(1))),
        op.ComputedDice(Dice(1, 100), 6),
        op.Drop(Dice(1_000, 20), "lowest", 1),
        op.Pairs(Dice(40, 6), Dice(40, 6)),
        op.RerollSome(Dice(60, 6), at_most(3), 20),
        op.Match(Dice(10, 100), "run"),
    ],
)
def test_within_the_budget(expression: Expression) -> None:
    found = cost(expression.lower())
    assert found.steps <= 10_000_000
    law = Reading().closed(expression.lower())
    if isinstance(expression, op.Tally):
        return
    assert law.max == found.high
    assert law.min is not None and found.low is not None and found.low <= law.min


def test_a_budget_of_ones_own() -> None:
    with pytest.raises(TooCostly):
        distribution(Dice(20, 6), budget=100)
    assert distribution(Dice(20, 6), budget=10_000).mean == 70


def test_equal_parts_are_counted_once() -> None:
    one = op.Keep(Dice(20, 20), "highest", 10)
    assert Costing().total(op.Function("max", (one, one)).lower()).steps < 2 * cost(one.lower()).steps


@given(expressions())
def test_bounds_hold(expression: Expression) -> None:
    """Within the low and high end, and not more values than said."""
    shape = expression.lower()
    try:
        law = distribution(shape)
    except (ExpressionError, TooCostly):
        assume(False)
    found = cost(shape)
    assert isinstance(law, Finite)
    assert len(law.weights) <= found.values
    assert found.low is None or found.low <= law.min
    assert found.high is None or law.max <= found.high
    assert found.whole <= all(isinstance(value, int) for value in law.weights)


def test_no_work_before_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    def built(*_: object) -> None:
        raise AssertionError("built before it was costed")

    monkeypatch.setattr(Reading, "read", built)
    with pytest.raises(TooCostly):
        distribution(op.Add((Dice(5_000, 5_000), Number(1))))
    with pytest.raises(TooCostly):
        distribution(op.Keep(op.Explode(Dice(900, 900)), "highest", 400))


def plain_dice() -> st.SearchStrategy[Expression]:
    """Dice as most rolls have them: equal ones, or up to two dozen in braces."""
    sides = st.sampled_from([2, 6, 10, 19, 20, 21, 100, 299])
    equal = st.builds(Dice, st.sampled_from([1, 4, 20, 24, 50, 150]), sides)
    braces = st.lists(st.builds(Dice, st.integers(1, 2), sides), min_size=1, max_size=21)
    return st.one_of(equal, braces.map(lambda parts: Group(tuple(parts))))


@given(plain_dice(), st.sampled_from(["all", "highest", "middle", "twice", "set", "run"]), st.integers(1, 75))
def test_what_is_light_at_a_glance_is_light(dice: Expression, then: str, count: int) -> None:
    of = {
        "all": dice,
        "highest": op.Keep(dice, "highest", count),
        "middle": op.Keep(dice, "middle", count),
        "twice": op.Take(dice, (1, 1)),
        "set": op.Match(dice, "set"),
        "run": op.Match(dice, "run"),
    }[then]
    shape = of.lower()
    if light(shape) <= LIGHT_VALUES:
        assert cost(shape).steps <= LIGHT
        assert cost(shape).values <= light(shape)
