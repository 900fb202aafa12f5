"""Every check of every system thrown from fixed faces and said in both languages: the difference to the stored page is the review.

A text that is named stands in both languages, `{"de": "die Mauer", "en": "the wall"}`. WURFWERK_GOLDEN=write writes the pages anew.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.faces import faces
from wurfwerk.rules.registry import check_type, systems
from wurfwerk.rules.throw import throw
from wurfwerk.words import numbers
from wurfwerk.words.documents import outcome_label
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FOLDER = Path(__file__).parent / "playthroughs"


def page(system: str, language: str) -> str:
    words = Words(language)
    scenes = json.loads((FOLDER / f"{system}.json").read_text(encoding="utf-8"))
    return "\n".join([f"# {words.text(f'{system}:system')}\n", *[scene(each, words, language) for each in scenes]])


def spoken(value: Any, language: str) -> Any:
    """A value of a scene, its texts in a language."""
    if isinstance(value, dict):
        if value.keys() == set(LANGUAGES):
            return value[language]
        return {key: spoken(each, language) for key, each in value.items()}
    return [spoken(each, language) for each in value] if isinstance(value, list) else value


def scene(of: dict[str, Any], words: Words, language: str) -> str:
    """One roll: what was asked, the dice, the breakdown, the verdict; or why it was refused."""
    kind = check_type(of["target"])
    parameters = spoken(of["parameters"], language)
    said = (parameters | of.get("rules", {})).items()
    asked = " ".join([f"{key}={json.dumps(value, ensure_ascii=False)}" for key, value in said])
    lines = [f"## {words.text(f'{kind.system}:check-{kind.key}')}: {asked}\n"]
    try:
        check = build(kind, parameters, of.get("rules", {}), parse)
    except ParameterError as error:
        return "\n".join([*lines, f"{error.key}: {words.say(error.message)}", ""])
    chance = ScriptedChance(of["faces"])
    thrown = throw(check, chance)
    chance.finish()
    lines += [f"    {faces(thrown.dice)}\n"]
    lines += [f"- {line}" for line in words.lines(thrown.explanation)]
    verdict = "\n=" if thrown.check.compares else f"\n= {words.number(thrown.value)}"
    if thrown.outcome is not None:
        verdict += f" {outcome_label(check.target, thrown.outcome.key, words)}"
        margin = thrown.outcome.margin
        verdict += "" if margin is None else f" ({numbers.signed(margin, language)})"
    return "\n".join([*lines, verdict, ""])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", list(systems()))
def test_playthrough(system: str, language: str) -> None:
    stored = FOLDER / f"{system}.{language}.md"
    if os.environ.get("WURFWERK_GOLDEN") == "write":
        stored.write_text(page(system, language), encoding="utf-8")
    assert page(system, language) == stored.read_text(encoding="utf-8")


@pytest.mark.parametrize("system", list(systems()))
def test_every_check_is_thrown(system: str) -> None:
    thrown = {scene["target"] for scene in json.loads((FOLDER / f"{system}.json").read_text(encoding="utf-8"))}
    assert thrown == {check.target for check in systems()[system].checks.values()}
