"""The sheet: what follows from it, every breach by the number of its rule, what it fills in for a roll, and its file."""

from __future__ import annotations

import json

import pytest

from tests.systems.reading import check, keys, thrown
from tests.systems.selektor.character import OF, ability, broken, character, fields, figures, with_category
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.registry import system
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.sheets import document
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def levels_of(reference: str, language: str) -> list[str]:
    (found,) = [each for each in system("selektor").references if each.key == reference]
    return [Words(language).say(row[1]) for row in found.rows]


def test_a_character_made_by_the_rules_breaks_none() -> None:
    assert broken(character()) == []
    assert figures(character()) == {
        "attributes": 22,
        "narrative-sum": 10,
        "altered-state": 0,
        "ability-points": 40,
        "bonus-points": 10,
        "bonus-open": 0,
        "effective": 0,
        "steps-open": 0,
    }


def test_an_empty_sheet_says_what_is_missing() -> None:
    assert [rule for rule, _ in broken(OF())] == [""] * 6 + ["HB-08", "HB-14"]
    assert figures(OF())["steps-open"] == 3


@pytest.mark.rule("HB-01")
def test_abilities_run_to_three() -> None:
    assert levels_of("abilities", "de") == ["unfähig", "fähig", "meisterhaft", "besonders"]
    abilities = [
        ability("Klettern", 4, **{"background-3": "x"}),
        *[ability(f"A{n}", 3) for n in range(2)],
        ability("B", 2),
    ]
    assert broken(with_category(0, abilities=abilities)) == [("HB-01", "violation-ability")]
    with pytest.raises(ParameterError) as error:
        check("selektor.problem", {"attribute": 1, "ability-1": 4})
    assert (error.value.key, error.value.parameter) == ("out-of-bounds", "ability-1")


@pytest.mark.rule("HB-02")
def test_attributes_run_to_five() -> None:
    assert levels_of("attributes", "de") == ["nicht vorhanden", "schwach", "mittel", "stark", "extrem", "Legende"]
    of = with_category(0, attributes=[{"name": "Kraft", "value": 6}, {"name": "Flink"}])
    assert ("HB-02", "violation-attribute") in broken(of)
    five = with_category(0, attributes=[{"name": "Kraft", "value": 5}, {"name": "Flink"}])
    assert broken(five) == []
    with pytest.raises(ParameterError) as error:
        check("selektor.problem", {"attribute": 6, "ability-1": 1})
    assert error.value.key == "out-of-bounds"


def test_every_breach_is_listed_by_itself() -> None:
    raw = fields()
    raw["categories"][0]["points"] = 9
    raw["categories"][1]["abilities"][0]["background-2"] = " "
    raw["categories"][2]["attributes"][1]["value"] = 0
    raw["categories"][3]["attributes"][1]["name"] = "kraft"
    raw["categories"][5]["attributes"][0]["value"] = 4
    raw["categories"][5]["abilities"] = [ability("Ahnung", 1)]
    raw["advantages"] = [{"name": "Glück", "points": 2}, {"name": ""}]
    raw["activity-advantages"] = [
        {"activity": "Mauern", "ability": "Klettern", "points": 3},
        {"activity": "Zaubern", "ability": "Magie"},
    ]
    raw["moves"] = [{"kind": "event", "from": "Nichts", "to": "Mut"}]
    found = [(violation.rule, violation.where) for violation in character(**raw).violations()]
    assert found == [
        ("", "categories[3].attributes[1].name"),
        ("", "advantages[1].name"),
        ("HB-08", "categories"),
        ("HB-14", "categories[5].attributes"),
        ("HB-08", "categories[0].abilities"),
        ("HB-10", "categories[1].abilities[0].background-2"),
        ("HB-11", "categories[2].attributes[1].value"),
        ("HB-12", "categories[2].attributes"),
        ("HB-08", "categories[5].abilities"),
        ("", "moves[0].from"),
        ("HB-19", "advantages[0].points"),
        ("HB-19", "advantages[0].opportunity"),
        ("HB-20", "activity-advantages[0].points"),
        ("HB-20", "activity-advantages[0].ability"),
        ("HB-20", "activity-advantages[1].ability"),
    ]
    broken(character(**raw))


def test_there_are_five_categories_and_one_is_narrative() -> None:
    four = character(categories=fields()["categories"][1:])
    assert broken(four) == [("HB-08", "violation-categories")]
    none = character(categories=fields()["categories"][:5])
    assert broken(none) == [("HB-14", "violation-narrative-count")]


def test_it_fills_in_a_roll_by_name() -> None:
    of = character(moves=[{"kind": "creation", "from": "Kraft", "to": "Flink"}])
    named = {"attribute": "flink", "ability-1": "Klettern", "ability-2": "Laufen"}
    filled = of.parameters("problem", named)
    assert filled == {"attribute": 3, "ability-1": 3, "ability-2": 3}
    assert thrown(check("selektor.problem", filled), 7, 2, 9, 4, 10).value == 17
    twice = of.parameters("problem", named | {"ability-2": "klettern"})
    assert twice["same-ability"] is True
    with pytest.raises(ParameterError):
        check("selektor.problem", twice)
    assert check("selektor.problem", twice, {"same-ability-twice": "yes"}).abilities() == 5


def test_an_activity_is_filled_in_once_it_works() -> None:
    advantages = [
        {"activity": "Bögen", "ability": "Schnitzen", "points": 2},
        {"activity": "Suppe", "ability": "Kochen", "points": 1},
    ]
    of = character(activity_advantages=advantages)
    named = {"attribute": "Hand", "ability-1": "Schnitzen", "activity-advantage-1": "bögen"}
    filled = of.parameters("problem", named)
    assert filled == {"attribute": 2, "ability-1": 2, "activity-advantage-1": True}
    assert check("selektor.problem", filled).ranks() == (2, 3)
    for name, key in (("Suppe", "refused-not-effective"), ("Bögen", "unknown-trait")):
        with pytest.raises(ParameterError) as error:
            of.parameters("problem", {"ability-2": "Kochen", "activity-advantage-2": name})
        assert keys([error.value.message]) == [key]
        for language in LANGUAGES:
            assert name in Words(language).say(error.value.message)


@pytest.mark.parametrize("named", [{"attribute": "Magie"}, {"ability-1": "Magie"}, {"bands": "Magie"}])
def test_what_is_not_on_the_sheet_is_named(named) -> None:
    with pytest.raises(ParameterError) as error:
        character().parameters("problem", named)
    assert (error.value.key, error.value.parameter) == ("unknown-parameter", next(iter(named)))
    for language in LANGUAGES:
        assert Words(language).say(error.value.message)


def test_it_is_read_as_it_was_written() -> None:
    advantages = [{"name": "Mutig", "points": 1, "opportunity": "Feuerprobe"}]
    of = character(advantages=advantages, moves=[{"kind": "creation", "from": "Kraft", "to": "Spur", "reason": "Ruhe"}])
    raw = json.loads(json.dumps(parameters(of)))
    found = read_sheet(OF, raw)
    assert (found.sheet, found.faults) == (of, ())


def test_what_is_wrong_in_a_file_is_told_and_kept() -> None:
    raw = fields()
    raw["categories"][0]["abilities"][0]["level"] = "hoch"
    raw["categories"][0]["colour"] = "red"
    raw["moves"] = [{"kind": "event", "from": "Mut"}]
    text = json.dumps({"format": "wurfwerk-sheet", "schema": 1, "system": "selektor", "version": 1, "fields": raw})
    read = document.read(text)
    faults = {violation.where for violation in document.opened(read).violations if not violation.rule}
    assert {"categories[0].abilities[0].level", "categories[0].colour", "moves[0].to"} <= faults
    assert json.loads(document.write(read))["fields"] == raw
