"""Procedures: their odds are those of every way through, and they are refused before they cost too much."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import Annotated, ClassVar

import pytest
from annotated_types import Interval

from tests.rules.paths import paths
from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.odds import odds
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.rules.throw import throw


@dataclass(frozen=True, kw_only=True)
class Step(Check):
    """A W4 that meets 3 or not."""

    system: ClassVar[str] = "walk"
    key: ClassVar[str] = "step"
    outcome_keys: ClassVar[tuple[str, ...]] = ("stumble", "stride")

    def dice(self) -> Expression:
        return Dice(1, 4)

    def outcome(self, value: int) -> Outcome:
        return Outcome("stride" if value >= 3 else "stumble", value)


@dataclass(frozen=True, kw_only=True)
class Walk(Procedure):
    """Steps until so much ground is covered; one rest may be chosen first, and a stumble ends it."""

    system: ClassVar[str] = "walk"
    key: ClassVar[str] = "walk"
    outcome_keys: ClassVar[tuple[str, ...]] = ("fallen", "there")

    ground: Annotated[int, Interval(ge=1, le=1000)] = 2
    reads_value: bool = False
    rests: bool = True

    def dice(self) -> Expression:
        return Dice(self.ground, 4)

    def start(self) -> tuple[int, int, bool]:
        return (-1 if self.rests else 0, 0, False)

    def turns(self, state: tuple[int, int, bool]) -> tuple[Turn, ...]:
        made, covered, fallen = state
        if made < 0:
            return (Turn("rest", "walker-1", choices=("wait", "go")),)
        if fallen or covered >= self.ground:
            return ()
        return (Turn("step", "walker-1", check=Step(), reads="value" if self.reads_value else "outcome"),)

    def after(self, state: tuple[int, int, bool], turn: Turn, told: str | int) -> tuple[int, int, bool]:
        made, covered, _ = state
        if turn.check is None:
            return (0, 0, False)
        if isinstance(told, int):
            return (made + 1, covered + told, False)
        return (made + 1, covered + 1, told == "stumble")

    def verdict(self, state: tuple[int, int, bool]) -> Outcome:
        return Outcome("fallen" if state[2] else "there", state[0])

    def told(self, state: tuple[int, int, bool]) -> tuple[Message, ...]:
        return (Message("walk:explain-steps", steps=state[0]),)


@pytest.mark.parametrize("walk", [Walk(), Walk(ground=4, rests=False), Walk(ground=5, reads_value=True)])
def test_its_odds_are_those_of_every_way_through(walk: Walk) -> None:
    answer = odds(walk)
    values: dict[int, Fraction] = defaultdict(Fraction)
    outcomes: dict[str, Fraction] = dict.fromkeys(walk.reachable(), Fraction(0))
    for share, thrown in paths(walk):
        values[thrown.value] += share
        assert thrown.outcome is not None
        outcomes[thrown.outcome.key] += share
    assert dict(answer.pmf) == dict(values)
    assert dict(answer.outcomes) == outcomes


@dataclass(frozen=True, kw_only=True)
class Twice(Walk):
    """Two steps: every stride counts what it shows, a stumble nothing."""

    def start(self) -> tuple[int, int, bool]:
        return (0, 0, False)

    def turns(self, state: tuple[int, int, bool]) -> tuple[Turn, ...]:
        return () if state[0] == 2 else (Turn("step", check=Step(), reads="both"),)

    def after(self, state: tuple[int, int, bool], turn: Turn, told: tuple[str, int]) -> tuple[int, int, bool]:  # type: ignore[override]
        key, value = told
        return (state[0] + 1, state[1] + (value if key == "stride" else 0), False)

    def verdict(self, state: tuple[int, int, bool]) -> Outcome:
        return Outcome("there", state[1])


def test_outcome_and_value_come_together() -> None:
    values: dict[int, Fraction] = defaultdict(Fraction)
    for share, thrown in paths(Twice()):
        values[thrown.value] += share
    assert dict(odds(Twice()).pmf) == dict(values)
    assert [turn.told for turn in throw(Twice(), ScriptedChance([2, 4])).turns] == [("stumble", 2), ("stride", 4)]


def test_it_is_thrown_turn_by_turn() -> None:
    faces = ScriptedChance([3, 1])
    thrown = throw(Walk(ground=5), faces)
    faces.finish()
    assert [(turn.turn.key, turn.told) for turn in thrown.turns] == [
        ("rest", "wait"),
        ("step", "stride"),
        ("step", "stumble"),
    ]
    assert (thrown.value, thrown.outcome) == (2, Outcome("fallen", 2))
    assert [die.chain for die in thrown.dice] == [(3,), (1,)]
    assert [line.key for line in thrown.explanation] == [
        "walk:turn-rest",
        "walk:turn-step",
        "walk:turn-step",
        "walk:explain-steps",
    ]


def test_what_takes_too_long_is_refused_by_name() -> None:
    with pytest.raises(TooCostly) as error:
        odds(Walk(ground=1000, reads_value=True, rests=False))
    assert error.value.message.key == "error-too-costly-procedure"
