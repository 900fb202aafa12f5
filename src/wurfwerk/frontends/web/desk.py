"""The odds desk: quick questions overtake costly ones, and of those every address has one under way at a time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from wurfwerk.frontends.web.bench import SECONDS, Bench
from wurfwerk.frontends.web.odds import quickly
from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from wurfwerk.frontends.web.odds import Question

    Costly = Callable[[Question, str], Awaitable[bytes]]
    """Works out a costly question, one at a time, in the order of asking."""

MOST_WAITING = 64
"""Questions in line; more are told to come back."""
MOST_OF_ONE = 4
"""Costly questions of one address in line."""
KEPT = 256
MOST_KEPT = 50_000
"""Bytes of an answer that is still remembered."""


class OddsDesk:
    """Answers questions, the same one only once at a time, and remembers short answers for a while.

    charge(address, seconds)  is told what a costly question takes, before it is worked out
    """

    def __init__(self, charge: Callable[[str, float], None], costly: Costly | None = None) -> None:
        self._bench = Bench()
        self._costly = costly or self._bench.ask
        self._charge = charge
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="wurfwerk-odds")
        self._known: OrderedDict[str, bytes] = OrderedDict()
        self._waiting: dict[str, asyncio.Future[bytes]] = {}
        self._turns: dict[str, _Turns] = {}

    async def answer(self, question: Question, language: str, address: str) -> bytes:
        """The odds as JSON. NotationError, ParameterError, TooCostly; TableError too-fast if too many are in line."""
        key = f"{language} {question!r}"
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        waiting = self._waiting.get(key)
        if waiting is None:
            if len(self._waiting) >= MOST_WAITING:
                raise TableError("too-fast")
            waiting = self._waiting[key] = asyncio.ensure_future(self._work(question, language, address))
            waiting.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(waiting)

    async def close(self) -> None:
        for waiting in self._waiting.values():
            waiting.cancel()
        await asyncio.gather(*self._waiting.values(), return_exceptions=True)
        self._quick.shutdown(wait=False, cancel_futures=True)
        await self._bench.close()

    async def _work(self, question: Question, language: str, address: str) -> bytes:
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._quick, quickly, question, language)
        if answer is not None:
            return answer
        turns = self._turns.setdefault(address, _Turns())
        if turns.waiting >= MOST_OF_ONE:
            raise TableError("too-fast")
        turns.waiting += 1
        try:
            self._charge(address, SECONDS)
            async with turns.lock:
                return await self._costly(question, language)
        finally:
            turns.waiting -= 1
            if not turns.waiting:
                del self._turns[address]

    def _finished(self, key: str, done: asyncio.Future[bytes]) -> None:
        del self._waiting[key]
        if done.cancelled() or done.exception() is not None or len(done.result()) > MOST_KEPT:
            return
        self._known[key] = done.result()
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


class _Turns:
    """The costly questions of one address: how many there are, and whose turn it is."""

    def __init__(self) -> None:
        self.waiting = 0
        self.lock = asyncio.Lock()
