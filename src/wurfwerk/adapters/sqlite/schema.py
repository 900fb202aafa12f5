"""The tables of the file, its version, and how a connection is set up."""

from __future__ import annotations

import apsw

APPLICATION = 0x57555246  # "WURF"
VERSION = 1

# Events keep their rowid: long rows of a table without would fill a page each.
SCHEMA = """
create table notes(key text primary key, value text not null) strict, without rowid;
create table tables(id text primary key, last integer not null) strict, without rowid;
create table links(
    table_id text not null, digest blob not null, role text not null,
    primary key(table_id, digest)) strict, without rowid;
create table seats(
    table_id text not null, digest blob not null, seat text not null, role text not null, language text not null, sealed blob,
    primary key(table_id, digest)) strict, without rowid;
create unique index seats_by_key on seats(table_id, seat);
create table events(
    table_id text not null, seq integer not null, at text not null, by text, kind text not null, body text not null,
    primary key(table_id, seq)) strict;
create index changes on events(table_id, kind, seq) where kind <> 'rolled' and kind <> 'said';
create table commands(
    table_id text not null, seat text not null, client text not null, seq integer not null,
    primary key(table_id, seat, client)) strict, without rowid;
"""


class NewerFile(Exception):  # noqa: N818
    """The file was written by a later version of the product."""


class ForeignFile(Exception):  # noqa: N818
    """A database, but not one of ours."""


def writer(path: str) -> apsw.Connection:
    """The one connection that writes. Every commit is on disk when it returns. Makes the tables in an empty file."""
    db = apsw.Connection(path)
    db.set_busy_timeout(5_000)
    if next(iter(db.execute("pragma quick_check(1)")))[0] != "ok":
        raise apsw.CorruptError(path)
    db.pragma("journal_mode", "wal")
    db.pragma("synchronous", "full")
    with db:
        version = db.pragma("user_version")
        if version == 0:
            if next(db.execute("select count(*) from sqlite_schema"))[0]:
                raise ForeignFile(path)
            db.execute(SCHEMA)
            db.pragma("application_id", APPLICATION)
            db.pragma("user_version", VERSION)
        elif db.pragma("application_id") != APPLICATION:
            raise ForeignFile(path)
        elif version > VERSION:
            raise NewerFile(path)
    return db


def reader(path: str) -> apsw.Connection:
    """A connection that only reads. It never checkpoints: two that do at one moment could harm the file."""
    db = apsw.Connection(path, flags=apsw.SQLITE_OPEN_READONLY)
    db.set_busy_timeout(5_000)
    db.pragma("query_only", True)
    db.pragma("wal_autocheckpoint", 0)
    return db
