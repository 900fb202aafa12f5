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


def entries(table: str, **expected: list[str]) -> None:
    """In each language every row of a list speaks of what it must, in order; the last column is read."""
    for language in LANGUAGES:
        rows = [row[-1] for row in said(table, language)]
        wanted = expected[language]
        assert len(rows) == len(wanted)
        for row, words in zip(rows, wanted, strict=True):
            assert all(word.lower() in row.lower() for word in words.split("+")), (row, words)


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
    assert ["15", "eine feste Holztür aufbrechen"] in said("sample-tasks", "de")
    for language, word in (("de", "Stufe"), ("en", "level")):
        assert word in Words(language).text("openlegend:reference-challenges")


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
    entries(
        "no-retry",
        de=["Geheimtür", "Lüge", "überzeug", "Wissen+erinner"],
        en=["secret door", "lie", "persuad", "knowledge+recall"],
    )
    assert "wiederholt" in Words("de").text("openlegend:prompt-progress")
    assert "repeats" in Words("en").text("openlegend:prompt-progress")


@pytest.mark.rule("OL-20")
def test_when_not_to_roll() -> None:
    entries(
        "when-to-roll",
        de=["nur+wichtig", "gar nicht+nicht gewürfelt", "Umstände+nicht den HW"],
        en=["only+matters", "out of the question+no roll", "Circumstances+not change the CR"],
    )


@pytest.mark.rule("OL-21")
def test_seven_twists() -> None:
    entries(
        "twists",
        de=["Gefahr", "verbraucht", "Feind+Freund", "unbemerkt", "Zeit", "aufmerksam", "Unerwartet"],
        en=["danger", "used up", "enemy+friend", "unnoticed", "time", "notice", "unexpected"],
    )
    for language, still in (("de", "bleibt ein Erfolg"), ("en", "still a success")):
        assert still in Words(language).text("openlegend:reference-twists")


@pytest.mark.rule("OL-22")
def test_three_ways_to_progress() -> None:
    entries(
        "progress",
        de=["andere Aussicht auf Erfolg", "Gefahr wächst", "wahr+stimmte nicht"],
        en=["another+success", "danger grows", "true+not"],
    )
    for language, who in (("de", "entscheidet die SL"), ("en", "up to the GM")):
        assert who in Words(language).text("openlegend:reference-progress")


@pytest.mark.rule("OL-23")
def test_seven_situations_each_way() -> None:
    for language in LANGUAGES:
        rows = said("situations", language)
        assert len(rows) == 7
        assert len({cell for row in rows for cell in row}) == 14
    expected = {
        "de": (
            ["überrascht", "akrobatisch", "Zange", "Druckmittel", "arkan", "Bibliothek", "großen Gruppe"],
            ["Balken", "eng", "am Boden", "andere Seite+Druckmittel", "Sturm", "krank", "kleiner als ein Kind"],
        ),
        "en": (
            ["surprised", "acrobatic", "two sides", "leverage", "arcane", "library", "large group"],
            ["beam", "little room", "on the ground", "other side+leverage", "storm", "ill", "smaller than a child"],
        ),
    }
    for language, columns in expected.items():
        for place, words in enumerate(columns):
            for row, parts in zip(said("situations", language), words, strict=True):
                assert all(part in row[place] for part in parts.split("+")), (row, parts)


@pytest.mark.rule("OL-28")
def test_sample_tasks() -> None:
    entries(
        "sample-tasks",
        de=["5 Fuß", "gutem Halt", "gewöhnlichen Hauses", "Händler", "rauen Wand", "ahnen+Text", "Holztür", "glatten", "15 Fuß",
            "fremdsprachigen Text übersetzen", "Wagnis", "fremden Welt", "Eisen", "25 Fuß", "makellos", "Blutrache"],
        en=["5 ft", "good holds", "ordinary house", "trader", "rough wall", "guess+text", "wooden door", "smooth", "15 ft",
            "translate+foreign", "risky", "different world", "iron", "25 ft", "flawless", "vendetta"],
    )  # fmt: skip
    ratings = [row[0] for row in TABLES["sample-tasks"].rows]
    assert {rating: ratings.count(rating) for rating in ratings} == {10: 4, 15: 3, 20: 4, 25: 2, 30: 3}


@pytest.mark.parametrize(("table", "numbers"), [("character-rules", range(1, 8)), ("combat-rules", range(8, 14))])
def test_published_rules_have_the_numbers_that_violations_name(table, numbers) -> None:
    assert [row[0] for row in TABLES[table].rows] == [f"OL-P{number}" for number in numbers]
    listed(table, len(numbers))
