"""How each operator lowers, and what it refuses, with the operator at fault named."""

from __future__ import annotations

import pytest

from wurfwerk.dice import operators, shapes
from wurfwerk.dice.bounds import bounds
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Expression, Group, Labelled, Number
from wurfwerk.dice.operators import (
    Add,
    Clamp,
    Compare,
    ComputedDice,
    Count,
    Divide,
    Drop,
    Explode,
    FloorDivide,
    Function,
    Keep,
    Match,
    Multiply,
    Negate,
    Power,
    Remainder,
    Reroll,
    Sort,
    Take,
    Tally,
    Values,
)
from wurfwerk.dice.shapes import Altered, Constant, Die, Pool
from wurfwerk.dice.where import at_least, at_most, between, only
from wurfwerk.record import replace

D6 = Dice(4, 6)
SUM = Add((Dice(1, 6), Number(2)))


def test_every_operator_is_registered_and_found() -> None:
    for name in operators.OPERATORS:
        found = getattr(operators, name)
        assert issubclass(found, Expression)
        assert found.__doc__
    with pytest.raises(AttributeError):
        operators.Nothing  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(
    ("tree", "select"),
    [
        (Keep(D6, "highest", 3), (0, 1, 1, 1)),
        (Keep(D6, "lowest", 1), (1, 0, 0, 0)),
        (Keep(D6, "middle", 2), (0, 1, 1, 0)),
        (Keep(D6, "middle", 1), (0, 0, 1, 0)),
        (Keep(D6, "highest", 9), None),
        (Drop(D6, "lowest", 1), (0, 1, 1, 1)),
        (Drop(D6, "highest", 1), (1, 1, 1, 0)),
        (Drop(D6, "lowest", 5), (0, 0, 0, 0)),
        (Drop(Drop(D6, "highest", 1), "lowest", 1), (0, 1, 1, 0)),
        (Drop(Keep(D6, "highest", 2), "lowest", 1), (0, 0, 0, 1)),
        (Take(D6, (2, 4)), (0, 1, 0, 1)),
        (Take(D6, (4, 4, 0)), (0, 0, 0, 2)),
    ],
)
def test_selection(tree: Expression, select: tuple[int, ...] | None) -> None:
    shape = tree.lower()
    assert isinstance(shape, Pool)
    assert shape.select == select


def test_rules_nest_before_a_choice_and_follow_it_after() -> None:
    before = Reroll(Clamp(D6, low=2), only(2), 1).lower()
    assert before == Pool(((Altered(Altered(Die(6), shapes.Clamp(2, None)), shapes.Reroll(only(2), 1)), 4),))
    after = Explode(Keep(D6, "highest", 1)).lower()
    assert isinstance(after, Pool)
    assert after.then == (shapes.Explode(only(6)),)


def test_explode_takes_the_highest_value_that_can_show() -> None:
    shape = Explode(Clamp(Dice(1, 6), high=5)).lower()
    assert isinstance(shape, Pool)
    assert shape.groups == ((Altered(Altered(Die(6), shapes.Clamp(None, 5)), shapes.Explode(only(5))), 1),)
    fate = Explode(Dice(1, "F"), limit=1).lower()
    assert bounds(fate) == (-1, 2)


def test_constants_are_reckoned_at_once() -> None:
    assert Multiply((Add((Number(2), Number(3))), Number(4))).lower() == Constant(20)
    assert Negate(Power(Number(2), Number(2))).lower() == Constant(-4)
    assert Function("floor", (Divide(Number(7), Number(2)),)).lower() == Constant(3)
    assert Remainder(Number(-7), Number(3)).lower() == Constant(2)
    assert FloorDivide(Number(-7), Number(2)).lower() == Constant(-4)
    assert Compare(">=", Number(3), Number(3)).lower() == Constant(1)


def test_sums_are_flat_and_labels_mean_nothing_to_chance() -> None:
    nested = Add((Add((Dice(1, 6), Dice(1, 8))), Dice(1, 4))).lower()
    assert isinstance(nested, shapes.Apply)
    assert len(nested.parts) == 3
    assert Labelled(D6, "fire").lower() == replace(D6.lower(), label="fire")
    assert Group((D6,)).lower() == D6.lower()


@pytest.mark.parametrize(
    ("tree", "key"),
    [
        (Keep(SUM, "highest", 1), "not-a-pool"),
        (Explode(SUM), "not-a-pool"),
        (Explode(Function("floor", (Dice(1, 6),))), "not-a-pool"),
        (Reroll(Group((D6, D6)), only(1), 1), "not-a-pool"),
        (Explode(Keep(Explode(D6), "highest", 3)), "not-a-pool"),
        (Explode(Explode(D6)), "not-a-pool"),
        (Keep(Explode(Keep(D6, "highest", 3)), "highest", 1), "not-a-pool"),
        (Keep(Match(D6, "set"), "highest", 1), "not-a-pool"),
        (Sort(SUM), "not-a-pool"),
        (Values(SUM), "not-a-pool"),
        (Tally(SUM, (only(1),)), "not-a-pool"),
        (Keep(D6, "highest", -1), "bad-selector"),
        (Drop(D6, "lowest", -1), "bad-selector"),
        (Take(D6, (5,)), "bad-selector"),
        (Clamp(D6, 5, 3), "bad-selector"),
        (Explode(Dice(2, 1)), "endless-explosion"),
        (Explode(Dice(1, 10), at_least(1)), "endless-explosion"),
        (Explode(Reroll(Dice(1, 2), only(1)), only(2)), "endless-explosion"),
        (Explode(Dice(1, 1), own=True), "endless-explosion"),
        (Reroll(Dice(1, 6), at_most(6)), "endless-reroll"),
        (Reroll(Reroll(Dice(1, 2), only(1)), only(2)), "endless-reroll"),
        (Reroll(Reroll(Reroll(Dice(1, 8), only(4)), at_most(3)), at_least(5)), "endless-reroll"),
        (Dice(-1, 6), "negative-count"),
        (Dice(1, 0), "zero-sides"),
        (Dice(10_001, 6), "too-many-dice"),
        (Dice(1, 1_000_000_001), "too-many-sides"),
        (Number(10**12 + 1), "too-large"),
        (Divide(Number(1), Number(0)), "division-by-zero"),
        (Divide(Dice(1, 6), Add((Number(1), Number(-1)))), "division-by-zero"),
        (Power(Number(9), Power(Number(9), Number(9))), "too-large"),
        (Power(Number(2), Explode(Dice(1, 6))), "too-large"),
        (ComputedDice(Negate(Number(9)), 20), "negative-count"),
        (ComputedDice(Add((Dice(1, 4), Number(-2))), 6), "negative-count"),
        (ComputedDice(Dice(1, 1000), 6), "too-many-dice"),
        (ComputedDice(Divide(Dice(1, 4), Number(2)), 6), "bad-selector"),
    ],
)
def test_refusals_name_the_operator(tree: Expression, key: str) -> None:
    with pytest.raises(ExpressionError) as refused:
        tree.lower()
    assert refused.value.key == key
    assert refused.value.node is not None


@pytest.mark.parametrize(
    ("tree", "ends"),
    [
        (Keep(D6, "highest", 3), (3, 18)),
        (Dice(1, 1_000_000_000), (1, 1_000_000_000)),
        (Explode(Dice(2, 6)), (2, None)),
        (Explode(Dice(1, 6), limit=1), (1, 12)),
        (Explode(Dice(1, 6), less=1), (1, None)),
        (Keep(Explode(Dice(3, 6), own=True), "highest", 1), (1, 6)),
        (Explode(Dice(2, 6), own=True, limit=2), (2, 36)),
        (Drop(Explode(Dice(1, 3), limit=1, own=True), "highest", 0), (1, 6)),
        (Drop(Explode(Dice(1, "F"), limit=1, own=True), "highest", 0), (-2, 2)),
        (Drop(Explode(Dice(2, 6), own=True), "lowest", 1), (1, None)),
        (Keep(Explode(Dice(2, 6), own=True), "lowest", 1), (1, 6)),
        (Divide(Number(1, 2), Add((Dice(1, 2), Number(-3, 2)))), (None, None)),
        (Divide(Number(6), Add((Dice(1, 4), Number(-2)))), (-6, 6)),
        (Reroll(Dice(1, 6), only(1)), (2, 6)),
        (Clamp(Dice(1, 6), low=2), (2, 6)),
        (Count(Dice(5, 10), ((at_least(8), 1), (only(1), -1))), (-5, 5)),
        (Count(Explode(Dice(1, 10)), ((at_least(8), 1),)), (0, None)),
        (Negate(Dice(1, 20)), (-20, -1)),
        (Function("max", (Dice(1, 8), Explode(Dice(1, 6)))), (1, None)),
        (Function("min", (Dice(1, 8), Explode(Dice(1, 6)))), (1, 8)),
        (Function("abs", (Add((Dice(1, 6), Number(-3))),)), (0, 3)),
        (Multiply((Add((Dice(1, 6), Number(-3))), Number(-2))), (-6, 4)),
        (ComputedDice(Dice(1, 4), 6), (1, 24)),
        (Keep(Group((Dice(2, 6), Dice(1, 10))), "highest", 1), (2, 12)),
        (Match(Dice(5, 6), "set"), (1, 5)),
        (Explode(Keep(Dice(2, 6), "highest", 1), between(1, 2), limit=1), (1, 8)),
    ],
)
def test_bounds_hold_every_value(tree: Expression, ends: tuple[int | None, int | None]) -> None:
    assert bounds(tree.lower()) == ends
