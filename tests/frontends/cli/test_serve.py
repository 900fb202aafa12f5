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

    def serve(host: str | None, port: int | None, database: str | None, *, sample: bool, language: str) -> None:
        calls.append((host, port, database, sample, language))

    app.serve = serve
    monkeypatch.setitem(sys.modules, "wurfwerk.app", app)
    for name in ("WURFWERK_HOST", "WURFWERK_PORT", "WURFWERK_DATABASE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return calls


def test_what_is_not_given_is_left_to_the_application(served: list[tuple[object, ...]]) -> None:
    assert main(["serve"]) == 0
    assert served == [(None, None, None, False, "en")]


def test_environment_and_options(served: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WURFWERK_PORT", "9000")
    assert main(["serve", "--lang", "de"]) == 0
    assert main(["serve", "--host", "::1", "--port=0", "--database", "sqlite:two.db", "--sample"]) == 0
    assert served == [(None, 9000, None, False, "de"), ("::1", 0, "sqlite:two.db", True, "en")]


def test_a_port_of_the_environment_that_is_none(
    served: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WURFWERK_PORT", "http")
    assert main(["serve"]) == 2
    assert served == []


@pytest.mark.parametrize("port", ["", "65536", "-1", "http", "9" * 50, "8.5"])
def test_a_port_that_is_none(port: str, served: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", f"--port={port}"]) == (0 if port == "" else 2)
    assert len(served) == (1 if port == "" else 0)


def test_words_are_too_much(served: list[tuple[object, ...]], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "now"]) == 2
    assert "now" in capsys.readouterr().err
    assert served == []
