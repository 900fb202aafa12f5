"""`SheetError`: what is wrong with a file or a change of a sheet."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError


class SheetError(WurfwerkError):
    """Keys of a file: not-a-sheet, not-json, not-text, not-a-number, doubled, too-deep, too-long, too-many-values, bad-version, too-new, no-sheet-here, cannot-migrate.

    Of its place: exists, unreadable, unwritable, not-a-file, read-only, changed-meanwhile, in-use. Of a change: unknown-field, nothing-there, past-the-end, bad-value,
    faulty-place, unknown-change, not-enough, nothing-to-undo, undo-older-layout, changed-since, reason-too-long; of a roll: another-system.
    """

    def __init__(self, key: str, *, hint: Message | None = None, **arguments: str | int | Message) -> None:
        super().__init__(Message(f"error-sheet-{key}", **arguments), key=key, hint=hint)
