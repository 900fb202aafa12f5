"""The problem roll: five W10 and two selectors, under both readings, with the table's bands and others."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial

import pytest

from tests.systems.reading import as_printed, check, facts, keys, percents, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds

FACTS = facts("selektor")


def problem(attribute: int, first: int, second: int = 0, rules: dict[str, str] | None = None, **more: object):
    given = {"attribute": attribute, "ability-1": first, "ability-2": second, **more}
    return check("selektor.problem", given, rules)


def selecting(attribute: int, abilities: int, rules: dict[str, str] | None = None):
    return problem(attribute, min(3, abilities), max(0, abilities - 3), rules)


@pytest.mark.parametrize("case", FACTS["examples"], ids=lambda case: f"{case['attribute']}-{case['abilities']}")
def test_worked_examples(case) -> None:
    roll = thrown(problem(case["attribute"], *case["abilities"]), *FACTS["example-dice"])
    assert (roll.value, roll.outcome.key, roll.outcome.margin) == (case["same-die"], case["outcome"], None)
    if "next-lower" in case:
        of = problem(case["attribute"], *case["abilities"], rules={"equal-selectors": "next-lower"})
        assert thrown(of, *FACTS["example-dice"]).value == case["next-lower"]


def test_the_ends_of_next_lower() -> None:
    rule = {"equal-selectors": "next-lower"}
    assert thrown(problem(1, 1, rules=rule), *FACTS["example-dice"]).value == 2, "below the lowest there is nothing"
    assert thrown(problem(0, 0, rules=rule), *FACTS["example-dice"]).value == 0


@pytest.mark.parametrize("row", FACTS["odds"], ids=lambda row: str(row["selectors"]))
def test_the_exact_table(row) -> None:
    for selectors in (row["selectors"], row["selectors"][::-1]):
        answer = odds(selecting(*selectors))
        assert percents([chance for _, chance in answer.outcomes], row["percent"]) == row["percent"]
        assert as_printed(answer.distribution.mean, row["mean"]) == row["mean"]


@pytest.mark.parametrize(("rank", "mean"), list(enumerate(FACTS["rank-means"], 1)))
def test_the_mean_of_each_rank(rank, mean) -> None:
    assert odds(selecting(rank, 0)).distribution.mean == Fraction(mean)


@pytest.mark.parametrize(("rank", "mean"), list(enumerate(FACTS["next-lower-means"], 1)))
def test_next_lower_is_one_selector_less(rank, mean) -> None:
    answer = odds(selecting(rank, rank, {"equal-selectors": "next-lower"}))
    assert as_printed(answer.distribution.mean, mean) == mean
    assert dict(answer.distribution.pmf) == dict(odds(selecting(rank, rank - 1)).distribution.pmf)


def test_against_all_ways_five_dice_can_fall() -> None:
    found: Counter[int] = Counter()
    for dice in combinations_with_replacement(range(1, 11), 5):
        ways = factorial(5)
        for count in Counter(dice).values():
            ways //= factorial(count)
        found[dice[3] + dice[1]] += ways
    expected = {value: Fraction(count, 10**5) for value, count in found.items()}
    assert dict(odds(selecting(4, 2)).distribution.pmf) == dict(sorted(expected.items()))


def test_abilities_are_capped_at_five() -> None:
    assert problem(2, 3, 3).dice() == problem(2, 3, 2).dice()
    said = next(message for message in problem(2, 3, 3).explain() if message.key.endswith("explain-abilities"))
    assert said.arguments["capped"] is True


BANDS = [{"key": "failure", "from": 0, "to": 9}, {"key": "success", "from": 10, "to": 20}]


def test_bands_of_its_own() -> None:
    of = problem(3, 2, bands=BANDS)
    assert [key for key, _ in odds(of).outcomes] == ["failure", "success"]
    assert thrown(of, 5, 5, 5, 5, 5).outcome.key == "success"
    assert "explain-custom-bands" in keys(of.explain())


def test_custom_bands_are_needed_where_the_table_says_so() -> None:
    with pytest.raises(ParameterError) as error:
        problem(3, 2, rules={"bands": "custom"})
    assert (error.value.key, error.value.parameter) == ("missing-parameter", "bands")
    assert thrown(problem(3, 2, rules={"bands": "custom"}, bands=BANDS), 1, 1, 1, 1, 1).outcome.key == "failure"


@pytest.mark.parametrize(
    ("bands", "message"),
    [
        ([{"key": "failure", "from": 2, "to": 20}], "forbidden-band-gap"),
        ([{"key": "failure", "from": 0, "to": 19}], "forbidden-band-missing"),
        ([{"key": "failure", "from": 0, "to": 9}, {"key": "success", "from": 11, "to": 20}], "forbidden-band-missing"),
        ([{"key": "failure", "from": 0, "to": 10}, {"key": "success", "from": 10, "to": 20}], "forbidden-band-overlap"),
        ([{"key": "failure", "from": 0, "to": 20}, {"key": "success", "from": 5, "to": 6}], "forbidden-band-overlap"),
        (
            [{"key": "failure", "from": 9, "to": 0}, {"key": "success", "from": 10, "to": 20}],
            "forbidden-band-backwards",
        ),
    ],
)
def test_bands_with_gaps_or_overlaps(bands, message) -> None:
    with pytest.raises(ParameterError) as error:
        problem(3, 2, bands=bands)
    assert error.value.key == "forbidden"
    assert error.value.message.key == f"selektor:{message}"


def test_bands_may_be_listed_in_any_order() -> None:
    assert thrown(problem(3, 2, bands=BANDS[::-1]), 5, 5, 5, 5, 5).outcome.key == "success"


def test_the_breakdown() -> None:
    roll = thrown(problem(2, 2), *FACTS["example-dice"])
    assert keys(roll.explanation) == [
        "explain-dice",
        "explain-sorted",
        "explain-attribute-takes",
        "explain-abilities",
        "explain-abilities-takes",
        "explain-result",
        "explain-rule-mattered",
    ]
    assert roll.explanation[0].arguments["faces"] == "(7) (2) (9) 4×2 (10)"
    assert roll.explanation[2].arguments["face"] == 4
