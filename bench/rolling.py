"""Throws with their trace, a second, beside d20 and rpg-dice-roller.

    ./dev bench rolling
    ./dev bench rolling --rows "roll 4d6"

`roll`: already parsed, the trace read; `unread`: not read; `parse`: from text to throw, parsed each time. Contenders take turns of 0.4 s; the figures are medians of five.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from bench.figures import Figure, Section, at_least, markdown, over, short
from bench.peers import JS, ROLLER
from bench.process import LIMIT, Worker, caller

if TYPE_CHECKING:
    from bench.peers import Peers
    from bench.process import Run

OURS = "wurfwerk"
ROUNDS, SECONDS, BATCH = 5, 0.4, 20
EXPRESSIONS = ("4d6kh3", "10d10", "1d20+7")
RATIOS = {"4d6kh3": 1.0, "10d10": 0.5, "1d20+7": 0.5}
"""Text to throw, of rpg-dice-roller's rate: more than, and twice at least."""


def rates(
    name: str, contenders: list[tuple[Worker, str]], rounds: int, seconds: float, batch: int, end: float
) -> dict[str, dict]:
    """Contender -> {"rate"} as the median of rounds in turns, with "size" and "mean" where they came; or why there is none.

    A contender has the row's limit for all its rounds; one that was stopped counts as one call in that time.
    """
    taken: dict[str, list[float]] = {who: [] for _, who in contenders}
    left = {who: LIMIT for _, who in contenders}
    answers: dict[str, dict] = {}
    for number in range(rounds):
        for worker, who in contenders:
            if answers.get(who, {}).keys() & {"stopped", "error"}:
                continue
            now = time.monotonic()
            if now >= end:
                return answers
            question = {"row": name, "who": who, "seconds": seconds, "batch": batch, "warm": number == 0}
            found = worker.ask(question, left[who])
            left[who] -= time.monotonic() - now
            if "rate" in found:
                taken[who].append(found["rate"])
                answers[who] = {**found, "rate": statistics.median(taken[who])}
            elif not taken[who]:
                answers[who] = {**found, "rate": 1 / LIMIT} if "stopped" in found else found
            else:  # stopped when its rounds had taken the limit: what it did before stands
                answers[who] = {**answers[who], "stopped": "later"} if "stopped" in found else found
    return answers


def cell(answers: dict[str, dict], who: str) -> str:
    found = answers.get(who, {})
    if found.get("stopped") is True:
        return f"> {LIMIT:.0f} s"
    return short(found["rate"]) if "rate" in found else found.get("error", "-")[:80]


def ratio(answers: dict[str, dict], who: str) -> float | None:
    """Our rate over theirs."""
    return over(answers.get(OURS, {}).get("rate"), answers.get(who, {}).get("rate"))


def measure(run: Run, peers: Peers) -> Section | None:
    """The section; None where no row is wanted."""
    wanted = [f"{kind} {text}" for kind in ("roll", "unread", "parse") for text in EXPRESSIONS]
    wanted = [name for name in wanted if run.wants(name)]
    if not wanted:
        return None
    contenders = [(caller(OURS, peers.python, "roll_wurfwerk"), OURS)]
    if peers.has("d20"):
        contenders.append((caller("d20", peers.python, "roll_d20"), "d20"))
    if peers.node is not None:
        contenders.append((Worker(ROLLER, [peers.node, str(JS / "rolling.mjs")]), ROLLER))
    rows, figures, lost = [], [], []
    for name in wanted:
        answers = rates(name, contenders, min(ROUNDS, run.rounds), SECONDS, BATCH, run.end)
        times = [ratio(answers, who) for who in ("d20", ROLLER)]
        shown = ["-" if found is None else f"{found:.2f}" for found in times]
        rows.append([name, *[cell(answers, who) for who in (OURS, "d20", ROLLER)], *shown])
        figures += targets(name, *times)
        if OURS not in answers or "rate" not in answers[OURS]:
            lost.append(f"{name}: {cell(answers, OURS)}")
    for worker, _ in contenders:
        worker.end()
    head = ["row", *[f"{who} /s" for who in (OURS, "d20", ROLLER)], "ours / d20", f"ours / {ROLLER}"]
    text = f"""Throws a second. `roll`: already parsed; ours compiled once by `compiled(expression)`, then value, faces and which dice count are read of
every throw, so that the whole trace is made; d20 with the text in its cache; {ROLLER} throws the same object again, for information.
`unread`: the same with nothing read of ours, for information: what nobody looks at is not made. `parse`: from text to throw, parsed each
time; ours `compiled(parse(text))()` and read as above, with no cache of parsed text anywhere; d20 with its cache cleared; {ROLLER} a new
object in Node. Contenders take turns of {SECONDS} s; medians of {min(ROUNDS, run.rounds)}.

{markdown(head, rows)}"""
    return Section("Throws", text, figures, lost)


def targets(name: str, d20: float | None, roller: float | None) -> list[Figure]:
    """The targets of one row, for our rate over d20's and over rpg-dice-roller's."""
    kind, text = name.split()
    if kind == "roll":
        return [at_least(f"{text}, already parsed, with trace: ours over d20's cached rate", 15, d20)]
    if kind == "unread":
        return []
    least = RATIOS[text]
    return [
        at_least(f"{text}, text to throw: ours over {ROLLER}'s rate", least, roller, more=least == 1),
        at_least(f"{text}, text to throw: ours over d20's rate", 3, d20),
    ]
