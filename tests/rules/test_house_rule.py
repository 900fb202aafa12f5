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
