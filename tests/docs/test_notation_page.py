"""The handbook's page on notation: every roll it shows can be read, and every mean is exact. Both languages show the same rolls."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tests.docs.console import ROOT
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Expression
from wurfwerk.notation import NotationError, parse, render
from wurfwerk.notation.dialect import MODULES

ROW = re.compile(r"(?m)^\| `([^`]+)` \| [^|]+ \| (-?[0-9/]+) \|$")


def rows(language: str) -> list[tuple[str, str]]:
    return ROW.findall((ROOT / "docs" / "handbook" / language / "notation.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_mean_is_exact(language: str) -> None:
    shown = rows(language)
    assert len(shown) > 40
    for text, mean in shown:
        assert distribution(parse(text)).mean == Fraction(mean), text


def test_both_languages_show_the_same_rolls() -> None:
    def rolls(language: str) -> list[Expression]:
        return [parse(text) for text, _ in rows(language)]

    assert rolls("de") == rolls("en")


CELLS = re.compile(r"(?m)^\| `([^`]+)`((?: \| [^|\n]+)+) \|$")


def dialect_tables(language: str) -> list[tuple[str, list[str]]]:
    """(text in our own dialect, cells) of the tables with a column for each dialect; those of means begin with our own."""
    page = (ROOT / "docs" / "handbook" / language / "notation.md").read_text(encoding="utf-8")
    found = [(text, cells.removeprefix(" | ").split(" | ")) for text, cells in CELLS.findall(page)]
    return [(text, cells) for text, cells in found if len(cells) >= len(MODULES) - 1]


def mean_in(text: str, dialect: str) -> str:
    try:
        return str(distribution(parse(text, dialect)).mean)
    except NotationError:
        return "–"


def spelling_in(text: str, dialect: str) -> str:
    try:
        return f"`{render(parse(text), dialect)}`"
    except NotationError:
        return "–"


@pytest.mark.parametrize("language", ["de", "en"])
def test_dialects_mean_and_spell_what_the_tables_say(language: str) -> None:
    tables = dialect_tables(language)
    assert len(tables) > 30
    for text, cells in tables:
        if len(cells) == len(MODULES):
            assert [mean_in(text, dialect) for dialect in MODULES] == cells, text
        else:
            assert [spelling_in(text, dialect) for dialect in MODULES if dialect != "default"] == cells, text


def test_both_languages_have_the_same_tables_of_dialects() -> None:
    assert dialect_tables("de") == dialect_tables("en")
