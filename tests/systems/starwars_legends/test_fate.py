"""Fate points: four chips, each spent one turns over, nothing is undone."""

from __future__ import annotations

import pytest

from tests.systems.reading import keys
from tests.systems.starwars_legends.test_spending import change, refused
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Held


def chips(players: int, gm: int) -> Held:
    return Held({"fate-points": players, "fate-points-gm": gm})


@pytest.mark.rule("SW-17")
def test_a_spent_chip_turns_over() -> None:
    start = {resource.key: resource.start for resource in system("starwars-legends").resources}
    assert (start["fate-points"], start["fate-points-gm"]) == (2, 2)
    one = change("spend-fate-point", chips(2, 2), side="players").held
    assert one.counts == {"fate-points": 1, "fate-points-gm": 3}
    assert change("spend-fate-point", one, side="gm").held.counts == {"fate-points": 2, "fate-points-gm": 2}
    assert change("new-session", one).held.counts == {"fate-points": 2, "fate-points-gm": 2}
    assert change("spend-fate-point", Held(), side="players").held == chips(1, 3), "a session begins at 2 and 2"


@pytest.mark.rule("SW-18")
def test_no_chip_undoes_another() -> None:
    where, sentence = refused("spend-fate-point", chips(2, 2), undoes_fate_point=True)
    assert where == "undoes-fate-point"
    assert "SW-18" in sentence
    assert keys(change("spend-fate-point", chips(2, 2)).told) == ["told-fate", "told-fate-stands"]
    hoarded = change("spend-fate-point", chips(1, 3), side="players")
    assert keys(hoarded.told)[-1] == "told-fate-hoard"


@pytest.mark.parametrize(("held", "side"), [(chips(0, 4), "players"), (chips(4, 0), "gm")])
def test_nobody_spends_what_the_other_side_holds(held, side) -> None:
    where, sentence = refused("spend-fate-point", held, side=side)
    assert where == "side"
    assert "SW-17" in sentence


def test_chips_that_are_not_four_are_refused() -> None:
    for held in (chips(3, 3), chips(1, 1), chips(5, -1)):
        assert "2 zu 2" in refused("spend-fate-point", held)[1]
        assert change("new-session", held).held == chips(2, 2)
