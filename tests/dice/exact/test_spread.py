"""Dice too wide to list: a uniform law, never a list of faces."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.spread import Spread
from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.where import at_least, at_most, between, only

HUGE = Dice(1, 10**9)


def test_uniform() -> None:
    law = distribution(HUGE)
    assert isinstance(law, Spread)
    assert (law.min, law.max, law.mean) == (1, 10**9, Fraction(10**9 + 1, 2))
    assert law.variance == Fraction(10**18 - 1, 12)
    assert law.at_least(999_999_901) == Fraction(1, 10**7)
    assert law.chance(7) == Fraction(1, 10**9)
    assert (law.pmf, law.tail) == ({}, 1)


@pytest.mark.parametrize(
    ("expression", "value", "expected"),
    [
        (op.Add((HUGE, Number(5))), 10**9 + 5, "1/1000000000"),
        (op.Negate(HUGE), -10, "1/1000000000"),
        (op.Add((HUGE, Dice(1, 2))), 2, "1/2000000000"),
        (op.Compare(">", HUGE, Number(500_000_000)), 1, "1/2"),
        (op.Compare(">", HUGE, HUGE), 1, "999999999/2000000000"),
        (op.Compare("=", HUGE, Dice(1, 6)), 1, "1/1000000000"),
        (op.Count(Dice(2, 10**9), ((at_least(500_000_001), 1),)), 1, "1/2"),
        (op.Reroll(HUGE, at_most(999_999_990), None), 999_999_991, "1/10"),
        (op.Reroll(HUGE, at_most(500_000_000), 1), 1, "1/2000000000"),
        (op.Clamp(HUGE, 500_000_001), 500_000_001, "500000001/1000000000"),
        (op.Function("max", (HUGE, Number(10))), 10, "1/100000000"),
        (op.Match(Dice(2, 10**9), "set"), 2, "1/1000000000"),
        (op.Tally(Dice(2, 10**9), (at_most(500_000_000),)), (2,), "1/4"),
        (op.Decide("x", HUGE, ((at_most(1), Number(1)), (at_least(2), Number(0)))), 1, "1/1000000000"),
    ],
)
def test_without_listing(expression: Expression, value: object, expected: str) -> None:
    assert distribution(expression).chance(value) == Fraction(expected)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "expression",
    [Dice(2, 10**9), op.Keep(Dice(2, 10**9), "highest", 1), op.Explode(HUGE), op.Multiply((HUGE, Dice(1, 2)))],
)
def test_refused(expression: Expression) -> None:
    with pytest.raises(TooCostly):
        distribution(expression)


def test_like_a_listed_die() -> None:
    """A die of 1,500 sides is wide, its halves are not; both read the same."""
    rule = op.Clamp(op.Reroll(Dice(1, 1_500), between(3, 700), 2), 10, 1_400)
    listed = op.Clamp(
        op.Reroll(Dice(1, 1_500, tuple([(v, 1) for v in range(1, 1_501)])), between(3, 700), 2), 10, 1_400
    )
    assert distribution(rule).pmf == distribution(listed).pmf
    assert distribution(rule).variance == distribution(listed).variance
    both = op.Add((Dice(1, 1_500), op.Count(Dice(1, 2_000), ((only(3), 2),))))
    assert sum(distribution(both).pmf.values()) == 1
