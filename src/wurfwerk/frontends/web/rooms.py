"""The sockets of each table: who is there, and what each is sent.

Every socket has a line of frames of bounded length. One that does not take them is dropped; it comes back and asks for what it
missed. Law: a socket is sent the entries behind its `after` in order, each once, as its seat may see them.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from wurfwerk.frontends.web.speech import Frames, to_json
from wurfwerk.play.tables import MAX_PAGE
from wurfwerk.table.audience import redact

if TYPE_CHECKING:
    from collections.abc import Callable

    from wurfwerk.play.tables import Seated, Tables
    from wurfwerk.table.event import Entry, Language

MOST_WAITING = 256
"""Frames that may wait for one socket."""
_CALM = 0.05
"""Seconds for which comings and goings are gathered, and a thousandth more for every socket."""


class Line:
    """What waits to be sent to one socket. `fixed`: its language was asked for in the address and does not follow the seat."""

    def __init__(self, seated: Seated, after: int, language: Language, *, fixed: bool) -> None:
        self.seated = seated
        self.language = language
        self.fixed = fixed
        self.sent = after
        self.live = asyncio.Event()
        self.overrun = asyncio.Event()
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)
        self._taken = asyncio.Event()

    def put(self, frame: str) -> None:
        """Let a frame wait; if there are too many, the socket is given up."""
        try:
            self._waiting.put_nowait(frame)
        except asyncio.QueueFull:
            self.overrun.set()

    async def room(self) -> None:
        """Wait until half of the line is free: what is caught up must leave room for what is new."""
        while self._waiting.qsize() >= MOST_WAITING // 2:
            self._taken.clear()
            await self._taken.wait()

    async def take(self) -> str:
        """The next frame to be sent."""
        frame = await self._waiting.get()
        self._taken.set()
        return frame

    def taken(self) -> list[str]:
        """All frames that wait, taken at once."""
        self._taken.set()
        return [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]


class Room:
    """The sockets of one table."""

    def __init__(self, tables: Tables, table: str) -> None:
        self._tables = tables
        self._table = table
        self._lines: set[Line] = set()
        self._frames = Frames()
        self._last = 0
        self._announcing: asyncio.TimerHandle | None = None
        self._stop: Callable[[], None] = tables.broadcast.subscribe(table, self._hear)

    @property
    def empty(self) -> bool:
        return not self._lines

    def enter(self, line: Line) -> None:
        news = line.seated.seat not in self._seats()
        self._lines.add(line)
        if news:
            self._announce()
        else:
            line.put(self._presence())

    def leave(self, line: Line) -> None:
        self._lines.discard(line)
        if line.seated.seat not in self._seats():
            self._announce()

    def close(self) -> None:
        self._stop()
        if self._announcing is not None:
            self._announcing.cancel()

    async def catch_up(self, line: Line) -> None:
        """Send what the socket has missed, then let it be live. Waits for the socket between pages."""
        while not line.overrun.is_set():
            page = await self._tables.log(line.seated, line.sent, min(MAX_PAGE, MOST_WAITING // 2))
            if not page and self._last <= line.sent:
                # Nothing else runs between this look and being live. What is stored but not yet published comes by `_hear`;
                # what was published while the page was read has a greater number, and is read in the next.
                line.live.set()
                return
            for entry in page:
                if entry.seq > line.sent:
                    await line.room()
                    line.put(self._frames.frame(entry, line.language))
                    line.sent = entry.seq
                    await asyncio.sleep(0)  # many entries take long to say

    def speak(self, seat: str, language: Language) -> None:
        """All sockets of this seat read this language from now on."""
        for line in self._lines:
            if line.seated.seat == seat and not line.fixed:
                line.language = language

    def _hear(self, entry: Entry) -> None:
        self._last = entry.seq
        for line in self._lines:
            if line.live.is_set() and entry.seq > line.sent:
                line.put(self._frames.frame(redact(entry, line.seated.viewer), line.language))
                line.sent = entry.seq

    def _seats(self) -> set[str]:
        return {line.seated.seat for line in self._lines}

    def _presence(self) -> str:
        return to_json({"presence": sorted(self._seats())})

    def _announce(self) -> None:
        """Tell everybody soon who is there; many changes at once become one frame."""
        if self._announcing is None and self._lines:
            loop = asyncio.get_running_loop()
            self._announcing = loop.call_later(_CALM + len(self._lines) / 1_000, self._tell)

    def _tell(self) -> None:
        self._announcing = None
        frame = self._presence()
        for line in self._lines:
            line.put(frame)


class Rooms:
    """The rooms of all tables that somebody is connected to."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._rooms: dict[str, Room] = {}

    def enter(self, line: Line) -> Room:
        table = line.seated.table
        room = self._rooms.get(table)
        if room is None:
            room = self._rooms[table] = Room(self._tables, table)
        room.enter(line)
        return room

    def leave(self, line: Line) -> None:
        room = self._rooms.get(line.seated.table)
        if room is None:
            return
        room.leave(line)
        if room.empty:
            room.close()
            del self._rooms[line.seated.table]
