"""What a plain roll loads: start-up is most of the time a person waits, so the short way stays short."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = (
    "re",
    "typing",
    "enum",
    "dataclasses",
    "fractions",
    "collections",
    "functools",
    "unicodedata",
    "decimal",
    "numpy",
    "flint",
)
PROGRAM = """
import sys
before = set(sys.modules)
from wurfwerk.notation import plain_document, read, trace
from wurfwerk.dice.chance import SystemChance
from wurfwerk.dice.roll import roll
reading = read({text!r})
rolled = roll(reading.expression, SystemChance())
trace(rolled, reading.expression)
plain_document(reading.text, reading.expression, rolled)
after = set(sys.modules)
import json  # only to say what was seen
print(json.dumps(sorted(name for name in {heavy!r} if name in after and name not in before)))
print(json.dumps(sorted(name for name in after if name.startswith("wurfwerk.dice.operators."))))
"""


def loaded(text: str) -> tuple[list[str], list[str]]:
    # -S: what the environment itself loads at start is not ours to judge.
    program = f"import sys; sys.path[:0] = {sys.path!r}\n" + PROGRAM.format(text=text, heavy=HEAVY)
    done = subprocess.run([sys.executable, "-S", "-c", program], capture_output=True, text=True, check=True)
    heavy, operators = done.stdout.splitlines()
    return json.loads(heavy), [name.rpartition(".")[2] for name in json.loads(operators)]


@pytest.mark.parametrize(
    "text",
    [
        "4d6kh3",
        "3W6+2",
        "2d6!kh1",
        "5d10>=8f=1",
        "max(1d8,1d6)",
        "(1d4)d6",
        "1d20 please",
        "1d20; 2d6",
        "x := 1d6; if(x >= 4, x, 0)",
    ],
)
def test_a_plain_roll_loads_nothing_heavy(text: str) -> None:
    heavy, _ = loaded(text)
    assert heavy == []


def test_operators_are_loaded_when_they_occur() -> None:
    assert loaded("3d6")[1] == []
    assert "explode" not in loaded("4d6kh3")[1]


def test_other_dialects_are_loaded_when_they_are_asked_for() -> None:
    program = f"import sys; sys.path[:0] = {sys.path!r}\n" + PROGRAM.format(text="4d6kh3", heavy=HEAVY)
    program += "\nassert not [name for name in after if 'dialects' in name or 'meanings' in name]"
    subprocess.run([sys.executable, "-S", "-c", program], check=True, capture_output=True)


def test_tables_of_characters_only_for_foreign_characters() -> None:
    assert "unicodedata" in loaded("１d6")[0]
