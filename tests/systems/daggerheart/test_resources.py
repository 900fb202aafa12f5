"""Hope, Fear, Stress, hit points, armor slots, countdowns: what changes them, within their bounds."""

from __future__ import annotations

import pytest

from tests.systems.daggerheart.moved import apply, refused
from wurfwerk.rules.registry import systems
from wurfwerk.rules.resource import Held
from wurfwerk.systems.daggerheart.resources import most

RESOURCES = {resource.key: resource for resource in systems()["daggerheart"].resources}


def test_bounds_and_holders() -> None:
    hope, fear = RESOURCES["hope"], RESOURCES["fear"]
    assert (hope.minimum, hope.maximum, hope.start, hope.holder) == (0, 6, 2, "character")
    assert (fear.minimum, fear.maximum, fear.start, fear.holder) == (0, 12, None, "gm")
    assert RESOURCES["countdown"].holder == "table"
    assert most(Held({}, {"hope": 9}), "hope") == 6


@pytest.mark.parametrize(
    ("outcome", "after"),
    [
        ("critical-success", {"hope": 3, "fear": 4, "stress": 1}),
        ("success-with-hope", {"hope": 3, "fear": 4, "stress": 2}),
        ("failure-with-hope", {"hope": 3, "fear": 4, "stress": 2}),
        ("success-with-fear", {"hope": 2, "fear": 5, "stress": 2}),
        ("failure-with-fear", {"hope": 2, "fear": 5, "stress": 2}),
    ],
)
def test_what_an_outcome_does(outcome, after) -> None:
    held = {"hope": 2, "fear": 4, "stress": 2}
    assert apply("apply-roll", held, {"outcome": outcome})[0] == after
    for roll in ("reaction", "fate"):
        assert apply("apply-roll", held, {"roll": roll, "outcome": outcome}) == (held, [f"explain-nothing-{roll}"])


def test_full_is_full() -> None:
    assert apply("apply-roll", {"hope": 0, "stress": 1}, {"outcome": "critical-success"})[0] == {"hope": 1, "stress": 0}
    assert apply("apply-roll", {"hope": 6}, {"outcome": "success-with-hope"}) == ({"hope": 6}, ["explain-hope-full"])
    assert apply("apply-roll", {"fear": 12}, {"outcome": "failure-with-fear"}) == ({"fear": 12}, ["explain-fear-full"])
    assert apply("apply-roll", {"hope": 0, "stress": 0}, {"outcome": "critical-success"})[0] == {"hope": 1, "stress": 0}
    assert refused("apply-roll", {}, {"outcome": "success"}) == ("outcome", "forbidden-neither")


def test_hope_is_spent_as_far_as_there_is_any() -> None:
    assert apply("spend-hope", {"hope": 4}, {"hope": 2})[0] == {"hope": 2}
    assert apply("spend-hope", {"hope": 3}, {"hope": 3, "use": "tag-team"})[0] == {"hope": 0}
    assert refused("spend-hope", {"hope": 6}, {"hope": 2, "use": "tag-team"}) == ("hope", "forbidden-tag-team")
    assert refused("spend-hope", {"hope": 6}, {"hope": 2, "use": "help"}) == ("hope", "forbidden-help")
    assert refused("spend-hope", {"hope": 1}, {"hope": 2}) == ("hope", "forbidden-hope")


def test_fear_begins_with_the_player_characters_and_is_spent() -> None:
    assert apply("begin-campaign", {"fear": 9}, {"characters": 4})[0] == {"fear": 4}
    assert apply("spend-fear", {"fear": 4}, {"purpose": "move"})[0] == {"fear": 3}
    assert apply("spend-fear", {"fear": 4}, {"fear": 3, "purpose": "feature"})[0] == {"fear": 1}
    assert refused("spend-fear", {"fear": 4}, {"fear": 2}) == ("fear", "forbidden-fear-one")
    assert refused("spend-fear", {"fear": 0}, {}) == ("fear", "forbidden-fear")


def test_a_rest_brings_fear() -> None:
    assert apply("rest", {"fear": 2}, {"face": 3, "characters": 4})[0] == {"fear": 5}
    assert apply("rest", {"fear": 2}, {"face": 3, "length": "long", "characters": 4})[0] == {"fear": 9}
    assert apply("rest", {"fear": 11}, {"face": 3})[0] == {"fear": 12}


def test_stress_overflows_into_one_hit_point() -> None:
    assert apply("mark-stress", {"stress": 4})[0] == {"stress": 5}
    last = apply("mark-stress", {"stress": 5})
    assert last == ({"stress": 6}, ["explain-stress-marked", "explain-vulnerable"])
    over = apply("mark-stress", {"stress": 6, "hit-points": 0})
    assert over == ({"stress": 6, "hit-points": 1}, ["explain-stress-overflow", "explain-hit-points-marked"])
    assert apply("mark-stress", {"stress": 5, "hit-points": 0}, {"stress": 3})[0] == {"stress": 6, "hit-points": 1}
    assert apply("recover", {"stress": 2}, {"what": "stress", "marks": 3})[0] == {"stress": 0}


def test_damage_is_summed_halved_and_measured() -> None:
    thresholds = {"major": 7, "severe": 14}
    assert apply("take-damage", {}, {**thresholds, "sources": [6]})[0]["hit-points"] == 1
    assert apply("take-damage", {}, {**thresholds, "sources": [6, 5, 3]})[0]["hit-points"] == 3
    resistant = {**thresholds, "sources": [13], "resistance": "resistant"}
    assert apply("take-damage", {}, resistant)[0]["hit-points"] == 2
    immune = {**thresholds, "sources": [40], "resistance": "immune"}
    assert apply("take-damage", {}, immune)[0]["hit-points"] == 0
    massive = {**thresholds, "sources": [28]}
    assert apply("take-damage", {}, massive)[0]["hit-points"] == 3
    assert apply("take-damage", {}, massive, {"massive-damage": "on"})[0]["hit-points"] == 4


def test_an_armor_slot_is_marked_for_one_hit_point() -> None:
    hit = {"sources": [9], "major": 7, "severe": 14, "armor-slot": True}
    assert apply("take-damage", {"armor-slots": 2}, hit)[0] == {"armor-slots": 3, "hit-points": 1}
    assert refused("take-damage", {"armor-slots": 3}, hit) == ("armor-slot", "forbidden-no-slot")
    assert refused("take-damage", {}, {**hit, "severe": 5}) == ("severe", "forbidden-thresholds")
    assert apply("recover", {"armor-slots": 3}, {"what": "armor-slots", "marks": 2})[0] == {"armor-slots": 1}


def test_the_last_hit_point_calls_for_a_death_move() -> None:
    hit = {"sources": [20], "major": 7, "severe": 14}
    after, told = apply("take-damage", {"hit-points": 4}, hit)
    assert (after["hit-points"], told[-1]) == (6, "prompt-death-move")
    assert "prompt-death-move" not in apply("take-damage", {"hit-points": 2}, hit)[1]
    assert apply("recover", {"hit-points": 6}, {"what": "hit-points"})[0] == {"hit-points": 5}


def test_countdowns_start_move_loop_and_trigger() -> None:
    assert apply("start-countdown", {}, {"start": 4})[0] == {"countdown": 4, "countdown-start": 4}
    running = {"countdown": 2, "countdown-start": 4}
    assert apply("tick-countdown", running, {"outcome": "failure-with-fear"})[0]["countdown"] == 1
    progress = {"outcome": "success-with-hope", "kind": "progress"}
    assert apply("tick-countdown", running, progress)[1][0] == "explain-countdown-triggers"
    for loop, start in (("loop", 4), ("increasing", 5), ("decreasing", 3)):
        after = apply("tick-countdown", running, {**progress, "loop": loop})[0]
        assert after == {"countdown": start, "countdown-start": start}
    stays = {"outcome": "failure-with-fear", "kind": "progress"}
    assert apply("tick-countdown", running, stays)[0]["countdown"] == 2
    over = {"countdown": 0, "countdown-start": 4}
    assert refused("tick-countdown", over, progress) == ("outcome", "forbidden-no-countdown")
