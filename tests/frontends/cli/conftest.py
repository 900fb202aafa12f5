"""What tests of the command line with sheets share: commands and what they say, in a folder of their own."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from wurfwerk.frontends.cli.main import main

Say = Callable[..., str]
Ask = Callable[..., dict[str, Any]]


@pytest.fixture
def in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    def say(*arguments: str, status: int = 0) -> str:
        assert main(list(arguments)) == status
        found = capsys.readouterr()
        return found.out + found.err

    return say


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Ask:
    def ask(*arguments: str, status: int = 0) -> dict[str, Any]:
        assert main([*arguments, "--json"]) == status
        answer: dict[str, Any] = json.loads(capsys.readouterr().out)
        return answer

    return ask


@pytest.fixture
def vera(say: Say) -> str:
    say("sheet", "new", "openlegend", "vera.json", "--name", "Vera")
    say("sheet", "set", "vera.json", "attributes.might=3", "attributes.agility=2", "--date", "2026-11-01")
    return "vera.json"
