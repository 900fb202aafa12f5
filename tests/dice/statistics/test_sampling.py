"""Values drawn by their exact chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from wurfwerk import odds, parse
from wurfwerk.dice.distribution import Distribution, Finite
from wurfwerk.dice.statistics.sampling import WORD, Bounds, Inversion

N = 20_000


def surprise(law: Distribution, drawn: list[Any]) -> float:
    """Chi-square over the values that are expected five times and the rest, as standard normal (Wilson and Hilferty)."""
    seen = Counter(drawn)
    terms, rest, rest_seen = [], Fraction(1), len(drawn)
    for value, chance in law.pmf.items():
        if chance * len(drawn) >= 5:
            expected = float(chance * len(drawn))
            terms.append((seen[value] - expected) ** 2 / expected)
            rest -= chance
            rest_seen -= seen[value]
    if rest * len(drawn) >= 5:
        expected = float(rest * len(drawn))
        terms.append((rest_seen - expected) ** 2 / expected)
    degrees = len(terms) - 1
    spread = 2 / (9 * degrees)
    return float(((sum(terms) / degrees) ** (1 / 3) - (1 - spread)) / sqrt(spread))


@pytest.mark.parametrize(
    "text",
    [
        "1d6",
        "4d6kh3",
        "1d6!",
        "3d10!",
        "-1d4!",
        "1d6!-1d8!",
        "1d6!/2",
        "1d4!/3-1d6",
        "1d2000min1900",
        "1d6!>=5",
        "100d20",
    ],
)
def test_every_value_comes_as_often_as_it_should(text: str) -> None:
    law = odds(parse(text))
    drawn = law.sample(N, seed=20)
    assert abs(surprise(law, drawn)) < 4
    # The test itself can fail: one value in ten replaced by the highest is noticed.
    drawn[::10] = [max(drawn)] * (N // 10)
    assert surprise(law, drawn) > 8


def test_tuples_and_tags() -> None:
    d6 = odds(parse("1d6"))
    law = d6.combined(d6, lambda a, b: (a + b, "pair" if a == b else None))
    assert abs(surprise(law, law.sample(N, seed=1))) < 4


def test_the_same_seed_gives_the_same_values() -> None:
    for text in ("2d6", "1d6!", "1d6!-1d8!", "1d1000000000", "1d6!/2"):
        law = odds(parse(text))
        assert law.sample(20, seed=4) == law.sample(20, seed=4) == odds(parse(text)).sample(20, seed=4)
        assert law.sample(20, seed=4) != law.sample(20, seed="4a")
        assert law.sample(20, seed=4)[0] == law.sample(seed=4)
        assert law.chance(law.sample()) > 0
        assert law.sample(0) == []


def test_what_cannot_be_drawn() -> None:
    with pytest.raises(ValueError, match="0 or more"):
        odds(parse("1d6")).sample(-1)


class Told:
    """Bits from a list, so that a number can be told that lies on a bound."""

    def __init__(self, *words: int) -> None:
        self.words = list(words)

    def __call__(self, limit: int) -> int:
        assert limit == WORD
        return self.words.pop(0)


THIRD = WORD // 3  # 0.010101... in binary: each word of a third is this one


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ([0], 0),
        ([THIRD - 1], 0),
        ([THIRD + 1], 1),
        ([THIRD, 0], 0),
        ([THIRD, THIRD, THIRD, THIRD - 1], 0),
        ([THIRD, THIRD, THIRD, THIRD + 1], 1),
        ([2 * THIRD, 2 * THIRD, 2 * THIRD - 1], 1),
        ([2 * THIRD, WORD - 1], 2),
        ([WORD - 1], 2),
    ],
)
def test_as_many_bits_are_drawn_as_it_takes(words: list[int], place: int) -> None:
    told = Told(*words)
    assert Inversion(Bounds([1, 2, 3], 3), told).place() == place
    assert told.words == []


def test_chances_below_the_first_word_are_met() -> None:
    # Three values with a chance of 2^-130 each, where the first word is 0.
    tiny = Finite({1: 1, 2: 1, 3: 1, 4: 2**130 - 3}, 2**130)
    bounds = Bounds([1, 2, 3, 2**130], 2**130)
    for last, place in ((0, 0), (1 << 62, 1), (1 << 63, 2), (3 << 62, 3)):
        assert Inversion(bounds, Told(0, 0, last)).place() == place
    assert Inversion(bounds, Told(0, 1)).place() == 3
    assert tiny.sample(5, seed=1) == [4] * 5


def test_a_law_without_end_is_drawn_as_far_as_it_reaches() -> None:
    from wurfwerk.dice.statistics.sampling import Side

    law = odds(parse("1d6!")).law
    side = Side(law.up)  # type: ignore[union-attr,arg-type]
    # 1 - 2^-128 lies in the chain of about fifty sixes.
    place = Inversion(side, Told(WORD - 1, WORD - 1, 0)).place()
    value = place + 1
    assert law.at_most(value - 1) < 1 - Fraction(1, 2**128) + Fraction(1, 2**192)
    assert law.at_most(value) > 1 - Fraction(1, 2**128)
    assert value > 290
