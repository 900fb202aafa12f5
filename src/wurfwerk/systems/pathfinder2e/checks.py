"""The check and the flat check of Pathfinder 2e.  Source: Player Core, "Checks"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.faces import faces
from wurfwerk.systems.pathfinder2e.check import D20Check, DifficultyClass
from wurfwerk.systems.pathfinder2e.degree import CRITICAL, DEGREES, SUCCESSES, degree
from wurfwerk.systems.pathfinder2e.house_rules import FLAT_CHECK_DEGREES, HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll


@dataclass(frozen=True, kw_only=True)
class PlainCheck(D20Check):
    """Any check: a skill, a saving throw, an attack roll without its damage."""

    key: ClassVar[str] = "check"


@dataclass(frozen=True, kw_only=True)
class Flat(Check):
    """A bare W20 against a difficulty class, without modifiers. At 1 or less it succeeds, at 21 or more it fails, without a die."""

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "flat"
    outcome_keys: ClassVar[tuple[str, ...]] = DEGREES
    favourable: ClassVar[tuple[str, ...]] = SUCCESSES
    marks: ClassVar[Mapping[str, str]] = CRITICAL
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (FLAT_CHECK_DEGREES.key,)

    dc: DifficultyClass

    def degrees(self) -> bool:
        return self.rule("flat-check-degrees") == "on"

    def dieless(self) -> bool:
        """Whether the outcome is settled without a die."""
        return not self.degrees() and not 1 < self.dc < 21

    def dice(self) -> Expression:
        return Number(0) if self.dieless() else Dice(1, 20)

    def outcome(self, value: int) -> Outcome:
        if self.degrees():
            return Outcome(degree(value, value, self.dc), value, value - self.dc)
        if self.dieless():
            return Outcome("success" if self.dc <= 1 else "failure", value)
        return Outcome("success" if value >= self.dc else "failure", value, value - self.dc)

    def reachable(self) -> tuple[str, ...]:
        return DEGREES if self.degrees() else ("failure", "success")

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        if self.dieless():
            return (Message(f"pathfinder2e:explain-flat-{'success' if self.dc <= 1 else 'failure'}", dc=self.dc),)
        lines = []
        if roll is not None:
            lines.append(Message("pathfinder2e:explain-d20", faces=faces(roll.dice)))
        lines.append(Message("pathfinder2e:explain-flat", dc=self.dc))
        return tuple(lines)
