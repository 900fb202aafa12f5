"""The group action roll: counted, then treated as one."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.systems.reading import check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.words.sentences import Words


def group(*scores: int, challenge: int = 15, rules: dict[str, str] | None = None, **more: object):
    sides = [{"attribute": score} for score in scores]
    return check("openlegend.group", {"sides": sides, "challenge": challenge, **more}, rules)


@pytest.mark.rule("OL-09")
@pytest.mark.parametrize(
    ("faces", "outcome"),
    [
        ((15, 16, 3, 2), Outcome("success", 2, 0)),
        ((15, 3, 3, 2), Outcome("gm-choice", 1, -2)),
        ((15, 15, 15, 2), Outcome("success", 3, 2)),
        ((1, 1, 1, 1), Outcome("gm-choice", 0, -4)),
    ],
    ids=["2-2", "1-3", "3-1", "0-4"],
)
def test_more_failures_than_successes_fail(faces, outcome) -> None:
    roll = thrown(group(0, 0, 0, 0), *faces)
    assert roll.outcome == outcome
    told = keys(roll.explanation)
    assert told.count("prompt-twist") == (outcome.key == "gm-choice"), "the choice of the GM applies once"
    assert told.count("prompt-tell") == (outcome.key == "success")


def test_one_success_and_two_failures_fail() -> None:
    assert thrown(group(0, 0, 0), 15, 3, 3).outcome == Outcome("gm-choice", 1, -1)
    assert thrown(group(0, 0, 0, roller="gm"), 15, 3, 3).outcome == Outcome("failure", 1, -1)


def test_one_alone_is_an_ordinary_roll_and_nobody_is_refused() -> None:
    alone = check("openlegend.action", {"attribute": 5, "challenge": 20})
    assert odds(group(5, challenge=20)).outcomes == odds(alone).outcomes
    with pytest.raises(ParameterError) as error:
        group()
    assert (error.value.key, error.value.parameter) == ("out-of-bounds", "sides")


def test_its_odds_are_those_of_all_combinations() -> None:
    of = group(1, 3, 5, 8, challenge=18)
    answer = odds(of)
    alone = [dict(part.odds.outcomes)["success"] for part in answer.parts]
    total = Fraction(0)
    for hits in product((True, False), repeat=4):
        share = Fraction(1)
        for hit, chance in zip(hits, alone, strict=True):
            share *= chance if hit else 1 - chance
        total += share if sum(hits) >= 2 else 0
    assert dict(answer.outcomes)["success"] == total
    assert answer.mean == sum(alone)


@pytest.mark.rule("OL-26")
def test_everyone_says_first_how_they_contribute() -> None:
    """Nobody is in it but those who are named, each with what they bring; and before any die falls the table is told how it goes."""
    for scores in ((3, 5), (0, 9, 2)):
        of = group(*scores)
        before = of.explain()
        assert keys(before)[0] == "prompt-group"
        heads = [line.arguments["by"] for line in before if line.key.endswith("turn-member")]
        assert heads == list(range(1, len(scores) + 1))
        said = [line.arguments["score"] for line in before if line.key.endswith("explain-attribute-dice")]
        assert said == [score for score in scores if score], (
            "what each contributes is on the table before the first die"
        )
        (first,) = of.turns(of.start())
        assert (first.by, first.check) == ("side-1", of.rolls[0])
    for language, words in (
        ("de", ("Zuerst sagen alle", "was sie beitragen", "ob und wann", "wer womit", "bestimmt die SL")),
        (
            "en",
            (
                "First everyone says",
                "what they contribute",
                "whether and when",
                "who takes part with what",
                "up to the GM",
            ),
        ),
    ):
        text = Words(language).text("openlegend:prompt-group")
        assert [word for word in words if word not in text] == []
    with pytest.raises(ParameterError) as error:
        check("openlegend.group", {"challenge": 15})
    assert (error.value.key, error.value.parameter) == ("missing-parameter", "sides"), "who takes part is never guessed"


def test_each_spends_legend_points_of_its_own() -> None:
    sides = [{"attribute": 0, "legend-points": 1}, {"attribute": 0}]
    of = check("openlegend.group", {"sides": sides, "challenge": 15})
    assert thrown(of, 4, 14, 15).outcome == Outcome("success", 2, 2)
    with pytest.raises(ParameterError) as error:
        check("openlegend.group", {"sides": [{"attribute": 3, "legend-points": 3}], "challenge": 15})
    assert (error.value.key, error.value.parameter) == ("forbidden", "sides[0].legend-points")
