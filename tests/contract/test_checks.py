"""Every registered check keeps the contract: being registered is being tested."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.contract.checks import CHECKS, TARGETS, attempt, checks, objects
from tests.effort import effort
from wurfwerk.dice.chance import RecordedChance, ScriptedChance, SeededChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import parse, render
from wurfwerk.rules.build import build
from wurfwerk.rules.check import MARKS, Check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import Field, form_of, parameters
from wurfwerk.rules.odds import odds
from wurfwerk.rules.throw import throw
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

every = pytest.mark.parametrize("of", CHECKS, ids=TARGETS)
picky = settings(max_examples=effort(150), suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])


@every
@picky
@given(data=st.data())
def test_its_form_goes_through_json(of: type[Check], data: Any) -> None:
    check = data.draw(checks(of))
    document = json.loads(json.dumps(parameters(check, render)))
    assert build(of, document, check.rules, parse) == check
    assert list(document) == list(form_of(of).keys())


@every
@picky
@given(data=st.data())
def test_its_odds_are_all_there_is(of: type[Check], data: Any) -> None:
    check = data.draw(checks(of))
    answer = odds(check)
    assert [key for key, _ in answer.outcomes] == list(check.reachable())
    assert set(check.reachable()) <= set(of.outcome_keys)
    if answer.outcomes:
        assert sum(chance for _, chance in answer.outcomes) == 1
        assert all(chance >= 0 for _, chance in answer.outcomes)
    assert sum(answer.distribution.pmf.values(), Fraction(0)) + answer.distribution.tail == 1


@every
@picky
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_its_throws_land_where_its_odds_say(of: type[Check], data: Any, seed: int) -> None:
    check = data.draw(checks(of))
    chance = RecordedChance(SeededChance(seed))
    thrown = throw(check, chance)
    answer = odds(check)
    assert answer.distribution.chance(thrown.value) > 0
    if thrown.outcome is None:
        assert check.reachable() == ()
    else:
        assert thrown.outcome.value == thrown.value
        assert dict(answer.outcomes)[thrown.outcome.key] > 0
    assert {die.label for die in thrown.dice} <= {"", *of.roles}
    again = ScriptedChance(chance.faces)
    assert throw(check, again) == thrown
    again.finish()


DECIDED = [of for of in CHECKS if of.decided is not Check.decided]


@pytest.mark.parametrize("of", DECIDED, ids=[of.target for of in DECIDED])
@picky
@given(data=st.data())
def test_its_odds_in_two_steps_are_those_of_every_value(of: type[Check], data: Any) -> None:
    check = data.draw(checks(of))
    try:
        assume(check.decided() is not None and isinstance(distribution(check.dice()), Finite))
    except TooCostly:
        return  # a pair with a part without limit has no law
    answer = odds(check)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(of, "decided", Check.decided)
        whole = odds(check)
    assert answer.outcomes == whole.outcomes
    assert dict(answer.pmf) == dict(whole.pmf)


@every
@picky
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_its_outcome_is_constant_between_cuts(of: type[Check], data: Any, seed: int) -> None:
    check = data.draw(checks(of))
    cuts = check.cuts()
    if cuts is None:
        return
    assert list(cuts) == sorted(set(cuts))
    for low, high in zip((None, *cuts), (*cuts, None), strict=True):
        start = low if low is not None else (high or 0) - 40
        end = high if high is not None else start + 40
        seen = {outcome.key if (outcome := check.outcome(value)) else None for value in range(start, end)}
        assert len(seen) <= 1
    for cut in cuts:
        assert check.outcome(cut) != check.outcome(cut - 1)


@every
@picky
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_its_breakdown_can_be_said(of: type[Check], data: Any, seed: int) -> None:
    check = data.draw(checks(of))
    thrown = throw(check, SeededChance(seed))
    assert thrown.explanation
    for language in LANGUAGES:
        words = Words(language)
        for line in (*check.explain(), *thrown.explanation):
            assert words.say(line).strip()


@every
@settings(suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_what_it_refuses_can_be_said(of: type[Check], data: Any) -> None:
    """Any parameters that have the right kinds, or none at all: a check, or an error in both languages."""
    raw = data.draw(st.just({}) | objects(form_of(of)))
    _, error = attempt(of, raw, {})
    if error is not None:
        assert error.parameter is not None
        for language in LANGUAGES:
            assert Words(language).say(error.message).strip()


WRONG = (
    None,
    True,
    "nonsense",
    3.5,
    10**40,
    -(10**40),
    [],
    [[]],
    {},
    {"kind": 3},
    [{"kind": 3}],
    float("nan"),
    "x" * 10_000,
)


@every
def test_wrong_values_are_named(of: type[Check]) -> None:
    """Whatever stands where a parameter should: an error of the contract that names the parameter, or a check."""
    for field in form_of(of).fields:
        for wrong in WRONG:
            if field.kind == "notation" and isinstance(wrong, str):
                continue  # notation has errors of its own
            _, error = attempt(of, {field.key: wrong}, {})
            if error is None:
                continue
            assert error.key in ("missing-parameter", "out-of-bounds", "forbidden", "unknown-parameter")
            for language in LANGUAGES:
                assert 0 < len(Words(language).say(error.message)) < 1000


def plainest(of: type[Check]) -> dict[str, Any]:
    """The required parameters, each as plain as can be."""
    return {field.key: plain(field) for field in form_of(of).fields if field.required}


def plain(field: Field) -> Any:
    """One value as plain as can be."""
    match field.kind:
        case "notation":
            return "1d6"
        case "choice":
            return field.choices[0]
        case "list" | "group":
            assert field.items is not None
            inner = {each.key: plain(each) for each in field.items.fields if each.required}
            if field.kind == "group":
                return inner
            return [inner if field.item is not None else inner[""]] * (field.minimum or 0)
    return field.minimum


@every
def test_bounds_are_kept_by_name(of: type[Check]) -> None:
    filled = plainest(of)
    for field in form_of(of).fields:
        if field.kind != "integer":
            continue
        assert field.minimum is not None and field.maximum is not None, field.key
        for beyond in (field.minimum - 1, field.maximum + 1):
            with pytest.raises(ParameterError) as error:
                build(of, filled | {field.key: beyond}, {}, parse)
            assert (error.value.key, error.value.parameter) == ("out-of-bounds", field.key)
            assert error.value.message.arguments["value"] == beyond


@every
def test_its_declaration_is_whole(of: type[Check]) -> None:
    assert of.target == f"{of.system}.{of.key}"
    assert len(set(of.outcome_keys)) == len(of.outcome_keys)
    good = of.favourable or ()
    assert good == of.outcome_keys[len(of.outcome_keys) - len(good) :], "worst to best: what is hoped for stands last"
    assert of.favourable is None or 0 < len(good) < len(of.outcome_keys)
    assert set(of.marks) <= set(of.outcome_keys)
    assert set(of.marks.values()) <= set(MARKS)
    declared = {field.key: field for field in form_of(of).fields}
    named = [key for way in of.ways for key in way]
    assert set(named) <= set(declared) and len(set(named)) == len(named)
    for way in of.ways:
        assert declared[way[0]].optional and declared[way[0]].default is None, "what leads a way can be left out"
    named = [key for keys in of.together for key in keys]
    assert set(named) <= set(declared) and len(set(named)) == len(named)
    for keys in of.together:
        assert len(keys) > 1 and all(declared[key].optional and declared[key].default is None for key in keys)
    for key in of.gains:
        field = declared[key]
        assert not field.required and (field.kind, field.default) in (("boolean", False), ("integer", 0)), key
        assert field.kind == "boolean" or field.minimum == 0, key
    assert not of.gains or of.favourable is not None, "what nobody hopes for cannot be helped"
    assert set(of.house_rules) <= {rule.key for rule in of.system_rules}
    assert of.__doc__ and not of.__doc__.startswith(f"{of.__name__}(")


@every
def test_what_a_form_may_begin_with_brings_outcomes(of: type[Check]) -> None:
    filled = plainest(of)
    for key in of.proposed:
        field = form_of(of)[key]
        assert field.default is None and (field.required or field.optional), key
    if of.proposed:
        assert build(of, filled | dict(of.proposed), {}, parse).reachable()


@every
def test_what_belongs_together_is_refused_apart(of: type[Check]) -> None:
    """A set is one only where half of it is refused: a form asks for the rest then, instead of the server."""
    ways = {way[0]: plain(form_of(of)[way[0]]) for way in of.ways[:1]}
    for keys in of.together:
        given = {key: plain(form_of(of)[key]) for key in keys}
        build(of, plainest(of) | ways | given, {}, parse)
        for key in keys:
            with pytest.raises(ParameterError) as error:
                build(of, plainest(of) | ways | {key: given[key]}, {}, parse)
            assert (error.value.key, error.value.parameter in keys) == ("missing-parameter", True)


@every
def test_house_rules_of_its_own_only(of: type[Check]) -> None:
    for rules, wrong in (({"no-such-rule": "yes"}, True), ({"other-game.rule": "yes"}, False)):
        filled = plainest(of)
        _, error = attempt(of, filled, rules)
        assert (error is not None and error.key == "unknown-rule") == wrong
        for language in LANGUAGES if error is not None else ():
            assert error is not None and Words(language).say(error.message).strip()
