"""Every refusal of the table, the stores and the server has its sentence in both languages, with the arguments it is given."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import wurfwerk
from wurfwerk.words import LANGUAGES

SOURCE = Path(wurfwerk.__file__).parent
ERRORS = {"TableError", "ShapeError", "StoreError", "ServeError"}
GIVEN = {"StoreError": {"place"}}
LEFT_OUT = {"client", "hint"}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def asked(language: str) -> dict[str, set[str]]:
    """Key -> the arguments its text asks for."""
    found = {}
    text = (SOURCE / "words" / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def raised() -> list[tuple[str, str, set[str]]]:
    """(place, key, arguments) of every error that is made in the source with its key written out."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if name == "__init__" or (isinstance(node, ast.Call) and ast.unparse(node.func) == "super().__init__"):
                name = "TableError" if file.name in ("tables.py", "request.py") else ""
            if name not in ERRORS or not isinstance(node, ast.Call) or not node.args:
                continue
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                arguments = {word.arg for word in node.keywords if word.arg} - LEFT_OUT
                found.append((f"{file.name}:{node.lineno}", key.value, arguments | GIVEN.get(name, set())))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    texts, errors = asked(language), raised()
    assert len({key for _, key, _ in errors}) > 25
    for place, key, given in errors:
        assert f"table-error-{key}" in texts, f"{place}: {key}"
        assert texts[f"table-error-{key}"] <= given, (
            f"{place}: {key} is asked for {texts[f'table-error-{key}'] - given}"
        )


def test_no_sentence_is_left_over() -> None:
    known = {f"table-error-{key}" for _, key, _ in raised()}
    assert {key for key in asked("en") if key.startswith("table-error-")} == known
