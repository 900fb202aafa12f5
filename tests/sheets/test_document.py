"""Sheets as text: whatever stands in a file stays in it, and what cannot be kept is refused with a sentence, quickly."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.rules.registry import systems
from wurfwerk.sheets.document import new, opened
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.written import MAX_CHARACTERS, MAX_VALUES, OWN, read, write
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

WITH_SHEETS = sorted(key for key, system in systems().items() if system.sheet is not None)
TEXT = st.text(st.characters(codec="utf-8") | st.sampled_from("\ud83c\udfb2\n\x00"), max_size=6)
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats(allow_nan=False, allow_infinity=False)
    | TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=8,
)
OBJECT = st.dictionaries(TEXT, JSON, max_size=4)


def file(**changed: Any) -> dict[str, Any]:
    return {"format": "wurfwerk-sheet", "schema": 1, "system": "openlegend", "version": 1, "fields": {}} | changed


@given(OBJECT, OBJECT, OBJECT, st.lists(OBJECT, max_size=3), OBJECT)
def test_whatever_stands_in_a_file_stays(
    fields: dict[str, Any], resources: dict[str, Any], rules: dict[str, Any], journal: list[Any], more: dict[str, Any]
) -> None:
    more = {key: value for key, value in more.items() if key not in OWN}
    said = file(fields=fields, resources=resources, rules=rules, journal=journal, **more)
    document = read(json.dumps(said))
    assert json.loads(write(document)) == said
    assert read(write(document)) == document
    write(document).encode()


@pytest.mark.parametrize("key", WITH_SHEETS)
def test_a_new_sheet_is_read_as_it_was_written(key: str) -> None:
    document = new(key, "Mîra")
    assert read(write(document)) == document
    again = opened(read(write(document)))
    assert again.sheet.name == "Mîra"
    assert again.faults == ()
    assert '  "fields": {\n    "name": "Mîra"' in write(document), "readable"


HOSTILE = {
    "empty": ("", "not-json"),
    "half": ('{"format":', "not-json"),
    "list": ("[]", "not-a-sheet"),
    "another format": (json.dumps(file(format="x")), "not-a-sheet"),
    "no fields": (json.dumps(file(fields=[])), "not-a-sheet"),
    "version of text": (json.dumps(file(version="1")), "not-a-sheet"),
    "version of truth": (json.dumps(file(version=True)), "not-a-sheet"),
    "journal of numbers": (json.dumps(file(journal=[1])), "not-a-sheet"),
    "resources as list": (json.dumps(file(resources=[])), "not-a-sheet"),
    "newer version": (json.dumps(file(version=10**30)), "too-new"),
    "newer schema": (json.dumps(file(schema=2)), "too-new"),
    "no such system": (json.dumps(file(system="chess")), "no-sheet-here"),
    "system of a list": (json.dumps(file(system=["openlegend"])), "no-sheet-here"),
    "twice": ('{"format": "wurfwerk-sheet", "fields": {"xp": 1, "xp": 2}}', "doubled"),
    "not a number": ('{"fields": {"xp": NaN}}', "not-a-number"),
    "endless": ('{"fields": {"xp": 1e999}}', "not-a-number"),
    "long number": ('{"fields": {"xp": ' + "9" * 5000 + "}}", "not-a-number"),
    "deep": ('{"a":' * 31 + "1" + "}" * 31, "too-deep"),
    "very deep": ("[" * 100_000 + "]" * 100_000, "too-deep"),
    "deep without end": ("[" * (MAX_CHARACTERS - 1), "too-deep"),
    "too long": (" " * (MAX_CHARACTERS + 1), "too-long"),
    "many values": (json.dumps(file(fields=dict.fromkeys(map(str, range(MAX_VALUES)), 0))), "too-many-values"),
    "many more values": ('{"fields": [' + "0," * (MAX_CHARACTERS // 2 - 20) + "0]}", "too-many-values"),
    "long numbers": ('{"fields": [' + ("9" * 4000 + ",") * 240 + "0]}", "not-a-sheet"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_no_sheet_is_refused_with_a_sentence_at_once(name: str) -> None:
    text, key = HOSTILE[name]
    taken = []
    for _ in range(5):
        started = time.process_time()
        with pytest.raises(SheetError) as error:
            read(text)
        taken.append(time.process_time() - started)
    assert error.value.key == key
    for language in LANGUAGES:
        assert 20 < len(Words(language).say(error.value.message)) < 300
    assert min(taken) < 0.05


def test_every_fault_is_told_by_itself_and_kept() -> None:
    said = file(
        fields={"xp": "many", "attributes": {"might": 12, "wisdom": 3}, "feats": [{"cost": 2}], "notes": {"a": [1]}},
        resources={"legend-points": 11, "luck": 1},
        rules={"openlegend.tie": "never", "sorcery": "yes", "other.tie": "reroll"},
        extra=[1, 2],
    )
    found = opened(read(json.dumps(said)))
    places = [fault.where for fault in found.faults]
    of_fields = {"xp", "attributes.might", "attributes.wisdom", "feats[0].name", "notes"}
    of_rest = {"resources.legend-points", "resources.luck", "rules.openlegend.tie", "rules.sorcery", "rules.other.tie"}
    assert (set(places), len(places)) == (of_fields | of_rest, 10)
    assert {fault.rule for fault in found.faults} == {""}
    for language in LANGUAGES:
        assert all(len(Words(language).say(fault.message)) > 20 for fault in found.faults)
    assert json.loads(write(found.document)) == said | {"journal": []}


def test_violations_name_their_rules_beside_the_faults() -> None:
    said = file(fields={"attributes": {"might": 6, "logic": 5, "agility": 5}, "luck": 1})
    found = opened(read(json.dumps(said)))
    assert [(fault.rule, fault.where) for fault in found.violations] == [
        ("", "luck"),
        ("OL-P1", "attributes"),
        ("OL-P2", "attributes.might"),
    ]
