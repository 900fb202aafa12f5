"""A conflict between player characters: consent first, then action against reaction, criticals by house rule."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.systems.reading import as_printed, chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import systems
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

READINGS = ("beats-non-critical", "action-critical-only", "totals-only")


def conflict(initiator: object = 0, target: object = 0, reading: str = READINGS[0]):
    given = [side if isinstance(side, dict) else {"modifier": side} for side in (initiator, target)]
    parameters = dict(zip(("initiator", "target"), given, strict=True))
    return check("daggerheart.conflict", parameters, {"conflict-critical": reading})


@pytest.mark.parametrize("row", facts("daggerheart")["conflict"])
@pytest.mark.parametrize("reading", READINGS)
def test_exact_chances(row, reading) -> None:
    by_key = chances(conflict(row["initiator"], row["target"], reading))
    assert as_printed(by_key["success"] * 100, row[reading]) == row[reading]
    assert sum(by_key.values()) == 1


def won(action: tuple[int, int], reaction: tuple[int, int], reading: str) -> bool:
    """The rule once more, in other words."""
    critical, countered = action[0] == action[1], reaction[0] == reaction[1]
    if reading != "totals-only" and critical and not (countered and reading == "beats-non-critical"):
        return True
    if reading == "beats-non-critical" and countered and not critical:
        return False
    return sum(action) >= sum(reaction)


@pytest.mark.parametrize("reading", READINGS)
def test_every_fall_of_four_dice(reading) -> None:
    pairs = list(product(range(1, 13), repeat=2))
    wins = sum(won(action, reaction, reading) for action in pairs for reaction in pairs)
    assert chances(conflict(reading=reading))["success"] == Fraction(wins, 12**4)


def test_a_tie() -> None:
    pairs = [sum(pair) for pair in product(range(1, 13), repeat=2)]
    text = facts("daggerheart")["conflict-tie"]
    ties = sum(pairs.count(total) ** 2 for total in range(2, 25))
    assert as_printed(Fraction(100 * ties, 12**4), text) == text
    assert thrown(conflict(), 5, 4, 3, 6).outcome == Outcome("success", 9, 0)


@pytest.mark.rule("DH-13")
def test_action_against_reaction() -> None:
    roll = thrown(conflict(2, 1), 7, 3, 4, 8)
    assert [(turn.turn.key, turn.told) for turn in roll.turns] == [
        ("consent", "agreed"),
        ("initiator", ("with-hope", 12)),
        ("target", ("rolled", 13)),
    ]
    assert roll.outcome == Outcome("failure", 12, -1)
    assert thrown(conflict(3, 1), 7, 3, 4, 8).outcome == Outcome("success", 13, 0)
    assert "explain-conflict-hope" in keys(roll.explanation)


@pytest.mark.parametrize(
    ("faces", "found"),
    [
        ([2, 2, 9, 8], ("success", "success", "failure")),
        ([9, 8, 2, 2], ("failure", "success", "success")),
        ([2, 2, 9, 9], ("failure", "success", "failure")),
        ([9, 9, 2, 2], ("success", "success", "success")),
    ],
)
def test_equal_dice_by_house_rule(faces, found) -> None:
    assert tuple(thrown(conflict(reading=reading), *faces).outcome.key for reading in READINGS) == found
    mattered = "explain-rule-mattered" in keys(thrown(conflict(), *faces).explanation)
    assert mattered == (len(set(found)) > 1)


def test_advantage_and_disadvantage_on_either_side() -> None:
    of = conflict({"modifier": 0, "advantage": 2, "disadvantage": 1}, {"modifier": 0, "disadvantage": 1})
    roll = thrown(of, 5, 4, 6, 9, 8, 2)
    assert [die.label for die in roll.dice] == ["hope", "fear", "advantage", "hope", "fear", "disadvantage"]
    assert roll.outcome == Outcome("success", 15, 0)
    assert chances(of)["success"] > chances(conflict())["success"]


def test_the_value_is_the_action_rolls_total() -> None:
    assert (odds(conflict(3)).min, odds(conflict(3)).max, odds(conflict(3)).mean) == (5, 27, 16)
    initiator, target = odds(conflict(3)).parts
    assert dict(initiator.odds.outcomes) == {
        "with-fear": Fraction(11, 24),
        "with-hope": Fraction(11, 24),
        "critical-success": Fraction(1, 12),
    }
    assert (target.odds.mean, dict(target.odds.outcomes)["critical-success"]) == (13, Fraction(1, 12))


@pytest.mark.rule("DH-11")
def test_first_they_talk() -> None:
    assert keys(conflict().explain())[0] == "prompt-consent"
    assert keys(thrown(conflict(), 1, 2, 3, 4).explanation)[0] == "turn-consent"
    of = conflict()
    (first,) = of.turns(of.start())
    assert (first.check, first.choices) == (None, ("agreed", "without-dice"))
    settled = of.after(of.start(), first, "without-dice")
    assert (of.turns(settled), of.verdict(settled), of.shown(settled), of.told(settled)) == ((), None, 0, ())
    (rolled,) = of.turns(of.after(of.start(), first, "agreed"))
    assert rolled.key == "initiator"
    assert "einigen sich" in Words("de").text("daggerheart:prompt-consent")
    assert "without dice" in Words("en").text("daggerheart:prompt-consent")
    (steps,) = [table for table in systems()["daggerheart"].references if table.key == "conflict-steps"]
    for language in LANGUAGES:
        assert len({Words(language).say(row[0]) for row in steps.rows}) == 4


@pytest.mark.rule("DH-12")
def test_an_attack_goes_against_evasion() -> None:
    attack = check("daggerheart.attack", {"modifier": 1, "evasion": 11})
    assert thrown(attack, 6, 4).outcome == Outcome("success-with-hope", 11, 0)
    assert thrown(attack, 3, 6).outcome == Outcome("failure-with-fear", 10, -1)
    assert len(thrown(attack, 6, 4).dice) == 2
    (steps,) = [table for table in systems()["daggerheart"].references if table.key == "conflict-steps"]
    assert "Evasion" in Words("en").say(steps.rows[2][0]) and "Ausweichen" in Words("de").say(steps.rows[2][0])


@pytest.mark.parametrize(
    ("parameters", "parameter"),
    [
        ({"initiator": {"modifier": 1}}, "target"),
        ({"initiator": {}, "target": {"modifier": 0}}, "initiator.modifier"),
        ({"initiator": {"modifier": 99}, "target": {"modifier": 0}}, "initiator.modifier"),
        ({"initiator": 3, "target": {"modifier": 0}}, "initiator"),
        ({"initiator": {"modifier": 1, "helpers": 1}, "target": {"modifier": 0}}, "initiator.helpers"),
    ],
)
def test_what_is_refused(parameters, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        check("daggerheart.conflict", parameters)
    assert error.value.parameter == parameter
