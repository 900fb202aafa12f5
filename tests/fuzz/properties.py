"""What holds for any text and any tree, each a function that raises where it does not hold."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from time import process_time
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.cost import TooCostly, cost
from wurfwerk.dice.distribution import Distribution
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.explain import explain
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.roll import Roll, throw
from wurfwerk.notation import NotationError, Reading, parse, plain_document, read, render, trace
from wurfwerk.notation.meanings import rolls, told_apart

if TYPE_CHECKING:
    from wurfwerk.dice.shapes import Shape

READ_SECONDS = 0.05
"""Of the processor, for reading or refusing one text."""

READ_BYTES = 50 * 2**20

COST_SECONDS = 0.1
"""For saying what an exact answer would take."""

BUDGET = 50_000
"""Steps that an exact answer may take here."""

ODDS_SECONDS = 0.5
"""For an exact answer within the budget, which stands for a hundredth of that."""

THROW_SECONDS = 2.0
"""For one throw, of a hundred thousand faces at most."""

THROWS = 3


class Broken(Exception):  # noqa: N818  (it is what a property is when it does not hold)
    """A property does not hold. `key` names the property; a text that breaks the same one is the same finding."""

    def __init__(self, key: str, told: str) -> None:
        super().__init__(f"{key}: {told}")
        self.key = key


class Clock:
    """Takes the time of what is done, and does it again where that may have been another's fault."""

    def __init__(self, again: int = 2) -> None:
        self.again = again
        self.slowest: dict[str, tuple[float, str]] = {}

    def __call__(self, key: str, most: float, told: str, do: Callable[[], Any]) -> Any:
        best = most
        for _ in range(self.again):
            before = process_time()
            try:
                result, error = do(), None
            except (NotationError, ExpressionError, TooCostly) as refused:
                result, error = None, refused
            taken = process_time() - before
            best = min(best, taken)
            if taken < most:
                break
        else:
            raise Broken(f"slow-{key}", f"{taken:.3f} s of {most}: {told[:200]!r}")
        if best > self.slowest.get(key, (0.0, ""))[0]:
            self.slowest[key] = best, told[:200]
        if error is not None:
            raise error
        return result


def text(typed: str, dialect: str, clock: Clock, *, whole: bool = True) -> Expression | None:
    """Any text: read or refused, in time, with a place in it; what was read can be printed, is read back alike, and (`whole`) is sound."""
    try:
        reading = clock("read", READ_SECONDS, f"{dialect}: {typed}", lambda: read(typed, dialect))
    except NotationError as refused:
        place(refused, typed)
        return None
    assert isinstance(reading, Reading)
    if reading.text != typed:
        raise Broken("text-kept", repr(reading.text))
    printed(reading.expression, dialect, typed)
    if whole:
        tree(reading.expression, clock, typed)
    return reading.expression


def place(refused: NotationError, typed: str) -> None:
    """A refusal has a known key and a place inside the text."""
    start, end = refused.span
    if not 0 <= start <= end <= len(typed):
        raise Broken("span", f"{refused.span} in {typed[:200]!r}")
    if refused.key not in str(NotationError.__doc__):
        raise Broken("key", refused.key)


def printed(expression: Expression, dialect: str, typed: str) -> None:
    """Printed in its dialect and read again it is the same, and printed again the same text."""
    try:
        again = render(expression, dialect)
    except NotationError as refused:
        if refused.key == "too-long":
            return
        raise
    try:
        other = parse(again, dialect)
    except NotationError as refused:
        if refused.key == "too-long":
            return  # what is written short may be long when printed
        raise Broken("print-read", f"{typed[:200]!r} -> {again[:200]!r}: {refused}") from refused
    if other != expression:
        raise Broken("print-same", f"{typed[:200]!r} -> {again[:200]!r}")
    if render(other, dialect) != again:
        raise Broken("print-settled", f"{again[:200]!r}")


def tree(expression: Expression, clock: Clock, told: str) -> None:
    """Any tree that means something: explained, costed before work, thrown to an end, and its odds hold what was thrown."""
    shape = expression.lower()
    if not explain(expression):
        raise Broken("explain-empty", told)
    rolls = [rolled for seed in range(THROWS) if (rolled := one_throw(shape, seed, clock, told)) is not None]
    for rolled in rolls[:1]:
        trace(rolled, expression)
        json.dumps(plain_document(told, expression, rolled))
    law = odds(shape, clock, told)
    if law is None:
        return
    for rolled in rolls:
        try:
            possible = law.chance(rolled.value) > 0
        except TooCostly:
            continue  # so far out that the law refuses to be followed there, by name
        if not possible:
            raise Broken("support", f"{rolled.value} in {told[:200]!r}")
    sound(law, told)


def sound(law: Distribution, told: str) -> None:
    """Chances are above 0 and add up to 1."""
    try:
        pmf, tail = law.pmf, law.tail
    except TooCostly:
        return  # a law without end whose head would take too much
    if pmf and sum(pmf.values()) + tail != 1:
        raise Broken("adds-up", told[:200])
    if any(chance <= 0 for chance in pmf.values()) or tail < 0:
        raise Broken("below-0", told[:200])


def one_throw(shape: Shape, seed: int, clock: Clock, told: str) -> Roll | None:
    """A roll, or None where the throw was refused by name."""
    try:
        return clock("throw", THROW_SECONDS, told, lambda: throw(shape, SeededChance(seed)))  # type: ignore[no-any-return]
    except (ExpressionError, TooCostly):
        return None


def odds(shape: Shape, clock: Clock, told: str) -> Distribution | None:
    """The exact law under a small budget, or None; what it takes is said before, and quickly."""
    try:
        said = clock("cost", COST_SECONDS, told, lambda: cost(shape))
        return clock(f"odds-{said.worst}", ODDS_SECONDS, told, lambda: distribution(shape, BUDGET))  # type: ignore[no-any-return]
    except (ExpressionError, TooCostly):
        return None


def meanings(typed: str, clock: Clock) -> None:
    """Every dialect at once: those that read it fall into groups, each dialect in one."""
    try:
        found = clock("read-all", 6 * READ_SECONDS, typed, lambda: rolls(typed))
    except NotationError as refused:
        place(refused, typed)
        return
    groups = told_apart(found, lambda shape: odds(shape, clock, typed))
    named = [dialect for meaning in groups for dialect in meaning.dialects]
    if sorted(named) != sorted(dialect for meaning in found.values() for dialect in meaning.dialects):
        raise Broken("meanings", typed[:200])


def memory(typed: str, dialect: str) -> None:
    """Reading takes no more than its share of memory. Slow: for some of the texts."""
    tracemalloc.start()
    try:
        read(typed, dialect)
    except NotationError:
        pass
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    if peak > READ_BYTES:
        raise Broken("memory", f"{peak // 2**20} MiB: {dialect}: {typed[:200]!r}")
