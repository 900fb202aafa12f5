"""The library in its names: what the contract says works, and loading the package loads nothing else."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from types import ModuleType
from typing import Any

import pytest

import wurfwerk
from wurfwerk import dice
from wurfwerk.dice.chance import FacesError
from wurfwerk.dice.cost import cost
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.roll import compiled


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


def test_what_is_neither_expression_nor_shape_nor_text() -> None:
    law = wurfwerk.odds(wurfwerk.parse("1d6"))
    functions: list[Callable[[Any], object]] = [compiled, cost, distribution]
    for function in functions:
        for wrong in ("4d6kh3", 5, None, law):
            with pytest.raises(
                TypeError,
                match=rf"^{function.__name__}\(\) takes an expression or a shape, not {type(wrong).__name__};",
            ):
                function(wrong)
        with pytest.raises(TypeError, match=r"\(parse\('4d6kh3'\)\)$"):
            function("4d6kh3")
    for wrong in (None, 5, b"1d6", wurfwerk.parse("1d6")):
        with pytest.raises(TypeError, match=rf'a text such as "4d6kh3", not {type(wrong).__name__}$'):
            wurfwerk.parse(wrong)  # type: ignore[arg-type]
    assert cost(wurfwerk.parse("4d6kh3")) == cost(wurfwerk.parse("4d6kh3").lower())


def test_a_star_brings_names_and_no_modules() -> None:
    names: dict[str, object] = {}
    exec("from wurfwerk import *\nfrom wurfwerk.dice import *", names)
    assert names["roll"] is wurfwerk.roll
    assert {"Keep", "Dice", "Finite", "custom", "at_least"} <= set(names)
    assert not [name for name in dice.__all__ if isinstance(names[name], ModuleType)]


def test_the_package_is_the_command_line() -> None:
    for arguments, status in ((["odds", "1d6"], 0), (["odds", "1d"], 2)):
        here = subprocess.run(
            [sys.executable, "-m", "wurfwerk", *arguments], check=False, capture_output=True, env={"PYTHONPATH": "src"}
        )
        program = subprocess.run(
            [
                sys.executable,
                "-c",
                "import sys; from wurfwerk.frontends.cli.main import main; sys.exit(main())",
                *arguments,
            ],
            check=False,
            capture_output=True,
            env={"PYTHONPATH": "src"},
        )
        assert here.returncode == program.returncode == status
        assert (here.stdout, here.stderr) == (program.stdout, program.stderr)


def test_an_unknown_name() -> None:
    with pytest.raises(AttributeError):
        _ = wurfwerk.roll_the_bones


def test_import_alone_loads_nothing_heavy() -> None:
    program = "import sys; before = set(sys.modules); import wurfwerk; print(*sorted(set(sys.modules) - before))"
    out = subprocess.run(
        [sys.executable, "-S", "-c", program], check=True, capture_output=True, text=True, env={"PYTHONPATH": "src"}
    )
    assert out.stdout.split() == ["__future__", "wurfwerk"]
