"""Many throws at once beside bare numpy, written by hand for the same rule.

    ./dev bench bulk
    ./dev bench bulk --rows "bulk openlegend"

Both run in one process in turns; the figures are medians of five. The rows stand in suite/bulk.py.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from bench.figures import Section, at_least, markdown, over, short
from bench.process import caller
from bench.rolling import OURS, cell, rates

if TYPE_CHECKING:
    from bench.peers import Peers
    from bench.process import Run

ROUNDS = 5
FLOOR = "numpy"
THIRD = 0.333
MILLIONS = ("openlegend", "l5r")
"""The rules that must reach three million throws a second."""


def throws(found: dict) -> float | None:
    """Throws a second: calls a second, each of so many throws."""
    return found["rate"] * found.get("size", 1) if "rate" in found else None


def alike(one: dict, other: dict) -> bool:
    """Whether two answers are as many throws of what may be the same: means apart by less than six standard deviations of chance."""
    if "mean" not in one or "mean" not in other:
        return False
    chance = sqrt(one["variance"] / one["size"] + other["variance"] / other["size"])
    return one["size"] == other["size"] and abs(one["mean"] - other["mean"]) <= 6 * chance + 1e-9


def measure(run: Run, peers: Peers) -> Section | None:
    """The section; None where no row is wanted."""
    worker = caller("bulk", peers.python, "bulk")
    about = worker.begin()
    names = list(dict.fromkeys([row for row, _ in about.get("rows", [])]))
    wanted = [name for name in names if run.wants(f"bulk {name}")]
    if not wanted:
        worker.end()
        if "rows" in about or not run.wants("bulk"):
            return None
        unseen = [at_least("bulk: ours over bare numpy's rate", THIRD, None)]
        return Section("Many throws at once", "", unseen, [f"bulk: {about.get('error', about)}"])
    rows, figures, lost = [], [], []
    for name in wanted:
        answers = rates(name, [(worker, OURS), (worker, FLOOR)], min(ROUNDS, run.rounds), 0, 1, run.end)
        ours, floor = (throws(answers.get(who, {})) for who in (OURS, FLOOR))
        ratio = over(ours, floor)
        shown = [short(rate / 1e6) if rate else cell(answers, who) for rate, who in ((ours, OURS), (floor, FLOOR))]
        means = [f"{answers[who]['mean']:.3f}" if "mean" in answers.get(who, {}) else "-" for who in (OURS, FLOOR)]
        rows.append([f"bulk {name}", *shown, "-" if ratio is None else f"{ratio:.2f}", *means])
        figures.append(at_least(f"bulk {name}: ours over bare numpy's rate", THIRD, ratio))
        if name.startswith(MILLIONS):
            figures.append(at_least(f"bulk {name}: throws a second", 3, ours and ours / 1e6, "million"))
        if ours is None:
            lost.append(f"bulk {name}: {cell(answers, OURS)}")
        elif floor is not None and not alike(answers[OURS], answers[FLOOR]):
            lost.append(f"bulk {name}: ours and numpy's do not throw the same")
    worker.end()
    head = ["row", "wurfwerk M/s", "numpy M/s", "ours / numpy", "mean, ours", "mean, numpy"]
    text = f"""Millions of throws a second on one core: `simulate` and the same rule written by hand in bare numpy (`bench/suite/bulk.py`), in turns in one
process; medians of {min(ROUNDS, run.rounds)}. Where an exact distribution is the cheaper way, `simulate` draws from that, as
it does for anybody. The means of the last throws of both show whether they throw the same.

{markdown(head, rows)}"""
    return Section("Many throws at once", text, figures, lost)
