"""Countdowns: how they move, loop and trigger, and how many action rolls that takes."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.systems.daggerheart.countdowns import Countdown, advance

DYNAMIC = facts("daggerheart")["dynamic-countdowns"]


def countdown(**parameters: object):
    return check("daggerheart.countdown", {"difficulty": 12, **parameters})


@pytest.mark.parametrize("outcome", DYNAMIC)
def test_how_far_an_outcome_moves_it(outcome) -> None:
    assert [advance(kind, outcome) for kind in ("progress", "consequence")] == DYNAMIC[outcome]
    assert advance("standard", outcome) == 1


def test_a_loop_begins_anew() -> None:
    assert Countdown(4, 1).moved(1, "once") == Countdown(4, 0, 1)
    assert Countdown(4, 0, 1).moved(3, "once") == Countdown(4, 0, 1)
    assert Countdown(4, 1).moved(3, "loop") == Countdown(4, 4, 1)
    assert Countdown(4, 1, 2).moved(1, "increasing") == Countdown(5, 5, 3)
    assert Countdown(4, 1).moved(1, "decreasing") == Countdown(3, 3, 1)
    assert Countdown(1, 1).moved(1, "decreasing") == Countdown(1, 1, 1)
    assert Countdown(4, 3).moved(0, "loop") == Countdown(4, 3)


def test_a_standard_countdown_takes_as_many_rolls_as_it_has_steps() -> None:
    of = countdown(start=4)
    assert dict(odds(of).pmf) == {4: 1}
    assert chances(of) == {"running": 0, "triggered": 1}
    assert chances(countdown(start=4, rolls=3)) == {"running": 1, "triggered": 0}
    assert dict(odds(countdown(start=4, loop="increasing", times=2)).pmf) == {9: 1}
    assert dict(odds(countdown(start=4, loop="decreasing", times=2)).pmf) == {7: 1}
    assert dict(odds(countdown(start=4, loop="loop", times=2)).pmf) == {8: 1}


@pytest.mark.parametrize("kind", ["progress", "consequence"])
def test_a_dynamic_countdown_by_the_chances_of_its_rolls(kind) -> None:
    by_key = chances(check("daggerheart.action", {"difficulty": 12}))
    column = kind == "consequence"
    left = {4: Fraction(1)}
    expected: dict[int, Fraction] = {}
    for made in range(1, 7):
        after: dict[int, Fraction] = {}
        for steps, share in left.items():
            for key, chance in by_key.items():
                now = max(0, steps - DYNAMIC[key][column])
                after[now] = after.get(now, Fraction(0)) + share * chance
        expected[made] = after.pop(0, Fraction(0))
        left = after
    unfinished = sum(left.values())
    expected[6] += unfinished
    of = countdown(start=4, kind=kind, rolls=6)
    assert chances(of) == {"running": unfinished, "triggered": 1 - unfinished}
    assert dict(odds(of).pmf) == {value: chance for value, chance in expected.items() if chance}


def test_a_fate_roll_says_the_start() -> None:
    of = countdown(die="fear")
    answer = odds(of)
    assert answer.chance(3) == Fraction(1, 12)
    assert chances(of) == {"running": Fraction(2, 12), "triggered": Fraction(10, 12)}
    roll = thrown(of, 2, 9, 9, 8, 3)
    assert [(turn.turn.key, turn.told) for turn in roll.turns] == [
        ("start", 2),
        ("action", "critical-success"),
        ("action", "failure-with-hope"),
    ]
    assert roll.outcome == Outcome("triggered", 2)
    assert keys(roll.explanation)[-1] == "explain-triggered"


def test_it_may_still_run() -> None:
    roll = thrown(countdown(start=4, kind="progress", rolls=2), 9, 8, 2, 3)
    assert roll.outcome == Outcome("running", 2)
    assert roll.explanation[-1].arguments == {"left": 2}


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({}, "missing-parameter", "start"),
        ({"start": 3, "die": "fear"}, "forbidden", "die"),
        ({"start": 3, "times": 2}, "forbidden", "times"),
        ({"start": 0}, "out-of-bounds", "start"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        countdown(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)
