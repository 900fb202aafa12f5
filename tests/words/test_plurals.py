"""No sentence says "1 points": where a number stands before a noun in the plural, its text knows the singular too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wurfwerk.rules.registry import systems
from wurfwerk.words import sentences
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

NOUNS = {
    "de": r"\w*(?:[Pp]unkten?|Erfolgen?|Handlungen|Aktionen|Würfen?|Stufen|Zielen?|Fähigkeiten|Einträgen?|Legendenpunkten?|Kategorien"
    r"|Steigerungen|Verschiebungen|Erfahrungen|Bereichen?|Seiten sind|Chips|Proben|Runden|Treffern?)",
    "en": r"(?:points|successes|failures|actions|attacks|rolls|levels|targets|abilities|items|categories|raises|moves|bands|sessions"
    r"|times|chips|checks|hits|entries|scores|steps)",
}
"""What is counted in the games' texts, in the plural."""

NEVER_ONE = {
    "openlegend:forbidden-legend-points": "more than level + 1, which is 2 at least",
    "openlegend:forbidden-multi-target": "two targets and more",
    "openlegend:explain-targets": "two targets and more",
    "openlegend:explain-legend-bonus-capped": "only where more than one was spent",
    "openlegend:prompt-situational": "only where it is more than one",
    "openlegend:violation-points": "more than the 40 of the beginning",
    "openlegend:violation-feats": "more than the 6 of the beginning",
    "openlegend:price-xp": "three",
    "openlegend:forbidden-too-many-held": "ten",
    ":die-taken": "a die that is taken more than once",
    ":error-sheet-too-deep": "the most there may be",
    "pathfinder2e:forbidden-hero-points-full": "three, the most there are",
    "selektor:made-bonus": "from 6 points on",
    "selektor:price-bonus-follows": "from 6 points on",
    "selektor:price-attribute": "from 6 points on",
    "selektor:rule-ability-cost-table": "three numbers",
    "selektor:violation-narrative-sum": "ten",
    "selektor:violation-spent": "of all points of a category",
    "selektor:violation-categories": "five",
    "starwars-legends:forbidden-actions": "two actions and more",
    "starwars-legends:forbidden-willpower-rolls": "more points than rolls, two and more",
    "starwars-legends:forbidden-willpower-points": "two and more",
    "starwars-legends:forbidden-fate-sum": "two numbers",
    "starwars-legends:explain-actions": "two actions and more",
    "starwars-legends:forbidden-free-dice": "two actions and more",
    "starwars-legends:missing-dice": "two actions and more",
    "starwars-legends:explain-meditation": "six",
    "daggerheart:forbidden-times": "more than one, for once is always allowed",
}
"""Texts whose number is never 1, and why."""

FOLDERS = {"": Path(sentences.__file__).parent / "locales"} | {
    system.key: system.locales for system in systems().values() if system.rulebook
}


def messages(source: str) -> dict[str, str]:
    """Key -> the lines of its text."""
    return {
        found.group(1): found.group(2) for found in re.finditer(r"(?m)^([\w-]+) =((?:.*)(?:\n(?:[ ].*|$))*)", source)
    }


def counted(text: str, language: str) -> list[str]:
    """Where a variable number is followed by a noun in the plural outside the variants for other numbers."""
    plain = re.sub(r"(?m)^ *\*\[other\].*$", "", text)
    between = r"(?:[a-z]+ )?" if language == "en" else ""
    return re.findall(rf"\{{ \$\w[\w-]* \}} {between}{NOUNS[language]}\b", plain)


@pytest.mark.parametrize("system", FOLDERS, ids=[key or "shared" for key in FOLDERS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_plural_knows_the_singular(system: str, language: str) -> None:
    found = messages((FOLDERS[system] / f"{language}.ftl").read_text(encoding="utf-8"))
    assert len(found) > 300
    wrong = {
        key: where
        for key, text in found.items()
        if (where := counted(text, language))
        and f"{system}:{key}" not in NEVER_ONE
        and not key.startswith("error-too-")
    }
    assert wrong == {}


def test_those_that_never_say_one_are_there() -> None:
    assert [key for key in NEVER_ONE if not Words("en").has(key.removeprefix(":"))] == []


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("de", " { $points } Punkte sind zu viel", 1),
        ("de", " { $points } { $points ->\n    [one] Punkt\n   *[other] Punkte\n }", 0),
        ("de", " { $n ->\n    [one] eine\n   *[other] { $n } Aktionen\n }", 0),
        ("en", " { $points } ability points", 1),
    ],
)
def test_the_search_finds_them(language: str, text: str, found: int) -> None:
    assert len(counted(text, language)) == found
