"""Extended actions: the distribution of the rolls needed, what a botch takes, time that is lost, bought successes."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from tests.rules.paths import paths
from tests.systems.reading import check, keys, thrown
from wurfwerk.dice.cost import TooCostly
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.walk import ends
from wurfwerk.systems.starwars_legends.extended import Progress


def extended(rules: dict[str, str] | None = None, **parameters: object):
    named = {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("starwars-legends.extended", named, rules)


@pytest.mark.rule("SW-13")
def test_successes_are_gathered_and_time_is_lost() -> None:
    roll = thrown(extended(pool=3, target=6, rolls=10), 7, 8, 2, 2, 3, 4, 10, 10, 5)
    assert (roll.value, roll.outcome) == (3, Outcome("reached", 3))
    assert [turn.told for turn in roll.turns] == [2, 0, 4], "the second roll only takes time"
    botched = thrown(extended(pool=3, target=5, rolls=3), 7, 8, 9, 1, 2, 3, 10, 7, 2)
    assert [turn.told for turn in botched.turns] == [3, -1, 3]
    assert botched.outcome == Outcome("not-reached", 3), "the botch took the first three"


def test_it_ends_as_soon_as_the_target_is_met() -> None:
    assert thrown(extended(pool=2, target=4, rolls=9), 10, 10).outcome == Outcome("reached", 1)
    assert thrown(extended(pool=2, target=1, rolls=1), 2, 3).outcome == Outcome("not-reached", 1)


@pytest.mark.parametrize(("rule", "left"), [("lose-all", 0), ("halve", 1), ("narrate", 3)])
def test_what_a_botch_takes(rule, left) -> None:
    of = extended({"extended-botch": rule}, pool=3, target=9, rolls=5)
    (turn,) = of.turns(Progress(1, 3))
    after = of.after(Progress(1, 3), turn, -1)
    assert after == Progress(2, left, 3 - left)
    assert of.after(after, turn, 2) == Progress(3, left + 2), "the next roll settles it"


def test_the_gm_may_give_back_what_a_botch_took() -> None:
    of = extended(pool=3, target=9, rolls=5)
    roll, back = of.turns(Progress(2, 0, 3))
    assert (roll.key, back.key, back.by, back.choices) == ("roll", "give-back", "gm", ("give-back",))
    assert of.after(Progress(2, 0, 3), back, "give-back") == Progress(2, 3)
    assert [turn.key for turn in of.turns(Progress(2, 3))] == ["roll"]
    assert [turn.key for turn in extended({"extended-botch": "narrate"}, pool=3, target=9, rolls=5).turns(Progress(2, 3))] == ["roll"]  # fmt: skip


@pytest.mark.parametrize("rule", ["ones-outnumber", "no-success-rolled"])
def test_what_counts_as_a_botch_is_the_house_rule_of_every_roll(rule) -> None:
    of = extended({"botch-when": rule}, pool=3, target=5, rolls=2)
    roll = thrown(of, 7, 8, 9, 7, 1, 1)
    assert roll.turns[1].told == (-1 if rule == "ones-outnumber" else 0)
    assert roll.turns[1].rolled.outcome.key == ("botch" if rule == "ones-outnumber" else "failure")


RULES = [
    {"extended-botch": botch, "botch-when": when, "ones-cancel": cancel}
    for botch in ("lose-all", "halve", "narrate")
    for when in ("ones-outnumber", "no-success-rolled")
    for cancel in ("plain-first", "tens-first", "arithmetic")
]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules.values()))
def test_its_odds_are_those_of_every_way_the_dice_can_fall(rules) -> None:
    """Found again by throwing every face; `tests/laws` does the same with more dice, without throwing."""
    of = extended(rules, pool=1, target=3, rolls=2, willpower=1, difficulty=8)
    values: dict[int, Fraction] = defaultdict(Fraction)
    outcomes: dict[str, Fraction] = dict.fromkeys(of.outcome_keys, Fraction(0))
    for share, roll in paths(of):
        values[roll.value] += share
        outcomes[roll.outcome.key] += share
    answer = odds(of)
    assert dict(answer.pmf) == dict(values)
    assert dict(answer.outcomes) == outcomes


def by_hand(pool: int, target: int, rolls: int, keep) -> tuple[dict[int, Fraction], Fraction]:
    """(rolls made -> chance, chance of reaching) from the odds of single tests, written another way: backwards."""
    single = odds(check("starwars-legends.test", {"pool": pool})).distribution.pmf
    reached: dict[int, Fraction] = {}

    def chance(left: int, have: int) -> Fraction:
        """Of reaching the target with so many rolls left."""
        if have >= target:
            return Fraction(1)
        if left == 0:
            return Fraction(0)
        if (left, have) not in known:
            known[left, have] = sum(
                (share * chance(left - 1, have + net if net >= 0 else keep(have)) for net, share in single.items()),
                Fraction(0),
            )
        return known[left, have]

    known: dict[tuple[int, int], Fraction] = {}
    for most in range(1, rolls + 1):
        known = {}
        reached[most] = chance(most, 0)
    made = {most: reached[most] - reached.get(most - 1, Fraction(0)) for most in range(1, rolls)}
    made[rolls] = 1 - sum(made.values(), Fraction(0))
    return {most: share for most, share in made.items() if share}, reached[rolls]


@pytest.mark.parametrize(
    ("rule", "keep"),
    [("lose-all", lambda have: have * 0), ("halve", lambda have: have // 2), ("narrate", lambda have: have)],
)
def test_shaking_off_a_pursuer(rule, keep) -> None:
    """The example of the source, 15 successes, with a pool of 7 and of 4."""
    for pool in (7, 4):
        answer = odds(extended({"extended-botch": rule}, pool=pool, target=15, rolls=12))
        made, reached = by_hand(pool, 15, 12, keep)
        assert dict(answer.pmf) == made
        assert dict(answer.outcomes)["reached"] == reached


def test_the_first_rolls_get_a_bought_success_each() -> None:
    of = extended(pool=1, target=9, rolls=3, willpower=2)
    roll = thrown(of, 7, 1, 7)
    assert [turn.told for turn in roll.turns] == [2, 0, 1]
    assert thrown(of, 1, 1, 1).turns[2].told == -1
    with pytest.raises(ParameterError) as error:
        extended(pool=1, target=9, rolls=3, willpower=4)
    assert (error.value.key, error.value.parameter) == ("forbidden", "willpower")
    assert "SW-14" in error.value.__notes__[0]


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({"pool": 0, "target": 5, "rolls": 3}, "forbidden", "pool"),
        ({"pool": 5, "rolls": 3}, "missing-parameter", "target"),
        ({"pool": 5, "target": 5}, "missing-parameter", "rolls"),
        ({"pool": 5, "target": 0, "rolls": 3}, "out-of-bounds", "target"),
        ({"pool": 5, "target": 5, "rolls": 101}, "out-of-bounds", "rolls"),
        ({"pool": 5, "target": 5, "rolls": 3, "difficulty": 1}, "out-of-bounds", "difficulty"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        extended(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: "-".join(rules.values()))
@pytest.mark.parametrize(
    "parameters",
    [
        {"pool": 1, "target": 3, "rolls": 5},
        {"pool": 5, "target": 12, "rolls": 6, "willpower": 2},
        {"pool": 4, "target": 1, "rolls": 3, "willpower": 3, "difficulty": 10},
        {"pool": 3, "target": 40, "rolls": 4, "difficulty": 2},
    ],
)
def test_its_odds_are_those_of_all_its_states(parameters, rules) -> None:
    of = extended(rules, **parameters)
    weights, whole = ends(of, odds)
    made: dict[int, Fraction] = defaultdict(Fraction)
    outcomes = dict.fromkeys(of.outcome_keys, Fraction(0))
    for state, weight in weights.items():
        judged = of.verdict(state)
        made[judged.value] += Fraction(weight, whole)
        outcomes[judged.key] += Fraction(weight, whole)
    answer = odds(of)
    assert (dict(answer.pmf), dict(answer.outcomes)) == (dict(made), outcomes)


@pytest.mark.parametrize(
    "parameters",
    [
        {"pool": 100, "target": 1000, "rolls": 100},
        {"pool": 100, "target": 1000, "rolls": 100, "difficulty": 10, "willpower": 50},
        {"pool": 50, "target": 500, "rolls": 60},
        {"pool": 20, "target": 1000, "rolls": 100, "difficulty": 2},
    ],
)
def test_the_greatest_is_refused_before_anything_is_worked_out(parameters, monkeypatch) -> None:
    """By name and at once: not even the odds of a single roll are asked for."""
    monkeypatch.setattr("wurfwerk.systems.starwars_legends.extended.odds", None)
    monkeypatch.setattr("wurfwerk.systems.starwars_legends.extended.reached", None)
    with pytest.raises(TooCostly) as error:
        odds(extended(**parameters))
    assert error.value.message.key == "error-too-costly-procedure"


def test_what_is_not_refused_is_worked_out_within_its_steps() -> None:
    """A long pursuit with an ordinary pool, and a large pool with few rolls."""
    answer = odds(extended(pool=10, target=100, rolls=100))
    assert sum(answer.pmf.values()) == 1 and answer.max == 100
    assert odds(extended(pool=60, target=200, rolls=8)).at_most(8) == 1


def test_the_breakdown() -> None:
    roll = thrown(extended(pool=2, target=4, rolls=5, willpower=1), 7, 3, 10, 2)
    assert keys(roll.explanation) == [
        "turn-roll",
        *["explain-pool", "explain-difficulty", "explain-dice", "explain-willpower", "explain-counts", "explain-net"],
        "turn-roll",
        *["explain-pool", "explain-difficulty", "explain-dice", "explain-counts", "explain-net"],
        *["explain-extended-goal", "explain-extended-botch-lose-all"],
        *["explain-extended-willpower", "explain-extended-gathered"],
    ]
    assert dict(roll.explanation[-1].arguments) == {"gathered": 4, "target": 4, "made": 2}
    before = keys(extended({"extended-botch": "halve"}, pool=2, target=4, rolls=5).explain())
    assert before == ["explain-pool", "explain-difficulty", "explain-extended-goal", "explain-extended-botch-halve"]
