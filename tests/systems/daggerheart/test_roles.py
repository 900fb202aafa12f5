"""What the dice of a Daggerheart roll are for stands on each die, in throwing order."""

from __future__ import annotations

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.rules.build import build
from wurfwerk.rules.registry import check_type
from wurfwerk.rules.throw import throw


def roles(target: str, parameters: dict[str, object], *faces: int) -> list[str]:
    return [die.label for die in throw(build(check_type(target), parameters, {}), ScriptedChance(faces)).dice]


def test_hope_fear_advantage_and_help() -> None:
    parameters = {"difficulty": 12, "advantage": 2, "disadvantage": 1, "helpers": 2}
    found = roles("daggerheart.action", parameters, 7, 3, 4, 2, 6)
    assert found == ["hope", "fear", "advantage", "help", "help"]


def test_a_disadvantage_die_is_not_an_advantage_die() -> None:
    found = roles("daggerheart.attack", {"evasion": 12, "underwater": True}, 7, 3, 4)
    assert found == ["hope", "fear", "disadvantage"]


def test_the_fate_roll_names_its_die() -> None:
    assert roles("daggerheart.fate", {"die": "fear"}, 4) == ["fear"]
