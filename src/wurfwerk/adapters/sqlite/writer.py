"""The writer thread: takes what waits in line, stores it in one commit, then answers everybody.

Law: a future ends with a result only after the commit that holds its work has reached the disk, and futures end in the order of
the calls.
"""

from __future__ import annotations

import asyncio
import logging
from queue import Empty, SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar

import apsw

from wurfwerk.play.ports import Conflict, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
log = logging.getLogger("wurfwerk")
TOGETHER = 256
"""Pieces of work in one commit, at most."""


class Writer:
    """Runs work on the one writing connection. Work raises Conflict before it has written anything, or not at all."""

    def __init__(self, db: apsw.Connection, file: str) -> None:
        self._db = db
        self._file = file
        self._line: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="wurfwerk-writer", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[apsw.Connection], T]) -> asyncio.Future[T]:
        """Put work in line. StoreError if it could not be stored."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._line.put(_Job(work, loop, future))
        return future

    def close(self) -> None:
        """Finish what is in line, checkpoint and let go of the file. Blocks."""
        self._line.put(None)
        self._thread.join()
        self._db.close()

    def _run(self) -> None:
        while True:
            jobs: list[_Job] = []
            job = self._line.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == TOGETHER:
                    break
                try:
                    job = self._line.get_nowait()
                except Empty:
                    break
            if jobs:
                self._together(jobs)
            if job is None:
                return

    def _together(self, jobs: list[_Job]) -> None:
        try:
            self._commit(jobs)
        except Exception:
            # Perhaps one piece of work was too much, perhaps the disk is full: each once more by itself.
            for job in jobs:
                try:
                    self._commit([job])
                except Exception:
                    # Where and why it failed concerns whoever runs the server, and nobody at a table.
                    log.exception("cannot write %s", self._file)
                    job.result = None
                    job.error = StoreError("storing-failed")
        for loop in {job.loop for job in jobs}:
            if not loop.is_closed():
                loop.call_soon_threadsafe(_answer, [job for job in jobs if job.loop is loop])

    def _commit(self, jobs: list[_Job]) -> None:
        db = self._db
        db.execute("begin immediate")
        try:
            for job in jobs:
                job.result = job.error = None
                try:
                    job.result = job.work(db)
                except Conflict as conflict:
                    job.error = conflict
            db.execute("commit")
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise


class _Job:
    __slots__ = ("error", "future", "loop", "result", "work")

    def __init__(
        self, work: Callable[[apsw.Connection], Any], loop: asyncio.AbstractEventLoop, future: asyncio.Future[Any]
    ) -> None:
        self.work = work
        self.loop = loop
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None


def _answer(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.future.done():
            continue
        if job.error is not None:
            job.future.set_exception(job.error)
        else:
            job.future.set_result(job.result)
