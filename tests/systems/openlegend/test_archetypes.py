"""The published characters: dice, defenses and hit points come out as printed, but for the exceptions that are known."""

from __future__ import annotations

import pytest

from tests.systems.reading import facts
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.systems.openlegend.attributes import ATTRIBUTE_DICE, highest_at, level_of
from wurfwerk.systems.openlegend.growth import feat_points, points, spent
from wurfwerk.systems.openlegend.references import boon_challenge
from wurfwerk.systems.openlegend.sheet import FORMULAS, Character

FACTS = facts("openlegend_archetypes")
CHARACTERS = FACTS["characters"]
every = pytest.mark.parametrize("printed", CHARACTERS, ids=[each["name"] for each in CHARACTERS])


def character(printed) -> Character:
    scores = {name: score for name, (score, _) in printed["attributes"].items()}
    fields = {
        "name": printed["name"],
        "attributes": scores | printed.get("kept", {}),
        "armor": printed.get("armor", 0),
        "feats": printed.get("feats", []),
    }
    found = read_sheet(Character, fields)
    assert found.faults == ()
    return found.sheet


@every
def test_defenses_and_hit_points(printed) -> None:
    sheet = character(printed)
    exceptions = printed.get("exceptions", {})
    for key in FORMULAS:
        value = sheet.figure(key).value
        if key in exceptions:
            assert value == exceptions[key] != printed[key], key
        elif printed[key] is not None:
            assert value == printed[key], key


def test_only_the_known_exceptions_are_printed_otherwise() -> None:
    found = {each["name"]: sorted(each["exceptions"]) for each in CHARACTERS if "exceptions" in each}
    assert found == {"Beast Master": ["hit-points"], "Gunslinger": ["resolve", "toughness"]}


@every
def test_every_figure_is_the_sum_of_what_it_is_made_of(printed) -> None:
    for derived in (character(printed).figure(key) for key in FORMULAS):
        assert derived.value == sum(part.arguments["amount"] for part in derived.made_of)


def test_every_score_with_its_dice() -> None:
    pairs = [(score, dice) for each in CHARACTERS for score, dice in each["attributes"].values() if dice]
    assert len(pairs) == 122
    assert {f"{ATTRIBUTE_DICE[score][0]}d{ATTRIBUTE_DICE[score][1]}" == dice for score, dice in pairs} == {True}


@pytest.mark.parametrize("printed", [each for each in CHARACTERS if "points" in each], ids=lambda each: each["name"])
def test_they_cost_forty_points(printed) -> None:
    sheet = character(printed)
    assert spent(sheet.attributes) == printed["points"]
    assert sheet.violations() == ()


def test_a_substituted_attribute_stands_in_the_formula() -> None:
    (printed,) = [each for each in CHARACTERS if each["name"] == "Chronomage"]
    without = character(printed | {"feats": []})
    assert (without.figure("guard").value, character(printed).figure("guard").value) == (11, 16)


@pytest.mark.parametrize("row", FACTS["levels"], ids=lambda row: f"level-{row['level']}")
def test_what_a_level_gives(row) -> None:
    level = level_of(row["xp"])
    assert level == row["level"]
    assert (points(row["xp"]), highest_at(level), feat_points(row["xp"])) == (
        row["points"],
        row["highest"],
        row["feats"],
    )


def test_the_quick_builds_cost_forty_at_most() -> None:
    for scores in FACTS["quick builds"]:
        assert sum(score * (score + 1) // 2 for score in scores) <= 40


@pytest.mark.parametrize(("boon", "ratings"), FACTS["boons"])
def test_boons(boon, ratings) -> None:
    assert {power: boon_challenge(int(power)) for power in ratings} == ratings, boon
