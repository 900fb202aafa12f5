"""The action roll of Open Legend.  Source: chapter 2, "Actions and Attributes"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.dice.expression import Dice, Expression, Number
from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.dice.operators.explode import Explode
from wurfwerk.dice.operators.keep import Keep
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.faces import faces
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.openlegend.attributes import ATTRIBUTE_DICE
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES, LEGEND_POINTS_FOR, OF_A_ROLL, net_without_dice
from wurfwerk.systems.openlegend.prompts import prompts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.roll import Roll


@dataclass(frozen=True, kw_only=True)
class Action(Check):
    """A W20 and the dice of the attribute, all exploding without limit, against a challenge rating.

    Advantage throws more attribute dice and drops the lowest, disadvantage the highest: once, before anything explodes.
    Without attribute dice the W20 is doubled instead, by one level at most.
    """

    system: ClassVar[str] = "openlegend"
    key: ClassVar[str] = "action"
    outcome_keys: ClassVar[tuple[str, ...]] = ("failure", "gm-choice", "success")
    favourable: ClassVar[tuple[str, ...]] = ("success",)
    proposed: ClassVar[Mapping[str, object]] = {"challenge": 15}
    gains: ClassVar[tuple[str, ...]] = ("advantage", "legend-points")
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = OF_A_ROLL

    attribute: Annotated[int, Interval(ge=0, le=10), ByRule("OL-P4")]
    challenge: Annotated[int, Interval(ge=0, le=1000)] | None = None
    advantage: Annotated[int, Interval(ge=0, le=20)] = 0
    disadvantage: Annotated[int, Interval(ge=0, le=20)] = 0
    legend_points: Annotated[int, Interval(ge=0, le=10), ByRule("OL-17")] = 0
    level: Annotated[int, Interval(ge=1, le=10), ByRule("OL-P3")] = 1
    extraordinary: bool = False
    roller: Literal["player", "gm"] = "player"
    situational: Annotated[int, Interval(ge=0, le=20)] | None = None

    def validate(self) -> None:
        if self.extraordinary and self.attribute == 0:
            raise forbidden("extraordinary", Message("openlegend:forbidden-extraordinary"))
        if self.legend_points > self.level + 1:
            message = Message(
                "openlegend:forbidden-legend-points", points=self.legend_points, level=self.level, most=self.level + 1
            )
            raise forbidden("legend-points", message)
        if self.legend_points and self.roller == "gm" and self.rule("legend-points-for") == "players":
            raise forbidden("legend-points", Message("openlegend:forbidden-legend-points-gm"))
        if self.situational and self.situational > self.advantage + self.disadvantage:
            given = self.advantage + self.disadvantage
            message = Message("openlegend:forbidden-situational", situational=self.situational, given=given)
            raise forbidden("situational", message)

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """The GM's characters have no legend points where those are for players alone."""
        without = self.roller == "gm" and rules[LEGEND_POINTS_FOR.key] == "players"
        return {"legend_points": 0} if without and self.legend_points else {}

    def wanted(self) -> int:
        """Advantage minus disadvantage, legend points included, before any cap."""
        return self.advantage + self.legend_points - self.disadvantage

    def net(self) -> int:
        """The level of advantage (above 0) or disadvantage (below 0) that counts."""
        if self.attribute:
            return self.wanted()
        return net_without_dice(self.advantage + self.legend_points, self.disadvantage, self.rule("zero-score-net"))

    def bonus(self) -> int:
        """What legend points add to the total."""
        if self.attribute == 0 and self.rule("legend-bonus-at-zero") == "capped":
            return min(self.legend_points, 1)
        return self.legend_points

    def dice(self) -> Expression:
        net = self.net()
        parts: list[Expression] = [self._lone_d20(net) if self.attribute == 0 else Explode(Dice(1, 20))]
        if self.attribute:
            count, sides = ATTRIBUTE_DICE[self.attribute]
            thrown: Expression = Dice(count + abs(net), sides)
            if net:
                thrown = Keep(thrown, "highest" if net > 0 else "lowest", count)
            parts.append(Explode(thrown))
        if self.bonus():
            parts.append(Number(self.bonus()))
        return Add(tuple(parts)) if len(parts) > 1 else parts[0]

    def _lone_d20(self, net: int) -> Expression:
        """The W20 of score 0. The house rule is about all of its rolls: were it only about two W20, advantage could hurt."""
        kept = Keep(Dice(2, 20), "highest" if net > 0 else "lowest") if net else Dice(1, 20)
        return Explode(kept) if self.rule("zero-score-explodes") == "yes" else kept

    def outcome(self, value: int) -> Outcome | None:
        if self.challenge is None:
            return None
        missed = "gm-choice" if self.roller == "player" else "failure"
        return Outcome("success" if value >= self.challenge else missed, value, value - self.challenge)

    def reachable(self) -> tuple[str, ...]:
        if self.challenge is None:
            return ()
        return ("gm-choice" if self.roller == "player" else "failure", "success")

    def cuts(self) -> tuple[int, ...] | None:
        return () if self.challenge is None else (self.challenge,)

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        net, wanted = self.net(), self.wanted()
        lines: list[Message] = []
        count, sides = ATTRIBUTE_DICE[self.attribute]
        if roll is not None:
            first = 2 if net and self.attribute == 0 else 1
            lines.append(Message("openlegend:explain-d20", faces=faces(roll.dice[:first])))
            if self.attribute:
                thrown = faces(roll.dice[first:])
                lines.append(
                    Message(
                        "openlegend:explain-attribute", score=self.attribute, count=count, sides=sides, faces=thrown
                    )
                )
        elif self.attribute:
            lines.append(Message("openlegend:explain-attribute-dice", score=self.attribute, count=count, sides=sides))
        if self.attribute == 0:
            lines.append(Message("openlegend:explain-no-dice"))
        if self.advantage or self.disadvantage or self.legend_points:
            for key, amount in (("advantage", self.advantage), ("legend-advantage", self.legend_points)):
                if amount:
                    lines.append(Message(f"openlegend:explain-{key}", amount=amount))
            if self.disadvantage:
                lines.append(Message("openlegend:explain-disadvantage", amount=self.disadvantage))
            if net != wanted:
                lines.append(Message("openlegend:explain-capped", wanted=wanted, net=net))
            lines.append(self._explain_net(net))
        if self.situational and self.situational > 1:
            lines.append(Message("openlegend:prompt-situational", amount=self.situational))
        if self.legend_points:
            lines.append(Message("openlegend:explain-legend-bonus", amount=self.bonus()))
            if self.bonus() != self.legend_points:
                lines.append(
                    Message("openlegend:explain-legend-bonus-capped", points=self.legend_points, amount=self.bonus())
                )
        if value is not None:
            lines.append(Message("openlegend:explain-total", total=value))
        if self.challenge is not None:
            lines.append(Message("openlegend:explain-challenge", challenge=self.challenge))
            if value is not None:
                lines += self.prompts(value)
        return tuple(lines)

    def prompts(self, value: int) -> tuple[Message, ...]:
        """What the table is reminded of."""
        return prompts(self.outcome(value))

    def _explain_net(self, net: int) -> Message:
        if net == 0:
            return Message("openlegend:explain-net-none")
        side = "advantage" if net > 0 else "disadvantage"
        what = "net" if self.attribute else "net-d20"
        return Message(f"openlegend:explain-{what}-{side}", level=abs(net))
