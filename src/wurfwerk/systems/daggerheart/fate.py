"""The fate roll of Daggerheart: one duality die, read as the GM said beforehand.  Source: optional mechanics for the GM."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.dice.expression import Dice, Expression, Labelled
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.faces import faces
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

Face = Annotated[int, Interval(ge=1, le=12), ByRule("DH-01")]


@dataclass(frozen=True, kw_only=True)
class Fate(Check):
    """One W12, the Hope Die or the Fear Die, as a number or with a bound: never critical, and it gives neither Hope nor Fear."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "fate"
    outcome_keys: ClassVar[tuple[str, ...]] = ("no", "yes")
    roles: ClassVar[tuple[str, ...]] = ("hope", "fear")
    system_rules = HOUSE_RULES

    die: Literal["hope", "fear"]
    at_most: Face | None = None
    at_least: Face | None = None
    reading: Literal["number", "scale", "countdown"] = "number"

    def validate(self) -> None:
        if self.at_most is not None and self.at_least is not None:
            raise forbidden("at-least", Message("daggerheart:forbidden-both-bounds"))
        if self.reading != "number" and (self.at_most is not None or self.at_least is not None):
            raise forbidden("reading", Message("daggerheart:forbidden-bound-and-reading"))

    def dice(self) -> Expression:
        return Labelled(Dice(1, 12), self.die)

    def outcome(self, value: int) -> Outcome | None:
        if self.at_most is not None:
            return Outcome("yes" if value <= self.at_most else "no", value)
        if self.at_least is not None:
            return Outcome("yes" if value >= self.at_least else "no", value)
        return None

    def reachable(self) -> tuple[str, ...]:
        return () if self.at_most is None and self.at_least is None else self.outcome_keys

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [Message("daggerheart:prompt-stakes")]
        if roll is not None:
            lines.append(Message(f"daggerheart:explain-{self.die}-die", face=faces(roll.dice)))
        if self.at_most is not None:
            lines.append(Message("daggerheart:explain-at-most", bound=self.at_most))
        if self.at_least is not None:
            lines.append(Message("daggerheart:explain-at-least", bound=self.at_least))
        if self.reading == "scale":
            lines.append(Message("daggerheart:explain-scale"))
        if self.reading == "countdown":
            lines.append(Message("daggerheart:explain-start", start=value or "1–12"))
        return tuple(lines)
