"""Start-up: whole processes of the command line against a bare Python, and what importing the engine and its peers adds to one.

./dev bench start
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

from bench.figures import Section, at_most, markdown
from bench.peers import JS, PACKAGES, ROLLER
from bench.process import LIMIT, ROOT

if TYPE_CHECKING:
    from bench.peers import Peers
    from bench.process import Run

BIN = Path(sys.executable).parent
OURS = [str(BIN / "python"), "-c"]
COMMAND = str(BIN / "wurfwerk")
ENGINE = "import wurfwerk.notation, wurfwerk.dice.roll, wurfwerk.dice.exact"
BARE, BARE_PEERS, BARE_NODE = "start bare python", "start bare python of the peers", "start bare node"
TARGETS = {"start roll 4d6kh3": 3.0, "start odds 4d6kh3": 4.0}
"""At most so many times a bare Python."""
IMPORT, MOST_MS = "start import wurfwerk", 25.0


def commands(peers: Peers) -> dict[str, tuple[list[str], str]]:
    """Row -> (command, the row of the bare process that it is set against)."""
    action = ["openlegend.action", "--attribute", "5", "--challenge", "20", "--json"]
    rows = {
        BARE: ([*OURS, "pass"], BARE),
        "start roll 4d6kh3": ([COMMAND, "roll", "4d6kh3"], BARE),
        "start roll 4d6kh3 --json": ([COMMAND, "roll", "4d6kh3", "--json"], BARE),
        "start odds 4d6kh3": ([COMMAND, "odds", "4d6kh3"], BARE),
        "start odds openlegend.action": ([COMMAND, "odds", *action], BARE),
        IMPORT: ([*OURS, ENGINE], BARE),
    }
    if peers.python != sys.executable:
        rows[BARE_PEERS] = ([peers.python, "-c", "pass"], BARE_PEERS)
        for name, module in PACKAGES.items():
            if peers.has(name):
                rows[f"start import {name}"] = ([peers.python, "-c", f"import {module}"], BARE_PEERS)
    if peers.node is not None:
        rows[BARE_NODE] = ([peers.node, "-e", "0"], BARE_NODE)
        script = f"import '@dice-roller/{ROLLER}'"
        rows[f"start import {ROLLER}"] = ([peers.node, "--input-type=module", "-e", script], BARE_NODE)
    return rows


def once(command: list[str], folder: Path) -> float:
    """Seconds of one whole process; at most the limit, at which it is ended. Raises CalledProcessError."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    started = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder, env=environment)
    # Not wait(timeout): that looks only after 0.5, 1.5, 3.5, 7.5, 15.5, ... ms whether the process is done.
    timer = threading.Timer(LIMIT, process.kill)
    timer.start()
    status = process.wait()
    seconds = time.perf_counter() - started
    timer.cancel()
    if status and seconds < LIMIT:
        raise subprocess.CalledProcessError(status, command)
    return min(seconds, LIMIT)


def measure(run: Run, peers: Peers) -> Section | None:
    """All rows in turns, so that what else the machine does touches them alike; None where no row is wanted."""
    rows = {name: found for name, found in commands(peers).items() if run.wants(name)}
    rows = {base: commands(peers)[base] for _, base in rows.values()} | rows
    if not rows:
        return None
    subprocess.run([str(BIN / "python"), "-m", "compileall", "-q", str(ROOT / "src" / "wurfwerk")], check=True)
    taken: dict[str, list[float]] = {name: [] for name in rows}
    lost: dict[str, str] = {}
    rounds = 3 * run.rounds
    for number in range(rounds):
        for name, (command, base) in rows.items():
            if name in lost or run.over or (number >= run.rounds and base != BARE):
                continue
            try:
                taken[name].append(once(command, JS if command[0] == peers.node else ROOT))
            except (OSError, subprocess.CalledProcessError) as error:
                lost[name] = f"{name}: {str(error)[-80:]}"
    medians = {name: statistics.median(times) for name, times in taken.items() if times and name not in lost}
    cells, figures = [], []
    for name, (_, base) in rows.items():
        seen, bare = medians.get(name), medians.get(base)
        if seen is None or bare is None:
            cells.append([name, "-", "-", "-"])
            continue
        cells.append([name, f"{seen * 1000:.1f}", f"{seen / bare:.2f}", f"{(seen - bare) * 1000:+.1f}"])
    for name, target in TARGETS.items():
        if name in rows:
            ratio = medians[name] / medians[BARE] if name in medians and BARE in medians else None
            figures.append(at_most(f"{name.removeprefix('start ')}, whole process, over a bare Python", target, ratio))
    if IMPORT in rows:
        added = (medians[IMPORT] - medians[BARE]) * 1000 if IMPORT in medians and BARE in medians else None
        figures.append(at_most("import of the engine adds to a bare Python", MOST_MS, added, "ms"))
    text = f"""Whole processes in milliseconds, medians of {rounds} in turns, of {run.rounds} for the peers; each against a bare process of the same kind (`python -c pass` in the
environment it runs in, `node -e 0`). The engine is notation, thrower and exact answers: `{ENGINE}`.

{markdown(["row", "ms", "times bare", "added ms"], cells)}"""
    return Section("Start-up", text, figures, list(lost.values()))
