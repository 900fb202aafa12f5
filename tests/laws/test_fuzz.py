"""The short form of `./dev fuzz`: the texts of its corpus and so many changed ones, always the same; trees small and as large as may be."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from tests.effort import effort
from tests.fuzz import properties, texts
from tests.fuzz.trees import trees
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.notation import NotationError

SEEDS = texts.seeds()


@pytest.fixture(name="clock", scope="module")
def _clock() -> properties.Clock:
    return properties.Clock(again=5)


@pytest.mark.parametrize("dialect", texts.DIALECTS)
def test_what_is_known_to_be_interesting(dialect: str, clock: properties.Clock) -> None:
    known = [text for spoken, text in SEEDS if spoken == dialect]
    assert known
    for text in known:
        properties.text(text, dialect, clock)
        properties.memory(text, dialect)


@pytest.mark.parametrize("dialect", texts.DIALECTS)
def test_changed_texts(dialect: str, clock: properties.Clock) -> None:
    random = Random(dialect)
    known = [text for spoken, text in SEEDS if spoken == dialect]
    for _ in range(effort(20_000)):
        text = texts.changed(random, dialect, random.choice(known), random.choice(SEEDS)[1])
        properties.text(text, dialect, clock)
        if random.random() < 0.1:
            properties.meanings(text, clock)


@pytest.mark.parametrize("dialect", texts.DIALECTS)
def test_texts_about_as_long_as_may_be(dialect: str, clock: properties.Clock) -> None:
    random = Random(dialect)
    known = [text for spoken, text in SEEDS if spoken == dialect]
    for number in range(effort(1_000)):
        text = texts.giant(random, dialect, random.choice(known))
        properties.text(text, dialect, clock)
        if not number % 10:
            properties.memory(text, dialect)


@settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(trees())
def test_trees(expression: Expression) -> None:
    try:
        expression.lower()
    except ExpressionError:
        return
    properties.tree(expression, properties.Clock(again=5), repr(expression))


def test_a_property_that_does_not_hold_is_told() -> None:
    clock = properties.Clock(again=2)
    with pytest.raises(properties.Broken, match="slow-read"):
        clock("read", 0.0, "1d6", lambda: sum(range(10_000)))
    with pytest.raises(properties.Broken, match="span"):
        properties.place(NotationError("syntax", span=(0, 4)), "1d6")
    with pytest.raises(properties.Broken, match="adds-up"):
        properties.sound(Finite({1: 1, 2: 1}, 3), "1d2")
