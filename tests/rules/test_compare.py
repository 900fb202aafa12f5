"""A house rule compared: every value gives the odds that the check has under it, and the one in force the check's own."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.compare import compared, rules_of
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type
from wurfwerk.words.documents import comparison_document
from wurfwerk.words.sentences import Words


def pool(**rules: str) -> Check:
    return build(check_type("starwars-legends.test"), {"pool": 6}, rules)


@pytest.mark.parametrize("in_force", ["plain-first", "tens-first", "arithmetic"])
def test_every_value_is_the_check_under_it(in_force: str) -> None:
    check = pool(**{"ones-cancel": in_force})
    found = compared(check, "ones-cancel")
    assert found.in_force == found.base.value == in_force
    assert [reading.value for reading in found.readings] == ["plain-first", "tens-first", "arithmetic"]
    for reading in found.readings:
        assert reading.odds is not None
        again = odds(pool(**{"ones-cancel": reading.value}))
        assert reading.odds.outcomes == again.outcomes
        assert reading.odds.mean == again.mean
        assert sum(reading.chances().values()) == 1
    assert found.mattered()


def test_differences_are_exact_and_add_up_to_nothing() -> None:
    document = comparison_document(compared(pool(), "starwars-legends.ones-cancel"), Words("de"))
    plain, tens, _ = document["values"]
    assert {outcome["difference"] for outcome in plain["outcomes"]} == {"0"}
    for before, after in zip(plain["outcomes"], tens["outcomes"], strict=True):
        assert Fraction(before["probability"]) + Fraction(after["difference"]) == Fraction(after["probability"])
    assert sum(Fraction(outcome["difference"]) for outcome in tens["outcomes"]) == 0
    assert (
        Fraction(plain["mean"]) + Fraction(tens["mean-difference"]) == Fraction(tens["mean"]) != Fraction(plain["mean"])
    )


def test_a_rule_that_changes_nothing_here_says_so() -> None:
    check = build(check_type("openlegend.action"), {"attribute": 5, "challenge": 20})
    assert not compared(check, "zero-score-net").mattered()
    at_zero = build(
        check_type("openlegend.action"), {"attribute": 0, "challenge": 20, "advantage": 3, "disadvantage": 1}
    )
    assert compared(at_zero, "zero-score-net").mattered()


def test_a_value_that_cannot_be_asked_is_told() -> None:
    found = compared(build(check_type("selektor.problem"), {"attribute": 3, "ability-1": 2}), "bands")
    source, custom = found.readings
    assert source.odds is not None
    assert custom.odds is None and custom.refused is not None
    assert found.mattered()


def test_what_only_one_value_allows_is_left_out_under_the_other() -> None:
    check = build(
        check_type("openlegend.action"),
        {"attribute": 3, "legend-points": 1, "roller": "gm", "challenge": 16},
        {"legend-points-for": "everyone"},
    )
    players, everyone = compared(check, "legend-points-for").readings
    without = build(check_type("openlegend.action"), {"attribute": 3, "roller": "gm", "challenge": 16})
    assert players.chances() == dict(odds(without).outcomes) != everyone.chances()
    assert players.fitted is not None and everyone.fitted is None
    document = comparison_document(compared(check, "legend-points-for"), Words("de"))
    assert document["values"][0]["fitted"] == "ohne die Legendenpunkte, denn die Figuren der SL haben dann keine"
    assert "fitted" not in document["values"][1]


def test_whether_dice_are_needed_at_all_counts_as_a_difference() -> None:
    found = compared(pool(), "automatic-success")
    assert found.mattered()
    assert found.automatic() == {"greater": (False,), "at-least": (True,)}
    document = comparison_document(found, Words("en"))
    assert [value["automatic"] for value in document["values"]] == [False, True]
    nine = build(check_type("starwars-legends.test"), {"pool": 9})
    assert not compared(nine, "automatic-success").mattered()


def test_the_same_chances_and_mean_with_another_spread_are_a_difference() -> None:
    check = build(check_type("pathfinder2e.damage"), {"damage": "1d8+4", "critical": True}, {}, parse)
    doubled, dice = compared(check, "critical-damage").readings
    assert doubled.odds is not None and dice.odds is not None
    assert doubled.odds.mean == dice.odds.mean and doubled.odds.variance != dice.odds.variance
    assert compared(check, "critical-damage").mattered()


def test_what_only_compares_has_no_mean() -> None:
    sides = [{"attribute": 5}, {"attribute": 3}]
    check = build(check_type("openlegend.contest"), {"sides": sides})
    document = comparison_document(compared(check, "tie"), Words("en"))
    assert [value["value"] for value in document["values"]] == ["gm-decides", "attribute-score", "reroll", "status-quo"]
    assert all("mean" not in value for value in document["values"])
    by_key = {
        value["value"]: {each["key"]: each["probability"] for each in value["outcomes"]} for value in document["values"]
    }
    assert by_key["reroll"].get("tie", "0") == "0" != by_key["gm-decides"]["tie"]


@pytest.mark.parametrize("key", ["tie", "openlegend.tie", "starwars-legends.tie", "attribute-cost-factor", "", "x.y.z"])
def test_a_rule_that_does_not_touch_the_check_is_refused(key: str) -> None:
    with pytest.raises(ParameterError) as error:
        compared(pool(), key)
    assert error.value.key == "unknown-rule"
    assert len(Words("de").say(error.value.message)) > 30


@pytest.mark.parametrize("key", ["openlegend.tie", "openlegend.ones-cancel", "x.y.z", ".ones-cancel"])
def test_a_rule_with_the_prefix_of_another_system_is_told_as_such(key: str) -> None:
    """Also where the rest of it is the name of a rule of the check's own system."""
    with pytest.raises(ParameterError) as error:
        rules_of(pool(), [key])
    assert error.value.message.key == "error-rule-of-another" and error.value.message.arguments["rule"] == key


def test_a_rule_is_one_whether_its_prefix_is_written_or_not() -> None:
    (rule,) = rules_of(pool(), ["ones-cancel", "starwars-legends.ones-cancel"])
    assert rule.key == "starwars-legends.ones-cancel"
