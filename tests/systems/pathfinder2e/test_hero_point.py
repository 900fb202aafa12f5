"""A check with a hero point: the second result counts, and fortune does not pile up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError


def hero(**parameters: object):
    given = {"modifier": 7, "dc": 18} | {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("pathfinder2e.hero-point", given)


def test_the_second_result_counts_even_if_it_is_worse() -> None:
    roll = thrown(hero(), 10, 1)
    assert roll.outcome == Outcome("critical-failure", 8, -10)
    assert [(turn.turn.key, turn.told) for turn in roll.turns] == [
        ("check", 17),
        ("hero-point", "spend"),
        ("second-check", 8),
    ]
    assert keys(roll.explanation)[-1] == "explain-hero-point-spend"


def test_a_good_first_result_is_kept() -> None:
    roll = thrown(hero(), 11)
    assert (roll.outcome, len(roll.dice)) == (Outcome("success", 18, 0), 1)
    assert thrown(hero(reroll_on="never"), 2).outcome.key == "failure"
    assert thrown(hero(reroll_on="success"), 11, 12).value == 19
    assert thrown(hero(reroll_on="critical-failure"), 3).outcome.key == "failure"


@pytest.mark.parametrize("dc", [12, 18, 30])
def test_odds_of_a_reroll_on_failure(dc) -> None:
    """A failure gets a second chance: p + (1 − p) · p for each better degree."""
    once, twice = chances(check("pathfinder2e.check", {"modifier": 7, "dc": dc})), chances(hero(dc=dc))
    failed = once["failure"] + once["critical-failure"]
    for key in ("success", "critical-success"):
        assert twice[key] == once[key] * (1 + failed)
    for key in ("failure", "critical-failure"):
        assert twice[key] == once[key] * failed


def test_odds_are_those_of_every_way_through() -> None:
    of = hero(dc=20, shift=[1], fortune="misfortune", reroll_on="success")
    outcomes = dict.fromkeys(of.outcome_keys, Fraction(0))
    for share, roll in paths(of):
        outcomes[roll.outcome.key] += share
    assert chances(of) == outcomes


def test_with_misfortune_the_second_roll_is_one_die() -> None:
    """Fortune and misfortune cancel."""
    roll = thrown(hero(fortune="misfortune"), 15, 3, 12)
    assert (roll.value, len(roll.dice)) == (19, 3)


@pytest.mark.parametrize("given", [{"hero_points": 0}, {"fortune": "fortune"}])
@pytest.mark.parametrize("dc", [12, 30])
def test_where_nothing_is_rerolled_it_takes_no_point_and_is_the_check_alone(given, dc) -> None:
    of = hero(reroll_on="never", dc=dc, **given)
    fortune = {key: value for key, value in given.items() if key == "fortune"}
    assert chances(of) == chances(check("pathfinder2e.check", {"modifier": 7, "dc": dc, **fortune}))
    assert of.turns((20, "", None)) == (), "nothing is there to be spent, so nothing is asked"
    faces = (11, 3) if fortune else (11,)
    assert thrown(of, *faces).value == 18


@pytest.mark.parametrize(
    ("given", "parameter"),
    [({"fortune": "fortune"}, "fortune"), ({"hero_points": 0}, "hero-points"), ({"shift": [0]}, "shift")],
)
def test_what_is_refused(given, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        hero(**given)
    assert (error.value.key, error.value.parameter) == ("forbidden", parameter)
