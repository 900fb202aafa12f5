"""`Document`: a sheet as it stands in its file.  What is unknown in it is kept.

    {"format": "wurfwerk-sheet", "schema": 1, "system": "openlegend", "version": 1,
     "fields": {...}, "resources": {"legend-points": 3}, "rules": {}, "journal": [...]}

Law: `write(read(text))` says what `text` said, whatever else stands in it, in the same order; numbers are written as they were
(`sheets.json_text`). What cannot be kept is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wurfwerk.rules.registry import system, systems
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.json_text import dumps, loads, said

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
    """A file. `fields` and `journal` as JSON has them; `more` is what else stood beside them.

    journal   an entry of another hand may be anything
    wrong     of `resources`, `rules` and `journal` those that are not what they must be: they count as empty, and stay
    order     the keys of the file in their order; what is not in it and has something to say comes behind
    """

    system: str
    version: int
    fields: Mapping[str, Any]
    resources: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, Any] = field(default_factory=dict)
    journal: tuple[Any, ...] = ()
    more: Mapping[str, Any] = field(default_factory=dict)
    wrong: Mapping[str, Any] = field(default_factory=dict)
    order: tuple[str, ...] = field(default=OWN, compare=False)

    def entries(self) -> tuple[Mapping[str, Any], ...]:
        """The journal, an entry that is no object as an empty one."""
        return tuple(entry if isinstance(entry, Mapping) else {} for entry in self.journal)


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

    SheetError not-a-sheet, not-json, not-a-number, doubled, too-deep, too-long, too-many-values, bad-version, too-new, no-sheet-here.
    """
    found = _object(text)
    if found.get("format") != FORMAT:
        raise SheetError("not-a-sheet", reason=f'"format": "{FORMAT}"')
    _version(found, "schema", SCHEMA)
    key = found.get("system")
    of = sheet_type(key if isinstance(key, str) else said(key) if "system" in found else "–")
    version = _version(found, "version", of.version)
    if not isinstance(found.get("fields"), dict):
        raise SheetError("not-a-sheet", reason='"fields": {…}')
    kinds = {"resources": dict, "rules": dict, "journal": list}
    wrong = {name: found[name] for name, kind in kinds.items() if name in found and not isinstance(found[name], kind)}
    right = {**{name: kind() for name, kind in kinds.items()}, **found, **{name: kinds[name]() for name in wrong}}
    return Document(
        of.system,
        version,
        found["fields"],
        right["resources"],
        right["rules"],
        tuple(right["journal"]),
        {key: value for key, value in found.items() if key not in OWN},
        wrong,
        tuple(found),
    )


def write(document: Document) -> str:
    """The text of a file: readable, and the same for the same document. SheetError as `read`, for what could not be read again."""
    own: dict[str, Any] = {
        "format": FORMAT,
        "schema": SCHEMA,
        "system": document.system,
        "version": document.version,
        "fields": document.fields,
        "resources": document.resources,
        "rules": document.rules,
        "journal": list(document.journal),
    }
    own |= {name: value for name, value in document.wrong.items() if not own[name]}
    late = [key for key, value in own.items() if key not in document.order and value not in ({}, [])]
    whole = {**own, **document.more}
    top = {key: whole[key] for key in (*document.order, *document.more, *late)}
    _measured(top)
    text = dumps(top) + "\n"
    if len(text) > MAX_CHARACTERS:  # a compact file grows: here every value has a line of its own
        raise SheetError("too-long", most=MAX_CHARACTERS, length=len(text))
    return text


def _object(text: str) -> dict[str, Any]:
    """The JSON object of a text, all bounds held."""
    if len(text) > MAX_CHARACTERS:
        raise SheetError("too-long", most=MAX_CHARACTERS, length="none")
    found = loads(text, MAX_DEPTH)
    if not isinstance(found, dict):
        raise SheetError("not-a-sheet", reason=f'"format": "{FORMAT}"')
    _measured(found)
    return found


def _measured(top: Mapping[str, Any]) -> None:
    _measure({key: value for key, value in top.items() if key != "journal"}, MAX_VALUES)
    _measure({"journal": top.get("journal")}, MAX_CHARACTERS)


def _measure(top: Any, most: int) -> None:
    """SheetError too-deep, too-many-values. Level by level, because that is the quick way."""
    level, seen = [top], 0
    for _ in range(MAX_DEPTH):
        seen += sum([len(node) for node in level])
        if seen > most:
            raise SheetError("too-many-values", most=most)
        inner = [each for node in level for each in (node.values() if isinstance(node, dict) else node)]
        level = [each for each in inner if isinstance(each, dict | list)]
        if not level:
            return
    raise SheetError("too-deep", most=MAX_DEPTH)


def _version(found: Mapping[str, Any], name: str, known: int) -> int:
    """A number from 1 to `known`. SheetError bad-version, too-new."""
    value = found.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise SheetError("bad-version", name=name, value=said(value) if name in found else "–", known=known)
    if value > known:
        raise SheetError("too-new", name=name, version=value if value < 10**15 else "…", known=known)
    return value
