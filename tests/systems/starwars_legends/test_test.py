"""The test of Star Wars: Legends: counting under every reading, exact tables, split pools, automatic success."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import as_printed, chances, check, facts, keys, percents, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds

FACTS = facts("starwars_legends")
READINGS = ("plain-first", "tens-first", "arithmetic")


def pool(rules: dict[str, str] | None = None, **parameters: object):
    return check("starwars-legends.test", {key.replace("_", "-"): value for key, value in parameters.items()}, rules)


def three(of) -> list[Fraction]:
    """Success, failure, botch."""
    by_key = chances(of)
    passed = by_key["marginal"] + by_key["complete"] + by_key["memorable"]
    return [passed, by_key["failure"], by_key["botch"]]


@pytest.mark.rule("SW-07")
@pytest.mark.parametrize("case", FACTS["counting"], ids=lambda case: "-".join(map(str, case["dice"])))
def test_counting(case) -> None:
    """The decision table of the counting, under all six readings of the two switches."""
    dice = case["dice"]
    for reading in READINGS:
        roll = thrown(pool({"ones-cancel": reading}, pool=len(dice)), *dice)
        assert roll.value == case[reading], reading
        assert (roll.outcome.key == "botch") == (case[reading] < 0)
        assert (roll.outcome.key == "failure") == (case[reading] == 0)
        gentle = thrown(pool({"ones-cancel": reading, "botch-when": "no-success-rolled"}, pool=len(dice)), *dice)
        assert gentle.value == case[reading]
        if case[reading] == case["plain-first"]:
            assert gentle.outcome.key == case["no-success-rolled"], reading
        bad_luck = 1 in dice and max(dice) < 6
        assert (gentle.outcome.key == "botch") == bad_luck, reading
        assert (gentle.outcome.key == "failure") == (case[reading] < 1 and not bad_luck), reading


@pytest.mark.rule("SW-03")
def test_the_difficulty_is_six_unless_said() -> None:
    assert pool(pool=4).difficulty == 6
    assert pool(pool=4).dice() == pool(pool=4, difficulty=6).dice() != pool(pool=4, difficulty=7).dice()
    for difficulty in range(2, 11):
        assert pool(pool=4, difficulty=difficulty).difficulty == difficulty
    for outside in (1, 11):
        with pytest.raises(ParameterError) as error:
            pool(pool=4, difficulty=outside)
        assert (error.value.key, error.value.parameter) == ("out-of-bounds", "difficulty")


@pytest.mark.rule("SW-04")
@pytest.mark.parametrize("difficulty", range(2, 11))
def test_a_die_that_meets_the_difficulty_is_a_success_and_a_ten_is_two(difficulty) -> None:
    for face in range(2, 11):
        worth = 2 if face == 10 else 1 if face >= difficulty else 0
        assert thrown(pool(pool=1, difficulty=difficulty), face).value == worth, face


@pytest.mark.rule("SW-05")
def test_the_example_of_the_source() -> None:
    assert thrown(pool(pool=6), 3, 3, 5, 7, 8, 10).value == 4


@pytest.mark.rule("SW-08")
@pytest.mark.parametrize("faces", [[7, 1], [10, 1], [8, 9, 1, 1], [10, 6, 1, 1, 3]])
def test_successes_and_ones_that_balance_are_a_failure(faces) -> None:
    for reading in ("plain-first", "tens-first"):
        assert thrown(pool({"ones-cancel": reading}, pool=len(faces)), *faces).outcome == Outcome("failure", 0)


@pytest.mark.rule("SW-09")
@pytest.mark.parametrize("rule", ["ones-outnumber", "no-success-rolled"])
def test_ones_and_no_success_are_a_botch(rule) -> None:
    for faces in ([1], [1, 4, 5], [1, 1, 5]):
        assert thrown(pool({"botch-when": rule}, pool=len(faces)), *faces).outcome.key == "botch"


@pytest.mark.rule("SW-10")
@pytest.mark.parametrize("rule", ["ones-outnumber", "no-success-rolled"])
def test_neither_success_nor_one_is_a_failure(rule) -> None:
    for faces in ([2], [3, 4, 5], [5, 5, 5, 5]):
        assert thrown(pool({"botch-when": rule}, pool=len(faces)), *faces).outcome == Outcome("failure", 0)


@pytest.mark.rule("SW-06")
@pytest.mark.parametrize(
    ("faces", "value", "key"),
    [
        ([8, 1, 1], -1, "botch"),
        ([1, 3, 5, 2], -1, "botch"),
        ([10, 8, 8, 1, 4], 3, "complete"),
        ([6], 1, "marginal"),
        ([10], 2, "marginal"),
        ([10, 6], 3, "complete"),
        ([10, 10, 6], 5, "complete"),
        ([10, 10, 10], 6, "memorable"),
    ],
)
def test_the_ladder(faces, value, key) -> None:
    assert thrown(pool(pool=len(faces)), *faces).outcome == Outcome(key, value, None)


@pytest.mark.parametrize("row", FACTS["odds"]["rows"], ids=lambda row: f"pool-{row['pool']}")
def test_the_exact_table(row) -> None:
    for difficulty, text in zip(FACTS["odds"]["difficulties"], row["percent"], strict=True):
        printed = text.split("/")
        assert percents(three(pool(pool=row["pool"], difficulty=difficulty)), printed) == printed, difficulty


def test_the_distribution_of_successes() -> None:
    distribution = odds(pool(pool=5)).distribution
    for value, text in FACTS["pool-5-difficulty-6"].items():
        assert as_printed(distribution.chance(int(value)) * 100, text) == text
    assert distribution.min == -5
    assert distribution.max == 10


@pytest.mark.parametrize("reading", ["plain-first", "tens-first"])
def test_means(reading) -> None:
    distribution = odds(pool({"ones-cancel": reading}, pool=6)).distribution
    net = FACTS["pool-6-difficulty-6-mean"][reading]
    assert as_printed(distribution.mean, net) == net
    positive = sum((value * chance for value, chance in distribution.pmf.items() if value > 0), Fraction(0))
    text = FACTS["pool-6-difficulty-6-mean-of-successes"][reading]
    assert as_printed(positive, text) == text


def test_willpower_buys_a_plain_success_that_ones_can_cancel() -> None:
    printed = FACTS["willpower-pool-3-difficulty-6"].split("/")
    assert percents(three(pool(pool=3, willpower=True)), printed) == printed
    assert thrown(pool(pool=1, willpower=True), 1).outcome == Outcome("failure", 0)
    assert thrown(pool(pool=2, willpower=True), 1, 1).outcome == Outcome("botch", -1)
    rule = {"botch-when": "no-success-rolled"}
    assert thrown(pool(rule, pool=2, willpower=True), 1, 1).outcome == Outcome("failure", -1)


@pytest.mark.rule("SW-01")
def test_the_pool_is_attribute_and_ability() -> None:
    assert pool(attribute=5).thrown() == 5, "an attribute alone"
    assert len(thrown(pool(attribute=3, ability=2), 2, 3, 4, 5, 6).dice) == 5
    assert pool(attribute=4).dice() == pool(pool=4).dice()


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({}, "missing-parameter", "pool"),
        ({"ability": 2}, "missing-parameter", "pool"),
        ({"pool": 5, "attribute": 3}, "forbidden", "pool"),
        ({"pool": 5, "ability": 3}, "forbidden", "pool"),
        ({"pool": 0}, "forbidden", "pool"),
        ({"attribute": 0}, "forbidden", "attribute"),
        ({"pool": 5, "difficulty": 1}, "out-of-bounds", "difficulty"),
        ({"pool": 5, "difficulty": 11}, "out-of-bounds", "difficulty"),
        ({"attribute": 9}, "out-of-bounds", "attribute"),
        ({"pool": 2, "actions": 3}, "forbidden", "actions"),
        ({"pool": 6, "actions": 2, "action": 3}, "forbidden", "action"),
        ({"pool": 6, "actions": 2, "dice": 3}, "forbidden", "dice"),
        ({"pool": 6, "actions": 2, "other-pools": [4]}, "forbidden", "other-pools"),
        ({"pool": 6, "actions": 2, "other-pools": ["four"]}, "out-of-bounds", "other-pools[0]"),
        ({"pool": 6, "actions": 2, "other-pools": 4}, "out-of-bounds", "other-pools"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        pool(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)


def shares(rules: dict[str, str], actions: int, **parameters: object) -> list[int]:
    return [
        pool(rules, actions=actions, action=action, **parameters).dice().of.count for action in range(1, actions + 1)
    ]


def test_splitting_the_pool() -> None:
    assert shares({}, 2, pool=6) == [3, 3]
    assert shares({}, 3, pool=6) == [2, 2, 2]
    assert shares({}, 2, pool=7) == [4, 3]
    assert shares({"split-remainder": "lost"}, 2, pool=7) == [3, 3]
    assert shares({}, 3, pool=8) == [3, 3, 2]


def test_a_free_split() -> None:
    rule = {"split-remainder": "free"}
    assert pool(rule, pool=7, actions=2, dice=6).dice() == pool(pool=6).dice()
    assert pool(rule, pool=7).dice() == pool(pool=7).dice()
    for parameters, key in (({"dice": 7}, "forbidden"), ({}, "missing-parameter"), ({"dice": 0}, "out-of-bounds")):
        with pytest.raises(ParameterError) as error:
            pool(rule, pool=7, actions=2, **parameters)
        assert (error.value.key, error.value.parameter) == (key, "dice")


def test_the_smallest_pool_is_divided() -> None:
    rule = {"split-base": "smallest-pool"}
    assert shares(rule, 2, pool=8, other_pools=[5]) == [3, 2]
    assert shares(rule, 2, pool=8, other_pools=[11]) == [4, 4]
    assert shares({}, 2, pool=8) == [4, 4]
    with pytest.raises(ParameterError) as error:
        pool(rule, pool=8, actions=2, other_pools=[5, 5])
    assert (error.value.key, error.value.parameter) == ("forbidden", "other-pools")
    with pytest.raises(ParameterError) as error:
        pool(rule, pool=8, actions=3, other_pools=[2, 5])
    assert (error.value.key, error.value.parameter) == ("forbidden", "actions")


@pytest.mark.rule("SW-11")
def test_automatic_success_compares_the_divided_pool() -> None:
    assert odds(pool(pool=7)).automatic
    assert not odds(pool(pool=6)).automatic
    assert odds(pool({"automatic-success": "at-least"}, pool=6)).automatic
    assert not odds(pool(pool=7, actions=2)).automatic
    assert thrown(pool(pool=3, difficulty=2), 2, 3, 4).automatic
    for size in range(1, 13):
        for difficulty in range(2, 11):
            of = pool(pool=size, difficulty=difficulty)
            assert of.automatic() == (size > difficulty)
            assert ("explain-automatic" in keys(of.explain())) == (size > difficulty), "the GM is told and decides"
    still = thrown(pool(pool=3, difficulty=2), 1, 1, 1)
    assert (still.automatic, still.outcome.key) == (True, "botch"), "who rolls all the same takes what falls"


def test_the_breakdown_shows_successes_and_ones_apart() -> None:
    roll = thrown(pool(attribute=3, ability=2), 10, 8, 8, 1, 4)
    counts = next(message for message in roll.explanation if message.key.endswith("explain-counts"))
    assert dict(counts.arguments) == {"ones": 1, "plain": 2, "tens": 1}
    assert keys(roll.explanation) == [
        "explain-traits",
        "explain-difficulty",
        "explain-dice",
        "explain-counts",
        "explain-cancel-plain-first",
        "explain-net",
        "explain-rule-mattered",
    ]


def test_the_breakdown_names_the_rule_that_mattered() -> None:
    roll = thrown(pool(pool=3), 8, 1, 1)
    rules = [message.arguments["rule"].key for message in roll.explanation if message.key == "explain-rule-mattered"]
    assert rules == ["starwars-legends:rule-botch-when"]
    assert "explain-rule-mattered" not in keys(thrown(pool(pool=3), 8, 4, 3).explanation)
