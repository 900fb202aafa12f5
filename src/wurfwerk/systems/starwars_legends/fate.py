"""Fate points of Star Wars: Legends: four chips with two sides; who spends one hands it over.  Source: fate points (SW-17, SW-18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES
from wurfwerk.systems.starwars_legends.resources import CHIPS, FATE_POINTS, FATE_POINTS_GM

Side = Literal["players", "gm"]
KEYS = {"players": FATE_POINTS.key, "gm": FATE_POINTS_GM.key}


def chips(held: Held, side: str) -> int:
    """The chips of a side; where nobody has counted yet, those of the beginning of a session."""
    return held.counts.get(KEYS[side], CHIPS // 2)


@dataclass(frozen=True, kw_only=True)
class SpendFatePoint(Transition):
    """Change or add a small detail of the story; the chip turns over to the other side."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "spend-fate-point"
    moves: ClassVar[tuple[str, ...]] = tuple(KEYS.values())
    rule_number: ClassVar[str] = "SW-17"
    system_rules = HOUSE_RULES

    side: Side = "players"
    undoes_fate_point: bool = False

    def validate(self) -> None:
        if self.undoes_fate_point:
            raise forbidden("undoes-fate-point", Message("starwars-legends:forbidden-fate-undone"))

    def apply(self, held: Held) -> Changed:
        other = "gm" if self.side == "players" else "players"
        own, theirs = chips(held, self.side), chips(held, other)
        if own + theirs != CHIPS or min(own, theirs) < 0:
            message = Message(
                "starwars-legends:forbidden-fate-sum", players=chips(held, "players"), gm=chips(held, "gm")
            )
            raise forbidden("side", message)
        if own == 0:
            raise forbidden("side", Message(f"starwars-legends:forbidden-fate-none-{self.side}"))
        after = held.put(KEYS[self.side], own - 1).put(KEYS[other], theirs + 1)
        told = [Message("starwars-legends:told-fate", players=chips(after, "players"), gm=chips(after, "gm"))]
        told.append(Message("starwars-legends:told-fate-stands"))
        if theirs + 1 == CHIPS:
            told.append(Message("starwars-legends:told-fate-hoard"))
        return Changed(after, tuple(told))


@dataclass(frozen=True, kw_only=True)
class NewSession(Transition):
    """A session begins: two chips for the players, two for the GM, whatever was left of the last one."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "new-session"
    moves: ClassVar[tuple[str, ...]] = tuple(KEYS.values())
    rule_number: ClassVar[str] = "SW-17"
    system_rules = HOUSE_RULES

    def apply(self, held: Held) -> Changed:
        after = held.put(KEYS["players"], CHIPS // 2).put(KEYS["gm"], CHIPS // 2)
        return Changed(after, (Message("starwars-legends:told-fate", players=CHIPS // 2, gm=CHIPS // 2),))
