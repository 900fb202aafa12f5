"""Doubling the dice never costs more than the power a kernel states; and telling the cost stays small, however hostile the question."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TooCostly, check
from wurfwerk.dice.exact import BUDGET
from wurfwerk.dice.exact.costing import Costing
from wurfwerk.dice.expression import Dice, Expression, Group, Number
from wurfwerk.dice.where import at_least, at_most, only

Question = Callable[[int], Expression]

# Dice -> steps: operations on long numbers times their words. The powers are those of the kernels' docstrings; a packed number of n dice
# has n slots of n bits, so that one operation on it counts n * n / 64 words.
POWERS: dict[str, tuple[Question, int, list[int]]] = {
    "sum": (lambda n: Dice(n, 6), 2, [50, 400, 2000]),
    "sum of uneven dice": (lambda n: op.Clamp(Dice(n, 6), 2, None), 2, [50, 400, 2000]),
    "keep": (lambda n: op.Keep(Dice(n, 6), "highest", n // 2), 4, [20, 100, 400]),
    "spared": (lambda n: op.Drop(Dice(n, 6), "lowest", 1), 2, [50, 400, 2000]),
    "ranked": (lambda n: op.Take(Dice(n, 6), (2, n - 2)), 4, [20, 100, 400]),
    "nested": (lambda n: op.Keep(Group((*[Dice(1, 6)] * n, *[Dice(1, 8)] * n)), "highest", n), 4, [5, 20, 80]),
    "largest set": (lambda n: op.Match(Dice(n, 10), "set"), 4, [20, 100, 400]),
    "best set": (lambda n: op.BestSet(Dice(n, 10)), 4, [20, 100, 400]),
    "run": (lambda n: op.Match(Dice(n, 100), "run"), 3, [10, 20, 50]),
    "tally": (lambda n: op.Tally(Dice(n, 10), (only(1), only(2))), 3, [20, 100, 400]),
    "shows": (lambda n: op.Shows(Dice(n, 10), (only(1),)), 2, [20, 100, 400]),
    "pairs": (lambda n: op.Pairs(Dice(n, 6), Dice(n, 6)), 5, [10, 20, 40]),
    "some": (lambda n: op.RerollSome(Dice(n, 6), at_most(3), n // 3), 5, [12, 24, 48]),
    "kept, then": (lambda n: op.Explode(op.Keep(Dice(n, 10), "highest", n // 2)), 4, [10, 20, 40]),
    "chain": (lambda n: op.Explode(Dice(n, 6)), 3, [10, 40, 200]),
    "limited chain": (lambda n: op.Explode(Dice(n, 6), limit=5), 3, [10, 40, 200]),
    "levels": (lambda n: op.Keep(op.Explode(Dice(n, 10), limit=5), "highest", n // 2), 4, [10, 20, 40]),
    "chains": (lambda n: op.Keep(op.Explode(Dice(n, 10)), "highest", n // 2), 5, [10, 20, 40]),
    "own dice": (lambda n: op.Keep(op.Explode(Dice(n, 6), own=True), "highest", 3), 6, [5, 10, 20]),
    "limited own dice": (lambda n: op.Keep(op.Explode(Dice(n, 6), limit=1, own=True), "highest", 3), 8, [5, 10, 20]),
}


@pytest.mark.parametrize("kernel", POWERS)
def test_twice_the_dice_take_no_more_than_the_stated_power(kernel: str) -> None:
    question, power, sizes = POWERS[kernel]
    for n in sizes:
        once, twice = Costing(), Costing()
        once.of(question(n).lower(), {})
        twice.of(question(2 * n).lower(), {})
        assert once.steps < twice.steps or n < 50
        assert twice.steps <= 2**power * once.steps


def deep(levels: int) -> Expression:
    one: Expression = Dice(1, 6)
    for level in range(levels):
        one = op.Keep(Group((op.Add((one, Dice(1, 3))), Dice(1, level + 2))), "highest", 1)
    return one


BIG = 10**9
HOSTILE: list[Expression] = [
    op.Keep(Dice(10_000, BIG), "highest", 5_000),
    op.Take(Dice(10_000, 20), tuple(range(1, 10_001))),
    op.Keep(Group(tuple([op.Explode(Dice(1, sides)) for sides in range(2, 1_002)])), "highest", 3),
    op.Keep(Group(tuple([op.Explode(Dice(1, sides), only(sides, 2)) for sides in range(1_009, 1_020)])), "highest", 3),
    op.Keep(op.Explode(Dice(2_999, 10**6), at_least(500)), "highest", 2),
    op.Keep(op.Explode(op.Mixed((Dice(53, 6), Dice(53, 8))), only(5, 6)), "highest", 7),
    op.Function("max", tuple([op.Explode(Dice(1, sides)) for sides in range(2, 102)])),
    op.Add(tuple([Dice(1, sides) for sides in range(2, 502)])),
    op.Multiply(tuple([Dice(1, sides) for sides in range(2, 42)])),
    op.ComputedDice(op.ComputedDice(Dice(1, 20), 10), 1_000),
    op.ComputedDice(op.Keep(Dice(200, 200), "highest", 1), BIG),
    op.Tally(Dice(10_000, 100), tuple([only(face) for face in range(1, 61)])),
    op.Values(Dice(10_000, 6), "descending"),
    op.Values(Dice(10_000, 6)),
    op.BestSet(Dice(10_000, BIG)),
    op.Match(Dice(10_000, BIG), "run"),
    op.Match(Dice(10_000, BIG), "set"),
    op.Pairs(op.Keep(Dice(10_000, 6), "highest", 5_000), op.Keep(Dice(10_000, 6), "highest", 5_000)),
    op.RerollSome(Dice(10_000, BIG), at_most(5), 10_000),
    op.Reroll(Dice(10_000, BIG), at_most(5), 10**12),
    op.Explode(Dice(10_000, BIG), at_least(5), 10**12),
    op.Keep(op.Explode(Dice(10_000, BIG), at_least(5), 10**12, own=True), "highest", 5),
    op.Values(op.Explode(Dice(10_000, 10), at_least(5), 100, own=True)),
    op.Match(op.Explode(Dice(10_000, 10), at_least(5), 19, own=True), "set"),
    op.Keep(op.Explode(Dice(10_000, 10), own=True), "highest", 5),
    op.Reroll(op.Clamp(op.Reroll(op.Keep(Dice(9_000, 999), "highest", 4_500), at_most(9), 1), 3), at_most(5), 2),
    op.Match(op.Clamp(op.Keep(Dice(10_000, 1_000), "highest", 5_000), 3), "set"),
    op.Add((op.Explode(Dice(10_000, 1_000)), op.Negate(op.Explode(Dice(10_000, 999))))),
    op.FloorDivide(op.Explode(Dice(1_000, 1_000)), Number(10**12)),
    op.Keep(Dice(5_000, 10, tuple([(3 * face, face) for face in range(1, 1_001)])), "highest", 100),
    op.Match(op.Keep(Group(tuple([Dice(1, sides) for sides in range(2, 1_002)])), "highest", 500), "set"),
    op.Keep(Group((deep(90), Dice(10_000, BIG), Dice(9_999, BIG))), "highest", 2),
]

MOST = 1_800_000
"""Instructions of the interpreter: about 20 milliseconds."""


@pytest.mark.parametrize("expression", HOSTILE, ids=range(len(HOSTILE)))
def test_a_refusal_takes_few_instructions(expression: Expression) -> None:
    shape = expression.lower()
    instructions = 0

    def trace(frame: FrameType, event: str, _argument: Any) -> Any:
        nonlocal instructions
        if event == "call":
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
        elif event == "opcode":
            instructions += 1
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        with pytest.raises(TooCostly):
            check(shape, BUDGET)
    finally:
        sys.settrace(before)
    assert instructions <= MOST
