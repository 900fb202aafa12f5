"""The value of an exact answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.distribution import Finite

LAW = Finite({-1: 1, 0: 2, Fraction(7, 2): 3}, 6)


def test_readings() -> None:
    assert (LAW.min, LAW.max) == (-1, Fraction(7, 2))
    assert LAW.mean == Fraction(19, 12)
    assert LAW.variance == Fraction(1, 6) + Fraction(49, 8) - Fraction(19, 12) ** 2
    assert LAW.tail == 0
    assert LAW.pmf == {-1: Fraction(1, 6), 0: Fraction(1, 3), Fraction(7, 2): Fraction(1, 2)}
    assert list(LAW.items()) == list(LAW.pmf.items())


@pytest.mark.parametrize(
    ("bound", "least", "most"),
    [
        (-2, "1", "0"),
        (-1, "1", "1/6"),
        (0, "5/6", "1/2"),
        (3, "1/2", "1/2"),
        (Fraction(7, 2), "1/2", "1"),
        (4, "0", "1"),
    ],
)
def test_bounds(bound: int, least: str, most: str) -> None:
    assert LAW.at_least(bound) == Fraction(least)
    assert LAW.at_most(bound) == Fraction(most)
    assert LAW.at_least(bound) + LAW.at_most(bound) - LAW.chance(bound) == 1


def test_map_puts_equal_results_together() -> None:
    assert LAW.map(lambda value: int(value >= 0)).weights == {0: 1, 1: 5}
    assert LAW.map(lambda value: (int(value), 1)).weights == {(-1, 1): 1, (0, 1): 2, (3, 1): 3}


def test_equal_whatever_the_denominator() -> None:
    assert Finite({1: 1, 2: 3}, 4) == Finite({2: 6, 1: 2}, 8)
    assert Finite({1: 1, 2: 3}, 4) != Finite({1: 1, 2: 1}, 2)
    assert Finite({1: 1}, 1) != 1


def test_tuples_have_no_mean() -> None:
    law = Finite({(1, 2): 1}, 1)
    assert law.chance((1, 2)) == 1
    for reading in ("mean", "variance"):
        with pytest.raises(TypeError):
            getattr(law, reading)


def test_ascending() -> None:
    assert list(Finite({3: 1, 1: 1, 2: 1}, 3).pmf) == [1, 2, 3]
