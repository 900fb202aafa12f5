"""The attacks of a turn: penalties in order, damage in all, parts side by side, exact odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import check, facts, keys, thrown
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.dice.operators.explode import Explode
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.words.sentences import Words

FACTS = facts("pathfinder2e")
LONGSWORD = {"name": "Longsword", "modifier": 9, "damage": Add((Dice(1, 8), Number(4)))}
SHORTSWORD = {"name": "Shortsword", "modifier": 9, "agile": True, "damage": Add((Dice(1, 6), Number(4)))}
BY_LETTER = {"L": LONGSWORD, "K": SHORTSWORD}


def turn(*attacks: dict[str, object], rules: dict[str, str] | None = None, **more: object):
    return check("pathfinder2e.attacks", {"dc": 16, "attacks": list(attacks)} | more, rules)


def totals(of) -> list[int]:
    return [strike.total_modifier() for strike in of.strikes]


@pytest.mark.rule("PF-17")
@pytest.mark.parametrize("case", FACTS["multiple-attacks"], ids=lambda case: case["weapons"])
def test_the_weapon_used_now_counts(case) -> None:
    of = turn(*[BY_LETTER[letter] for letter in case["weapons"]])
    assert [total - 9 for total in totals(of)] == case["penalties"]


@pytest.mark.rule("PF-16")
def test_every_action_with_the_attack_trait_counts() -> None:
    """A Shove and a spell attack count like a Strike, whether they stand in the list or came before it."""
    shove = {"name": "Shove", "modifier": 7, "dc": 15}
    spell = {"name": "Ray", "modifier": 8}
    assert totals(turn(shove, LONGSWORD, spell, SHORTSWORD)) == [7, 4, -2, 1]
    assert totals(turn(LONGSWORD, SHORTSWORD, earlier=1)) == [4, 1]
    missed = thrown(turn(shove, LONGSWORD), 2, 12, 3)
    assert missed.outcome == Outcome("hit", 7), "a failed attack counts as well: 12 + 4 hits 16 just so"


@pytest.mark.rule("PF-18")
def test_a_reaction_neither_pays_nor_counts() -> None:
    reaction = LONGSWORD | {"reaction": True}
    assert totals(turn(LONGSWORD, reaction, SHORTSWORD, reaction)) == [9, 9, 5, 9]
    assert check("pathfinder2e.strike", {"modifier": 9, "dc": 16, "attack": 3, "own-turn": False}).total_modifier() == 9


def test_another_pair_and_range() -> None:
    graced = SHORTSWORD | {"second-attack": -3, "third-attack": -6}
    assert totals(turn(graced, graced, graced, graced)) == [9, 6, 3, 3]
    bow = {"modifier": 9, "distance": 150, "increment": 60}
    assert totals(
        turn(bow, bow, bow, modifiers=[{"kind": "status", "amount": 1}, {"kind": "status", "amount": 2}])
    ) == [7, 2, -3]


def test_it_is_thrown_attack_by_attack_with_damage_only_on_a_hit() -> None:
    roll = thrown(turn(LONGSWORD, SHORTSWORD, LONGSWORD), 20, 5, 3, 18, 7)
    assert [(each.turn.key, each.turn.by, each.told) for each in roll.turns] == [
        ("attack", "attack-1", "critical-success"),
        ("damage", "attack-1", 18),
        ("attack", "attack-2", "failure"),
        ("attack", "attack-3", "success"),
        ("damage", "attack-3", 11),
    ]
    assert roll.outcome == Outcome("critical-hit", 29)
    said = Words("en").lines(roll.explanation)
    assert said[0] == "Attack 1" and said[-2:-1] != []
    assert "Damage of all attacks: 29" in said
    assert "Angriff 2: Shortsword (+5)" in Words("de").lines(roll.explanation)


def test_expected_damage_of_a_sequence() -> None:
    """+9/+4/−1 against 16: hits 50/40/15 %, criticals 20/5/5 %; the mean of a hit is 17/2."""
    answer = odds(turn(LONGSWORD, LONGSWORD, LONGSWORD))
    each = [
        Fraction(17, 2) * (Fraction(hit, 100) + 2 * Fraction(critical, 100))
        for hit, critical in ((50, 20), (40, 5), (15, 5))
    ]
    assert [part.odds.mean for part in answer.parts] == each
    assert answer.mean == sum(each) == Fraction(561, 40)
    missed = Fraction(30, 100) * Fraction(55, 100) * Fraction(80, 100)
    no_critical = Fraction(80, 100) * Fraction(95, 100) * Fraction(95, 100)
    assert dict(answer.outcomes) == {"missed": missed, "hit": no_critical - missed, "critical-hit": 1 - no_critical}
    assert answer.chance(0) == missed
    assert answer.max == 3 * 24


def test_agile_beats_the_longer_blade_in_the_end() -> None:
    long, short = odds(turn(LONGSWORD, LONGSWORD, LONGSWORD)).mean, odds(turn(LONGSWORD, SHORTSWORD, SHORTSWORD)).mean
    assert (long, short) == (
        Fraction(561, 40),
        Fraction(17, 2) * Fraction(9, 10) + Fraction(15, 2) * Fraction(55 + 35, 100),
    )


@pytest.mark.parametrize("rule", ["double-total", "double-dice"])
def test_odds_are_those_of_every_way_through(rule) -> None:
    dagger = {"modifier": 6, "damage": Add((Dice(1, 3), Number(-1))), "deadly": Dice(1, 2), "agile": True}
    of = turn(dagger, dagger | {"dc": 22}, rules={"critical-damage": rule})
    answer = odds(of)
    values: dict[int, Fraction] = {}
    outcomes = dict.fromkeys(of.outcome_keys, Fraction(0))
    for share, roll in paths(of):
        values[roll.value] = values.get(roll.value, Fraction(0)) + share
        outcomes[roll.outcome.key] += share
    assert dict(answer.pmf) == values
    assert dict(answer.outcomes) == outcomes


def test_damage_without_limit_has_its_exact_mean() -> None:
    wild = {"modifier": 9, "damage": Explode(Dice(1, 6))}
    answer = odds(turn(wild, wild))
    assert answer.max is None
    assert answer.mean == Fraction(21, 5) * (Fraction(50 + 40, 100) + 2 * Fraction(20 + 5, 100))


def test_without_damage_only_the_best_attack_is_told() -> None:
    answer = odds(turn({"modifier": 9}, {"modifier": 9, "reaction": True}))
    assert dict(answer.pmf) == {0: 1}
    assert dict(answer.outcomes)["missed"] == Fraction(30, 100) ** 2


@pytest.mark.parametrize(
    ("attacks", "key", "parameter"),
    [
        ([], "out-of-bounds", "attacks"),
        ([{"name": "Axe"}], "missing-parameter", "attacks[0].modifier"),
        ([{"modifier": 3}, {"modifier": 3, "distance": 90}], "missing-parameter", "attacks[1].increment"),
        ([{"modifier": 3, "distance": 400, "increment": 60}], "forbidden", "attacks[0].distance"),
        ([{"modifier": 3, "third-attack": -6}], "missing-parameter", "attacks[0].second-attack"),
        ([{"modifier": 3}] * 13, "out-of-bounds", "attacks"),
        ([{"modifier": 3, "deadly": Dice(1, 8)}], "missing-parameter", "attacks[0].damage"),
    ],
)
def test_what_is_refused(attacks, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        turn(*attacks)
    assert (error.value.key, error.value.parameter) == (key, parameter)


def test_the_breakdown_before_the_throw_lists_the_attacks() -> None:
    assert keys(turn(LONGSWORD, {"modifier": 2}).explain()) == ["part-attack-with", "part-attack"]


def test_a_house_rule_that_mattered_is_told_once() -> None:
    roll = thrown(turn(LONGSWORD, LONGSWORD), 20, 5, 2)
    assert keys(roll.explanation).count("explain-rule-mattered") == 1
