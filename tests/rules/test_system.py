"""What a roll does not need is not loaded for it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from wurfwerk.rules.registry import systems

PROGRAM = """
import sys
from wurfwerk.frontends.cli.main import main
status = main(["roll", "openlegend.action", "--attribute", "5", "--challenge", "20", "--seed", "1"])
print(status, *sorted(name for name in sys.modules if name.startswith("wurfwerk.")), file=sys.stderr)
"""


def test_a_roll_loads_no_sheet_no_table_no_other_game() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True, env={**os.environ}
    )
    status, *loaded = done.stderr.split()
    assert status == "0"
    assert "wurfwerk.systems.openlegend.checks" in loaded
    games = {name.split(".")[2] for name in loaded if name.startswith("wurfwerk.systems.")}
    assert games == {"openlegend"}
    unwanted = ("sheet", "growth", "references", "rulebook", "transitions", "book")
    assert [name for name in loaded if name.rpartition(".")[2] in unwanted] == []
    assert [name for name in loaded if name.startswith("wurfwerk.sheets")] == []


@pytest.mark.parametrize("key", sorted(systems()))
def test_a_book_is_the_same_each_time(key: str) -> None:
    system = systems()[key]
    assert system.sheet is system.sheet
    assert system.references is system.references
    assert system.rulebook is system.rulebook
