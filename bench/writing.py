"""1000d20, the complete distribution, against what it costs bare Python to write its integers out by the recurrence.

./dev bench writing
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.exact import OURS, row
from bench.figures import Section, at_most, markdown, over
from bench.process import LIMIT, library
from bench.suite.report import agreement, seconds, shown

if TYPE_CHECKING:
    from bench.peers import Peers
    from bench.process import Run

FLOOR = "bare"
NAME = "write 1000d20"


def measure(run: Run, peers: Peers) -> Section | None:
    """The section; None where no row is wanted."""
    if not run.wants(NAME):
        return None
    both = [library(OURS, peers.python), library(FLOOR, peers.python)]
    found = row("sum_d20", (1000,), both, set(), max(run.rounds, 3), run.end)
    for each in both:
        each.end()
    answers = found["answers"]
    ours, floor = (answers.get(each.name, {}) for each in both)
    ratio = over(seconds(ours, LIMIT), seconds(floor, LIMIT))
    cells = [NAME, shown(ours, LIMIT), shown(floor, LIMIT), "-" if ratio is None else f"{ratio:.2f}", agreement(found)]
    head = ["row", "wurfwerk ms", "bare Python ms", "ours / bare", "answers"]
    text = f"""Cold, as in the suite. Bare Python writes the weights of the totals 0 to 20,000 into a list, half of them by the recurrence over the
coefficients and the others mirrored (`bench/suite/by_bare.py`); ours is asked for the distribution as anybody asks for it.

{markdown(head, [cells])}"""
    lost = [f"{NAME}: different answers"] if agreement(found) == "DIFFERENT" else []
    return Section(
        "1000d20 against writing it out",
        text,
        [at_most("1000d20, ours over writing its integers out", 2.5, ratio, less=True)],
        lost,
    )
