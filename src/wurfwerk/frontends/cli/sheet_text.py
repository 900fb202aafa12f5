"""A sheet on the terminal: what stands on it, what is wrong, what a step costs, what has been done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.frontends.cli.layout import columns, lines
from wurfwerk.rules.form import form_of
from wurfwerk.sheets.json_text import said
from wurfwerk.words.catalogue import choice_label
from wurfwerk.words.sheets import change_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from wurfwerk.rules.form import Field
    from wurfwerk.rules.sheet import Sheet
    from wurfwerk.sheets.document import Opened
    from wurfwerk.sheets.written import Document
    from wurfwerk.words.sentences import Words

LEFT = 30
LONG = 160
NUMBER = 12


def whole(found: Opened, document: Mapping[str, Any], words: Words) -> list[str]:
    """Everything that stands on a sheet."""
    system = words.text(f"{found.document.system}:system")
    out = [f"{document['name'] or '–'} ({system})", ""]
    out += columns(list(_fields(found.sheet, words)), 0, LEFT)
    if document["derived"]:
        out += ["", words.text("sheet-derived")]
        for figure in document["derived"]:
            out += columns(_figure(figure, words), 2, LEFT)
    if document["resources"]:
        out += ["", words.text("systems-resources")]
        out += columns([(each["label"], _count(each, words)) for each in document["resources"]], 2, LEFT)
    if document["rules"]:
        out += ["", words.text("systems-rules")]
        out += [f"  {key}: {value}" for key, value in document["rules"].items()]
    if document["violations"]:
        out += ["", *violations(document["violations"], words)]
    return out


def _figure(figure: Mapping[str, Any], words: Words) -> list[tuple[str, str]]:
    """A figure and how it comes about; much of that stands a line each."""
    value = words.number(figure["value"])
    made: list[str] = figure["made-of"]
    if len("; ".join(made)) > LONG and len(made) > 1:
        return [(figure["label"], value), *[("", line) for line in made]]
    return [(figure["label"], f"{value}   {'; '.join(made)}".rstrip())]


def _count(resource: Mapping[str, Any], words: Words) -> str:
    low, high = resource["minimum"], resource["maximum"]
    bounds = (
        words.text("resource-minimum", number=low)
        if high is None
        else words.text("parameter-bounds", minimum=low, maximum=high)
    )
    return f"{resource['count']} ({bounds})"


def _fields(sheet: Sheet, words: Words) -> Iterator[tuple[str, str]]:
    """Label and value of every field but the name."""
    of = type(sheet)
    for field in form_of(of).fields:
        if field.key == "name":
            continue
        label, value = words.say(of.label(field.key)), getattr(sheet, field.name)
        if field.kind == "list" and field.item is not None and value:
            rows = [line for each in value for line in _item(field, each, of, words)]
            yield from zip([label, *[""] * (len(rows) - 1)], rows, strict=True)
        else:
            yield label, _said(field, value, of, field.key, words)


def _item(field: Field, item: Any, of: type[Sheet], words: Words) -> Iterator[str]:
    """An item of a list: a line, and another for each list in it, its items by name and number alone."""
    assert field.items is not None
    yield _parts(field, item, of, field.key, words)
    for inner in field.items.fields:
        items = getattr(item, inner.name)
        if inner.kind == "list" and inner.items is not None and items:
            shown = [each for each in inner.items.fields[:2] if each.kind in ("text", "integer")]
            names = [" ".join([str(getattr(each, part.name)) for part in shown]) for each in items]
            yield f"  {words.say(of.label(f'{field.key}.{inner.key}'))}: {'; '.join(names)}"


def _said(field: Field, value: Any, of: type[Sheet], where: str, words: Words) -> str:
    if value in (None, (), ""):
        return "–"
    if field.kind == "boolean":
        return words.text("yes" if value else "no")
    if field.kind == "integer":
        return words.number(value)
    if field.kind == "choice":
        return choice_label(of.system, field.key, value, words)
    if field.kind == "list" and field.item is None:
        assert field.items is not None
        return ", ".join([_said(field.items.fields[0], each, of, where, words) for each in value])
    if field.kind == "list":
        return "; ".join([_parts(field, each, of, where, words) for each in value])
    if field.kind == "group":
        return _parts(field, value, of, where, words)
    return str(value)


def _parts(field: Field, value: Any, of: type[Sheet], where: str, words: Words) -> str:
    """A group or an item of a list in one line: numbers that are not 0, and all else that differs from its default."""
    assert field.items is not None
    said = []
    for place, inner in enumerate(field.items.fields):
        part = getattr(value, inner.name)
        if inner.kind == "list" or (part == inner.default and not (inner.kind == "integer" and part)):
            continue
        text = _said(inner, part, of, f"{where}.{inner.key}", words)
        first = not place and inner.kind == "text"
        said.append(text if first else f"{words.say(of.label(f'{where}.{inner.key}'))} {text}")
    return ", ".join(said) or "–"


def violations(found: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    """Point by point: the rule, the place, the sentence. Nothing where nothing is wrong."""
    if not found:
        return []
    rows = [(each["rule"] or words.text("sheet-data"), f"{each['where']}: {each['message']}") for each in found]
    return [words.text("sheet-violations"), *columns(rows, 2, NUMBER)]


def steps(raises: Sequence[Mapping[str, Any]], moves: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    """Steps up with their prices and why, and what they move."""
    out: list[str] = []
    for step in raises:
        price = step["price"]
        free = price["amount"] is None or (step["refused"] is not None and not price["amount"])
        head = words.text(
            "sheet-step-unpriced" if free else "sheet-step",
            label=step["label"],
            where=step["where"],
            now=step["now"],
            then=step["then"],
            amount=price["amount"] or 0,
            currency=price["label"],
        )
        out += lines(head, 0)
        for why in price["why"]:
            out += lines(why, 2)
        if step["refused"] is not None:
            out += lines(words.text("sheet-refused", why=step["refused"]), 2)
    if moves:
        rows = [
            (each["label"], f"{'–' if each['before'] is None else each['before']} → {each['after']}") for each in moves
        ]
        out += ["", *columns(rows, 0, LEFT)]
    return out


def history(entries: Sequence[Mapping[str, Any]], of: type[Sheet], words: Words) -> list[str]:
    """The journal, oldest first."""
    if not entries:
        return [words.text("history-empty")]
    out: list[str] = []
    for entry in entries:
        mark = f" {words.text('history-undone')}" if entry["undone"] else ""
        out += columns([(f"{entry['number']:3}  {entry['at']}", entry["what"] + mark)], 0, 17)
        if entry["reason"]:
            out += lines(words.text("history-reason", reason=entry["reason"]), 17)
        if entry["rules"]:
            out += lines(words.text("history-rules", rules=_rules(entry["rules"])), 17)
        if entry["kind"] != "raise":
            for line in change_lines(entry, of, words):
                out += lines(line, 17)
    return out


def _rules(rules: Any) -> str:
    """House rules of an entry, as options name them; from a file, and so anything."""
    if not isinstance(rules, dict):
        return said(rules)
    return said(", ".join([f"{key.partition('.')[2] or key}={said(value)}" for key, value in rules.items()]))


def changed(document: Document, of: type[Sheet], words: Words) -> list[str]:
    """What the last entry of the journal changed."""
    return change_lines(document.journal[-1], of, words) or [words.text("sheet-unchanged")]
