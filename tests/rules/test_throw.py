"""Throwing a check: faces, verdict, breakdown, and the house rules that mattered for these very faces."""

from __future__ import annotations

import pytest

from wurfwerk.dice.chance import FacesError, ScriptedChance, SeededChance
from wurfwerk.rules.build import build
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type
from wurfwerk.rules.throw import throw


def check(target: str, rules: dict[str, str] | None = None, **parameters: object):
    return build(check_type(target), {key.replace("_", "-"): value for key, value in parameters.items()}, rules)


def mattered(roll) -> list[str]:
    return [line.arguments["rule"].key for line in roll.explanation if line.key == "explain-rule-mattered"]


def test_the_same_seed_makes_the_same_roll() -> None:
    of = check("openlegend.action", attribute=7, advantage=2, challenge=20)
    assert throw(of, SeededChance(5)) == throw(of, SeededChance(5))


def test_too_few_and_impossible_faces() -> None:
    of = check("openlegend.action", attribute=3)
    for faces, key in (([10], "too-few-faces"), ([20, 5], "too-few-faces"), ([10, 9], "impossible-face")):
        with pytest.raises(FacesError) as error:
            throw(of, ScriptedChance(faces))
        assert error.value.key == key


def test_faces_left_over() -> None:
    chance = ScriptedChance([10, 5, 3])
    throw(check("openlegend.action", attribute=3), chance)
    with pytest.raises(FacesError):
        chance.finish()


def test_a_rule_matters_if_other_values_change_value_or_outcome() -> None:
    of = check("starwars-legends.test", pool=3)
    assert mattered(throw(of, ScriptedChance([10, 7, 1]))) == ["starwars-legends:rule-ones-cancel"]
    assert mattered(throw(of, ScriptedChance([7, 1, 1]))) == ["starwars-legends:rule-botch-when"]
    assert mattered(throw(of, ScriptedChance([7, 7, 1]))) == []


def test_a_rule_matters_if_other_dice_would_have_been_needed() -> None:
    of = check("openlegend.action", attribute=0, advantage=1)
    assert mattered(throw(of, ScriptedChance([4, 9]))) == []
    assert mattered(throw(of, ScriptedChance([4, 20, 2]))) == ["openlegend:rule-zero-score-explodes"]
    split = check("starwars-legends.test", pool=7, actions=2)
    assert "starwars-legends:rule-split-remainder" in mattered(throw(split, ScriptedChance([2, 3, 4, 5])))


def test_a_rule_matters_if_the_default_would_have_forbidden_the_roll() -> None:
    rules = {"openlegend.legend-points-for": "everyone"}
    of = check("openlegend.action", rules, attribute=1, legend_points=1, roller="gm")
    assert "openlegend:rule-legend-points-for" in mattered(throw(of, ScriptedChance([4, 2, 1])))
    of = check("openlegend.action", attribute=1, legend_points=1)
    assert "openlegend:rule-legend-points-for" not in mattered(throw(of, ScriptedChance([4, 2, 1])))


def test_odds_read_like_their_distribution() -> None:
    answer = odds(check("daggerheart.fate", die="hope"))
    assert (answer.min, answer.max, answer.tail) == (1, 12, 0)
    assert answer.at_least(7) == answer.at_most(6)
    assert answer.pmf == answer.distribution.pmf
    assert answer.chance(3) * 12 == 1
    assert answer.check.target == "daggerheart.fate"


def test_a_check_under_other_rules() -> None:
    of = check("openlegend.action", attribute=0, legend_points=2, level=2)
    capped = of.under({"openlegend.legend-bonus-at-zero": "capped"})
    assert (of.bonus(), capped.bonus()) == (2, 1)
    assert of.rules["openlegend.legend-bonus-at-zero"] == "full", "the first check is as it was"
