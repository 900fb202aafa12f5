"""House rules in force: short and full keys, defaults, and what does not exist."""

from __future__ import annotations

import pytest

from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.house_rule import HouseRule, in_force

TIE = HouseRule("game.tie", ("gm", "reroll"), "source", "XX-A1")
LUCK = HouseRule("game.luck", ("off", "on"), "house", "XX-A2")
KNOWN = (TIE, LUCK)


def force(given: dict[str, str]) -> dict[str, str]:
    return in_force(given, KNOWN, ("game.tie",), "game")


def test_defaults() -> None:
    assert force({}) == {"game.tie": "gm"}


def test_short_and_full_keys() -> None:
    assert force({"tie": "reroll"}) == force({"game.tie": "reroll"}) == {"game.tie": "reroll"}


def test_rules_of_a_whole_table() -> None:
    assert force({"other.rule": "x", "game.luck": "on"}) == {"game.tie": "gm"}


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"tied": "gm"}, "error-unknown-rule"),
        ({"game.tied": "gm"}, "error-unknown-rule"),
        ({"tie": "coin"}, "error-unknown-rule-value"),
        ({"luck": "maybe"}, "error-unknown-rule-value"),
    ],
)
def test_what_does_not_exist(given, message) -> None:
    with pytest.raises(ParameterError) as error:
        force(given)
    assert (error.value.key, error.value.message.key) == ("unknown-rule", message)


def test_a_near_name_is_offered() -> None:
    with pytest.raises(ParameterError) as error:
        force({"tied": "gm"})
    assert error.value.hint is not None
    assert error.value.hint.arguments["names"] == "tie"


def test_a_system_without_rules() -> None:
    with pytest.raises(ParameterError) as error:
        in_force({"tie": "gm"}, (), (), "game")
    assert error.value.message.key == "error-no-house-rules"


def test_texts_follow_from_the_key() -> None:
    assert TIE.label().key == "game:rule-tie"
    assert TIE.value_label("gm").key == "game:rule-tie-gm"


COST = HouseRule("game.cost", ("3,3", "1,2"), "house", "XX-A3", table=2)


def test_a_table_of_numbers() -> None:
    for value in ("3,3", "1,2", "0,99"):
        assert in_force({"cost": value}, (COST,), ("game.cost",), "game") == {"game.cost": value}
    for wrong in ("3", "1,2,3", "1,100", "1, 2", "-1,2", "1,2\n", "", "a,b", ("1", "2")):
        with pytest.raises(ParameterError) as error:
            in_force({"cost": wrong}, (COST,), ("game.cost",), "game")
        assert error.value.message.arguments["values"] == "3,3; 1,2; 0-99,0-99"
    assert not TIE.admits("1,2")
    assert COST.value_label("1,2").key == "game:rule-cost-1-2"
    assert (COST.value_label("5,6").key, COST.value_label("5,6").arguments["value"]) == ("game:rule-cost-table", "5,6")
