"""Odds over HTTP: worked out in threads of their own, so that nobody waits for them, and remembered for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any

from annotated_types import MaxLen
from pydantic import BaseModel, ConfigDict, Field

from wurfwerk.dice.exact import distribution
from wurfwerk.frontends.web.speech import to_json, words_of
from wurfwerk.notation import parse, read
from wurfwerk.notation.target import names_a_check
from wurfwerk.rules.build import build
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type
from wurfwerk.table.error import TableError
from wurfwerk.words.documents import odds_document

THREADS = 2
MOST_WAITING = 64
"""Questions in line; more are told to come back."""
KEPT = 256
MOST_KEPT = 50_000
"""Characters of an answer that is still remembered."""
Bounds = Annotated[list[Annotated[int, Field(ge=-(10**15), le=10**15)]], MaxLen(50)]


class Question(BaseModel):
    """What is asked: a check with its parameters, or dice notation."""

    model_config = ConfigDict(extra="forbid", strict=True, populate_by_name=True)

    target: str
    parameters: dict[str, Any] = Field(default_factory=dict)
    rules: dict[str, str] = Field(default_factory=dict)
    dialect: str = "default"
    at_least: Bounds = Field(default_factory=list, alias="at-least")
    at_most: Bounds = Field(default_factory=list, alias="at-most")


class OddsDesk:
    """Answers questions, the same one only once at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="wurfwerk-odds")
        self._known: OrderedDict[str, str] = OrderedDict()
        self._waiting: dict[str, asyncio.Future[str]] = {}

    async def answer(self, question: Question, language: str) -> str:
        """The odds as JSON text. NotationError, ParameterError, TooCostly; TableError too-fast if too many are in line."""
        key = f"{language} {question!r}"
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        waiting = self._waiting.get(key)
        if waiting is None:
            if len(self._waiting) >= MOST_WAITING:
                raise TableError("too-fast")
            loop = asyncio.get_running_loop()
            waiting = self._waiting[key] = loop.run_in_executor(self._threads, worked_out, question, language)
            waiting.add_done_callback(lambda done: self._finished(key, done))
        return await asyncio.shield(waiting)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _finished(self, key: str, done: asyncio.Future[str]) -> None:
        del self._waiting[key]
        if done.cancelled() or done.exception() is not None or len(done.result()) > MOST_KEPT:
            return
        self._known[key] = done.result()
        if len(self._known) > KEPT:
            self._known.popitem(last=False)


def worked_out(question: Question, language: str) -> str:
    """The odds of a question as JSON text."""
    words, target = words_of(language), question.target
    if names_a_check(target):
        answer: Any = odds(build(check_type(target), question.parameters, question.rules, parse))
    else:
        if question.parameters:
            raise TableError("notation-has-no-parameters", parameter=str(next(iter(question.parameters)))[:40])
        answer = distribution(read(target, question.dialect).expression)
    return to_json(odds_document(target, answer, question.at_least, question.at_most, words))
