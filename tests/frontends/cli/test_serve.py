"""`serve` hands what was given, else the environment, else its defaults to the application."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from wurfwerk.frontends.cli.main import main


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the application was started with; a server that listens is tested with the application itself."""
    calls: list[tuple[object, ...]] = []
    app = ModuleType("wurfwerk.app")
    app.serve = lambda *arguments: calls.append(arguments)
    monkeypatch.setitem(sys.modules, "wurfwerk.app", app)
    for name in ("WURFWERK_HOST", "WURFWERK_PORT", "WURFWERK_DATABASE"):
        monkeypatch.delenv(name, raising=False)
    return calls


def test_defaults(served: list[tuple[object, ...]]) -> None:
    assert main(["serve"]) == 0
    assert served == [("127.0.0.1", 8321, None, False)]


def test_environment_and_options(served: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WURFWERK_HOST", "0.0.0.0")
    monkeypatch.setenv("WURFWERK_PORT", "9000")
    monkeypatch.setenv("WURFWERK_DATABASE", "sqlite:one.db")
    assert main(["serve"]) == 0
    assert main(["serve", "--host", "::1", "--port=0", "--database", "sqlite:two.db", "--sample"]) == 0
    assert served == [("0.0.0.0", 9000, "sqlite:one.db", False), ("::1", 0, "sqlite:two.db", True)]


@pytest.mark.parametrize("port", ["", "65536", "-1", "http", "9" * 50, "8.5"])
def test_a_port_that_is_none(port: str, served: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}"]) == (0 if port == "" else 2)
    assert len(served) == (1 if port == "" else 0)


def test_words_are_too_much(served: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "now"]) == 2
    assert "now" in capsys.readouterr().err
    assert served == []
