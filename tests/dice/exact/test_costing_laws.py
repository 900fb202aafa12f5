"""Calculating further with laws at hand has the budget of `odds`: refused by name, before work that would take minutes or all memory."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dice.statistics.laws import finite_laws, laws
from wurfwerk import odds, parse
from wurfwerk.dice.cost import TooCostly, cost
from wurfwerk.dice.distribution import Distribution, Finite
from wurfwerk.dice.exact.costing_laws import law_cost
from wurfwerk.dice.exact.sums import convolution, packed_together


def law(text: str) -> Distribution:
    return odds(parse(text))


FAR_APART = Finite({0: 1, 1: 1, 1_000_003: 1, 5 * 10**9: 2}, 5)
LONG = Finite(dict.fromkeys(range(100_000), 1), 100_000)


@pytest.mark.parametrize(
    ("work", "reason"),
    [
        (lambda: 10_000 @ law("4d6kh3"), "sum"),
        (lambda: 100_000 @ law("1d6"), "sum"),
        (lambda: 10**4000 @ law("1d2"), "sum"),
        (lambda: 200 @ FAR_APART, "sum"),
        (lambda: 10**7 @ law("1d6!"), "chain"),
        (lambda: 500 @ law("1d6!-1d8!"), "difference"),
        (lambda: law("200d20").combined(law("200d20"), max), "combinations"),
        (lambda: LONG + Finite({value * value: 1 for value in range(10_000)}, 10_000), "sum"),
        (lambda: LONG - Finite({Fraction(value, 7): 1 for value in range(10_000)}, 10_000), "sum"),
        (lambda: law("1d6!") + Fraction(1, 10**9), "steps"),
        (lambda: law("500d6!") - law("500d6!"), "difference"),
        (lambda: law("500d6!").against(law("500d6!")), "difference"),
        (lambda: law("10d6!").dominates(LONG), "difference"),
        (lambda: LONG.dominates(law("10d6!")), "difference"),
    ],
)
def test_refused_by_name(work: Callable[[], Any], reason: str) -> None:
    with pytest.raises(TooCostly) as refused:
        work()
    assert refused.value.message.key == f"error-too-costly-{reason}"
    assert set(refused.value.message.arguments) == {"steps", "most"}


def test_what_is_quick_is_not_refused() -> None:
    assert (1_000 @ law("1d20")).mean == 10_500
    assert (1_000 @ law("1d6!")).mean == 4_200
    assert (10**40 @ law("1d1")).mean == 10**40
    assert (law("200d6") - law("200d6")).mean == 0
    assert law("50d20").combined(law("50d20"), max).max == 1_000
    assert (law("1d1000000") + law("10d6")).max == 1_000_060
    assert law("20d6!").against(law("20d8!")).denominator > 0
    assert (law("1d6!") + Fraction(1, 1_000)).mean == Fraction(21, 5) + Fraction(1, 1_000)


@pytest.mark.parametrize("text", ["1d6", "3d6", "4d6kh3", "1d6!", "-2d4!", "1d6!-1d8!", "1d6/4", "1d6!/2", "1d5000"])
def test_a_law_tells_no_less_than_it_is(text: str) -> None:
    shape = cost(parse(text).lower())
    told = law_cost(law(text).law)
    assert shape.low in (None, told.low)
    assert shape.high in (None, told.high)
    assert (told.wide, told.unit) == (shape.wide, shape.unit)
    assert told.degree <= shape.degree
    assert bool(told.degree) == bool(shape.degree)
    assert told.values <= max(shape.values, 2 * shape.degree)


@given(laws(), st.integers(2, 4))
def test_small_laws_are_never_refused(of: Distribution, times: int) -> None:
    if of.min is None or of.max is None or of.max - of.min < 10_000:
        assert (times @ of).mean == times * of.mean


@given(finite_laws(), finite_laws())
def test_the_product_that_is_told_is_the_one_that_is_made(a: Finite, b: Finite) -> None:
    long, wide = convolution(a, LONG_ENOUGH), convolution(b, LONG_ENOUGH)
    both = packed_together(long, wide)
    out = convolution(long, wide)
    if both is not None:
        low, step, first, second = both
        assert (out.min, out.max) == (low, low + step * (len(first) + len(second) - 2))
    assert out.denominator == long.denominator * wide.denominator
    assert out.mean == long.mean + wide.mean


LONG_ENOUGH = Finite(dict.fromkeys(range(20), 1), 20)
