"""Every message the code can make has a text in both languages, with exactly the arguments the code gives it.

The keys are read from the source: `Message("key", argument=...)` and `words.text("key", ...)` as literals; keys that are put
together are listed below, so that a new one has to be thought of. Every text is rendered with sample arguments.
"""

from __future__ import annotations

import ast
from fractions import Fraction
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import wurfwerk
from wurfwerk.frontends.cli import options
from wurfwerk.rules.form import Form, form_of
from wurfwerk.rules.registry import systems
from wurfwerk.rules.texts import choice_key, outcome_keys, parameter_key
from wurfwerk.words import LANGUAGES, Words

SOURCE = Path(wurfwerk.__file__).parent
OWN = SOURCE / "words" / "locales"
SAID = {"text": 0, "has": 0}
"""Methods of Words whose first argument is a key."""

REFUSALS = ("ExpressionError", "NotationError")
"""Errors that make their message of their key where they are given none."""

MADE_OF_PARTS = {
    *[f"help-{command}" for command in options.COMMANDS],
    *[f"option-{name}" for known in options.COMMANDS.values() for name in known],
    *[f"resource-{part}" for part in ("minimum", "maximum", "start")],
    "outcome-success",
    "outcome-failure",
    "parameter-length",
    "parameter-bounds",
}
"""Keys of the command line that are put together in code."""


class Arguments(Visitor):
    """The variables a text asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  (the name is Fluent's)
        self.names.add(node.id.name)


@cache
def texts(file: Path) -> dict[str, set[str]]:
    """Key -> the arguments of its text."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def literal_messages() -> list[tuple[str, str, set[str] | None]]:
    """(place, key, names of the arguments or None where they are not all written out) of every literal key in the source."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            if name in REFUSALS and len(node.args) == 1:
                found += [
                    (f"{file.relative_to(SOURCE)}:{node.lineno}", f"error-{key}", set())
                    for key in _literals(node.args[0])
                ]
                continue
            if name not in ("Message", "too_costly") and not (name in SAID and isinstance(node.func, ast.Attribute)):
                continue
            if name in SAID and not _of_words(node.func):
                continue
            if name == "too_costly":
                given = {keyword.arg for keyword in node.keywords if keyword.arg}
                found += [
                    (f"{file.relative_to(SOURCE)}:{node.lineno}", f"error-too-costly-{key}", given)
                    for key in _literals(node.args[0])
                ]
                continue
            for key in _literals(node.args[0]):
                given = {keyword.arg.replace("_", "-") for keyword in node.keywords if keyword.arg}
                open_ended = any(keyword.arg is None for keyword in node.keywords)
                found.append(
                    (f"{file.relative_to(SOURCE)}:{node.lineno}", key, None if open_ended or name == "has" else given)
                )
    return found


def _of_words(function: ast.expr) -> bool:
    return isinstance(function, ast.Attribute) and "words" in ast.unparse(function.value).lower()


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*_literals(node.body), *_literals(node.orelse)]
    return []


def file_of(key: str, language: str) -> tuple[Path, str]:
    origin, _, name = key.rpartition(":")
    folder = systems()[origin].locales if origin else OWN
    return Path(folder) / f"{language}.ftl", name


def test_there_is_something_to_check() -> None:
    assert len(literal_messages()) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_literal_message_has_its_text(language: str) -> None:
    known: dict[Path, dict[str, set[str]]] = {}
    wrong = []
    for place, key, given in literal_messages():
        file, name = file_of(key, language)
        found = known.setdefault(file, texts(file))
        if name not in found:
            wrong.append(f"{place}: {key} has no text")
        elif given is not None and not found[name] <= given:
            wrong.append(f"{place}: the text of {key} asks for {sorted(found[name] - given)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_made_of_parts_have_their_text(language: str) -> None:
    words = Words(language)
    assert [key for key in sorted(MADE_OF_PARTS) if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", sorted(systems()))
def test_every_declaration_of_a_system_has_its_text(system: str, language: str) -> None:
    declared = systems()[system]
    words = Words(language)
    wanted = ["system"]
    for key, check in declared.checks.items():
        wanted += [f"check-{key}", f"check-{key}-summary", *_parameters(key, form_of(check), "")]
        for outcome in check.outcome_keys:
            if not any(words.has(f"{system}:{name}") for name in outcome_keys(key, outcome)):
                wanted.append(outcome_keys(key, outcome)[-1])
    for rule in declared.house_rules:
        wanted += [f"rule-{rule.short}", f"rule-{rule.short}-reason"]
        wanted += [rule.value_label(value).key.partition(":")[2] for value in rule.values]
        wanted += [f"rule-{rule.short}-table"] if rule.table else []
    wanted += [f"resource-{resource.key}" for resource in declared.resources]
    assert [key for key in wanted if not words.has(f"{system}:{key}")] == []


def test_no_text_of_the_product_is_unused() -> None:
    literals: set[str] = set()
    starts: set[str] = set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literals.add(node.value)
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                starts.add(str(node.values[0].value))
    literals |= {name for known in options.COMMANDS.values() for name in known} | set(options.COMMANDS)

    def used(key: str) -> bool:
        return key in literals or any(
            key.startswith(start) and key[len(start) :] in literals for start in starts if start
        )

    assert [key for key in texts(OWN / "en.ftl") if not used(key)] == []


def _parameters(check: str, form: Form, path: str) -> list[str]:
    out = []
    for field in form.fields:
        where = f"{path}.{field.key}" if path else field.key
        out.append(parameter_key(check, where))
        out += [choice_key(field.key or path, choice) for choice in field.choices if isinstance(choice, str)]
        if field.items is not None:
            out += _parameters(check, field.items, where)
    return out


def all_files() -> list[Path]:
    return [OWN, *[Path(system.locales) for system in systems().values()]]


@pytest.mark.parametrize("folder", all_files(), ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_texts(folder: Path) -> None:
    german, english = texts(folder / "de.ftl"), texts(folder / "en.ftl")
    assert german == english


@pytest.mark.parametrize("sample", [0, 1, 2, 5, Fraction(7, 2), "some text"], ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str, sample: int | str | Fraction) -> None:
    words = Words(language)
    for origin, folder in [("", OWN), *[(f"{key}:", Path(system.locales)) for key, system in systems().items()]]:
        for key, names in texts(folder / f"{language}.ftl").items():
            if sample == "some text" and _calculates(folder / f"{language}.ftl", key):
                continue
            said = words.text(origin + key, **dict.fromkeys(names, sample))
            assert said.strip(), key
            assert "{ $" not in said and "???" not in said, said


def _calculates(file: Path, key: str) -> bool:
    """Whether a text calls PERCENT or DECIMAL, which take numbers only."""
    text = file.read_text(encoding="utf-8")
    start = text.index(f"\n{key} =")
    return any(function in text[start : start + 1000].split("\n\n")[0] for function in ("PERCENT(", "DECIMAL("))
