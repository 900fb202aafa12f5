"""What holds in Daggerheart under every combination of its switches."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.effort import effort
from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, form_of
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, systems
from wurfwerk.rules.resource import Held
from wurfwerk.systems.daggerheart.countdowns import Countdown
from wurfwerk.systems.daggerheart.sheet import Character
from wurfwerk.systems.daggerheart.wounds import halved, marked

SYSTEM = systems()["daggerheart"]
OUTCOMES = ("critical-success", "success-with-hope", "success-with-fear", "failure-with-hope", "failure-with-fear")
slow = settings(max_examples=effort(60), suppress_health_check=[HealthCheck.too_slow])

rules = st.fixed_dictionaries({rule.key: st.sampled_from(rule.values) for rule in SYSTEM.house_rules})
small = st.integers(0, 3)
side = st.fixed_dictionaries({"modifier": st.integers(-6, 8)}, optional={"advantage": small, "disadvantage": small})


def chances(target: str, raw: dict[str, object], under: dict[str, str]) -> dict[str, Fraction]:
    return dict(odds(build(check_type(f"daggerheart.{target}"), raw, under, parse)).outcomes)


@given(
    st.sampled_from(["action", "attack", "reaction"]), st.integers(-50, 50), st.integers(0, 100), small, small, rules
)
def test_one_in_twelve_is_critical_under_every_switch(kind, modifier, target, advantage, disadvantage, under) -> None:
    raw = {"modifier": modifier, "advantage": advantage, "disadvantage": disadvantage}
    raw["evasion" if kind == "attack" else "difficulty"] = target
    by_key = chances(kind, raw, under)
    assert by_key["critical-success"] == Fraction(1, 12)
    assert sum(by_key.values()) == 1


@slow
@given(st.integers(0, 30), side, st.lists(side, min_size=1, max_size=3), rules)
def test_a_group_is_critical_as_often_as_its_leader(difficulty, leader, members, under) -> None:
    by_key = chances("group", {"difficulty": difficulty, "leader": leader, "members": members}, under)
    assert by_key["critical-success"] == Fraction(1, 12)
    assert sum(by_key.values()) == 1
    assert by_key["success-with-hope"] == by_key["success-with-fear"]


@slow
@given(side, side, rules)
def test_a_higher_modifier_never_lowers_the_chance_in_a_conflict(first, second, under) -> None:
    before = chances("conflict", {"initiator": first, "target": second}, under)
    more = chances("conflict", {"initiator": {**first, "modifier": first["modifier"] + 1}, "target": second}, under)
    assert sum(before.values()) == 1
    assert before["success"] <= more["success"]


@given(st.sampled_from(["very-close", "close", "far", "very-far"]), st.integers(1, 40), small, st.booleans(), rules)
def test_hit_points_of_a_fall(where, major, above, slot, under) -> None:
    raw = {"range": where, "major": major, "severe": major + above, "armor-slot": slot}
    by_key = chances("fall", raw, under)
    assert sum(by_key.values()) == 1
    if under["daggerheart.massive-damage"] == "off" or slot:
        assert by_key["hp-4"] == 0
    tougher = chances("fall", {**raw, "major": major + 1, "severe": major + above + 1}, under)
    for most in range(5):
        fewer = [sum(each[f"hp-{marks}"] for marks in range(most + 1)) for each in (by_key, tougher)]
        assert fewer[0] <= fewer[1]


@given(st.integers(-5, 200), st.integers(1, 60), st.integers(0, 60), st.booleans(), st.booleans())
def test_marks_stay_between_none_and_four(damage, major, above, massive, slot) -> None:
    count = marked(damage, major, major + above, massive=massive, slot=slot)
    assert 0 <= count <= 4
    assert count <= marked(damage + 1, major, major + above, massive=massive, slot=slot)
    assert marked(halved(damage), major, major + above) <= marked(max(damage, 0), major, major + above)


@slow
@given(
    st.integers(2, 25),
    st.sampled_from(["keep", "spend", "spend-on-failure-with-fear"]),
    small,
    st.integers(1, 6),
    rules,
)
def test_a_breath_ends(difficulty, gm_move, quiet, countdown, under) -> None:
    raw = {"difficulty": difficulty, "gm-move": gm_move, "quiet": quiet, "countdown": countdown}
    answer = odds(build(check_type("daggerheart.breath"), raw, under))
    assert sum(answer.pmf.values()) == 1
    assert answer.min >= 1 and answer.max <= countdown * (quiet + 1)
    kept = odds(build(check_type("daggerheart.breath"), {**raw, "gm-move": "keep"}, under))
    assert answer.mean <= kept.mean


@slow
@given(st.integers(1, 12), st.integers(0, 12), small, st.sampled_from(["keep", "spend"]), st.integers(0, 6), rules)
def test_under_water_stress_only_grows_with_the_actions(actions, surfaces, quiet, gm_move, free, under) -> None:
    raw = {"difficulty": 12, "quiet": quiet, "gm-move": gm_move, "surface-after": surfaces, "free-stress": free}
    less, more = (
        odds(build(check_type("daggerheart.drowning"), {**raw, "actions": each}, under))
        for each in (actions, actions + 1)
    )
    for answer in (less, more):
        assert sum(chance for _, chance in answer.outcomes) == 1
        assert answer.min >= 0
    assert less.mean <= more.mean <= less.mean + 1
    assert more.max <= actions + 1


@given(
    st.integers(1, 30),
    st.lists(st.integers(0, 3), max_size=40),
    st.sampled_from(["once", "loop", "increasing", "decreasing"]),
)
def test_a_countdown_is_never_below_0(start, steps, loop) -> None:
    countdown = Countdown(start, start)
    for by in steps:
        after = countdown.moved(by, loop)
        assert 0 <= after.left <= max(countdown.left, after.start)
        assert after.start >= 1
        assert after.triggered - countdown.triggered in (0, 1)
        countdown = after
    assert countdown.left or loop == "once"


def values(field: Field) -> st.SearchStrategy[object]:
    """Any value that a change of resources takes."""
    match field.kind:
        case "integer":
            return st.integers(field.minimum or 0, min(field.maximum or 12, 40))
        case "boolean":
            return st.booleans()
        case "choice":
            return st.sampled_from(field.choices)
    return st.lists(st.integers(0, 60), min_size=1, max_size=3)


change = st.sampled_from(sorted(SYSTEM.transitions)).flatmap(
    lambda key: st.tuples(
        st.just(key),
        st.fixed_dictionaries({field.key: values(field) for field in form_of(SYSTEM.transitions[key]).fields}),
    )
)
sheets = st.builds(
    Character,
    class_=st.sampled_from(["bard", "guardian", "rogue"]),
    armor=st.sampled_from(["unarmored", "leather", "full-plate"]),
    level=st.integers(1, 10),
    scars=st.integers(0, 6),
)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(sheets, st.lists(change, max_size=25), rules)
def test_whatever_is_done_everything_stays_in_its_bounds(sheet, made, under) -> None:
    held = sheet.held()
    bounds = {resource.key: resource.maximum for resource in SYSTEM.resources} | dict(sheet.held().most)
    for key, parameters in made:
        before = held
        with suppress(ParameterError):
            held = build(SYSTEM.transitions[key], parameters, under).apply(held).held
        assert isinstance(held, Held) and held.most == before.most
        assert {name for name in bounds if held[name] != before[name]} <= set(SYSTEM.transitions[key].moves)
        for name, most in bounds.items():
            assert held[name] >= 0
            assert most is None or held[name] <= most, name
        if key == "apply-roll" and parameters["roll"] != "action":
            assert held == before


@given(st.sampled_from(OUTCOMES), st.integers(0, 6), st.integers(0, 12), st.integers(0, 6), rules)
def test_an_outcome_gives_hope_or_fear_never_both(outcome, hope, fear, stress, under) -> None:
    held = Held({"hope": hope, "fear": fear, "stress": stress})
    after = build(SYSTEM.transitions["apply-roll"], {"outcome": outcome}, under).apply(held).held
    gained = (after["hope"] - hope, after["fear"] - fear)
    assert gained in {(0, 0), (1, 0), (0, 1)}
    assert gained != (0, 0) or hope == 6 or fear == 12
    assert stress - after["stress"] == (outcome == "critical-success" and stress > 0)
