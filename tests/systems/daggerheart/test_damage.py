"""Damage and critical damage: the most the dice can show is added, flat numbers are not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import check, facts, keys, thrown
from wurfwerk.notation import parse
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds


def damage(text: str, *, critical: bool = False):
    return check("daggerheart.damage", {"damage": parse(text), "critical": critical})


@pytest.mark.parametrize("case", facts("daggerheart")["critical-damage"], ids=lambda case: case["id"])
def test_critical_damage(case) -> None:
    answer = odds(damage(case["damage"], critical=True))
    assert (answer.min, answer.max, answer.mean) == (case["min"], case["max"], Fraction(case["mean"]))
    assert answer.outcomes == ()


@pytest.mark.parametrize(
    ("text", "added"),
    [
        ("2d8+1", 16),
        ("1d8+2d6+3", 20),
        ("(2d8+1)+(1d4+2)", 20),
        ("4d6kh2+5", 12),
        ("1d10-1", 10),
        ("1d10-1d4", 10),
        ("2*1d6+1", 12),
        ("{2d6, 1d8}", 20),
        ("1d6!lim2", 18),
        ("5", 0),
        ("1d6[Feuer]+2", 6),
    ],
)
def test_what_is_added(text: str, added: int) -> None:
    assert damage(text, critical=True).added() == added
    assert odds(damage(text, critical=True)).mean == odds(damage(text)).mean + added


def test_a_throw_and_its_breakdown() -> None:
    plain, critical = thrown(damage("2d8+1"), 5, 3), thrown(damage("2d8+1", critical=True), 5, 3)
    assert (plain.value, plain.outcome, critical.value, critical.outcome) == (9, None, 25, None)
    assert keys(plain.explanation) == ["explain-damage", "explain-damage-total"]
    assert keys(critical.explanation) == ["explain-damage", "explain-critical-damage", "explain-damage-total"]
    assert critical.explanation[0].arguments == {"faces": "5 3", "rolled": 9}


def test_fractions_are_rounded_up() -> None:
    assert thrown(damage("1d6/2"), 3).value == 2
    assert thrown(damage("1d5/2", critical=True), 3).value == 2 + 3


@pytest.mark.parametrize("text", ["2d6+1", "1d6/2", "3d4kh2-1"])
@pytest.mark.parametrize("critical", [False, True])
def test_odds_are_what_is_thrown(text: str, critical: bool) -> None:
    of = damage(text, critical=critical)
    values: dict[int, Fraction] = {}
    for chance, roll in paths(of):
        values[roll.value] = values.get(roll.value, Fraction(0)) + chance
    assert dict(odds(of).pmf) == values


def test_without_limit() -> None:
    assert odds(damage("1d6!+1")).mean == Fraction(26, 5)
    with pytest.raises(ParameterError) as error:
        damage("1d6!+1", critical=True)
    assert (error.value.key, error.value.parameter) == ("forbidden", "damage")


def test_damage_is_needed() -> None:
    with pytest.raises(ParameterError) as error:
        check("daggerheart.damage", {"critical": True})
    assert (error.value.key, error.value.parameter) == ("missing-parameter", "damage")
