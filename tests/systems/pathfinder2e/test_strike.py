"""The strike: its two penalties, and damage that is thrown only on a hit."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import check, facts, keys, thrown
from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators.arithmetic import Add, Divide, Negate
from wurfwerk.dice.operators.explode import Explode
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.throw import throw

FACTS = facts("pathfinder2e")
LONGSWORD = Add((Dice(1, 8), Number(4)))


def strike(rules: dict[str, str] | None = None, **parameters: object):
    given = {"modifier": 0, "dc": 20} | {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("pathfinder2e.strike", given, rules)


@pytest.mark.rule("PF-15")
@pytest.mark.parametrize("case", FACTS["multiple-attacks"], ids=lambda case: case["weapons"])
def test_multiple_attacks(case) -> None:
    """L a longsword, K an agile shortsword; what counts is the weapon used now."""
    found = [
        strike(attack=attack, agile=weapon == "K").total_modifier() for attack, weapon in enumerate(case["weapons"], 1)
    ]
    assert found == case["penalties"]


def test_a_reaction_has_no_multiple_attack_penalty() -> None:
    assert strike(attack=3, own_turn=False).total_modifier() == 0


@pytest.mark.parametrize("case", FACTS["range"], ids=lambda case: f"{case['distance']}-of-{case['increment']}")
def test_range(case) -> None:
    if case["penalty"] is None:
        with pytest.raises(ParameterError) as error:
            strike(distance=case["distance"], increment=case["increment"])
        assert (error.value.key, error.value.parameter) == ("forbidden", "distance")
        assert error.value.message.arguments["farthest"] == 6 * case["increment"]
        return
    assert strike(distance=case["distance"], increment=case["increment"]).total_modifier() == case["penalty"]


@pytest.mark.parametrize("case", FACTS["goblin-warrior"])
def test_a_goblin_warrior(case) -> None:
    parameters = {key: value for key, value in case.items() if key != "total"}
    assert strike(**parameters).total_modifier() == case["total"]


@pytest.mark.rule("PF-06")
def test_both_penalties_are_untyped_and_add() -> None:
    listed = [{"kind": "attribute", "amount": 4}, {"kind": "untyped", "amount": -1}]
    of = check("pathfinder2e.strike", {"modifiers": listed, "dc": 20, "attack": 2, "distance": 90, "increment": 60})
    assert of.total_modifier() == 4 - 1 - 5 - 2
    assert keys(of.explain()).count("explain-modifier-from") == 2


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({"distance": 100}, "missing-parameter", "increment"),
        ({"increment": 100}, "missing-parameter", "distance"),
        ({"attack": 0}, "out-of-bounds", "attack"),
        ({"damage": 5}, "out-of-bounds", "damage"),
        ({"damage": "1d8"}, "out-of-bounds", "damage"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        strike(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)


@pytest.mark.rule("PF-13")
def test_damage_is_thrown_only_on_a_hit() -> None:
    of = strike(modifier=10, dc=20, damage=LONGSWORD)
    miss, hit, critical = thrown(of, 5), thrown(of, 10, 5), thrown(of, 20, 5)
    assert (miss.value, miss.outcome.key, miss.outcome.margin) == (0, "failure", -5)
    assert (hit.value, hit.outcome.key, hit.outcome.margin) == (9, "success", 0)
    assert (critical.value, critical.outcome.key) == (18, "critical-success")


def test_double_dice() -> None:
    of = strike({"critical-damage": "double-dice"}, modifier=10, dc=20, damage=LONGSWORD)
    assert thrown(of, 20, 5, 7).value == 5 + 7 + 8
    assert thrown(of, 10, 5).value == 9


def test_fortune_decides_on_the_kept_die() -> None:
    of = strike(modifier=10, dc=20, fortune="misfortune", damage=LONGSWORD)
    assert thrown(of, 5, 20).value == 0
    assert thrown(strike(modifier=10, dc=20, fortune="fortune", damage=LONGSWORD), 5, 20, 3).value == 14


def test_a_hit_deals_at_least_one() -> None:
    of = strike(modifier=10, dc=20, damage=Add((Dice(1, 4), Number(-6))))
    roll = thrown(of, 12, 3)
    assert roll.value == 1
    assert "explain-least-damage" in keys(roll.explanation)
    assert thrown(of, 20, 3).value == 2, "the roll is at least 1, then it is doubled"


def test_damage_is_rounded_down() -> None:
    of = strike(modifier=10, dc=20, damage=Divide(Dice(1, 6), Number(2)))
    assert thrown(of, 10, 5).value == 2


@pytest.mark.parametrize("rule", ["double-total", "double-dice"])
def test_odds_are_what_is_thrown(rule) -> None:
    of = strike({"critical-damage": rule}, modifier=9, dc=16, damage=Add((Dice(1, 4), Number(-2))))
    answer = odds(of)
    values: dict[int, Fraction] = {}
    outcomes = dict.fromkeys(of.outcome_keys, Fraction(0))
    for chance, roll in paths(of):
        values[roll.value] = values.get(roll.value, Fraction(0)) + chance
        outcomes[roll.outcome.key] += chance
    assert dict(answer.distribution.pmf) == values
    assert dict(answer.outcomes) == outcomes


def test_damage_without_limit() -> None:
    """A hit on 10 to 19, doubled on 20; a chain of sixes has an exact tail: above 6k with the chance (1/6)^k."""
    of = strike(modifier=10, dc=20, damage=Explode(Dice(1, 6)))
    assert (thrown(of, 15, 6, 6, 2).value, thrown(of, 20, 6, 1).value) == (14, 14)
    answer = odds(of)
    assert [chance for _, chance in answer.outcomes] == [
        Fraction(*part) for part in ((1, 20), (8, 20), (10, 20), (1, 20))
    ]
    assert (answer.min, answer.max) == (0, None)
    assert answer.mean == Fraction(21, 5) * (Fraction(10, 20) + 2 * Fraction(1, 20))
    assert answer.at_least(13) == Fraction(10, 20) * Fraction(1, 36) + Fraction(1, 20) * Fraction(1, 6)
    assert answer.at_least(61) == Fraction(10, 20) * Fraction(1, 6) ** 10 + Fraction(1, 20) * Fraction(1, 6) ** 5
    assert answer.chance(14) == Fraction(10, 20) * Fraction(1, 6) ** 3 + Fraction(1, 20) * Fraction(1, 36)


def test_double_dice_without_limit() -> None:
    of = strike({"critical-damage": "double-dice"}, modifier=10, dc=20, damage=Explode(Dice(1, 6)))
    assert odds(of).mean == Fraction(21, 5) * (Fraction(10, 20) + 2 * Fraction(1, 20))
    assert odds(of).chance(2) == Fraction(10, 20) * Fraction(1, 6) + Fraction(1, 20) * Fraction(1, 36)
    assert thrown(of, 20, 6, 1, 3).value == 10


def test_damage_without_limit_downwards_deals_one() -> None:
    of = strike(modifier=10, dc=20, damage=Negate(Explode(Dice(1, 6))))
    assert thrown(of, 15, 6, 6, 2).value == 1
    assert odds(of).distribution.max == 2


def test_too_much_damage_can_be_thrown_but_not_worked_out() -> None:
    of = strike(modifier=10, dc=20, damage=Explode(Dice(900, 6)))
    assert throw(of, SeededChance(1)).outcome is not None
    with pytest.raises(TooCostly):
        odds(of)


def test_mean_damage() -> None:
    """+9 against 16: 50 % hit, 20 % critical; 1d8+4 has the mean 17/2."""
    answer = odds(strike(modifier=9, dc=16, damage=LONGSWORD))
    assert answer.distribution.mean == Fraction(17, 2) * Fraction(1, 2) + 17 * Fraction(1, 5)
    assert answer.distribution.chance(0) == Fraction(3, 10)


def test_without_damage_the_value_is_the_total() -> None:
    assert thrown(strike(modifier=9, dc=16, attack=2), 10).value == 14


def test_the_rule_mattered_only_on_a_critical_hit() -> None:
    of = strike(modifier=10, dc=20, damage=LONGSWORD)
    assert "explain-rule-mattered" not in keys(thrown(of, 5).explanation)
    assert "explain-rule-mattered" not in keys(thrown(of, 10, 5).explanation)
    assert "explain-rule-mattered" in keys(thrown(of, 20, 5).explanation)
