"""Where everything meets: settings, store, broadcast, clock, chance, the web application, and the server that runs it.

Environment: WURFWERK_HOST, WURFWERK_PORT, WURFWERK_DATABASE (sqlite:PATH, memory:), WURFWERK_RATE (a second; 0: no limit).
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from wurfwerk.message import Message, WurfwerkError
from wurfwerk.words import Words, language_of

if TYPE_CHECKING:
    import asyncio
    import socket
    from collections.abc import Iterator, Mapping

    from fastapi import FastAPI

    from wurfwerk.play.ports import EventStore
    from wurfwerk.play.tables import NewTable, Tables
    from wurfwerk.table.event import Language

HOST = "127.0.0.1"
PORT = 8321
RATE = 20.0
MAX_SOCKET_FRAME = 2 * 1024 * 1024
"""Bytes of a WebSocket frame that are read at all; commands above 64 KiB get a refusal, longer frames end the connection."""
_PATIENCE = 5
"""Seconds a stop waits for what is under way."""
_SAMPLE = "sample-table"


class ServeError(WurfwerkError):
    """The server cannot start. Keys: port-in-use, no-such-host, bad-rate, database-address."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(Message(f"table-error-{key}", **arguments), key=key)


@dataclass(frozen=True, slots=True)
class Settings:
    """Where to serve, where to store, how fast seats may act."""

    host: str
    port: int
    database: str
    rate: float

    @classmethod
    def of(
        cls,
        environment: Mapping[str, str],
        host: str | None = None,
        port: int | None = None,
        database: str | None = None,
    ) -> Settings:
        """What was given, else the environment, else the default. ServeError bad-rate."""
        if port is None:
            text = environment.get("WURFWERK_PORT", "")
            port = int(text) if text.isdecimal() and len(text) <= 5 else PORT
        return cls(
            host or environment.get("WURFWERK_HOST") or HOST,
            port,
            database or environment.get("WURFWERK_DATABASE") or f"sqlite:{default_file()}",
            _rate(environment.get("WURFWERK_RATE")),
        )


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    sample: bool = False,
    language: str | None = None,
) -> None:
    """Serve until stopped; `language` is that of the console. StoreError, ServeError before anything is served."""
    import asyncio

    spoken = language_of(os.environ, language)
    settings = Settings.of(os.environ, host, port, database)
    listener = listen(settings.host, settings.port)
    try:
        store = open_store(settings.database)
    except BaseException:
        listener.close()
        raise
    with asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(_run(settings, listener, store, spoken, sample))


def _loop() -> asyncio.AbstractEventLoop:
    """The quickest event loop there is."""
    try:
        import uvloop
    except ImportError:  # not on Windows
        import asyncio

        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def _run(settings: Settings, listener: socket.socket, store: EventStore, language: str, sample: bool) -> None:
    from wurfwerk.frontends.web.serving import Server

    tables = tables_of(store)
    opened = await sample_table(tables, language) if sample else None
    server = Server(make_app(tables, settings.rate), MAX_SOCKET_FRAME, _PATIENCE)
    for line in announcement(settings, listener.getsockname()[1], opened, Words(language)):
        sys.stdout.write(line + "\n")
    sys.stdout.flush()
    await server.serve(sockets=[listener])


def make_app(tables: Tables, rate: float = RATE) -> FastAPI:
    """The web application of these tables. It closes their store when it stops."""
    from wurfwerk.frontends.web.application import application

    return application(tables, rate)


def tables_of(store: EventStore) -> Tables:
    """The use cases on this store, with the system's chance and clock, told inside this process."""
    from wurfwerk.adapters.memory import MemoryBroadcast
    from wurfwerk.adapters.system import SystemClock
    from wurfwerk.dice.chance import SystemChance
    from wurfwerk.play.tables import Tables

    return Tables(store, MemoryBroadcast(), SystemClock(), SystemChance)


def open_store(address: str) -> EventStore:
    """The store at an address: `sqlite:PATH` or `memory:`. StoreError; ServeError database-address."""
    kind, colon, place = address.partition(":")
    if kind == "memory" and colon and not place:
        from wurfwerk.adapters.memory import MemoryStore

        return MemoryStore()
    place = place.removeprefix("//")
    if kind != "sqlite" or not place:
        raise ServeError("database-address", place=address[:200])
    from wurfwerk.adapters.sqlite import SqliteStore

    return SqliteStore(Path(place).expanduser())


def default_file() -> Path:
    """The database in the user's own data folder."""
    from platformdirs import user_data_path

    return user_data_path("wurfwerk", appauthor=False) / "tables.sqlite3"


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. ServeError port-in-use, no-such-host."""
    import errno
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise ServeError("port-in-use", host=host, port=str(port)) from error
        raise ServeError("no-such-host", host=host, port=str(port), why=error.strerror or str(error)) from error


async def sample_table(tables: Tables, language: str) -> NewTable:
    """The sample table of this store: opened once, and found again at the next start.

    Its GM's token is kept in the store, other than that of any real table: the link is printed at every start.
    """
    from typing import cast

    from wurfwerk.play import tokens
    from wurfwerk.play.tables import NewTable
    from wurfwerk.table.command import Open

    kept = (await tables.store.note(_SAMPLE) or "").split()
    if len(kept) == 2 and await tables.store.last(kept[0]) is not None:
        return NewTable(kept[0], tokens.links(kept[1]))
    spoken = cast("Language", language)
    opened = await tables.open(Open(name=Words(language).text("table-sample-name"), language=spoken))
    await tables.store.keep(_SAMPLE, f"{opened.table} {opened.links['gm']}")
    return opened


def announcement(settings: Settings, port: int, sample: NewTable | None, words: Words) -> Iterator[str]:
    """What is printed at the start: the address, the links of the sample table, a picture for phones."""
    everywhere = settings.host in ("0.0.0.0", "::")  # noqa: S104  (asked for by whoever started it)
    host = (_own_address() or HOST) if everywhere else settings.host
    base = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    yield words.text("serve-address", address=f"{base}/")
    yield words.text("serve-database", place=settings.database)
    invitation = f"{base}/"
    if sample is not None:
        yield ""
        yield words.text("serve-sample", name=words.text("table-sample-name"))
        names = {role: words.text("serve-link", role=role) for role in sample.links}
        width = max(map(len, names.values()))
        for role, token in sample.links.items():
            yield f"  {names[role]:{width}}  {base}/t/{sample.table}#{token}"
        invitation = f"{base}/t/{sample.table}#{sample.links['player']}"
    if everywhere and sys.stdout.isatty():
        yield ""
        yield words.text("serve-phones")
        yield _picture(invitation)
    yield ""
    yield words.text("serve-stop")


def _own_address() -> str | None:
    """This machine's address in the local network. Nothing is sent: the system only chooses a way to a test address."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found


def _picture(address: str) -> str:
    from io import StringIO

    import segno

    out = StringIO()
    segno.make(address, error="m").terminal(out=out, compact=True)
    return out.getvalue()


def _rate(text: str | None) -> float:
    if not text:
        return RATE
    if text.replace(".", "", 1).isdecimal() and text.isascii() and len(text) <= 12:
        return float(text)
    raise ServeError("bad-rate", text=text[:40])
