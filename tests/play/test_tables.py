"""The use cases: exactly once, in order, nothing told before it is stored, whatever the store answers."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from wurfwerk.adapters.memory import MemoryBroadcast, MemoryStore
from wurfwerk.adapters.sqlite import SqliteStore
from wurfwerk.adapters.system import SystemClock
from wurfwerk.dice.chance import SeededChance, SystemChance
from wurfwerk.message import WurfwerkError
from wurfwerk.play.ports import Append, Appended, StoreError
from wurfwerk.play.tables import NewTable, Seated, Tables, UnknownSeat, UnknownTable
from wurfwerk.table.command import Open, Roll, Say, Speak
from wurfwerk.table.event import Entry, Rolled, Said

if TYPE_CHECKING:
    from pathlib import Path

    from wurfwerk.play.ports import EventStore


def tables_on(store: EventStore, chance: type = SystemChance) -> Tables:
    return Tables(store, MemoryBroadcast(), SystemClock(), chance)


async def party(tables: Tables, *names: str) -> tuple[NewTable, list[Seated]]:
    opened = await tables.open(Open(name="Test", systems=("openlegend",), language="en"))
    return opened, [(await tables.join(opened.table, opened.links["player"], name))[0] for name in names]


def heard(tables: Tables, table: str) -> list[Entry]:
    entries: list[Entry] = []
    tables.broadcast.subscribe(table, entries.append)
    return entries


class LosingStore(MemoryStore):
    """Fails to store every so many appends, as a full disk does."""

    def __init__(self, every: int) -> None:
        super().__init__()
        self.every = every
        self.appends = 0

    def append(self, append: Append) -> asyncio.Future[Appended]:
        self.appends += 1
        if self.appends % self.every:
            return super().append(append)
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        future.set_exception(StoreError("storing-failed"))
        return future


class SlowStore(MemoryStore):
    """Keeps everything in line until it is let go, as a slow disk does."""

    def __init__(self) -> None:
        super().__init__()
        self.line: list[tuple[Append, asyncio.Future[Appended]]] = []
        self.hold = False

    def append(self, append: Append) -> asyncio.Future[Appended]:
        if not self.hold:
            return super().append(append)
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self.line.append((append, future))
        return future

    def let_go(self, *, lose_first: bool = False) -> None:
        """Store all that is in line; `lose_first`: the first could not be stored."""
        self.hold = False
        for number, (append, future) in enumerate(self.line):
            if lose_first and number == 0:
                future.set_exception(StoreError("storing-failed"))
                continue
            done = super().append(append)
            error = done.exception()
            future.set_exception(error) if error else future.set_result(done.result())
        self.line.clear()


def test_a_repeated_command_throws_no_dice_again(tmp_path: Path) -> None:
    async def first() -> tuple[NewTable, Seated, int]:
        tables = tables_on(SqliteStore(tmp_path / "t.sqlite3"))
        opened, (mia,) = await party(tables, "Mia")
        entries = heard(tables, opened.table)
        answers = [await tables.act(mia, Roll(target="9d1000"), "a") for _ in range(3)]
        together = await asyncio.gather(*[tables.act(mia, Roll(target="9d1000"), "b") for _ in range(20)])
        assert answers == [3, 3, 3] and set(together) == {4} and [entry.seq for entry in entries] == [3, 4]
        await tables.store.close()
        return opened, mia, 3

    async def second(opened: NewTable, mia: Seated, answer: int) -> None:
        tables = tables_on(SqliteStore(tmp_path / "t.sqlite3"))
        entries = heard(tables, opened.table)
        assert await tables.act(mia, Roll(target="9d1000"), "a") == answer
        # Also where the command would be refused now: the first answer stands.
        assert await tables.act(mia, Roll(target="not a roll"), "a") == answer
        assert entries == [] and (await tables.state(opened.table)).seq == 4
        assert await tables.act(mia, Say(text="new"), "c") == 5
        await tables.store.close()

    asyncio.run(second(*asyncio.run(first())))


def test_many_commands_in_line_keep_their_order() -> None:
    async def step() -> None:
        store = SlowStore()
        tables = tables_on(store)
        opened, (mia, tom) = await party(tables, "Mia", "Tom")
        entries = heard(tables, opened.table)
        store.hold = True
        work = [
            asyncio.ensure_future(tables.act(who, Say(text=str(n)), str(n))) for n in range(50) for who in (mia, tom)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(store.line) == 100 and entries == [] and (await tables.state(opened.table)).seq == 3
        store.let_go()
        assert await asyncio.gather(*work) == list(range(4, 104))
        assert [entry.seq for entry in entries] == list(range(4, 104))
        assert (await tables.state(opened.table)).seq == 103

    asyncio.run(step())


def test_what_could_not_be_stored_has_not_happened_and_the_rest_goes_on() -> None:
    async def step() -> None:
        store = SlowStore()
        tables = tables_on(store)
        opened, (mia,) = await party(tables, "Mia")
        entries = heard(tables, opened.table)
        store.hold = True
        work = [asyncio.ensure_future(tables.act(mia, Say(text=str(n)), str(n))) for n in range(10)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        store.let_go(lose_first=True)
        answers = await asyncio.gather(*work, return_exceptions=True)
        assert isinstance(answers[0], StoreError)
        assert answers[1:] == list(range(3, 12))
        assert [entry.event for entry in entries] == [Said(str(n)) for n in range(1, 10)]
        log = await tables.log(mia, 2, 100)
        assert list(log) == entries
        # Sent again it is applied, once.
        assert await tables.act(mia, Say(text="0"), "0") == 12

    asyncio.run(step())


def test_a_store_that_fails_now_and_then_loses_and_doubles_nothing() -> None:
    async def step() -> None:
        tables = tables_on(LosingStore(7))
        opened, people = await party(tables, "Mia", "Tom", "Ada")
        entries = heard(tables, opened.table)
        answered: dict[tuple[str, str], int] = {}

        async def write(somebody: Seated) -> None:
            for number in range(40):
                while True:
                    try:
                        seq = await tables.act(somebody, Say(text=f"{number}"), str(number))
                    except StoreError:
                        continue
                    answered[(somebody.seat, str(number))] = seq
                    break

        await asyncio.gather(*map(write, people))
        log = [entry for entry in await tables.log(people[0], 4, 500) if isinstance(entry, Entry)]
        assert len(log) == 120 and log == entries
        for (seat, number), seq in answered.items():
            entry = log[seq - 5]
            assert (entry.seq, entry.by, entry.event) == (seq, seat, Said(number))

    asyncio.run(step())


def test_two_servers_on_one_store_do_not_lose_each_others_entries() -> None:
    async def step() -> None:
        store = MemoryStore()
        one, two = tables_on(store), tables_on(store)
        opened, (mia,) = await party(one, "Mia")
        tom, _ = await two.join(opened.table, opened.links["player"], "Tom")
        answers = [await (one if n % 3 else two).act(mia if n % 2 else tom, Say(text="x"), str(n)) for n in range(30)]
        assert answers == list(range(4, 34))
        assert await two.act(mia, Say(text="x"), "1") == answers[1]

    asyncio.run(step())


def test_who_leaves_while_waiting_is_stored_and_told_all_the_same() -> None:
    async def step() -> None:
        store = SlowStore()
        tables = tables_on(store)
        opened, (mia,) = await party(tables, "Mia")
        entries = heard(tables, opened.table)
        store.hold = True
        task = asyncio.ensure_future(tables.act(mia, Say(text="last words"), "a"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        store.let_go()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [entry.event for entry in entries] == [Said("last words")]
        assert await tables.act(mia, Say(text="last words"), "a") == 3

    asyncio.run(step())


def test_refused_commands_leave_no_trace() -> None:
    async def step() -> None:
        tables = tables_on(MemoryStore())
        opened, (mia,) = await party(tables, "Mia")
        for number, command in enumerate((Say(text=""), Roll(target="2d"), Roll(target="openlegend.action"))):
            with pytest.raises(WurfwerkError):
                await tables.act(mia, command, str(number))
        assert (await tables.state(opened.table)).seq == 2
        assert await tables.act(mia, Say(text="now"), "0") == 3

    asyncio.run(step())


def test_seats_links_and_languages() -> None:
    async def step() -> None:
        tables = tables_on(MemoryStore())
        opened = await tables.open(Open(name="Test", language="de"))
        gm, gm_token = await tables.join(opened.table, opened.links["gm"], "Gerda")
        mia, token = await tables.join(opened.table, opened.links["player"], "Mia", "en")
        assert (gm.role, gm.language, mia.role, mia.language, mia.sealed) == ("gm", "de", "player", "en", None)
        assert await tables.seated(opened.table, gm_token) == gm and gm.sealed is not None
        assert await tables.act(mia, Speak(language="de"), "a") == 3
        assert (await tables.seated(opened.table, token)).language == "de"
        await tables.act(mia, Speak(language="en"), "b")
        assert await tables.act(mia, Speak(language="de"), "a") == 3
        assert (await tables.seated(opened.table, token)).language == "en"
        for wrong in (None, "", "x", gm_token[:-1], opened.links["gm"], "ä" * 22):
            with pytest.raises(UnknownSeat):
                await tables.seated(opened.table, wrong)
        with pytest.raises(UnknownTable):
            await tables.seated("nothing", token)
        with pytest.raises(UnknownTable):
            await tables.act(Seated("nothing", "x", "gm", "de"), Say(text="x"), "1")

    asyncio.run(step())


def test_chance_is_asked_anew_for_each_roll() -> None:
    seeds = iter(range(100))

    async def step() -> None:
        tables = Tables(MemoryStore(), MemoryBroadcast(), SystemClock(), lambda: SeededChance(next(seeds)))
        opened, (mia,) = await party(tables, "Mia")
        entries = heard(tables, opened.table)
        for number in range(6):
            await tables.act(mia, Roll(target="1d1000000"), str(number))
        values = {entry.event.value for entry in entries if isinstance(entry.event, Rolled)}
        assert len(values) == 6

    asyncio.run(step())
