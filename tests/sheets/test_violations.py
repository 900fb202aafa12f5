"""A bad sheet of each game: everything against a rule is listed, each point with its number, in both languages; nothing else is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.systems.selektor.character import fields as runa
from wurfwerk.rules.registry import systems
from wurfwerk.sheets.change import set_fields
from wurfwerk.sheets.document import new, opened
from wurfwerk.sheets.written import read, write
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words
from wurfwerk.words.sheets import violations_document


def selektor(**changed: Any) -> dict[str, Any]:
    return runa() | changed


def abilities(*levels: int) -> list[dict[str, Any]]:
    return [
        {"name": f"A{place}", "level": level, **{f"background-{n}": "x" for n in range(1, min(level, 3) + 1)}}
        for place, level in enumerate(levels)
    ]


def category(place: int, **changed: Any) -> dict[str, Any]:
    """The good character with one category changed."""
    fields = runa()
    fields["categories"][place] |= changed
    return fields


BAD: list[tuple[str, dict[str, Any], dict[str, Any], set[tuple[str, str]]]] = [
    # 40 points at level 1, 5 at most, 6 feat points; 6 + 6 cost 42
    ("openlegend", {"attributes": {"might": 6, "will": 6}}, {}, {("OL-P1", "attributes"), ("OL-P2", "attributes.might"), ("OL-P2", "attributes.will")}),
    ("openlegend", {"xp": 6, "attributes": {"might": 6, "will": 6}}, {}, set()),
    ("openlegend", {"xp": 5, "attributes": {"might": 6}}, {}, {("OL-P2", "attributes.might")}),
    ("openlegend", {"xp": 27, "attributes": {"might": 10}}, {}, {("OL-P4", "attributes.might")}),
    ("openlegend", {"xp": 24, "attributes": {"might": 9}}, {}, set()),
    ("openlegend", {"feats": [{"name": "F", "cost": 7}]}, {}, {("OL-P6", "feats")}),
    ("openlegend", {"xp": 1, "feats": [{"name": "F", "cost": 7}]}, {}, set()),
    ("openlegend", {}, {"legend-points": 11}, {("", "resources.legend-points")}),
    ("openlegend", {}, {"legend-points": -1}, {("", "resources.legend-points")}),
    ("openlegend", {}, {"legend-points": 10}, set()),
    # traits go from 1 to 8, willpower is a trait of everybody, four chips in all
    ("starwars-legends", {"attributes": {"strength": 9}, "abilities": {"melee": 12}, "willpower": 9}, {},
     {("SW-02", "attributes.strength"), ("SW-02", "abilities.melee"), ("SW-02", "willpower")}),
    ("starwars-legends", {"attributes": {"strength": 8}, "abilities": {"melee": 8}, "willpower": 8}, {}, set()),
    ("starwars-legends", {"virtues": [{"name": "A", "level": 9}], "powers": [{"name": "P", "level": 9, "factor": 5}]}, {},
     {("SW-02", "virtues[0].level"), ("SW-02", "powers[0].level")}),
    ("starwars-legends", {"powers": [{"name": "P", "level": 1, "factor": 4}]}, {}, {("", "powers[0].factor")}),
    ("starwars-legends", {"willpower": 0}, {}, {("SW-27", "willpower")}),
    ("starwars-legends", {"willpower": 8}, {"willpower": 9}, {("", "resources.willpower")}),
    ("starwars-legends", {"willpower": 8}, {"willpower": 0}, set()),
    ("starwars-legends", {}, {"fate-points": 3}, {("SW-17", "resources.fate-points")}),
    ("starwars-legends", {}, {"fate-points": 3, "fate-points-gm": 1}, set()),
    ("starwars-legends", {}, {"fate-points": 5, "fate-points-gm": -1}, {("", "resources.fate-points"), ("", "resources.fate-points-gm")}),
    # a bonus is above 0, a penalty below; what is used with what
    ("pathfinder2e", {"bonuses": [{"statistic": "will", "kind": "item", "amount": 0}]}, {}, {("PF-02", "bonuses[0].amount")}),
    ("pathfinder2e", {"attributes": {"strength": 18}}, {}, {("PF-A13", "attributes.strength")}),
    ("pathfinder2e", {"attributes": {"strength": -2}}, {}, set()),
    ("pathfinder2e", {"ranks": {"class-dc": 1, "spells": 1}}, {}, {("PF-02", "key-attribute"), ("PF-02", "spell-attribute")}),
    ("pathfinder2e", {"ranks": {"will": 5}}, {}, {("", "ranks.will")}),
    ("pathfinder2e", {"weapons": [{"name": "B", "ranged": True, "use": "strength", "increment": 60}]}, {}, {("PF-14", "weapons[0].use")}),
    ("pathfinder2e", {"weapons": [{"name": "B", "ranged": True}]}, {}, {("PF-06", "weapons[0].increment")}),
    ("pathfinder2e", {"weapons": [{"name": "S", "use": "dexterity"}]}, {}, {("PF-14", "weapons[0].use")}),
    ("pathfinder2e", {"weapons": [{"name": "S", "use": "dexterity", "finesse": True}]}, {}, set()),
    ("pathfinder2e", {}, {"hero-points": 4}, {("", "resources.hero-points")}),
    # 12, 10, 8, 6, 4 once each; levels to 3; narrative sum 10; a text for each level; one from everything for the attributes
    ("selektor", selektor(), {}, set()),
    ("selektor", category(4, points=6), {}, {("HB-08", "categories"), ("HB-08", "categories[4].abilities")}),
    ("selektor", category(4, abilities=abilities(4)), {}, {("HB-01", "categories[4].abilities[0].level"), ("HB-08", "categories[4].abilities")}),
    ("selektor", category(4, abilities=[{"name": "X", "level": 3, "background-1": "x"}, *abilities(1)]), {},
     {("HB-10", "categories[4].abilities[0].background-2"), ("HB-10", "categories[4].abilities[0].background-3")}),
    ("selektor", category(4, attributes=[{"name": "Spur", "value": 0}, {"name": "Ruhe", "value": 1}]), {}, {("HB-11", "categories[4].attributes[0].value"), ("HB-12", "categories[4].attributes")}),
    ("selektor", category(4, attributes=[{"name": "Spur", "value": 2}]), {}, {("HB-12", "categories[4].attributes")}),
    ("selektor", category(0, attributes=[{"name": "Kraft", "value": 4}]), {}, {("HB-12", "categories[0].attributes")}),
    ("selektor", category(0, attributes=[{"name": "Kraft", "value": 6}]), {}, {("HB-02", "categories[0].attributes[0].value"), ("HB-12", "categories[0].attributes")}),
    ("selektor", category(5, attributes=[{"name": "Mut", "value": 5}, {"name": "Zorn", "value": 4}]), {}, {("HB-14", "categories[5].attributes")}),
    ("selektor", category(5, narrative=False), {}, {("HB-08", "categories"), ("HB-14", "categories"), ("HB-12", "categories[5].attributes")}),
    ("selektor", selektor(moves=[{"kind": "creation", "from": "Kraft", "to": "Mut"}]), {}, {("HB-13", "moves[0].to")}),
    ("selektor", selektor(moves=[{"kind": "creation", "from": "Kraft", "to": "Zäh"}] * 2), {}, {("HB-13", "moves[1].kind")}),
    ("selektor", selektor(moves=[{"kind": "resolution", "from": "Mut", "to": "Kraft"}]), {}, {("HB-17", "moves[0].kind")}),
    ("selektor", selektor(**{"activity-advantages": [{"activity": "Mauern", "ability": "Klettern", "points": 1}]}), {},
     {("HB-20", "activity-advantages[0].ability")}),
    ("selektor", selektor(**{"activity-advantages": [{"activity": "Bach", "ability": "Fischen", "points": 3}]}), {},
     {("HB-20", "activity-advantages[0].points")}),
    ("selektor", selektor(advantages=[{"name": "Mutig", "points": 1}]), {}, {("HB-19", "advantages[0].opportunity")}),
    # thresholds, slots, scars
    ("daggerheart", {"armor": "own", "own-armor": {"major": 9, "severe": 8}}, {}, {("DH-P6", "own-armor.severe")}),
    ("daggerheart", {"own-armor": {"major": 9, "severe": 18}}, {}, {("DH-P6", "own-armor")}),
    ("daggerheart", {"scars": 6}, {}, {("DH-P10", "scars")}),
    ("daggerheart", {"scars": 6}, {"hope": 1}, {("DH-P10", "scars"), ("", "resources.hope")}),
    ("daggerheart", {"bonuses": {"hit-points": -9}}, {}, {("DH-P5", "bonuses.hit-points")}),
    ("daggerheart", {"class": "bard", "armor": "gambeson"}, {"hit-points": 6}, {("", "resources.hit-points")}),
    ("daggerheart", {"class": "bard", "armor": "gambeson"}, {"hit-points": 5, "armor-slots": 3, "hope": 6}, set()),
    ("daggerheart", {"experiences": [{"name": "Soldier"}, {"name": "soldier "}]}, {}, {("DH-P2", "experiences[1].name")}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "fields", "resources", "expected"), BAD)
def test_everything_against_a_rule_is_listed_with_its_number(
    key: str, fields: dict[str, Any], resources: dict[str, Any], expected: set[tuple[str, str]]
) -> None:
    text = json.dumps(
        json.loads(write(new(key, "Vera"))) | {"fields": {"name": "Vera", **fields}, "resources": resources}
    )
    found = opened(read(text)).violations
    points = [(violation.rule, violation.where) for violation in found]
    assert (set(points), len(points)) == (expected, len(expected))
    for language in LANGUAGES:
        for said in violations_document(found, Words(language)):
            assert len(said["message"]) > 20 and "{" not in said["message"].replace("{}", "")


def test_all_at_once_nothing_hides_another() -> None:
    every = [entry for entry in BAD if entry[0] == "openlegend" and "xp" not in entry[1]]
    fields: dict[str, Any] = {}
    for _, more, _, _ in every:
        fields |= more
    text = json.dumps(
        json.loads(write(new("openlegend"))) | {"fields": {**fields, "luck": 1}, "resources": {"legend-points": 11}}
    )
    points = {(violation.rule, violation.where) for violation in opened(read(text)).violations}
    assert points == {("", "luck"), *[point for *_, expected in every for point in expected]}


@pytest.mark.parametrize("key", [key for key, system in systems().items() if system.sheet is not None])
def test_a_good_character_has_nothing_against_it(key: str) -> None:
    good = set_fields(new(key, "Vera"), {"categories": runa()["categories"]} if key == "selektor" else {}, "2026-11-30")
    assert opened(good).violations == ()
