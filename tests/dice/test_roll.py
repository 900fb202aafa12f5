"""One throw with its trace: order of faces, what is kept, what a chain is."""

from __future__ import annotations

import pytest

from wurfwerk.dice.chance import FacesError, RecordedChance, ScriptedChance, SeededChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.expression import Dice, Expression, Group, Name, Number
from wurfwerk.dice.operators import (
    Add,
    Clamp,
    Compare,
    ComputedDice,
    Count,
    Decide,
    Drop,
    Explode,
    Function,
    Keep,
    Match,
    Multiply,
    Negate,
    Reroll,
    Sort,
    Take,
    Tally,
    Together,
    Values,
)
from wurfwerk.dice.roll import Roll, roll
from wurfwerk.dice.where import at_least, at_most, between, only


def thrown(expression: Expression, *faces: int) -> Roll:
    source = ScriptedChance(faces)
    result = roll(expression, source)
    source.finish()
    return result


def test_dropped_dice_stay_in_the_trace() -> None:
    result = thrown(Keep(Dice(4, 6), "highest", 3), 6, 1, 3, 5)
    assert result.value == 14
    assert [(die.value, die.kept) for die in result.dice] == [(6, True), (1, False), (3, True), (5, True)]


@pytest.mark.parametrize("side", ["highest", "lowest"])
def test_of_equal_dice_the_later_one_is_dropped(side: str) -> None:
    result = thrown(Keep(Dice(3, 6), side, 1), 4, 4, 4)  # type: ignore[arg-type]
    assert [die.kept for die in result.dice] == [True, False, False]


def test_the_whole_first_throw_comes_before_extra_throws() -> None:
    result = thrown(Explode(Dice(3, 6)), 6, 2, 6, 1, 6, 3)
    assert [die.chain for die in result.dice] == [(6, 1), (2,), (6, 6, 3)]
    assert result.value == 24


def test_three_orders_of_keep_and_explode() -> None:
    dice = Dice(2, 6)
    chains = thrown(Keep(Explode(dice), "highest", 1), 6, 2, 4)
    assert (chains.value, chains.dice[0].chain) == (10, (6, 4))
    first = thrown(Explode(Keep(dice, "highest", 1)), 6, 6, 2)
    assert (first.value, [d.chain for d in first.dice]) == (8, [(6, 2), (6,)])
    own = thrown(Keep(Explode(dice, own=True), "highest", 1), 6, 2, 5)
    assert (own.value, [d.chain for d in own.dice]) == (6, [(6,), (2,), (5,)])


@pytest.mark.parametrize(
    ("operator", "value", "kept"),
    [
        (Keep(Explode(Dice(2, 6), own=True), "lowest", 1), 1, 1),
        (Drop(Explode(Dice(2, 6), own=True), "lowest", 1), 17, 3),
        (Drop(Explode(Dice(2, 6), own=True), "highest", 1), 12, 3),
        (Keep(Explode(Dice(2, 6), own=True), "highest", 2), 12, 2),
        (Explode(Dice(2, 6), own=True), 18, 4),
    ],
)
def test_extra_dice_take_part_in_the_choice(operator: Expression, value: int, kept: int) -> None:
    """First 6 and 5, the 6 adds a 6, which adds a 1."""
    result = thrown(operator, 6, 5, 6, 1)
    assert (result.value, sum(d.kept for d in result.dice)) == (value, kept)


def test_a_rerolled_face_is_gone() -> None:
    result = thrown(Keep(Reroll(Dice(2, 6), at_most(2), 1), "highest", 1), 2, 1, 1, 1)
    assert result.value == 1
    assert [(d.rerolled, d.chain) for d in result.dice] == [((2,), (1,)), ((1,), (1,))]
    assert thrown(Reroll(Dice(1, 4), only(1)), 1, 1, 3).dice[0].rerolled == (1, 1)


def test_a_minimum_acts_on_the_die_that_stayed() -> None:
    result = thrown(Clamp(Reroll(Dice(1, 10), only(1), 1), low=2), 1, 1)
    assert (result.value, result.dice[0].chain, result.dice[0].rerolled) == (2, (1,), (1,))


def test_a_rule_after_a_choice_touches_kept_dice_only() -> None:
    result = thrown(Reroll(Keep(Dice(3, 6), "highest", 2), only(1), 1), 1, 1, 5, 4)
    assert result.value == 9
    assert [(d.value, d.kept, d.rerolled) for d in result.dice] == [(4, True, (1,)), (1, False, ()), (5, True, ())]


def test_faces_in_a_chain_count_one_by_one_unless_compound() -> None:
    weights = ((at_least(8), 1),)
    assert thrown(Count(Explode(Dice(1, 10), only(10)), weights), 10, 9).value == 2
    assert thrown(Count(Explode(Dice(1, 10), only(10), compound=True), weights), 10, 9).value == 1
    assert thrown(Count(Explode(Dice(2, 10)), weights), 8, 10, 5).value == 2
    assert thrown(Count(Explode(Dice(1, 10), own=True), weights), 10, 10, 3).value == 2


def test_a_ten_counts_twice_and_a_one_takes_away() -> None:
    weights = ((at_least(8), 1), (only(10), 1), (only(1), -1))
    result = thrown(Count(Dice(5, 10), weights), 10, 8, 8, 1, 4)
    assert (result.value, [d.value for d in result.dice]) == (3, [2, 1, 1, -1, 0])


def test_penetrating_dice_count_one_less_and_go_on_by_their_own_face() -> None:
    assert thrown(Explode(Dice(1, 6), less=1), 6, 6, 3).value == 13


def test_limited_explosions_stop() -> None:
    assert thrown(Explode(Dice(2, 6), limit=1), 6, 6, 6, 6).value == 24


def test_ranks_may_take_a_die_twice() -> None:
    assert thrown(Take(Dice(5, 10), (3, 2)), 7, 2, 9, 4, 10).value == 11
    twice = thrown(Take(Dice(5, 10), (5, 5)), 7, 2, 9, 4, 10)
    assert (twice.value, twice.dice[4].times) == (20, 2)
    assert thrown(Take(Dice(5, 10), (0, 2)), 7, 2, 9, 4, 10).value == 4


def test_groups_carry_their_path_and_a_dropped_part_drops_its_dice() -> None:
    result = thrown(Keep(Group((Dice(2, 6), Dice(1, 10))), "highest", 1), 2, 5, 9)
    assert result.value == 9
    assert [(d.group, d.kept) for d in result.dice] == [((0, 0), False), ((0, 1), False), ((1, 0), True)]
    assert thrown(Count(Group((Number(3), Number(4), Number(5))), ((at_least(4), 1),))).value == 2


def test_computed_dice_throw_their_number_first() -> None:
    result = thrown(ComputedDice(Dice(1, 4), 6), 2, 3, 5)
    assert (result.value, [d.sides for d in result.dice]) == (8, [4, 6, 6])


def test_decide_binds_what_was_thrown() -> None:
    strike = Decide(
        "natural",
        Dice(1, 20),
        (
            (at_most(9), Number(0)),
            (between(10, 19), Dice(1, 8)),
            (at_least(20), Together((Name("natural"), Dice(1, 8)))),
        ),
    )
    assert thrown(strike, 4).value == 0
    assert thrown(strike, 12, 6).value == 6
    assert thrown(strike, 20, 6).value == (20, 6)


def test_folds() -> None:
    assert thrown(Tally(Dice(5, 10), (only(1), between(6, 9), only(10))), 1, 7, 10, 10, 3).value == (1, 1, 2)
    assert thrown(Match(Dice(5, 6), "set"), 2, 5, 2, 2, 1).value == 3
    assert thrown(Match(Dice(5, 6), "run"), 2, 5, 3, 2, 4).value == 4
    assert thrown(Values(Dice(3, 20)), 17, 4, 12).value == (17, 4, 12)
    assert thrown(Values(Dice(3, 20), "descending"), 17, 4, 12).value == (17, 12, 4)


def test_sorting_shows_in_order_and_changes_nothing_else() -> None:
    assert [d.value for d in thrown(Dice(3, 20), 17, 4, 12).dice] == [17, 4, 12]
    result = thrown(Sort(Dice(3, 20), "ascending"), 17, 4, 12)
    assert ([d.value for d in result.dice], result.value) == ([4, 12, 17], 33)


def test_arithmetic_and_comparison() -> None:
    total = Add((Multiply((Dice(1, 4), Number(2))), Negate(Dice(1, 6)), Number(1, 2)))
    assert thrown(total, 3, 5).value * 2 == 3  # type: ignore[operator]
    result = thrown(Compare(">=", Add((Dice(3, 6), Number(2))), Number(10)), 1, 2, 3)
    assert (result.value, result.compared) == (0, (8, 10))
    assert thrown(Function("max", (Explode(Dice(1, 8)), Explode(Dice(1, 6)))), 8, 3, 6, 6, 2).value == 14


def test_no_dice_and_zero_dice() -> None:
    assert thrown(Dice(0, 6)).value == 0
    assert thrown(Add((Number(20), Number(15)))).value == 35
    assert thrown(Keep(Dice(4, 6), "highest", 9), 1, 2, 3, 4).value == 10
    assert thrown(Drop(Dice(4, 6), "lowest", 5), 1, 2, 3, 4).value == 0


def test_too_few_and_left_over_faces() -> None:
    with pytest.raises(FacesError):
        thrown(Dice(2, 6), 1)
    with pytest.raises(FacesError):
        thrown(Dice(2, 6), 1, 2, 3)


def test_a_chain_that_does_not_end_in_practice_is_refused() -> None:
    with pytest.raises(TooCostly):
        roll(Explode(Dice(1, 1_000_000_000), at_most(999_999_999)), SeededChance(1))


def test_recorded_faces_give_the_same_roll() -> None:
    expression = Keep(Reroll(Explode(Dice(6, 6)), only(1), 1), "highest", 3)
    record = RecordedChance(SeededChance(5))
    assert roll(expression, record) == thrown(expression, *record.faces)
