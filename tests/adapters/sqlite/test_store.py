"""The file itself: what is wrong with it is told, and a disk that is full stores nothing by halves."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

import apsw
import pytest

from wurfwerk.adapters.sqlite import SqliteStore, schema
from wurfwerk.play.ports import Append, Appended, Row, StoreError

if TYPE_CHECKING:
    from pathlib import Path

LINKS = {"gm": b"g" * 32}


def row(seq: int, size: int = 10) -> Row:
    return Row(seq, "", None, "said", "x" * size)


def filled(path: Path, rows: int = 200) -> None:
    async def step() -> None:
        store = SqliteStore(path)
        await store.create("t", LINKS, [row(seq, 500) for seq in range(1, rows + 1)])  # type: ignore[arg-type]
        await store.close()

    asyncio.run(step())


def refusal(path: Path) -> str:
    with pytest.raises(StoreError) as refused:
        SqliteStore(path)
    assert str(path) in str(refused.value.message.arguments["place"])
    return refused.value.key


def test_it_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    db = schema.writer(str(tmp_path / "t.sqlite3"))
    assert (db.pragma("journal_mode"), db.pragma("synchronous")) == ("wal", 2)
    assert (db.pragma("user_version"), db.pragma("application_id")) == (schema.VERSION, schema.APPLICATION)
    reading = schema.reader(str(tmp_path / "t.sqlite3"))
    with pytest.raises(apsw.ReadOnlyError):
        reading.execute("insert into notes values('a', 'b')")
    reading.close()
    db.close()


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    path.write_text("my diary, not a database " * 100)
    before = path.read_bytes()
    assert refusal(path) == "database-corrupt"
    assert path.read_bytes() == before


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    filled(path)
    data = bytearray(path.read_bytes())
    data[len(data) // 2 :] = os.urandom(len(data) - len(data) // 2)
    path.write_bytes(data)
    assert refusal(path) == "database-corrupt"


def test_a_file_that_was_cut_off_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    filled(path)
    path.write_bytes(path.read_bytes()[: 3 * 4096 + 100])
    assert refusal(path) == "database-corrupt"


def test_a_database_of_another_program_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    db = apsw.Connection(str(path))
    db.execute("create table diary(day text)")
    db.close()
    assert refusal(path) == "database-corrupt"


def test_a_newer_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    filled(path)
    db = apsw.Connection(str(path))
    db.pragma("user_version", schema.VERSION + 1)
    db.close()
    assert refusal(path) == "database-newer"


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert refusal(tmp_path / "file" / "t.sqlite3") == "database-unwritable"
    (tmp_path / "folder").mkdir()
    assert refusal(tmp_path / "folder") == "database-unwritable"


def test_one_server_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"
    store = SqliteStore(path)
    assert refusal(path) == "database-in-use"
    store.close_now()
    SqliteStore(path).close_now()


def test_a_full_disk_stores_nothing_by_halves_and_can_still_be_read(tmp_path: Path) -> None:
    path = tmp_path / "t.sqlite3"

    async def full() -> int:
        store = SqliteStore(path)
        await store.create("t", LINKS, [row(1)])  # type: ignore[arg-type]
        store._writer._db.pragma("max_page_count", 60)
        stored = 1
        with pytest.raises(StoreError) as refused:  # noqa: PT012
            while True:
                assert await store.append(Append(table="t", after=stored, rows=(row(stored + 1, 3_000),))) == Appended(
                    stored + 1
                )
                stored += 1
        assert refused.value.key == "storing-failed" and stored > 5
        assert await store.last("t") == stored
        assert len(await store.read("t", 0, 1_000)) == stored
        # What is small enough still fits, beside something that does not.
        large = store.append(Append(table="t", after=stored, rows=(row(stored + 1, 100_000),)))
        small = store.append(Append(table="t", after=stored, rows=(row(stored + 1),)))
        assert [type(each) for each in await asyncio.gather(large, small, return_exceptions=True)] == [
            StoreError,
            Appended,
        ]
        await store.close()
        return stored + 1

    async def after(stored: int) -> None:
        store = SqliteStore(path)
        assert await store.last("t") == stored
        assert await store.append(Append(table="t", after=stored, rows=(row(stored + 1, 100_000),))) == Appended(
            stored + 1
        )
        await store.close()

    asyncio.run(after(asyncio.run(full())))


def test_reading_the_changes_does_not_read_history(tmp_path: Path) -> None:
    """Opening a table of 100,000 entries must not read them; SQLite's own plan prefers to."""

    async def step() -> str:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create("t", LINKS, [row(1)])  # type: ignore[arg-type]
        seen: list[str] = []
        read = store._read_now

        def explained(sql: str, values: tuple[object, ...]) -> list[tuple[object, ...]]:
            seen.extend(str(step) for step in read(f"explain query plan {sql}", values))
            return read(sql, values)

        store._read_now = explained  # type: ignore[method-assign]
        await store.changes("t", ("opened", "joined"))
        await store.close()
        return " ".join(seen)

    plan = asyncio.run(step())
    assert "USING INDEX changes (table_id=? AND kind=?)" in plan
