"""`simulate`: many throws of a check, judged by the same functions as its roll and its odds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.cost import about, too_costly
from wurfwerk.dice.shapes import Constant
from wurfwerk.rules.procedure import Procedure

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wurfwerk.rules.check import Check
    from wurfwerk.rules.procedure import Turn


@dataclass(frozen=True, slots=True)
class CheckSimulation:
    """Many throws of a check.

    values     the value shown of each throw, int64: what `odds(check).pmf` has the chances of
    outcomes   (outcome key, how often it came), worst to best, with what cannot happen here left at 0; `of` has the place in them of
               the outcome of each throw, -1 where nothing is to be met
    automatic  whether the GM may let it pass without dice
    """

    check: Check
    values: NDArray[Any]
    outcomes: tuple[tuple[str, int], ...]
    of: NDArray[Any]
    automatic: bool


def simulate(check: Check, n: int, seed: int | str | None = None) -> CheckSimulation:
    """Throw a check `n` times, a procedure from its start to its end. Each raw value that came is judged once.

    ValueError and TooCostly as `dice.bulk.simulate`.
    """
    import numpy as np

    if isinstance(check, Procedure):
        raw, places, counts = _walked(check, n, seed)
    else:
        from wurfwerk.dice.bulk import distinct
        from wurfwerk.dice.bulk import simulate as simulate_dice

        raw, places, counts = distinct(simulate_dice(check.dice(), n, seed))
    keys = check.reachable()
    number = dict.fromkeys(keys, 0)
    shown, verdicts = [], []
    for value, count in zip(raw, counts, strict=True):
        outcome = check.outcome(value)
        shown.append(check.shown(value) if outcome is None else outcome.value)
        verdicts.append(-1 if outcome is None else keys.index(outcome.key))
        if outcome is not None:
            number[outcome.key] += count
    return CheckSimulation(
        check,
        np.array(shown, np.int64)[places],
        tuple(number.items()),
        np.array(verdicts, np.int64)[places],
        check.automatic(),
    )


MAX_ROLLS = 100_000
"""Simulations of a check within one of a procedure: states that are reached, layer by layer."""


def _walked(procedure: Procedure, n: int, seed: int | str | None) -> tuple[list[Any], NDArray[Any], list[int]]:
    """(states in which it ended, the place in them of each throw, how often each came).

    Throws that are in the same state take their turn together, so a state is looked at once however many throws are in it.
    """
    import numpy as np

    from wurfwerk.dice.bulk import simulate as simulate_dice

    throws = np.flatnonzero(simulate_dice(Constant(1), n))  # and n is judged as it is for any dice
    left: dict[Any, Any] = {procedure.start(): throws}
    places = np.zeros(len(throws), np.int64)
    ended: dict[Any, int] = {}
    rolls = 0
    while left:
        after: dict[Any, list[Any]] = {}
        for state, these in left.items():
            turns = procedure.turns(state)
            if not turns:
                places[these] = ended.setdefault(state, len(ended))
                continue
            rolls += 1
            if rolls > MAX_ROLLS:
                raise too_costly("procedure", most=about(MAX_ROLLS))
            for told, which in _told(turns[0], these, None if seed is None else f"{seed} {rolls}"):
                after.setdefault(procedure.after(state, turns[0], told), []).append(which)
        left = {state: np.concatenate(parts) for state, parts in after.items()}
    counts = np.bincount(places, minlength=len(ended)).tolist()
    return list(ended), places, counts


def _told(turn: Turn, throws: NDArray[Any], seed: str | None) -> list[tuple[Any, NDArray[Any]]]:
    """(what a turn tells, the throws to which it told that)."""
    import numpy as np

    if turn.check is None:
        return [(turn.choices[0], throws)]
    found = simulate(turn.check, len(throws), seed)
    if turn.reads == "value":
        return [(int(value), throws[found.values == value]) for value in np.unique(found.values)]
    keys = [key for key, _ in found.outcomes]
    if turn.reads == "both":
        pairs = sorted(set(zip(found.of.tolist(), found.values.tolist(), strict=True)))
        return [
            ((keys[place] if place >= 0 else None, value), throws[(found.of == place) & (found.values == value)])
            for place, value in pairs
        ]
    return [(key, throws[found.of == place]) for place, key in enumerate(keys) if dict(found.outcomes)[key]]
