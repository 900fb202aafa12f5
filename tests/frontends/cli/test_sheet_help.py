"""`wurfwerk sheet ... --help`: every field with its bounds, every change with its options, and the command takes what is listed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.frontends.cli.options import SHEET, SHEET_VERBS
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import systems
from wurfwerk.words.language import LANGUAGES

WITH_SHEETS = sorted(key for key, system in systems().items() if system.sheet is not None)
Say = Callable[..., str]
Ask = Callable[..., dict[str, Any]]
pytestmark = pytest.mark.usefixtures("in_a_folder")


@pytest.mark.parametrize("key", WITH_SHEETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_every_field_and_every_change(key: str, language: str, say: Say) -> None:
    say("sheet", "new", key, "a.json")
    text = say("sheet", "set", "a.json", "--help", "--lang", language)
    found = systems()[key]
    assert found.sheet is not None
    for field in form_of(found.sheet).fields:
        assert re.search(rf"^  {field.key}[.=\[]", text, re.MULTILINE), field.key
        if field.kind == "integer":
            assert f"{field.key}=N" in text
    for resource in found.resources:
        assert f"  resources.{resource.key}=N" in text
    for rule in found.house_rules:
        assert f"  {rule.short}={rule.default}" in text
    for changes in (
        say("sheet", "change", "a.json", "--help", "--lang", language),
        say("sheet", "change", "--help", "--lang", language),
    ):
        assert all(f"\n  {name}" in changes for name in found.transitions)
    others = [name for other in systems().values() if other is not found for name in other.transitions]
    text = say("sheet", "change", "a.json", "--help", "--lang", language)
    assert not any(f"\n  {name} " in text for name in others if name not in found.transitions)


def test_every_path_that_help_lists_can_be_set(say: Say, ask: Ask) -> None:
    """What stands in the help is what the command takes: each number at its lowest bound."""
    for key in WITH_SHEETS:
        say("sheet", "new", key, f"{key}.json")
        text = say("sheet", "set", f"{key}.json", "--help", "--lang", "en")
        for path in re.findall(r"^  ([^ =]+)=N", text, re.MULTILINE):
            found = main(["sheet", "set", f"{key}.json", f"{path}=1", "--json"])
            error = None if found == 0 else path
            assert found == 0 or "[0]" in path or path.startswith("resources"), error


@pytest.mark.parametrize("verb", SHEET_VERBS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_explains_itself(verb: str, language: str, say: Say) -> None:
    text = say("sheet", verb, "--help", "--lang", language)
    assert SHEET[verb] in text
    assert all(f"--{option}" in text for option in SHEET_VERBS[verb])


@pytest.mark.parametrize(
    "arguments", [["set", "a.json"], ["change", "a.json"], ["change"], ["raise", "a.json"], ["set"]]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_the_terminal(arguments: list[str], language: str, say: Say) -> None:
    for key in WITH_SHEETS:
        Path("a.json").unlink(missing_ok=True)
        say("sheet", "new", key, "a.json")
        lines = say("sheet", *arguments, "--help", "--lang", language).splitlines()
        # A name that is longer than the line cannot be broken.
        assert [line for line in lines if len(line) > 80 and len(line.split()) > 1 and line[:2] != "  "] == []
