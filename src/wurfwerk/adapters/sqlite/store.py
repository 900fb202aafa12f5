"""`SqliteStore`: tables, links, seats, entries and answered commands in one file, which one server at a time may hold."""

from __future__ import annotations

import asyncio
import logging
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import local
from typing import TYPE_CHECKING, Any, TypeVar

import apsw

from wurfwerk.adapters.sqlite import schema
from wurfwerk.adapters.sqlite.writer import Writer
from wurfwerk.play.ports import Appended, Conflict, Row, StoredSeat, StoreError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence
    from typing import IO

    from wurfwerk.play.ports import Append
    from wurfwerk.table.event import Role

T = TypeVar("T")
log = logging.getLogger("wurfwerk")
READERS = 2


class SqliteStore:
    """Fills `play.ports.EventStore`."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it. StoreError: database-unwritable, database-corrupt, database-in-use, database-newer."""
        place = str(path)
        self._held: list[IO[bytes]] = []
        try:
            file = path.resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            _hold(file, self._held, place)
            db = schema.writer(str(file))
        except (
            OSError,
            apsw.CantOpenError,
            apsw.ReadOnlyError,
            apsw.PermissionsError,
            apsw.IOError,
            apsw.FullError,
        ) as error:
            self._let_go()
            raise StoreError("database-unwritable", place) from error
        except (apsw.CorruptError, apsw.NotADBError, schema.ForeignFile) as error:
            self._let_go()
            raise StoreError("database-corrupt", place) from error
        except schema.NewerFile as error:
            self._let_go()
            raise StoreError("database-newer", place) from error
        except BaseException:
            self._let_go()
            raise
        self._file = str(file)
        self._writer = Writer(db, self._file)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="wurfwerk-reader")
        self._own = local()
        self._open: list[apsw.Connection] = []

    async def create(self, table: str, links: Mapping[Role, bytes], rows: Sequence[Row]) -> None:
        def work(db: apsw.Connection) -> None:
            db.execute("insert into tables values(?, ?)", (table, len(rows)))
            db.executemany("insert into links values(?, ?, ?)", [(table, key, role) for role, key in links.items()])
            _insert(db, table, rows)

        await self._writer.submit(work)

    async def last(self, table: str) -> int | None:
        found = await self._read("select last from tables where id = ?", (table,))
        return found[0][0] if found else None

    async def link(self, table: str, digest: bytes) -> Role | None:
        found = await self._read("select role from links where table_id = ? and digest = ?", (table, digest))
        return found[0][0] if found else None

    async def seat(self, table: str, digest: bytes) -> StoredSeat | None:
        sql = "select seat, role, language, sealed from seats where table_id = ? and digest = ?"
        found = await self._read(sql, (table, digest))
        return StoredSeat(*found[0]) if found else None

    def append(self, append: Append) -> asyncio.Future[Appended]:
        return self._writer.submit(lambda db: _append(db, append))

    async def command(self, table: str, seat: str, client: str) -> int | None:
        sql = "select seq from commands where table_id = ? and seat = ? and client = ?"
        found = await self._read(sql, (table, seat, client))
        return found[0][0] if found else None

    async def read(self, table: str, after: int, limit: int) -> tuple[Row, ...]:
        sql = "select seq, at, by, kind, body from events where table_id = ? and seq > ? order by seq limit ?"
        return tuple(Row(*row) for row in await self._read(sql, (table, after, limit)))

    async def changes(self, table: str, kinds: Collection[str]) -> tuple[Row, ...]:
        # The conditions are those of the index, so that history is not read.
        places = ", ".join("?" * len(kinds))
        sql = f"""select seq, at, by, kind, body from events indexed by changes
                  where table_id = ? and kind <> 'rolled' and kind <> 'said' and kind in ({places}) order by seq"""  # noqa: S608  (only question marks are put in)
        return tuple(Row(*row) for row in await self._read(sql, (table, *kinds)))

    async def note(self, key: str) -> str | None:
        found = await self._read("select value from notes where key = ?", (key,))
        return found[0][0] if found else None

    async def keep(self, key: str, value: str) -> None:
        sql = "insert into notes values(?, ?) on conflict(key) do update set value = excluded.value"
        await self._writer.submit(lambda db: _nothing(db.execute(sql, (key, value))))

    async def close(self) -> None:
        await asyncio.to_thread(self.close_now)

    def close_now(self) -> None:
        """As `close`, but blocks."""
        self._readers.shutdown()
        for db in self._open:
            db.close()
        self._writer.close()
        self._let_go()

    async def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, sql, values)

    def _read_now(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        db: apsw.Connection | None = getattr(self._own, "db", None)
        try:
            if db is None:
                db = self._own.db = schema.reader(self._file)
                self._open.append(db)
            return list(db.execute(sql, values))
        except apsw.Error as error:
            # Where the file lies and what the system says of it concerns whoever runs the server, and nobody at a table.
            log.exception("cannot read %s", self._file)
            raise StoreError("reading-failed") from error

    def _let_go(self) -> None:
        while self._held:
            self._held.pop().close()


def _append(db: apsw.Connection, append: Append) -> Appended:
    table = append.table
    if append.command is not None:
        seat, client = append.command
        sql = "select seq from commands where table_id = ? and seat = ? and client = ?"
        for (seq,) in db.execute(sql, (table, seat, client)):
            return Appended(seq, repeated=True)
    found = list(db.execute("select last from tables where id = ?", (table,)))
    if not found or found[0][0] != append.after:
        raise Conflict
    seq = append.after + len(append.rows)
    _insert(db, table, append.rows)
    if append.rows:
        db.execute("update tables set last = ? where id = ?", (seq, table))
    if append.command is not None:
        db.execute("insert into commands values(?, ?, ?, ?)", (table, *append.command, seq))
    if append.seat is not None:
        new = append.seat.seat
        values = (table, append.seat.digest, new.seat, new.role, new.language, new.sealed)
        db.execute("insert into seats values(?, ?, ?, ?, ?, ?)", values)
    if append.language is not None:
        seat, language = append.language
        db.execute("update seats set language = ? where table_id = ? and seat = ?", (language, table, seat))
    return Appended(seq)


def _insert(db: apsw.Connection, table: str, rows: Sequence[Row]) -> None:
    values = [(table, row.seq, row.at, row.by, row.kind, row.body) for row in rows]
    db.executemany("insert into events values(?, ?, ?, ?, ?, ?)", values)


def _nothing(_: object) -> None:
    return None


def _hold(file: Path, held: list[IO[bytes]], place: str) -> None:
    """Keep other servers off this file for as long as this process lives: they would not hear of each other's entries.

    `file` is without symbolic links, so that every way to it ends at one lock. What is held open is put into `held`. StoreError database-in-use.
    """
    try:
        import fcntl
    except ImportError:  # not on Windows
        return
    # A second name of the file (a hard link) has a lock of its own beside it, but not another file. Only Linux keeps this kind of lock
    # apart from the kind that SQLite takes; elsewhere it would keep out ourselves.
    places = (Path(f"{file}.lock"), file) if sys.platform == "linux" else (Path(f"{file}.lock"),)
    for each in places:
        held.append(each.open("ab"))
        try:
            fcntl.flock(held[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError("database-in-use", place) from None
