"""A short evening of each game on the command line, in both languages: the difference to the stored page is the review.

A character is made, played, raised, changed and taken back, house rules and procedures among it, everything named in the language of the
page. The commands stand on the page itself, in `console` blocks; WURFWERK_GOLDEN=write writes anew what they print.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.docs.console import BLOCK, split
from wurfwerk.frontends.cli.main import main
from wurfwerk.frontends.cli.options import SHEET_VERBS
from wurfwerk.rules.procedure import Procedure
from wurfwerk.rules.registry import check_type, system, systems
from wurfwerk.words.language import LANGUAGES

FOLDER = Path(__file__).parent / "evenings"
Printed = Callable[[str], str]


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Printed:
    """What a command prints, both streams; files are made in a folder of the evening's own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def printed(command: str) -> str:
        program, *arguments = shlex.split(command)
        assert program == "wurfwerk", command
        status = main(arguments)
        shown = capsys.readouterr()
        assert status in (0, 2, 3), shown.err
        assert (status == 0) or shown.err, command
        return "\n".join(line.rstrip() for line in (shown.out + shown.err).splitlines()).strip("\n")

    return printed


def page(key: str, language: str) -> Path:
    return FOLDER / f"{key}.{language}.md"


def commands(key: str, language: str) -> list[list[str]]:
    """The commands of an evening, in words."""
    text = page(key, language).read_text(encoding="utf-8")
    return [shlex.split(command)[1:] for block in BLOCK.finditer(text) for command, _ in split(block[2])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(systems()))
def test_an_evening(key: str, language: str, printed: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8" if language == "de" else "en_GB.UTF-8")

    def block(match: re.Match[str]) -> str:
        lines = [line for command, _ in split(match[2]) for line in (f"$ {command}", printed(command))]
        return "```console\n" + "\n".join(lines) + "\n```"

    stored = page(key, language).read_text(encoding="utf-8")
    said = BLOCK.sub(block, stored)
    if os.environ.get("WURFWERK_GOLDEN") == "write":
        page(key, language).write_text(said, encoding="utf-8")
    else:
        assert said == stored


@pytest.mark.parametrize("key", list(systems()))
def test_an_evening_has_everything_that_a_game_has(key: str) -> None:
    evening = commands(key, "en")
    game = system(key)
    assert {words[1] for words in evening if words[0] == "sheet"} == SHEET_VERBS.keys()
    rolled = [words for words in evening if words[0] == "roll"]
    assert any("--sheet" in words for words in rolled)
    checks = {words[1] for words in rolled}
    assert any(issubclass(check_type(target), Procedure) for target in checks)
    assert {words[3] for words in evening if words[:2] == ["sheet", "change"]} == game.transitions.keys()
    assert any("--compare-rule" in words for words in evening if words[0] == "odds")
    assert any("--rule" in words for words in evening)
    reasons = [words for words in evening if words[:2] == ["sheet", "raise"] and "--reason" in words]
    assert reasons, "a raise has a reason"


@pytest.mark.parametrize("key", list(systems()))
def test_both_languages_play_the_same_evening(key: str) -> None:
    """The same commands with the same faces; only what is named and told is of the language."""

    def skeleton(language: str) -> list[list[str]]:
        return [
            [*words[:2], *[word for word in words if re.fullmatch(r"--[a-z-]+|[0-9,-]+", word)]]
            for words in commands(key, language)
        ]

    assert skeleton("en") == skeleton("de")
    assert commands(key, "en") != commands(key, "de"), "names in the language"
