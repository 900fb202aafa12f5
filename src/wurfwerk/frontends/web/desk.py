"""The odds desk: quick questions overtake costly ones, and of those every address has one under way at a time.

Law: two who ask share no answer. What one has asked, perhaps with a difficulty that only the GM knows, must not make the same question
of somebody else any quicker; so nothing is remembered, and nobody waits for the question of another.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from math import ceil
from time import monotonic
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
PARTS = 10
"""A second is paid in so many parts: how long exactly another's question took is told to nobody, be it at the same address."""


class OddsDesk:
    """Answers questions, every one by itself.

    charge(address, seconds)  is told the most a costly question takes, before it is worked out; afterwards, below 0, what it did not need
    steady()                  seconds of a clock that only goes forwards
    """

    def __init__(
        self,
        charge: Callable[[str, float], None],
        costly: Costly | None = None,
        steady: Callable[[], float] = monotonic,
    ) -> None:
        self._steady = steady
        self._bench = Bench()
        self._costly = costly or self._bench.ask
        self._charge = charge
        self._quick = ThreadPoolExecutor(1, thread_name_prefix="wurfwerk-odds")
        self._waiting: set[asyncio.Future[bytes]] = set()
        self._turns: dict[str, _Turns] = {}

    async def answer(self, question: Question, language: str, address: str) -> bytes:
        """The odds as JSON. NotationError, ParameterError, TooCostly; TableError too-fast if too many are in line."""
        if len(self._waiting) >= MOST_WAITING:
            raise TableError("too-fast")
        work = asyncio.ensure_future(self._work(question, language, address))
        self._waiting.add(work)
        work.add_done_callback(self._waiting.discard)
        return await work

    async def close(self) -> None:
        for work in self._waiting:
            work.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)
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
                begun = self._steady()
                try:
                    return await self._costly(question, language)
                finally:
                    self._charge(address, min(SECONDS, ceil((self._steady() - begun) * PARTS) / PARTS) - SECONDS)
        finally:
            turns.waiting -= 1
            if not turns.waiting:
                del self._turns[address]


class _Turns:
    """The costly questions of one address: how many there are, and whose turn it is."""

    def __init__(self) -> None:
        self.waiting = 0
        self.lock = asyncio.Lock()
