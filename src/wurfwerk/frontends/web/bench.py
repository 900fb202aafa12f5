"""The bench: one process beside the server where costly odds are worked out, so that no visitor's dice wait for them.

It reads a question a line and writes an answer a line. A question may take so much of the processor's time and no more, whatever its
estimate said. The process starts with the first costly question and ends with the server.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import traceback
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.cost import TooCostly
from wurfwerk.frontends.web.odds import MOST_CHARACTERS, Question, thoroughly
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.table.told import message, told

if TYPE_CHECKING:
    from types import FrameType

SECONDS = 1.0
"""Of the processor's time, for one question."""
AGAIN = 0.05
"""The same, between the first time that it is told to stop and the next."""
PATIENCE = 30.0
"""Seconds by the clock after which a process that does not answer is ended."""
MEMORY = 1 << 30
"""Bytes of address space of the process."""
_LINE = 2 * MOST_CHARACTERS
_REFUSED = b"refused "
_BESIDE = ("parameter", "readings")
"""What an error may say beside its sentence."""


class Bench:
    """The server's side. One question at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._free = asyncio.Lock()

    async def ask(self, question: Question, language: str) -> bytes:
        """The answer as JSON. What `odds.thoroughly` raises; TooCostly if it takes too long."""
        async with self._free:
            try:
                return await asyncio.wait_for(self._ask(question, language), PATIENCE)
            except (TimeoutError, asyncio.IncompleteReadError, BrokenPipeError, ConnectionResetError):
                await self.close()
                raise _too_long() from None
            except asyncio.CancelledError:
                # An answer nobody reads would be taken for that of the next question.
                await self.close()
                raise

    async def _ask(self, question: Question, language: str) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-P", "-m", __name__,
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=_LINE,
            )  # fmt: skip
        reader, writer = self._process.stdout, self._process.stdin
        assert reader is not None and writer is not None
        writer.write(json.dumps([question.model_dump(by_alias=True), language]).encode() + b"\n")
        await writer.drain()
        line = await reader.readuntil(b"\n")
        if line.startswith(_REFUSED):
            raise _error(json.loads(line[len(_REFUSED) :]))
        return line[:-1]

    async def close(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def main() -> None:
    """The process's side: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bound_itself()
    for line in sys.stdin.buffer:
        asked, language = json.loads(line)
        try:
            answer = _within(SECONDS, Question.model_validate(asked), language)
        except WurfwerkError as error:
            answer = _REFUSED + json.dumps(_told(error)).encode()
        except MemoryError:
            answer = _REFUSED + json.dumps(_told(_too_long())).encode()
        except Exception as fault:
            traceback.print_exc()  # into the server's own log
            internal = WurfwerkError(Message("error-internal", what=type(fault).__name__), key="internal")
            answer = _REFUSED + json.dumps(_told(internal)).encode()
        sys.stdout.buffer.write(answer + b"\n")
        sys.stdout.buffer.flush()


def _within(seconds: float, question: Question, language: str) -> bytes:
    """The answer, or TooCostly when so much of the processor's time is used up."""
    if not hasattr(signal, "setitimer"):  # Windows: the server's patience is the only bound
        return thoroughly(question, language)

    def stop(_: int, __: FrameType | None) -> None:
        raise _too_long()

    signal.signal(signal.SIGVTALRM, stop)
    # More than once: where the interpreter calls back, as when it lets go of something, what is raised is lost.
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)
    try:
        return thoroughly(question, language)
    finally:
        with suppress(TooCostly):
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def _bound_itself() -> None:
    """Step back behind the server, and never take the machine's memory."""
    with suppress(ImportError, OSError, ValueError, AttributeError):
        import os
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _too_long() -> TooCostly:
    return TooCostly(Message("table-too-costly-time"), hint=Message("table-hint-ask-the-command-line"))


def _told(error: WurfwerkError) -> dict[str, Any]:
    return {
        "key": error.key,
        "message": told(error.message),
        "span": error.span,
        "hint": told(error.hint) if error.hint else None,
        **{name: value for name in _BESIDE if (value := getattr(error, name, None)) is not None},
    }


def _error(data: dict[str, Any]) -> WurfwerkError:
    span, hint = data["span"], data["hint"]
    kind = TooCostly if data["key"] == TooCostly.key else WurfwerkError
    error = kind(
        message(data["message"]),
        key=data["key"],
        span=tuple(span) if span else None,
        hint=message(hint) if hint else None,
    )
    for name in _BESIDE:
        if name in data:
            setattr(error, name, data[name])
    return error


if __name__ == "__main__":
    main()
