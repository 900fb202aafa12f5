"""What every roll of the duality dice shares: Hope and Fear, one advantage or disadvantage die, the total.

Source: system reference, "Duality Dice", "Advantage and Disadvantage". Law: equal dice are critical in 1 of 12 cases,
whatever the modifier.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Interval

from wurfwerk.dice.expression import Dice, Expression, Labelled
from wurfwerk.dice.operators.arithmetic import Add, Negate
from wurfwerk.dice.operators.keep import Keep
from wurfwerk.dice.operators.together import Together
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.faces import faces
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

Amount = Annotated[int, Interval(ge=-50, le=50)]
Target = Annotated[int, Interval(ge=0, le=100)]
Sources = Annotated[int, Interval(ge=0, le=20)]


def signed(amount: int) -> str:
    """With its sign, as it is printed.

    >>> [signed(amount) for amount in (2, 0, -1)]
    ['+2', '+0', '−1']
    """
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


@dataclass(frozen=True, kw_only=True)
class Duality(Check):
    """2W12, Hope and Fear, plus a modifier; sources of advantage and disadvantage cancel one for one and leave at most one W6."""

    system: ClassVar[str] = "daggerheart"
    system_rules = HOUSE_RULES
    roles: ClassVar[tuple[str, ...]] = ("hope", "fear", "advantage", "disadvantage", "help")

    modifier: Amount = 0
    advantage: Sources = 0
    disadvantage: Sources = 0

    def target_number(self) -> int:
        """What the total must reach."""
        raise NotImplementedError

    def helping(self) -> int:
        """How many allies throw a W6 of their own, of which the highest counts."""
        return 0

    def disadvantages(self) -> int:
        return self.disadvantage

    def side(self) -> int:
        """1 for an advantage die, -1 for a disadvantage die, 0 for none."""
        left = self.advantage - self.disadvantages()
        return (left > 0) - (left < 0)

    def dice(self) -> Expression:
        parts: list[Expression] = []
        if self.side():
            parts.append(
                Labelled(Dice(1, 6), "advantage") if self.side() > 0 else Negate(Labelled(Dice(1, 6), "disadvantage"))
            )
        if self.helping():
            parts.append(Labelled(Keep(Dice(self.helping(), 6), "highest"), "help"))
        duality: list[Expression] = [Labelled(Dice(1, 12), "hope"), Labelled(Dice(1, 12), "fear")]
        if parts:
            duality.append(Add(tuple(parts)) if len(parts) > 1 else parts[0])
        return Together(tuple(duality))

    def shown(self, value: Any) -> int:
        total: int = sum(value) + self.modifier
        return total

    def outcome(self, value: Any) -> Outcome:
        total = self.shown(value)
        margin = total - self.target_number()
        return Outcome(self.verdict(value[0], value[1], margin >= 0), total, margin)

    def verdict(self, hope: int, fear: int, met: bool) -> str:
        """The outcome key of both dice and of whether the total met its target."""
        raise NotImplementedError

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = []
        if roll is not None:
            lines.append(Message("daggerheart:explain-duality", hope=roll.dice[0].value, fear=roll.dice[1].value))
        lines += self._explain_sides(roll)
        if self.helping():
            thrown = roll.dice[3 if self.side() else 2 :] if roll is not None else ()
            lines.append(
                Message("daggerheart:explain-help", helpers=self.helping(), faces=faces(thrown))
                if thrown
                else Message("daggerheart:explain-helpers", helpers=self.helping())
            )
        if self.modifier:
            lines.append(Message("daggerheart:explain-modifier", amount=signed(self.modifier)))
        return tuple(lines) if value is None else (*lines, *self.explain_result(value))

    def explain_result(self, value: Any) -> tuple[Message, ...]:
        """What the dice come to."""
        total = Message("daggerheart:explain-total", total=self.shown(value), target=self.target_number())
        return (total, Message("daggerheart:explain-critical")) if value[0] == value[1] else (total,)

    def _explain_sides(self, roll: Roll | None) -> list[Message]:
        if not self.advantage and not self.disadvantages():
            return []
        lines = [Message("daggerheart:explain-sources", advantage=self.advantage, disadvantage=self.disadvantages())]
        if self.side() == 0:
            return [*lines, Message("daggerheart:explain-cancelled")]
        which = "advantage" if self.side() > 0 else "disadvantage"
        if roll is None:
            return [*lines, Message(f"daggerheart:explain-{which}")]
        return [*lines, Message(f"daggerheart:explain-{which}-die", face=faces(roll.dice[2:3]))]
