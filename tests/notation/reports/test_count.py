"""Reports on counting faces, each as its whole kind."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.notation.reports.falls import thrown
from wurfwerk.dice import operators as op
from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.roll import roll
from wurfwerk.dice.where import at_least, only
from wurfwerk.notation import NotationError, parse

FACES = st.lists(st.integers(1, 10), min_size=1, max_size=10)


@given(FACES, st.integers(2, 10), st.integers(1, 9), st.sampled_from(["f", "f="]))
def test_a014_a015_what_takes_away_is_told_apart_from_what_counts(faces, target, bad, sign) -> None:
    bad = min(bad, target - 1)
    result = thrown(f"{len(faces)}d10>={target}{sign}{bad}", faces)
    good, wrong = sum(face >= target for face in faces), faces.count(bad)
    assert result.value == good - wrong
    counted = [die.value for die in result.dice]
    assert (counted.count(1), counted.count(-1)) == (good, wrong)


@given(FACES, st.integers(2, 10))
def test_a015_no_success_and_more_ones_than_successes_are_told_apart(faces, target) -> None:
    botched = op.Tally(Dice(len(faces), 10), (at_least(target), only(1)))
    assert roll(botched, ScriptedChance(faces)).value == (sum(face >= target for face in faces), faces.count(1))


@given(st.lists(st.integers(1, 6), min_size=1, max_size=8), st.integers(2, 6), st.integers(1, 4))
def test_a016_so_many_ones_take_one_success(faces, target, ones) -> None:
    pool = op.Tally(Dice(len(faces), 6), (at_least(target), only(1)))
    good, bad = roll(pool, ScriptedChance(faces)).value  # type: ignore[misc]
    net = sum(face >= target for face in faces) - faces.count(1) // ones
    assert good - bad // ones == net
    assert distribution(pool).map(lambda counts: counts[0] - counts[1] // ones).chance(net) > 0


@given(st.integers(1, 4), st.integers(2, 4), st.integers(1, 3))
def test_a016_its_odds_are_what_enumeration_gives(dice, target, ones) -> None:
    law = distribution(op.Tally(Dice(dice, 4), (at_least(target), only(1))))
    ways = Counter(
        sum(face >= target for face in faces) - faces.count(1) // ones for faces in product(range(1, 5), repeat=dice)
    )
    found = law.map(lambda counts: counts[0] - counts[1] // ones)
    assert found.pmf == {value: Fraction(way, 4**dice) for value, way in ways.items()}


@given(FACES, st.integers(2, 10), st.integers(2, 10), st.integers(1, 3))
def test_a017_a_face_may_count_more_than_once(faces, target, top, times) -> None:
    result = thrown(f"{len(faces)}d10>={target}b{top}x{times}", faces)
    assert result.value == sum(face >= target for face in faces) + times * faces.count(top)


@given(st.integers(2, 20), st.integers(0, 12), st.integers(0, 12), st.sampled_from(["<=", "<", ">=", ">"]))
def test_a032_a_target_may_be_reckoned(sides, one, other, sign) -> None:
    text = f"1d{sides}cs{sign}({one}+{other})"
    met = {
        "<=": lambda face: face <= one + other,
        "<": lambda face: face < one + other,
        ">=": lambda face: face >= one + other,
        ">": lambda face: face > one + other,
    }[sign]
    law = distribution(parse(text, "foundry"))
    assert law.mean == Fraction(sum(map(met, range(1, sides + 1))), sides)


@pytest.mark.parametrize("dialect", ["default", "roll20", "avrae", "dicemaiden"])
@given(one=st.integers(0, 9), other=st.integers(0, 9))
def test_a032_where_it_may_not_the_place_is_told(dialect, one, other) -> None:
    text = f"1d20cs<=({one}+{other})"
    with pytest.raises(NotationError) as refused:
        parse(text, dialect)
    start, end = refused.value.span
    assert 4 <= start <= end <= len(text)


@given(st.integers(1, 6), st.integers(2, 12))
def test_a032_a_total_is_compared_with_a_reckoned_one(dice, sides) -> None:
    for target in range(dice, dice * sides + 1, 3):
        one = target // 2
        law = distribution(parse(f"({dice}d{sides})>=({one}+{target - one})"))
        assert law.mean == distribution(parse(f"{dice}d{sides}")).at_least(target)


@given(st.integers(1, 20))
def test_a023_dice_of_one_side_have_no_mark(dice) -> None:
    from wurfwerk.notation import trace

    assume(dice > 1)
    text = f"{dice}d1"
    assert trace(thrown(text, [1] * dice), parse(text)) == f"{text}: {' '.join('1' * dice)} = {dice}"
    assert trace(thrown("1d1", [1]), parse("1d1")) == "1d1: 1"
    assert distribution(parse(text)).pmf == {dice: 1}
