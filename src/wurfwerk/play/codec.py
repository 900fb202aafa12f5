"""The wire codec: entries and commands to JSON and back, read with the bounds of their dataclasses.  Law: `entry(row(e)) == e`.

Unknown fields are refused: a mistyped "mode" must not become a public roll.
"""

from __future__ import annotations

import json
import re
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import ConfigDict, Discriminator, StringConstraints, TypeAdapter, ValidationError, with_config

from wurfwerk.message import Message, WurfwerkError
from wurfwerk.play.ports import Row
from wurfwerk.table.command import Roll, Say, Speak
from wurfwerk.table.event import Entry, Joined, Opened, Rolled, Said

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wurfwerk.table.event import Event

MAX_FRAME = 65_536
"""Bytes of one command."""
_ID = re.compile(rb'"id"\s*:\s*"([\w.:-]{1,64})"')

_QUOTED = re.compile(r"'([^']*)'")
_DO = ("roll", "say", "speak")
_FAULTS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "unexpected_keyword_argument": "unknown",
    "union_tag_invalid": "choice",
    "union_tag_not_found": "choice",
    "literal_error": "choice",
    "greater_than_equal": "least",
    "less_than_equal": "most",
    "string_type": "text",
    "string_too_short": "short",
    "string_unicode": "text",
    "int_type": "number",
    "int_from_float": "number",
    "int_parsing": "number",
    "int_parsing_size": "number",
    "bool_type": "truth",
    "list_type": "list",
    "tuple_type": "list",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
}
"""Kinds of faults by pydantic's name of them."""

ClientId = Annotated[str, StringConstraints(min_length=1, max_length=64)]
_STRICT = ConfigDict(extra="forbid", strict=True)


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class SentRoll(Roll):
    do: Literal["roll"]
    id: ClientId


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class SentSay(Say):
    do: Literal["say"]
    id: ClientId


@with_config(_STRICT)
@dataclass(frozen=True, slots=True, kw_only=True)
class SentSpeak(Speak):
    do: Literal["speak"]
    id: ClientId


Sent = SentRoll | SentSay | SentSpeak
_SENT: TypeAdapter[Sent] = TypeAdapter(Annotated[Sent, Discriminator("do")])
_EVENTS: dict[str, TypeAdapter[Any]] = {
    kind.__name__.lower(): TypeAdapter(kind) for kind in (Opened, Joined, Said, Rolled)
}


class ShapeError(WurfwerkError):
    """Text from outside that is no JSON or not of the right shape. Keys: not-json, wrong-shape, too-long."""

    def __init__(self, key: str, *, client: str | None = None, **arguments: str | int | None) -> None:
        super().__init__(Message(f"table-error-{key}", **arguments), key=key)
        self.client = client


def sent(frame: str | bytes) -> Sent:
    """The command in a frame. ShapeError, with the command's id where it can be found."""
    data = frame.encode("utf-8", "replace") if isinstance(frame, str) else frame
    if len(data) > MAX_FRAME:
        raise ShapeError("too-long", client=_client(data[:1_000] + data[-1_000:]), most=MAX_FRAME, field="request")
    try:
        command = _SENT.validate_json(data)
    except ValidationError as error:
        raise shape_error(error, client=_client(data)) from None
    check_keys(data, command.id)
    return command


def check_keys(data: bytes, client: str | None = None) -> None:
    """ShapeError if an object in this JSON names a key twice: readers would not agree on which one counts."""

    def once(pairs: list[tuple[str, Any]]) -> None:
        seen = set()
        for key, _ in pairs:
            if key in seen:
                raise wrong_shape("doubled", key[:80], client=client)
            seen.add(key)

    with suppress(ValueError, RecursionError):  # no JSON at all: whoever reads it for good says so
        json.loads(data, object_pairs_hook=once)


def shape_error(error: ValidationError, client: str | None = None) -> ShapeError:
    """The first fault that pydantic found, in our own words: which field, what kind of fault, and what would be right."""
    first = error.errors(include_url=False, include_input=False)[0]
    place = [str(part) for part in first["loc"] if part not in ("roll", "say", "speak")]
    return fault(first["type"], place, first.get("ctx", {}), client)


def fault(kind: str, place: Sequence[str], context: Mapping[str, Any], client: str | None = None) -> ShapeError:
    """A fault at a place, by pydantic's name and context of it."""
    field = ".".join(place)[:80]
    if kind == "json_invalid" or (not field and not kind.startswith("union_tag")):
        return ShapeError("not-json", client=client)
    if kind in ("string_too_long", "too_long"):
        return ShapeError("too-long", client=client, most=context.get("max_length"), field=field)
    bound = next((context[name] for name in ("ge", "le") if name in context), 0)
    known = ", ".join(_QUOTED.findall(str(context.get("expected", context.get("expected_tags", "")))))
    return wrong_shape(
        _FAULTS.get(kind, "value"), field or "do", known=known or ", ".join(_DO), bound=bound, client=client
    )


def wrong_shape(fault: str, field: str, *, known: str = "", bound: float = 0, client: str | None = None) -> ShapeError:
    """A field that is not as it must be. `known`: the values that are right; `bound`: the least or the greatest."""
    return ShapeError("wrong-shape", client=client, field=field, fault=fault, known=known, bound=int(bound))


def row(entry: Entry) -> Row:
    """The entry as it is stored; what has its default is left out."""
    kind = type(entry.event).__name__.lower()
    return Row(
        entry.seq, entry.at, entry.by, kind, _EVENTS[kind].dump_json(entry.event, exclude_defaults=True).decode()
    )


def entry(row: Row) -> Entry:
    """The entry that was stored."""
    return Entry(row.seq, row.at, row.by, _EVENTS[row.kind].validate_json(row.body))


def document(event: Event) -> dict[str, Any]:
    """The event as a document of plain values, with its kind; texts are still keys. What a roll or a die does not have is left out."""
    kind = type(event).__name__.lower()
    fields: dict[str, Any] = _EVENTS[kind].dump_python(event, mode="json")
    if kind == "rolled":
        if not fields["automatic"]:
            del fields["automatic"]
        for name in ("hints", "rolls", "concealed"):
            if not fields[name]:
                del fields[name]
        for roll in (fields, *fields.get("rolls", ())):
            _leave_out(roll)
    return {"kind": kind, **fields}


def _leave_out(roll: dict[str, Any]) -> None:
    """Takes out of a roll what it does not have."""
    if roll["compared"] is None:
        del roll["compared"]
    if not roll["rows"]:
        del roll["rows"]
    roll["dice"] = [
        {key: value for key, value in die.items() if value is not None or key not in ("group", "times", "label")}
        for die in roll["dice"]
    ]


def _client(data: bytes) -> str | None:
    found = _ID.search(data)
    return found.group(1).decode() if found else None
