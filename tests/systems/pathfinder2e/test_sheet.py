"""The sheet: what follows from what is written, what is against a rule, what a check is filled with."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, facts, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.sheet import Sheet, read_sheet
from wurfwerk.systems.pathfinder2e.sheet import Character
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FIGURES = facts("pathfinder2e_figures")


def sheet(fields: dict[str, object], rules: dict[str, str] | None = None) -> Character:
    read = read_sheet(Character, fields, rules)
    assert read.faults == ()
    assert isinstance(read.sheet, Character)
    return read.sheet


def values(of: Sheet) -> dict[str, int]:
    return {each.key: each.value for each in of.derived()}


@pytest.mark.parametrize("case", FIGURES["characters"], ids=lambda case: case["name"])
def test_public_characters(case) -> None:
    of = sheet(case["fields"])
    found = values(of)
    assert {key: found[key] for key in case["derived"]} == case["derived"]
    assert of.violations() == ()
    for place, damage in enumerate(case.get("damage", ())):
        assert of.parameters("damage", {"damage": of.weapons[place].name})["damage"] == damage


def test_what_a_value_is_made_of() -> None:
    """10 + 6 + 1 + 4, and why it is only 1."""
    summoner = sheet(next(case["fields"] for case in FIGURES["characters"] if case["name"] == "Summoner 4"))
    armor = next(each for each in summoner.derived() if each.key == "armor-class")
    assert Words("en").lines(armor.made_of) == [
        "10 as base",
        "+1 attribute modifier (Dexterity, at most 1 in this armor)",
        "+6 proficiency bonus (trained)",
        "+4 item bonus",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_says_what_it_is_made_of(language) -> None:
    words = Words(language)
    for case in (*FIGURES["characters"], FIGURES["goblin"]):
        for each in sheet(case["fields"] | {"lores": [{"name": "Ale"}, {}]}).derived():
            assert words.text(f"pathfinder2e:sheet-{each.key}")
            assert all(words.lines(each.made_of)) and each.made_of


@pytest.mark.rule("PF-07")
def test_a_statistic_is_a_dc_for_others() -> None:
    of = sheet({"attributes": {"dexterity": 1}, "ranks": {"reflex": 1}})
    assert values(of)["reflex"] == 4
    assert of.parameters("check", {"dc": "reflex"}) == {"dc": 14}
    goblin = sheet(FIGURES["goblin"]["fields"])
    for key, dc in FIGURES["goblin"]["dcs"].items():
        assert goblin.parameters("check", {"dc": key}) == {"dc": dc}


def test_untrained_adds_no_level() -> None:
    low, high = [sheet({"level": level, "skills": {"arcana": 1}}) for level in (1, 20)]
    assert (values(low)["athletics"], values(high)["athletics"]) == (0, 0)
    assert (values(low)["arcana"], values(high)["arcana"]) == (3, 22)


def test_proficiency_without_level() -> None:
    fields = {"level": 8, "skills": {"arcana": 2}, "ranks": {"unarmored": 1}, "key-attribute": "wisdom"}
    of = sheet(fields, {"proficiency-without-level": "on"})
    found = values(of)
    assert (found["arcana"], found["athletics"], found["armor-class"], found["class-dc"]) == (4, -2, 12, 8)
    assert values(sheet(fields))["arcana"] == 12


def test_lasting_bonuses_stack_by_type() -> None:
    bonuses = [
        {"statistic": "reflex", "kind": "item", "amount": 1, "source": "Rune"},
        {"statistic": "reflex", "kind": "item", "amount": 2, "source": "Cloak"},
        {"statistic": "reflex", "kind": "status", "amount": -1},
    ]
    of = sheet({"bonuses": bonuses})
    reflex = next(each for each in of.derived() if each.key == "reflex")
    assert reflex.value == 1
    assert any(message.key.endswith("explain-higher-bonus") for message in reflex.made_of)
    filled = of.parameters("check", {"modifier": "reflex"})
    assert check("pathfinder2e.check", {**filled, "dc": 10}).total_modifier() == 1


def test_a_creature_as_printed() -> None:
    goblin = sheet(FIGURES["goblin"]["fields"])
    found = values(goblin)
    assert (found["armor-class"], found["maximum-hit-points"], found["fortitude"]) == (16, 6, 5)
    assert goblin.held().counts == {"hero-points": 1, "hit-points": 6}
    assert goblin.parameters("check", {"modifier": "fortitude"}) == {"modifier": 5}


@pytest.mark.parametrize(
    ("fields", "rule", "where"),
    [
        ({"attributes": {"strength": 19}}, "PF-A13", "attributes.strength"),
        ({"written-as": "scores"}, "PF-A13", "attributes.strength"),
        ({"ranks": {"class-dc": 1}}, "PF-02", "key-attribute"),
        ({"ranks": {"spells": 1}}, "PF-02", "spell-attribute"),
        ({"weapons": [{"use": "dexterity"}]}, "PF-14", "weapons[0].use"),
        ({"weapons": [{"ranged": True, "increment": 60, "use": "strength"}]}, "PF-14", "weapons[0].use"),
        ({"weapons": [{"ranged": True, "increment": 60, "finesse": True}]}, "PF-14", "weapons[0].finesse"),
        ({"weapons": [{"ranged": True}]}, "PF-06", "weapons[0].increment"),
        ({"weapons": [{"deadly": "1d8"}]}, "PF-13", "weapons[0].deadly"),
        ({"bonuses": [{"statistic": "will", "kind": "item", "amount": 0}]}, "PF-02", "bonuses[0].amount"),
        ({"weapons": [{"name": "Axe"}, {"name": "axe"}]}, "", "weapons[0].name"),
        ({"stated": [{"statistic": "will", "value": 1}, {"statistic": "will", "value": 2}]}, "", "stated[0].statistic"),
    ],
)
def test_violations_name_the_rule_and_the_place(fields, rule, where) -> None:
    found = sheet(fields).violations()
    assert (rule, where) in [(each.rule, each.where) for each in found]
    for language in LANGUAGES:
        assert all(Words(language).lines([each.message for each in found]))
    assert sheet({"name": "clean"}).violations() == ()


def test_all_violations_at_once() -> None:
    fields = {"ranks": {"class-dc": 1, "spells": 1}, "weapons": [{"ranged": True, "finesse": True, "use": "strength"}]}
    assert [each.rule for each in sheet(fields).violations()] == ["PF-02", "PF-02", "PF-14", "PF-14", "PF-06"]


def test_bad_data_is_reported_point_by_point() -> None:
    read = read_sheet(
        Character, {"level": 99, "ranks": {"reflex": 7, "luck": 1}, "weapons": [{"potency": 2}, 3], "shoe": 1}
    )
    assert sorted(fault.where for fault in read.faults) == ["level", "ranks.luck", "ranks.reflex", "shoe", "weapons[1]"]
    assert isinstance(read.sheet, Character)
    assert (read.sheet.level, read.sheet.weapons[0].potency) == (1, 2)


def test_reading_what_was_written_gives_the_same_sheet() -> None:
    for case in FIGURES["characters"]:
        of = sheet(case["fields"])
        assert sheet(parameters(of)) == of


def test_a_sheet_fills_checks() -> None:
    of = sheet({"level": 3, "attributes": {"dexterity": 3}, "skills": {"stealth": 1}, "lores": [{"name": "Under Sea"}]})
    for named, total in (("stealth", 8), ("Under Sea", 5), ("perception", 0)):
        filled = of.parameters("check", {"modifier": named})
        assert thrown(check("pathfinder2e.check", {**filled, "dc": 15}), 10).value == 10 + total
        assert thrown(check("pathfinder2e.hero-point", {**filled, "dc": 5}), 10).value == 10 + total


@pytest.mark.parametrize(
    ("of", "named"),
    [
        ("check", {"modifier": "luck"}),
        ("check", {"shift": "stealth"}),
        ("strike", {"modifier": "stealth"}),
        ("flat", {"dc": "stealth"}),
        ("check", {"dc": "class-dc"}),
        ("attacks", {"attacks": "Axe"}),
    ],
)
def test_what_the_sheet_does_not_have_is_named(of, named) -> None:
    with pytest.raises(ParameterError) as error:
        sheet({}).parameters(of, named)
    assert (error.value.key, error.value.parameter) == ("unknown-parameter", next(iter(named)))
    for language in LANGUAGES:
        assert next(iter(named.values())) in Words(language).say(error.value.message)
