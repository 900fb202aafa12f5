"""The fate roll: one duality die with a bound or without."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds


def fate(**parameters: object):
    return check("daggerheart.fate", {key.replace("_", "-"): value for key, value in parameters.items()})


def test_the_fire_spreads_at_four_or_less() -> None:
    of = fate(die="fear", at_most=4)
    assert chances(of) == {"no": Fraction(2, 3), "yes": Fraction(1, 3)}
    assert thrown(of, 4).outcome == Outcome("yes", 4)
    assert thrown(of, 5).outcome == Outcome("no", 5)


def test_at_least() -> None:
    assert chances(fate(die="hope", at_least=9))["yes"] == Fraction(1, 3)
    assert thrown(fate(die="hope", at_least=9), 9).outcome.key == "yes"


def test_without_a_bound_the_number_counts() -> None:
    of = fate(die="fear")
    assert thrown(of, 12).outcome is None
    assert thrown(of, 12).value == 12
    assert odds(of).outcomes == ()
    assert odds(of).distribution.mean == Fraction(13, 2)


@pytest.mark.parametrize(
    ("parameters", "key", "parameter"),
    [
        ({"die": "fear", "at_most": 4, "at_least": 2}, "forbidden", "at-least"),
        ({}, "missing-parameter", "die"),
        ({"die": "luck"}, "out-of-bounds", "die"),
        ({"die": "fear", "at_most": 13}, "out-of-bounds", "at-most"),
    ],
)
def test_what_is_refused(parameters, key, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        fate(**parameters)
    assert (error.value.key, error.value.parameter) == (key, parameter)
