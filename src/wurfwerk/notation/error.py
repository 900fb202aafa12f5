"""`NotationError`: a text that cannot be read, with the place in it and, where there is one, what to write instead."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError


class NotationError(WurfwerkError):
    """Keys: empty, syntax, not-a-pool, bad-selector, negative-count, zero-dice, zero-sides, division-by-zero, endless-explosion,
    endless-reroll, too-long, too-deep, too-many-dice, too-many-sides, too-large, overflow, unknown-dialect,
    no-spelling.

    `span` is (start, end) in characters of the text as it was typed.
    """

    span: tuple[int, int]

    def __init__(
        self, key: str, message: Message | None = None, *, span: tuple[int, int], hint: Message | None = None
    ) -> None:
        super().__init__(message or Message(f"error-{key}"), key=key, span=span, hint=hint)
