"""The single dice of many throws: they make the values, and are chosen as in a roll."""

from __future__ import annotations

import numpy as np
import pytest

from tests.goodness import BOUND, cells_of, chance_of
from wurfwerk.dice.bulk import throw, throws
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import parse


@pytest.mark.parametrize(
    ("text", "die"),
    [
        ("4d6kh3", "d6"),
        ("10d10!kh5", "d10"),
        ("5d8kl2", "d8"),
        ("3d6", "d6"),
        ("6d6dl1dh1", "d6"),
        ("1d20", "d20"),
        ("4d6r1kh3", "d6"),
    ],
)
def test_the_dice_make_the_values(text: str, die: str) -> None:
    found = throws(parse(text), 70_000, seed=3)
    (pool,) = found.pools
    assert ((pool.counted.astype(np.int64) * pool.times).sum(axis=0) == found.values).all()
    assert found.values.tolist() == throw(parse(text), 70_000, seed=3).tolist()
    assert pool.throws.tolist() == list(range(70_000))
    for row in pool.faces:
        assert chance_of(row.tolist(), cells_of(distribution(parse(die)))) > BOUND


def test_further_dice_have_their_part_in_the_choice() -> None:
    found = throws(parse("3d6!xkh2"), 5_000, seed=1)
    (pool,) = found.pools
    sixes = (pool.faces == 6).sum(axis=0)
    assert (pool.times.sum(axis=0)[sixes == 0] == 2).all()
    assert (pool.times.sum(axis=0) <= 2).all()
    whole = (pool.counted.astype(np.int64) * pool.times).sum(axis=0)
    assert (whole <= found.values).all()
    assert (whole == found.values)[sixes == 0].all()


def test_every_pool_in_reading_order() -> None:
    found = throws(parse("{2d6,1d10}kh1 + (1d2)d4"), 3_000, seed=2)
    braces, twice, ten, count, one, two = found.pools
    assert braces.times.sum(axis=0).tolist() == [1] * 3_000
    assert (braces.counted[0] == twice.faces.sum(axis=0)).all()
    assert (braces.counted[1] == ten.faces[0]).all()
    assert one.throws.tolist() == np.flatnonzero(count.faces[0] == 1).tolist()
    assert two.throws.tolist() == np.flatnonzero(count.faces[0] == 2).tolist()
    total = (braces.counted.astype(np.int64) * braces.times).sum(axis=0)
    total[one.throws] += one.faces[0]
    total[two.throws] += two.faces.sum(axis=0).astype(np.int64)
    assert (total == found.values).all()


def test_a_part_in_braces_may_be_a_fraction() -> None:
    found = throws(parse("{1d6/2,1d4}kh1"), 500, seed=2)
    braces = found.pools[0]
    assert [sum(row) for row in (braces.counted * braces.times).T] == found.values.tolist()


def test_more_dice_than_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="at most 100000000 dice"):
        throws(parse("1000d6"), 10**6)
