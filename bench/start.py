"""Start-up: whole processes of the command line against a bare Python, as ratios of medians taken in one run.

    ./dev bench start

The targets are in the docstring of `TARGETS`; this is a measurement, never a test.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 21
BIN = Path(sys.executable).parent
ROWS = {
    "python -c pass": [str(BIN / "python"), "-c", "pass"],
    "wurfwerk roll 4d6kh3": [str(BIN / "wurfwerk"), "roll", "4d6kh3"],
    "wurfwerk roll 4d6kh3 --json": [str(BIN / "wurfwerk"), "roll", "4d6kh3", "--json"],
    "wurfwerk odds 4d6kh3": [str(BIN / "wurfwerk"), "odds", "4d6kh3"],
    "wurfwerk odds openlegend.action": [
        *(str(BIN / "wurfwerk"), "odds", "openlegend.action"),
        *("--attribute", "5", "--challenge", "20", "--json"),
    ],
}
TARGETS = {"wurfwerk roll 4d6kh3": 4.0, "wurfwerk odds 4d6kh3": 4.0}
"""At most so many times a bare Python."""


def once(command: list[str]) -> float:
    """Seconds of one whole process."""
    started = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "LC_ALL": "C.UTF-8"})
    return time.perf_counter() - started


def main() -> int:
    """Measure all rows in turns, so that what else the machine does touches them alike; print the ratios."""
    subprocess.run([str(BIN / "python"), "-m", "compileall", "-q", "src/wurfwerk"], check=True)
    taken: dict[str, list[float]] = {name: [] for name in ROWS}
    for _ in range(ROUNDS):
        for name, command in ROWS.items():
            taken[name].append(once(command))
    medians = {name: statistics.median(times) for name, times in taken.items()}
    bare = medians["python -c pass"]
    for name, median in medians.items():
        target = f"   target {TARGETS[name]:.0f}" if name in TARGETS else ""
        print(f"{name:36} {median * 1000:7.1f} ms {median / bare:6.2f} x{target}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
