"""The check and the flat check of Pathfinder 2e.  Source: Player Core, "Checks"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Len

from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import missing
from wurfwerk.rules.faces import faces
from wurfwerk.systems.pathfinder2e.check import D20Check, DifficultyClass, Level
from wurfwerk.systems.pathfinder2e.degree import CRITICAL, DEGREES, SUCCESSES, degree
from wurfwerk.systems.pathfinder2e.house_rules import FLAT_CHECK_DEGREES, HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll


@dataclass(frozen=True, kw_only=True)
class PlainCheck(D20Check):
    """Any check: a skill, a saving throw, an attack roll without its damage.

    incapacitation   an effect that takes its target out of the fight shifts the degree where the target is above its level: one
                     better for the target's own roll, one worse for the roll of who uses it
    effect_level     of the creature or item it comes from; of a spell twice its rank
    """

    key: ClassVar[str] = "check"

    incapacitation: Literal["none", "rolled-by-target", "rolled-against-target"] = "none"
    effect_level: Level | None = None
    target_level: Level | None = None

    def validate(self) -> None:
        D20Check.validate(self)
        if self.incapacitation == "none":
            return
        if self.effect_level is None:
            raise missing("effect-level", Message("pathfinder2e:missing-effect-level"))
        if self.target_level is None:
            raise missing("target-level", Message("pathfinder2e:missing-target-level"))

    def shifts(self) -> tuple[tuple[str, int], ...]:
        listed = D20Check.shifts(self)
        if self.incapacitation == "none" or (self.target_level or 0) <= (self.effect_level or 0):
            return listed
        if self.incapacitation == "rolled-by-target":
            return (("pathfinder2e:explain-incapacitation-better", 1), *listed)
        return (("pathfinder2e:explain-incapacitation-worse", -1), *listed)

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = D20Check.explain(self, value, roll)
        return lines if value is None else (*lines, *unlisted_effect(self.degree_of(self.natural(value))))


def unlisted_effect(key: str) -> tuple[Message, ...]:
    """What to do where an effect says nothing of a critical result."""
    return (Message(f"pathfinder2e:prompt-{key}"),) if key in CRITICAL else ()


@dataclass(frozen=True, kw_only=True)
class Flat(Check):
    """A bare W20 against a difficulty class, without modifiers. At 1 or less it succeeds, at 21 or more it fails, without a die.

    also   the DCs of other flat checks for the same thing: one roll against the highest of all
    """

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "flat"
    outcome_keys: ClassVar[tuple[str, ...]] = DEGREES
    favourable: ClassVar[tuple[str, ...]] = SUCCESSES
    marks: ClassVar[Mapping[str, str]] = CRITICAL
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (FLAT_CHECK_DEGREES.key,)

    dc: DifficultyClass
    also: Annotated[tuple[DifficultyClass, ...], Len(0, 10)] = ()

    @property
    def highest(self) -> int:
        """The DC that counts."""
        return max(self.dc, *self.also) if self.also else self.dc

    def degrees(self) -> bool:
        return self.rule("flat-check-degrees") == "on"

    def dieless(self) -> bool:
        """Whether the outcome is settled without a die."""
        return not self.degrees() and not 1 < self.highest < 21

    def dice(self) -> Expression:
        return Number(0) if self.dieless() else Dice(1, 20)

    def outcome(self, value: int) -> Outcome:
        if self.degrees():
            return Outcome(degree(value, value, self.highest), value, value - self.highest)
        if self.dieless():
            return Outcome("success" if self.highest <= 1 else "failure", value)
        return Outcome("success" if value >= self.highest else "failure", value, value - self.highest)

    def reachable(self) -> tuple[str, ...]:
        return DEGREES if self.degrees() else ("failure", "success")

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [Message("pathfinder2e:explain-highest", dc=self.highest)] if self.also else []
        if self.dieless():
            return (
                *lines,
                Message(f"pathfinder2e:explain-flat-{'success' if self.highest <= 1 else 'failure'}", dc=self.highest),
            )
        if roll is not None:
            lines.append(Message("pathfinder2e:explain-d20", faces=faces(roll.dice)))
        lines.append(Message("pathfinder2e:explain-flat", dc=self.highest))
        if value is not None and self.degrees():
            lines += unlisted_effect(self.outcome(value).key)
        return tuple(lines)
