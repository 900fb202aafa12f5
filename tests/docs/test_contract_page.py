"""The page for other programs names every check and parameter that came after the contract, with its default and its outcomes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.docs.console import ROOT
from wurfwerk.rules.form import Field, Form, form_of
from wurfwerk.rules.registry import systems

OLD = json.loads((ROOT / "tests" / "data" / "contract.json").read_text(encoding="utf-8"))["checks"]
CHECKS = {check.target: check for system in systems().values() for check in system.checks.values()}
PAGES = [ROOT / "docs" / "handbook" / language / "contract.md" for language in ("en", "de")]


def said(field: Field) -> str:
    """A parameter as the page has it."""
    if field.items is not None and field.item is not None and field.required:
        inner = ", ".join(said(each) for each in field.items.fields)
        return f"{field.key}: {'list of ' if field.kind == 'list' else ''}{{{inner}}}"
    if field.kind == "list":
        return f"{field.key}: list"
    if field.default in (None, ""):
        return field.key
    return f"{field.key} ({json.dumps(field.default).strip(chr(34))})"


def added(form: Form, old: dict[str, object]) -> list[str]:
    out = []
    for field in form.fields:
        if field.key not in old:
            out.append(said(field))
        elif isinstance(known := old[field.key], list) and known and field.items is not None:
            out += [f"{field.key}: {each}" for each in added(field.items, known[0])]
    return out


def keys(shown: str, all_of_them: tuple[str, ...]) -> set[str]:
    """Outcomes as the page has them: one by one, or the first and last of a row."""
    found: set[str] = set()
    for part in shown.split(", "):
        first, _, last = part.partition(" … ")
        places = sorted(all_of_them.index(key) for key in (first, last or first))
        found |= set(all_of_them[places[0] : places[1] + 1])
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_what_was_added_stands_there(page: Path) -> None:
    rows = re.findall(r"(?m)^\| `([^`]+)` \| (.*) \| (.*) \|$", page.read_text(encoding="utf-8"))
    shown = {target: (parameters, outcomes) for target, parameters, outcomes in rows}
    assert len(shown) == len(rows)
    for target, check in CHECKS.items():
        more = added(form_of(check), OLD.get(target, {}).get("parameters", {}))
        assert shown.get(target, ("", ""))[0] == ", ".join(more), target
        if target not in OLD:
            outcomes = shown[target][1]
            assert (set() if outcomes == "–" else keys(outcomes, check.outcome_keys)) == set(check.outcome_keys), target
    assert shown.keys() <= CHECKS.keys()
