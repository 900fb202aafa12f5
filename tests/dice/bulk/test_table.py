"""Draws by weight: exact however few bits are looked up, with weights of any length."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tests.goodness import BOUND, chance_of
from wurfwerk.dice.bulk.bits import Bits
from wurfwerk.dice.bulk.sampler import Beyond
from wurfwerk.dice.bulk.table import Table
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.series import Series
from wurfwerk.notation import parse

WEIGHTS = [
    [1],
    [1, 1],
    [1, 2, 3],
    [0, 5, 0, 1],
    [7, 0],
    [0, 7],
    [1] * 10,
    [10**30, 1, 10**30],
    [1, 10**9],
    [3] * 5000,
    [2**70, 3**45],
]


@pytest.mark.parametrize("weights", WEIGHTS)
@pytest.mark.parametrize(("first", "second"), [(16, 64), (8, 20), (3, 6), (1, 2)])
def test_each_place_has_its_chance(weights: list[int], first: int, second: int) -> None:
    places = Table(weights, first, second).places(Bits("table"), 20_000)
    total = sum(weights)
    cells = {place: Fraction(weight, total) for place, weight in enumerate(weights)}
    assert chance_of(places.tolist(), cells) > BOUND


class Given(Bits):
    """Bits in a given order: 0 and 1."""

    __slots__ = ("given",)

    def __init__(self, given: list[int]) -> None:
        self.given = given

    def words(self, count: int, size: int) -> np.ndarray:
        out = []
        for _ in range(count):
            bits, self.given = self.given[: 8 * size], self.given[8 * size :]
            out.append(int("".join(map(str, bits)) or "0", 2))
        return np.array(out, f"<u{size}")


@pytest.mark.parametrize("weights", [[1, 2], [1, 1, 1, 2], [3, 5, 8]])
def test_no_bit_is_wasted_or_wrong(weights: list[int]) -> None:
    # Of all beginnings of 2 + 3 bits, each place has those that lie wholly in it; what is undecided goes on with further bits.
    total, seen = sum(weights), dict.fromkeys(range(len(weights)), 0)
    for begin in product((0, 1), repeat=5):
        head, tail = list(begin[:2]), list(begin[2:])
        # 16 bits are read for the first two, 64 for the next three.
        bits = Given(head + [0] * 14 + tail + [0] * 61 + [0] * 64)
        place = int(Table(weights, 2, 5).places(bits, 1)[0])
        number = Fraction(int("".join(map(str, begin)), 2), 32)
        ends = [Fraction(sum(weights[: n + 1]), total) for n in range(len(weights))]
        assert place == next(n for n, end in enumerate(ends) if number < end)
        seen[place] += 1
    assert all(
        abs(Fraction(count, 32) - Fraction(weights[place], total)) < Fraction(1, 16) for place, count in seen.items()
    )


def test_the_values_behind_the_listed_ones_have_their_chances() -> None:
    law = distribution(parse("1d6! - 1d4!"))
    assert isinstance(law, Series)
    low, high = -3, 5
    mass = 1 - sum(law.chance(value) for value in range(low, high + 1))
    bits = Bits("beyond")
    drawn = [Beyond(law, low, high, mass).draw(bits) for _ in range(4_000)]
    values = [value for value in range(-40, 60) if not low <= value <= high]
    cells = {value: law.chance(value) / mass for value in values}
    cells[99] = 1 - sum(cells.values())
    assert chance_of([value if value in cells else 99 for value in drawn], cells) > BOUND


def test_the_values_behind_the_listed_ones_may_be_fractions() -> None:
    law = distribution(parse("1d6!"))
    assert isinstance(law, Series)
    drawn = {Beyond(law, 1, 5, law.at_least(6), 4).draw(Bits(seed)) for seed in range(60)}
    assert Fraction(7, 4) in drawn
    assert 2 in drawn
    assert all(value * 4 > 6 for value in drawn)
