"""Sheets of every game with anything anywhere: read, told point by point, shown in words, changed, and kept as they are."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, Form, form_of
from wurfwerk.rules.registry import systems
from wurfwerk.sheets.change import raised, undone
from wurfwerk.sheets.document import Document, new, opened, read, write
from wurfwerk.sheets.error import SheetError
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words
from wurfwerk.words.sheets import raise_document, sheet_document

DAY = "2026-11-30"
WITH_SHEETS = sorted(key for key, system in systems().items() if system.sheet is not None)
NAMES = st.sampled_from(["", "a", "Ä b", "x" * 100, "might", "[0].x", "\ud83c"])
ODD: st.SearchStrategy[Any] = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 30), st.sampled_from([10**30, -(10**30), 1.5]), NAMES, st.just([]), st.just({}),
    st.just([{}]), st.just({"a": [1]}),
)  # fmt: skip


def values(field: Field) -> st.SearchStrategy[Any]:
    """Values of a field, right and wrong, more right than wrong."""
    match field.kind:
        case "integer":
            low, high = field.minimum or 0, 20 if field.maximum is None else field.maximum
            right: st.SearchStrategy[Any] = st.integers(low, min(high, low + 20))
        case "boolean":
            right = st.booleans()
        case "choice":
            right = st.sampled_from(field.choices)
        case "list":
            assert field.items is not None
            item = values(field.items.fields[0]) if field.item is None else fields(field.items)
            right = st.lists(item, max_size=min(3, field.maximum or 3))
        case "group":
            assert field.items is not None
            right = fields(field.items)
        case _:
            right = NAMES
    return st.one_of(right, right, right, right, right, ODD)


def fields(form: Form) -> st.SearchStrategy[Any]:
    """Fields by key; any of them may be missing, and one may be there that is unknown."""
    known = {field.key: values(field) for field in form.fields}
    return st.fixed_dictionaries({}, optional={**known, "unknown": ODD})


def taken(document: Document, where: str) -> Document | None:
    """The document after a step; None where it is refused for one of the reasons there are."""
    try:
        return raised(document, where, DAY)
    except (SheetError, ParameterError) as error:
        if error.key in ("forbidden", "faulty-place", "not-enough"):
            return None
        raise


@pytest.mark.parametrize("key", WITH_SHEETS)
@given(data=st.data())
def test_anything_anywhere_is_read_told_and_kept(key: str, data: st.DataObject) -> None:
    sheet = systems()[key].sheet
    assert sheet is not None
    counts = st.dictionaries(st.sampled_from([*[each.key for each in systems()[key].resources], "x"]), ODD, max_size=2)
    text = json.dumps(
        json.loads(write(new(key)))
        | {"fields": data.draw(fields(form_of(sheet))), "resources": data.draw(counts), "more": data.draw(ODD)}
    )
    document = read(text)
    assert json.loads(write(document)) == json.loads(text)
    found = opened(document)
    again = opened(document)
    assert (again.sheet, again.violations) == (found.sheet, found.violations)
    for language in LANGUAGES:
        words = Words(language)
        said = sheet_document(found, words)
        assert all(fault["message"] for fault in said["violations"])
        steps = [raise_document(step, type(found.sheet), words) for step in found.sheet.raises()]
        json.dumps([said, steps])
    for step in found.sheet.raises()[:3]:
        after = taken(document, step.where)
        if after is None:
            continue
        assert json.loads(write(undone(after, DAY)))["fields"] == json.loads(text)["fields"]
        kept = json.loads(write(after))
        assert kept["more"] == json.loads(text)["more"]
        assert kept["fields"].get("unknown") == document.fields.get("unknown")
