"""Numbers are exact until they are written, rounded to the nearest, and never lie at the ends."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wurfwerk.words import numbers


@given(st.fractions(max_denominator=10**6), st.integers(0, 6))
def test_decimal_is_the_nearest(value: Fraction, digits: int) -> None:
    shown = numbers.decimal(value.numerator, value.denominator, digits, "en")
    assert "-" not in shown
    shown = shown.replace("−", "-")
    assert abs(Fraction(shown) - value) <= Fraction(1, 2 * 10**digits)
    assert shown != "-0"
    with localcontext(prec=60):
        quotient = Decimal(value.numerator) / Decimal(value.denominator)
        expected = quotient.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)
    assert Fraction(shown) == Fraction(expected)


@given(st.fractions(min_value=0, max_value=1, max_denominator=10**9), st.sampled_from(("de", "en")))
def test_only_certainty_reads_as_certainty(chance: Fraction, language: str) -> None:
    shown = numbers.percent(chance.numerator, chance.denominator, language)
    zero, all_of_it = numbers.percent(0, 1, language), numbers.percent(1, 1, language)
    assert (shown == zero) == (chance == 0)
    assert (shown == all_of_it) == (chance == 1)


@pytest.mark.parametrize(
    ("chance", "german", "english"),
    [
        (Fraction(89, 192), "46,354\N{NO-BREAK SPACE}%", "46.354%"),
        (Fraction(1, 10**9), "<0,001\N{NO-BREAK SPACE}%", "<0.001%"),
        (1 - Fraction(1, 10**9), ">99,999\N{NO-BREAK SPACE}%", ">99.999%"),
        (Fraction(1, 3), "33,333\N{NO-BREAK SPACE}%", "33.333%"),
        (Fraction(2, 3), "66,667\N{NO-BREAK SPACE}%", "66.667%"),
    ],
)
def test_percent(chance: Fraction, german: str, english: str) -> None:
    assert numbers.percent(chance.numerator, chance.denominator, "de") == german
    assert numbers.percent(chance.numerator, chance.denominator, "en") == english


@given(st.fractions(min_value=0, max_value=10**9, max_denominator=10**6))
def test_root_is_the_nearest(value: Fraction) -> None:
    shown = Fraction(numbers.root(value.numerator, value.denominator, 3, "en"))
    half = Fraction(1, 2000)
    assert max(shown - half, 0) ** 2 <= value <= (shown + half) ** 2


@pytest.mark.parametrize(
    ("value", "german"),
    [
        (23, "23"),
        (-4, "−4"),
        (Fraction(7, 2), "3,5"),
        (Fraction(-1, 16), "−0,0625"),
        (Fraction(1, 3), "1/3"),
        (Fraction(1, 32), "1/32"),
    ],
)
def test_values(value: Fraction, german: str) -> None:
    assert numbers.number(value, "de") == german


def test_one_minus_sign() -> None:
    for shown in (numbers.number(-3, "de"), numbers.number(Fraction(-1, 3), "en"), numbers.decimal(-1, 2, 1, "de")):
        assert shown[0] == numbers.MINUS
    assert (numbers.signed(-3, "de"), numbers.signed(0, "en"), numbers.fraction(Fraction(-1, 3))) == (
        "−3",
        "+0",
        "-1/3",
    )


def test_numbers_of_any_length() -> None:
    assert numbers.percent(10**5000, 3 * 10**5000, "en") == "33.333%"
    assert numbers.root(10**600, 1, 0, "en") == "1" + "0" * 300


@given(st.integers(4, 60_000), st.integers(0, 1000), st.booleans())
@settings(max_examples=30)
def test_whole_numbers_of_any_length(size: int, add: int, negative: bool) -> None:
    value = (10**size + add) * (-1 if negative else 1)
    expected = ("-" if negative else "") + "1" + str(add).zfill(size)
    assert numbers.whole(value) == expected
    assert numbers.fraction(Fraction(value, 1)) == expected
