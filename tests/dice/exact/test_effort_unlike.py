"""Costs of laws without end whose denominators have nothing in common: told before, in step with what they take."""

from __future__ import annotations

from time import process_time

import pytest

from wurfwerk.dice.cost import TooCostly, check, cost
from wurfwerk.dice.exact import BUDGET, distribution
from wurfwerk.notation import parse


def rows(number: int) -> str:
    """A table whose rows explode on as many different dice."""
    return f"table(1d{number}" + "".join(f', {k}: 1d{k + 1}! "x"' for k in range(1, number + 1)) + ")"


@pytest.mark.parametrize(
    "text", ["x := 1d60; x*x*2d6!", "x := 1d30; x*x*2d6!", "(2d6!kh1)*1d20*1d6", rows(100), rows(190)]
)
def test_what_runs_for_seconds_is_refused(text: str) -> None:
    with pytest.raises(TooCostly):
        check(parse(text).lower(), BUDGET)


@pytest.mark.parametrize(
    ("small", "large"),
    [
        ("x := 1d10; x*x*2d6!", "x := 1d13; x*x*2d6!"),
        ("1d6!*1d8*1d6", "1d6!*1d12*1d10"),
        ("x := 1d12; if(x > 6, x*1d6!, x*1d8!)", "x := 1d30; if(x > 15, x*1d6!, x*1d8!)"),
        (rows(30), rows(60)),
    ],
)
def test_steps_grow_as_fast_as_the_time(small: str, large: str) -> None:
    """A step is about 0.1 microseconds; four times as long would be a bound that does not hold."""
    one, other = parse(small).lower(), parse(large).lower()
    assert cost(one).steps < cost(other).steps
    began = process_time()
    distribution(other)
    assert process_time() - began < cost(other).steps * 4e-7 + 0.2


@pytest.mark.parametrize(
    "text",
    ["x := 1d20; if(x > 10, x + 2d6!, x + 1d8!)", "x := 1d100; max(x, 2d6!)", "x := 1d12; 3*(x + 1d6!)", "(1d30)d6!"],
)
def test_bound_values_that_are_only_added_cost_no_denominators(text: str) -> None:
    assert cost(parse(text).lower()).steps < 2_000_000
    distribution(parse(text).lower())
