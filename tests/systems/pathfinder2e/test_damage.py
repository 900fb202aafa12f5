"""Damage by itself: doubled, at least 1, deadly dice after the doubling."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import check, keys, thrown
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators.arithmetic import Add, Divide
from wurfwerk.rules.odds import odds


def damage(rules: dict[str, str] | None = None, **parameters: object):
    return check("pathfinder2e.damage", {"damage": Dice(1, 8)} | parameters, rules)


def test_deadly_dice_come_after_the_doubling() -> None:
    of = damage(critical=True, deadly=Dice(1, 10))
    assert thrown(of, 5, 7).value == 17
    answer = odds(of)
    assert (answer.min, answer.max, answer.mean) == (3, 26, Fraction(29, 2))
    strike = check("pathfinder2e.strike", {"modifier": 10, "dc": 20, "damage": Dice(1, 8), "deadly": Dice(1, 10)})
    assert thrown(strike, 20, 5, 7).value == 17
    assert thrown(strike, 12, 5).value == 5, "no critical hit, no deadly die"
    assert odds(strike).max == 26


def test_deadly_with_double_dice() -> None:
    of = damage({"critical-damage": "double-dice"}, critical=True, deadly=Dice(1, 10))
    assert thrown(of, 5, 3, 7).value == 15
    assert odds(of).mean == Fraction(29, 2)


def test_a_plain_hit() -> None:
    assert thrown(damage(deadly=Dice(1, 10)), 5).value == 5
    assert thrown(damage(damage=Add((Dice(1, 4), Number(-6)))), 2).value == 1
    assert thrown(damage(damage=Add((Dice(1, 4), Number(-6))), critical=True), 2).value == 2, "1 before it is doubled"
    twice = damage({"critical-damage": "double-dice"}, damage=Add((Dice(1, 4), Number(-6))), critical=True)
    assert thrown(twice, 2, 3).value == 1, "both throws together"
    assert thrown(damage(damage=Divide(Dice(1, 6), Number(2))), 5).value == 2


def test_the_breakdown() -> None:
    assert keys(thrown(damage(critical=True, deadly=Dice(1, 4)), 5, 1).explanation) == [
        "explain-damage-dice",
        "explain-double-total",
        "explain-deadly",
        "explain-damage-total",
        "explain-rule-mattered",
    ]


@pytest.mark.parametrize("rule", ["double-total", "double-dice"])
def test_the_mean_of_a_critical_hit_is_twice_that_of_a_hit(rule) -> None:
    rules = {"critical-damage": rule}
    assert odds(damage(rules, critical=True)).mean == 2 * odds(damage(rules)).mean
