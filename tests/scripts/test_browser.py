"""Which Chromium the browser tests take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts import browser

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A function that puts a program with this name and this exit status on an otherwise empty PATH."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("WURFWERK_CHROMIUM", raising=False)

    def put(name: str, status: int) -> str:
        path = tmp_path / name
        path.write_text(f"#!/bin/sh\nexit {status}\n")
        path.chmod(0o755)
        return str(path)

    return put


def test_one_on_the_path_is_taken(programs, capsys: pytest.CaptureFixture[str]) -> None:
    path = programs("google-chrome", 0)
    assert browser.main() == 0
    assert capsys.readouterr().out.strip() == path


def test_a_stub_that_does_not_start_is_passed_over(programs) -> None:
    programs("chromium-browser", 1)
    assert browser.on_path() is None
    path = programs("google-chrome", 0)
    assert browser.on_path() == path


def test_the_named_one_comes_first(
    programs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs("chromium", 0)
    monkeypatch.setenv("WURFWERK_CHROMIUM", programs("mine", 0))
    assert browser.main() == 0
    assert capsys.readouterr().out.strip().endswith("/mine")


def test_a_named_one_that_does_not_start_is_refused_not_replaced(
    programs, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs("chromium", 0)
    monkeypatch.setenv("WURFWERK_CHROMIUM", programs("mine", 1))
    assert browser.main() == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "does not start" in said.err
