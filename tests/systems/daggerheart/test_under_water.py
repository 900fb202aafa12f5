"""Breath under water: the countdown of 3, the GM's option, Stress and hit points afterwards, coming up for air."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.systems.daggerheart.moved import apply, refused
from tests.systems.reading import chances, check, facts, keys, thrown
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.odds import odds
from wurfwerk.systems.daggerheart.under_water import option, ticks

TABLE = facts("daggerheart")["under-water"]
ROLLS = [key for key in TABLE if key != "no-roll"]


def breath(rules: dict[str, str] | None = None, **parameters: object):
    given = {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("daggerheart.breath", {"difficulty": 12, **given}, rules)


def drowning(actions: int, rules: dict[str, str] | None = None, **parameters: object):
    given = {key.replace("_", "-"): value for key, value in parameters.items()}
    return check("daggerheart.drowning", {"difficulty": 12, "actions": actions, **given}, rules)


def lasts(countdown: int, spends) -> dict[int, Fraction]:
    """Actions until the countdown ends, from the chances of the action roll and the table alone."""
    by_key = chances(check("daggerheart.action", {"difficulty": 12}))
    left, found = {countdown: Fraction(1)}, {}
    for done in range(1, countdown + 1):
        after: dict[int, Fraction] = {}
        for steps, share in left.items():
            for key, chance in by_key.items():
                own, gm = TABLE[key]
                now = max(0, steps - own - (gm if spends(key) else 0))
                after[now] = after.get(now, Fraction(0)) + share * chance
        if ended := after.pop(0, Fraction(0)):
            found[done] = ended
        left = after
    return found


@pytest.mark.rule("DH-08")
def test_three_and_one_less_with_every_action() -> None:
    assert dict(odds(breath()).pmf) == {3: 1}
    assert apply("dive", {}) == ({"breath": 3}, ["explain-breath"])
    for action in ROLLS:
        assert apply("act-under-water", {"breath": 3}, {"action": action})[0]["breath"] == 2
    assert apply("act-under-water", {"breath": 0, "stress": 0}, {"action": "success-with-hope"})[0]["breath"] == 0
    quiet = {"action": "no-roll"}
    assert apply("act-under-water", {"breath": 3}, quiet)[0]["breath"] == 3
    assert apply("act-under-water", {"breath": 3}, {**quiet, "counted": True})[0]["breath"] == 2
    assert apply("act-under-water", {"breath": 3}, quiet, {"underwater-tick": "every-action"})[0]["breath"] == 2
    assert apply("act-under-water", {"breath": 3}, {"action": "reaction"}) == ({"breath": 3}, ["explain-no-tick"])
    assert refused("act-under-water", {"breath": 3}, {"action": "reaction", "counted": True})[0] == "counted"


@pytest.mark.rule("DH-09")
def test_one_gm_move_moves_it_on() -> None:
    for action, (own, more) in TABLE.items():
        assert (ticks(action, "every-action"), option(action)) == (own, more)
        unspent = apply("act-under-water", {"breath": 3}, {"action": action}, {"underwater-tick": "every-action"})[0]
        assert unspent["breath"] == 3 - own, "only a move that is spent moves it on"
        spends = {"action": action, "gm-spends": True}
        if more:
            assert apply("act-under-water", {"breath": 3}, spends)[0]["breath"] == 3 - own - more
        else:
            assert refused("act-under-water", {"breath": 3}, spends) == ("gm-spends", "forbidden-gm-move")
    at_once = thrown(breath(gm_move="spend"), 2, 5)
    assert (at_once.value, [turn.told for turn in at_once.turns]) == (1, ["roll", "failure-with-fear", "spend"])
    kept = thrown(breath(), 2, 5, 9, 8, 9, 9)
    assert [turn.told for turn in kept.turns] == [
        "roll", "failure-with-fear", "keep", "roll", "success-with-hope", "roll", "critical-success",
    ]  # fmt: skip


@pytest.mark.parametrize("countdown", [1, 2, 3, 5])
@pytest.mark.parametrize(
    ("policy", "spends"),
    [
        ("keep", lambda _: False),
        ("spend", lambda _: True),
        ("spend-on-failure-with-fear", lambda key: key == "failure-with-fear"),
    ],
)
def test_how_long_a_breath_lasts(policy, spends, countdown) -> None:
    answer = odds(breath(gm_move=policy, countdown=countdown))
    assert dict(answer.pmf) == lasts(countdown, spends)
    assert answer.outcomes == ()


def test_actions_without_a_roll() -> None:
    assert dict(odds(breath(quiet=2)).pmf) == {7: 1}
    assert dict(odds(breath({"underwater-tick": "every-action"}, quiet=2)).pmf) == {3: 1}
    turns = thrown(breath(quiet=1, countdown=2), 9, 8, 9, 8).turns
    assert [turn.told for turn in turns if turn.turn.check is None] == ["roll", "no-roll", "roll"]


@pytest.mark.rule("DH-10")
def test_then_every_action_costs_stress() -> None:
    assert dict(odds(drowning(8)).pmf) == {5: 1}
    assert dict(odds(drowning(8, {"stress-starts": "at-once"})).pmf) == {6: 1}
    assert thrown(drowning(3), *[9, 8] * 3).outcome == Outcome("out-of-breath", 0)
    assert thrown(drowning(2), *[9, 8] * 2).outcome == Outcome("breath-left", 0)
    act = {"action": "success-with-hope"}
    ended = apply("act-under-water", {"breath": 1, "stress": 0}, act)
    assert ended == ({"breath": 0, "stress": 0}, ["explain-left", "prompt-stress"])
    assert apply("act-under-water", {"breath": 1}, act, {"stress-starts": "at-once"})[0] == {"breath": 0, "stress": 1}
    assert apply("act-under-water", {"breath": 0, "stress": 1}, act)[0] == {"breath": 0, "stress": 2}
    assert apply("act-under-water", {"breath": 0, "stress": 6}, act)[0]["hit-points"] == 1
    quiet = {"action": "no-roll"}
    assert apply("act-under-water", {"breath": 0}, quiet)[1] == ["explain-no-tick"]
    assert apply("act-under-water", {"breath": 0}, quiet, {"underwater-tick": "every-action"})[0]["stress"] == 1


def test_at_0_there_is_nothing_left_to_spend_a_move_on() -> None:
    turns = thrown(drowning(2, gm_move="spend", countdown=1), 2, 5, 2, 5).turns
    assert [turn.turn.key for turn in turns] == ["next", "action", "next", "action"]


def test_without_free_stress_hit_points() -> None:
    assert chances(drowning(8, free_stress=5))["stress"] == 1
    assert chances(drowning(8, free_stress=4))["hit-points"] == 1
    roll = thrown(drowning(5, free_stress=1), *[9, 8] * 5)
    assert roll.outcome == Outcome("hit-points", 2)
    (line,) = [line for line in roll.explanation if line.key.endswith("explain-overflow")]
    assert line.arguments == {"hit_points": 1}


def test_the_gms_moves_bring_stress_sooner() -> None:
    spent = odds(drowning(4, gm_move="spend"))
    early = lasts(3, lambda _: True)
    assert dict(spent.pmf) == {4 - done: chance for done, chance in early.items()}


def test_coming_up_for_air() -> None:
    assert apply("surface", {"breath": 0})[0] == {"breath": 3}
    assert apply("surface", {"breath": 1}, None, {"surfacing": "continue"})[0] == {"breath": 1}
    assert dict(odds(drowning(8, surface_after=5)).pmf) == {2: 1}
    assert dict(odds(drowning(8, {"surfacing": "continue"}, surface_after=5)).pmf) == {5: 1}
    roll = thrown(drowning(4, surface_after=2), *[9, 8] * 4)
    assert "surface" in [turn.told for turn in roll.turns]
    assert roll.outcome == Outcome("breath-left", 0)
    assert "explain-rule-mattered" in keys(roll.explanation)


def test_whoever_breathes_water_needs_no_countdown() -> None:
    held = {"breath": 0, "stress": 2}
    after = apply("act-under-water", held, {"action": "failure-with-fear", "breathes-water": True})
    assert after == (held, ["explain-breathes-water"])
