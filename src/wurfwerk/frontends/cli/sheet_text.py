"""A sheet on the terminal: what stands on it, what is wrong, what a step costs, what has been done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.frontends.cli.layout import columns, lines
from wurfwerk.rules.form import form_of
from wurfwerk.sheets.json_text import said
from wurfwerk.words.sheet_values import item_text, part_of, value_text
from wurfwerk.words.sheets import change_lines

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

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
    out = [*lines(f"{document['name'] or '–'} ({system})", 0), ""]
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
    """Label and value of every field but the name; things that have lists of their own take several rows."""
    of = type(sheet)
    for field in form_of(of).fields:
        label, value = words.say(of.label(field.key)), getattr(sheet, field.name)
        nested = [inner for inner in field.items.fields if inner.kind == "list"] if field.items and field.item else []
        if field.kind == "list" and nested and value:
            yield label, ""
            for each in value:
                yield f"  {item_text(each, field, of, field.key, words, lists=False)}", ""
                for inner in nested:
                    place = f"{field.key}.{inner.key}"
                    if part := part_of(each, inner):
                        yield f"    {words.say(of.label(place))}", value_text(part, inner, of, place, words)
        elif field.key != "name":
            yield label, value_text(value, field, of, field.key, words)


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


def history(entries: Sequence[Mapping[str, Any]], document: Document, of: type[Sheet], words: Words) -> list[str]:
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
            for line in change_lines(entry, document, of, words):
                out += lines(line, 17)
    return out


def _rules(rules: Any) -> str:
    """House rules of an entry, as options name them; from a file, and so anything."""
    if not isinstance(rules, dict):
        return said(rules)
    return said(", ".join([f"{key.partition('.')[2] or key}={said(value)}" for key, value in rules.items()]))


def changed(document: Document, of: type[Sheet], words: Words, *, quiet: bool = False) -> list[str]:
    """What the last entry of the journal changed; that it changed nothing is not said when `quiet`."""
    return change_lines(document.journal[-1], document, of, words) or ([] if quiet else [words.text("sheet-unchanged")])
