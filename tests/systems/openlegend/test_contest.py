"""The contested action: the highest total wins, ties by house rule, odds exact for up to four sides and enclosed beyond."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import product
from math import prod

import pytest

from tests.systems.reading import check, keys, rounded, thrown
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.systems.openlegend.contest import Standing

FOUR = ["10.06", "7.62", "31.81", "46.23", "4.29"]
"""Percent of the sides 5, 3 with advantage 1, 8 and 9, and of a tie."""

TIES = ("gm-decides", "attribute-score", "reroll", "status-quo")


def contest(*sides: int | Mapping[str, object], tie: str = "gm-decides", **rules: str):
    given = [{"attribute": side} if isinstance(side, int) else dict(side) for side in sides]
    rules = {key.replace("_", "-"): value for key, value in rules.items()}
    return check("openlegend.contest", {"sides": given}, {"tie": tie, **rules})


def chance(of) -> dict[str, Fraction]:
    return dict(odds(of).outcomes)


@pytest.mark.rule("OL-08")
def test_the_highest_total_wins() -> None:
    """The necromancer's 25 against Uldric's 20, and three envoys."""
    roll = thrown(contest(6, 5), 13, 7, 5, 12, 3, 5)
    assert [turn.told for turn in roll.turns] == [25, 20]
    assert [turn.turn.by for turn in roll.turns] == ["side-1", "side-2"]
    assert roll.outcome == Outcome("side-1", 0, 5)
    assert keys(roll.explanation)[-1] == "explain-contest-won"
    assert thrown(contest(0, 0, 0), 11, 17, 3).outcome == Outcome("side-2", 0, 6)


@pytest.mark.parametrize(
    ("tie", "outcome", "told"),
    [
        ("gm-decides", "tie", ["explain-tie", "prompt-tie-score", "explain-rule-mattered"]),
        ("attribute-score", "side-2", ["explain-tie-attribute-score", "explain-rule-mattered"]),
        ("status-quo", "side-3", ["explain-tie-status-quo", "explain-rule-mattered"]),
    ],
)
def test_a_tie_by_house_rule(tie, outcome, told) -> None:
    roll = thrown(contest(0, 1, 0, tie=tie), 14, 12, 2, 5)
    assert roll.outcome == Outcome(outcome, 0, 0)
    assert keys(roll.explanation)[-len(told) :] == told


def test_those_who_are_tied_roll_again() -> None:
    roll = thrown(contest(0, 0, 0, tie="reroll"), 14, 14, 5, 7, 7, 3, 9)
    assert [turn.turn.by for turn in roll.turns] == [f"side-{side}" for side in (1, 2, 3, 1, 2, 1, 2)]
    assert roll.outcome == Outcome("side-2", 0, 6)


def test_between_equal_scores_the_score_decides_nothing() -> None:
    assert thrown(contest(0, 0, tie="attribute-score"), 14, 14).outcome == Outcome("tie", 0, 0)
    assert thrown(contest(1, 0, 1, tie="attribute-score"), 12, 2, 14, 12, 2).outcome == Outcome("tie", 0, 0)


@pytest.mark.parametrize(
    ("tie", "sides", "reachable"),
    [
        ("gm-decides", (1, 2), True),
        ("attribute-score", (1, 2), False),
        ("attribute-score", (1, 2, 1), True),
        ("reroll", (1, 1), False),
        ("status-quo", (1, 1), False),
    ],
)
def test_when_a_tie_is_possible(tie, sides, reachable) -> None:
    of = contest(*sides, tie=tie)
    assert ("tie" in chance(of)) == reachable
    assert list(chance(of))[: len(sides)] == [f"side-{side}" for side in range(1, len(sides) + 1)]
    assert sum(chance(of).values()) == 1


@pytest.mark.parametrize("tie", ["gm-decides", "attribute-score", "status-quo"])
@pytest.mark.parametrize(
    "sides", [(0, {"attribute": 0, "advantage": 1}), (0, 0, {"attribute": 0, "legend-points": 1})], ids=["two", "three"]
)
def test_its_odds_are_those_of_every_way_the_dice_can_fall(tie, sides) -> None:
    of = contest(*sides, tie=tie, zero_score_explodes="no")
    found = dict.fromkeys(of.reachable(), Fraction(0))
    for totals, share in falls([distribution(roll.dice()) for roll in of.rolls]):
        found[of.verdict(Standing(tuple(range(len(sides))), totals)).key] += share
    assert chance(of) == found


def falls(laws: list[Finite]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """All totals side by side, each with its chance."""
    for each in product(*[law.weights.items() for law in laws]):
        weight = prod(weight for _, weight in each)
        yield tuple(value for value, _ in each), Fraction(weight, prod(law.denominator for law in laws))


def test_with_two_sides_it_is_the_comparison_of_two_laws() -> None:
    of = contest(5, {"attribute": 3, "advantage": 2})
    first, second = [distribution(roll.dice()) for roll in of.rolls]
    against = first.against(second)
    assert chance(of) == {
        "side-1": Fraction(against.weights[1], against.denominator),
        "side-2": Fraction(against.weights[-1], against.denominator),
        "tie": Fraction(against.weights[0], against.denominator),
    }


def test_equal_sides_have_equal_chances() -> None:
    for count in (2, 3, 4):
        found = chance(contest(*[5] * count))
        assert len({found[f"side-{side}"] for side in range(1, count + 1)}) == 1
        again = chance(contest(*[5] * count, tie="reroll"))
        assert set(again.values()) == {Fraction(1, count)}


def test_rolling_again_shares_the_tie_out() -> None:
    open_, again = chance(contest(5, 8)), chance(contest(5, 8, tie="reroll"))
    for side in ("side-1", "side-2"):
        assert again[side] == open_[side] / (1 - open_["tie"])


def test_rolling_again_among_three() -> None:
    of = contest(0, 0, {"attribute": 0, "advantage": 1}, tie="reroll", zero_score_explodes="no")
    laws = [distribution(roll.dice()) for roll in of.rolls]
    assert chance(of) == {f"side-{side + 1}": share for side, share in ahead(laws, (0, 1, 2)).items()}


def ahead(laws: list[Finite], sides: tuple[int, ...]) -> dict[int, Fraction]:
    """Who is ahead in the end, from all ways one round can fall."""
    found = dict.fromkeys(sides, Fraction(0))
    tied: dict[tuple[int, ...], Fraction] = {}
    for totals, share in falls([laws[side] for side in sides]):
        top = tuple(side for side, total in zip(sides, totals, strict=True) if total == max(totals))
        tied[top] = tied.get(top, Fraction(0)) + share
    again = tied.pop(sides, Fraction(0))
    for top, share in tied.items():
        for side, part in (ahead(laws, top) if len(top) > 1 else {top[0]: Fraction(1)}).items():
            found[side] += share * part
    return {side: share / (1 - again) for side, share in found.items()}


def test_status_quo_gives_ties_to_the_last() -> None:
    open_, kept = chance(contest(3, 4, 5)), chance(contest(3, 4, 5, tie="status-quo"))
    assert kept["side-1"] == open_["side-1"]
    assert kept["side-3"] == open_["side-3"] + open_["tie"]


def test_the_score_breaks_ties_among_the_tied() -> None:
    open_, broken = chance(contest(3, 4, 5)), chance(contest(3, 4, 5, tie="attribute-score"))
    assert broken["side-1"] == open_["side-1"]
    assert broken["side-2"] > open_["side-2"]
    assert broken["side-3"] > open_["side-3"]


def test_four_different_sides_are_exact() -> None:
    answer = odds(contest(5, {"attribute": 3, "advantage": 1}, 8, 9))
    assert sum(part for _, part in answer.outcomes) == 1
    assert answer.widths == {}
    assert answer.compares
    assert [rounded(share * 100, 2) for _, share in answer.outcomes] == FOUR


@pytest.mark.parametrize("tie", TIES)
def test_beyond_four_sides_every_chance_is_enclosed(tie) -> None:
    answer = odds(contest(5, 3, 8, 9, 1, tie=tie))
    assert set(answer.widths) == set(dict(answer.outcomes))
    (width,) = set(answer.widths.values())
    assert 0 < width < Fraction(1, 10**12)
    assert 0 <= 1 - sum(share for _, share in answer.outcomes) <= width


def test_a_fifth_side_that_never_wins_changes_nothing_beyond_the_width() -> None:
    four = [{"attribute": 0, "legend-points": 10, "level": 10, "advantage": 1}] * 4
    exact = chance(contest(*four, zero_score_explodes="no"))
    answer = odds(contest(*four, 0, zero_score_explodes="no"))
    for key in ("side-1", "side-2", "side-3", "side-4"):
        assert dict(answer.outcomes)[key] <= exact[key]
    assert answer.parts[4].odds.max == 20


def test_every_side_has_its_own_odds_beside() -> None:
    answer = odds(contest(5, 3))
    assert [part.label.arguments["by"] for part in answer.parts] == [1, 2]
    assert [part.odds.mean for part in answer.parts] == [Fraction(1848, 95), Fraction(2154, 133)]


def test_what_is_wrong_with_a_side_is_named() -> None:
    with pytest.raises(ParameterError) as error:
        contest(5, {"attribute": 3, "legend-points": 3})
    assert (error.value.key, error.value.parameter) == ("forbidden", "sides[1].legend-points")
    with pytest.raises(ParameterError) as extraordinary:
        contest(5, {"attribute": 0, "extraordinary": True})
    assert extraordinary.value.parameter == "sides[1].extraordinary"


@pytest.mark.parametrize("count", [0, 1, 9])
def test_so_many_sides_are_refused(count) -> None:
    with pytest.raises(ParameterError) as error:
        contest(*[3] * count)
    assert (error.value.key, error.value.parameter) == ("out-of-bounds", "sides")
