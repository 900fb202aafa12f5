"""How well throws fit an exact law: Pearson's chi-square, with a bound at which a false alarm cannot be expected in a lifetime of runs.

Seeds are fixed, so a test passes or fails for good; the bound says how unlikely it is that a right engine fails when it is first run.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from flint import arb

if TYPE_CHECKING:
    from wurfwerk.dice.distribution import Distribution

FALSE_ALARM = 1e-6
"""The chance that any one of all tests of a run fails though everything is right."""

MOST_TESTS = 2_000
"""How many tests a run may have for that; `tests/laws/test_chi_square.py` counts them."""

BOUND = FALSE_ALARM / MOST_TESTS

LEAST_EXPECTED = 25
"""A cell in which fewer are expected is put together with the next: so far out the law of chi-square would not hold."""

TAIL = object()
"""The cell of all values that a law without end does not list."""


def upper_tail(statistic: float, freedom: int) -> float:
    """The chance that chi-square with so many degrees of freedom is as large as this.

    >>> round(upper_tail(3.841, 1), 4), round(upper_tail(18.307, 10), 4)
    (0.05, 0.05)
    """
    return float(arb(statistic / 2).gamma_upper(arb(freedom) / 2, regularized=1).mid())


def cells_of(law: Distribution) -> dict[Any, Fraction]:
    """Value -> chance, and TAIL for what is not listed."""
    cells: dict[Any, Fraction] = dict(law.pmf)
    if law.tail:
        cells[TAIL] = law.tail
    return cells


def chance_of(observed: Iterable[Any], cells: Mapping[Any, Fraction]) -> float:
    """How likely a fit as bad as this is if the values follow the law; 0 where a value is impossible.

    Cells are in an order in which neighbours may be put together. With one cell there is nothing to test but that nothing else fell.
    """
    return chance_of_counts(Counter(value if value in cells else TAIL for value in observed), cells)


def chance_of_counts(counts: Mapping[Any, int], cells: Mapping[Any, Fraction]) -> float:
    """The same of cells that were counted."""
    counts = Counter({value: count for value, count in counts.items() if count})
    if counts.keys() - cells.keys() or any(not cells[value] for value in counts):
        return 0.0
    total = sum(counts.values())
    merged: list[list[float]] = []
    for value, chance in cells.items():
        if not merged or merged[-1][1] >= LEAST_EXPECTED:
            merged.append([0, 0.0])
        merged[-1][0] += counts[value]
        merged[-1][1] += float(chance) * total
    if len(merged) > 1 and merged[-1][1] < LEAST_EXPECTED:
        last = merged.pop()
        merged[-1] = [merged[-1][0] + last[0], merged[-1][1] + last[1]]
    statistic = sum((seen - expected) ** 2 / expected for seen, expected in merged)
    return upper_tail(statistic, len(merged) - 1) if len(merged) > 1 else 1.0
