"""A real server for tests: the whole application behind a real port, in a thread of its own; and people who sit at its tables."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from websockets.sync.client import ClientConnection, connect

from wurfwerk.adapters.memory import MemoryStore
from wurfwerk.app import MAX_SOCKET_FRAME, listen, make_app, tables_of
from wurfwerk.frontends.web.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

    from wurfwerk.play.ports import EventStore


@dataclass
class Somebody:
    """A seat, with its token as programs send it."""

    server: LiveServer
    table: str
    seat: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str = "", **query: object) -> httpx.Response:
        return self.server.http.get(f"/api/tables/{self.table}{path}", params=query, headers=self.headers)  # type: ignore[arg-type]

    def entries(self, after: int = 0) -> list[dict[str, Any]]:
        return self.get("/log", after=after, limit=500).json()["entries"]  # type: ignore[no-any-return]

    @contextmanager
    def line(self, after: int = 0, **query: str) -> Iterator[LiveLine]:
        more = "".join(f"&{name}={value}" for name, value in query.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?after={after}{more}"
        with connect(address, additional_headers=self.headers, max_size=None) as opened:
            yield LiveLine(opened)


@dataclass
class LiveLine:
    """An open WebSocket; `frames` keeps everything that came, as text."""

    socket: ClientConnection
    frames: list[str] = field(default_factory=list)

    def send(self, **command: object) -> None:
        self.socket.send(json.dumps(command))

    def take(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=10)
        assert isinstance(text, str)
        self.frames.append(text)
        return json.loads(text)  # type: ignore[no-any-return]

    def entry(self, seq: int) -> dict[str, Any]:
        """The entry with this number, among what came and what is still to come."""
        for text in self.frames:
            frame: dict[str, Any] = json.loads(text)
            if frame.get("seq") == seq and "ack" not in frame:
                return frame
        return self.until("seq", seq)

    def until(self, key: str, value: object) -> dict[str, Any]:
        """The next frame with this value under this key; everything before it is kept as well."""
        while True:
            frame = self.take()
            if frame.get(key) == value:
                return frame

    def do(self, **command: object) -> dict[str, Any]:
        """Send a command and wait for its ack or nack."""
        self.send(**command)
        while True:
            frame = self.take()
            if command["id"] in (frame.get("ack"), frame.get("nack")):
                return frame


@dataclass
class LiveServer:
    """A running server and a client without cookies."""

    port: int
    http: httpx.Client

    def open(self, **more: object) -> dict[str, Any]:
        body = {"name": "Test", "language": "en", **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()  # type: ignore[no-any-return]

    def sit(self, opened: dict[str, Any], role: str, name: str, language: str = "en") -> Somebody:
        token = opened["links"][role].partition("#")[2]
        path = f"/api/tables/{opened['table']}/seats"
        # Every seat with its own client: cookies of different people must not mix.
        with httpx.Client(base_url=self.http.base_url, timeout=60) as own:
            answer = own.post(path, json={"token": token, "name": name}, headers={"Accept-Language": language})
            assert answer.status_code == 201, answer.text
            return Somebody(self, opened["table"], answer.json()["seat"], own.cookies["wurfwerk-seat"])


class StoppedClock:
    """A clock that a test moves on: no bucket fills because the machine is slow."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> str:
        return "2026-11-30T20:15:00Z"

    def steady(self) -> float:
        return self.time


@contextmanager
def live_server(
    store: EventStore | None = None, rate: float = 0, buffer: int | None = None, clock: StoppedClock | None = None
) -> Iterator[LiveServer]:
    """Serve on a free port until the block ends. `buffer`: bytes the system may keep for a socket that is not read."""
    listener = listen("127.0.0.1", 0)
    if buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    port = listener.getsockname()[1]
    tables = tables_of(store or MemoryStore())
    tables.clock = clock or tables.clock
    server = Server(make_app(tables, rate), MAX_SOCKET_FRAME, 5)
    thread = threading.Thread(target=lambda: asyncio.run(server.serve(sockets=[listener])))
    thread.start()
    try:
        # Patient: the tests share the machine, and the bench steps back behind everything else.
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            yield LiveServer(port, client)
    finally:
        server.should_exit = True
        thread.join()
        listener.close()
