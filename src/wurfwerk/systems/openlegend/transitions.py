"""How legend points change: awarded by the GM, spent before a roll.  Source: chapter 2, "Legend Points"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES, LEGEND_POINTS_FOR
from wurfwerk.systems.openlegend.resources import LEGEND, MOST


@dataclass(frozen=True, kw_only=True)
class _OfLegend(Transition):
    """A change of legend points; whether the GM's characters have any is a house rule."""

    system: ClassVar[str] = "openlegend"
    moves: ClassVar[tuple[str, ...]] = (LEGEND,)
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (LEGEND_POINTS_FOR.key,)

    points: Annotated[int, Interval(ge=1, le=MOST), ByRule("OL-17")] = 1
    roller: Literal["player", "gm"] = "player"

    def validate(self) -> None:
        if self.roller == "gm" and self.rule("legend-points-for") == "players":
            raise forbidden("roller", Message("openlegend:forbidden-legend-points-gm"))


@dataclass(frozen=True, kw_only=True)
class AwardLegendPoints(_OfLegend):
    """For a flaw that was played to one's own cost, for strong roleplay, or by a rule of the table."""

    key: ClassVar[str] = "award-legend-points"
    rule_number: ClassVar[str] = "OL-17"

    reason: Literal["flaw", "roleplay", "table-rule"] = "flaw"

    def apply(self, held: Held) -> Changed:
        now = held[LEGEND]
        if now + self.points > MOST:
            message = Message("openlegend:forbidden-too-many-held", held=now, points=self.points, most=MOST)
            raise forbidden("points", message)
        told = Message("openlegend:explain-awarded", points=self.points, held=now + self.points)
        return Changed(held.put(LEGEND, now + self.points), (told,))


@dataclass(frozen=True, kw_only=True)
class SpendLegendPoints(_OfLegend):
    """Announced before an action roll: as many levels of advantage, and as much on the total."""

    key: ClassVar[str] = "spend-legend-points"
    rule_number: ClassVar[str] = "OL-18"

    level: Annotated[int, Interval(ge=1, le=10), ByRule("OL-P3")] = 1

    def apply(self, held: Held) -> Changed:
        now = held[LEGEND]
        if self.points > self.level + 1:
            message = Message(
                "openlegend:forbidden-legend-points", points=self.points, level=self.level, most=self.level + 1
            )
            raise forbidden("points", message)
        if self.points > now:
            raise forbidden("points", Message("openlegend:forbidden-not-held", points=self.points, held=now))
        told = Message("openlegend:explain-spent", points=self.points, held=now - self.points)
        return Changed(held.put(LEGEND, now - self.points), (told,))
