"""uvicorn as the table needs it: quick parts, one process, a stop that is no error."""

from __future__ import annotations

import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fastapi import FastAPI


class Server(uvicorn.Server):
    """Serves an application until SIGINT or SIGTERM, and then returns: being stopped is how a server ends."""

    def __init__(self, app: FastAPI, most_bytes: int, patience: int) -> None:
        config = uvicorn.Config(
            app,
            http="httptools",
            ws="websockets-sansio",
            ws_max_size=most_bytes,
            ws_per_message_deflate=False,  # frames are small, and every one would be packed again for each socket
            log_level="warning",
            access_log=False,  # addresses may not be kept by us
            server_header=False,
            lifespan="on",
            timeout_graceful_shutdown=patience,
        )
        super().__init__(config)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn's, but the signal is not raised again after the stop."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
