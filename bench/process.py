"""Processes that are asked questions, one JSON object a line in and out, and are ended when an answer takes too long."""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUITE = ROOT / "bench" / "suite"
LIMIT = 20.0
"""Seconds at which a row stops; what was stopped counts with them."""
WHOLE = 30 * 60.0
"""Seconds at which the whole run stops."""
BEGIN = 60.0
"""Seconds within which a process must be ready."""


@dataclass(frozen=True)
class Run:
    """What all sections share: the prefix of the rows to run, how often, and when (time.monotonic) the whole run stops."""

    rows: str
    rounds: int
    end: float

    def wants(self, row: str) -> bool:
        return row.startswith(self.rows)

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.end


class Worker:
    """A process that answers. It is begun when it is first asked, and anew after it was ended. `about` is its first line."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name = name
        self.command = command
        self.process: subprocess.Popen[bytes] | None = None
        self.rest = b""
        self.about: dict = {}

    def begin(self) -> dict:
        """What the process says of itself: {"version", ...}, or {"error"}."""
        if self.process is None:
            path = os.pathsep.join([str(ROOT / "src"), str(SUITE)])
            environment = {**os.environ, "PYTHONPATH": path}
            self.rest = b""
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, env=environment
            )
            self.about = self.read(BEGIN)
        return self.about

    def ask(self, question: dict, limit: float = LIMIT) -> dict:
        """The answer, {"stopped": true} when it took longer than `limit` seconds, or {"error": ...} when the process ended."""
        about = self.begin()
        if "error" in about or "stopped" in about:
            self.end()
            return about
        assert self.process is not None and self.process.stdin is not None
        try:
            self.process.stdin.write((json.dumps(question) + "\n").encode())
            self.process.stdin.flush()
        except BrokenPipeError:
            self.end()
            return {"error": "the process had ended"}
        return self.read(limit)

    def read(self, limit: float) -> dict:
        assert self.process is not None and self.process.stdout is not None
        pipe = self.process.stdout.fileno()
        stop = time.monotonic() + limit
        while b"\n" not in self.rest:
            left = stop - time.monotonic()
            if left <= 0 or not select.select([pipe], [], [], left)[0]:
                self.end()
                return {"stopped": True}
            chunk = os.read(pipe, 65536)
            if not chunk:
                return {"error": f"the process ended with status {self.end()}"}
            self.rest += chunk
        line, _, self.rest = self.rest.partition(b"\n")
        found: dict = json.loads(line)
        return found

    def end(self) -> int | None:
        """End the process. Returns its status."""
        process, self.process = self.process, None
        if process is None:
            return None
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()
        return process.returncode


def library(name: str, python: str) -> Worker:
    """A library that answers questions of the suite, each in a fresh fork."""
    return Worker(name, [python, str(SUITE / "worker.py"), name])


def caller(name: str, python: str, module: str) -> Worker:
    """The callables of a module of the suite, to be called for a while."""
    return Worker(name, [python, str(SUITE / "rates.py"), module])


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
