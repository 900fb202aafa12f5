"""What is kept of a typed roll: every text of the collected cases, with a command before it and a comment behind it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from wurfwerk.notation import NotationError, read
from wurfwerk.table.roll import typed

CASES = Path(__file__).parents[1] / "data" / "notation" / "default.jsonl"


def texts() -> list[str]:
    found = []
    for line in CASES.read_text(encoding="utf-8").splitlines():
        text = json.loads(line)["expr"] or ""
        try:
            reading = read(text)
        except NotationError:
            continue
        if reading.comment is None and reading.secret is None and text[:1] not in "/![":
            found.append(text.strip())
    return found


TEXTS = texts()


def test_there_are_many() -> None:
    assert len(TEXTS) > 70


@pytest.mark.parametrize("around", ["{}", "/r {}", "/gmr {} # auf die Falle", "  /roll  {}   #x", "{} # a # b"])
def test_what_was_typed_is_kept_without_command_and_comment(around: str) -> None:
    for text in TEXTS:
        reading = read(around.replace("{}", text, 1))
        assert typed(reading) == text
        assert read(typed(reading)).expression == reading.expression
