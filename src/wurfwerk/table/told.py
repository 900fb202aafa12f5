"""Messages as plain data and back: what an event stores of an explanation.

    Message("a", n=3)     ["a", {"n": 3}]
    Fraction(7, 2)        {"ratio": "7/2"}
    (m1, m2)              [["a", {}], ["b", {}]]

Law: `message(told(m)) == m`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.table.event import Told


def told(message: Message) -> Told:
    """The message as data for JSON."""
    return message.key, {name: _out(value) for name, value in message.arguments.items()}


def message(data: Sequence[Any]) -> Message:
    """The message that was stored."""
    key, arguments = data
    return Message(key, **{name: _in(value) for name, value in arguments.items()})


def _out(value: object) -> Any:
    match value:
        case Message():
            return list(told(value))
        case tuple():
            return [_out(part) for part in value]
        case Fraction():
            return {"ratio": str(value)}
        case str() | bool() | int() | None:
            return value
    raise TypeError(type(value).__name__)


def _in(value: Any) -> Any:
    match value:
        case {"ratio": ratio}:
            return Fraction(ratio)
        case [str(), dict()]:
            return message(value)
        case list() | tuple():
            return tuple([_in(part) for part in value])
    return value
