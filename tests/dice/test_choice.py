"""Which dice of a pool are taken: by rank, of equal dice the earlier one more often."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from wurfwerk.dice.choice import chosen
from wurfwerk.dice.shapes import Die, Pool


def by_definition(values: list[int], select: tuple[int, ...]) -> list[int]:
    """Ranks are handed to the values in ascending order; among equal values the earlier die gets the larger multiplicity."""
    times = [0] * len(values)
    ranks = dict(enumerate(select))
    for value in sorted(set(values)):
        places = [place for place, one in enumerate(values) if one == value]
        mine = sorted([ranks.pop(min(ranks)) for _ in places], reverse=True)
        for place, time in zip(places, mine, strict=True):
            times[place] = time
    return times


@given(st.lists(st.tuples(st.integers(-1, 4), st.integers(0, 2)), max_size=7), st.sampled_from(["as-is", "up", "down"]))
@example([(6, 0), (1, 1), (1, 1)], "up")
@example([(6, 1), (6, 1), (1, 0)], "down")
@example([(2, 1), (2, 2)], "as-is")
def test_the_quick_ways_follow_the_definition(dice: list[tuple[int, int]], order: str) -> None:
    values = [value for value, _ in dice]
    select = [time for _, time in dice]
    if order != "as-is":
        select.sort(reverse=order == "down")
    pool = Pool(((Die(6), len(dice)),), tuple(select))
    assert chosen(values, pool) == by_definition(values, tuple(select))


@given(st.lists(st.integers(1, 3), min_size=1, max_size=6), st.integers(0, 5), st.integers(0, 2))
def test_one_die_of_many(values: list[int], rank: int, time: int) -> None:
    select = tuple([time if place == rank else 1 for place in range(len(values))])
    assert chosen(values, Pool(((Die(3), len(values)),), select)) == by_definition(values, select)


@pytest.mark.parametrize(
    ("side", "select", "times"), [("high", (2, 0, 1), [2, 0, 1, 0]), ("low", (1, 0, 2), [0, 1, 0, 2])]
)
def test_ranks_of_further_dice_stand_at_one_end(side: str, select: tuple[int, ...], times: list[int]) -> None:
    pool = Pool(((Die(6), 3),), select, beyond=(side, 0))  # type: ignore[arg-type]
    assert chosen([2, 3, 5, 6], pool) == times
