"""Sheets as JSON: what stands on one, what follows, what is wrong, what can be raised, and what has been done with it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.form import field_at, form_of
from wurfwerk.rules.registry import system
from wurfwerk.sheets.change import taken_back
from wurfwerk.sheets.json_text import said
from wurfwerk.sheets.place import ABSENT, steps
from wurfwerk.words.sheet_values import NOTHING, place_label, side_text

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from wurfwerk.rules.form import Field
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.sheet import Raise, Sheet, Violation
    from wurfwerk.sheets.document import Opened
    from wurfwerk.sheets.written import Document
    from wurfwerk.words.sentences import Words


def sheet_document(opened: Opened, words: Words) -> dict[str, Any]:
    """A whole sheet: fields as they stand in the file, and what follows from those that can be used."""
    document, sheet = opened.document, opened.sheet
    return {
        "system": document.system,
        "version": document.version,
        "name": sheet.name,
        "fields": document.fields,
        "derived": derived_document(sheet, words),
        "resources": resources_document(opened, words),
        "rules": dict(opened.rules),
        "violations": violations_document(opened.violations, words),
    }


def derived_document(sheet: Sheet, words: Words) -> list[dict[str, Any]]:
    """What follows from the fields, and how it comes about."""
    return [
        {
            "key": figure.key,
            "label": words.text(f"{sheet.system}:sheet-{figure.key}"),
            "value": figure.value,
            "made-of": words.lines(figure.made_of),
        }
        for figure in sheet.derived()
    ]


def resources_document(opened: Opened, words: Words) -> list[dict[str, Any]]:
    """What the character holds, with its bounds; what is not in the file as it is at the start."""
    key, start = opened.document.system, opened.sheet.held()
    held = {**start.counts, **opened.document.resources}
    return [
        {
            "key": resource.key,
            "label": words.text(f"{key}:resource-{resource.key}"),
            "count": held[resource.key],
            "minimum": resource.minimum,
            "maximum": start.most.get(resource.key, resource.maximum),
        }
        for resource in system(key).resources
        if resource.key in held
    ]


def violations_document(violations: Sequence[Violation], words: Words) -> list[dict[str, Any]]:
    """What is wrong, point by point; `rule` is null for a fault of the data."""
    return [
        {"rule": fault.rule or None, "where": fault.where, "message": words.say(fault.message)} for fault in violations
    ]


def raise_document(step: Raise, of: type[Sheet], words: Words) -> dict[str, Any]:
    """One step up, its price and why; `refused` is a sentence where it cannot be taken."""
    return {
        "where": step.where,
        "label": words.say(step.label),
        "now": step.now,
        "then": step.then,
        "price": {
            "amount": step.price.amount,
            "currency": step.price.currency,
            "label": currency_label(of.system, step.price.currency, words),
            "why": words.lines(step.price.why),
        },
        "refused": None if step.refused is None else words.say(step.refused),
    }


def currency_label(key: str, currency: str, words: Words) -> str:
    """What a price is paid in: a figure or field of the sheet, or a resource."""
    found = [f"{key}:{kind}-{currency.replace('.', '-')}" for kind in ("currency", "sheet", "resource")]
    return next((words.text(label) for label in found if words.has(label)), currency)


def changes_document(before: Sheet, after: Sheet, words: Words) -> list[dict[str, Any]]:
    """The figures that a change of the sheet moves."""
    was = {figure["key"]: figure["value"] for figure in derived_document(before, words)}
    return [
        {"key": figure["key"], "label": figure["label"], "before": was.get(figure["key"]), "after": figure["value"]}
        for figure in derived_document(after, words)
        if was.get(figure["key"]) != figure["value"]
    ]


def history_document(document: Document, of: type[Sheet], words: Words) -> list[dict[str, Any]]:
    """Every entry of the journal, oldest first: `what` in words, `undone` whether it was taken back."""
    entries = document.entries()
    taken = taken_back(entries)
    return [
        {
            "number": number,
            "at": said(entry.get("at", "")),
            "kind": said(entry.get("kind", "")),
            "what": words.say(_what(entry, document, of, words) if isinstance(raw, Mapping) else _unknown(raw)),
            "reason": _text(entry.get("reason")),
            "undone": number in taken,
            "rules": entry.get("rules", {}),
            "price": entry.get("price"),
            "changes": entry.get("changes", []),
        }
        for number, (entry, raw) in enumerate(zip(entries, document.journal, strict=True), 1)
    ]


def _what(entry: Mapping[str, Any], document: Document, of: type[Sheet], words: Words) -> Message:
    """A line of the journal; it comes from a file, and anything may stand there."""
    kind, where = entry.get("kind"), said(entry.get("where", ""))
    if kind == "raise":
        price = entry.get("price")
        price = price if isinstance(price, dict) else {}
        return Message(
            "history-raise",
            label=place_label(of, where, document.fields, words),
            where=where,
            now=said(entry.get("from")),
            then=said(entry.get("to")),
            amount=price["amount"] if type(price.get("amount")) is int else said(price.get("amount")),
            currency=currency_label(of.system, said(price.get("currency")), words),
        )
    if kind == "change":
        change = said(entry.get("change"))
        label = f"{of.system}:transition-{change}"
        name = words.text(label) if words.has(label) else change
        return Message("history-change", label=": ".join([name, *_named(change, entry.get("parameters"), of, words)]))
    if kind == "undo":
        return Message("history-undo", number=said(entry.get("of")))
    if kind == "migrate":
        return Message("history-migrate", before=said(entry.get("from")), after=said(entry.get("to")))
    if kind == "set":
        return Message("history-set")
    return _unknown(kind)


def _unknown(kind: Any) -> Message:
    """An entry of another hand, by its kind or, where it has none, as it stands there."""
    return Message("history-unknown", kind=said(kind))


def _named(change: str, given: Any, of: type[Sheet], words: Words) -> list[str]:
    """The parameters of a change that its journal tells, in words."""
    known = system(of.system).transitions.get(change)
    if known is None or not isinstance(given, dict):
        return []
    fields = {field.key: field for field in form_of(known).fields}
    values = [side_text(given.get(key, ""), fields[key], of, key, words) for key in known.named]
    return [text for text in values if text != "–"]


def change_lines(entry: Mapping[str, Any], document: Document, of: type[Sheet], words: Words) -> list[str]:
    """What an entry of the journal changed, a line each: `Might: 2 → 3`. Things are called what they are called now."""
    changes = entry.get("changes")
    starts = {resource.key: resource.start for resource in system(of.system).resources}
    out = []
    for change in changes if isinstance(changes, list) else []:
        if not isinstance(change, dict):
            continue
        root, _, where = said(change.get("where", "")).partition(".")
        sides = [change.get(side, ABSENT) for side in ("from", "to")]
        label, field, nothing = "", None, NOTHING
        named: list[str | None] = [None, None]  # values that have names of their own
        if root == "fields":
            label = place_label(of, where, document.fields, words)
            field = field_at(form_of(of), steps(where) or ())
            where = re.sub(r"\[[0-9]+\]", "", where)
            sides = [_default(side, field) for side in sides]
        elif rule := _rule_at(change.get("where"), of):
            label = words.text("sheet-house-rule", label=words.say(rule.label()), rule=rule.key)
            sides = [rule.default if side is ABSENT else side for side in sides]
            named = [words.say(rule.value_label(side)) if _admitted(rule, side) else None for side in sides]
        elif root == "resources" and words.has(key := f"{of.system}:resource-{where}"):
            label, nothing = words.text(key), words.text("history-start")
            start = starts.get(where)
            sides = [start if side is ABSENT and start is not None else side for side in sides]
        texts = [nothing if side is ABSENT else side_text(side, field, of, where, words) for side in sides]
        before, after = [name or text for name, text in zip(named, texts, strict=True)]
        if before == after and len(change.keys() & {"from", "to"}) < 2:
            continue  # what was not written counts as what is written now
        out.append(words.text("history-changed", label=label or where or root, before=before, after=after))
    return out


def _rule_at(where: Any, of: type[Sheet]) -> HouseRule | None:
    """The house rule whose place in a file this is; there it may stand without the prefix of its system."""
    place = steps(where) if isinstance(where, str) else None
    if not place or place[0] != "rules" or len(place) != 2:
        return None
    return next((rule for rule in of.system_rules if place[1] in (rule.key, rule.short)), None)


def _admitted(rule: HouseRule, side: Any) -> bool:
    return isinstance(side, str) and rule.admits(side)


def _default(side: Any, field: Field | None) -> Any:
    """What counts where nothing is written: the default of the field."""
    return field.default if side is ABSENT and field is not None and not field.required else side


def _text(value: Any) -> str | None:
    return None if value is None else value if isinstance(value, str) else said(value)
