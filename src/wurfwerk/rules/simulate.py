"""`simulate`: many throws of a check, judged by the same functions as its roll and its odds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wurfwerk.rules.check import Check


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
    """Throw a check `n` times. Each raw value that came is judged once. ValueError and TooCostly as `dice.bulk.simulate`."""
    import numpy as np

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
