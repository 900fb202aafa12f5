"""Every check that conceals a parameter: what is told of a roll hangs on it only by how the roll ends."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from tests.contract.checks import CHECKS, attempt, checks, values
from tests.effort import effort
from wurfwerk.dice.chance import SeededChance
from wurfwerk.notation import render
from wurfwerk.rules.check import Check
from wurfwerk.rules.form import form_of, parameters
from wurfwerk.rules.throw import CheckRoll, throw

CONCEALING = [of for of in CHECKS if of.concealed is not Check.concealed]
each = pytest.mark.parametrize("of", CONCEALING, ids=[of.target for of in CONCEALING])
picky = settings(max_examples=effort(300), suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow])


def concealing(of: type[Check], data: Any) -> Check:
    """A check of this kind that conceals something."""
    check: Check = data.draw(checks(of))
    if not check.concealed():
        choices = form_of(of)["secrecy"].choices
        found = [attempt(of, {**parameters(check, render), "secrecy": choice}, check.rules)[0] for choice in choices]
        (check,) = [one for one in found if one is not None and one.concealed()]
    return check


def elsewhere(check: Check, data: Any) -> Check:
    """The same check with other values of what it conceals."""
    given: dict[str, Any] = parameters(check, render)
    form = form_of(type(check))
    for place in check.concealed():
        key, inside, item = place.partition("[].")
        if not inside:
            given[key] = data.draw(values(form[key]))
            continue
        items = form[key].items
        assert items is not None
        given[key] = [{**one, item: data.draw(st.none() | values(items[item]))} for one in given[key]]
    found, error = attempt(type(check), given, check.rules)
    assert found is not None, error
    return found


def ends(rolled: CheckRoll) -> list[str | None]:
    """How every roll of it ended."""
    inner = [turn.rolled for turn in rolled.turns if turn.rolled is not None]
    return [one.outcome.key if one.outcome else None for one in (rolled, *inner)]


@each
@picky
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_what_is_concealed_shows_in_the_outcome_alone(of: type[Check], data: Any, seed: int) -> None:
    check = concealing(of, data)
    other = elsewhere(check, data)
    assert other.concealed() == check.concealed()
    one, two = throw(check, SeededChance(seed)), throw(other, SeededChance(seed))
    assume(ends(one) == ends(two))
    assert (one.value, one.dice, one.automatic) == (two.value, two.dice, two.automatic)
    assert one.outcome == two.outcome and (one.outcome is None or one.outcome.margin is None)
    assert one.explanation == two.explanation
    assert [(turn.turn.key, turn.turn.by, turn.turn.choices, turn.told) for turn in one.turns] == [
        (turn.turn.key, turn.turn.by, turn.turn.choices, turn.told) for turn in two.turns
    ]


@each
@picky
@given(data=st.data())
def test_what_is_concealed_are_parameters_of_its_form(of: type[Check], data: Any) -> None:
    check = concealing(of, data)
    for place in check.concealed():
        key, _, item = place.partition("[].")
        field = form_of(of)[key]
        if item:
            assert field.kind == "list" and field.items is not None and item in field.items.keys()  # noqa: SIM118


def test_some_check_conceals() -> None:
    assert len(CONCEALING) >= 4
