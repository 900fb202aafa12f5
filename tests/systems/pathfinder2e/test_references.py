"""The tables to look things up in, against the published numbers."""

from __future__ import annotations

import pytest

from tests.systems.reading import facts
from wurfwerk.message import Message
from wurfwerk.rules.registry import system
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FACTS = facts("pathfinder2e_figures")
TABLES = {each.key: each for each in system("pathfinder2e").references}


def column(key: str, place: int) -> list[object]:
    return [row[place] for row in TABLES[key].rows]


def test_dcs_by_level() -> None:
    by_level = {str(level): dc for level, dc, _ in TABLES["level-dcs"].rows}
    assert by_level == FACTS["level-dcs"]
    assert [(level, without) for level, _, without in TABLES["level-dcs"].rows if level in (-1, 0, 1, 12, 25)] == [
        (-1, 13),
        (0, 14),
        (1, 14),
        (12, 18),
        (25, 25),
    ]


def test_dcs_of_spells_are_those_of_their_levels() -> None:
    assert column("spell-dcs", 0) == list(range(1, 11))
    assert column("spell-dcs", 1) == FACTS["spell-dcs"]
    assert column("spell-dcs", 1) == [FACTS["level-dcs"][str(2 * rank - 1)] for rank in range(1, 11)]


def test_simple_dcs_and_adjustments() -> None:
    assert [list(row[1:]) for row in TABLES["simple-dcs"].rows] == FACTS["simple-dcs"]
    assert column("adjustments", 1) == FACTS["adjustments"]
    assert column("rarity", 1) == FACTS["rarity"]
    assert column("flat-dcs", 1)[:3] == FACTS["flat-dcs"]
    assert Words("en").say(column("flat-dcs", 1)[3]) == "10 + value of dying"


def test_penalties() -> None:
    assert column("range", 1) == FACTS["range"]
    assert [list(row) for row in TABLES["multiple-attacks"].rows] == FACTS["multiple-attacks"]


def test_ranks() -> None:
    assert Words("en").lines(column("proficiency-ranks", 1)[1:]) == [f"level + {number}" for number in (2, 4, 6, 8)]
    assert column("proficiency-ranks", 1)[0] == 0
    assert column("proficiency-ranks", 2) == FACTS["proficiency"]["without-level"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TABLES)
def test_every_cell_can_be_said(key, language) -> None:
    words = Words(language)
    for row in TABLES[key].rows:
        for cell in row:
            assert not isinstance(cell, Message) or words.say(cell)
