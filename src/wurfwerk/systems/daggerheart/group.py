"""The group action roll of Daggerheart: reaction rolls of the others raise or lower the leader's.  Source: system reference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval, Len

from wurfwerk.dice.operators.together import Together
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.daggerheart.checks import Action, Reaction
from wurfwerk.systems.daggerheart.duality import Sources, Target, signed
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.odds import Part

MOST_MEMBERS = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Member:
    """What a roll of one of them is made of."""

    modifier: Annotated[int, Interval(ge=-40, le=40)]
    advantage: Sources = 0
    disadvantage: Sources = 0


@dataclass(frozen=True, slots=True)
class Gathered:
    """How many have rolled, what their rolls give the leader, and the leader's outcome and total at the end."""

    made: int = 0
    bonus: int = 0
    led: tuple[str, int] | None = None


@dataclass(frozen=True, kw_only=True)
class Group(Procedure):
    """One leads with an action roll, the others make reaction rolls before: +1 for each success, −1 for each failure.

    The outcome is the leader's, and so are Hope and Fear.
    """

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "group"
    outcome_keys: ClassVar[tuple[str, ...]] = Action.outcome_keys
    favourable: ClassVar[tuple[str, ...]] = Action.favourable
    marks: ClassVar[Mapping[str, str]] = Action.marks
    roles: ClassVar[tuple[str, ...]] = ("hope", "fear", "advantage", "disadvantage")
    system_rules = HOUSE_RULES

    difficulty: Target
    leader: Member
    members: Annotated[tuple[Member, ...], Len(1, MOST_MEMBERS)]

    def dice(self) -> Expression:
        return Together(
            tuple(
                self.leading(0).dice() if each is self.leader else self.reacting(each).dice()
                for each in (self.leader, *self.members)
            )
        )

    def leading(self, bonus: int) -> Action:
        """The leader's roll with what the others gave."""
        return Action(
            modifier=self.leader.modifier + bonus,
            advantage=self.leader.advantage,
            disadvantage=self.leader.disadvantage,
            difficulty=self.difficulty,
        )

    def reacting(self, member: Member) -> Reaction:
        return Reaction(
            modifier=member.modifier,
            advantage=member.advantage,
            disadvantage=member.disadvantage,
            difficulty=self.difficulty,
        )

    def start(self) -> Gathered:
        return Gathered()

    def turns(self, state: Gathered) -> tuple[Turn, ...]:
        if state.led is not None:
            return ()
        if state.made < len(self.members):
            return (Turn("member", f"member-{state.made + 1}", check=self.reacting(self.members[state.made])),)
        return (Turn("leader", check=self.leading(state.bonus), reads="both"),)

    def after(self, state: Gathered, turn: Turn, told: str | tuple[str, int]) -> Gathered:
        if isinstance(told, tuple):
            return Gathered(state.made, state.bonus, told)
        return Gathered(state.made + 1, state.bonus + (-1 if told == "failure" else 1))

    def verdict(self, state: Gathered) -> Outcome:
        assert state.led is not None
        key, total = state.led
        return Outcome(key, total, total - self.difficulty)

    def parts(self) -> tuple[Part, ...]:
        from wurfwerk.rules.odds import Part, odds

        others = [
            Part(Message("daggerheart:turn-member", by=by, told=""), odds(self.reacting(each)))
            for by, each in enumerate(self.members, 1)
        ]
        return (*others, Part(Message("daggerheart:explain-leader-alone"), odds(self.leading(0))))

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = [Message("daggerheart:explain-group", members=len(self.members))]
        for by, each in enumerate(self.members, 1):
            lines += [Message("daggerheart:turn-member", by=by, told=""), *self.reacting(each).explain()]
        return (*lines, Message("daggerheart:turn-leader", by="", told=""), *self.leading(0).explain())

    def told(self, state: Gathered) -> tuple[Message, ...]:
        own, given = self.leader.modifier, state.bonus
        return (
            Message("daggerheart:explain-group-bonus", amount=signed(given), own=signed(own), now=signed(own + given)),
        )
