"""What is looked up: difficulties, sample pools, units of time, what is no action, everyday acts, Force lightning."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, facts, keys
from wurfwerk.message import Message
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.systems.starwars_legends.counting import degree
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FACTS = facts("starwars_legends")
TABLES = {reference.key: reference for reference in system("starwars-legends").references}


def said(key: str, language: str) -> list[list[str]]:
    """The rows of a table as they are read."""
    words = Words(language)
    return [[words.say(cell) if isinstance(cell, Message) else str(cell) for cell in row] for row in TABLES[key].rows]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_read(language) -> None:
    for key in TABLES:
        rows = said(key, language)
        assert all(cell.strip() for row in rows for cell in row)
        assert len({tuple(row) for row in rows}) == len(rows) > 0, "no row twice"


def test_difficulties_by_name() -> None:
    for place, language in enumerate(("de", "en")):
        names = {row[0]: row[1] for row in said("difficulties", language)}
        assert names == {number: both[place] for number, both in FACTS["difficulties"].items()}


def test_the_bands_of_results_are_those_that_judge() -> None:
    rows = TABLES["results"].rows
    for net in range(-5, 12):
        (row,) = [row for row in rows if (row[0] is None or row[0] <= net) and (row[1] is None or net <= row[1])]
        assert isinstance(row[2], Message)
        assert row[2].key == f"starwars-legends:outcome-{degree(net, max(0, -net), 0, 'ones-outnumber')}"


@pytest.mark.rule("SW-23")
def test_what_is_no_action() -> None:
    german = [row[0] for row in said("no-action", "de")]
    assert len(german) == 5
    for part in ("reden", "Machtpunkt", "Schaden", "Tugend", "Schwertform"):
        assert any(part in line for line in german), part
    lengths = {row[0]: row[1] for row in said("time", "de")}
    assert (lengths["Kampfrunde"], lengths["Runde"]) == ("3 Sekunden", "3 Sekunden bis 3 Minuten")
    spent = system("starwars-legends").transitions["spend-force-points"]().apply(Held({"force-points": 1}))
    assert keys(spent.told) == ["told-no-action"]


@pytest.mark.rule("SW-24")
def test_the_sample_pools() -> None:
    assert [row[1] for row in said("sample-pools", "de")] == FACTS["sample-pools"]
    assert [derived.key for derived in system("starwars-legends").sheet().derived()] == [
        str(row[1].key).partition("sheet-")[2] for row in TABLES["sample-pools"].rows
    ]
    two = read_sheet(
        system("starwars-legends").sheet,
        {"attributes": {"dexterity": 3, "stamina": 4, "wits": 2}, "abilities": {"etiquette": 2, "survival": 5}},
    ).sheet
    pools = {derived.key: derived.value for derived in two.derived()}
    assert (pools["dexterity-etiquette"], pools["wits-survival"]) == (5, 7)
    assert pools["stamina-dexterity"] == 7, "two attributes"


def test_the_units_of_time() -> None:
    assert [row[0] for row in said("time", "de")] == ["Kampfrunde", "Runde", "Szene", "Geschichte", "Ereignislose Zeit"]
    assert [row[0] for row in said("time", "en")][1:] == ["Turn", "Scene", "Story", "Downtime"]


@pytest.mark.rule("SW-26")
def test_everyday_acts_need_no_roll() -> None:
    verdicts = [row[1].partition(",")[0] for row in said("everyday", "en")]
    assert verdicts == ["no", "no", "no", "yes", "yes", "no"]
    assert "SL" in said("everyday", "de")[-1][1], "the GM may decide without dice"


@pytest.mark.rule("SW-28")
@pytest.mark.parametrize(
    ("target", "parameters"),
    [
        ("test", {"pool": 5, "difficulty": 8}),
        ("extended", {"pool": 5, "difficulty": 8, "target": 6, "rolls": 4}),
        ("actions", {"actions": [{"pool": 5, "difficulty": 8}, {"pool": 5, "difficulty": 8}]}),
        ("willpower", {"fixed": 5, "difficulty": 8}),
        ("meditation", {"pool": 5, "difficulty": 8}),
    ],
)
def test_the_difficulty_is_told_before_the_dice_fall(target, parameters) -> None:
    before = check(f"starwars-legends.{target}", parameters).explain()
    assert "explain-difficulty" in keys(before)
    for language in LANGUAGES:
        assert any("8" in line for line in Words(language).lines(before))


def test_force_lightning() -> None:
    rows = TABLES["lightning"].rows
    assert [row[0] for row in rows] == [1, 2, 3, 4, 5]
    for place, column in enumerate(("cost", "damage", "targets"), 1):
        assert [row[place] for row in rows] == FACTS["lightning"][column]


def test_prices_and_willpower_are_told() -> None:
    prices = dict(said("prices", "en"))
    assert "× 4" in prices["Attribute"]
    assert "× 5" in prices["Attribute"], "the contradiction stands beside the price"
    assert prices["Background"] == "not with experience points"
    assert len(said("willpower", "de")) == 3
