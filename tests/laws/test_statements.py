"""Laws of names, conditionals, tables and several rolls: exact = enumeration, within the bounds, printed to be read back."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.statements import computed, lowers, statements
from tests.strategies import EveryChance, TooManyPathsError, falls
from wurfwerk.dice import operators as op
from wurfwerk.dice.bounds import bounds, whole
from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.cost import cost
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution, marginals
from wurfwerk.dice.exact.inlined import inlined
from wurfwerk.dice.explain import explain, explain_roll
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.operators.several import Several
from wurfwerk.dice.roll import roll, throw
from wurfwerk.dice.rows import chances
from wurfwerk.notation import NotationError, parse, plain_document, render, trace
from wurfwerk.notation.document import rows
from wurfwerk.notation.document import statements as thrown_statements
from wurfwerk.words import Words

WAYS = 3_000


def thrown(expression: Expression) -> dict[object, Fraction]:
    try:
        return falls(expression.lower(), WAYS)
    except (TooManyPathsError, ExpressionError):
        assume(False)
    raise AssertionError


@given(statements())
def test_exact_is_the_enumeration(expression: Expression) -> None:
    expected = thrown(expression)
    if isinstance(expression, Several):
        for place, law in enumerate(marginals(expression)):
            alone: dict[object, Fraction] = {}
            for values, chance in expected.items():
                assert isinstance(values, tuple)
                alone[values[place]] = alone.get(values[place], Fraction(0)) + chance
            assert law.pmf == alone
        return
    law = distribution(expression)
    assert isinstance(law, Finite)
    assert law.pmf == expected
    low, high = bounds(expression.lower())
    for value in expected:
        assert not isinstance(value, tuple)
        assert low is None or low <= value
        assert high is None or value <= high
        assert isinstance(value, int) or not whole(expression.lower())
    found = cost(expression.lower())
    assert found.values >= len(expected)


@given(computed())
def test_words_act_on_every_number_of_computed_dice(expression: Expression) -> None:
    expected = thrown(lowers(expression))
    assert distribution(expression).pmf == expected


@given(statements())
def test_fewer_bound_values_fall_alike(expression: Expression) -> None:
    expected = thrown(expression)
    assert falls(inlined(expression.lower()), 10 * WAYS) == expected


@given(statements(3))
def test_what_is_printed_is_read_back(expression: Expression) -> None:
    try:
        text = render(expression)
        read = parse(text)
    except NotationError as error:
        if error.message.key in ("error-no-face-meets", "error-every-face-meets", "error-no-spelling-of-nothing"):
            assume(False)
        raise
    assert read == expression, text
    assert render(read) == text


@given(statements(3), st.integers(0, 99))
def test_what_can_be_thrown_can_be_told(expression: Expression, seed: int) -> None:
    try:
        fallen = roll(expression, SeededChance(seed))
    except ExpressionError:
        assume(False)
    document = plain_document("", expression, fallen)
    if isinstance(expression, Several):
        assert document["value"] is None
        assert len(document["rolls"]) == len(expression.parts)  # type: ignore[arg-type]
    lines = trace(fallen, expression).splitlines()
    several = isinstance(expression, op.Let | Several)
    assert len(lines) == (len(thrown_statements(fallen)) if several else 1)
    for language in ("de", "en"):
        assert Words(language).lines([explain(expression), explain_roll(fallen)])


@given(statements())
def test_rows_are_as_likely_as_they_fall(expression: Expression) -> None:
    shape = expression.lower()
    told = [row for table in chances(expression) for row in table]
    assume(told)
    chance = EveryChance()
    counted: dict[str, Fraction] = {}
    ways, going = 0, True
    while going:
        try:
            for name, _ in rows(throw(shape, chance)):
                counted[name] = counted.get(name, Fraction(0)) + Fraction(chance.weight, chance.whole)
        except ExpressionError:
            assume(False)
        going = chance.next()
        ways += 1
        assume(ways < WAYS)
    expected: dict[str, Fraction] = {}
    for name, share in told:
        expected[name] = expected.get(name, Fraction(0)) + share
    assert counted == {name: share for name, share in expected.items() if share}


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("x := d6; x - x", "0"),
        ("x := d6; x + x", "2*1d6"),
        ("x := 1d6!; x + x", "2*(1d6!)"),
        ("x := 1d6!; x - x", "0"),
        ("x := 1d6!; if(x >= 10, 2d6, 0)", "if((1d6!) >= 10, 2d6, 0)"),
        ("x := 2d6; y := x + 1; y", "2d6 + 1"),
        ("x := 1d4; y := x; x + y", "2*1d4"),
    ],
)
def test_bound_once(text: str, same: str) -> None:
    one, other = distribution(parse(text)), distribution(parse(same))
    assert one.pmf == other.pmf
    assert (one.mean, one.variance) == (other.mean, other.variance)


def test_values_without_end_decide_between_several() -> None:
    law = distribution(parse("x := 1d6!; if(x >= 10, 3, if(x >= 5, 2, if(x = 1, 1, 0)))"))
    chain = distribution(parse("1d6!"))
    assert law.pmf == {
        3: chain.at_least(10),
        2: chain.at_least(5) - chain.at_least(10),
        1: Fraction(1, 6),
        0: Fraction(3, 6),
    }
