"""The rows of a run as a table of ratios, and the page of the handbook's neighbour docs/benchmarks.md."""

from __future__ import annotations

import datetime
import os
import platform
from math import exp, log
from pathlib import Path

OURS, RIVAL = "wurfwerk", "icepool"


def seconds(answer: dict, limit: float) -> float | None:
    """What an answer counts with: one that was stopped counts with the limit; None for no answer."""
    return limit if "stopped" in answer else answer.get("seconds")


def shown(answer: dict, limit: float) -> str:
    if "stopped" in answer:
        return "stopped before" if "smaller" in answer else f"> {limit:.0f} s"
    if "seconds" not in answer:
        return "-" if "missing" in answer or not answer else answer.get("error", "?")[:24]
    ms = answer["seconds"] * 1000
    return f"{ms:.2f}" if ms < 10 else f"{ms:.0f}" if ms < 1000 else f"{ms:,.0f}"


def ratio(row: dict, name: str, limit: float) -> float | None:
    """The library's time over ours."""
    ours = row["answers"].get(OURS, {}).get("seconds")
    theirs = seconds(row["answers"].get(name, {}), limit)
    return theirs / ours if ours and theirs else None


def agreement(row: dict) -> str:
    found = {answer["digest"] for answer in row["answers"].values() if answer.get("digest")}
    finished = sum([1 for answer in row["answers"].values() if answer.get("digest")])
    if len(found) > 1:
        return "DIFFERENT"
    return "agree" if finished > 1 else "alone"


def table(rows: list[dict], names: list[str], limit: float, *, head: bool) -> str:
    """Rows of a Markdown table: milliseconds, the ratio to icepool, whether all that finished gave the same answer."""
    lines = []
    if head:
        lines.append(
            "| task | size | " + " | ".join([f"{name} ms" for name in names]) + f" | {RIVAL} / ours | answers |"
        )
        lines.append("|---|---|" + "---:|" * (len(names) + 1) + "---|")
    for row in rows:
        found = ratio(row, RIVAL, limit)
        stopped = "stopped" in row["answers"].get(RIVAL, {})
        times = (
            "-" if found is None else ("> " if stopped else "") + (f"{found:.0f}" if found >= 10 else f"{found:.1f}")
        )
        cells = [shown(row["answers"].get(name, {}), limit) for name in names]
        lines.append(
            f"| {row['task']} | {','.join(map(str, row['size']))} | {' | '.join(cells)} | {times} | {agreement(row)} |"
        )
    return "\n".join(lines)


def mean(values: list[float]) -> float:
    return exp(sum([log(value) for value in values]) / len(values)) if values else 0.0


def summary(rows: list[dict], limit: float) -> str:
    """Geometric means over icepool, and every row that is not won."""
    ratios = [found for row in rows if (found := ratio(row, RIVAL, limit))]
    endless = [found for row in rows if row["task"].endswith("_inf") and (found := ratio(row, RIVAL, limit))]
    large = [
        found
        for row in rows
        if row["task"].startswith(("sum", "keep")) and row["size"][0] >= 40 and (found := ratio(row, RIVAL, limit))
    ]
    lines = [f"{len(rows)} rows; geometric mean of {RIVAL} / ours: {mean(ratios):.0f}"]
    if ratios:
        lines.append(f"least: {min(ratios):.1f}")
    if endless:
        lines.append(f"explosions without limit: {mean(endless):.0f}")
    if large:
        lines.append(f"sums and keeps of 40 dice and more, least: {min(large):.0f}")
    lost = []
    for row in rows:
        for name in row["answers"]:
            found = ratio(row, name, limit)
            if name != OURS and found is not None and found <= 1:
                lost.append(f"{row['task']} {row['size']} against {name}: {found:.2f}")
        if "seconds" not in row["answers"].get(OURS, {}):
            lost.append(f"{row['task']} {row['size']}: {shown(row['answers'].get(OURS, {}), limit)}")
        if agreement(row) == "DIFFERENT":
            lost.append(f"{row['task']} {row['size']}: different answers")
    lines.append("rows not won: " + ("; ".join(lost) if lost else "none"))
    return "\n".join(lines)


def machine() -> str:
    """The processor's name and the number of its cores."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    return f"{name}, {os.cpu_count()} cores"


def document(rows: list[dict], names: list[str], limit: float, about: dict, asked: dict[str, str], rounds: int) -> str:
    """docs/benchmarks.md."""
    versions = ", ".join([f"{name} {about[name]['version']} (Python {about[name]['python']})" for name in names])
    questions = "\n".join([f"- `{task}`: {text}" for task, text in asked.items()])
    return f"""# Benchmarks

Exact answers, side by side with other libraries: 20 questions at three sizes. Every answer is a whole distribution in whole numbers,
made cold: in a fresh fork of a process that has only imported its library, so that no table of earlier results helps. The libraries take turns;
the figures are medians of up to {rounds} in milliseconds. A row stops at {limit:.0f} s, and a library that was stopped counts with {limit:.0f} s.
"agree" says that all libraries that finished gave the same chances. "-" is a question a library does not offer.

- {datetime.datetime.now(tz=datetime.UTC):%Y-%m-%d}, {machine()}
- {versions}
- Made by `./dev bench exact`; the expressions stand in `bench/suite/`.

{table(rows, names, limit, head=True)}

{summary(rows, limit)}

## The questions

{questions}
"""
