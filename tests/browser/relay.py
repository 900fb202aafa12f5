"""Stands between a browser and the server and keeps every byte that goes to the browser."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from types import TracebackType

PIECE = 65_536


class Relay:
    """A port of its own that leads to another port of this machine. Use it in a `with` block."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._heard = bytearray()
        self._lock = threading.Lock()
        self._open: list[socket.socket] = []
        self._threads = [threading.Thread(target=self._accept)]

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    @property
    def heard(self) -> bytes:
        """All bytes that went from the server to the browser."""
        with self._lock:
            return bytes(self._heard)

    def __enter__(self) -> Self:
        self._threads[0].start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        for one in [self._listener, *self._open]:
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        for thread in self._threads:
            thread.join()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listener.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                return
            self._open += [near, far]
            for source, target, kept in ((near, far, False), (far, near, True)):
                thread = threading.Thread(target=self._pass_on, args=(source, target, kept))
                self._threads.append(thread)
                thread.start()

    def _pass_on(self, source: socket.socket, target: socket.socket, kept: bool) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                if kept:
                    with self._lock:
                        self._heard += piece
                target.sendall(piece)
        with suppress(OSError):
            target.shutdown(socket.SHUT_WR)
