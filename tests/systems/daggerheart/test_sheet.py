"""The sheet: what follows from class, armor and level, everything against the rules, what it fills in, a level more."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, facts, keys, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.sheets.change import moved, raised, set_field, undone
from wurfwerk.sheets.document import new, opened, read, write
from wurfwerk.systems.daggerheart.sheet import TRAITS, Character
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FACTS = facts("daggerheart")


def sheet(**fields: object) -> Character:
    found = read_sheet(Character, {key.rstrip("_").replace("_", "-"): value for key, value in fields.items()})
    assert found.faults == ()
    return found.sheet


def broken(of: Character) -> list[tuple[str, str]]:
    for violation in of.violations():
        for language in LANGUAGES:
            assert Words(language).say(violation.message).strip()
    return [(violation.rule, violation.where) for violation in of.violations()]


def test_an_empty_sheet() -> None:
    assert sheet().figures() == {
        "evasion": 10,
        "major": 1,
        "severe": 2,
        "hit-points": 5,
        "stress": 6,
        "armor-slots": 0,
        "hope-slots": 6,
    }
    assert broken(sheet()) == []
    held = sheet().held()
    assert (held["hope"], held.most["hope"], held.most["stress"], held.most["hit-points"]) == (2, 6, 6, 5)


@pytest.mark.parametrize("name", FACTS["classes"])
def test_classes(name) -> None:
    found = sheet(class_=name).figures()
    assert [found["evasion"], found["hit-points"]] == FACTS["classes"][name]


@pytest.mark.parametrize("name", FACTS["armors"])
@pytest.mark.parametrize("level", [1, 4])
def test_thresholds_are_those_of_the_armor_and_the_level(name, level) -> None:
    major, severe, score, evasion = FACTS["armors"][name]
    found = sheet(class_="warrior", armor=name, level=level).figures()
    assert (found["major"], found["severe"]) == (major + level, severe + level)
    assert (found["armor-slots"], found["evasion"]) == (score, 11 + evasion)


def test_without_armor_the_level_and_twice_the_level() -> None:
    found = sheet(level=3).figures()
    assert (found["major"], found["severe"]) == (3, 6)


def test_an_own_armor_bonuses_and_scars() -> None:
    of = sheet(
        class_="rogue",
        armor="own",
        own_armor={"major": 9, "severe": 23, "score": 5, "evasion": -1},
        bonuses={"evasion": 1, "severe": 2, "hit-points": 10, "stress": 3, "armor-slots": 1},
        scars=5,
    )
    assert of.figures() == {
        "evasion": 12,
        "major": 10,
        "severe": 26,
        "hit-points": 12,
        "stress": 9,
        "armor-slots": 6,
        "hope-slots": 1,
    }
    assert of.held()["hope"] == 1
    made = {figure.key: keys(figure.made_of) for figure in of.derived()}
    assert made["hit-points"] == ["made-class", "made-bonus", "made-capped"]
    assert made["severe"] == ["made-armor", "made-level", "made-bonus"]
    assert made["hope-slots"] == ["made-base", "made-scars"]
    for language in LANGUAGES:
        assert all(Words(language).say(line).strip() for figure in of.derived() for line in figure.made_of)


def test_every_violation_is_listed_with_its_rule() -> None:
    of = sheet(
        armor="leather",
        own_armor={"major": 4},
        bonuses={"severe": -8, "hit-points": -5},
        experiences=[{"name": "Sailor"}, {"name": " sailor", "modifier": 1}],
        scars=6,
    )
    assert broken(of) == [
        ("DH-P6", "own-armor"),
        ("DH-P6", "bonuses.severe"),
        ("DH-P5", "bonuses.hit-points"),
        ("DH-P2", "experiences[1].name"),
        ("DH-P10", "scars"),
    ]
    assert broken(sheet(armor="own", own_armor={"major": 7, "severe": 5})) == [("DH-P6", "own-armor.severe")]
    assert ("DH-P6", "bonuses.major") in broken(sheet(bonuses={"major": -1}))


def test_a_level_more_raises_the_thresholds() -> None:
    of = sheet(armor="leather")
    (step,) = of.raises()
    assert (step.where, step.now, step.then, step.price.amount, step.refused) == ("level", 1, 2, 0, None)
    assert step.price.why[1].arguments == {"major": 7, "severe": 14, "new_major": 8, "new_severe": 15}
    for language in LANGUAGES:
        assert all(Words(language).say(line).strip() for line in (step.label, *step.price.why))
    assert of.raised("level").figures()["severe"] == 15
    with pytest.raises(ParameterError) as error:
        sheet(level=10).raised("level")
    assert error.value.key == "forbidden"
    assert [Words(language).say(error.value.message) for language in ("de", "en")] == [
        "Stufe 10 ist die höchste (DH-P13).",
        "Level 10 is the highest (DH-P13).",
    ]


def test_it_fills_in_a_check() -> None:
    of = sheet(class_="guardian", armor="leather", traits={"strength": 2, "agility": -1})
    assert of.parameters("action", {"modifier": "strength"}) == {"modifier": 2}
    assert of.parameters("reaction", {"modifier": "traits.agility"}) == {"modifier": -1}
    assert of.parameters("attack", {"evasion": "evasion"}) == {"evasion": 9}
    assert of.parameters("conflict", {"initiator": "strength"}) == {"initiator": {"modifier": 2}}
    assert of.parameters("group", {"leader": "agility"}) == {"leader": {"modifier": -1}}
    assert of.parameters("drowning", {}) == {"free-stress": 6}
    sailor = sheet(traits={"strength": 2}, experiences=[{"name": "Old Sailor"}, {"name": "Cook", "modifier": 3}])
    assert sailor.parameters("action", {"modifier": "old sailor"}) == {"modifier": 2}
    assert sailor.parameters("action", {"modifier": "traits.strength + Cook"}) == {"modifier": 5}
    assert sailor.parameters("conflict", {"target": "strength+Cook"}) == {"target": {"modifier": 5}}
    assert of.parameters("fate", {}) == {}
    fall = check("daggerheart.fall", {**of.parameters("fall", {}), "range": "close"})
    assert thrown(fall, 9).outcome.key == "hp-3"
    for named in (
        {"modifier": "luck"},
        {"modifier": "strength+luck"},
        {"modifier": "strength+"},
        {"difficulty": "strength"},
    ):
        with pytest.raises(ParameterError) as error:
            of.parameters("action", named)
        assert all(Words(language).say(error.value.message) for language in LANGUAGES)
    assert len(TRAITS) == 6


def test_what_is_wrong_in_the_data_is_reported_and_the_rest_is_read() -> None:
    found = read_sheet(Character, {"name": "Vera", "class": "clown", "level": 11, "traits": {"agility": 2, "luck": 1}})
    assert [fault.where for fault in found.faults] == ["class", "level", "traits.luck"]
    assert (found.sheet.name, found.sheet.level, found.sheet.traits.agility) == ("Vera", 1, 2)


def test_a_character_is_made_advanced_saved_reloaded_and_taken_back() -> None:
    made = set_field(new("daggerheart", "Vera"), "armor", "gambeson", "2026-11-30")
    grown = raised(made, "level", "2026-12-01", "a milestone")
    hit, told = moved(
        grown, "take-damage", {"sources": [12], "major": 7, "severe": 13, "armor-slot": True}, "2026-12-08"
    )
    assert keys(told) == ["explain-damage-total", "explain-slot-marked", "explain-hit-points-marked"]
    again = read(write(hit))
    assert again == hit
    there = opened(again)
    assert there.violations == ()
    assert (there.sheet.figures()["major"], there.sheet.level) == (7, 2)
    assert (again.resources["hit-points"], again.resources["armor-slots"]) == (1, 1)
    assert [entry["kind"] for entry in again.journal] == ["set", "raise", "change"]
    back = undone(undone(again, "2026-12-09"), "2026-12-09")
    assert opened(back).sheet.level == 1
    filled = there.sheet.parameters("fall", {})
    assert thrown(check("daggerheart.fall", {**filled, "range": "very-close"}), 6).outcome.key == "hp-2"
