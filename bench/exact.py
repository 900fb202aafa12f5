"""The suite of 60 exact answers, side by side with other libraries, as ratios of medians.

    ./dev bench exact                       everything
    ./dev bench exact --rows keep           only the rows whose name begins so

Every answer is a whole distribution, made cold in a fresh fork of a process that has only imported its library; libraries take turns;
their answers are compared. A library that was stopped is not asked for more of that task and counts with the limit.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from bench.figures import Section
from bench.process import LIMIT, library, say
from bench.suite import report
from bench.suite.tasks import PEERS, TASKS

if TYPE_CHECKING:
    from bench.peers import Peers
    from bench.process import Run, Worker

OURS = report.OURS
GRACE = 25.0
"""Seconds for the digest, after the answer."""


def enough(times: list[float], rounds: int) -> bool:
    """Whether a library has answered a row often enough: long answers less often."""
    spent = sum(times)
    return len(times) >= rounds or (len(times) >= 3 and spent > 3) or (len(times) >= 1 and spent > 6)


def row(task: str, size: tuple[int, ...], libraries: list[Worker], stopped: set, rounds: int, end: float) -> dict:
    """{"task", "size", "answers": {library: {"seconds", "digest"} or why there is none}}; "unfinished" when the run ended."""
    times: dict[str, list[float]] = {each.name: [] for each in libraries}
    answers: dict[str, dict] = {}
    for _ in range(rounds):
        for each in libraries:
            name = each.name
            if enough(times[name], rounds) or (name in answers and "seconds" not in answers[name]):
                continue
            if (name, task) in stopped:
                answers[name] = {"stopped": True, "smaller": True}
                continue
            limit = min(LIMIT, end - time.monotonic())
            if limit <= 0:
                return {"task": task, "size": size, "answers": answers, "unfinished": True}
            found = each.ask({"task": task, "size": size, "limit": limit}, limit + GRACE)
            if "stopped" in found and limit < LIMIT:
                return {"task": task, "size": size, "answers": answers, "unfinished": True}
            if "seconds" in found and "error" not in found:
                times[name].append(found["seconds"])
                answers[name] = {"seconds": statistics.median(times[name]), "digest": found.get("digest")}
            else:
                answers[name] = found
                if "stopped" in found:
                    stopped.add((name, task))
    return {"task": task, "size": size, "answers": answers}


def measure(run: Run, peers: Peers) -> Section | None:
    """The section; None where no row is wanted."""
    wanted = [(task, size) for task, (sizes, _) in TASKS.items() for size in sizes]
    whole = len(wanted)
    wanted = [(task, size) for task, size in wanted if run.wants(f"{task} {','.join(map(str, size))}")]
    if not wanted:
        return None
    libraries = [library(name, peers.python) for name in (OURS, *PEERS) if peers.has(name)]
    names = [each.name for each in libraries]
    rows: list[dict] = []
    stopped: set = set()
    for task, size in wanted:
        found = row(task, size, libraries, stopped, run.rounds, run.end)
        if "unfinished" in found:
            break
        rows.append(found)
        say(report.table(rows[-1:], names, LIMIT).splitlines()[-1])
    for each in libraries:
        each.end()
    lost = report.lost(rows, LIMIT)
    if len(rows) < len(wanted):
        lost.append(f"the run was over before {len(wanted) - len(rows)} rows of the suite")
    questions = "\n".join([f"- `{task}`: {asked}" for task, (_, asked) in TASKS.items()])
    text = f"""20 questions at three sizes. Every answer is a whole distribution in whole numbers, made cold: in a fresh fork of a process that has only
imported its library, so that no table of earlier results helps. The libraries take turns; the figures are medians of up to {run.rounds} (of fewer
where an answer takes seconds) in milliseconds. "agree" says that all libraries that finished gave the same chances. "-" is a question that
a library does not offer. "stopped before": at a smaller size of the same question already. The expressions stand in `bench/suite/`.

{report.table(rows, names, LIMIT)}"""
    return Section("Exact answers", text, report.figures(rows, names, whole, LIMIT), lost, questions)
