"""What is told when something goes wrong: the place in the text, however long or odd it is, and never a traceback."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.frontends.cli import main as program
from wurfwerk.frontends.cli import plain
from wurfwerk.frontends.cli.failure import place


@given(st.text(max_size=300), st.integers(0, 300), st.integers(0, 300))
def test_the_place_is_marked(text: str, first: int, second: int) -> None:
    start, end = sorted((min(first, len(text)), min(second, len(text))))
    shown, marks = place(text, (start, end))
    assert set(marks) == {" ", "^"}
    assert len(shown) <= 79
    if end > start and text[start].isprintable():
        assert shown[marks.index("^")] == text[start]


@pytest.mark.parametrize(
    ("text", "span", "lines"),
    [
        ("4d6kh3)", (6, 7), ["  4d6kh3)", "        ^"]),
        ("", (0, 0), ["  ", "  ^"]),
        ("1d6\x1b[2J", (3, 4), ["  1d6.[2J", "     ^"]),
        ("x" * 100, (50, 52), ["  ..." + "x" * 42 + "...", " " * 35 + "^^"]),
        ("x" * 100, (0, 100), ["  " + "x" * 40 + "...", "  " + "^" * 30]),
    ],
)
def test_places(text: str, span: tuple[int, int], lines: list[str]) -> None:
    assert place(text, span) == lines


def test_a_fault_of_the_program_is_told_as_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> int:
        raise ZeroDivisionError("a fault")

    monkeypatch.setattr(plain, "run", broken)
    monkeypatch.delenv("WURFWERK_TRACEBACK", raising=False)
    assert program.main(["roll", "4d6", "--lang", "en"]) == 1
    assert "fault of Wurfwerk" in capsys.readouterr().err
    assert program.main(["roll", "4d6", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"]["key"] == "internal"
    monkeypatch.setenv("WURFWERK_TRACEBACK", "1")
    with pytest.raises(ZeroDivisionError):
        program.main(["roll", "4d6"])


def test_an_interruption_is_no_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(plain, "run", interrupted)
    assert program.main(["roll", "4d6"]) == 130
    assert capsys.readouterr() == ("", "")


@given(st.lists(st.text(alphabet=st.characters(codec="utf-8"), max_size=20), max_size=4))
def test_any_arguments_end_in_a_status(arguments: list[str]) -> None:
    # Neither what they print nor a server that starts is of interest here.
    if "-" in arguments or "serve" in arguments:
        return
    assert program.main(["roll", *arguments]) in (0, 2, 3)
    assert program.main(["odds", "--json", *arguments]) in (0, 2, 3)
