"""The damage roll of Daggerheart: critical damage, resistance, thresholds.  Source: system reference, "Critical Damage", "Damage"."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, ClassVar, Literal

from wurfwerk.dice.bounds import bounds, whole
from wurfwerk.dice.expression import Expression, Number
from wurfwerk.dice.operators.arithmetic import Add, Divide
from wurfwerk.dice.operators.function import Function
from wurfwerk.dice.shapes import Apply, Constant
from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.faces import faces
from wurfwerk.systems.daggerheart.wounds import Threshold, Wounding

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll
    from wurfwerk.dice.shapes import Shape


@dataclass(frozen=True, kw_only=True)
class Damage(Wounding):
    """A damage roll. On a critical success the most its dice can show is added: 2W8+1 becomes 2W8+1+16.

    Several sources at once are one sum. Resistance halves it before the thresholds count; fractions are rounded up.
    """

    key: ClassVar[str] = "damage"

    damage: Expression
    critical: bool = False
    resistance: Literal["none", "resistant", "immune"] = "none"
    major: Threshold | None = None
    severe: Threshold | None = None
    armor_slot: bool = False
    direct: bool = False

    def slot(self) -> bool:
        return self.armor_slot

    def validate(self) -> None:
        Wounding.validate(self)
        if self.critical and most_of_dice(self.damage.lower()) is None:
            raise forbidden("damage", Message("daggerheart:forbidden-endless-critical"))
        if self.direct and self.armor_slot:
            raise forbidden("armor-slot", Message("daggerheart:forbidden-direct"))

    def added(self) -> int:
        """What a critical success adds."""
        most = most_of_dice(self.damage.lower()) if self.critical else 0
        assert most is not None
        return most

    def dice(self) -> Expression:
        if self.resistance == "immune":
            return Number(0)
        total = Add((self.damage, Number(self.added()))) if self.added() else self.damage
        if self.resistance == "resistant":
            total = Divide(total, Number(2))
        return total if whole(total.lower()) else Function("ceil", (total,))

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        if self.resistance == "immune":
            return Message("daggerheart:explain-immune"), *self.explain_wounds(value)
        lines = []
        if roll is not None and value is not None:
            if not roll.dice:
                lines.append(Message("daggerheart:explain-damage-flat", damage=value))
            elif self.resistance == "resistant":
                lines.append(Message("daggerheart:explain-damage-faces", faces=faces(roll.dice)))
            else:
                thrown = Message("daggerheart:explain-damage", faces=faces(roll.dice), rolled=value - self.added())
                lines.append(thrown)
        if self.critical:
            lines.append(Message("daggerheart:explain-critical-damage", added=self.added()))
        if self.resistance == "resistant":
            lines.append(Message("daggerheart:explain-resistant"))
        if self.direct:
            lines.append(Message("daggerheart:explain-direct"))
        return (*lines, *self.explain_wounds(value))


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
