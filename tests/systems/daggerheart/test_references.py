"""The tables: their figures are those of the rules, and every entry can be said."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, facts
from wurfwerk.dice.exact import distribution
from wurfwerk.message import Message
from wurfwerk.notation import parse
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import systems
from wurfwerk.systems.daggerheart.wounds import marked
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

TABLES = {table.key: table for table in systems()["daggerheart"].references}
FACTS = facts("daggerheart")


def named(table: str) -> dict[str, tuple[object, ...]]:
    """Row by the key of its first cell."""
    prefix = f"daggerheart:reference-{table}-"
    return {row[0].key.removeprefix(prefix): row[1:] for row in TABLES[table].rows if isinstance(row[0], Message)}


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_said(table, language) -> None:
    words = Words(language)
    rows = [tuple(words.say(cell) if isinstance(cell, Message) else cell for cell in row) for row in TABLES[table].rows]
    assert len(set(rows)) == len(rows) >= 3
    assert all(str(cell).strip() for row in rows for cell in row)


def test_classes_and_armors() -> None:
    assert {key: list(row) for key, row in named("classes").items()} == FACTS["classes"]
    assert {key: list(row) for key, row in named("armors").items()} == FACTS["armors"]


def test_countdowns() -> None:
    assert {key: list(row) for key, row in named("dynamic-countdowns").items()} == FACTS["dynamic-countdowns"]
    assert {key: row[0] for key, row in named("countdown-examples").items()} == FACTS["countdowns"]
    assert len(TABLES["countdown-kinds"].rows) == 8


def test_under_water() -> None:
    rows = named("under-water")
    assert {key: [row[0], row[1]] for key, row in rows.items()} == FACTS["under-water"]
    assert {key: row[2] for key, row in rows.items()} == {key: sum(row) for key, row in FACTS["under-water"].items()}


def test_falls_are_what_is_rolled() -> None:
    rows = named("falls")
    assert (rows["melee"][0], rows["out-of-range"][0]) == (None, rows["very-far"][0])
    for where in ("very-close", "close", "far", "very-far"):
        assert dict(odds(check("daggerheart.fall", {"range": where})).pmf) == dict(
            distribution(parse(rows[where][0])).pmf
        )
    assert dict(odds(check("daggerheart.collision", {})).pmf) == dict(distribution(parse(rows["collision"][0])).pmf)


def test_damage_and_hit_points() -> None:
    rows = [row[0] for row in named("damage-marks").values()]
    assert rows == [marked(hit, 7, 14, massive=True) for hit in (0, 6, 7, 14, 28)]


def test_ranges() -> None:
    assert [row[1] for row in named("ranges").values()] == [1, 3, 6, 12, 13, None]


def test_death_moves_are_told_with_caution_and_no_roll_makes_them() -> None:
    assert list(named("death-moves")) == ["blaze-of-glory", "avoid-death", "risk-it-all", "caution"]
    assert not [key for key in systems()["daggerheart"].checks if "death" in key]
    assert "nichts von selbst" in Words("de").text("daggerheart:reference-death-moves-caution-rule")
