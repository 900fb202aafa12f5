"""The file itself: what is wrong with it is told, and a disk that is full stores nothing by halves."""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING

import apsw
import pytest

from wurfwerk.adapters.sqlite import SqliteStore, schema
from wurfwerk.play.ports import Append, Appended, Row, StoreError
from wurfwerk.words import Words

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


@pytest.mark.parametrize("kind", ["symlink", "hard link", "folder"])
def test_one_server_at_a_time_by_whatever_name(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "t.sqlite3"
    store = SqliteStore(path)
    other = tmp_path / "other.sqlite3"
    if kind == "symlink":
        other.symlink_to(path)
    elif kind == "hard link":
        if sys.platform != "linux":
            pytest.skip("only Linux keeps the two kinds of locks apart")
        other.hardlink_to(path)
    else:
        (tmp_path / "folder").symlink_to(tmp_path)
        other = tmp_path / "folder" / "t.sqlite3"
    assert refusal(other) == "database-in-use"
    store.close_now()
    SqliteStore(other).close_now()


def test_a_link_to_a_file_that_is_not_there_yet_locks_that_file(tmp_path: Path) -> None:
    path, other = tmp_path / "deep" / "t.sqlite3", tmp_path / "other.sqlite3"
    other.symlink_to(path)
    store = SqliteStore(other)
    assert refusal(path) == "database-in-use"
    store.close_now()
    assert path.exists()


def test_what_goes_wrong_later_is_told_without_the_place_and_logged_with_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "t.sqlite3"

    async def step() -> list[StoreError]:
        store = SqliteStore(path)
        await store.create("t", LINKS, [row(1)])  # type: ignore[arg-type]
        store._writer._db.pragma("query_only", True)
        errors = []
        for asked in (
            store.append(Append(table="t", after=1, rows=(row(2),))),
            store._read("select * from missing", ()),
        ):
            with pytest.raises(StoreError) as refused:
                await asked
            errors.append(refused.value)
        store._writer._db.pragma("query_only", False)
        assert await store.append(Append(table="t", after=1, rows=(row(2),))) == Appended(2)
        await store.close()
        return errors

    errors = asyncio.run(step())
    assert [error.key for error in errors] == ["storing-failed", "reading-failed"]
    for error in errors:
        assert not any(str(value) for value in error.message.arguments.values())
        for language in ("de", "en"):
            said = Words(language).say(error.message)
            assert str(tmp_path) not in said and "sqlite" not in said and "/" not in said
    assert caplog.text.count(str(path)) == 2 and "readonly" in caplog.text and "no such table" in caplog.text


def test_work_that_fails_in_another_way_does_not_end_the_writer(tmp_path: Path) -> None:
    async def step() -> None:
        store = SqliteStore(tmp_path / "t.sqlite3")
        await store.create("t", LINKS, [row(1)])  # type: ignore[arg-type]
        with pytest.raises(StoreError):
            await store.keep("note", "\ud800")
        await store.keep("note", "text")
        assert await store.note("note") == "text"
        await store.close()

    asyncio.run(step())


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
