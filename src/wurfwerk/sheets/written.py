"""`Document`: a sheet as it stands in its file.  What is unknown in it is kept.

    {"format": "wurfwerk-sheet", "schema": 1, "system": "openlegend", "version": 1,
     "fields": {...}, "resources": {"legend-points": 3}, "rules": {}, "journal": [...]}

Law: `write(read(text))` says what `text` said, whatever else stands in it; what cannot be kept is refused.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import TYPE_CHECKING, Any

from wurfwerk.rules.registry import system, systems
from wurfwerk.sheets.error import SheetError

if TYPE_CHECKING:
    from wurfwerk.rules.sheet import Sheet

FORMAT = "wurfwerk-sheet"
SCHEMA = 1
OWN = ("format", "schema", "system", "version", "fields", "resources", "rules", "journal")

MAX_CHARACTERS = 1_000_000
MAX_DEPTH = 30
MAX_VALUES = 5_000
"""Values in all outside the journal: every fault among them is reported, so that there must be an end to them."""


@dataclass(frozen=True)
class Document:
    """A file. `fields` and `journal` as JSON has them; `more` is what else stood beside them."""

    system: str
    version: int
    fields: Mapping[str, Any]
    resources: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, Any] = field(default_factory=dict)
    journal: tuple[Mapping[str, Any], ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)


def sheet_type(key: str) -> type[Sheet]:
    """The sheet of a system. SheetError no-sheet-here."""
    known = systems()
    found = system(key).sheet if key in known else None
    if found is None:
        names = ", ".join(name for name, each in known.items() if each.sheet is not None)
        raise SheetError("no-sheet-here", system=key[:60], known=names)
    return found


def read(text: str) -> Document:
    """The document of a file's text.

    SheetError not-a-sheet, not-json, doubled, too-deep, too-long, too-many-values, too-new, no-sheet-here.
    """
    found = _object(text)
    if found.get("format") != FORMAT:
        raise SheetError("not-a-sheet", reason=f'"format": "{FORMAT}"')
    schema, version = _whole(found.get("schema")), _whole(found.get("version"))
    if not schema or not version or not isinstance(found.get("fields"), dict):
        raise SheetError("not-a-sheet", reason='"schema", "version", "fields"')
    if schema > SCHEMA:
        raise SheetError("too-new", version=_said(schema), known=SCHEMA)
    resources, rules, journal = found.get("resources", {}), found.get("rules", {}), found.get("journal", [])
    if not isinstance(resources, dict) or not isinstance(rules, dict):
        raise SheetError("not-a-sheet", reason='"resources", "rules"')
    if not isinstance(journal, list) or not all(isinstance(entry, dict) for entry in journal):
        raise SheetError("not-a-sheet", reason='"journal"')
    more = {key: value for key, value in found.items() if key not in OWN}
    key = found.get("system")
    of = sheet_type(key if isinstance(key, str) else "")
    if version > of.version:
        raise SheetError("too-new", version=_said(version), known=of.version)
    return Document(of.system, version, found["fields"], resources, rules, tuple(journal), more)


def write(document: Document) -> str:
    """The text of a file: readable, and the same for the same document."""
    said = {
        "format": FORMAT,
        "schema": SCHEMA,
        "system": document.system,
        "version": document.version,
        "fields": document.fields,
        "resources": document.resources,
        "rules": document.rules,
        **document.more,
        "journal": list(document.journal),
    }
    text = json.dumps(said, ensure_ascii=False, indent=2)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a character, as only an escape can write it
        text = json.dumps(said, indent=2)
    return text + "\n"


def _object(text: str) -> dict[str, Any]:
    """The JSON object of a text, all bounds held."""
    if len(text) > MAX_CHARACTERS:
        raise SheetError("too-long", most=MAX_CHARACTERS)
    try:
        found = json.loads(text, object_pairs_hook=_once, parse_float=_finite, parse_constant=_finite)
    except RecursionError:
        raise SheetError("too-deep", most=MAX_DEPTH) from None
    except json.JSONDecodeError as error:
        raise SheetError("not-json", line=error.lineno, column=error.colno) from None
    except ValueError:  # a whole number of more digits than Python reads
        raise SheetError("not-a-number", number="…") from None
    if not isinstance(found, dict):
        raise SheetError("not-a-sheet", reason=f'"format": "{FORMAT}"')
    _measure({key: value for key, value in found.items() if key != "journal"}, MAX_VALUES)
    _measure({"journal": found.get("journal")}, MAX_CHARACTERS)
    return found


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        raise SheetError("doubled", name=next(key for key in keys if keys.count(key) > 1)[:60])
    return found


def _finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise SheetError("not-a-number", number=text[:20])
    return number


def _measure(top: Any, most: int) -> None:
    """SheetError too-deep, too-many-values. Level by level, because that is the quick way."""
    level, seen = [top], 0
    for _ in range(MAX_DEPTH):
        seen += sum([len(node) for node in level])
        if seen > most:
            raise SheetError("too-many-values", most=most)
        inner = [each for node in level for each in (node.values() if type(node) is dict else node)]
        level = [each for each in inner if type(each) in (dict, list)]
        if not level:
            return
    raise SheetError("too-deep", most=MAX_DEPTH)


def _whole(value: object) -> int:
    """A whole number above 0, else 0."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 1 else 0


def _said(number: int) -> int | str:
    return number if number < 10**15 else "…"
