"""Independent values added, subtracted and held against each other."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dice.statistics.laws import endless_laws, finite_laws, laws
from wurfwerk import odds, parse
from wurfwerk.dice.distribution import Distribution, Finite


@given(finite_laws(), laws())
def test_sums_add_means_and_variances(a: Finite, b: Distribution) -> None:
    if not (b.max is None or b.min is None) and b.max - b.min > 10_000:
        return
    for total, mean in ((a + b, a.mean + b.mean), (a - b, a.mean - b.mean), (b - a, b.mean - a.mean)):
        assert total.mean == mean
        assert total.variance == a.variance + b.variance


@given(laws(), st.one_of(st.integers(-5, 5), st.fractions(-2, 2, max_denominator=3)))
def test_numbers_move_a_law(law: Distribution, by: Any) -> None:
    assert (law + by).mean == (by + law).mean == law.mean + by
    assert (law - by).mean == law.mean - by
    assert (by - law).mean == by - law.mean
    assert (law + by).at_least(3 + by) == law.at_least(3)


def test_repeated_is_the_sum_of_more_dice() -> None:
    assert 3 @ odds(parse("1d6")) == odds(parse("3d6"))
    assert (4 @ odds(parse("1d6!"))).listed(4, 30) == odds(parse("4d6!")).listed(4, 30)
    assert 0 @ odds(parse("1d6")) == Finite({0: 1}, 1)
    assert sum([odds(parse("1d6")), odds(parse("1d4"))]) == odds(parse("1d6+1d4"))
    for wrong in (-1, 1.5, "2"):
        with pytest.raises(ValueError, match="whole number"):
            wrong @ odds(parse("1d6"))  # type: ignore[operator]


def test_what_cannot_be_added() -> None:
    law: Any = odds(parse("1d6"))
    for wrong in (0.5, "1", None):
        with pytest.raises(TypeError, match="unsupported operand"):
            law + wrong
    with pytest.raises(TypeError, match="tuples"):
        law + Finite({(1, 2): 1}, 1)


@given(finite_laws(), finite_laws())
def test_dominance_of_finite_laws(a: Finite, b: Finite) -> None:
    points = [*a.weights, *b.weights]
    assert a.dominates(b) == all([a.at_least(t) >= b.at_least(t) for t in points])


@given(finite_laws(), endless_laws(), st.integers(0, 8))
def test_dominance_of_laws_without_end(a: Finite, b: Distribution, up: int) -> None:
    moved = b + up
    points = [*a.weights, *[value + step for value in list(moved.pmf)[:60] for step in (0, Fraction(1, 12))]]  # type: ignore[operator]
    if moved.dominates(a):
        assert all([moved.at_least(t) >= a.at_least(t) for t in points])
    if a.dominates(moved):
        assert moved.max is not None
        assert all([a.at_least(t) >= moved.at_least(t) for t in points])


def test_known_dominance() -> None:
    d6, d8, endless = (odds(parse(text)) for text in ("1d6", "1d8", "1d6!"))
    assert d8.dominates(d6)
    assert not d6.dominates(d8)
    assert d6.dominates(d6)
    assert endless.dominates(d6)
    assert not d6.dominates(endless)
    assert d6.dominates(odds(parse("1-1d6!")))
    assert not odds(parse("2d6")).dominates(odds(parse("1d12")))
    assert not odds(parse("1d12")).dominates(odds(parse("2d6")))
    with pytest.raises(TypeError, match="list of values"):
        endless.dominates(endless)
