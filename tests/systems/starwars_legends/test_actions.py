"""Several actions in a round: shares of the pool under every reading, and the odds of how many succeed."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import system
from wurfwerk.words.sentences import Words


def actions(*each: object, rules: dict[str, str] | None = None):
    listed = [one if isinstance(one, dict) else {"pool": one} for one in each]
    return check("starwars-legends.actions", {"actions": listed}, rules)


def dice(of) -> list[int]:
    return [of.share(place).thrown() for place in range(len(of.actions))]


@pytest.mark.rule("SW-12")
def test_the_smuggler_divides_his_six_dice() -> None:
    assert dice(actions(6, 6)) == [3, 3]
    assert dice(actions(6, 6, 6)) == [2, 2, 2]
    roll = thrown(actions(6, 6), 7, 2, 3, 2, 1, 4)
    assert [turn.told for turn in roll.turns] == ["marginal", "botch"]
    assert roll.outcome == Outcome("some", 1)
    for count in range(2, 7):
        assert sum(dice(actions(*[6] * count))) == 6, "the dice of the pool and no more"
    (free,) = [table for table in system("starwars-legends").references if table.key == "no-action"]
    for language, words in (("de", "Schwertform"), ("en", "sabre form")):
        assert any(words in Words(language).say(row[0]) for row in free.rows), "what a form allows is no action here"


def test_an_uneven_split() -> None:
    assert dice(actions(7, 7)) == [4, 3]
    assert dice(actions(7, 7, rules={"split-remainder": "lost"})) == [3, 3]
    free = {"split-remainder": "free"}
    assert dice(actions({"pool": 7, "dice": 5}, {"pool": 7, "dice": 2}, rules=free)) == [5, 2]
    assert dice(actions({"pool": 7, "dice": 2}, {"pool": 7, "dice": 2}, rules=free)) == [2, 2]


def test_different_pools() -> None:
    assert dice(actions(8, 5)) == [4, 2]
    assert dice(actions(8, 5, rules={"split-base": "smallest-pool"})) == [3, 2]


@pytest.mark.parametrize(
    ("each", "rules", "where"),
    [
        ((6,), {}, "actions"),
        ((), {}, "actions"),
        ((6, 1), {}, "actions[1].pool"),
        ((6, 1), {"split-base": "smallest-pool"}, "actions[0].pool"),
        (({"pool": 6, "dice": 3}, 6), {}, "actions[0].dice"),
        ((6, 6), {"split-remainder": "free"}, "actions[0].dice"),
        (({"pool": 6, "dice": 3}, {"pool": 6, "dice": 6}), {"split-remainder": "free"}, "actions[1].dice"),
        (({"pool": 6, "dice": 4}, {"pool": 6, "dice": 3}), {"split-remainder": "free"}, "actions"),
    ],
)
def test_what_is_refused(each, rules, where) -> None:
    with pytest.raises(ParameterError) as error:
        actions(*each, rules=rules)
    assert error.value.parameter == where
    assert error.value.key in ("forbidden", "missing-parameter", "out-of-bounds")


@pytest.mark.parametrize("cancel", ["plain-first", "arithmetic"])
@pytest.mark.parametrize("each", [(2, 2), ({"pool": 2, "willpower": True}, {"pool": 3, "difficulty": 8})])
def test_its_odds_are_those_of_every_way_the_dice_can_fall(each, cancel) -> None:
    of = actions(*each, rules={"ones-cancel": cancel})
    values: dict[int, Fraction] = defaultdict(Fraction)
    outcomes: dict[str, Fraction] = dict.fromkeys(of.outcome_keys, Fraction(0))
    for share, roll in paths(of):
        values[roll.value] += share
        outcomes[roll.outcome.key] += share
    assert dict(odds(of).pmf) == dict(values)
    assert chances(of) == outcomes


def test_each_action_stands_beside_the_whole() -> None:
    answer = odds(actions(6, {"pool": 6, "difficulty": 8}))
    alone = [check("starwars-legends.test", {"pool": 3, "difficulty": difficulty}) for difficulty in (6, 8)]
    assert [dict(part.odds.pmf) for part in answer.parts] == [dict(odds(each).pmf) for each in alone]
    first, second = [1 - chances(each)["botch"] - chances(each)["failure"] for each in alone]
    assert dict(answer.outcomes) == {
        "none": (1 - first) * (1 - second),
        "some": first * (1 - second) + (1 - first) * second,
        "all": first * second,
    }


def test_automatic_only_where_every_share_is() -> None:
    assert odds(actions(14, 14)).automatic
    assert not odds(actions(14, 12)).automatic, "7 dice and 6: the divided pools count"
    assert odds(actions(14, 12, rules={"automatic-success": "at-least"})).automatic


def test_the_breakdown() -> None:
    roll = thrown(actions(2, 2), 7, 3)
    lines = ["explain-pool", "explain-split", "explain-difficulty", "explain-dice", "explain-counts", "explain-net"]
    assert keys(roll.explanation) == ["turn-action", *lines, "turn-action", *lines, "explain-actions"]
