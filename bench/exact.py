"""The suite of 60 exact answers, side by side with other libraries, as ratios of medians taken in one run.

    ./dev bench exact                       everything; writes docs/benchmarks.md
    python bench/exact.py --rows keep       only the rows whose name begins so; prints only
                          --rounds 3        fewer rounds        --peers PYTHON   an interpreter that has the peers

Every answer is a whole distribution, made cold in a fresh fork of a process that has only imported its library; libraries take turns;
their answers are compared. A row stops at 20 s, a library that was stopped is not asked for more of that task and counts with 20 s;
the whole run stops at 30 minutes. This is a measurement, never a test.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "bench"))

from suite.peers import environment  # noqa: E402
from suite.report import document, summary, table  # noqa: E402
from suite.tasks import PEERS, TASKS  # noqa: E402

LIMIT = 20.0
WHOLE = 30 * 60.0
OURS = "wurfwerk"


class Library:
    """A worker process."""

    def __init__(self, name: str, python: str) -> None:
        self.name = name
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "bench" / "suite")])
        self.process = subprocess.Popen(
            [python, str(ROOT / "bench" / "suite" / "worker.py"), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.about = self.read()

    def read(self) -> dict:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"{self.name} ended with status {self.process.wait()}")
        found: dict = json.loads(line)
        return found

    def ask(self, task: str, size: tuple[int, ...], limit: float) -> dict:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"task": task, "size": size, "limit": limit}) + "\n")
        self.process.stdin.flush()
        return self.read()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def enough(times: list[float], rounds: int) -> bool:
    """Whether a library has answered a row often enough: long answers less often."""
    spent = sum(times)
    return len(times) >= rounds or (len(times) >= 3 and spent > 3) or (len(times) >= 1 and spent > 6)


def row(task: str, size: tuple[int, ...], libraries: list[Library], stopped: set, rounds: int, end: float) -> dict:
    """{"task", "size", "answers": {library: {"seconds", "digest"} or why there is none}}."""
    times: dict[str, list[float]] = {library.name: [] for library in libraries}
    answers: dict[str, dict] = {}
    for _ in range(rounds):
        for library in libraries:
            name = library.name
            if enough(times[name], rounds) or (name in answers and "seconds" not in answers[name]):
                continue
            if (name, task) in stopped:
                answers[name] = {"stopped": True, "smaller": True}
                continue
            if time.monotonic() > end:
                return {"task": task, "size": size, "answers": answers, "unfinished": True}
            found = library.ask(task, size, LIMIT)
            if "seconds" in found and "error" not in found:
                times[name].append(found["seconds"])
                answers[name] = {"seconds": statistics.median(times[name]), "digest": found.get("digest")}
            else:
                answers[name] = found
                if "stopped" in found:
                    stopped.add((name, task))
    return {"task": task, "size": size, "answers": answers}


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--rows", default="", metavar="PREFIX")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--peers", default=os.environ.get("WURFWERK_PEERS"), metavar="PYTHON")
    options.add_argument("--write", action="store_true", help="write docs/benchmarks.md although not all rows were run")
    given = options.parse_args()
    peers = given.peers or environment(ROOT)
    libraries = [Library(OURS, sys.executable), *[Library(name, peers) for name in PEERS]]
    end = time.monotonic() + WHOLE
    rows = []
    stopped: set = set()
    for task, (sizes, _) in TASKS.items():
        for size in sizes:
            if f"{task} {','.join(map(str, size))}".startswith(given.rows):
                rows.append(row(task, size, libraries, stopped, given.rounds, end))
                print(table(rows[-1:], [OURS, *PEERS], LIMIT, head=len(rows) == 1), flush=True)
    about = {library.name: library.about for library in libraries}
    for library in libraries:
        library.close()
    print(summary(rows, LIMIT))
    if given.write or not given.rows:
        (ROOT / "docs" / "benchmarks.md").write_text(
            document(
                rows, [OURS, *PEERS], LIMIT, about, {task: asked for task, (_, asked) in TASKS.items()}, given.rounds
            ),
            encoding="utf-8",
        )
        print("docs/benchmarks.md")
    return 0


if __name__ == "__main__":
    sys.exit(main())
