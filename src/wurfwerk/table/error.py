"""`TableError`: a command that the table refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.message import Message, WurfwerkError

if TYPE_CHECKING:
    from wurfwerk.message import Argument


class TableError(WurfwerkError):
    """Keys: not-allowed, unknown-system, system-not-here, rules-are-fixed, bad-name, name-taken, empty-text, too-long, too-many-seats, too-many-dice.

    Each has its text `table-error-KEY`, with the arguments given here.
    """

    def __init__(self, key: str, *, hint: Message | None = None, **arguments: Argument) -> None:
        super().__init__(Message(f"table-error-{key}", **arguments), key=key, hint=hint)
