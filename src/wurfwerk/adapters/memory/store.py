"""A store in memory: gone with the process.  It keeps the same promises as the others otherwise."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from wurfwerk.play.ports import Appended, Conflict

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from wurfwerk.play.ports import Append, Row, StoredSeat
    from wurfwerk.table.event import Role


@dataclass(slots=True)
class _Stored:
    links: Mapping[Role, bytes]
    rows: list[Row]
    seats: dict[bytes, StoredSeat] = field(default_factory=dict)
    commands: dict[tuple[str, str], int] = field(default_factory=dict)


class MemoryStore:
    """Fills `play.ports.EventStore`."""

    def __init__(self) -> None:
        self._tables: dict[str, _Stored] = {}
        self._notes: dict[str, str] = {}

    async def create(self, table: str, links: Mapping[Role, bytes], rows: Sequence[Row]) -> None:
        self._tables[table] = _Stored(links, list(rows))

    async def last(self, table: str) -> int | None:
        stored = self._tables.get(table)
        return None if stored is None else len(stored.rows)

    async def link(self, table: str, digest: bytes) -> Role | None:
        stored = self._tables.get(table)
        return next((role for role, known in stored.links.items() if known == digest), None) if stored else None

    async def seat(self, table: str, digest: bytes) -> StoredSeat | None:
        stored = self._tables.get(table)
        return stored.seats.get(digest) if stored else None

    def append(self, append: Append) -> asyncio.Future[Appended]:
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        try:
            future.set_result(self._append(append))
        except Conflict as conflict:
            future.set_exception(conflict)
        return future

    def _append(self, append: Append) -> Appended:
        stored = self._tables[append.table]
        if append.command is not None and append.command in stored.commands:
            return Appended(stored.commands[append.command], repeated=True)
        if append.after != len(stored.rows):
            raise Conflict
        stored.rows += append.rows
        seq = len(stored.rows)
        if append.command is not None:
            stored.commands[append.command] = seq
        if append.seat is not None:
            stored.seats[append.seat.digest] = append.seat.seat
        if append.language is not None:
            name, language = append.language
            for digest, seat in stored.seats.items():
                if seat.seat == name:
                    stored.seats[digest] = replace(seat, language=language)
        return Appended(seq)

    async def command(self, table: str, seat: str, client: str) -> int | None:
        return self._tables[table].commands.get((seat, client))

    async def read(self, table: str, after: int, limit: int) -> tuple[Row, ...]:
        return tuple(self._tables[table].rows[after : after + limit])

    async def changes(self, table: str, kinds: Collection[str]) -> tuple[Row, ...]:
        return tuple(row for row in self._tables[table].rows if row.kind in kinds)

    async def note(self, key: str) -> str | None:
        return self._notes.get(key)

    async def keep(self, key: str, value: str) -> None:
        self._notes[key] = value

    async def close(self) -> None:
        """Nothing to finish."""
