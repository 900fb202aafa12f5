"""Faces from bits: each with its chance, for every kind of die, and the same for a seed for good."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from tests.goodness import BOUND, chance_of
from wurfwerk.dice.bulk.bits import Bits
from wurfwerk.dice.chance import ways
from wurfwerk.dice.shapes import Die

DICE = [
    Die(1), Die(2), Die(6), Die(10), Die(129), Die(256), Die(257), Die(1000), Die(65536), Die("F", ((-1, 1), (0, 1), (1, 1))),
    Die("x", ((-300, 1), (5, 2))), Die("x", ((-5, 200), (0, 1), (7, 400))), Die("x", ((1, 10**30), (2, 2 * 10**30))), Die("x", ((3, 9),)),
    Die("x", ((200, 1), (255, 3))), Die("x", ((-128, 1), (127, 1))), Die("x", ((-129, 1), (127, 1))),
]  # fmt: skip


@pytest.mark.parametrize("die", DICE)
def test_every_face_has_its_chance(die: Die) -> None:
    column = Bits("faces").faces(die, 50_000)
    assert column.values.shape == (50_000,)
    assert column.low <= column.values.min()
    assert column.values.max() <= column.high
    faces = die.faces or tuple((value, 1) for value in range(1, int(die.sides) + 1))
    cells = {value: Fraction(weight, ways(die)) for value, weight in faces}
    assert chance_of(column.values.tolist(), cells) > BOUND


@pytest.mark.parametrize("limit", [1, 2, 3, 255, 256, 257, 65535, 65537, 2**31, 2**32 - 1, 2**32 + 1, 2**63, 2**64])
def test_numbers_below_a_limit(limit: int) -> None:
    drawn = Bits(1).below(limit, 20_000)
    assert len(drawn) == 20_000
    assert max(drawn.tolist()) < limit
    tenths = [int(value) * 10 // limit for value in drawn]
    if limit > 10**4:
        assert chance_of(tenths, {tenth: Fraction(1, 10) for tenth in range(10)}) > BOUND


def test_words_of_a_seed_stay_what_they_are() -> None:
    # SFC64 after its first words, as numpy keeps them for good: little-endian.
    assert Bits(1).bytes(8) == np.random.SFC64(np.random.SeedSequence(1)).random_raw(1).astype("<u8").tobytes()
    assert Bits(0).words(3, 2).tolist() == np.frombuffer(Bits(0).bytes(8), "<u2", 3).tolist()


@pytest.mark.parametrize("count", [0, 1, 2, 1000])
def test_as_many_as_asked_for(count: int) -> None:
    for sides in (1, 2, 3, 129, 300, 10**6, 10**9):
        assert len(Bits(2).faces(Die(sides), count).values) == count
