"""Dice set against dice: known odds of Risk, and every fall."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.strategies import falls
from wurfwerk.dice import operators as op
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.where import only


def test_an_attack_in_risk() -> None:
    """Three dice against two, ties for the defender: the published odds."""
    law = distribution(op.Pairs(Dice(3, 6), Dice(2, 6), "right"))
    assert law.pmf == {2: Fraction(2890, 7776), 0: Fraction(2611, 7776), -2: Fraction(2275, 7776)}


def test_one_against_one_with_ties_for_the_attacker() -> None:
    assert distribution(op.Pairs(Dice(1, 6), Dice(1, 6), "left")).pmf == {1: Fraction(21, 36), -1: Fraction(15, 36)}


@pytest.mark.parametrize("ties", ["none", "left", "right"])
@pytest.mark.parametrize(
    ("left", "right"),
    [
        (Dice(3, 4), Dice(2, 6)),
        (Dice(1, 6), Dice(3, 4)),
        (Dice(2, 3, ((-1, 1), (2, 3))), Dice(2, 4)),
        (op.Keep(Dice(3, 4), "highest", 2), Dice(2, 4)),
        (op.Reroll(Dice(2, 4), only(1), 1), op.Explode(Dice(2, 3), limit=1)),
        (Dice(0, 6), Dice(2, 6)),
    ],
)
def test_every_fall(left: Expression, right: Expression, ties: str) -> None:
    shape = op.Pairs(left, right, ties).lower()
    assert distribution(shape).pmf == falls(shape, 100_000)


def test_mirrored_sides_have_mirrored_odds() -> None:
    forth = distribution(op.Pairs(Dice(7, 6), Dice(5, 8), "left"))
    back = distribution(op.Pairs(Dice(5, 8), Dice(7, 6), "right"))
    assert {-value: chance for value, chance in back.pmf.items()} == dict(forth.pmf)
