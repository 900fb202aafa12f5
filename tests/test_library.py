"""The library in its names: what the contract says works, and loading the package loads nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

import wurfwerk
from wurfwerk.dice.chance import FacesError


def test_an_expression() -> None:
    four = wurfwerk.parse("4d6kh3")
    assert wurfwerk.odds(four).mean == Fraction(15869, 1296)
    assert wurfwerk.odds(four).at_least(15) == Fraction(25, 108)
    rolled = wurfwerk.roll(four, faces=[6, 1, 5, 4])
    assert rolled.value == 15
    assert [die.kept for die in rolled.dice] == [True, False, True, True]
    assert wurfwerk.roll(four, seed=7) == wurfwerk.roll(four, seed=7)
    assert {wurfwerk.roll(four).value for _ in range(50)} <= set(range(3, 19))


def test_a_check() -> None:
    check = wurfwerk.systems()["openlegend"].checks["action"](attribute=5, challenge=20)
    assert dict(wurfwerk.odds(check).outcomes)["success"] == Fraction(89, 192)
    assert wurfwerk.odds(check).at_least(20) == Fraction(89, 192)
    assert wurfwerk.odds(check).max is None
    rolled = wurfwerk.roll(check, faces=[12, 5, 3])
    assert (rolled.value, [die.chain for die in rolled.dice]) == (20, [(12,), (5,), (3,)])


def test_the_function_systems_stays_when_a_system_is_loaded() -> None:
    wurfwerk.systems()
    from wurfwerk import systems

    assert set(systems()) == set(wurfwerk.systems())


def test_faces_that_do_not_fit() -> None:
    with pytest.raises(FacesError):
        wurfwerk.roll(wurfwerk.parse("2d6"), faces=[1])
    with pytest.raises(ValueError, match="seed"):
        wurfwerk.roll(wurfwerk.parse("2d6"), faces=[1, 2], seed=3)


@pytest.mark.parametrize("function", [wurfwerk.roll, wurfwerk.odds])
@pytest.mark.parametrize(("of", "said"), [("4d6kh3", r"\(parse\('4d6kh3'\)\)"), (5, "not int"), (None, "not NoneType")])
def test_what_is_neither_expression_nor_check(function: Callable[[Any], object], of: object, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        function(of)


def test_an_unknown_name() -> None:
    with pytest.raises(AttributeError):
        _ = wurfwerk.roll_the_bones


def test_import_alone_loads_nothing_heavy() -> None:
    program = "import sys; before = set(sys.modules); import wurfwerk; print(*sorted(set(sys.modules) - before))"
    out = subprocess.run(
        [sys.executable, "-S", "-c", program], check=True, capture_output=True, text=True, env={"PYTHONPATH": "src"}
    )
    assert out.stdout.split() == ["__future__", "wurfwerk"]
