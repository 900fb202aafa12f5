"""Falls and collisions of Daggerheart against the thresholds.  Source: optional mechanics for the GM; a guideline, the GM may differ.

Death at the GM's discretion is no matter of the dice: see the change `declare-death`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.message import Message
from wurfwerk.rules.faces import faces
from wurfwerk.systems.daggerheart.wounds import Threshold, Wounding

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

FALLS = {"very-close": (10, 3), "close": (20, 5), "far": (100, 15), "very-far": (100, 15)}
"""Range -> (sides of the one die, what is added)."""

DEADLY = ("far", "very-far")
"""Ranges from which the GM may declare death instead."""

COLLISION = (20, 5)


def _dice(sides: int, added: int) -> Expression:
    return Add((Dice(1, sides), Number(added)))


@dataclass(frozen=True, kw_only=True)
class Fall(Wounding):
    """A fall to the ground: physical damage by the range it is from; an armor slot may be marked."""

    key: ClassVar[str] = "fall"

    range: Literal["very-close", "close", "far", "very-far"]
    major: Threshold | None = None
    severe: Threshold | None = None
    armor_slot: bool = False

    def slot(self) -> bool:
        return self.armor_slot

    def dice(self) -> Expression:
        return _dice(*FALLS[self.range])

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [Message("daggerheart:explain-fall", sides=FALLS[self.range][0], added=FALLS[self.range][1])]
        if roll is not None:
            lines.append(Message("daggerheart:explain-damage", faces=faces(roll.dice), rolled=value))
        lines += self.explain_wounds(value)
        if self.range in DEADLY:
            lines.append(Message("daggerheart:prompt-death"))
        return tuple(lines)


@dataclass(frozen=True, kw_only=True)
class Collision(Wounding):
    """A collision at dangerous speed with a thing or a character: direct physical damage, one roll for each who takes it."""

    key: ClassVar[str] = "collision"
    withheld: ClassVar[Mapping[str, str]] = {"armor-slot": "withheld-armor-slot"}

    major: Threshold | None = None
    severe: Threshold | None = None

    def dice(self) -> Expression:
        return _dice(*COLLISION)

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = [Message("daggerheart:explain-direct")]
        if roll is not None:
            lines.append(Message("daggerheart:explain-damage", faces=faces(roll.dice), rolled=value))
        return (*lines, *self.explain_wounds(value))
