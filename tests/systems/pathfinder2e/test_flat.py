"""The flat check: a bare W20, settled without a die at both ends."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.reading import chances, check, thrown
from wurfwerk.rules.check import Outcome


def flat(dc: int, degrees: str = "off"):
    return check("pathfinder2e.flat", {"dc": dc}, {"flat-check-degrees": degrees})


@pytest.mark.parametrize(("dc", "chance"), [(5, "4/5"), (11, "1/2"), (15, "3/10"), (20, "1/20"), (2, "19/20")])
def test_usual_flat_checks(dc, chance) -> None:
    assert chances(flat(dc)) == {"failure": 1 - Fraction(chance), "success": Fraction(chance)}


@pytest.mark.parametrize(
    ("dc", "key"), [(1, "success"), (0, "success"), (-3, "success"), (21, "failure"), (30, "failure")]
)
def test_no_die_at_both_ends(dc, key) -> None:
    roll = thrown(flat(dc))
    assert roll.outcome == Outcome(key, 0, None)
    assert chances(flat(dc))[key] == 1


def test_natural_20_and_1_change_nothing() -> None:
    assert thrown(flat(20), 20).outcome == Outcome("success", 20, 0)
    assert thrown(flat(2), 1).outcome == Outcome("failure", 1, -1)


def test_with_degrees() -> None:
    assert thrown(flat(21, "on"), 20).outcome.key == "success"
    assert thrown(flat(1, "on"), 1).outcome.key == "failure"
    assert thrown(flat(5, "on"), 15).outcome.key == "critical-success"
    assert thrown(flat(11, "on"), 1).outcome.key == "critical-failure"
    assert list(chances(flat(11, "on"))) == ["critical-failure", "failure", "success", "critical-success"]


def test_several_for_one_thing_are_one_roll_against_the_highest() -> None:
    of = check("pathfinder2e.flat", {"dc": 5, "also": [11, 3]})
    assert thrown(of, 10).outcome == Outcome("failure", 10, -1)
    assert chances(of) == chances(flat(11))
    assert thrown(check("pathfinder2e.flat", {"dc": 5, "also": [21]})).outcome.key == "failure"
