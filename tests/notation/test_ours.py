"""What a reading of any dialect is in our own: the same odds, seen by the same people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import NotationError, read
from wurfwerk.notation.dialect import MODULES
from wurfwerk.notation.ours import own_line

DATA = Path(__file__).parent.parent / "data" / "notation"
TEXTS = sorted(
    {
        json.loads(line)["expr"] or ""
        for path in DATA.glob("*.jsonl")
        for line in path.read_text(encoding="utf-8").splitlines()
    }
    | {"10-d%", "d%%7", "2d%+3", "4d6k3+2", "4d6k3>=2", "2d6p1", "4d6k3k2", "4d6df1", "4d6sf<3", "3d6cs>4kh2"}
)


@pytest.mark.parametrize("dialect", MODULES)
def test_our_reading_of_the_line_has_the_same_odds(dialect: str) -> None:
    said = 0
    for text in TEXTS:
        try:
            reading = read(text, dialect)
            line = own_line(reading)
            theirs = distribution(reading.expression.lower())
        except (NotationError, TooCostly):
            continue
        if line is None:
            continue
        again = read(line)
        ours = distribution(again.expression.lower())
        told = ("min", "max", "mean", "variance", "pmf")
        assert [getattr(ours, one) for one in told] == [getattr(theirs, one) for one in told], (text, line)
        assert (again.secret, again.comment) == (reading.secret, reading.comment), (text, line)
        said += 1
    assert said > 40


@pytest.mark.parametrize(
    ("text", "dialect", "line"),
    [
        ("4d6k3", "default", "4d6kh3"),
        ("4d6k3", "avrae", "4d6=3x3"),
        ("4d6k3+2", "avrae", "(4d6=3x3)+2"),
        ("2d6!kh1", "roll20", "2d6!xkh1"),
        ("3d6cs>4", "roll20", "3d6"),
        ("3d6cs>4", "foundry", "3d6>=5"),
        ("4d6mi2", "avrae", "4d6min2"),
        ("2d%", "avrae", "(2d10-2)*10"),
        ("2d%kh1", "avrae", None),
        ("/gmr 4d6k3 # Falle", "avrae", "/gmr 4d6=3x3 # Falle"),
        ("/br 1d6r<3", "roll20", "/br 1d6rr<=3"),
        ("/selbst 3W6", "default", "/sr 3d6"),
        ("[[4d6k3]]{Stärke}", "default", "4d6kh3 # Stärke"),
    ],
)
def test_the_line(text: str, dialect: str, line: str | None) -> None:
    assert own_line(read(text, dialect)) == line
