"""House rules of a sheet: what is set and taken back is told by its name, at once and in the history."""

from __future__ import annotations

from pathlib import Path

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.rules.registry import systems
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

WITH_SHEETS = sorted(key for key, system in systems().items() if system.sheet is not None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", WITH_SHEETS)
def test_every_house_rule_is_told_by_its_name_when_it_changes(
    key: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "a.json")

    def said(*arguments: str) -> str:
        """What is told, however it is wrapped."""
        assert main(["sheet", *arguments, "--lang", language]) == 0
        return "".join(capsys.readouterr().out.split())

    said("new", key, file)
    for rule in systems()[key].house_rules:
        name = "".join(Words(language).text("sheet-house-rule", label=rule.label(), rule=rule.key).split())
        labels = [Words(language).say(rule.value_label(value)) for value in rule.values[:2]]
        first, second = ["".join(label.split()) for label in labels]
        there, back = f"{name}:{first}→{second}", f"{name}:{second}→{first}"
        assert there in said("set", file, "--rule", f"{rule.short}={rule.values[1]}")
        assert back in said("undo", file)
        assert said("history", file).endswith(back)
