"""What README and handbook show is what the program prints, and the Python they show runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tests.docs.console import ROOT, Example, documents, examples, fits, split

ALL = [example for page in documents() for example in examples(page)]
READMES = (ROOT / "README.md", ROOT / "README.de.md")


@pytest.mark.parametrize("example", ALL, ids=lambda example: f"{example.where} {example.command[:40]}")
def test_the_program_prints_what_is_shown(example: Example) -> None:
    output = example.printed()
    assert "Traceback" not in output
    assert fits(example.shown, output), f"shown:\n{example.shown}\n\nprinted:\n{output}"


def test_both_languages_show_the_same_commands() -> None:
    def commands(page: Path) -> list[str]:
        return [example.command for example in examples(page)]

    assert len(commands(READMES[0])) >= 5
    assert commands(READMES[0]) == commands(READMES[1])
    english = ROOT / "docs" / "handbook" / "en"
    for page in sorted(english.glob("*.md")):
        assert len(commands(page)) == len(commands(english.parent / "de" / page.name)), page.name


@pytest.mark.parametrize("page", documents(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_python_that_is_shown_runs(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    blocks = re.findall(r"(?ms)^```pycon\n(.*?)^```$", text)
    if page in READMES:
        assert blocks
    name = page.relative_to(ROOT).as_posix()
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, name, name, 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


def test_a_wrong_output_is_noticed() -> None:
    assert split("$ wurfwerk a\nx\ny\n$ wurfwerk b\n") == [("wurfwerk a", "x\ny"), ("wurfwerk b", "")]
    assert fits("x\ny", "x\ny")
    assert fits("x\n...\nz", "x\ny\ny\nz")
    assert fits("x\n...", "x\ny")
    assert not fits("x\n...\nz", "x\ny")
    assert not fits("x", "x\ny")
    assert not fits("x.", "xy")
