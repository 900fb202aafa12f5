"""The group action roll: reaction rolls give the leader +1 or −1, Hope and Fear are the leader's."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.odds import odds
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def group(difficulty: int, leader: int, *members: int):
    given = [{"modifier": member} for member in members]
    parameters = {"difficulty": difficulty, "leader": {"modifier": leader}, "members": given}
    return check("daggerheart.group", parameters)


def test_two_succeed_and_one_fails() -> None:
    roll = thrown(group(14, 2, 0, 0, 0), 8, 7, 9, 9, 1, 2, 8, 5)
    assert [turn.told for turn in roll.turns] == ["success", "critical-success", "failure", ("success-with-hope", 16)]
    assert roll.outcome == Outcome("success-with-hope", 16, 2)
    assert keys(roll.explanation)[-1] == "explain-group-bonus"
    assert roll.explanation[-1].arguments == {"amount": "+1", "own": "+2", "now": "+3"}


def test_failures_lower_it() -> None:
    assert thrown(group(14, 2, 0, 0), 1, 2, 1, 3, 8, 5).outcome == Outcome("failure-with-hope", 13, -1)
    assert thrown(group(14, 2, 0, 0), 1, 2, 1, 3, 5, 5).outcome.key == "critical-success"


def test_how_the_leaders_modifier_came_about_is_told_where_nothing_is_left_of_it() -> None:
    roll = thrown(group(14, 2, 0, 1), 9, 4, 3, 6, 7, 5)
    assert roll.outcome == Outcome("failure-with-hope", 12, -2)
    assert roll.explanation[-1].arguments == {"amount": "−2", "own": "+2", "now": "+0"}
    for language in LANGUAGES:
        told = Words(language).say(roll.explanation[-1])
        assert all(number in told for number in ("−2", "+2", "+0"))


def test_its_odds_are_those_of_every_bonus() -> None:
    of = group(12, 1, 0, 3)
    met = [1 - chances(check("daggerheart.reaction", {"difficulty": 12, "modifier": m}))["failure"] for m in (0, 3)]
    expected = dict.fromkeys(of.outcome_keys, Fraction(0))
    values: dict[int, Fraction] = {}
    for first, second in product((1, -1), repeat=2):
        share = Fraction(1)
        for sign, chance in zip((first, second), met, strict=True):
            share *= chance if sign > 0 else 1 - chance
        led = odds(check("daggerheart.action", {"difficulty": 12, "modifier": 1 + first + second}))
        for key, chance in led.outcomes:
            expected[key] += share * chance
        for value, chance in led.pmf.items():
            values[value] = values.get(value, Fraction(0)) + share * chance
    assert chances(of) == expected
    assert [part.odds.check.key for part in odds(of).parts] == ["reaction", "reaction", "action"]
    assert dict(odds(of).pmf) == values
