"""Many throws of a check: judged by its own functions, value by value."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tests.chances import checks_of
from tests.contract.checks import CHECKS
from wurfwerk import odds, parse, simulate, systems
from wurfwerk.dice.bulk import simulate as simulate_dice
from wurfwerk.rules.check import Check
from wurfwerk.rules.procedure import Procedure


@pytest.mark.parametrize("of", CHECKS)
def test_every_throw_is_judged_as_a_roll_is(of: type[Check]) -> None:
    for check in checks_of(of, 3):
        if isinstance(check, Procedure):
            continue  # it has no raw values in bulk: the laws of chi-square hold it to its odds and its rolls
        found = simulate(check, 2_000, seed=5)
        raw = simulate_dice(check.dice(), 2_000, seed=5)
        rows = [tuple(row) for row in raw.tolist()] if raw.ndim == 2 else raw.tolist()
        keys = check.reachable()
        counts = dict.fromkeys(keys, 0)
        for value, shown, place in zip(rows, found.values.tolist(), found.of.tolist(), strict=True):
            outcome = check.outcome(value)
            assert shown == check.shown(value)
            assert (keys[place] if place >= 0 else None) == (outcome.key if outcome else None)
            if outcome:
                counts[outcome.key] += 1
        assert found.outcomes == tuple(counts.items())
        assert found.automatic == check.automatic()
        assert found.check is check


def test_a_success_comes_as_often_as_the_odds_say() -> None:
    check = systems()["openlegend"].checks["action"](attribute=5, challenge=20)
    found = simulate(check, 1_000_000, seed=1)
    assert abs(dict(found.outcomes)["success"] / 1_000_000 - Fraction(89, 192)) < 0.0025
    assert found.values.dtype == np.int64
    assert found.of.max() < len(found.outcomes) == len(odds(check).outcomes)


def test_no_throws() -> None:
    check = systems()["pathfinder2e"].checks["flat"](dc=11)
    found = simulate(check, 0)
    assert found.values.shape == (0,)
    assert {count for _, count in found.outcomes} == {0}


@pytest.mark.parametrize(
    ("of", "said"), [("4d6kh3", r"simulate\(parse\('4d6kh3'\), 1000\)"), (5, "not int"), (parse, "not function")]
)
def test_what_is_neither_expression_nor_check(of: object, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        simulate(of, 10)  # type: ignore[call-overload]
