"""Hero points and hit points: bounds, what they are spent on, what is refused."""

from __future__ import annotations

import pytest

from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Changed, Held
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

PF = system("pathfinder2e")


def move(key: str, hero: int, hit: int = 10, **given: object) -> Changed:
    held = Held({"hero-points": hero, "hit-points": hit}, {"hit-points": 20})
    changed = build(PF.transitions[key], given).apply(held)
    for language in LANGUAGES:
        assert all(Words(language).lines(changed.told)) and changed.told
    return changed


def hero(key: str, held: int, **given: object) -> int:
    return move(key, held, **given).held["hero-points"]


def test_a_session() -> None:
    assert hero("start-session", 0) == 1
    assert hero("start-session", 3) == 1
    assert hero("earn-hero-point", 1) == 2
    assert hero("spend-hero-point", 2) == 1
    assert hero("end-session", 3) == 0


def test_death_is_avoided_with_all_of_them() -> None:
    after = move("avoid-death", 2, 0).held
    assert (after["hero-points"], after["hit-points"]) == (0, 0)
    assert move("avoid-death", 1, 0).held["hero-points"] == 0


@pytest.mark.parametrize(
    ("key", "held", "given"),
    [
        ("earn-hero-point", 3, {}),
        ("spend-hero-point", 0, {}),
        ("avoid-death", 0, {}),
        ("spend-hero-point", 2, {"fortune": "fortune"}),
    ],
)
def test_what_is_refused(key, held, given) -> None:
    with pytest.raises(ParameterError) as error:
        move(key, held, **given)
    assert error.value.key == "forbidden"
    assert "PF-P" in Words("en").say(error.value.message)
    assert Words("de").say(error.value.message)


def test_beside_misfortune_it_may_be_spent() -> None:
    assert hero("spend-hero-point", 2, fortune="misfortune") == 1


@pytest.mark.parametrize(
    ("key", "before", "amount", "after"),
    [
        ("take-damage", 10, 4, 6),
        ("take-damage", 10, 40, 0),
        ("heal", 10, 4, 14),
        ("heal", 10, 40, 20),
        ("heal", 25, 1, 25),
    ],
)
def test_hit_points(key, before, amount, after) -> None:
    assert move(key, 1, before, amount=amount).held["hit-points"] == after


def test_bounds() -> None:
    by_key = {resource.key: resource for resource in PF.resources}
    assert (by_key["hero-points"].minimum, by_key["hero-points"].maximum, by_key["hero-points"].start) == (0, 3, 1)
    assert by_key["hit-points"].minimum == 0
