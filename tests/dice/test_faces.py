"""Dice with faces of one's own, and the names of the package."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import wurfwerk.dice
from wurfwerk import odds, parse, roll
from wurfwerk.dice import Dice, Explode, Keep, at_least, custom
from wurfwerk.dice.expression import Dice as DiceItself
from wurfwerk.dice.operators import OPERATORS


def test_all_ways_to_give_faces() -> None:
    die = custom([2, 1, 2, 5], 3)
    assert (
        die == custom({1: 1, 2: 2, 5: 1}, 3) == custom(iter([5, 2, 2, 1]), 3) == custom(odds(custom([1, 2, 2, 5])), 3)
    )  # type: ignore[arg-type]
    assert odds(die).mean == Fraction(15, 2)
    assert custom(range(1, 7)).faces == tuple([(face, 1) for face in range(1, 7)])


def test_operators_work_on_them_and_they_are_thrown() -> None:
    die = custom([0, 0, 1, 2], 2, "zombie")
    # 1 - (3/4)^2.
    assert odds(Keep(die, "highest", 1)).at_least(2) == Fraction(7, 16)
    assert odds(Explode(custom([0, 1]))).chance(3) == Fraction(1, 16)
    assert odds(Explode(custom([0, 1, 2]), at_least(1), limit=1)).max == 4
    assert {roll(die, seed=seed).value for seed in range(40)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("faces", "error", "said"),
    [
        ([], ValueError, "at least one face"),
        ({}, ValueError, "at least one face"),
        ({1: 0}, ValueError, "1 or more"),
        ({1: -1}, ValueError, "1 or more"),
        ([0.5, 1], TypeError, "whole numbers"),
        ({1: 0.5}, TypeError, "whole numbers"),
        ("112", TypeError, "whole numbers"),
    ],
)
def test_what_is_no_die(faces: Any, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        custom(faces)


def test_a_law_of_fractions_is_no_die() -> None:
    with pytest.raises(TypeError, match="whole numbers"):
        custom(odds(parse("1d4/2")))  # type: ignore[arg-type]


def test_the_package_offers_every_operator() -> None:
    assert Dice is DiceItself
    for name in OPERATORS:
        assert getattr(wurfwerk.dice, name).__name__ == name
        assert name in dir(wurfwerk.dice)
    with pytest.raises(AttributeError, match="Nothing"):
        _ = wurfwerk.dice.Nothing
    with pytest.raises(ImportError):
        from wurfwerk.dice import nothing  # type: ignore[attr-defined]  # noqa: F401
