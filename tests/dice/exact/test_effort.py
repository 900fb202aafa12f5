"""What a law takes is counted while it is built, and held against what was said before.

Counted is what does not depend on the machine: the instructions of the interpreter (about six in a step of 0.1 microseconds), and the
eight-byte words of the long numbers that are put together, taken apart or multiplied in C.
"""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any, Self

import pytest

from tests.chances import OPERATORS
from wurfwerk.dice import operators as op
from wurfwerk.dice.cost import TAIL_STEPS, TooCostly, cost, tail_steps
from wurfwerk.dice.exact import BUDGET, costing_ranked, distribution, ordered, polynomial, rational
from wurfwerk.dice.exact.evaluate import Reading
from wurfwerk.dice.exact.head import head
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.where import at_least, at_most, only
from wurfwerk.notation import parse

FIXED = 3_000
"""Steps of a reading that do not grow with the question: dispatch and imports."""


class Counter:
    """Instructions and words while it is entered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.instructions = 0
        self.words = 0
        self.patch = monkeypatch

    def __enter__(self) -> Self:
        pack, unpack = polynomial.pack, polynomial.unpack

        def packed(coefficients: list[int], size: int) -> int:
            self.words += len(coefficients) * size // 8
            return pack(coefficients, size)

        def unpacked(number: int, size: int) -> list[int]:
            self.words += number.bit_length() // 64
            return unpack(number, size)

        for module in list(sys.modules.values()):
            if module.__name__.startswith("wurfwerk.dice.exact"):
                for name, replaced in (("pack", packed), ("unpack", unpacked)):
                    if hasattr(module, name):
                        self.patch.setattr(module, name, replaced)
        self.before = sys.gettrace()
        sys.settrace(self.trace)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)

    def trace(self, frame: FrameType, event: str, _argument: Any) -> Any:
        if event == "call":
            frame.f_trace_opcodes = True
            frame.f_trace_lines = False
        elif event == "opcode":
            self.instructions += 1
        return self.trace

    @property
    def steps(self) -> int:
        return self.instructions // 6 + self.words


BUILT = [
    "50d6", "3d100", "2d1000", "20d10!o", "30d6rlim1<3", "12d20min5", "25d6!o",  # sums
    "1d1000min5 + 1d1000", "(1d100)/3 + (1d100)/7", "1d50 * 1d50", "1d100 / 1d20",  # convolutions and pairs
    "10d20kh5", "20d10kl3", "8d6kh2!", "{3d6,2d8,1d10}kh3", "10d6kh3!o", "{2d6!, 1d8}kh1",  # selections
    "100d20dl1", "60d6dl3", "300d6dh2", "12d8min2dl2",  # all but a few
    "20d6run", "5d30run", "100d100run", "9d8rlim1<3run", "4d100set", "40d10set", "6d10kh4set",  # sets
    "20d10>=8", "10d10kh5>=8",  # counts
    "3d6!>=5kh2", "4d6!>=5kh3", "{1d6!,1d8!,1d10!}kh2", "{2d6!,1d8}kl2",  # ranks among values without end
    "20d6!", "10d10!p", "10d10!>=8", "5d6!kh2", "max(1d6!; 1d8!)", "max(1d6!/2; 1d8!/3)", "min(1d20; 2d6!)",  # without end
    "{1d4!,2d5!,1d4!/2}kh2 + 1d6!", "{1d6!,2d4!}kl2/3 + 1d6!/2", "{1d4!/-2,1d6!*-3}kl1 - 1d6!",  # fractions among them
    "1d6! - 1d8!", "3d6! // 2", "(2d6!) * 3", "1d4 * 1d6!", "(1d6)d6", "(1d20)d10",  # functions and branches
]  # fmt: skip


LARGE: dict[str, list[Expression]] = {
    "BestSet": [op.BestSet(Dice(20, 10)), op.BestSet(op.Keep(Dice(10, 6), "highest", 4))],
    "Shows": [op.Shows(Dice(30, 10), (only(1), at_least(8)))],
    "RerollSome": [op.RerollSome(Dice(10, 6), at_most(3), 4)],
    "Pairs": [op.Pairs(Dice(5, 6), Dice(4, 6), "right")],
    "Mark": [op.Mark(Dice(40, 6), at_least(5), "success")],
    "Mixed": [op.Keep(op.Mixed((Dice(8, 6), Dice(6, 10))), "highest", 5), op.Mixed((Dice(20, 6), Dice(20, 10)))],
    "Worth": [op.Worth(Dice(40, 10), at_most(3), "minus-face")],
    "Tally": [op.Tally(Dice(30, 10), (at_least(8), only(1)))],
    "Values": [op.Values(Dice(5, 6), "ascending")],
    "Together": [op.Together((Dice(4, 6), Dice(2, 20)))],
}
"""What no text says, with more dice than `OPERATORS` has."""


@pytest.mark.parametrize(
    "of",
    [
        pytest.param(of, id=f"{name}-{number}")
        for cases in (OPERATORS, LARGE)
        for name, expressions in cases.items()
        for number, of in enumerate(expressions)
    ],
)
def test_the_law_of_every_operator_takes_no_more_than_three_times_what_was_said(
    of: Expression, monkeypatch: pytest.MonkeyPatch
) -> None:
    shape = of.lower()
    said = cost(shape).steps
    assert said <= BUDGET
    Reading().closed(shape)  # what has to be imported is there
    with Counter(monkeypatch) as counted:
        Reading().closed(shape)
    assert counted.steps <= 3 * said + FIXED, (counted.instructions, counted.words, said)


@pytest.mark.parametrize("text", BUILT)
def test_a_law_takes_no_more_than_three_times_what_was_said(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shape = parse(text).lower()
    said = cost(shape).steps
    assert said <= BUDGET
    Reading().closed(shape)  # what has to be imported is there
    with Counter(monkeypatch) as counted:
        Reading().closed(shape)
    assert counted.steps <= 3 * said + FIXED, (counted.instructions, counted.words, said)


ENDLESS = ["1d6!", "2d4!p", "(1d6!)/3", "3d6!>=5", "1d6!-1d4!", "2d6!x", "2d6!kh1"]
NUMBERS = ["2", "7", "-3", "2/7", "0.13", "5/3", "1d4", "1d3/2"]
JOINED = [
    *[f"({of}) {sign} ({number})" for of in ENDLESS for sign in ("+", "*", "/", "//", "%", ">=") for number in NUMBERS],
    *[f"{name}(({of})/7; {number})" for of in ENDLESS[:4] for name in ("max", "min") for number in NUMBERS],
    *[f"{name}(({of})/{by})" for of in ENDLESS[:4] for name in ("floor", "ceil", "abs") for by in (2, 30)],
    *[f"{n}d{s}!xk{side}{k}" for n, s in ((2, 6), (6, 10), (12, 4)) for side in "hl" for k in (1, 2)],
    "{1d6/7, 1d6/13}kh1", "{2d6/7, 1d6!}kh1", "{1d6!/7, 1d6/2}kl1", "{3d6/11, 2d6/12, 4}kh2",
]  # fmt: skip


@pytest.mark.parametrize("text", JOINED)
def test_fractions_beside_laws_without_end_take_no_more_than_was_said(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is built that was said to take longer than the budget, whatever the step in which its values lie."""
    shape = parse(text).lower()
    said = cost(shape).steps
    if said > BUDGET // 20:
        with pytest.raises(TooCostly):
            distribution(shape, BUDGET // 20)
        return
    try:
        Reading().closed(shape)  # what has to be imported is there
    except TooCostly:
        return  # by a kernel that has no way to it, before any work
    with Counter(monkeypatch) as counted:
        Reading().closed(shape)
    assert counted.steps <= 3 * said + FIXED, (counted.instructions, counted.words, said)


@pytest.mark.parametrize(
    "text",
    [
        "2d6!1/2d6",
        "3dF+5d10!+0.000001",
        "1d6!/(1d40)",
        "((10d2!)//0.286)//0.997%7",
        "1d6!+1/99999999",
        "1d6!*0.00000001+0.1",
    ],
)
def test_large_denominators_beside_laws_without_end_are_refused(text: str) -> None:
    with pytest.raises(TooCostly):
        distribution(parse(text))


@pytest.mark.parametrize("text", ["3d6!>=5kh2", "4d4!>=3kl3", "{1d6!,1d8!,1d10!}kh2", "5d6!>=5kh1", "5d10!>=10kh3"])
def test_walks_moments_and_quotients_take_no_more_than_three_times_what_was_said(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shape = parse(text).lower()
    found = cost(shape)
    law = distribution(shape)
    assert isinstance(law, Series)
    assert law.up is not None
    if not law.up.walked:
        return
    assert isinstance(law.up, ordered.Walked)
    walk = law.up.walk
    units = costing_ranked.units_of(walk)
    with Counter(monkeypatch) as moments:
        walk.moments()
    assert moments.steps <= 3 * found.steps + FIXED
    count = len(law.pmf) + law.up.offset
    said = costing_ranked.walk_steps(list(walk.counts), walk.lifts, count, units)
    with Counter(monkeypatch) as walked:
        walk.chances(count)
    assert walked.steps <= 3 * said + FIXED
    with Counter(monkeypatch) as made:
        walk.quotient()
    assert made.steps <= 3 * found.quotient + FIXED


@pytest.mark.parametrize(
    "text", ["1d6!", "20d6!", "5d10!p<>6", "30d10!>=8", "2d20!<10", "3d6!+2d8!", "1d6!-1d8!", "10d6!4..6"]
)
def test_a_head_takes_no_more_than_three_times_what_was_said(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    law = distribution(parse(text))
    assert isinstance(law, Series)
    listed = [0] * len(law.sides())
    for number, (_, side) in enumerate(law.sides()):
        listed[number] = len(law.pmf) + 1
        said = tail_steps(side, listed[number], listing=True)
        assert said <= TAIL_STEPS
        fresh = rational.Rational(side.num, side.low, side.factors, side.scale)
        with Counter(monkeypatch) as counted:
            fresh.chances(listed[number])
        assert counted.steps <= 3 * said + FIXED, (counted.instructions, counted.words, said)


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("100d6!4..6", 700),
        ("10d10!p<>6", 460),
        ("5d10!p<>6", 230),
        ("2w20!!<19", 210),
        ("50d6!x<=5", 1050),
        ("10d10!<>8", 550),
        ("100w10!px=1..5", 1000),
    ],
)
def test_chains_that_go_on_with_many_faces(text: str, mean: int) -> None:
    """Seconds once, or refused after seconds: the recurrence has few terms whatever the number of dice."""
    law = distribution(parse(text))
    assert law.mean == mean
    assert sum(law.pmf.values()) + law.tail == 1
    assert 0 < law.tail < 1e-12
    assert law.at_least(mean) == 1 - sum([law.chance(value) for value in range(int(law.min or 0), mean)])


@pytest.mark.parametrize(
    "text", ["5d10000min5!o", "5d10000rlim3<100", "6d10000!o", "4d20000!o", "4d100000", "5d10000!xo"]
)
def test_powers_of_wide_dice(text: str) -> None:
    shape = parse(text).lower()
    found = cost(shape)
    law = distribution(shape)
    assert (law.min, law.max) == (found.low, found.high)
    assert law.at_least(law.mean) > 0.4


@pytest.mark.parametrize(
    "text",
    [
        "9d1000kh5run",
        "max((500d20)/3; (10d6!)/4)",
        "2d100000!",
        "2000d6!",
        "300d10000!",
        "{1, 4444444444}kh1",
        "{1, 2, 4444444444, 5}kl2",
    ],
)
def test_refused_without_entering_a_kernel(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def entered(*_: object) -> None:
        raise AssertionError("built before it was refused")

    monkeypatch.setattr(Reading, "read", entered)
    with pytest.raises(TooCostly):
        distribution(parse(text))


def test_a_head_is_refused_without_an_expansion(monkeypatch: pytest.MonkeyPatch) -> None:
    law = distribution(parse("1d1000!>500"))
    assert isinstance(law, Series)

    def entered(*_: object) -> None:
        raise AssertionError("expanded before it was refused")

    monkeypatch.setattr(rational, "expansion", entered)
    with pytest.raises(TooCostly):
        head(law, 10**12)


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("min(1d4; 1d6!)", 1, 4),
        ("{1d4,1d6!}kl1", 1, 4),
        ("min(1d4; 2d8!p=8|7)", 1, 4),
        ("max(0; 1d10; 1d10-1d2!x)", 1, 10),
        ("min(1d4; 1d6!) + 1d4", 2, 8),
        ("min(1d6!; 1d8!)", 1, None),
    ],
)
def test_the_ends_of_extremes(text: str, low: int, high: int | None) -> None:
    law = distribution(parse(text))
    assert (law.min, law.max) == (low, high)
    if high is not None:
        assert law.tail == 0
        assert max(law.pmf) == high
        assert sum(law.pmf.values()) == 1
