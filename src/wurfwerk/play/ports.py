"""What play needs from outside, as protocols: a store, a broadcast, a clock.  Adapters fill them; `tests/contract` holds them to it.

A store keeps entries as text and knows nothing of tables: `codec` makes the text. Law: what `append` has answered is on disk.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from wurfwerk.message import Message, WurfwerkError

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Collection, Mapping, Sequence

    from wurfwerk.table.event import Entry, Language, Role


@dataclass(frozen=True, slots=True)
class Row:
    """An entry as it is stored; `body` is the event as JSON text."""

    seq: int
    at: str
    by: str | None
    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """What is kept of a seat beside the log: its role, its language, the sealed key of its links (see `play.tokens`)."""

    seat: str
    role: Role
    language: Language
    sealed: bytes | None = None


@dataclass(frozen=True, slots=True)
class NewSeat:
    """A seat to be stored, with the hash of its token."""

    digest: bytes
    seat: StoredSeat


@dataclass(frozen=True, slots=True, kw_only=True)
class Append:
    """Rows to be stored as one: all of it or nothing.

    after     the number of the last entry before; Conflict if the table has moved on
    command   (seat, client id): stored with the number of the last row; if it is there already, nothing is stored
    seat      a seat that comes with it
    language  (seat, language): the seat reads this language from now on
    """

    table: str
    after: int
    rows: tuple[Row, ...]
    command: tuple[str, str] | None = None
    seat: NewSeat | None = None
    language: tuple[str, Language] | None = None


@dataclass(frozen=True, slots=True)
class Appended:
    """The number that the command is acknowledged with; `repeated`: it was stored before, and nothing was stored now."""

    seq: int
    repeated: bool = False


class Conflict(Exception):  # noqa: N818  (not an error for a person: the caller reads again and tries again)
    """The table has moved on since the caller read it."""


class StoreError(WurfwerkError):
    """The store cannot do what was asked. Keys: database-unwritable, database-corrupt, database-in-use, database-newer; storing-failed, reading-failed.

    `place` is for the first four, which end the start of a server. The others reach everybody at a table and name no place.
    """

    def __init__(self, key: str, place: str = "") -> None:
        super().__init__(Message(f"table-error-{key}", place=place), key=key)


class EventStore(Protocol):
    """Tables, their links, seats, entries and answered commands."""

    async def create(self, table: str, links: Mapping[Role, bytes], rows: Sequence[Row]) -> None:
        """Store a new table with the hashes of its links and its first rows."""
        ...

    async def last(self, table: str) -> int | None:
        """The number of the last entry; None if there is no such table."""
        ...

    async def link(self, table: str, digest: bytes) -> Role | None:
        """The role of a link with this hash."""
        ...

    async def seat(self, table: str, digest: bytes) -> StoredSeat | None:
        """The seat whose token has this hash."""
        ...

    def append(self, append: Append) -> asyncio.Future[Appended]:
        """Put in line for storing, at once and in the order of the calls. The future ends in that order too; Conflict, StoreError."""
        ...

    async def command(self, table: str, seat: str, client: str) -> int | None:
        """The number that this command was acknowledged with, if it was."""
        ...

    async def read(self, table: str, after: int, limit: int) -> tuple[Row, ...]:
        """Up to `limit` rows behind number `after`, oldest first."""
        ...

    async def changes(self, table: str, kinds: Collection[str]) -> tuple[Row, ...]:
        """All rows of these kinds, oldest first."""
        ...

    async def note(self, key: str) -> str | None:
        """A note of the installation, such as the place of its sample table."""
        ...

    async def keep(self, key: str, value: str) -> None:
        """Write a note."""
        ...

    async def close(self) -> None:
        """Finish what is in line, then let go of everything."""
        ...


class Broadcast(Protocol):
    """Tells everybody who listens to a table of its new entries, in their order."""

    def publish(self, table: str, entry: Entry) -> None: ...

    def subscribe(self, table: str, listener: Callable[[Entry], None]) -> Callable[[], None]:
        """Hear of entries from now on; call the answer to stop."""
        ...


class Clock(Protocol):
    def now(self) -> str:
        """The time in UTC, as 2026-11-30T20:15:00Z."""
        ...

    def steady(self) -> float:
        """Seconds that never run backwards."""
        ...
