"""The tables: their figures are those of the rules, and every entry can be said."""

from __future__ import annotations

import pytest

from tests.systems.reading import as_printed, chances, check, facts, thrown
from wurfwerk.message import Message
from wurfwerk.notation import parse
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.registry import systems
from wurfwerk.systems.openlegend.attributes import ATTRIBUTE_DICE
from wurfwerk.systems.openlegend.references import boon_challenge
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

TABLES = {table.key: table for table in systems()["openlegend"].references}


def said(table: str, language: str) -> list[list[str]]:
    """A table in words; no cell is empty or said twice in a column."""
    words = Words(language)
    rows = [[words.say(cell) if isinstance(cell, Message) else str(cell) for cell in row] for row in TABLES[table].rows]
    assert all(cell.strip() for row in rows for cell in row)
    return rows


def listed(table: str, count: int) -> None:
    """A list of so many different entries, in both languages."""
    found = {language: [row[-1] for row in said(table, language)] for language in LANGUAGES}
    assert {len(set(entries)) for entries in found.values()} == {count}
    assert found["de"] != found["en"]


@pytest.mark.rule("OL-05")
def test_the_named_challenges_are_not_scaled() -> None:
    assert [row[1] for row in TABLES["challenges"].rows] == [10, 15, 20, 25, 30]
    assert [row[0] for row in said("challenges", "de")] == [
        "Alltäglich",
        "Herausfordernd",
        "Heldenhaft",
        "Episch",
        "Legendär",
    ]
    door = [check("openlegend.action", {"attribute": 4, "challenge": 15, "level": level}) for level in (1, 10)]
    assert chances(door[0]) == chances(door[1])


@pytest.mark.rule("OL-06")
def test_the_average_challenge_with_its_exact_chance() -> None:
    rows = TABLES["average-challenge"].rows
    assert [(score, rating) for score, rating, _ in rows] == [(score, 10 + 2 * score) for score in range(11)]
    printed = [row["percent"][2] for row in facts("openlegend")["average-challenge"]["rows"]]
    for (score, rating, cell), text in zip(rows, printed, strict=True):
        exact = chances(check("openlegend.action", {"attribute": score, "challenge": rating}))["success"] * 100
        assert isinstance(cell, Message)
        assert f"{cell.arguments['whole']}.{cell.arguments['rest']}" == text == as_printed(exact, text)
    assert said("average-challenge", "de")[3] == ["3", "16", "50,23 %"]
    assert said("average-challenge", "en")[3] == ["3", "16", "50.23%"]


def test_dice_costs_and_levels_by_score() -> None:
    rows = TABLES["attribute-dice"].rows
    assert [row[2] for row in rows] == [0, 1, 3, 6, 10, 15, 21, 28, 36, 45, None]
    assert [row[3] for row in rows] == [1, 1, 1, 1, 1, 1, 3, 5, 7, 9, None]
    for (score, dice, *_), (count, sides) in zip(rows[1:], ATTRIBUTE_DICE[1:], strict=True):
        assert str(parse(dice)) and dice == f"{count}d{sides}", score


def test_boons_by_power_level() -> None:
    """Jade's 20 misses power level 6."""
    jade = check("openlegend.action", {"attribute": 6, "disadvantage": 2, "challenge": boon_challenge(6)})
    assert thrown(jade, 13, 2, 5, 7, 8).outcome == Outcome("gm-choice", 20, -2)
    assert [list(row) for row in TABLES["boons"].rows] == [[power, 10 + 2 * power] for power in range(1, 10)]


@pytest.mark.rule("OL-19")
def test_every_roll_matters() -> None:
    listed("no-retry", 4)
    assert "wiederholt" in Words("de").text("openlegend:prompt-progress")
    assert "repeats" in Words("en").text("openlegend:prompt-progress")


@pytest.mark.rule("OL-20")
def test_when_not_to_roll() -> None:
    listed("when-to-roll", 3)
    first, second, _ = [row[0] for row in said("when-to-roll", "en")]
    assert "matters" in first and "out of the question" in second


@pytest.mark.rule("OL-21")
def test_seven_twists() -> None:
    listed("twists", 7)
    for language, still in (("de", "bleibt ein Erfolg"), ("en", "still a success")):
        assert still in Words(language).text("openlegend:reference-twists")


@pytest.mark.rule("OL-22")
def test_three_ways_to_progress() -> None:
    listed("progress", 3)
    for language, who in (("de", "entscheidet die SL"), ("en", "up to the GM")):
        assert who in Words(language).text("openlegend:reference-progress")


@pytest.mark.rule("OL-23")
def test_seven_situations_each_way() -> None:
    for language in LANGUAGES:
        rows = said("situations", language)
        assert len(rows) == 7
        assert len({cell for row in rows for cell in row}) == 14


@pytest.mark.rule("OL-28")
def test_sample_tasks() -> None:
    listed("sample-tasks", 16)
    ratings = [row[0] for row in TABLES["sample-tasks"].rows]
    assert {rating: ratings.count(rating) for rating in ratings} == {10: 4, 15: 3, 20: 4, 25: 2, 30: 3}


@pytest.mark.parametrize(("table", "numbers"), [("character-rules", range(1, 8)), ("combat-rules", range(8, 14))])
def test_published_rules_have_the_numbers_that_violations_name(table, numbers) -> None:
    assert [row[0] for row in TABLES[table].rows] == [f"OL-P{number}" for number in numbers]
    listed(table, len(numbers))
