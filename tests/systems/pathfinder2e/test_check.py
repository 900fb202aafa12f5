"""The check: degrees, stacking, fortune, shifts, and what is refused."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.systems.pathfinder2e.degree import DEGREES

FACTS = facts("pathfinder2e")


def plain(**parameters: object):
    return check("pathfinder2e.check", parameters)


@pytest.mark.rule("PF-09")
@pytest.mark.parametrize(("natural", "modifier", "dc", "key"), FACTS["degrees"])
def test_degrees(natural, modifier, dc, key) -> None:
    roll = thrown(plain(modifier=modifier, dc=dc), natural)
    assert roll.outcome == Outcome(key, natural + modifier, natural + modifier - dc)


@pytest.mark.rule("PF-05")
@pytest.mark.parametrize("case", FACTS["stacking"])
def test_stacking(case) -> None:
    listed = [{"kind": kind, "amount": amount} for kind, amount in case["modifiers"]]
    assert thrown(plain(modifiers=listed, dc=20), 10).value == 10 + case["total"]


@pytest.mark.parametrize("row", FACTS["distributions"], ids=lambda row: f"{row['modifier']:+d}-vs-{row['dc']}")
def test_distributions(row) -> None:
    by_key = chances(plain(modifier=row["modifier"], dc=row["dc"]))
    assert [by_key[key] * 100 for key in reversed(DEGREES)] == row["percent"]


@pytest.mark.parametrize("case", FACTS["outcomes"], ids=lambda case: case["id"])
def test_outcomes(case) -> None:
    expected = {key: Fraction(chance) for key, chance in case["outcomes"].items()}
    assert chances(plain(modifier=case["modifier"], dc=case["dc"])) == expected


def test_fortune_keeps_the_higher_and_its_natural_20() -> None:
    roll = thrown(plain(modifier=5, dc=30, fortune="fortune"), 3, 20)
    assert roll.outcome == Outcome("success", 25, -5)
    assert [die.kept for die in roll.dice] == [False, True]
    assert thrown(plain(modifier=5, dc=30, fortune="misfortune"), 3, 20).value == 8
    assert chances(plain(modifier=0, dc=11, fortune="fortune"))["critical-success"] == Fraction(39, 400)


@pytest.mark.rule("PF-11")
def test_shifts_come_after_the_natural_step_in_order() -> None:
    assert thrown(plain(modifier=0, dc=21, shift=[1]), 20).outcome.key == "critical-success"
    assert thrown(plain(modifier=30, dc=20, shift=[1, -1]), 10).outcome.key == "success", "clamped at each step"
    assert thrown(plain(modifier=30, dc=20, shift=[-1, 1]), 10).outcome.key == "critical-success"
    assert thrown(plain(modifier=0, dc=40, shift=[-1, -1, 1]), 10).outcome.key == "failure"
    # At the ends of the scale the order shows: first the natural 1 or 20, then what else shifts.
    assert thrown(plain(modifier=30, dc=10, shift=[1]), 1).outcome.key == "critical-success"
    assert thrown(plain(modifier=0, dc=40, shift=[-1]), 20).outcome.key == "critical-failure"
    told = keys(thrown(plain(modifier=30, dc=10, shift=[1]), 1).explanation)
    assert told[-4:-1] == ["explain-by-number", "explain-natural-1", "explain-shift-better"]


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({"dc": 15}, "missing-parameter", "modifier"),
        ({"modifier": 3}, "missing-parameter", "dc"),
        ({"modifier": 3, "modifiers": [], "dc": 15}, "forbidden", "modifiers"),
        ({"modifiers": [{"kind": "status", "amount": 0}], "dc": 15}, "forbidden", "modifiers[0].amount"),
        ({"modifiers": [{"kind": "luck", "amount": 1}], "dc": 15}, "out-of-bounds", "modifiers[0].kind"),
        ({"modifiers": [{"amount": 1}], "dc": 15}, "missing-parameter", "modifiers[0].kind"),
        ({"modifiers": [{"kind": "item", "amount": 1, "size": 2}], "dc": 15}, "unknown-parameter", "modifiers[0].size"),
        ({"modifiers": [3], "dc": 15}, "out-of-bounds", "modifiers[0]"),
        ({"modifier": 3, "dc": 15, "shift": [0]}, "forbidden", "shift"),
        ({"modifier": 3, "dc": 15, "shift": [2]}, "out-of-bounds", "shift[0]"),
        ({"modifier": 3, "dc": 15, "fortune": "both"}, "out-of-bounds", "fortune"),
        ({"modifier": 3, "dc": 15, "modifer": 3}, "unknown-parameter", "modifer"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        plain(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)


def test_attribute_and_proficiency_may_be_zero() -> None:
    listed = [{"kind": "attribute", "amount": 0}, {"kind": "proficiency", "amount": 0}]
    assert thrown(plain(modifiers=listed, dc=15), 12).value == 12


def test_the_breakdown_names_what_does_not_count() -> None:
    listed = [
        {"kind": "attribute", "amount": 4, "source": "Dex"},
        {"kind": "status", "amount": 1, "source": "Song"},
        {"kind": "status", "amount": 2, "source": "Heroism"},
        {"kind": "item", "amount": -1},
    ]
    roll = thrown(plain(modifiers=listed, dc=15, shift=[-1]), 20)
    assert keys(roll.explanation) == [
        "explain-d20",
        "explain-modifier-from",
        "explain-modifier-from",
        "explain-modifier",
        "explain-higher-bonus",
        "explain-total",
        "explain-by-number",
        "explain-natural-20",
        "explain-shift-worse",
    ]
    suppressed = roll.explanation[4].arguments
    assert suppressed["suppressed"].arguments["source"] == "Song"
    assert suppressed["by"].arguments["source"] == "Heroism"


def test_the_value_is_the_total() -> None:
    answer = odds(plain(modifier=5, dc=10))
    assert (answer.distribution.min, answer.distribution.max) == (6, 25)


def test_extra_dice_do_not_hide_the_natural_20() -> None:
    """28 against 38 is ten below; the natural 20 lifts it."""
    assert thrown(plain(modifier=8, dc=38), 20).outcome == Outcome("failure", 28, -10)
