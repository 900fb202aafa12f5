"""How many action rolls it takes until a countdown triggers, as a procedure.  Source: system reference; start by a fate roll: GM mechanics."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.dice.operators.together import Together
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.daggerheart.checks import Action
from wurfwerk.systems.daggerheart.countdowns import Countdown, Kind, Loop, advance
from wurfwerk.systems.daggerheart.duality import Amount, Sources, Target
from wurfwerk.systems.daggerheart.fate import Fate
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression

MOST_ROLLS = 30
UNKNOWN = Countdown(0, 0)
"""The fate roll for its start is still to come."""

Running = tuple[Countdown, int]
"""The countdown, and how many action rolls there have been."""


@dataclass(frozen=True, kw_only=True)
class CountdownRolls(Procedure):
    """Action rolls one after the other until a countdown has triggered so many times, or the rolls are used up.

    The value is the number of action rolls. All are alike: modifier, Difficulty, advantage and disadvantage.
    """

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "countdown"
    outcome_keys: ClassVar[tuple[str, ...]] = ("running", "triggered")
    ways: ClassVar[tuple[tuple[str, ...], ...]] = (("start",), ("die",))
    roles: ClassVar[tuple[str, ...]] = ("hope", "fear", "advantage", "disadvantage")
    system_rules = HOUSE_RULES

    start_: Annotated[int, Interval(ge=1, le=30)] | None = None
    die: Literal["hope", "fear"] | None = None
    kind: Kind = "standard"
    loop: Loop = "once"
    times: Annotated[int, Interval(ge=1, le=5)] = 1
    rolls: Annotated[int, Interval(ge=1, le=MOST_ROLLS)] = 10
    modifier: Amount = 0
    difficulty: Target
    advantage: Sources = 0
    disadvantage: Sources = 0

    def validate(self) -> None:
        if self.start_ is None and self.die is None:
            raise missing("start", Message("daggerheart:missing-start"))
        if self.start_ is not None and self.die is not None:
            raise forbidden("die", Message("daggerheart:forbidden-two-starts"))
        if self.times > 1 and self.loop == "once":
            raise forbidden("times", Message("daggerheart:forbidden-times", times=self.times))

    @cached_property
    def action(self) -> Action:
        """The roll that is made again and again."""
        return Action(
            modifier=self.modifier,
            advantage=self.advantage,
            disadvantage=self.disadvantage,
            difficulty=self.difficulty,
        )

    @cached_property
    def fate(self) -> Fate | None:
        """The roll for the start."""
        return None if self.die is None else Fate(die=self.die, reading="countdown")

    def dice(self) -> Expression:
        first = () if self.fate is None else (self.fate.dice(),)
        return Together((*first, *[self.action.dice()] * self.rolls))

    def start(self) -> Running:
        return (UNKNOWN if self.start_ is None else Countdown(self.start_, self.start_), 0)

    def turns(self, state: Running) -> tuple[Turn, ...]:
        countdown, made = state
        if countdown == UNKNOWN:
            return (Turn("start", check=self.fate, reads="value"),)
        if made == self.rolls or countdown.triggered == self.times:
            return ()
        return (Turn("action", f"action-{made + 1}", check=self.action),)

    def after(self, state: Running, turn: Turn, told: str | int) -> Running:
        countdown, made = state
        if isinstance(told, int):
            return (Countdown(told, told), 0)
        return (countdown.moved(advance(self.kind, told), self.loop), made + 1)

    def verdict(self, state: Running) -> Outcome:
        countdown, made = state
        return Outcome("triggered" if countdown.triggered == self.times else "running", made)

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = [Message(f"daggerheart:explain-countdown-{self.kind}")]
        if self.loop != "once":
            lines.append(Message(f"daggerheart:explain-loop-{self.loop}", times=self.times))
        if self.fate is not None:
            lines += self.fate.explain()
        return (*lines, *self.action.explain())

    def told(self, state: Running) -> tuple[Message, ...]:
        countdown, made = state
        if countdown.triggered:
            times = Message("daggerheart:explain-triggered", times=countdown.triggered, rolls=made)
            return (times,) if not countdown.left else (times, Message("daggerheart:explain-left", left=countdown.left))
        return (Message("daggerheart:explain-left", left=countdown.left),)
