"""Every kernel of the exact reading states in its docstring what it costs and when it is chosen."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import wurfwerk.dice.exact

MODULES = sorted(
    path
    for path in Path(wurfwerk.dice.exact.__file__).parent.glob("*.py")
    if path.stem != "__init__" and not path.stem.startswith("costing")
)


@pytest.mark.parametrize("path", MODULES, ids=[path.stem for path in MODULES])
def test_cost_and_choice_are_stated(path: Path) -> None:
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    costs = [line for line in said.splitlines() if line.startswith("Cost: ")]
    assert len(costs) == 1
    assert "hosen" in said or "Which kernel" in said or "which kernel" in said, "when it is chosen"
