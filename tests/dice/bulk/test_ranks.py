"""Dice by rank: the network sorts, and every sum by rank is that of the sorted dice."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from wurfwerk.dice.bulk.ranks import MOST_NETWORK, by_rank, network, sum_by_rank


@pytest.mark.parametrize("size", range(1, 11))
def test_the_network_sorts(size: int) -> None:
    # What sorts every row of noughts and ones sorts everything.
    rows = np.array(list(product((0, 1), repeat=size)), np.uint8).T.copy()
    before = rows.copy()
    found = by_rank(rows, range(size))
    assert (np.array(found) == np.sort(rows, axis=0)).all()
    assert (rows == before).all()


@pytest.mark.parametrize("size", [17, 30, 64, 100, MOST_NETWORK, MOST_NETWORK + 1])
def test_some_ranks_of_many_dice(size: int) -> None:
    rows = np.random.default_rng(size).integers(-5, 300, (size, 50)).astype(np.int16)
    ordered = np.sort(rows, axis=0)
    for wanted in ([0], [size - 1], [size // 2], [0, 1, size - 1], list(range(0, size, 3))):
        assert (np.array(by_rank(rows, wanted)) == ordered[wanted]).all()


def test_what_no_wanted_rank_needs_is_left_out() -> None:
    assert len(network(4, frozenset([0]))) == 3
    assert len(network(20, frozenset([19]))) == 19
    assert network(20, frozenset()) == ()


@pytest.mark.parametrize("size", [1, 2, 4, 7, 30])
@pytest.mark.parametrize(
    ("low", "high"), [(1, 6), (0, 1), (-4, 3), (-3, -1), (5, 1000), (1, 255), (-(2**40), 2**40), (10**18, 9 * 10**18)]
)
def test_sums_by_rank(size: int, low: int, high: int) -> None:
    random = np.random.default_rng(size)
    kind = np.uint8 if low >= 0 and high < 256 else np.int64
    rows = random.integers(low, high, (size, 200), endpoint=True).astype(kind)
    ordered = np.sort(rows, axis=0)
    for times in (
        [1] * size,
        [0] * (size - 1) + [1],
        [1] + [0] * (size - 1),
        random.integers(0, 4, size).tolist(),
        [2] * (size - 1) + [1],
    ):
        found = sum_by_rank(rows, low, high, times)
        exact = [sum(int(value) * time for value, time in zip(column, times, strict=True)) for column in ordered.T]
        assert found.values.tolist() == exact
        assert found.low <= min(exact)
        assert max(exact) <= found.high
