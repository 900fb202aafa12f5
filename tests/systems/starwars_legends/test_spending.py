"""Willpower and Force points, spent and regained."""

from __future__ import annotations

import pytest

from tests.systems.reading import chances, check, keys, thrown
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Changed, Held
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def change(key: str, held: Held, **parameters: object) -> Changed:
    """What a change makes of what is held; everything told is said in both languages."""
    named = {name.replace("_", "-"): value for name, value in parameters.items()}
    changed = build(system("starwars-legends").transitions[key], named).apply(held)
    for language in LANGUAGES:
        Words(language).lines(changed.told)
    return changed


def refused(key: str, held: Held, **parameters: object) -> tuple[str, str]:
    """(parameter, German sentence) of a change that is not allowed."""
    with pytest.raises(ParameterError) as error:
        change(key, held, **parameters)
    assert error.value.key == "forbidden"
    return str(error.value.parameter), Words("de").say(error.value.message)


def willpower(now: int, fixed: int = 8) -> Held:
    return Held({"willpower": now}, {"willpower": fixed})


@pytest.mark.rule("SW-14")
def test_a_point_is_spent_before_the_roll() -> None:
    assert change("spend-willpower", willpower(8)).held["willpower"] == 7
    for parameters, parameter in (
        ({"points": 2}, "points"),
        ({"consent": False}, "consent"),
        ({"before_roll": False}, "before-roll"),
    ):
        where, sentence = refused("spend-willpower", willpower(8), **parameters)
        assert where == parameter
        assert "SW-14" in sentence
    with_point = chances(check("starwars-legends.test", {"pool": 1, "willpower": True}))
    assert with_point["botch"] == 0
    assert with_point["failure"] > 0, "a one cancels the bought success"
    for faces in ([7, 3], [10, 2], [2, 3], [1, 7], [1, 4]):
        plain = thrown(check("starwars-legends.test", {"pool": 2}), *faces).value
        assert thrown(check("starwars-legends.test", {"pool": 2, "willpower": True}), *faces).value == plain + 1


@pytest.mark.rule("SW-15")
def test_willpower_comes_back() -> None:
    assert change("rest-willpower", willpower(3)).held["willpower"] == 4
    assert change("rest-willpower", willpower(3), days=3).held["willpower"] == 6
    assert change("meditate", willpower(3), successes=6).held["willpower"] == 4
    assert change("reward-willpower", willpower(3), points=2).held["willpower"] == 5
    where, sentence = refused("meditate", willpower(3), successes=5)
    assert where == "successes"
    assert "SW-15" in sentence


def test_it_rises_no_higher_than_the_fixed_value() -> None:
    capped = change("rest-willpower", willpower(7), days=5)
    assert capped.held["willpower"] == 8
    assert keys(capped.told) == ["told-regained", "told-fixed-value"]
    assert dict(capped.told[0].arguments) == {"gained": 1, "now": 8}
    assert change("reward-willpower", willpower(8), points=3).held["willpower"] == 8
    assert keys(change("rest-willpower", willpower(6)).told) == ["told-regained"]


@pytest.mark.rule("SW-16")
def test_without_willpower_one_is_unconscious() -> None:
    held = willpower(8)
    for left in (7, 6):
        changed = change("spend-willpower", held)
        held = changed.held
        assert held["willpower"] == left
        assert keys(changed.told) == ["told-exhausted"], "mild signs"
    assert held.most["willpower"] == 8, "the fixed value is another thing"
    last = change("spend-willpower", willpower(1))
    assert (last.held["willpower"], keys(last.told)) == (0, ["told-unconscious"])
    where, sentence = refused("spend-willpower", last.held)
    assert where == "points"
    assert "SW-16" in sentence
    awake = change("rest-willpower", last.held)
    assert keys(awake.told) == ["told-regained", "told-awake"]
    assert system("starwars-legends").sheet(willpower=8).held().most["willpower"] == 8


def test_force_points() -> None:
    held = Held({"force-points": 5}, {"force-points": 10})
    spent = change("spend-force-points", held, points=3)
    assert (spent.held["force-points"], keys(spent.told)) == (2, ["told-no-action"])
    assert refused("spend-force-points", spent.held, points=3)[0] == "points"
    assert change("regain-force-points", spent.held, points=99).held["force-points"] == 10
