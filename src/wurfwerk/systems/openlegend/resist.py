"""The resist roll of Open Legend: a W20 that is no action roll.  Source: chapter 2 and the public rules of banes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.operators.keep import Keep
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.faces import faces
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES, ZERO_SCORE_NET, net_without_dice

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

ENDS_AT = 10


@dataclass(frozen=True, kw_only=True)
class Resist(Check):
    """A W20 without attribute dice; 10 or more ends the bane. It does not explode, and legend points are for action rolls."""

    system: ClassVar[str] = "openlegend"
    key: ClassVar[str] = "resist"
    withheld: ClassVar[Mapping[str, str]] = {"legend-points": "withheld-legend-points"}
    outcome_keys: ClassVar[tuple[str, ...]] = ("failure", "success")
    favourable: ClassVar[tuple[str, ...]] = ("success",)
    gains: ClassVar[tuple[str, ...]] = ("advantage",)
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (ZERO_SCORE_NET.key,)

    advantage: Annotated[int, Interval(ge=0, le=20)] = 0
    disadvantage: Annotated[int, Interval(ge=0, le=20)] = 0

    def net(self) -> int:
        """The level that counts, 1 at most either way."""
        return net_without_dice(self.advantage, self.disadvantage, self.rule("zero-score-net"))

    def dice(self) -> Expression:
        net = self.net()
        return Keep(Dice(2, 20), "highest" if net > 0 else "lowest") if net else Dice(1, 20)

    def outcome(self, value: int) -> Outcome:
        return Outcome("success" if value >= ENDS_AT else "failure", value, value - ENDS_AT)

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        net, wanted = self.net(), self.advantage - self.disadvantage
        lines: list[Message] = []
        if roll is not None:
            lines.append(Message("openlegend:explain-d20", faces=faces(roll.dice)))
        for key, amount in (("advantage", self.advantage), ("disadvantage", self.disadvantage)):
            if amount:
                lines.append(Message(f"openlegend:explain-{key}", amount=amount))
        if net != wanted:
            lines.append(Message("openlegend:explain-capped", wanted=wanted, net=net))
        if net:
            lines.append(
                Message(f"openlegend:explain-net-d20-{'advantage' if net > 0 else 'disadvantage'}", level=abs(net))
            )
        elif self.advantage or self.disadvantage:
            lines.append(Message("openlegend:explain-net-none"))
        lines.append(Message("openlegend:explain-resist", least=ENDS_AT))
        return tuple(lines)
