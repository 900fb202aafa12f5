"""The JSON of answers: exact strings, labels per language, stored events said per viewer, long answers refused by name."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest

from wurfwerk import odds, parse, roll, systems
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.explain import explain
from wurfwerk.message import Message
from wurfwerk.table.told import told
from wurfwerk.words import LANGUAGES, Words
from wurfwerk.words.documents import (
    distribution_document,
    localise,
    odds_document,
    plain_roll_document,
    roll_document,
    systems_document,
    value,
    verdict,
)


@pytest.mark.parametrize(
    ("number", "written"), [(3, 3), (-3, -3), (Fraction(7, 2), "7/2"), (Fraction(4, 2), 2), (None, None), (True, 1)]
)
def test_values(number: Fraction | None, written: int | str | None) -> None:
    found = value(number)
    assert (found, type(found)) == (written, type(written))


def test_odds_of_notation_and_of_a_check_have_one_form() -> None:
    plain = odds_document("2d6", odds(parse("2d6")), [7], [7])
    assert plain["at-least"] == plain["at-most"] == {"7": "7/12"}
    check = systems()["openlegend"].checks["action"](attribute=5, challenge=20)
    full = odds_document("openlegend.action", odds(check), [20], words=Words("de"))
    assert full.keys() - plain.keys() == {"system", "check", "parameters", "rules", "outcomes"}
    assert full["at-least"] == {"20": "89/192"}
    assert full["outcomes"][-1] == {"key": "success", "label": "Erfolg", "probability": "89/192"}
    json.dumps(full)


def test_an_automatic_pass_is_offered() -> None:
    test = systems()["starwars-legends"].checks["test"]
    assert odds_document("x", odds(test(pool=10, difficulty=6)), words=Words("en"))["automatic"] is True
    assert "automatic" not in odds_document("x", odds(test(pool=3, difficulty=6)), words=Words("en"))


def test_an_answer_too_long_to_write_is_refused() -> None:
    wide = Finite(dict.fromkeys(range(40000), 1), 40_000 << 9000)
    with pytest.raises(TooCostly):
        distribution_document("wide", wide)


def test_a_roll_in_both_languages() -> None:
    check = systems()["openlegend"].checks["action"](attribute=3, advantage=2, challenge=20)
    rolled = roll(check, faces=[10, 8, 8, 3, 5])
    german, english = (roll_document("openlegend.action", rolled, Words(language)) for language in LANGUAGES)
    assert german["outcome"] == {"key": "success", "label": "Erfolg", "margin": 3}
    assert english["outcome"] == {"key": "success", "label": "Success", "margin": 3}
    assert german["explanation"] != english["explanation"]
    told_in_words = ("outcome", "explanation")
    assert {k: v for k, v in german.items() if k not in told_in_words} == {
        k: v for k, v in english.items() if k not in told_in_words
    }


@pytest.mark.parametrize(
    ("text", "faces", "key", "margin"),
    [
        ("1d20>=11", [15], "success", 4),
        ("1d20>=11", [11], "success", 0),
        ("1d20>=11", [3], "failure", -8),
        ("1d20<=11", [3], "success", 8),
        ("1d20/2>=11", [19], "failure", "-3/2"),
    ],
)
def test_a_comparison_has_a_verdict(text: str, faces: list[int], key: str, margin: int | str) -> None:
    expression = parse(f"({text.replace('>=', ')>=').replace('<=', ')<=')}")
    found = plain_roll_document(text, expression, roll(expression, faces=faces), Words("en"))
    assert (found["outcome"]["key"], found["outcome"]["margin"]) == (key, margin)


def test_stored_events_are_said_in_each_language() -> None:
    event = {
        "kind": "rolled",
        "target": "daggerheart.action",
        "value": 23,
        "dice": [{"sides": 12, "label": "hope"}, {"sides": 12}],
        "outcome": {"key": "success-with-hope", "margin": 3},
        "explanation": json.loads(
            json.dumps([told(Message("yes")), told(Message("resource-start", number=Fraction(7, 2)))])
        ),
    }
    german, english = (localise(event, Words(language)) for language in LANGUAGES)
    assert german["explanation"] == "ja\nzu Beginn 3,5"
    assert english["explanation"] == "yes\n3.5 at the start"
    assert (german["outcome"]["label"], english["outcome"]["label"]) == ("Erfolg mit Hoffnung", "Success with Hope")
    assert german["dice"] == [{"sides": 12, "label": "Hoffnung-Würfel", "role": "hope"}, {"sides": 12}]
    assert "label" not in event["outcome"]


def test_a_stored_comparison_gets_its_verdict() -> None:
    event = {
        "kind": "rolled",
        "target": "(1d20)>=11",
        "value": 0,
        "outcome": None,
        "compared": ["7/2", 11],
        "explanation": "…",
    }
    assert localise(event, Words("de"))["outcome"] == {"key": "failure", "label": "Fehlschlag", "margin": "-15/2"}
    assert verdict(1, [3, 3], Words("en"))["margin"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stored_plain_roll_is_explained_in_the_language_of_the_viewer(language: str) -> None:
    words = Words(language)
    meant, hint = explain(parse("2d6kh1")), Message("hint-no-dice")
    event = {
        "kind": "rolled",
        "target": "2d6kh1",
        "explanation": ["2d6kh1: 6 (2) = 6", told(meant)],
        "hints": [told(hint)],
    }
    shown = localise(json.loads(json.dumps(event)), words)
    assert shown["explanation"] == f"2d6kh1: 6 (2) = 6\n{words.say(meant)}"
    assert shown["hints"] == [words.say(hint)]


def test_other_events_pass_unchanged() -> None:
    event = {"kind": "said", "text": "outcome"}
    assert localise(event, Words("de")) == event


def test_the_catalogue_says_what_the_roller_hopes_for() -> None:
    checks = {
        check["target"]: check for system in systems_document(Words("en"))["systems"] for check in system["checks"]
    }
    outcomes = {
        target: [(outcome["favourable"], outcome["mark"]) for outcome in check["outcomes"]]
        for target, check in checks.items()
    }
    assert outcomes["openlegend.action"] == [(False, None), (False, None), (True, None)]
    assert outcomes["daggerheart.action"] == [
        (False, "fear"), (False, "hope"), (True, "fear"), (True, "hope"), (True, "critical"),
    ]  # fmt: skip
    assert outcomes["daggerheart.fate"] == [(None, None), (None, None)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_is_json_with_every_label(language: str) -> None:
    document = systems_document(Words(language))
    assert json.loads(json.dumps(document)) == document
    for system in document["systems"]:
        assert system.keys() == {
            *("key", "name", "checks", "rules", "resources"),
            *("transitions", "sheet", "references"),
        }
        for check in system["checks"]:
            assert check["target"] == f"{system['key']}.{check['key']}"
            assert {rule["key"] for rule in system["rules"]} >= set(check["rules"])
            assert all(outcome.keys() == {"key", "label", "favourable", "mark"} for outcome in check["outcomes"])
        for rule in system["rules"]:
            assert rule["default"] == rule["values"][0]["key"]
            assert rule["reason"]
