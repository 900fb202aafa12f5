"""The cost is told before anything is built; what is too much is refused by name, at once."""

from __future__ import annotations

from contextlib import suppress
from time import process_time
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.strategies import dice, expressions, modified, wheres
from wurfwerk.dice import operators as op
from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.cost import LIGHT, LIGHT_VALUES, TooCostly, cost, light
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.costing import Costing
from wurfwerk.dice.exact.evaluate import Reading
from wurfwerk.dice.expression import Dice, Expression, Group, Number
from wurfwerk.dice.shapes import Altered, Die, Explode, Score
from wurfwerk.dice.where import Where, at_least, at_most, between, only
from wurfwerk.notation import NotationError, parse

COST_SECONDS = 0.1
"""For saying what an exact answer would take."""


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
        # Thrown again by what lies far out on a chain without end: that chain is listed up to there.
        *[
            (op.Reroll(op.Explode(Dice(count, 20)), where, limit), "chain")
            for where in (at_most(99_999), at_least(99_999), only(10**9), between(3, 10**6))
            for count, limit in ((1, 1), (1, 3), (2, None))
        ],
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


def _holds(expression: Expression) -> None:
    """Within the low and high end, and not more values than said."""
    try:
        shape = expression.lower()
        law = distribution(shape)
    except (ExpressionError, TooCostly):
        assume(False)
    found = cost(shape)
    assert isinstance(law, Finite)
    assert len(law.weights) <= found.values
    if any(isinstance(value, tuple) for value in law.weights):
        return
    low, high = bounds(shape)
    assert found.low is None or found.low <= law.min
    assert low is None or low <= law.min
    assert found.high is None or law.max <= found.high
    assert high is None or law.max <= high
    assert found.whole <= all(isinstance(value, int) for value in law.weights)


@given(expressions())
def test_bounds_hold(expression: Expression) -> None:
    _holds(expression)


@st.composite
def chains(draw: st.DrawFn) -> Expression:
    """Dice with limited chains or further dice of their own, on close faces or faces far apart, what may follow, and a question."""
    spread = st.lists(st.integers(-3, 40), min_size=1, max_size=4, unique=True).map(
        lambda found: tuple([(face, 1) for face in sorted(found)])
    )
    apart = st.builds(lambda count, faces: Dice(count, len(faces), faces), st.integers(1, 2), spread)
    of = draw(st.one_of(dice(), dice(), apart))
    again = draw(st.one_of(st.none(), wheres(1, 4), wheres(-3, 40)))
    less = draw(st.sampled_from([0, 0, 1, 2]))
    found: Expression = op.Explode(of, again, draw(st.integers(1, 3)), less, draw(st.booleans()))
    for _ in range(draw(st.integers(0, 3))):
        found = draw(modified(found))
    match draw(st.sampled_from(["sum", "sum", "sum", "set", "run", "best", "shows", "tally", "thrown", "ascending"])):
        case "set" | "run" as kind:
            return op.Match(found, kind)
        case "best":
            return op.BestSet(found)
        case "shows":
            return op.Shows(found, tuple(draw(st.lists(wheres(), min_size=1, max_size=5))))
        case "tally":
            low, high = sorted(draw(st.lists(st.integers(0, 5), min_size=2, max_size=2, unique=True)))
            return op.Tally(found, (at_most(low), between(low + 1, high), at_least(high + 1)))
        case "thrown" | "ascending" as order:
            return op.Values(found, order)
    return found


@settings(suppress_health_check=[HealthCheck.filter_too_much])
@given(chains())
def test_bounds_hold_behind_chains_and_dice_of_their_own(expression: Expression) -> None:
    _holds(expression)


@pytest.mark.parametrize(
    "expression",
    [
        op.Clamp(op.Explode(Dice(1, "F"), limit=1, own=True), 2, 2),
        op.Reroll(op.Explode(Dice(1, "F"), limit=1, own=True), only(1), 1),
        op.Reroll(op.Explode(Dice(1, 3), limit=3, less=2, own=True), at_most(0), 1),
        op.Clamp(op.Explode(Dice(2, 2, ((12, 1), (16, 1))), only(12), 1, own=True), 1, 4),
        op.Tally(op.Explode(Dice(1, 3), at_least(2), 3, own=True), (at_least(1),)),
        op.Values(op.Explode(Dice(3, 3), limit=3, own=True), "ascending"),
        op.Explode(Dice(1, 3, ((1, 1), (34, 1), (40, 1))), at_least(1), 2, 2),
        op.Count(op.Explode(Dice(1, 3), at_least(2), 2, 1), ((at_most(0), -2), (only(1), 5))),
        op.Match(op.Take(Dice(1, 4), (1, 1, 1)), "set"),
    ],
)
def test_bounds_that_were_too_narrow_once(expression: Expression) -> None:
    _holds(expression)


def test_further_dice_that_are_tallied_are_no_small_matter() -> None:
    """A mixture over all numbers of further dice, each a fold of its own: a minute, and refused."""
    several = op.Tally(op.Explode(Dice(10, 10), limit=3, own=True), (at_least(8), only(1)))
    with pytest.raises(TooCostly) as refused:
        distribution(several)
    assert refused.value.message.key == "error-too-costly-own-dice-many"
    assert cost(op.Tally(op.Explode(Dice(5, 10), limit=2, own=True), (at_least(8), only(1)))).steps < 10_000_000


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


@pytest.mark.parametrize("counts", ["50d4", "100d2", "200d1", "1d200"])
@pytest.mark.parametrize("behind", ["", "d60!!", "kh3!!", "kl90!!", "kh60r1", "!!kh40", "d60!!62,52"])
def test_a_cost_is_told_in_time_for_every_number_of_dice(counts: str, behind: str) -> None:
    """As many pools as there may be numbers of dice; each has a cost of its own."""
    taken = []
    for _ in range(5):  # others may be at work
        before = process_time()
        with suppress(NotationError):
            cost(parse(f"({counts})d100{behind}").lower())
        taken.append(process_time() - before)
        if taken[-1] < COST_SECONDS:
            return
    raise AssertionError(min(taken))


@pytest.mark.parametrize("dice", ["2d6", "2d6!", "2d6!rr1", "3d10!!", "2d6!r9", "2d6![>=5]"])
@pytest.mark.parametrize("behind", ["dl6", "kh2dl6", "dl6rr2", "dl6r6", "dl3min3"])
def test_where_nothing_is_kept_there_is_one_value(dice: str, behind: str) -> None:
    none, twice = parse(dice + behind), parse(f"1d6-{dice}{behind}-{dice}{behind}")
    assert cost(none).values == 1
    assert cost(twice).values >= 6
    with suppress(TooCostly):  # unlike endless dice with later rules
        assert distribution(none) == Finite({0: 1}, 1)
        assert distribution(twice) == distribution(parse("1d6"))


@pytest.mark.parametrize("less", [0, 1, 2])
@pytest.mark.parametrize("again", [only(2), between(2, 3), at_least(5), at_most(2)])
@pytest.mark.parametrize(
    "weights",
    [
        ((only(6), 1),),
        ((only(2), 1),),
        ((only(1), 2), (at_least(4), -1)),
        ((between(3, 4), 1),),
    ],
)
def test_a_chain_of_which_only_the_ends_count_is_told_as_finite(less: int, again: Where, weights: Any) -> None:
    """Else what is calculated with it is told as if it were refused, and it is not."""
    chain = Altered(Die(6), Explode(again, None, less, Score(weights)))
    told, law = cost(chain), distribution(chain)
    assert isinstance(law, Finite) == (told.degree == 0)
    if isinstance(law, Finite):
        assert (told.low, told.high) == bounds(chain)
        assert told.low is not None and told.low <= law.min
        assert told.high is not None and told.high >= law.max
        assert told.values >= len(law.pmf)
