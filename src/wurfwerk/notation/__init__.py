"""Text <-> expression: reading, printing, dialects, pasted text.  Standard library only, and little of that: start-up counts."""

from __future__ import annotations

from wurfwerk.notation.error import NotationError
from wurfwerk.notation.reading import Reading, parse, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.notation.document import dice_document, number, plain_document
    from wurfwerk.notation.meanings import Meaning, readings
    from wurfwerk.notation.printer import render
    from wurfwerk.notation.symbols import trace

__all__ = (
    "Meaning",
    "NotationError",
    "Reading",
    "dice_document",
    "number",
    "parse",
    "plain_document",
    "read",
    "readings",
    "render",
    "trace",
)

_LATER = {
    "Meaning": "meanings",
    "dice_document": "document",
    "number": "document",
    "plain_document": "document",
    "readings": "meanings",
    "render": "printer",
    "trace": "symbols",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
