"""Faults that were reported of other programs, A050 to A062."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, thrown
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds


def plain(**parameters: object):
    return check("pathfinder2e.check", {key.replace("_", "-"): value for key, value in parameters.items()})


def test_a050_the_natural_step_is_a_step_and_not_ten_points() -> None:
    assert thrown(plain(modifier=0, dc=40), 20).outcome.key == "failure"
    assert thrown(plain(modifier=30, dc=20), 1).outcome.key == "success"


def test_a051_flat_checks_beyond_both_ends_have_no_die() -> None:
    for dc, key in ((21, "failure"), (1, "success")):
        of = check("pathfinder2e.flat", {"dc": dc})
        assert (thrown(of).outcome.key, len(thrown(of).dice)) == (key, 0)
    assert thrown(check("pathfinder2e.flat", {"dc": 21}, {"flat-check-degrees": "on"}), 20).outcome.key == "success"


@pytest.mark.parametrize(
    ("given", "face", "key"),
    [
        ({"modifier": 30, "dc": 20, "natural_1": False}, 1, "critical-success"),
        ({"modifier": 30, "dc": 20}, 1, "success"),
        ({"modifier": 25, "dc": 20, "natural_1": False}, 1, "success"),
        ({"modifier": 10, "dc": 20, "natural_1": False}, 1, "failure"),
        ({"modifier": 0, "dc": 21, "natural_20": False}, 20, "failure"),
        ({"modifier": 0, "dc": 21, "natural_1": False}, 20, "success"),
    ],
)
def test_a052_an_effect_may_take_the_natural_step_away(given, face, key) -> None:
    assert thrown(plain(**given), face).outcome.key == key


def test_a053_the_natural_20_is_not_lost_behind_other_dice() -> None:
    assert thrown(plain(modifier=3 + 5, dc=38), 20).outcome.key == "failure"


def test_a054_to_a057_stacking() -> None:
    cases = (
        ([("attribute", 13), ("status", 1), ("status", 1)], 14),
        ([("item", 1)], 1),
        ([("circumstance", 5), ("circumstance", 4)], 5),
        ([("status", -1), ("status", -2), ("circumstance", -2), ("untyped", -5), ("untyped", -1)], -10),
    )
    for listed, total in cases:
        of = plain(modifiers=[{"kind": kind, "amount": amount} for kind, amount in listed], dc=20)
        assert of.total_modifier() == total


def test_a058_the_total_is_doubled() -> None:
    of = check("pathfinder2e.damage", {"damage": Add((Dice(1, 8), Number(4))), "critical": True})
    assert thrown(of, 5).value == 18


def test_a059_deadly_dice_are_not_doubled() -> None:
    of = check("pathfinder2e.damage", {"damage": Dice(1, 8), "critical": True, "deadly": Dice(1, 10)})
    assert thrown(of, 5, 7).value == 17
    assert (odds(of).min, odds(of).max, odds(of).mean) == (3, 26, Fraction(29, 2))


def test_a060_a_changed_penalty_is_applied_once() -> None:
    given = {"modifier": 0, "dc": 20, "agile": True, "second-attack": -5}
    found = [check("pathfinder2e.strike", given | {"attack": attack}).total_modifier() for attack in (1, 2, 3, 4)]
    assert found == [0, -5, -10, -10]


def test_a061_the_natural_step_belongs_to_the_kept_die() -> None:
    roll = thrown(plain(modifier=5, dc=30, fortune="fortune"), 20, 3)
    assert (roll.value, roll.outcome.key) == (25, "success")
    assert thrown(plain(modifier=5, dc=30, fortune="misfortune"), 20, 3).outcome.key == "critical-failure"


@pytest.mark.parametrize(("level", "key"), [(4, "failure"), (5, "success"), (3, "failure")])
def test_a062_incapacitation_lifts_only_those_above_the_effect(level, key) -> None:
    saves = plain(modifier=5, dc=20, incapacitation="rolled-by-target", effect_level=4, target_level=level)
    assert thrown(saves, 10).outcome.key == key


def test_a062_against_the_target_it_is_one_worse() -> None:
    given = {"modifier": 10, "dc": 20, "incapacitation": "rolled-against-target", "effect_level": 4}
    above = plain(**given, target_level=5)
    assert thrown(above, 12).outcome.key == "failure"
    assert chances(above)["critical-success"] == 0
    with pytest.raises(ParameterError) as error:
        plain(**given)
    assert error.value.parameter == "target-level"
