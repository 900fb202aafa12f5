"""The fate roll: one duality die with a bound or without."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.daggerheart.moved import apply
from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import systems
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def fate(**parameters: object):
    return check("daggerheart.fate", {key.replace("_", "-"): value for key, value in parameters.items()})


@pytest.mark.rule("DH-01")
def test_one_die_and_the_stakes_before_it() -> None:
    for die in ("hope", "fear"):
        of = fate(die=die)
        assert [each.label for each in thrown(of, 7).dice] == [die]
        assert keys(of.explain())[0] == keys(thrown(of, 7).explanation)[0] == "prompt-stakes"
    assert "was auf dem Spiel steht" in Words("de").text("daggerheart:prompt-stakes")
    held = {"hope": 2, "fear": 3, "stress": 1}
    assert apply("apply-roll", held, {"roll": "fate", "outcome": "success"})[0] == held


@pytest.mark.rule("DH-02")
def test_the_fire_spreads_at_four_or_less() -> None:
    of = fate(die="fear", at_most=4)
    assert chances(of) == {"no": Fraction(2, 3), "yes": Fraction(1, 3)}
    assert thrown(of, 4).outcome == Outcome("yes", 4)
    assert thrown(of, 5).outcome == Outcome("no", 5)


def test_at_least() -> None:
    assert chances(fate(die="hope", at_least=9))["yes"] == Fraction(1, 3)
    assert thrown(fate(die="hope", at_least=9), 9).outcome.key == "yes"


@pytest.mark.rule("DH-03")
def test_the_face_is_the_start_of_a_countdown() -> None:
    of = fate(die="fear", reading="countdown")
    answer = odds(of)
    assert dict(answer.pmf) == {face: Fraction(1, 12) for face in range(1, 13)}
    roll = thrown(of, 5)
    assert roll.explanation[-1].arguments == {"start": 5}
    assert apply("start-countdown", {}, {"start": roll.value})[0]["countdown"] == 5
    first = thrown(check("daggerheart.countdown", {"difficulty": 12, "die": "fear"}), 2, 9, 8, 9, 8)
    assert (first.turns[0].told, first.value) == (2, 2)


@pytest.mark.rule("DH-04")
def test_a_scale_and_a_number() -> None:
    scale = thrown(fate(die="hope", reading="scale"), 11)
    assert (scale.value, scale.outcome, keys(scale.explanation)[-1]) == (11, None, "explain-scale")
    assert thrown(fate(die="hope"), 3).value == 3
    (table,) = [each for each in systems()["daggerheart"].references if each.key == "fate-readings"]
    for language in LANGUAGES:
        assert len({Words(language).say(row[0]) for row in table.rows}) == 4


def test_without_a_bound_the_number_counts() -> None:
    of = fate(die="fear")
    assert thrown(of, 12).outcome is None
    assert thrown(of, 12).value == 12
    assert odds(of).outcomes == ()
    assert odds(of).distribution.mean == Fraction(13, 2)


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({"die": "fear", "at_most": 4, "at_least": 2}, "forbidden", "at-least"),
        ({"die": "fear", "at_most": 4, "reading": "scale"}, "forbidden", "reading"),
        ({}, "missing-parameter", "die"),
        ({"die": "luck"}, "out-of-bounds", "die"),
        ({"die": "fear", "at_most": 13}, "out-of-bounds", "at-most"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        fate(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)
