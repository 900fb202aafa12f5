"""Lines and rooms without sockets: bounds, the seam between catching up and being live, presence."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

from wurfwerk.adapters.memory import MemoryStore
from wurfwerk.app import tables_of
from wurfwerk.frontends.web.rooms import MOST_WAITING, Line, Rooms
from wurfwerk.table.command import Open, Say

if TYPE_CHECKING:
    from wurfwerk.play.tables import Seated, Tables


async def party() -> tuple[Tables, Seated, Seated]:
    tables = tables_of(MemoryStore())
    opened = await tables.open(Open(name="Test", language="en"))
    one, _ = await tables.join(opened.table, opened.links["player"], "Mia")
    two, _ = await tables.join(opened.table, opened.links["player"], "Tom")
    return tables, one, two


def seqs(line: Line) -> list[int]:
    frames: list[dict[str, Any]] = [json.loads(text) for text in line.taken()]
    return [frame["seq"] for frame in frames if "seq" in frame]


def test_a_line_holds_so_many_frames_and_no_more() -> None:
    async def step() -> None:
        _, mia, _ = await party()
        line = Line(mia, 0, "en", fixed=False)
        for _ in range(MOST_WAITING):
            line.put("x")
        assert not line.overrun.is_set()
        line.put("x")
        assert line.overrun.is_set() and len(line.taken()) == MOST_WAITING

    asyncio.run(step())


def test_catching_up_waits_for_the_socket_and_leaves_room_for_news() -> None:
    async def step() -> None:
        tables, mia, tom = await party()
        for number in range(600):
            await tables.act(mia, Say(text="x"), str(number))
        line = Line(tom, 0, "en", fixed=False)
        room = Rooms(tables).enter(line)
        catching_up = asyncio.ensure_future(room.catch_up(line))
        got: list[int] = []
        for number in range(600, 620):
            await asyncio.sleep(0)
            await tables.act(mia, Say(text="x"), str(number))
            line.put('{"presence":[]}')
            assert not line.overrun.is_set()
            got += seqs(line)
        while not catching_up.done():
            await asyncio.sleep(0)
            got += seqs(line)
        await tables.act(mia, Say(text="x"), "last")
        got += seqs(line)
        assert got == list(range(1, 625)) and line.live.is_set()

    asyncio.run(step())


def test_entries_published_while_the_last_page_is_read_are_not_missed() -> None:
    async def step() -> None:
        tables, mia, tom = await party()
        line = Line(tom, 3, "en", fixed=False)
        room = Rooms(tables).enter(line)
        read = tables.store.read
        written = 0

        async def slow_read(table: str, after: int, limit: int) -> Any:
            """As the store's, but somebody writes between the reading and the answer."""
            nonlocal written
            rows = await read(table, after, limit)
            if written < 5:
                written += 1
                await tables.act(mia, Say(text="x"), f"between {written}")
            return rows

        tables.store.read = slow_read  # type: ignore[method-assign]
        await room.catch_up(line)
        assert seqs(line) == [4, 5, 6, 7, 8]
        await tables.act(mia, Say(text="x"), "after")
        assert seqs(line) == [9]

    asyncio.run(step())


def test_an_empty_room_is_given_up() -> None:
    async def step() -> None:
        tables, mia, tom = await party()
        rooms = Rooms(tables)
        lines = [Line(mia, 3, "en", fixed=False), Line(tom, 3, "en", fixed=False)]
        room = rooms.enter(lines[0])
        assert rooms.enter(lines[1]) is room
        rooms.leave(lines[0])
        assert rooms.enter(lines[0]) is room
        for line in lines:
            rooms.leave(line)
        assert rooms.enter(lines[0]) is not room
        rooms.leave(lines[0])

    asyncio.run(step())
