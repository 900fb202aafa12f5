"""One attack roll against one or several targets.  Source: chapter 2 and the public rules of multi-target attacks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.openlegend.checks import Action
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES, LEGEND_POINTS_FOR, OF_A_ROLL
from wurfwerk.systems.openlegend.prompts import prompts

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.odds import CheckOdds

MOST_TARGETS = 10
LEAST_DAMAGE = 3
BANE_AT = 10
"""By so much above the defense the attack brings a bane as well."""


@dataclass(frozen=True, kw_only=True)
class Attack(Procedure):
    """One roll, judged for each target by its own defense: `hits-2` is two targets hit. The value is the total.

    Two targets and more bring as many levels of disadvantage as there are targets; without attribute dice that is refused.
    """

    system: ClassVar[str] = "openlegend"
    key: ClassVar[str] = "attack"
    outcome_keys: ClassVar[tuple[str, ...]] = tuple(f"hits-{hits}" for hits in range(MOST_TARGETS + 1))
    favourable: ClassVar[tuple[str, ...]] = outcome_keys[1:]
    gains: ClassVar[tuple[str, ...]] = ("advantage", "legend-points")
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = OF_A_ROLL

    attribute: Annotated[int, Interval(ge=0, le=10), ByRule("OL-P4")]
    defenses: Annotated[tuple[Annotated[int, Interval(ge=0, le=1000)], ...], Len(1, MOST_TARGETS)]
    advantage: Annotated[int, Interval(ge=0, le=20)] = 0
    disadvantage: Annotated[int, Interval(ge=0, le=10)] = 0
    legend_points: Annotated[int, Interval(ge=0, le=10), ByRule("OL-17")] = 0
    level: Annotated[int, Interval(ge=1, le=10), ByRule("OL-P3")] = 1
    extraordinary: bool = False
    roller: Literal["player", "gm"] = "player"
    situational: Annotated[int, Interval(ge=0, le=20)] | None = None

    def validate(self) -> None:
        if self.attribute == 0 and len(self.defenses) > 1:
            raise forbidden("defenses", Message("openlegend:forbidden-multi-target", targets=len(self.defenses)))
        _ = self.roll

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """The GM's characters have no legend points where those are for players alone."""
        without = self.roller == "gm" and rules[LEGEND_POINTS_FOR.key] == "players"
        return {"legend_points": 0} if without and self.legend_points else {}

    def for_targets(self) -> int:
        """The levels of disadvantage that the number of targets brings."""
        return len(self.defenses) if len(self.defenses) > 1 else 0

    @cached_property
    def roll(self) -> Action:
        """The one roll; what it has to meet differs from target to target."""
        return self._against(None)

    def _against(self, defense: int | None) -> Action:
        return Action(
            attribute=self.attribute,
            challenge=defense,
            advantage=self.advantage,
            disadvantage=self.disadvantage + self.for_targets(),
            legend_points=self.legend_points,
            level=self.level,
            extraordinary=self.extraordinary,
            roller=self.roller,
            situational=self.situational,
            rules=self.rules,
        )

    def dice(self) -> Expression:
        return self.roll.dice()

    def start(self) -> int | None:
        return None

    def turns(self, state: int | None) -> tuple[Turn, ...]:
        return (Turn("attack", check=self.roll, reads="value"),) if state is None else ()

    def after(self, state: int | None, turn: Turn, told: int) -> int:
        return told

    def verdict(self, state: int) -> Outcome:
        return Outcome(f"hits-{sum(state >= defense for defense in self.defenses)}", state)

    def reachable(self) -> tuple[str, ...]:
        ends = [self.verdict(total).key for total in (-1, *sorted(set(self.defenses)))]
        return tuple(dict.fromkeys(ends))

    def worked_out(self) -> CheckOdds:
        """Between two defenses the number of hits is the same; every target has its own odds beside."""
        from fractions import Fraction

        from wurfwerk.rules.odds import CheckOdds, Part, odds

        answer = odds(self.roll)
        defenses = sorted(set(self.defenses))
        above = [Fraction(1), *[answer.at_least(defense) for defense in defenses], Fraction(0)]
        chances = dict.fromkeys(self.reachable(), Fraction(0))
        for place, total in enumerate((-1, *defenses)):
            chances[self.verdict(total).key] += above[place] - above[place + 1]
        parts = tuple(
            Part(Message("openlegend:explain-target", by=by, defense=defense), odds(self._against(defense)))
            for by, defense in enumerate(self.defenses, 1)
        )
        return CheckOdds(self, answer.distribution, tuple(chances.items()), self.automatic(), {}, parts)

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = []
        if self.for_targets():
            lines.append(Message("openlegend:explain-targets", targets=len(self.defenses)))
        return (*lines, *self.roll.explain())

    def told(self, state: int) -> tuple[Message, ...]:
        lines = []
        if self.for_targets():
            lines.append(Message("openlegend:explain-targets", targets=len(self.defenses)))
        for by, defense in enumerate(self.defenses, 1):
            lines.append(Message("openlegend:explain-target", by=by, defense=defense))
            if state < defense:
                lines.append(Message("openlegend:explain-target-missed"))
                continue
            lines.append(Message("openlegend:explain-target-hit", damage=max(LEAST_DAMAGE, state - defense)))
            if state - defense >= BANE_AT:
                lines.append(Message("openlegend:explain-target-bane", most=state))
        best = self._against(min(self.defenses)).outcome(state)
        return (*lines, *prompts(best))
