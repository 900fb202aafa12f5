"""Reports on keeping, dropping and means, each as its whole kind."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.notation.reports.falls import kept, pools, thrown
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import NotationError, parse

STEPS = st.lists(st.tuples(st.sampled_from(["kh", "kl", "dh", "dl"]), st.integers(0, 4)), min_size=1, max_size=3)


def left(values: list[int], steps: list[tuple[str, int]]) -> list[int]:
    """The values that are left after every step, from left to right."""
    for word, count in steps:
        values = [values[place] for place in kept(values, word, count)]
    return values


@given(st.integers(1, 4), st.integers(2, 4), STEPS)
def test_a012_a025_a026_every_law_of_keep_and_drop_is_what_enumeration_gives(dice, sides, steps) -> None:
    law = distribution(parse(f"{dice}d{sides}" + "".join(f"{word}{count}" for word, count in steps)))
    ways = Counter(sum(left(list(faces), steps)) for faces in product(range(1, sides + 1), repeat=dice))
    assert law.pmf == {value: Fraction(way, sides**dice) for value, way in ways.items()}
    assert (law.min, law.max) == (min(ways), max(ways))


@given(pools(), STEPS, st.data())
def test_a025_every_die_is_marked_once(pool, steps, data) -> None:
    dice, sides = pool
    faces = data.draw(st.lists(st.integers(1, sides), min_size=dice, max_size=dice))
    result = thrown(f"{dice}d{sides}" + "".join(f"{word}{count}" for word, count in steps), faces)
    assert [die.value for die in result.dice] == faces
    assert {die.times for die in result.dice} <= {0, 1}
    assert sorted(die.value for die in result.dice if die.kept) == sorted(left(faces, steps))


@given(pools(), STEPS, st.integers(-20, 20), st.data())
def test_a028_dropped_dice_are_not_added_whatever_follows(pool, steps, bonus, data) -> None:
    dice, sides = pool
    faces = data.draw(st.lists(st.integers(1, sides), min_size=dice, max_size=dice))
    words = "".join(f"{word}{count}" for word, count in steps)
    total = sum(left(faces, steps))
    assert thrown(f"{dice}d{sides}{words}", faces).value == total
    assert thrown(f"{dice}d{sides}{words}{bonus:+}", faces).value == total + bonus
    assert thrown(f"{bonus} + {dice}d{sides}{words}", faces).value == total + bonus


def at_least(dice: int, sides: int, target: int, count: int) -> Fraction:
    """The chance that so many dice or more show the target."""
    hit = Fraction(sides - target + 1, sides)
    return sum((comb(dice, n) * hit**n * (1 - hit) ** (dice - n) for n in range(count, dice + 1)), Fraction(0))


@given(pools(3), pools(3), st.integers(2, 12), st.sampled_from(["kh", "kl"]))
def test_a020_successes_of_a_dropped_part_are_not_counted(one, other, target, word) -> None:
    target = min(target, one[1], other[1])
    assume(target >= 2)
    law = distribution(parse(f"{{{one[0]}d{one[1]}>={target}, {other[0]}d{other[1]}>={target}}}{word}1"))
    most = max(one[0], other[0]) if word == "kh" else min(one[0], other[0])
    assert (law.min, law.max) == (0, most)
    for count in range(1, most + 1):
        here, there = at_least(*one, target, count), at_least(*other, target, count)
        assert law.at_least(count) == (1 - (1 - here) * (1 - there) if word == "kh" else here * there)


@given(st.integers(1, 40), st.integers(1, 30))
def test_a026_the_mean_of_the_best_and_of_the_worst(dice, sides) -> None:
    whole = sides**dice
    best = sum(Fraction(face * (face**dice - (face - 1) ** dice), whole) for face in range(1, sides + 1))
    assert distribution(parse(f"{dice}d{sides}kh1")).mean == best
    assert distribution(parse(f"{dice}d{sides}kl1")).mean == sides + 1 - best


@pytest.mark.parametrize("dialect", ["default", "roll20", "foundry", "avrae", "rpgdr", "dicemaiden"])
@given(dice=st.integers(1, 40), sides=st.integers(1, 120), bonus=st.integers(-50, 50))
def test_a027_halves_are_not_rounded_before_they_are_added(dialect, dice, sides, bonus) -> None:
    law = distribution(parse(f"{dice}d{sides}{bonus:+}", dialect))
    assert law.mean == Fraction(dice * (sides + 1), 2) + bonus


@pytest.mark.parametrize("dialect", ["default", "roll20", "foundry", "dicemaiden", "rpgdr"])
def test_a038_a_percent_die_goes_from_1_to_100(dialect) -> None:
    law = distribution(parse("d%", dialect))
    assert law.pmf == dict.fromkeys(range(1, 101), Fraction(1, 100))


def test_a038_in_avrae_it_is_the_die_of_tens() -> None:
    assert distribution(parse("d%", "avrae")).pmf == dict.fromkeys(range(0, 100, 10), Fraction(1, 10))


@given(st.integers(0, 9), st.integers(0, 9))
def test_a038_tens_and_units_are_read_as_one_face(tens, units) -> None:
    face = 10 * tens + units or 100
    assert thrown("1d100", [face]).value == face
    assert thrown("d%", [face]).value == face


@pytest.mark.parametrize("word", ["cs", "cf", ">", ">=", "t"])
@given(
    dice=st.integers(1, 9), dialect=st.sampled_from(["default", "roll20", "foundry", "avrae", "rpgdr", "dicemaiden"])
)
def test_a019_a_count_without_a_target_is_refused_or_counts_the_highest_face(word, dice, dialect) -> None:
    text = f"{dice}d4{word}"
    if dialect == "foundry" and word in ("cs", "cf"):
        assert distribution(parse(text, dialect)).mean == Fraction(dice, 4)
        return
    with pytest.raises(NotationError) as refused:
        parse(text, dialect)
    assert 1 <= refused.value.span[0] <= refused.value.span[1] <= len(text)
