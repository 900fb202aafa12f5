"""`kill -9` under load: what was acknowledged is there after the restart, and nothing is there twice."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

import httpx
from websockets.exceptions import ConnectionClosed

from tests.live_server import LiveServer, Somebody

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WRITERS = 6
ACKNOWLEDGED = 300


@contextmanager
def process(database: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], LiveServer]]:
    """A server in a process of its own."""
    program = "import sys; from wurfwerk.app import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], False)"
    running = subprocess.Popen(
        [sys.executable, "-c", program, str(port), f"sqlite:{database}"],
        stdout=subprocess.PIPE,
        text=True,
        env={"WURFWERK_RATE": "0", "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8"},
    )
    try:
        assert running.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", running.stdout.readline())
        assert found is not None
        with httpx.Client(base_url=f"http://127.0.0.1:{found[1]}") as client:
            yield running, LiveServer(int(found[1]), client)
    finally:
        running.kill()
        running.wait()
        assert running.stdout is not None
        running.stdout.close()


def test_kill_loses_nothing_acknowledged_and_doubles_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    acknowledged: dict[tuple[str, str], int] = {}
    sent: set[tuple[str, str]] = set()
    enough = threading.Event()

    def write(somebody: Somebody) -> None:
        try:
            with somebody.line(10_000) as line:
                for number in range(10_000):
                    key = (somebody.seat, str(number))
                    sent.add(key)
                    answer = line.do(do="roll", id=str(number), target=f"3d6 # {number}")
                    acknowledged[key] = answer["seq"]
                    if len(acknowledged) >= ACKNOWLEDGED:
                        enough.set()
        except (ConnectionClosed, OSError):
            return

    with process(database) as (running, server):
        opened = server.open()
        people = [server.sit(opened, "player", f"P{number}") for number in range(WRITERS)]
        threads = [threading.Thread(target=write, args=(somebody,)) for somebody in people]
        for thread in threads:
            thread.start()
        assert enough.wait(60)
        running.send_signal(signal.SIGKILL)
        running.wait()
        for thread in threads:
            thread.join()
    assert len(acknowledged) >= ACKNOWLEDGED

    with process(database) as (running, server):
        people = [Somebody(server, each.table, each.seat, each.token) for each in people]
        before = whole_log(people[0])
        assert_all_there(before, acknowledged)
        # Everything that was sent is sent again, as a page does after a reconnect: answered or applied, never both.
        again = {}
        for somebody in people:
            with somebody.line(10_000) as line:
                for _, number in sorted(key for key in sent if key[0] == somebody.seat):
                    answer = line.do(do="roll", id=number, target=f"3d6 # {number}")
                    again[(somebody.seat, number)] = answer["seq"]
        assert set(again) == sent
        assert acknowledged.items() <= again.items()
        after = whole_log(people[0])
        assert after[: len(before)] == before
        assert_all_there(after, again)
        running.send_signal(signal.SIGTERM)
        assert running.wait(20) == 0


def whole_log(somebody: Somebody) -> list[dict]:  # type: ignore[type-arg]
    log: list[dict] = []  # type: ignore[type-arg]
    while page := somebody.entries(len(log)):
        log += page
    return log


def assert_all_there(log: list[dict], answered: dict[tuple[str, str], int]) -> None:  # type: ignore[type-arg]
    """Numbers without a gap; every answered command at its number; no command twice."""
    assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
    for (seat, number), seq in answered.items():
        entry = log[seq - 1]
        assert (entry["by"], entry["event"]["note"]) == (seat, number)
    rolled = [(entry["by"], entry["event"]["note"]) for entry in log if entry["event"]["kind"] == "rolled"]
    assert len(rolled) == len(set(rolled))
