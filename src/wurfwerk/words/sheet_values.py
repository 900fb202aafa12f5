"""Places and values of a sheet in words: typed as on a sheet, or as they stand in its file, where anything may stand.

A thing with a name is told by it: `Boat building 3 (Background of level 1: her grandfather)`, and what is inside it by both names:
`Saddlebag, Weight`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.rules.form import field_at, form_of
from wurfwerk.sheets.json_text import said as short
from wurfwerk.sheets.place import ABSENT, get, steps
from wurfwerk.words.catalogue import choice_label

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from wurfwerk.rules.form import Field
    from wurfwerk.rules.sheet import Sheet
    from wurfwerk.words.sentences import Words

NOTHING = "–"
RANKS = ("level", "rank", "value", "modifier")
"""Numbers that are said right behind a name: `Boat building 3`."""


def value_text(value: Any, field: Field, of: type[Sheet], where: str, words: Words) -> str:
    """The value of a field; `where` is the field's place without numbers, `categories.abilities`."""
    if value is None or value in ("", (), []):
        return NOTHING
    match field.kind:
        case "boolean" if isinstance(value, bool):
            return words.text("yes" if value else "no")
        case "integer" if type(value) is int:
            return words.number(value)
        case "choice" if isinstance(value, str) and value in field.choices:
            return choice_label(of.system, field.key, value, words)
        case "list" if isinstance(value, list | tuple) and field.items is not None:
            if field.item is None:
                return ", ".join([value_text(each, field.items.fields[0], of, where, words) for each in value])
            return "; ".join([item_text(each, field, of, where, words) for each in value])
        case "group":
            return item_text(value, field, of, where, words)
        case "text" | "notation":
            return str(value)
    return short(value)


def item_text(value: Any, field: Field, of: type[Sheet], where: str, words: Words, *, lists: bool = True) -> str:
    """A group or an item of a list: its name, then numbers that are not 0 and what differs from its default. `lists`: its own lists as well."""
    if field.items is None or (isinstance(value, list | tuple | str | int) or value is None):
        return NOTHING if value is None else short(value)
    name = ""
    said = []
    for number, inner in enumerate(field.items.fields):
        part = part_of(value, inner)
        if number == 0 and inner.kind == "text":
            name = str(part) if part else NOTHING
        elif number == 1 and name and inner.key in RANKS and type(part) is int:
            name += f" {words.number(part)}"
        elif (
            part != []
            and (part != inner.default or (inner.kind == "integer" and part))
            and (lists or inner.kind != "list")
        ):
            place = f"{where}.{inner.key}"
            label = words.say(of.label(place))
            if part is True:
                said.append(label)
            else:
                colon = ":" if inner.kind in ("text", "list") else ""
                said.append(f"{label}{colon} {value_text(part, inner, of, place, words)}")
    if not name:
        return ", ".join(said) or NOTHING
    return f"{name} ({', '.join(said)})" if said else name


def part_of(value: Any, inner: Field) -> Any:
    """A field of a group or of an item of a list."""
    return value.get(inner.key, inner.default) if isinstance(value, dict) else getattr(value, inner.name)


def place_label(of: type[Sheet], where: str, fields: Mapping[str, Any], words: Words) -> str:
    """What a place is called, with the name of the thing it belongs to; `fields` are those of the file."""
    place = steps(where)
    key = of.label(where).key
    if not place or not words.has(key):
        return short(where)
    label = words.text(key)
    form = form_of(of)
    for end in range(len(place) - 1, 0, -1):
        field = field_at(form, place[:end])
        if field is None or field.kind != "group" or field.items is None or field.items.fields[0].kind != "text":
            continue
        if place[end] == field.items.fields[0].key:
            return label if isinstance(place[end - 1], int) else words.say(of.label(str(place[end - 1])))
        named = get(fields, place[:end])
        name = named.get(field.items.fields[0].key) if isinstance(named, dict) else None
        if not isinstance(place[end - 1], int):
            name = words.say(of.label(str(place[end - 1])))
        if not isinstance(name, str) or not name:
            return label
        return short(name) if place[-1] in RANKS else f"{short(name)}, {label}"
    return label


def side_text(value: Any, field: Field | None, of: type[Sheet], where: str, words: Words) -> str:
    """A value before or after a change; `where` without numbers."""
    if value is ABSENT or value is None or value == "":
        return NOTHING
    if field is None:
        return words.number(value) if type(value) is int else short(value)
    return short(value_text(value, field, of, where, words))
