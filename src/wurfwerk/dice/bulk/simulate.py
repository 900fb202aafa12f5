"""The ways in: `simulate`, `throw` and `sample`."""

from __future__ import annotations

from operator import index

import numpy as np

from wurfwerk.dice.bulk.bits import Bits
from wurfwerk.dice.bulk.column import Column, Tuples, exact
from wurfwerk.dice.bulk.form import RAGGED, Form, form
from wurfwerk.dice.bulk.thrower import Thrower
from wurfwerk.dice.bulk.work import MOST_OBJECTS, MOST_STEPS, MOST_VALUES, block, check, total, work
from wurfwerk.dice.expression import Expression

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.shapes import Shape


def simulate(of: Expression | Shape, n: int, seed: int | str | None = None) -> NDArray[Any]:
    """The values of `n` throws: `sample` where the exact distribution costs less than throwing, else `throw`.

    One entry a throw: int64, or Python's own numbers (dtype object) where a value may be a fraction or beyond 64 bits. Of tuples of one length
    an array of the shape (n, length), of tuples of several lengths an array of tuples.
    The same seed gives the same array for the same expression and `n`, on every machine.

    ValueError for an `n` below 0 or beyond memory; TooCostly, before any work, where so many throws would take too long.
    """
    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    found = work(shape)
    steps = total(found, count)
    if steps > LIGHT:
        law = _cheaper(shape, count, steps)
        if law is not None:
            return _sampled(law, made, count, Bits(seed))
    return _thrown(shape, made, count, Bits(seed))


LIGHT = 200_000
"""Fewer steps are thrown before the cost of the exact distribution is even known."""

STEP_RATIO = 50
"""A step of an exact answer takes as long as so many steps here."""

VALUE_STEPS = 2_000
"""To lay a value of a distribution into a table."""


def throw(of: Expression | Shape, n: int, seed: int | str | None = None) -> NDArray[Any]:
    """As `simulate`, with every die thrown."""
    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    return _thrown(shape, made, count, Bits(seed))


def sample(of: Expression | Shape, n: int, seed: int | str | None = None) -> NDArray[Any]:
    """As `simulate`, from the exact distribution. TooCostly where that is, or where its values cannot be listed."""
    from wurfwerk.dice.cost import too_costly
    from wurfwerk.dice.distribution import Finite
    from wurfwerk.dice.exact import distribution

    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    law = distribution(shape)
    if not isinstance(law, Finite):
        raise too_costly("head")
    return _sampled(law, made, count, Bits(seed))


def _asked(shape: Shape, n: int) -> tuple[int, Form]:
    if isinstance(n, bool):
        raise TypeError("n is a whole number, not bool")
    try:
        count = index(n)
    except TypeError:
        raise TypeError(f"n is a whole number, not {type(n).__name__}") from None
    if count < 0:
        raise ValueError(f"n is the number of throws, 0 or more, not {count}")
    made = form(shape)
    most = (MOST_OBJECTS if made.objects else MOST_VALUES) // max(made.width or 1, 1)
    if count > most:
        raise ValueError(f"at most {most} throws of this fit into one array, not {count}; simulate them in parts")
    return count, made


def _cheaper(shape: Shape, count: int, steps: float) -> Distribution | None:
    """The exact distribution, if it and the draws from it take less than the throws."""
    from wurfwerk.dice.cost import TooCostly, cost
    from wurfwerk.dice.distribution import Finite
    from wurfwerk.dice.exact import BUDGET, distribution

    try:
        exact_cost = cost(shape)
        needed = exact_cost.steps * STEP_RATIO + exact_cost.values * VALUE_STEPS + count * 5
        if exact_cost.steps > BUDGET or needed > steps:
            return None
        law = distribution(shape)
    except TooCostly:
        return None
    return law if isinstance(law, Finite) else None


def _sampled(law: Any, made: Form, count: int, bits: Bits) -> NDArray[Any]:
    from wurfwerk.dice.bulk.table import Table

    values = sorted(law.weights) if made.width != RAGGED else list(law.weights)
    places = Table([law.weights[value] for value in values]).places(bits, count)
    out: NDArray[Any]
    if made.width != RAGGED:
        out = np.array(values, object if made.objects else np.int64)[places]
        return out
    tuples = np.empty(len(values), object)
    for place, value in enumerate(values):
        tuples[place] = value if isinstance(value, tuple) else (value,)
    out = tuples[places]
    return out


def _thrown(shape: Shape, made: Form, count: int, bits: Bits) -> NDArray[Any]:
    found = work(shape)
    check(found, count)
    thrower = Thrower(bits, MOST_STEPS)
    size = block(found)
    out = _empty(made, count)
    for start in range(0, count, size):
        here = min(size, count - start)
        _write(out, start, here, thrower.throw(shape, here, {}), made)
    return out.T if out.ndim == 2 else out


def _empty(made: Form, count: int) -> NDArray[Any]:
    kind = object if made.objects else np.int64
    if made.width is None or made.width == RAGGED:
        return np.empty(count, kind)
    return np.empty((made.width, count), kind)


def _write(out: NDArray[Any], start: int, count: int, value: Column | Tuples, made: Form) -> None:
    end = start + count
    if isinstance(value, Column):
        out[start:end] = exact(value) if made.objects else _words(value)
        return
    if made.width != RAGGED:
        for place, column in enumerate(value.columns):
            out[place, start:end] = exact(column) if made.objects else _words(column)
        return
    numbers = list(zip(*[exact(column).tolist() for column in value.columns], strict=True)) or [()] * count
    if value.lengths is not None:
        numbers = [one[:length] for one, length in zip(numbers, value.lengths.tolist(), strict=True)]
    for place, one in enumerate(numbers, start):
        out[place] = one


def _words(column: Column) -> NDArray[Any]:
    assert column.table is None
    return column.values
