"""The registry: five systems by their entry points, and helpful errors for names that do not exist."""

from __future__ import annotations

import pytest

from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import check_type, systems

CHECKS = {
    "openlegend": ["action"],
    "starwars-legends": ["test"],
    "pathfinder2e": ["check", "strike", "flat"],
    "selektor": ["problem"],
    "daggerheart": ["action", "attack", "reaction", "fate"],
}


def test_the_systems_and_their_central_checks() -> None:
    for key, checks in CHECKS.items():
        assert set(checks) <= set(systems()[key].checks)


@pytest.mark.parametrize("target", [f"{key}.{check}" for key, checks in CHECKS.items() for check in checks])
def test_a_check_by_its_target(target) -> None:
    assert check_type(target).target == target


@pytest.mark.parametrize(
    ("target", "near"),
    [("openlegend.acton", "openlegend.action"), ("daggerhart.fate", "daggerheart.fate"), ("flat", None), ("", None)],
)
def test_an_unknown_check(target, near) -> None:
    with pytest.raises(ParameterError) as error:
        check_type(target)
    assert error.value.key == "unknown-check"
    if near is not None:
        assert near in error.value.hint.arguments["names"]


def test_a_long_name_is_cut() -> None:
    with pytest.raises(ParameterError) as error:
        check_type("x" * 100_000)
    assert len(error.value.message.arguments["target"]) <= 60
