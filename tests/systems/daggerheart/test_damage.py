"""Damage and critical damage: the most the dice can show is added, flat numbers are not."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import chances, check, facts, keys, thrown
from wurfwerk.notation import parse
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.systems.daggerheart.sheet import Character
from wurfwerk.systems.daggerheart.wounds import marked


def damage(text: str, *, critical: bool = False, rules: dict[str, str] | None = None, **more: object):
    return check("daggerheart.damage", {"damage": parse(text), "critical": critical, **more}, rules)


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


def test_a_bear_hits_a_guardian_in_leather() -> None:
    case = facts("daggerheart")["bear-on-a-guardian-in-leather"]
    thresholds = Character(class_="guardian", armor="leather").parameters("damage", {})
    assert thresholds == {"major": case["major"], "severe": case["severe"]}
    (bear,) = [each for each in facts("daggerheart")["adversaries"] if each["name"] == "Bear"]
    found = {key: str(share) for key, share in chances(damage(bear["damage"], **thresholds)).items() if share}
    assert found == case["hit-points"]


@pytest.mark.parametrize("case", facts("daggerheart")["adversaries"], ids=lambda case: case["name"])
def test_damage_of_adversaries(case) -> None:
    """What they deal where it is printed, and what a hit on them marks by their own thresholds."""
    hurt = damage("1d20", major=case["major"], severe=case["severe"])
    borders = (1, case["major"] - 1, case["major"], case["severe"] - 1, case["severe"])
    assert [thrown(hurt, hit).outcome.key for hit in borders] == ["hp-1", "hp-1", "hp-2", "hp-2", "hp-3"]
    attack = check("daggerheart.action", {"difficulty": case["difficulty"]})
    assert thrown(attack, case["difficulty"] - 3, 3).outcome.margin == 0
    if "damage" not in case:
        return
    of = damage(case["damage"], direct=case.get("direct", False))
    assert (odds(of).min, odds(of).max) == (case["min"], case["max"])
    if case.get("direct"):
        with pytest.raises(ParameterError) as error:
            damage(case["damage"], direct=True, major=7, severe=14, **{"armor-slot": True})
        assert (error.value.key, error.value.parameter) == ("forbidden", "armor-slot")


def test_thresholds_are_met_by_what_reaches_them() -> None:
    assert [marked(hit, 7, 14) for hit in (-2, 0, 1, 6, 7, 13, 14, 99)] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert [marked(hit, 7, 14, massive=True) for hit in (27, 28)] == [3, 4]
    assert [marked(hit, 7, 14, slot=True) for hit in (0, 1, 7, 14)] == [0, 0, 1, 2]
    assert marked(8, 7, 7) == 3


def test_resistance_comes_before_the_thresholds() -> None:
    half = damage("2d6+1", resistance="resistant", major=4, severe=7)
    values = {-(-(first + second + 1) // 2) for first in range(1, 7) for second in range(1, 7)}
    assert set(odds(half).pmf) == values
    roll = thrown(half, 6, 6)
    assert (roll.value, roll.outcome.key) == (7, "hp-3")
    assert keys(roll.explanation) == [
        "explain-damage-faces",
        "explain-resistant",
        "explain-damage-total",
        "explain-thresholds",
    ]
    immune = thrown(damage("2d6+1", resistance="immune", major=4, severe=7))
    assert (immune.value, immune.outcome.key, immune.dice) == (0, "hp-0", ())


def test_damage_without_limit_against_thresholds() -> None:
    of = damage("1d6!", major=7, severe=13, rules={"massive-damage": "on"})
    assert chances(of) == {
        "hp-4": Fraction(5, 6**5),
        "hp-3": Fraction(1, 36) - Fraction(5, 6**5),
        "hp-2": Fraction(1, 6) - Fraction(1, 36),
        "hp-1": Fraction(5, 6),
        "hp-0": 0,
    }


def test_damage_is_needed() -> None:
    with pytest.raises(ParameterError) as error:
        check("daggerheart.damage", {"critical": True})
    assert (error.value.key, error.value.parameter) == ("missing-parameter", "damage")
