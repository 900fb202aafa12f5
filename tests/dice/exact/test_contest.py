"""Who shares the highest value: against plain enumeration, the law of the maximum, and the enclosing sums."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.contest import MOST_EXACT, tops
from wurfwerk.dice.exact.functions import applied
from wurfwerk.notation import parse


def laws(*texts: str):
    return [distribution(parse(text)) for text in texts]


def chances(found: tuple[dict[int, int], int]) -> dict[int, Fraction]:
    weights, whole = found
    return {mask: Fraction(weight, whole) for mask, weight in weights.items()}


finite = st.dictionaries(st.integers(-4, 6), st.integers(1, 5), min_size=1, max_size=4).map(
    lambda weights: Finite(weights, sum(weights.values()))
)


@given(st.lists(finite, min_size=1, max_size=MOST_EXACT))
def test_finite_laws_by_enumeration(given_: list[Finite]) -> None:
    found: dict[int, Fraction] = {}
    for values in product(*[law.weights.items() for law in given_]):
        best = max(value for value, _ in values)
        mask = sum(1 << place for place, (value, _) in enumerate(values) if value == best)
        share = Fraction(1)
        for (_, weight), law in zip(values, given_, strict=True):
            share *= Fraction(weight, law.denominator)
        found[mask] = found.get(mask, Fraction(0)) + share
    assert chances(tops(given_)) == found


@pytest.mark.parametrize(
    "texts",
    [
        ("1d20!+2d6!", "1d20!+1d8!"),
        ("1d20!", "1d4!+3", "1d6"),
        ("1d20!+1d4!", "1d20!+2d6!", "1d20!+1d8!"),
        ("1d6!-9", "1d6!", "2d6!"),
    ],
    ids=" ".join,
)
def test_the_sum_of_all_sets_is_one_and_each_side_is_above_the_others_maximum(texts) -> None:
    given_ = laws(*texts)
    found = chances(tops(given_))
    assert sum(found.values()) == 1
    for place, law in enumerate(given_):
        others = [other for at, other in enumerate(given_) if at != place]
        rest = applied("max", others) if len(others) > 1 else others[0]
        against = law.against(rest)
        assert found.get(1 << place, 0) == Fraction(against.weights.get(1, 0), against.denominator)


def test_a_factor_of_higher_power_and_of_another_stride() -> None:
    found = chances(tops(laws("4d8!", "3d10!", "1d20!", "2d4!")))
    assert sum(found.values()) == 1
    mirrored = chances(tops(laws("2d4!", "1d20!", "3d10!", "4d8!")))
    assert {int(f"{mask:04b}"[::-1], 2): share for mask, share in mirrored.items()} == found


@pytest.mark.parametrize(
    "texts", [("1d20!+2d6!", "1d20!+1d8!", "1d4!"), ("3d6", "1d8!", "2d4", "1d20!+3d8!")], ids=" ".join
)
def test_what_is_enclosed_lies_closely_below(texts) -> None:
    given_ = laws(*texts)
    exact, below = chances(tops(given_)), chances(tops(given_, exact=False))
    left = 1 - sum(below.values())
    assert 0 <= left < Fraction(1, 10**15)
    for mask, share in exact.items():
        assert below.get(mask, 0) <= share <= below.get(mask, 0) + left
