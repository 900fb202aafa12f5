"""The help, word by word in both languages: the diff is the review.  WURFWERK_GOLDEN=write writes it anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from wurfwerk.frontends.cli.main import main
from wurfwerk.frontends.cli.options import COMMANDS
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import systems
from wurfwerk.words import LANGUAGES

GOLDEN = Path(__file__).resolve().parents[2] / "golden"


def said(arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(arguments) == 0
    found = capsys.readouterr()
    assert found.err == ""
    return found.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_as_it_was_reviewed(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    parts = []
    for arguments in (["--help"], *[[command, "--help"] for command in COMMANDS]):
        parts.append(
            f"$ wurfwerk {' '.join(arguments)}\n\n{said([*arguments, '--lang', language], capsys, monkeypatch)}"
        )
    file = GOLDEN / f"help-{language}.txt"
    text = "\n".join(parts)
    if os.environ.get("WURFWERK_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("target", [check.target for system in systems().values() for check in system.checks.values()])
def test_a_check_explains_every_option(
    target: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    system, _, key = target.partition(".")
    check = systems()[system].checks[key]
    text = said(["odds", target, "--help", "--lang", language], capsys, monkeypatch)
    for field in form_of(check).fields:
        assert f"--{field.key}" in text
        for choice in field.choices:
            assert str(choice) in text
    for rule in check.house_rules:
        assert f"--rule {rule.partition('.')[2]}=" in text
    assert main(["roll", target, "--help", "--lang", language]) == 0


@pytest.mark.parametrize("system", sorted(systems()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_system_is_told_whole(
    system: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    declared = systems()[system]
    text = said(["systems", system, "--lang", language], capsys, monkeypatch)
    for check in declared.checks.values():
        assert check.target in text
        for field in form_of(check).fields:
            assert f"--{field.key}" in text
    for rule in declared.house_rules:
        assert rule.key in text
    for resource in declared.resources:
        assert f"({resource.key})" in text


def test_help_stands_without_arguments_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert said([], capsys, monkeypatch) == said(["--help"], capsys, monkeypatch) == said(["-h"], capsys, monkeypatch)
