"""The traits of a character of Star Wars: Legends by category.

Attributes and abilities are those the source names; it does not list them all, so each category has room for more. Virtues,
backgrounds and Force powers it does not name.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated

from annotated_types import Interval, Len

from wurfwerk.rules.form import ByRule

Level = Annotated[int, Interval(ge=0, le=20)]
"""What can stand on a sheet; above HIGHEST it is against the rules, and said so."""

HIGHEST = 8
BRILLIANT = 6
"""From here on: more than 5."""


@dataclass(frozen=True, slots=True)
class Attributes:
    """The attributes the source names. 1 is the least aptitude, 0 none at all."""

    strength: Level = 1
    dexterity: Level = 1
    stamina: Level = 1
    charisma: Level = 1
    perception: Level = 1
    intelligence: Level = 1
    wits: Level = 1


@dataclass(frozen=True, slots=True)
class Abilities:
    """The abilities the source names."""

    alertness: Level = 0
    artillery: Level = 0
    etiquette: Level = 0
    intimidation: Level = 0
    melee: Level = 0
    pilot_ships: Level = 0
    ranged_combat: Level = 0
    stealth: Level = 0
    streetwise: Level = 0
    survival: Level = 0


@dataclass(frozen=True, slots=True)
class Named:
    """A trait that the table names itself."""

    name: Annotated[str, Len(0, 60)] = ""
    level: Level = 0


@dataclass(frozen=True, slots=True)
class Power:
    """A Force power. What a step of it costs, 5, 6 or 7 times its value, is decided for each power; there is no default."""

    name: Annotated[str, Len(0, 60)] = ""
    level: Level = 0
    factor: Annotated[int, Interval(ge=5, le=7), ByRule("SW-19")] | None = None


def levels(of: Attributes | Abilities) -> dict[str, int]:
    """Key as in JSON -> value."""
    return {each.name.replace("_", "-"): getattr(of, each.name) for each in fields(of)}
