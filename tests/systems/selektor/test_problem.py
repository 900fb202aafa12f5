"""The problem roll: five W10 and two selectors, under both readings, with the table's bands and others."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial

import pytest

from tests.systems.reading import as_printed, check, facts, keys, percents, thrown
from wurfwerk.frontends.cli.main import main
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds

FACTS = facts("selektor")


def problem(attribute: int, first: int, second: int = 0, rules: dict[str, str] | None = None, **more: object):
    given = {"attribute": attribute, "ability-1": first, "ability-2": second, **more}
    return check("selektor.problem", given, rules)


def selecting(attribute: int, abilities: int, rules: dict[str, str] | None = None):
    return problem(attribute, min(3, abilities), max(0, abilities - 3), rules)


@pytest.mark.rule("HB-04")
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


@pytest.mark.rule("HB-03")
def test_abilities_are_capped_at_five() -> None:
    for first in range(4):
        for second in range(4):
            assert problem(2, first, second).ranks() == (2, min(5, first + second))
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


@pytest.mark.rule("HB-05")
def test_the_bands_of_the_source() -> None:
    bands = [(band.key, band.from_, band.to) for band in problem(0, 0).table()]
    assert bands == [tuple(band) for band in FACTS["bands"]]
    for result in range(21):
        (key,) = [key for key, low, high in bands if low <= result <= high]
        assert problem(0, 0).outcome(result).key == key


def test_what_the_reading_means() -> None:
    """What speaks for it: equal selectors give even results, and 0 or 1 needs a selector of 0."""
    for level in range(1, 6):
        assert {value % 2 for value in odds(selecting(level, level)).distribution.pmf} == {0}
    for attribute in range(6):
        for abilities in range(6):
            worst = dict(odds(selecting(attribute, abilities)).outcomes)["utter-failure"]
            assert (worst > 0) == (0 in (attribute, abilities))
    assert dict(odds(selecting(5, 5)).outcomes)["perfection"] == 1 - Fraction(9, 10) ** 5


def test_the_same_ability_twice_is_a_house_rule() -> None:
    with pytest.raises(ParameterError) as error:
        problem(3, 2, 2, **{"same-ability": True})
    assert (error.value.key, error.value.parameter) == ("forbidden", "same-ability")
    assert error.value.message.key == "selektor:forbidden-same-ability"
    yes = {"same-ability-twice": "yes"}
    of = problem(3, 2, 2, rules=yes, **{"same-ability": True})
    assert of.abilities() == 4
    assert "explain-rule-mattered" in keys(thrown(of, *FACTS["example-dice"]).explanation), "it made the roll possible"
    with pytest.raises(ParameterError) as error:
        problem(3, 2, 1, rules=yes, **{"same-ability": True})
    assert error.value.message.key == "selektor:forbidden-same-ability-levels"


def test_an_activity_advantage_in_the_breakdown() -> None:
    of = problem(2, 1, 2, **{"activity-advantage-1": True})
    said = next(message for message in of.explain() if message.key.endswith("explain-activity"))
    assert (said.arguments["number"], said.arguments["base"], said.arguments["level"]) == (1, 1, 2)
    assert of.ranks() == (2, 4)
    second = problem(2, 1, 2, **{"activity-advantage-2": True})
    assert (second.levels(), second.ranks()) == ((1, 3), (2, 4))
    assert problem(2, 1, 0, **{"activity-advantage-1": True, "activity-advantage-2": True}).ranks() == (2, 3)


@pytest.mark.parametrize("row", FACTS["odds"], ids=lambda row: str(row["selectors"]))
def test_the_exact_table_on_the_command_line(row, capsys) -> None:
    attribute, abilities = row["selectors"]
    levels = ["--ability-1", str(min(3, abilities)), "--ability-2", str(max(0, abilities - 3))]
    assert main(["odds", "selektor.problem", "--attribute", str(attribute), *levels, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    found = [Fraction(outcome["probability"]) for outcome in document["outcomes"]]
    assert percents(found, row["percent"]) == row["percent"]
    assert as_printed(Fraction(document["mean"]), row["mean"]) == row["mean"]
    if attribute == abilities > 0:
        assert (
            main(
                [
                    "odds",
                    "selektor.problem",
                    "--attribute",
                    str(attribute),
                    *levels,
                    "--rule",
                    "equal-selectors=next-lower",
                    "--json",
                ]
            )
            == 0
        )
        printed = FACTS["next-lower-means"][attribute - 1]
        assert as_printed(Fraction(json.loads(capsys.readouterr().out)["mean"]), printed) == printed
