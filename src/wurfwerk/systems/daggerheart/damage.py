"""The damage roll of Daggerheart, and what a critical success adds to it.  Source: system reference, "Critical Damage"."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, ClassVar

from wurfwerk.dice.bounds import bounds, whole
from wurfwerk.dice.expression import Expression, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.dice.operators.function import Function
from wurfwerk.dice.shapes import Apply, Constant
from wurfwerk.message import Message
from wurfwerk.rules.check import Check
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.faces import faces
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll
    from wurfwerk.dice.shapes import Shape


@dataclass(frozen=True, kw_only=True)
class Damage(Check):
    """A damage roll. On a critical success the most its dice can show is added: 2W8+1 becomes 2W8+1+16. Fractions are rounded up."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "damage"
    system_rules = HOUSE_RULES

    damage: Expression
    critical: bool = False

    def validate(self) -> None:
        if self.critical and most_of_dice(self.damage.lower()) is None:
            raise forbidden("damage", Message("daggerheart:forbidden-endless-critical"))

    def added(self) -> int:
        """What a critical success adds."""
        most = most_of_dice(self.damage.lower()) if self.critical else 0
        assert most is not None
        return most

    def dice(self) -> Expression:
        total = Add((self.damage, Number(self.added()))) if self.added() else self.damage
        return total if whole(total.lower()) else Function("ceil", (total,))

    def outcome(self, value: int) -> None:
        return None

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = []
        if roll is not None and value is not None:
            lines.append(
                Message("daggerheart:explain-damage", faces=faces(roll.dice), rolled=value - self.added())
                if roll.dice
                else Message("daggerheart:explain-damage-flat", damage=value)
            )
        if self.critical:
            lines.append(Message("daggerheart:explain-critical-damage", added=self.added()))
        if value is not None:
            lines.append(Message("daggerheart:explain-damage-total", damage=value))
        return tuple(lines)


def most_of_dice(shape: Shape) -> int | None:
    """The most that the dice of a sum can add, without its flat numbers; None where they have no limit.

    Dice that are subtracted add nothing. What is no sum counts as a whole.
    """
    if isinstance(shape, Constant):
        return 0
    if isinstance(shape, Apply) and shape.operation == "+":
        parts = [most_of_dice(part) for part in shape.parts]
        return None if None in parts else sum(part for part in parts if part is not None)
    high = bounds(shape)[1]
    return None if high is None else max(0, ceil(high))
