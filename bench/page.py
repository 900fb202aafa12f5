"""The page of a run: every figure with its target first, then what was lost, then the tables, with machine, versions, and date."""

from __future__ import annotations

import datetime
import os
import platform
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from bench.figures import Section, table
from bench.process import LIMIT, ROOT, WHOLE

if TYPE_CHECKING:
    from bench.peers import Peers


def machine() -> str:
    """The processor's name and the number of its cores."""
    name = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                name = line.split(":", 1)[1].strip()
                break
    return f"{name}, {os.cpu_count()} cores, {platform.system()}"


def versions(peers: Peers) -> str:
    """All that took part, ours first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = {"wurfwerk": project["version"], **peers.versions}
    return ", ".join([f"{name} {version}" for name, version in found.items()])


def places(peers: Peers) -> list[str]:
    """Who ran where."""
    if peers.python == sys.executable:
        return ["All of it ran in our own environment."]
    own = f"Our own start-up was taken in our own environment, Python {platform.python_version()}"
    return [f"{own}; all else, ours included, in the peers' environment, Python {peers.versions.get('Python', '?')}."]


def summary(sections: list[Section]) -> str:
    """Every figure (of one section they stand right above), how many are met, and what was lost."""
    figures = [figure for section in sections for figure in section.figures]
    met = sum([1 for figure in figures if figure.met])
    misses = [f"{each.name}: {each.seen}, target {each.target}" for each in figures if each.met is False]
    misses += [line for section in sections for line in section.lost]
    lines = [table(figures), ""] if len(sections) > 1 else []
    lines += [f"{met} of {len(figures)} figures are met."]
    if misses:
        lines += ["", "Lost or not met:", "", *[f"- {line}" for line in misses]]
    return "\n".join(lines)


def printed(section: Section) -> str:
    """A section as it is printed: its tables, then its figures with targets."""
    parts = [f"## {section.heading}", section.text, table(section.figures) if section.figures else ""]
    return "\n\n".join([part for part in parts if part])


def document(sections: list[Section], peers: Peers, load: tuple[float, float], seconds: float) -> str:
    """docs/benchmarks.md. `load`: how many processes wanted to run, before and after."""
    parts = [printed(each) + f"\n\n{each.notes}".rstrip() for each in sections]
    missing = [f"- Missing: {name} ({reason})" for name, reason in peers.missing.items()]
    older = (
        ["- icepool is the newest that this Python can take; 2.2 and newer need Python 3.12."]
        if peers.versions.get("icepool", "3").startswith(("0.", "1.", "2.0.", "2.1."))
        else []
    )
    notes = "\n".join(
        [
            f"- {datetime.datetime.now(tz=datetime.UTC):%Y-%m-%d}, {machine()}",
            f"- {versions(peers)}",
            *[f"- {line}" for line in places(peers)],
            *older,
            *missing,
            f"- Load of the machine {load[0]:.1f} at the start and {load[1]:.1f} at the end; {seconds / 60:.0f} minutes in all.",
            "- Made by `./dev bench` in one run, contenders in turns; compare ratios, not figures of different machines.",
            f"- A row stops at {LIMIT:.0f} s, and who was stopped counts with {LIMIT:.0f} s; the whole run stops at {WHOLE / 60:.0f} minutes.",
        ]
    )
    return "\n\n".join(["# Benchmarks", notes, summary(sections), *parts]) + "\n"
