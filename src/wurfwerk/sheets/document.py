"""`Opened`: a document that was understood.  An older layout is brought up to date; what is wrong is told point by point.

How a document stands in its file says `written`; what others need of it they find here as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.registry import system
from wurfwerk.rules.sheet import Violation, read_sheet
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.json_text import is_whole_text, said
from wurfwerk.sheets.place import Step, path
from wurfwerk.sheets.written import Document, read, sheet_type, write

if TYPE_CHECKING:
    from wurfwerk.rules.sheet import Sheet

__all__ = ["Document", "Opened", "migrated", "new", "opened", "read", "sheet_type", "write"]


@dataclass(frozen=True)
class Opened:
    """A document in the layout of today, the sheet of what can be used of it, the house rules that exist, all that is wrong.

    `faults` are those of the data (their rule is ""), `violations` all: faults first, then what is against the rules.
    """

    document: Document
    sheet: Sheet
    rules: Mapping[str, str]
    faults: tuple[Violation, ...]
    violations: tuple[Violation, ...]


def new(key: str, name: str = "", rules: Mapping[str, str] | None = None) -> Document:
    """An empty sheet of a system; its resources are those of the start, and follow the sheet, until one is changed.

    SheetError no-sheet-here; ParameterError for a house rule there is not.
    """
    of = sheet_type(key)
    full = {name if "." in name else f"{key}.{name}": value for name, value in (rules or {}).items()}
    sheet = of(name=name, rules=full)
    return Document(key, of.version, parameters(sheet), {}, full)


def migrated(document: Document) -> Document:
    """The document in the layout of today; the same one if it is of today. SheetError cannot-migrate."""
    of = sheet_type(document.system)
    if document.version == of.version:
        return document
    try:
        fields = of.migrate(document.fields, document.version)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        raise SheetError("cannot-migrate", version=document.version, known=of.version) from None
    return replace(document, version=of.version, fields=fields)


def opened(document: Document) -> Opened:
    """What a document says and what is wrong with it. SheetError cannot-migrate."""
    document = migrated(document)
    of = sheet_type(document.system)
    rules, faults = _rules(of, document)
    found = read_sheet(of, document.fields, rules)
    parts = _wrong(document)
    data = (*found.faults, *parts, *faults, *_held(of, found.sheet, document), *_half(document))
    broken = (*found.sheet.violations(), *found.sheet.contradictions(_counts(found.sheet, document)))
    return Opened(document, found.sheet, rules, data, (*data, *broken))


def _counts(sheet: Sheet, document: Document) -> dict[str, int]:
    """Every resource that is counted, as it is or as it begins."""
    start = {each.key: each.start for each in system(sheet.system).resources if each.start is not None}
    return {**start, **sheet.held().counts, **whole_counts(document.resources)}


def whole_counts(counts: Mapping[str, Any]) -> dict[str, int]:
    """Those that are whole numbers."""
    return {key: count for key, count in counts.items() if isinstance(count, int) and not isinstance(count, bool)}


def _rules(of: type[Sheet], document: Document) -> tuple[dict[str, str], list[Violation]]:
    """The house rules that there are, and a fault for each that there is not."""
    usable: dict[str, str] = {}
    faults = []
    for key, value in document.rules.items():
        where = f"rules.{key}"[:80]
        if key.partition(".")[0] not in (key, of.system):
            names = ", ".join(rule.short for rule in of.system_rules)
            message = Message("error-unknown-rule", rule=key[:60], system=of.system, known=names)
            faults.append(Violation("", where, message))
            continue
        try:
            of(rules={key: value})
        except ParameterError as error:
            faults.append(Violation("", where, error.message))
        else:
            usable[key] = value
    return usable, faults


def _wrong(document: Document) -> list[Violation]:
    """A fault for each part of the file that is not what it must be."""
    shapes = {"resources": "object", "rules": "object", "journal": "list"}
    return [
        Violation("", name, Message("error-sheet-wrong-part", name=name, value=said(value), shape=shapes[name]))
        for name, value in document.wrong.items()
    ]


def _half(document: Document) -> Iterator[Violation]:
    """A fault for each text, key or value, that holds half a character."""
    top = {**document.more, "fields": document.fields, "resources": document.resources, "rules": document.rules}
    todo: list[tuple[tuple[Step, ...], Any]] = [((), top)]
    while todo:
        at, value = todo.pop()
        texts = [value] if isinstance(value, str) else list(value) if isinstance(value, Mapping) else []
        if not all(map(is_whole_text, texts)):
            where = path(at[1:] if at[:1] == ("fields",) else at) or path(at)
            yield Violation("", where[:80], Message("error-sheet-half-character", where=where[:80]))
        if isinstance(value, Mapping):
            todo += [((*at, key), inner) for key, inner in value.items()]
        elif isinstance(value, list | tuple):
            todo += [((*at, place), inner) for place, inner in enumerate(value)]


def _held(of: type[Sheet], sheet: Sheet, document: Document) -> list[Violation]:
    """A fault for each resource that there is not, that is no number, or that is out of its bounds."""
    known = {resource.key: resource for resource in system(of.system).resources}
    most = sheet.held().most
    faults = []
    for key, count in document.resources.items():
        where = f"resources.{key}"[:80]
        resource = known.get(key)
        if resource is None:
            message = Message("error-sheet-unknown-resource", resource=key[:60], known=", ".join(known))
            faults.append(Violation("", where, message))
            continue
        high = most.get(key, resource.maximum)
        whole = isinstance(count, int) and not isinstance(count, bool) and abs(count) < 10**15
        if not whole or count < resource.minimum or (high is not None and count > high):
            text = "error-sheet-resource-too-low" if high is None else "error-sheet-resource-out-of-bounds"
            bounds = {"minimum": resource.minimum} | ({} if high is None else {"maximum": high})
            label = Message(f"{of.system}:resource-{key}")
            value = count if whole else said(count)
            faults.append(Violation("", where, Message(text, resource=label, value=value, **bounds)))
    return faults
