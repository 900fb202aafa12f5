"""Sheets as text: whatever stands in a file stays in it, and what cannot be kept is refused with a sentence, quickly."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.rules.registry import systems
from wurfwerk.sheets.change import set_fields, undone
from wurfwerk.sheets.document import new, opened
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.place import ABSENT
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
    "no version": (json.dumps({key: value for key, value in file().items() if key != "version"}), "bad-version"),
    "no schema": (json.dumps({key: value for key, value in file().items() if key != "schema"}), "bad-version"),
    **{
        f"version of {value!r}": (json.dumps(file(version=value)), "bad-version")
        for value in ("1", "", True, None, 0, -1, 1.0, 1.5, [1], {}, "x" * 999, -(10**30))
    },
    "schema of text": (json.dumps(file(schema="1")), "bad-version"),
    "newer version": (json.dumps(file(version=10**30)), "too-new"),
    "newer schema": (json.dumps(file(schema=2)), "too-new"),
    "no such system": (json.dumps(file(system="chess")), "no-sheet-here"),
    "system of a list": (json.dumps(file(system=["openlegend"])), "no-sheet-here"),
    "no system": ('{"format": "wurfwerk-sheet", "schema": 1, "version": 1, "fields": {}}', "no-sheet-here"),
    "twice at the end of many": (
        '{"fields": {' + ", ".join(f'"{number}": 0' for number in range(40_000)) + ', "39999": 1}}',
        "doubled",
    ),
    "endless the other way": ('{"fields": {"xp": -Infinity}}', "not-a-number"),
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
    assert json.loads(write(found.document)) == said


def test_violations_name_their_rules_beside_the_faults() -> None:
    said = file(fields={"attributes": {"might": 6, "logic": 5, "agility": 5}, "luck": 1})
    found = opened(read(json.dumps(said)))
    assert [(fault.rule, fault.where) for fault in found.violations] == [
        ("", "luck"),
        ("OL-P1", "attributes"),
        ("OL-P2", "attributes.might"),
    ]


def exactly(text: str) -> Any:
    """What a JSON text says, with the order of its keys and every number as it is written."""
    return json.loads(
        text, object_pairs_hook=tuple, parse_int=lambda n: ("number", n), parse_float=lambda n: ("number", n)
    )


NUMBERS = st.from_regex(r"-?(0|[1-9][0-9]{0,25})(\.[0-9]{1,20})?([eE][+-]?[0-9]{1,2})?", fullmatch=True)
LITERALS = """
    0 -0 0.0 -0.0 1.0 1.00 0.10 1e3 1E3 1e+3 1e-3 1e16 100.5e-1 12345678901234567890 -12345678901234567890 1e22 1e23 5e-324 0e0
    0.1000000000000000055511151231257827 123456789012345678901234567890.5
    """.split()  # noqa: SIM905


@pytest.mark.parametrize("number", LITERALS)
@pytest.mark.parametrize("place", ["fields", "resources", "more", "journal"])
def test_a_number_stays_as_it_is_written(number: str, place: str) -> None:
    inner = f'{{"b": {number}, "a": [{number}]}}'
    parts = {"fields": "{}", "resources": "{}", "more": "1", "journal": "[]"} | {
        place: f"[{inner}]" if place == "journal" else inner
    }
    keys = ", ".join(f'"{key}": {value}' for key, value in parts.items())
    text = f'{{"system": "openlegend", {keys}, "version": 1, "schema": 1, "format": "wurfwerk-sheet"}}'
    assert exactly(write(read(text))) == exactly(text)
    changed = set_fields(read(text), {"name": "Vera"}, "2026-11-30")
    assert f'"b": {number},' in write(read(write(changed)))
    assert exactly(write(undone(changed, "2026-11-30")))[0] == ("system", "openlegend")
    for language in LANGUAGES:
        assert all(Words(language).say(fault.message) for fault in opened(read(text)).violations)


@given(st.dictionaries(TEXT, st.recursive(NUMBERS.map(lambda n: f"@{n}@") | JSON, st.lists, max_leaves=6), max_size=4))
def test_whatever_stands_in_a_file_stays_as_it_is_written(more: dict[str, Any]) -> None:
    text = re.sub(r'"@([-+.eE0-9]+)@"', r"\1", json.dumps({**more, **file(fields={"notes": more})}))
    assert exactly(write(read(text))) == exactly(text)


@pytest.mark.parametrize("key", ["resources", "rules", "journal"])
@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [1], {"a": 1}])
def test_a_part_of_another_kind_is_told_kept_and_never_written_over(key: str, value: Any) -> None:
    said = file(**{key: value})
    document = read(json.dumps(said))
    assert json.loads(write(document)) == said
    found = opened(document)
    right = isinstance(value, list if key == "journal" else dict)
    assert (key in [fault.where for fault in found.faults]) is not right
    for language in LANGUAGES:
        assert all(len(Words(language).say(fault.message)) > 20 for fault in found.faults)
    change = {"resources.legend-points": 1} if key == "resources" else {"name": "Vera"}
    rules = {"tie": "reroll"} if key == "rules" else {}
    if right or value is None:
        assert set_fields(document, change, "2026-11-30", rules=rules).journal
    else:
        with pytest.raises(SheetError) as error:
            set_fields(document, change, "2026-11-30", rules=rules)
        assert (error.value.key, error.value.message.arguments["where"]) == ("faulty-place", key)


@pytest.mark.parametrize("value", [None, 1, True, [], {}, "never", 1.5, "\ud800"])
@pytest.mark.parametrize("rule", ["openlegend.tie", "tie", "other.tie", "", "."])
def test_a_house_rule_of_any_value_is_told_and_kept(rule: str, value: Any) -> None:
    said = file(rules={rule: value})
    found = opened(read(json.dumps(said)))
    assert any(fault.where.startswith("rules") for fault in found.faults)
    for language in LANGUAGES:
        assert all(Words(language).say(fault.message) for fault in found.faults)
    assert json.loads(write(found.document)) == said


HALF = "a\ud800b"


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"fields": {"name": HALF}}, "name"),
        ({"fields": {"flaws": ["ü", HALF]}}, "flaws[1]"),
        ({"fields": {"notes": {HALF: 1}}}, "notes"),
        ({"fields": {HALF: 1}}, "fields"),
        ({"resources": {HALF: 1}}, "resources"),
        ({"more": [HALF]}, "more[0]"),
    ],
)
def test_half_a_character_is_told_with_its_place_and_stays(changed: dict[str, Any], where: str) -> None:
    said = file(**changed)
    document = read(json.dumps(said))
    faults = [fault for fault in opened(document).faults if fault.message.key == "error-sheet-half-character"]
    assert [fault.where for fault in faults] == [where]
    text = write(document)
    text.encode()
    assert json.loads(text) == said
    assert "\\ud800" in text and ("ü" in text or "flaws" not in text), "all other signs stay readable"


def test_a_field_that_is_not_known_or_missing_is_called_a_field() -> None:
    found = opened(read(json.dumps(file(fields={"luck": 1, "feats": [{"cost": 1, "luck": 1}]}))))
    for language, word, other in (("de", "Feld", "Parameter"), ("en", "field", "parameter")):
        said = [Words(language).say(fault.message) for fault in found.faults]
        assert len(said) == 3
        assert all(word in sentence and other not in sentence for sentence in said)


def test_what_could_not_be_read_again_is_not_written() -> None:
    deep: Any = 1
    for _ in range(26):
        deep = [deep]
    document = read(json.dumps(file(fields={"deep": deep})))
    with pytest.raises(SheetError) as error:
        write(set_fields(document, {"deep": ABSENT}, "2026-11-30"))
    assert error.value.key == "too-deep", "the journal would hold it deeper than a file may be"
    long = read(json.dumps(file(journal=[{"reason": "x" * (MAX_CHARACTERS - 500)}])))
    with pytest.raises(SheetError) as error:
        write(set_fields(long, {"name": "Vera"}, "2026-11-30", "y" * 500))
    assert error.value.key == "too-long"


def test_a_dense_file_that_grows_too_long_by_being_written_is_told_so() -> None:
    """It could be read, so that it is no use to be told that the file is too long; each language says how long it would be."""
    dense = json.dumps(file(journal=[0] * 150_000), separators=(",", ":"))
    assert len(dense) < MAX_CHARACTERS // 3
    document = read(dense)
    with pytest.raises(SheetError) as error:
        write(set_fields(document, {"name": "Vera"}, "2026-11-30"))
    found = error.value
    assert found.key == "too-long"
    length = found.message.arguments["length"]
    assert isinstance(length, int) and length > MAX_CHARACTERS
    said = {language: Words(language).say(found.message) for language in LANGUAGES}
    assert "not saved" in said["en"] and "nicht gespeichert" in said["de"]
    with pytest.raises(SheetError) as too_long:
        read(" " * (MAX_CHARACTERS + 1))
    assert "The file is too long" in Words("en").say(too_long.value.message)
