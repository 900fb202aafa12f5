"""What every store promises: order, exactly once, all or nothing, and all of it again after a restart."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import pytest

from wurfwerk.adapters.memory import MemoryStore
from wurfwerk.adapters.sqlite import SqliteStore
from wurfwerk.play.ports import Append, Appended, Conflict, NewSeat, Row, StoredSeat

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine
    from pathlib import Path

    from wurfwerk.play.ports import EventStore

    class Place(Protocol):
        def __call__(self, store: EventStore | None = None) -> EventStore: ...


LINKS = {"gm": b"g" * 32, "player": b"p" * 32, "spectator": b"s" * 32}


@pytest.fixture(name="place", params=["memory", "sqlite"])
def _place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Opens the store; given one that was closed, opens what it kept."""
    if request.param == "memory":
        return lambda store=None: store or MemoryStore()
    return lambda _=None: SqliteStore(tmp_path / "deep" / "tables.sqlite3")


def row(seq: int, kind: str = "said", body: str | None = None) -> Row:
    return Row(
        seq, "2026-11-30T20:15:00Z", "mia" if seq > 1 else None, kind, body or f'{{"text":"{seq} ä \U0001f3b2"}}'
    )


def run(place: Place, *steps: Callable[[EventStore], Awaitable[None]]) -> None:
    """Each step in a process's life of its own: the store is closed and opened again between them."""

    async def life(store: EventStore, step: Callable[[EventStore], Awaitable[None]]) -> None:
        try:
            await step(store)
        finally:
            await store.close()

    store = None
    for step in steps:
        store = place(store)
        asyncio.run(life(store, step))


async def new(store: EventStore, table: str = "t", rows: int = 1) -> None:
    await store.create(table, LINKS, [row(seq, "opened") for seq in range(1, rows + 1)])


def say(seq: int, table: str = "t", **more: object) -> Append:
    return Append(table=table, after=seq - 1, rows=(row(seq),), **more)  # type: ignore[arg-type]


def test_what_was_stored_is_read_in_order_also_after_a_restart(place: Place) -> None:
    async def write(store: EventStore) -> None:
        await new(store)
        for seq in range(2, 8):
            assert await store.append(say(seq)) == Appended(seq)

    async def read(store: EventStore) -> None:
        expected = (row(1, "opened"), *[row(seq) for seq in range(2, 8)])
        assert await store.read("t", 0, 100) == expected
        assert await store.read("t", 2, 3) == expected[2:5]
        assert await store.read("t", 7, 3) == ()
        assert await store.last("t") == 7
        assert await store.append(say(8)) == Appended(8)

    run(place, write, read)


def test_there_is_nothing_where_nothing_was_stored(place: Place) -> None:
    async def step(store: EventStore) -> None:
        assert await store.last("t") is None
        assert await store.link("t", LINKS["gm"]) is None
        assert await store.seat("t", b"x") is None
        assert await store.note("x") is None
        await new(store)
        assert await store.link("t", b"x" * 32) is None
        assert await store.link("other", LINKS["gm"]) is None
        assert await store.command("t", "mia", "1") is None

    run(place, step)


def test_several_rows_are_stored_together(place: Place) -> None:
    async def step(store: EventStore) -> None:
        await new(store)
        rows = (row(2), row(3), row(4))
        assert await store.append(Append(table="t", after=1, rows=rows, command=("mia", "a"))) == Appended(4)
        assert await store.read("t", 1, 10) == rows

    run(place, step)


def test_a_command_is_stored_once_also_after_a_restart(place: Place) -> None:
    async def first(store: EventStore) -> None:
        await new(store)
        assert await store.append(say(2, command=("mia", "a"))) == Appended(2)
        assert await store.append(say(3, command=("tom", "a"))) == Appended(3)
        assert await store.append(say(4, command=("mia", "a"))) == Appended(2, repeated=True)
        assert await store.last("t") == 3

    async def second(store: EventStore) -> None:
        assert await store.append(say(4, command=("mia", "a"))) == Appended(2, repeated=True)
        # Whatever it believes the table's last number to be: the first answer stands.
        assert await store.append(say(9, command=("tom", "a"))) == Appended(3, repeated=True)
        assert await store.command("t", "mia", "a") == 2
        assert await store.last("t") == 3
        assert await store.append(say(4, command=("mia", "b"))) == Appended(4)

    run(place, first, second)


def test_who_is_behind_is_told_and_nothing_is_stored(place: Place) -> None:
    async def step(store: EventStore) -> None:
        await new(store)
        await store.append(say(2))
        for wrong in (say(2), say(4), say(1)):
            with pytest.raises(Conflict):
                await store.append(wrong)
        seat = NewSeat(b"d" * 32, StoredSeat("zoe", "player", "de"))
        with pytest.raises(Conflict):
            await store.append(say(2, command=("zoe", "x"), seat=seat))
        assert await store.last("t") == 2
        assert await store.seat("t", b"d" * 32) is None
        assert await store.command("t", "zoe", "x") is None
        # A conflict in the same batch does not disturb its neighbours.
        together = [store.append(say(3)), store.append(say(3)), store.append(say(4))]
        done = await asyncio.gather(*together, return_exceptions=True)
        assert (done[0], type(done[1]), done[2]) == (Appended(3), Conflict, Appended(4))

    run(place, step)


def test_seats_links_languages_and_notes_are_kept(place: Place) -> None:
    gm = NewSeat(b"1" * 32, StoredSeat("gerda", "gm", "de", b"sealed"))
    mia = NewSeat(b"2" * 32, StoredSeat("mia", "player", "en"))

    async def write(store: EventStore) -> None:
        await new(store)
        await store.append(say(2, seat=gm))
        await store.append(say(3, seat=mia))
        speak = Append(table="t", after=3, rows=(), command=("mia", "s"), language=("mia", "de"))
        assert await store.append(speak) == Appended(3)
        await store.keep("sample", "one")
        await store.keep("sample", "two")

    async def read(store: EventStore) -> None:
        assert await store.seat("t", gm.digest) == gm.seat
        assert await store.seat("t", mia.digest) == StoredSeat("mia", "player", "de")
        assert await store.seat("other", gm.digest) is None
        assert [await store.link("t", digest) for digest in LINKS.values()] == list(LINKS)
        assert await store.note("sample") == "two"
        assert await store.command("t", "mia", "s") == 3

    run(place, write, read)


def test_changes_leave_out_history(place: Place) -> None:
    async def step(store: EventStore) -> None:
        await new(store)
        await store.append(say(2))
        await store.append(Append(table="t", after=2, rows=(row(3, "joined"), row(4, "rolled"), row(5, "joined"))))
        assert [each.seq for each in await store.changes("t", ("opened", "joined"))] == [1, 3, 5]
        assert [each.seq for each in await store.changes("t", ("joined",))] == [3, 5]

    run(place, step)


def test_many_writers_at_many_tables_at_once(place: Place) -> None:
    tables, writers, each = 4, 10, 20

    async def write(store: EventStore) -> None:
        for table in range(tables):
            await new(store, f"t{table}")
        answered: dict[str, list[int]] = {f"t{table}": [] for table in range(tables)}

        async def writer(table: str, name: str) -> None:
            for number in range(each):
                while True:
                    last = await store.last(table)
                    assert last is not None
                    append = Append(table=table, after=last, rows=(row(last + 1),), command=(name, str(number)))
                    try:
                        answer = await store.append(append)
                    except Conflict:
                        continue
                    assert not answer.repeated
                    answered[table].append(answer.seq)
                    break

        work: list[Coroutine[None, None, None]] = [
            writer(table, f"w{number}") for table in answered for number in range(writers)
        ]
        await asyncio.gather(*work)
        for table, seqs in answered.items():
            assert sorted(seqs) == list(range(2, writers * each + 2))
            rows = await store.read(table, 0, 1000)
            assert [stored.seq for stored in rows] == list(range(1, writers * each + 2))

    run(place, write)


def test_answers_come_in_the_order_of_the_calls(place: Place) -> None:
    async def step(store: EventStore) -> None:
        await new(store)
        order: list[int] = []
        futures = [store.append(say(seq)) for seq in range(2, 600)]
        for future in futures:
            future.add_done_callback(lambda done: order.append(done.result().seq))
        await asyncio.gather(*futures)
        await asyncio.sleep(0)
        assert order == list(range(2, 600))

    run(place, step)


def test_closing_finishes_what_is_in_line(place: Place) -> None:
    async def write(store: EventStore) -> None:
        await new(store)
        for seq in range(2, 300):
            store.append(say(seq))

    async def read(store: EventStore) -> None:
        assert await store.last("t") == 299

    run(place, write, read)
