"""Signs of outcomes: different for all outcomes of a check with better and worse, and never only a colour."""

from __future__ import annotations

from typing import ClassVar

import pytest

from wurfwerk.frontends.cli.degrees import sign
from wurfwerk.rules.check import Check
from wurfwerk.rules.registry import check_type, systems

CHECKS = [check for system in systems().values() for check in system.checks.values()]


@pytest.mark.parametrize(
    ("target", "signs"),
    [
        ("openlegend.action", ["▼▼", "▼", "▲"]),
        ("starwars-legends.test", ["▼▼", "▼", "▲", "▲▲", "▲▲▲"]),
        ("pathfinder2e.check", ["✦▼", "▼", "▲", "✦▲"]),
        ("pathfinder2e.flat", ["✦▼", "▼", "▲", "✦▲"]),
        ("daggerheart.action", ["☾▼", "☀▼", "☾▲", "☀▲", "✦▲"]),
        ("daggerheart.reaction", ["▼", "▲", "✦▲"]),
        ("daggerheart.fate", ["●", "●"]),
        ("selektor.problem", ["▼▼", "▼", "▲", "▲▲", "▲▲▲", "▲▲▲▲", "▲▲▲▲▲", "▲▲▲▲▲▲"]),
    ],
)
def test_signs(target: str, signs: list[str]) -> None:
    of = check_type(target)
    assert [sign(of, key) for key in of.outcome_keys] == signs


@pytest.mark.parametrize("of", CHECKS, ids=lambda check: check.target)
def test_no_two_outcomes_have_the_same_sign(of: type[Check]) -> None:
    for plain in (False, True):
        drawn = [sign(of, key, plain=plain) for key in of.outcome_keys]
        assert of.favourable is None or len(set(drawn)) == len(drawn)
        assert not plain or all(each.isascii() for each in drawn)


class Strange(Check):
    """A stranger's check, whose names say nothing a program could guess."""

    outcome_keys = ("disaster", "shrug", "no", *(f"fail-{place}" for place in range(8)))
    favourable = outcome_keys[2:]
    marks: ClassVar = {"fail-7": "critical"}


def test_the_names_of_outcomes_say_nothing() -> None:
    signs = [sign(Strange, key) for key in Strange.outcome_keys]
    assert signs[:4] == ["▼▼", "▼", "▲", "▲▲"]
    assert signs[-4:] == ["▲▲▲▲▲▲", "▲7", "▲8", "✦▲"]
    assert sign(Strange, "fail-5", plain=True) == "+7"
