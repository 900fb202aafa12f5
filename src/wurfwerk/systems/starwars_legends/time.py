"""Time at the table of Star Wars: Legends: a marker in the log says what begins, a turn, a scene, a story, or time without events.

Source: time (SW-25). The units are those of the table `time`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Len

from wurfwerk.message import Message
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES

UNITS = ("combat-round", "round", "scene", "story", "downtime")
"""Shortest to longest."""


@dataclass(frozen=True, kw_only=True)
class MarkTime(Transition):
    """What begins now, and what it is called; it moves nothing and stands in the log."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "mark-time"
    rule_number: ClassVar[str] = "SW-25"
    named: ClassVar[tuple[str, ...]] = ("unit", "name")
    system_rules = HOUSE_RULES

    unit: Literal["combat-round", "round", "scene", "story", "downtime"] = "scene"
    name: Annotated[str, Len(0, 80)] = ""

    def apply(self, held: Held) -> Changed:
        unit, name = Message(f"starwars-legends:reference-time-unit-{self.unit}"), self.name.strip()
        length = Message(f"starwars-legends:reference-time-length-{self.unit}")
        key = "told-time-named" if name else "told-time"
        return Changed(held, (Message(f"starwars-legends:{key}", unit=unit, name=name, length=length),))
