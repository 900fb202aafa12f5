"""The use cases of the live table: open, join, roll and say, read the log.  Nothing is told to anybody before it is stored.

A table stands in memory as the fold of its log. A command is decided on that at once, and its entries go into the store's line; many
commands of one table may be in line together. The store alone is the truth: if it answers that the table has moved on, or cannot
store, the table in memory is forgotten and read again.

Laws: a command (seat, client id) is applied exactly once; an acknowledged entry is stored; entries are published in their order.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from wurfwerk.message import WurfwerkError
from wurfwerk.play import codec, tokens
from wurfwerk.play.ports import Append, Conflict, NewSeat, StoredSeat, StoreError
from wurfwerk.table.audience import Viewer, view
from wurfwerk.table.command import Join, Speak
from wurfwerk.table.decide import decide
from wurfwerk.table.error import TableError
from wurfwerk.table.event import Entry
from wurfwerk.table.state import CHANGES, Table, fold

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from wurfwerk.dice.chance import Chance
    from wurfwerk.play.ports import Appended, Broadcast, Clock, EventStore
    from wurfwerk.table.command import Command, Open, Roll, Say
    from wurfwerk.table.event import Event, Hidden, Language, Role

ONLOOKER = Viewer("", "spectator")
"""Who sees what everybody may see, and no more."""

MAX_PAGE = 500
"""Entries of one page of the log."""
_TRIES = 5
_MOST_TABLES = 2_000
"""Tables that stand in memory at once."""
_MOST_ANSWERS = 2_000
"""Answered commands remembered for each table; older ones are looked up in the store."""


class UnknownTable(TableError):  # noqa: N818  (says what is unknown)
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("no-such-table")


class UnknownSeat(TableError):  # noqa: N818
    """The request carries no seat of this table."""

    def __init__(self) -> None:
        super().__init__("no-seat")


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody at a table: the seat that a token stands for."""

    table: str
    seat: str
    role: Role
    language: Language
    sealed: bytes | None = None

    @property
    def viewer(self) -> Viewer:
        return Viewer(self.seat, self.role)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that was opened, with the tokens of its links."""

    table: str
    links: dict[Role, str]


@dataclass(slots=True)
class _Live:
    """A table in memory: `state` is ahead of the store by what is in line, `shown` is what is stored and everybody may know."""

    state: Table
    shown: Table
    answers: OrderedDict[tuple[str, str], asyncio.Future[int]] = field(default_factory=OrderedDict)


class Tables:
    """All tables of one store."""

    def __init__(self, store: EventStore, broadcast: Broadcast, clock: Clock, chance: Callable[[], Chance]) -> None:
        self.store = store
        self.broadcast = broadcast
        self.clock = clock
        self._chance = chance
        self._live: OrderedDict[str, _Live] = OrderedDict()
        self._loading: dict[str, asyncio.Future[_Live]] = {}

    async def open(self, command: Open, gm_token: str | None = None) -> NewTable:
        """Open a table. TableError, ParameterError for what cannot be."""
        events = decide(Table(), None, command, self._chance())
        table, links = tokens.new_key(), tokens.links(gm_token or tokens.new_token())
        rows = [codec.row(entry) for entry in self._entries(events, 0, None)]
        await self.store.create(table, {role: tokens.digest(token) for role, token in links.items()}, rows)
        return NewTable(table, links)

    async def join(self, table: str, token: str, name: str, language: Language | None = None) -> tuple[Seated, str]:
        """Take a seat with a link's token: the seat and its own token. UnknownTable; TableError bad-link, bad-name, name-taken, too-many-seats."""
        role = await self.link(table, token)
        seat_token, seat = tokens.new_token(), tokens.new_key(6)
        live = await self._stand(table)
        stored = StoredSeat(
            seat, role, language or live.state.language, tokens.seal(token, seat_token) if role == "gm" else None
        )
        await self._store(
            table, seat, Join(seat=seat, name=name, role=role), None, NewSeat(tokens.digest(seat_token), stored)
        )
        return Seated(table, seat, role, stored.language, stored.sealed), seat_token

    async def link(self, table: str, token: str) -> Role:
        """The role that a link gives. UnknownTable; TableError bad-link."""
        if await self.store.last(table) is None:
            raise UnknownTable
        role = await self.store.link(table, tokens.digest(token)) if tokens.well_formed(token) else None
        if role is None:
            raise TableError("bad-link")
        return role

    async def seated(self, table: str, token: str | None) -> Seated:
        """Who a cookie or bearer token stands for. UnknownTable, UnknownSeat."""
        known = await self.store.seat(table, tokens.digest(token)) if token and tokens.well_formed(token) else None
        if known is None:
            raise UnknownTable if await self.store.last(table) is None else UnknownSeat
        return Seated(table, known.seat, known.role, known.language, known.sealed)

    async def act(self, seated: Seated, command: Roll | Say | Speak, client: str) -> int:
        """Apply a command once and answer with the number of its entry, when it is stored. WurfwerkError if it is refused.

        Speak leaves no entry and answers with the last number there is.
        """
        return await self._store(seated.table, seated.seat, command, client)

    def answered(self, seated: Seated, client: str) -> bool:
        """Whether this command is known here already, stored or in line."""
        live = self._live.get(seated.table)
        return live is not None and (seated.seat, client) in live.answers

    async def state(self, table: str) -> Table:
        """The table as everybody there may know it."""
        return (await self._stand(table)).shown

    async def log(self, seated: Seated, after: int, limit: int) -> tuple[Entry | Hidden, ...]:
        """Up to `limit` entries behind number `after`, oldest first, as this viewer may see them."""
        rows = await self.store.read(seated.table, max(0, after), max(1, min(limit, MAX_PAGE)))
        return tuple(view(map(codec.entry, rows), seated.viewer))

    async def whole_log(self, seated: Seated) -> AsyncIterator[Entry | Hidden]:
        """All entries up to now, as this viewer may see them."""
        after, last = 0, await self.store.last(seated.table) or 0
        while after < last:
            page = await self.log(seated, after, min(MAX_PAGE, last - after))
            if not page:
                return
            for entry in page:
                yield entry
            after = page[-1].seq

    async def _store(
        self, table: str, by: str, command: Command | Speak, client: str | None, seat: NewSeat | None = None
    ) -> int:
        key = (by, client) if client is not None else None
        for _ in range(_TRIES):
            live = await self._stand(table)
            # From here to the place in the store's line nothing else runs.
            future = live.answers.get(key) if key is not None else None
            if future is None:
                try:
                    future = self._append(table, live, by, command, key, seat)
                except WurfwerkError:
                    # A command that was answered before a restart may be refused now; its first answer stands.
                    before = await self.store.command(table, *key) if key is not None else None
                    if before is None:
                        raise
                    return before
            try:
                return await asyncio.shield(future)
            except Conflict:
                continue
        raise StoreError("storing-failed")

    def _append(
        self,
        table: str,
        live: _Live,
        by: str,
        command: Command | Speak,
        key: tuple[str, str] | None,
        seat: NewSeat | None,
    ) -> asyncio.Future[int]:
        language = (by, command.language) if isinstance(command, Speak) else None
        events = () if isinstance(command, Speak) else decide(live.state, by, command, self._chance())
        after = live.state.seq
        entries = self._entries(events, after, by)
        rows = tuple(map(codec.row, entries))
        append = Append(table=table, after=after, rows=rows, command=key, seat=seat, language=language)
        stored = self.store.append(append)
        live.state = fold(entries, live.state)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        if key is not None:
            live.answers[key] = answer
            if len(live.answers) > _MOST_ANSWERS:
                live.answers.popitem(last=False)
        stored.add_done_callback(lambda done: self._stored(table, live, entries, done, answer))
        return answer

    def _stored(
        self,
        table: str,
        live: _Live,
        entries: tuple[Entry, ...],
        done: asyncio.Future[Appended],
        answer: asyncio.Future[int],
    ) -> None:
        """What was in line is stored: tell everybody, then whoever asked. Or it is not: what stands in memory was wrong."""
        error = asyncio.CancelledError() if done.cancelled() else done.exception()
        if error is not None or done.result().repeated:
            if self._live.get(table) is live:
                del self._live[table]
        else:
            live.shown = fold(view(entries, ONLOOKER), live.shown)
            for entry in entries:
                self.broadcast.publish(table, entry)
        if error is None:
            answer.set_result(done.result().seq)
        else:
            answer.set_exception(StoreError("storing-failed") if done.cancelled() else error)
            answer.exception()  # nobody may be waiting any more

    def _entries(self, events: tuple[Event, ...], after: int, by: str | None) -> tuple[Entry, ...]:
        now = self.clock.now()
        return tuple(Entry(seq, now, by, event) for seq, event in enumerate(events, after + 1))

    async def _stand(self, table: str) -> _Live:
        """The table in memory. UnknownTable."""
        live = self._live.get(table)
        if live is not None:
            self._live.move_to_end(table)
            return live
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> _Live:
        last = await self.store.last(table)
        if last is None:
            raise UnknownTable
        changes = tuple(map(codec.entry, await self.store.changes(table, CHANGES)))
        state = fold(changes)
        seq = max(last, state.seq)
        shown = fold(view(changes, ONLOOKER))
        live = self._live[table] = _Live(replace(state, seq=seq), replace(shown, seq=seq))
        if len(self._live) > _MOST_TABLES:
            self._forget_one()
        return live

    def _forget_one(self) -> None:
        """Forget the table that was used longest ago and has nothing in line."""
        for key, live in self._live.items():
            if all(answer.done() for answer in live.answers.values()):
                del self._live[key]
                return
