"""The ways in: `simulate`, `throw`, `throws` and `sample`."""

from __future__ import annotations

from operator import index

import numpy as np

from wurfwerk.dice.bulk.bits import Bits
from wurfwerk.dice.bulk.column import Column, Tuples, exact
from wurfwerk.dice.bulk.form import RAGGED, Form, form
from wurfwerk.dice.bulk.thrower import Thrower
from wurfwerk.dice.bulk.trace import Throws, Trace
from wurfwerk.dice.bulk.work import MOST_OBJECTS, MOST_STEPS, MOST_VALUES, Work, block, check, total, work
from wurfwerk.dice.expression import Expression

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from numpy.typing import NDArray

    from wurfwerk.dice.bulk.sampler import Sampler
    from wurfwerk.dice.shapes import Shape


def simulate(of: Expression | Shape, n: int, seed: int | str | None = None) -> NDArray[Any]:
    """The values of `n` throws: `sample` where the exact distribution costs less than throwing, else `throw`.

    One entry a throw: int64, or Python's own numbers (dtype object) where a value may be a fraction or beyond 64 bits. Of tuples of one length
    an array of the shape (n, length), of tuples of several lengths an array of tuples.
    The same seed gives the same array for the same expression and `n`, on every machine and with every numpy. Which way is the cheaper one may
    change with a version of this library, and the array with it; `throw` and `sample` do not choose.

    ValueError for an `n` below 0 or beyond memory; TooCostly, before any work, where so many throws would take too long.
    """
    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    found = work(shape)
    sampler = _cheaper(shape, count, total(found, count))
    if sampler is not None:
        return _sampled(sampler, made, count, Bits(seed))
    return _thrown(shape, made, found, count, Bits(seed), None)


def throw(of: Expression | Shape, n: int, seed: int | str | None = None) -> NDArray[Any]:
    """As `simulate`, with every die thrown."""
    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    return _thrown(shape, made, work(shape), count, Bits(seed), None)


def throws(of: Expression | Shape, n: int, seed: int | str | None = None) -> Throws:
    """As `throw`, with the single dice beside the values, which are the same.

    >>> from wurfwerk import parse
    >>> found = throws(parse("4d6kh3"), 1000, seed=1)
    >>> (pool,) = found.pools
    >>> pool.faces.shape, bool(((pool.faces * pool.times).sum(axis=0) == found.values).all())
    ((4, 1000), True)
    """
    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    found = work(shape)
    if count * max(int(found.dice), 1) > MOST_VALUES:
        raise ValueError(
            f"at most {MOST_VALUES} dice fit into one array, not {count * int(found.dice)}; throw them in parts"
        )
    trace = Trace()
    values = _thrown(shape, made, found, count, Bits(seed), trace)
    return Throws(values, trace.pools())


def sample(of: Expression | Shape, n: int, seed: int | str | None = None) -> NDArray[Any]:
    """As `simulate`, from the exact distribution. TooCostly where that is, or where its values cannot be listed."""
    from wurfwerk.dice.bulk.sampler import sampler
    from wurfwerk.dice.exact import distribution

    shape = of.lower() if isinstance(of, Expression) else of
    count, made = _asked(shape, n)
    return _sampled(sampler(distribution(shape)), made, count, Bits(seed))


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


LIGHT = 300_000
"""Fewer steps are thrown before the cost of the exact distribution is even known."""

STEP_RATIO = 100
"""A step of an exact answer takes as long as so many steps here."""

VALUE_STEPS = 1_000
"""To lay a value of a distribution into a table."""

DRAW_STEPS = 4
"""To draw a value from it."""

HEAD_STEPS = 10**9
"""To list the values of a law without end takes no longer."""


def _cheaper(shape: Shape, count: int, steps: float) -> Sampler | None:
    """The exact distribution to draw from, if it and the draws take less than so many steps of throwing."""
    from wurfwerk.dice.bulk.sampler import MOST_LISTED, sampler
    from wurfwerk.dice.cost import TooCostly, cost
    from wurfwerk.dice.exact import BUDGET, distribution

    if steps <= LIGHT:
        return None
    try:
        known = cost(shape)
        needed = known.steps * STEP_RATIO + count * DRAW_STEPS
        if known.low is None or known.high is None:
            needed += HEAD_STEPS
        elif known.values > MOST_LISTED:
            return None
        else:
            needed += known.values * VALUE_STEPS
        return None if known.steps > BUDGET or needed > steps else sampler(distribution(shape))
    except TooCostly:
        return None


SAMPLE_BLOCK = 1 << 16


def _sampled(sampler: Sampler, made: Form, count: int, bits: Bits) -> NDArray[Any]:
    listed = sampler.values if made.width != RAGGED else [v if isinstance(v, tuple) else (v,) for v in sampler.values]
    table = _empty(made, len(listed))
    for place, value in enumerate(listed):
        table[..., place] = [*value] if isinstance(value, tuple) and table.ndim == 2 else _one(value)
    out = _empty(made, count)
    for start in range(0, count, SAMPLE_BLOCK):
        here = min(SAMPLE_BLOCK, count - start)
        places = sampler.places(bits, here)
        out[..., start : start + here] = table.take(places, axis=-1, mode="clip")
        for throw in np.flatnonzero(places >= len(listed)) if sampler.beyond is not None else ():
            out[start + throw] = sampler.further(bits)
    return out.T


def _one(value: Any) -> Any:
    """A tuple as one entry of an array of objects."""
    if not isinstance(value, tuple):
        return value
    out = np.empty((), object)
    out[()] = value
    return out


def _thrown(shape: Shape, made: Form, found: Work, count: int, bits: Bits, trace: Trace | None) -> NDArray[Any]:
    check(found, count)
    thrower = Thrower(bits, MOST_STEPS, trace)
    size = block(found)
    out = _empty(made, count)
    for start in range(0, count, size):
        here = min(size, count - start)
        if trace is not None:
            trace.start = start
        _write(out, start, here, thrower.throw(shape, here, {}), made)
    return out.T


def _empty(made: Form, count: int) -> NDArray[Any]:
    kind = object if made.objects else np.int64
    if made.width is None or made.width == RAGGED:
        return np.empty(count, kind)
    return np.empty((made.width, count), kind)


def _write(out: NDArray[Any], start: int, count: int, value: Column | Tuples, made: Form) -> None:
    end = start + count
    if isinstance(value, Column) and made.width == RAGGED:
        value = Tuples([value])
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
