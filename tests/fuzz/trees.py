"""Trees of operators from bytes: Hypothesis draws them, so that changed bytes are a changed tree."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests import strategies
from tests.fuzz.properties import Clock, tree
from tests.notation.written import meaningful
from wurfwerk.dice import operators as op
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Dice, Expression

WIDE = st.sampled_from([0, 1, 2, 5, 20, 99, 500, 10_000])
SIDES = st.one_of(st.sampled_from([1, 2, 3, 6, 10, 100, 10_000, 1_000_000_000]), st.just("F"))

LARGE = st.builds(Dice, WIDE, SIDES)
OF = st.one_of(strategies.pools(endless=True), LARGE)
WHERE = strategies.wheres()
EXPRESSIONS = strategies.expressions(endless=True)


@st.composite
def folded(draw: st.DrawFn) -> Expression:
    """The operators that end a pool, and those that set two against each other; on dice small or as large as may be."""
    of = draw(OF)
    where = WHERE
    match draw(st.integers(0, 9)):
        case 0 | 1:
            return op.Match(of, draw(st.sampled_from(["set", "run"])))
        case 2:
            return op.BestSet(of)
        case 3:
            return op.Shows(of, tuple(draw(st.lists(where, max_size=9))))
        case 4:
            return op.Tally(of, (draw(where),))
        case 5:
            return op.Values(of, draw(st.sampled_from(["thrown", "ascending", "descending"])))
        case 6:
            return op.Pairs(of, draw(LARGE), draw(st.sampled_from(["none", "left", "right"])))
        case 7:
            return op.RerollSome(of, draw(where), draw(WIDE), draw(st.sampled_from(["lowest", "highest"])))
        case 8:
            return op.Together((of, draw(EXPRESSIONS)))
    return draw(strategies.modified(of, endless=True))


def trees() -> st.SearchStrategy[Expression]:
    """Any tree, small or with dice as large as may be."""
    return st.one_of(EXPRESSIONS, meaningful(), folded())


def fuzzed(clock: Clock, seen: Callable[[Expression], None]) -> Callable[[bytes], bytes | None]:
    """Bytes -> the part of them that made a tree, None if they make none. Raises what a property raises."""

    @settings(database=None, deadline=None, suppress_health_check=list(HealthCheck))
    @given(trees())
    def of_tree(expression: Expression) -> None:
        try:
            expression.lower()
        except ExpressionError:
            return
        seen(expression)
        tree(expression, clock, repr(expression))

    return of_tree.hypothesis.fuzz_one_input  # type: ignore[attr-defined,no-any-return]


def changed(random: Random, data: bytes, other: bytes) -> bytes:
    """The bytes after a few changes, or new ones."""
    if random.random() < 0.1 or not data:
        return random.randbytes(random.choice([16, 64, 256, 1024]))
    for _ in range(random.choice([1, 1, 2, 4, 8])):
        at = random.randrange(len(data) + 1)
        match random.randrange(5):
            case 0 | 1:
                data = data[:at] + random.randbytes(random.choice([1, 1, 2, 8])) + data[at + 1 :]
            case 2:
                data = data[:at] + bytes([random.choice([0, 1, 2, 127, 128, 255])]) + data[at + 1 :]
            case 3:
                data = data[:at] + other[random.randrange(len(other) + 1) :]
            case 4:
                data = data[:at] + data[at + random.choice([1, 2, 8]) :]
    return data[:4096] + random.randbytes(16)
