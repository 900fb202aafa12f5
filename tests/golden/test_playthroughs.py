"""A playthrough of each system, said in both languages: the difference to the stored page is the review.

Write the pages anew with `python -m tests.golden.test_playthroughs`.
"""

from __future__ import annotations

import json
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


def scene(of: dict[str, Any], words: Words, language: str) -> str:
    """One roll: what was asked, the dice, the breakdown, the verdict; or why it was refused."""
    kind = check_type(of["target"])
    asked = " ".join([f"{key}={json.dumps(value)}" for key, value in (of["parameters"] | of.get("rules", {})).items()])
    lines = [f"## {words.text(f'{kind.system}:check-{kind.key}')}: {asked}\n"]
    try:
        check = build(kind, of["parameters"], of.get("rules", {}), parse)
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
    assert page(system, language) == (FOLDER / f"{system}.{language}.md").read_text(encoding="utf-8")


def write() -> None:
    for system in systems():
        for language in LANGUAGES:
            (FOLDER / f"{system}.{language}.md").write_text(page(system, language), encoding="utf-8")


if __name__ == "__main__":
    write()
