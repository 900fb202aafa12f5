"""`--sheet`: what a character fills in for a roll and for odds, under its house rules and those that are asked for."""

from __future__ import annotations

import pytest

from tests.frontends.cli.conftest import Ask, Say

pytestmark = pytest.mark.usefixtures("in_a_folder")


def test_a_check_is_filled_in_from_the_sheet(vera: str, ask: Ask, say: Say) -> None:
    found = ask("roll", "openlegend.action", "--sheet", vera, "--attribute", "might", "--faces", "10,4")
    assert (found["parameters"]["attribute"], found["parameters"]["level"], found["value"]) == (3, 1, 14)
    ask("sheet", "set", vera, "xp=9")
    assert ask("odds", "openlegend.action", "--sheet", vera, "--attribute", "might")["parameters"]["level"] == 4
    won = ask("odds", "openlegend.action", "--sheet", vera, "--attribute", "might", "--level", "2")
    assert won["parameters"]["level"] == 2, "what is said wins"
    plain = ask("odds", "openlegend.action", "--sheet", vera, "--parameters", '{"attribute": 5}')
    assert plain["parameters"]["attribute"] == 5
    assert "agility" in say("roll", "openlegend.action", "--sheet", vera, "--attribute", "wisdom", status=2)
    assert say("roll", "3d6", "--sheet", vera, status=2)
    listed = say("roll", "openlegend.attack", "--sheet", vera, "--defenses", "[12, 14]", "--lang", "en", status=2)
    assert "can only be given through --parameters" in listed, "a list is no name on the sheet"


def test_the_house_rules_of_a_sheet_hold_for_its_rolls_unless_others_are_said(vera: str, ask: Ask) -> None:
    ask("sheet", "set", vera, "--rule", "zero-score-explodes=no")
    call = ["odds", "openlegend.action", "--sheet", vera, "--attribute", "logic", "--challenge", "21"]
    assert ask(*call)["rules"]["openlegend.zero-score-explodes"] == "no"
    assert ask(*call, "--rule", "zero-score-explodes=yes")["rules"]["openlegend.zero-score-explodes"] == "yes"


def test_what_a_sheet_fills_in_follows_the_house_rules_that_are_asked_for(say: Say, ask: Ask) -> None:
    """A proficiency bonus with or without the level: by the roll's own --rule, and in every column of --compare-rule."""
    say("sheet", "new", "pathfinder2e", "p.json")
    ask(
        "sheet",
        "set",
        "p.json",
        "level=5",
        "ranks.reflex=2",
        "ranks.martial=1",
        'weapons[0]={"name": "Axe", "group": "martial"}',
    )
    call = ["pathfinder2e.check", "--sheet", "p.json", "--modifier", "reflex", "--dc", "16"]
    for value, result in (("off", 19), ("on", 14)):
        rule = f"proficiency-without-level={value}"
        assert ask("roll", *call, "--faces", "10", "--rule", rule)["value"] == result
        (compared,) = ask("odds", *call, "--rule", rule, "--compare-rule", "proficiency-without-level")[
            "compared-rules"
        ]
        assert [reading["mean"] for reading in compared["values"]] == ["39/2", "29/2"]
    strike = ["pathfinder2e.strike", "--sheet", "p.json", "--modifier", "Axe", "--dc", "16"]
    (compared,) = ask("odds", *strike, "--compare-rule", "proficiency-without-level")["compared-rules"]
    assert [reading["mean"] for reading in compared["values"]] == ["35/2", "25/2"]


@pytest.mark.parametrize(
    ("check", "option"),
    [
        ("attacks", ("--attacks", "Axe,Axe")),
        ("hero-point", ("--modifier", "Axe")),
        ("strike", ("--modifier", "Axe")),
        ("check", ("--modifier", "reflex")),
    ],
)
def test_a_rule_that_touches_a_roll_only_through_the_sheet_is_compared(
    check: str, option: tuple[str, str], say: Say, ask: Ask
) -> None:
    """The reading of each value is what the roll is under that value, whichever is in force."""
    say("sheet", "new", "pathfinder2e", "p.json")
    weapon = 'weapons[0]={"name": "Axe", "group": "martial"}'
    ask("sheet", "set", "p.json", "level=5", "ranks.martial=1", "ranks.reflex=2", weapon)
    call = ["odds", f"pathfinder2e.{check}", "--dc", "16", "--sheet", "p.json", *option]
    alone = {value: ask(*call, "--rule", f"proficiency-without-level={value}")["outcomes"] for value in ("off", "on")}
    assert alone["off"] != alone["on"]
    for value in ("off", "on"):
        rule = ("--rule", f"proficiency-without-level={value}", "--compare-rule", "proficiency-without-level")
        (compared,) = ask(*call, *rule)["compared-rules"]
        assert compared["in-force"] == value
        for reading in compared["values"]:
            pairs = zip(reading["outcomes"], alone[reading["value"]], strict=True)
            assert all(one.items() >= other.items() for one, other in pairs)


@pytest.mark.parametrize(
    ("sheet", "parameters"),
    [((), '{"attacks": [{"modifier": 9}]}'), (("--sheet", "p.json"), '{"attacks": [{"modifier": 9}]}')],
)
def test_a_rule_does_not_touch_a_roll_into_which_no_sheet_fills_anything(
    sheet: tuple[str, ...], parameters: str, say: Say
) -> None:
    say("sheet", "new", "pathfinder2e", "p.json")
    call = ["odds", "pathfinder2e.attacks", "--dc", "16", *sheet, "--parameters", parameters, "--lang", "en"]
    assert "does not touch" in say(*call, "--compare-rule", "proficiency-without-level", status=2)


def test_a_sheet_of_another_game_fills_in_nothing(vera: str, ask: Ask) -> None:
    found = ask("roll", "pathfinder2e.check", "--sheet", vera, "--modifier", "2", "--dc", "15", status=2)
    assert found["error"]["key"] == "another-system"
