"""Action, attack and reaction rolls: exact shares, advantage, help, criticals."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import as_printed, chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError

FACTS = facts("daggerheart")


def rolling(target: str, **parameters: object):
    return check(f"daggerheart.{target}", parameters)


def sides(side: int) -> dict[str, object]:
    return {"advantage": max(side, 0), "disadvantage": max(-side, 0)}


@pytest.mark.parametrize("row", FACTS["duality"])
def test_shares(row) -> None:
    by_key = chances(rolling("action", modifier=row["modifier"], difficulty=row["difficulty"], **sides(row["side"])))
    assert by_key["critical-success"] == Fraction(1, 12)
    for what in ("success", "failure"):
        assert by_key[f"{what}-with-hope"] == by_key[f"{what}-with-fear"]
        assert as_printed(by_key[f"{what}-with-hope"] * 100, row[what]) == row[what]
    total = by_key["critical-success"] + by_key["success-with-hope"] + by_key["success-with-fear"]
    assert as_printed(total * 100, row["total"]) == row["total"]


@pytest.mark.parametrize("case", FACTS["outcomes"], ids=lambda case: case["id"])
def test_exact_outcomes(case) -> None:
    found = chances(rolling("action", modifier=case["modifier"], difficulty=case["difficulty"], **sides(case["side"])))
    assert {key: chance for key, chance in found.items() if chance} == {
        key: Fraction(chance) for key, chance in case["outcomes"].items()
    }


@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        ([5, 7], Outcome("success-with-fear", 13, 0)),
        ([7, 5], Outcome("success-with-hope", 13, 0)),
        ([5, 6], Outcome("failure-with-fear", 12, -1)),
        ([6, 5], Outcome("failure-with-hope", 12, -1)),
        ([1, 1], Outcome("critical-success", 3, -10)),
    ],
)
def test_hope_falls_first(faces, outcome) -> None:
    assert thrown(rolling("action", modifier=1, difficulty=13), *faces).outcome == outcome


def test_sources_cancel_one_for_one_and_leave_one_die() -> None:
    assert thrown(rolling("action", difficulty=10, advantage=2, disadvantage=1), 3, 4, 6).value == 13
    assert thrown(rolling("action", difficulty=10, advantage=1, disadvantage=1), 3, 4).value == 7
    assert thrown(rolling("action", difficulty=10, disadvantage=3), 3, 4, 6).value == 1


def test_helpers_come_after_the_own_die_and_the_highest_counts() -> None:
    roll = thrown(rolling("action", difficulty=10, disadvantage=1, helpers=3), 3, 4, 6, 2, 5, 1)
    assert roll.value == 3 + 4 - 6 + 5
    assert [die.kept for die in roll.dice] == [True, True, True, False, True, False]
    assert keys(roll.explanation) == [
        "explain-duality",
        "explain-sources",
        "explain-disadvantage-die",
        "explain-help",
        "explain-total",
    ]
    assert thrown(rolling("action", difficulty=10, helpers=1), 3, 4, 6).value == 13


@pytest.mark.rule("DH-07")
def test_under_water_is_one_more_source_of_disadvantage() -> None:
    assert thrown(rolling("attack", evasion=10, underwater=True), 3, 4, 6).value == 1
    assert thrown(rolling("attack", evasion=10, underwater=True, advantage=1), 3, 4).value == 7
    assert thrown(rolling("attack", evasion=10, underwater=True, advantage=2), 3, 4, 6).value == 13
    assert "explain-underwater" in keys(rolling("attack", evasion=10, underwater=True).explain())
    same = (
        rolling("attack", evasion=12, modifier=2, disadvantage=1),
        rolling("attack", evasion=12, modifier=2, underwater=True),
    )
    assert chances(same[0]) == chances(same[1])


def test_an_attack_is_an_action_against_evasion() -> None:
    assert chances(rolling("attack", evasion=12, modifier=1)) == chances(rolling("action", difficulty=12, modifier=1))


def test_a_reaction_has_neither_hope_nor_fear() -> None:
    assert thrown(rolling("reaction", difficulty=10), 3, 9).outcome == Outcome("success", 12, 2)
    assert thrown(rolling("reaction", difficulty=30), 4, 4).outcome.key == "critical-success"
    by_key = chances(rolling("reaction", difficulty=12))
    assert by_key == {"failure": Fraction(50, 144), "success": Fraction(82, 144), "critical-success": Fraction(1, 12)}


@pytest.mark.parametrize(
    ("target", "parameters", "parameter"),
    [
        ("reaction", {"difficulty": 10, "helpers": 1}, "helpers"),
        ("action", {"evasion": 10}, "evasion"),
        ("attack", {"difficulty": 10}, "difficulty"),
        ("action", {"difficulty": 10, "underwater": True}, "underwater"),
    ],
)
def test_parameters_a_check_does_not_have(target, parameters, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        rolling(target, **parameters)
    assert (error.value.key, error.value.parameter) == ("unknown-parameter", parameter)


def test_odds_are_what_is_thrown() -> None:
    of = rolling("action", modifier=1, difficulty=14, disadvantage=1)
    found = dict.fromkeys(of.outcome_keys, Fraction(0))
    for chance, roll in paths(of):
        found[roll.outcome.key] += chance
    assert chances(of) == found
