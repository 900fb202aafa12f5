"""What holds in Open Legend under every combination of its switches."""

from __future__ import annotations

from contextlib import suppress
from fractions import Fraction

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.effort import effort
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, systems
from wurfwerk.rules.resource import Held
from wurfwerk.systems.openlegend.character import Attributes
from wurfwerk.systems.openlegend.growth import points, spent
from wurfwerk.systems.openlegend.sheet import Character

SYSTEM = systems()["openlegend"]
slow = settings(max_examples=effort(60), suppress_health_check=[HealthCheck.too_slow])

rules = st.fixed_dictionaries({rule.key: st.sampled_from(rule.values) for rule in SYSTEM.house_rules})
side = st.fixed_dictionaries(
    {"attribute": st.integers(0, 10)},
    optional={
        "advantage": st.integers(0, 2),
        "disadvantage": st.integers(0, 2),
        "legend-points": st.integers(0, 2),
    },
)


def chances(target: str, raw: dict[str, object], under: dict[str, str]) -> dict[str, Fraction]:
    return dict(odds(build(check_type(target), raw, under)).outcomes)


@slow
@given(st.lists(side, min_size=2, max_size=3), rules)
def test_the_chances_of_a_contest_add_up(sides, under) -> None:
    assert sum(chances("openlegend.contest", {"sides": sides}, under).values()) == 1


@slow
@given(st.lists(side, min_size=2, max_size=3), rules)
def test_more_advantage_never_lowers_the_chance_of_a_side(sides, under) -> None:
    more = [{**sides[0], "advantage": sides[0].get("advantage", 0) + 1}, *sides[1:]]
    before = chances("openlegend.contest", {"sides": sides}, under)["side-1"]
    assert before <= chances("openlegend.contest", {"sides": more}, under)["side-1"]


@slow
@given(st.lists(side, min_size=2, max_size=3), rules, st.randoms(use_true_random=False))
def test_the_order_of_the_sides_means_nothing_where_nobody_holds_it(sides, under, random) -> None:
    under = {**under, "openlegend.tie": "gm-decides"}
    places = list(range(len(sides)))
    random.shuffle(places)
    first = chances("openlegend.contest", {"sides": sides}, under)
    second = chances("openlegend.contest", {"sides": [sides[place] for place in places]}, under)
    for now, place in enumerate(places, 1):
        assert second[f"side-{now}"] == first[f"side-{place + 1}"]


@slow
@given(st.lists(side, min_size=1, max_size=4), st.integers(8, 30), rules)
def test_more_advantage_never_lowers_the_chance_of_a_group(sides, challenge, under) -> None:
    more = [{**sides[0], "advantage": sides[0].get("advantage", 0) + 1}, *sides[1:]]
    before = chances("openlegend.group", {"sides": sides, "challenge": challenge}, under)
    after = chances("openlegend.group", {"sides": more, "challenge": challenge}, under)
    assert sum(before.values()) == 1
    assert before["success"] <= after["success"]


@given(st.integers(0, 5), st.integers(0, 5), rules)
def test_more_advantage_never_lowers_a_resist_roll(advantage, disadvantage, under) -> None:
    less, more = (
        chances("openlegend.resist", {"advantage": each, "disadvantage": disadvantage}, under)["success"]
        for each in (advantage, advantage + 1)
    )
    assert less <= more


@slow
@given(st.integers(1, 10), st.lists(st.integers(5, 40), min_size=1, max_size=4), rules)
def test_hits_of_an_attack_are_those_of_its_targets(attribute, defenses, under) -> None:
    answer = odds(build(check_type("openlegend.attack"), {"attribute": attribute, "defenses": defenses}, under))
    expected = sum(int(key.removeprefix("hits-")) * share for key, share in answer.outcomes)
    assert expected == sum(dict(part.odds.outcomes)["success"] for part in answer.parts)
    assert sum(share for _, share in answer.outcomes) == 1


changes = st.one_of(
    st.tuples(st.just("award-legend-points"), st.fixed_dictionaries({"points": st.integers(1, 10)})),
    st.tuples(
        st.just("spend-legend-points"),
        st.fixed_dictionaries({"points": st.integers(1, 10), "level": st.integers(1, 10)}),
    ),
)


@given(st.lists(changes, max_size=30), rules)
def test_legend_points_stay_between_0_and_10(made, under) -> None:
    held = Held({"legend-points": 0})
    for key, parameters in made:
        before = held["legend-points"]
        with suppress(ParameterError):
            held = build(SYSTEM.transitions[key], parameters, under).apply(held).held
        assert 0 <= held["legend-points"] <= 10
        if key.startswith("spend"):
            assert before - held["legend-points"] <= parameters["level"] + 1


@given(st.lists(st.integers(0, 18), max_size=40), st.integers(0, 30))
def test_what_can_be_raised_never_breaks_a_rule(picks, xp) -> None:
    sheet = Character(xp=xp)
    for pick in picks:
        steps = [step for step in sheet.raises() if step.refused is None]
        assume(steps)
        step = steps[pick % len(steps)]
        after = sheet.raised(step.where)
        if step.where != "xp":
            assert spent(after.attributes) - spent(sheet.attributes) == step.price.amount
        sheet = after
        assert sheet.violations() == ()


@given(st.lists(st.integers(0, 9), min_size=18, max_size=18), st.integers(0, 99))
def test_every_step_costs_the_score_it_leads_to(scores, xp) -> None:
    attributes = Attributes(**dict(zip(Attributes.__dataclass_fields__, scores, strict=True)))
    sheet = Character(xp=xp, attributes=attributes)
    overdrawn = spent(attributes) > points(xp)
    assert overdrawn == ("OL-P1" in [violation.rule for violation in sheet.violations()])
    for step in sheet.raises():
        if step.where != "xp":
            assert step.price.amount == step.then == step.now + 1
            if step.refused is None:
                assert step.price.amount <= points(xp) - spent(attributes)
