"""The value of an exact answer."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.operators import Compare, Explode

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


def test_listed_in_whole_numbers() -> None:
    assert distribution(Dice(2, 6)).listed(3, 4) == ({3: 2, 4: 3}, 36)
    weights, denominator = distribution(Explode(Dice(1, 6))).listed(1, 13)
    assert Fraction(weights[13], denominator) == Fraction(1, 216)
    assert 6 not in weights
    assert distribution(Dice(1, 10**6)).listed(7, 8) == ({7: 1, 8: 1}, 10**6)


def test_a_far_listing_is_refused() -> None:
    with pytest.raises(TooCostly):
        distribution(Explode(Dice(100, 6))).listed(0, 10**9)


def test_two_laws_against_each_other() -> None:
    one = distribution(Dice(1, 6))
    assert one.against(one).pmf == {-1: Fraction(15, 36), 0: Fraction(6, 36), 1: Fraction(15, 36)}
    assert one.against(distribution(Dice(1, 4))).pmf == {-1: Fraction(6, 24), 0: Fraction(4, 24), 1: Fraction(14, 24)}
    # The same chances by the comparisons of the notation, on laws without end.
    endless, rest = Explode(Dice(1, 6)), Explode(Dice(1, 8))
    found = distribution(endless).against(distribution(rest))
    for sign, value in (("<", -1), ("=", 0), (">", 1)):
        assert found.chance(value) == distribution(Compare(sign, endless, rest)).chance(1)


def test_bands() -> None:
    law = Finite({1: 1, 3: 2, 4: 4, Fraction(9, 2): 8}, 15)
    assert law.bands((2, 4)) == [1, 2, 12]
    assert law.bands((0, 1, 9)) == [0, 0, 15, 0]
    assert law.bands(()) == [15]


def test_combined() -> None:
    one = distribution(Dice(1, 4))
    sums = one.combined(one, lambda a, b: (a + b, a == b))
    assert sums.chance((4, True)) == Fraction(1, 16)
    assert sums.chance((4, False)) == Fraction(2, 16)
    assert sum(sums.weights.values()) == sums.denominator == 16
