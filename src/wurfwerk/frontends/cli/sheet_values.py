"""`PATH=VALUE` on the command line: the value as the field at that path takes it; a day; what a check takes from a sheet."""

from __future__ import annotations

import contextlib
import re
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from wurfwerk.adapters.sheet_file import load
from wurfwerk.frontends.cli.declared import value_of
from wurfwerk.frontends.cli.options import OptionError
from wurfwerk.message import Message
from wurfwerk.rules.form import Field, field_at, form_of
from wurfwerk.sheets.change import under
from wurfwerk.sheets.document import opened
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.json_text import loads
from wurfwerk.sheets.place import ABSENT, steps
from wurfwerk.sheets.written import MAX_DEPTH

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.sheet import Sheet
    from wurfwerk.sheets.document import Opened

MAX_VALUE = 100_000
"""Characters of one value."""

_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBER = Field("", "", "integer", None, None, None, True)


def read_day(given: Given) -> str:
    """The day of a change: --date, else today. OptionError bad-date."""
    text = given.text("date")
    if text is None:
        return datetime.now(UTC).astimezone().date().isoformat()
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text).isoformat()
    except ValueError:
        pass
    raise OptionError(Message("error-bad-date", text=text[:40]), key="bad-date")


def read_values(of: type[Sheet], assignments: Sequence[str], removed: Sequence[str]) -> dict[str, Any]:
    """Path -> value; ABSENT for what is taken away. OptionError, SheetError bad-value."""
    values: dict[str, Any] = {}
    for text in assignments:
        where, equals, written = text.partition("=")
        if not equals:
            raise OptionError(Message("error-assignment", text=text[:60]), key="bad-assignment")
        _once(values, where)
        values[where] = _read(_field(of, where), where, written)
    for where in removed:
        _once(values, where)
        values[where] = ABSENT
    return values


def _once(values: Mapping[str, Any], where: str) -> None:
    if where in values:
        raise OptionError(Message("error-given-twice", option=where[:60]), key="given-twice")


def _field(of: type[Sheet], where: str) -> Field | None:
    """The field at a path; None where there is none that is known."""
    place = steps(where)
    if place is None:
        return None
    form = form_of(of)
    if place[0] == "resources" and "resources" not in form.keys():  # noqa: SIM118
        return _NUMBER
    return field_at(form, place)


def _read(field: Field | None, where: str, written: str) -> Any:
    if field is None:
        return written
    if field.optional and written == "null":
        return None
    if field.kind == "boolean":
        return {"true": True, "false": False}.get(written, written)
    if field.kind not in ("list", "group"):
        return value_of(field, written)
    example = "[]" if field.kind == "list" else "{}"
    with contextlib.suppress(SheetError):
        if len(written) <= MAX_VALUE:
            return loads(written, MAX_DEPTH)
    raise SheetError("bad-value", where=where[:80], text=written[:40], example=example)


def sheet_of(given: Given, system: str, rules: Mapping[str, str]) -> Opened | None:
    """The sheet of --sheet, for a check of this system, under its house rules and those of --rule. SheetError another-system."""
    name = given.text("sheet")
    if name is None:
        return None
    found = opened(load(Path(name)).document)
    if found.document.system != system:
        raise SheetError("another-system", file=name, system=found.document.system, wanted=system)
    return under(found.document, rules)


def filled(found: Opened, of: type[Check], raw: Mapping[str, object]) -> dict[str, object]:
    """The parameters of a check from a sheet and from what was given: names of its fields are looked up, all else wins over it."""
    fields = {field.key: field for field in form_of(of).fields}
    named = {
        key: value
        for key, value in raw.items()
        if isinstance(value, str) and key in fields and _is_name(fields[key], value)
    }
    own = {key: value for key, value in raw.items() if key not in named}
    known = {key: value for key, value in found.sheet.parameters(of.key, named).items() if key in fields}
    return {**known, **own}


def _is_name(field: Field, text: str) -> bool:
    """Whether this is no value of the field, and so the name of something on the sheet."""
    if field.kind == "notation":
        from wurfwerk.notation import NotationError, parse

        try:
            parse(text)
        except NotationError:
            return True
        return False
    return field.kind in ("integer", "boolean", "list", "group")
