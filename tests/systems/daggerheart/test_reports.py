"""Mistakes that other programs made and were told of: A063 to A070."""

from __future__ import annotations

import pytest

from tests.systems.daggerheart.moved import apply
from tests.systems.reading import check, facts, thrown
from wurfwerk.notation import parse
from wurfwerk.rules.check import Outcome
from wurfwerk.systems.daggerheart.wounds import halved


def report(number: str) -> dict[str, object]:
    return next(each for each in facts("daggerheart")["reports"] if each["id"] == number)


def test_a_critical_clears_stress() -> None:
    case = report("A063")
    key = thrown(check("daggerheart.action", {"difficulty": 20}), *case["faces"]).outcome.key
    assert key == case["outcome"]
    assert apply("apply-roll", case["held"], {"outcome": key})[0] == case["after"]


def test_critical_damage_is_rolled() -> None:
    case = report("A064")
    of = check("daggerheart.damage", {"damage": parse(case["damage"]), "critical": True})
    assert thrown(of, *case["faces"]).value == case["value"]


def test_a_reaction_changes_nothing() -> None:
    case = report("A065")
    found = thrown(check("daggerheart.reaction", {"difficulty": case["difficulty"]}), *case["faces"])
    assert found.outcome.key == case["outcome"]
    held = {"hope": 2, "fear": 2, "stress": 2}
    assert apply("apply-roll", held, {"roll": "reaction", "outcome": found.outcome.key})[0] == held
    assert "hope" not in found.outcome.key and "fear" not in found.outcome.key


@pytest.mark.parametrize("case", [each for each in facts("daggerheart")["reports"] if each["id"] == "A066"])
def test_advantage_and_disadvantage_cancel_one_for_one(case) -> None:
    given = {"difficulty": 10, "advantage": case["advantage"], "disadvantage": case["disadvantage"]}
    faces = [5, 3, 4][: case["dice"]]
    roll = thrown(check("daggerheart.action", given), *faces)
    assert (len(roll.dice), roll.value) == (case["dice"], sum(faces))


def test_experiences_cost_what_they_cost() -> None:
    case = report("A067")
    after = apply("spend-hope", {"hope": case["hope"]}, {"hope": case["experiences"], "use": "experience"})[0]
    assert apply("apply-roll", after, {"outcome": "success-with-fear"})[0]["hope"] == case["with-fear"]
    assert apply("apply-roll", after, {"outcome": "success-with-hope"})[0]["hope"] == case["with-hope"]


def test_fear_rises_once() -> None:
    case = report("A068")
    key = thrown(check("daggerheart.action", {"difficulty": 10}), *case["faces"]).outcome.key
    assert apply("apply-roll", {"fear": case["fear"]}, {"outcome": key})[0] == {"fear": case["after"]}


def test_the_leader_of_a_group_gains_hope() -> None:
    case = report("A069")
    members = [{"modifier": 0}] * 3
    given = {"difficulty": case["difficulty"], "leader": {"modifier": case["modifier"]}, "members": members}
    found = thrown(check("daggerheart.group", given), 9, 8, 10, 7, 2, 3, *case["faces"]).outcome
    assert found == Outcome(case["outcome"], case["total"], case["total"] - case["difficulty"])
    assert apply("apply-roll", {"hope": 2}, {"outcome": found.key})[0] == {"hope": 3}


def test_halves_are_rounded_up() -> None:
    case = report("A070")
    assert halved(case["damage"]) == case["half"]
    of = check("daggerheart.damage", {"damage": parse("1d8"), "resistance": "resistant"})
    assert thrown(of, case["damage"]).value == case["half"]
