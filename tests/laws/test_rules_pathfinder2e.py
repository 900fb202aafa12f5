"""What holds in Pathfinder 2e under every combination of its switches."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import effort
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, system
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.rules.walk import ends
from wurfwerk.systems.pathfinder2e.degree import DEGREES
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES
from wurfwerk.systems.pathfinder2e.proficiency import RANKS, proficiency_bonus

PF = system("pathfinder2e")
SWITCHES = [
    dict(zip([rule.key for rule in HOUSE_RULES], values, strict=True))
    for values in product(*[rule.values for rule in HOUSE_RULES])
]
under_every = pytest.mark.parametrize("rules", SWITCHES, ids=lambda rules: "-".join(rules.values()))

modifiers, dcs = st.integers(-30, 60), st.integers(-10, 60)
shifts = st.lists(st.sampled_from([-1, 1]), max_size=3)
ranks, levels = st.sampled_from(RANKS), st.integers(-1, 25)
fortunes = st.sampled_from(["none", "fortune", "misfortune"])
damages = st.builds(lambda sides, more: Add((Dice(1, sides), Number(more))), st.integers(2, 6), st.integers(-3, 4))


def of(key: str, raw: dict[str, Any], rules: dict[str, str]) -> Check:
    return build(check_type(f"pathfinder2e.{key}"), raw, rules)


def at_least(check: Check) -> list[Fraction]:
    """The chance of each outcome or a better one, worst first."""
    chances = [chance for _, chance in odds(check).outcomes]
    assert sum(chances) == 1 and all(chance >= 0 for chance in chances)
    return [sum(chances[place:], Fraction(0)) for place in range(len(chances))]


def no_worse(less: list[Fraction], more: list[Fraction]) -> bool:
    return all(low <= high for low, high in zip(less, more, strict=True))


@under_every
@settings(max_examples=effort(100))
@given(modifiers, dcs, shifts, ranks, levels, fortunes, st.booleans(), st.booleans())
def test_a_check_never_gets_worse_with_the_modifier(
    rules, modifier, dc, shift, rank, level, fortune, with_20, with_1
) -> None:
    raw = {"dc": dc, "shift": shift, "rank": rank, "level": level, "fortune": fortune}
    raw |= {"natural-20": with_20, "natural-1": with_1}
    less, more = [at_least(of("check", raw | {"modifier": each}, rules)) for each in (modifier, modifier + 1)]
    assert no_worse(less, more)


@under_every
@settings(max_examples=effort(100))
@given(modifiers, dcs, st.integers(1, 5), st.booleans(), damages, damages, st.booleans())
def test_a_strike_never_gets_worse_with_the_modifier(rules, modifier, dc, attack, agile, damage, deadly, own) -> None:
    raw = {"dc": dc, "attack": attack, "agile": agile, "damage": damage, "deadly": deadly, "own-turn": own}
    less, more = [of("strike", raw | {"modifier": each}, rules) for each in (modifier, modifier + 1)]
    assert no_worse(at_least(less), at_least(more))
    assert odds(less).mean <= odds(more).mean
    assert odds(less).chance(0) == 1 - at_least(less)[2], "a hit deals at least 1"


@under_every
@given(dcs, st.lists(dcs, max_size=3))
def test_a_flat_check_never_gets_easier_with_the_dc(rules, dc, also) -> None:
    less, more = [at_least(of("flat", {"dc": each, "also": also}, rules)) for each in (dc + 1, dc)]
    assert no_worse(less, more)


@under_every
@given(st.integers(0, 4), levels)
def test_proficiency_grows_with_rank_and_level(rules, rank, level) -> None:
    without = rules["pathfinder2e.proficiency-without-level"] == "on"
    bonus = proficiency_bonus(rank, level, without)
    assert bonus <= proficiency_bonus(rank, level + 1, without)
    if rank < 4 and level >= 0:
        assert bonus < proficiency_bonus(rank + 1, level, without)
    if without:
        assert bonus == proficiency_bonus(rank, level + 7, without)


attacks = st.lists(
    st.fixed_dictionaries(
        {"modifier": st.integers(-5, 20)},
        optional={
            "agile": st.booleans(),
            "damage": damages,
            "reaction": st.booleans(),
            "second-attack": st.integers(-6, 0),
            "dc": st.integers(5, 30),
        },
    ),
    min_size=1,
    max_size=4,
)


@under_every
@settings(max_examples=effort(60))
@given(attacks, st.integers(5, 30), st.integers(0, 3))
def test_the_odds_of_a_turn_are_those_of_its_states(rules, listed, dc, earlier) -> None:
    """What is worked out attack by attack is what the state machine gives."""
    turn = of("attacks", {"attacks": listed, "dc": dc, "earlier": earlier}, rules)
    answer = odds(turn)
    weights, denominator = ends(turn, odds)  # type: ignore[arg-type]
    values: dict[int, int] = {}
    outcomes = dict.fromkeys(turn.outcome_keys, 0)
    for state, weight in weights.items():
        judged = turn.outcome(state)
        values[judged.value] = values.get(judged.value, 0) + weight
        outcomes[judged.key] += weight
    assert answer.distribution == Finite(values, denominator)
    assert dict(answer.outcomes) == {key: Fraction(weight, denominator) for key, weight in outcomes.items()}
    assert answer.mean == sum(
        (part.odds.mean for part, each in zip(answer.parts, listed, strict=True) if "damage" in each), Fraction(0)
    )


@under_every
@given(attacks, st.integers(5, 30))
def test_more_earlier_attacks_never_help(rules, listed, dc) -> None:
    raw = {"attacks": listed, "dc": dc}
    fresh, tired = [at_least(of("attacks", raw | {"earlier": earlier}, rules)) for earlier in (0, 1)]
    assert no_worse(tired, fresh)


@under_every
@given(modifiers, dcs, shifts, st.sampled_from(["none", "misfortune"]))
def test_a_hero_point_on_failures_never_lowers_success(rules, modifier, dc, shift, fortune) -> None:
    raw = {"modifier": modifier, "dc": dc, "shift": shift, "fortune": fortune}
    once, twice = at_least(of("check", raw, rules)), at_least(of("hero-point", raw, rules))
    assert once[2] <= twice[2] and once[3] <= twice[3]
    never = at_least(of("hero-point", raw | {"reroll-on": "never"}, rules))
    assert never == once
    assert list(dict(odds(of("hero-point", raw, rules)).outcomes)) == list(DEGREES)


moves = st.lists(st.tuples(st.sampled_from(sorted(PF.transitions)), st.integers(0, 40)), max_size=30)


@under_every
@given(moves)
def test_resources_keep_their_bounds(rules, made) -> None:
    held = Held({"hero-points": 1, "hit-points": 20}, {"hit-points": 20})
    refusals = set()
    for key, amount in made:
        raw = {"amount": amount} if key in ("take-damage", "heal") else {}
        try:
            held = build(PF.transitions[key], raw, rules).apply(held).held
        except ParameterError as error:
            refusals.add(error.key)
        assert 0 <= held["hero-points"] <= 3
        assert 0 <= held["hit-points"] <= 20
    assert refusals <= {"forbidden"}


@under_every
@given(st.integers(1, 20), st.lists(st.integers(0, 60), max_size=6))
def test_a_sheet_stays_a_sheet_however_it_grows(rules, level, steps) -> None:
    assert PF.sheet is not None
    sheet = read_sheet(PF.sheet, {"level": level, "lores": [{"name": "Ale"}]}, rules).sheet
    for place in steps:
        offered = sheet.raises()
        step = offered[place % len(offered)]
        if step.refused is None:
            before = {each.key: each.value for each in sheet.derived()}
            sheet = sheet.raised(step.where)
            after = {each.key: each.value for each in sheet.derived()}
            assert all(after[key] >= value for key, value in before.items()), step.where
    again = read_sheet(PF.sheet, parameters(sheet), rules)
    assert again.faults == () and again.sheet == sheet
