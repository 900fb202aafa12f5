"""The pages for programmers: every method is told, every value is exact, both languages show the same code, and icepool says what is said of it."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

import pytest

import wurfwerk
import wurfwerk.dice
from tests.docs.console import ROOT
from wurfwerk import odds, parse
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.operators import OPERATORS

LANGUAGES = ("en", "de")
CELL = r" (?:`([^`]+)`|–) \|"
ROLL = re.compile(rf"(?m)^\| [^|]+ \|{CELL}{CELL} `([^`]+)` \| (-?[0-9/]+) \|$")
QUESTION = re.compile(r"(?m)^\| [^|]+ \| `([^`]+)` \| `([^`]+)` \| (-?[0-9/]+) \|$")


def page(language: str, name: str) -> str:
    return (ROOT / "docs" / "handbook" / language / f"{name}.md").read_text(encoding="utf-8")


def names() -> dict[str, Any]:
    """What a reader of the pages has imported."""
    found = {name: getattr(wurfwerk.dice, name) for name in (*wurfwerk.dice.NAMES, *OPERATORS)}
    return {**found, "odds": odds, "parse": parse}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mean_of_a_roll_is_exact(language: str) -> None:
    rows = ROLL.findall(page(language, "other-tools"))
    assert len(rows) == 25
    for _, _, ours, mean in rows:
        assert odds(parse(ours)).mean == Fraction(mean), ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_the_value_that_is_shown(language: str) -> None:
    rows = QUESTION.findall(page(language, "other-tools"))
    assert len(rows) == 18
    for _, ours, value in rows:
        assert eval(ours, names()) == Fraction(value), ours


@pytest.mark.parametrize("language", LANGUAGES)
def test_icepool_gives_the_same(language: str) -> None:
    icepool: Any = pytest.importorskip("icepool")
    known = {name: getattr(icepool, name) for name in dir(icepool) if not name.startswith("_")}
    known.update({f"d{sides}": icepool.d(sides) for sides in (4, 6, 8, 10, 12, 20)})
    text = page(language, "other-tools")
    for theirs, _, ours, mean in ROLL.findall(text):
        if theirs:
            assert eval(theirs, dict(known)).mean() == Fraction(mean), (theirs, ours)
    for theirs, _, value in QUESTION.findall(text):
        assert eval(theirs, dict(known)) == Fraction(value), theirs


@pytest.mark.parametrize("name", ["library", "other-tools"])
def test_both_languages_show_the_same_code(name: str) -> None:
    def code(language: str) -> list[str]:
        text = page(language, name)
        rows = [*ROLL.findall(text), *QUESTION.findall(text)]
        return [*re.findall(r"(?ms)^```pycon\n(.*?)^```$", text), *map(str, rows)]

    assert code("en") == code("de")
    assert len(code("en")) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_distribution_can_be_asked_is_told(language: str) -> None:
    text = page(language, "library")
    table = re.findall(r"(?m)^\| (`[a-z_]+`(?:, `[a-z_]+`)*) \| [^|]+ \| [^|]+ \|$", text)
    told = {name for cell in table for name in re.findall(r"[a-z_]+", cell)}
    # `law` and what else is in Finite are for the engine.
    inside = {"law", "weights", "denominator", "ascending", "sums", "bands", "bounds"}
    assert told == {name for name in dir(Finite({1: 1}, 1)) if not name.startswith("_")} - inside


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_the_package_are_told(language: str) -> None:
    text = page(language, "library")
    for name in wurfwerk.__all__:
        assert f"| `{name}(" in text
