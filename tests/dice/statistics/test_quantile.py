"""Cumulated chances, quantiles, median, mode."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dice.statistics.laws import finite_laws, laws
from wurfwerk import odds, parse
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Distribution, Finite

chances = st.fractions(0, 1, max_denominator=200).filter(lambda p: 0 < p < 1)


def neighbours(law: Distribution, value: Any) -> tuple[Fraction, Fraction]:
    """(chance of less than the value, chance of it or less)."""
    return law.at_most(value) - law.chance(value), law.at_most(value)


@given(laws(), chances)
def test_a_quantile_is_the_least_value_that_is_reached(law: Distribution, chance: Fraction) -> None:
    below, reached = neighbours(law, law.quantile(chance))
    assert below < chance <= reached


@given(laws(), st.integers(-12, 20))
def test_a_quantile_undoes_the_cumulated_chances(law: Distribution, value: int) -> None:
    chance = law.at_most(value)
    if law.chance(value) and chance < 1:
        assert law.quantile(chance) == value


@given(laws())
def test_the_median_halves(law: Distribution) -> None:
    half = Fraction(1, 2)
    assert law.at_most(law.median) >= half
    assert law.at_least(law.median) >= half


@given(laws())
def test_cumulated_chances_are_sums(law: Distribution) -> None:
    assert list(law.cdf) == list(law.pmf)
    for value, chance in list(law.cdf.items())[:40]:
        assert not isinstance(value, tuple)
        assert chance == law.at_most(value)


@given(finite_laws())
def test_the_modes_are_the_likeliest(law: Finite) -> None:
    most = max(law.pmf.values())
    assert law.mode == tuple([value for value, chance in law.pmf.items() if chance == most])


@pytest.mark.parametrize(
    ("text", "median", "low", "high"),
    [
        ("1d6", "7/2", 1, 6),
        ("2d6", "7", 4, 10),
        ("1d6!", "7/2", 1, 9),
        ("-1d6!", "-7/2", -9, -1),
        ("1d1000000000", "1000000001/2", 10**8, 9 * 10**8),
    ],
)
def test_known_quantiles(text: str, median: str, low: int, high: int) -> None:
    law = odds(parse(text))
    assert law.median == Fraction(median)
    assert (law.quantile("0.1"), law.quantile(Fraction(9, 10))) == (low, high)


def test_fractions_have_quantiles() -> None:
    law = odds(parse("1d6!/2"))
    assert (law.quantile(0.5), law.median, law.quantile("0.9")) == (Fraction(3, 2), Fraction(7, 4), Fraction(9, 2))
    assert odds(parse("1d8/2")).quantile(Fraction(1, 8)) == Fraction(1, 2)


def test_a_float_counts_as_it_is_written() -> None:
    # As a binary fraction 0.1 lies above a tenth, and 2 would be the answer.
    d10 = odds(parse("1d10"))
    assert d10.quantile(0.1) == d10.quantile("0.1") == d10.quantile(Decimal("0.1")) == d10.quantile("1/10") == 1
    assert d10.quantile("0.1000000001") == 2


def test_the_ends() -> None:
    law = odds(parse("2d6"))
    assert (law.quantile(0), law.quantile(1)) == (2, 12)
    assert odds(parse("1d6!")).quantile(0) == 1
    with pytest.raises(ValueError, match="no highest value"):
        odds(parse("1d6!")).quantile(1)
    with pytest.raises(ValueError, match="no lowest value"):
        odds(parse("-1d6!")).quantile(0)


@pytest.mark.parametrize("chance", [-0.001, 1.001, "much", float("nan"), float("inf"), "1/0", 50])
def test_what_is_no_chance(chance: Any) -> None:
    with pytest.raises(ValueError, match="from 0 to 1"):
        odds(parse("1d6")).quantile(chance)


def test_values_without_order() -> None:
    law = Finite({(1, 2): 1, (2, 1): 1}, 2)
    for chance in (0, 0.5, 1):
        with pytest.raises(TypeError, match="tuples"):
            law.quantile(chance)
    with pytest.raises(TypeError, match="tuples"):
        _ = law.median
    with pytest.raises(TypeError, match="str values"):
        _ = law.map(str).median
    assert law.mode == ((1, 2), (2, 1))


def test_modes_of_wide_and_endless_laws() -> None:
    assert odds(parse("2d6!")).mode == (6,)
    assert odds(parse("2d6!/2")).mode == (3,)
    assert odds(parse("1d2000min1999")).mode == (1999,)
    with pytest.raises(TooCostly):
        _ = odds(parse("1d1000000000")).mode


@pytest.mark.parametrize(
    ("endless", "bounded", "same"),
    [("1d6!", "1d6!lim9", 54), ("2d4!", "2d4!lim12", 48), ("3d10!kh2", "3d10!lim9kh2", 90)],
)
def test_up_to_where_a_limit_is_felt_both_laws_are_the_same(endless: str, bounded: str, same: int) -> None:
    one, other = odds(parse(endless)), odds(parse(bounded))
    assert isinstance(other, Finite)
    assert [one.cdf[value] for value in one.cdf if value < same] == [
        other.cdf[value] for value in one.cdf if value < same
    ]  # type: ignore[operator]
    for chance in ("0.01", "0.5", "0.9", "0.999"):
        assert one.quantile(chance) == other.quantile(chance) < same
    assert one.mode == other.mode
    assert one.given(at_most=same - 1) == other.given(at_most=same - 1)
    assert one.dominates(other)
    assert not other.dominates(one)
