"""Rolls of the mind: resisting with the fixed value, and meditation."""

from __future__ import annotations

import pytest

from tests.systems.reading import as_printed, chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import system

FACTS = facts("starwars_legends")


@pytest.mark.rule("SW-27")
def test_the_pool_is_the_fixed_value() -> None:
    of = check("starwars-legends.willpower", {"fixed": 5})
    assert len(thrown(of, 2, 3, 7, 8, 10).dice) == 5
    assert thrown(of, 2, 3, 7, 8, 10).outcome == Outcome("complete", 4)
    assert odds(of).pmf == odds(check("starwars-legends.test", {"pool": 5})).pmf
    character = system("starwars-legends").sheet(willpower=5)
    assert character.parameters("willpower", {}) == {"fixed": 5}
    assert {trait.where for trait in character.traits()} >= {"willpower"}
    assert [fault.rule for fault in system("starwars-legends").sheet(willpower=0).violations()] == ["SW-27"]


def test_the_printed_chances_hold_for_it() -> None:
    printed = FACTS["odds"]["rows"][3]["percent"][1].split("/")
    by_key = chances(check("starwars-legends.willpower", {"fixed": 5}))
    passed = by_key["marginal"] + by_key["complete"] + by_key["memorable"]
    found = [passed, by_key["failure"], by_key["botch"]]
    assert [as_printed(chance * 100, text) for chance, text in zip(found, printed, strict=True)] == printed


def test_no_roll_without_willpower() -> None:
    for fixed, key in ((0, "forbidden"), (9, "out-of-bounds")):
        with pytest.raises(ParameterError) as error:
            check("starwars-legends.willpower", {"fixed": fixed})
        assert (error.value.key, error.value.parameter) == (key, "fixed")


def test_a_willpower_roll_may_be_automatic() -> None:
    assert odds(check("starwars-legends.willpower", {"fixed": 7})).automatic
    assert not odds(check("starwars-legends.willpower", {"fixed": 6})).automatic
    assert odds(check("starwars-legends.willpower", {"fixed": 6}, {"automatic-success": "at-least"})).automatic


def test_meditation_needs_more_than_five_successes() -> None:
    of = check("starwars-legends.meditation", {"pool": 6})
    assert thrown(of, 10, 10, 7, 2, 3, 4).outcome == Outcome("no-point", 5)
    assert thrown(of, 10, 10, 10, 2, 3, 4).outcome == Outcome("point", 6)
    assert thrown(of, 1, 1, 2, 2, 2, 2).outcome == Outcome("no-point", -2)
    test = chances(check("starwars-legends.test", {"pool": 6}))
    assert chances(of) == {"no-point": 1 - test["memorable"], "point": test["memorable"]}
    assert not odds(check("starwars-legends.meditation", {"pool": 20})).automatic, "one success is not enough"
    assert keys(of.explain())[-1] == "explain-meditation"
    with pytest.raises(ParameterError):
        check("starwars-legends.meditation", {"pool": 0})
