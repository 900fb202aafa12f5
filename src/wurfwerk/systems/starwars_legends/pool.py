"""What all rolls of Star Wars: Legends share: W10 against a difficulty, counted, judged, and said how."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.operators.tally import Tally
from wurfwerk.dice.where import between, only
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.faces import faces
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.starwars_legends.counting import degree, net
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

    Counts = tuple[int, int, int]
    """The raw value: ones, plain successes, tens."""

Pool = Annotated[int, Interval(ge=0, le=100)]
Trait = Annotated[int, Interval(ge=0, le=8), ByRule("SW-02")]
Difficulty = Annotated[int, Interval(ge=2, le=10), ByRule("SW-03")]

STANDARD = 6
"""The difficulty where nothing is said."""

LADDER = ("botch", "failure", "marginal", "complete", "memorable")
PASSED = ("marginal", "complete", "memorable")


def no_empty_pool(parameter: str, pool: int) -> None:
    """A pool of 0 is no roll, never a free die."""
    if pool == 0:
        raise forbidden(parameter, Message("starwars-legends:forbidden-pool-zero"))


@dataclass(frozen=True, kw_only=True)
class Counted(Check):
    """Base of the rolls. Each die that meets the difficulty is a success, a 10 counts twice, a 1 takes one away.

    A check made of it has the fields `difficulty` and `willpower` (a success bought before the roll), and says how many dice
    are thrown.
    """

    system: ClassVar[str] = "starwars-legends"
    outcome_keys: ClassVar[tuple[str, ...]] = LADDER
    favourable: ClassVar[tuple[str, ...]] = PASSED
    system_rules = HOUSE_RULES

    if TYPE_CHECKING:
        difficulty: int
        willpower: bool

    def thrown(self) -> int:
        """How many dice are thrown."""
        raise NotImplementedError

    def dice(self) -> Expression:
        plain = between(self.difficulty, 9)
        return Tally(Dice(self.thrown(), 10), (only(1), plain, only(10)))

    def net(self, value: Counts) -> int:
        """Net successes; below zero where ones outnumber the successes."""
        ones, plain, tens = value
        return net(ones, plain + self.willpower, tens, self.rule("ones-cancel"))

    def degree(self, value: Counts) -> str:
        """The place on the ladder."""
        ones, plain, tens = value
        return degree(self.net(value), ones, plain + self.willpower + tens, self.rule("botch-when"))

    def shown(self, value: Counts) -> int:
        return self.net(value)

    def outcome(self, value: Counts) -> Outcome:
        return Outcome(self.degree(value), self.shown(value))

    def explain(self, value: Counts | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [*self.explain_pool()]
        lines.append(Message("starwars-legends:explain-difficulty", difficulty=self.difficulty))
        if roll is not None:
            lines.append(Message("starwars-legends:explain-dice", faces=faces(roll.dice)))
        if self.willpower:
            lines.append(Message("starwars-legends:explain-willpower"))
        if value is not None:
            ones, plain, tens = value
            lines.append(Message("starwars-legends:explain-counts", ones=ones, plain=plain, tens=tens))
            if ones:
                lines.append(Message(f"starwars-legends:explain-cancel-{self.rule('ones-cancel')}", ones=ones))
            lines.append(Message("starwars-legends:explain-net", net=self.net(value)))
        if self.automatic():
            lines.append(Message("starwars-legends:explain-automatic", dice=self.thrown(), difficulty=self.difficulty))
        return tuple(lines)

    def explain_pool(self) -> list[Message]:
        """Where the dice come from."""
        return [Message("starwars-legends:explain-pool", pool=self.thrown())]
