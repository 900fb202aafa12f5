"""The parts of a Pathfinder 2e sheet: attributes, ranks, skills, armor, weapons, and what else changes a statistic."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Literal

from annotated_types import Interval, Len

from wurfwerk.rules.form import ByRule

Name = Annotated[str, Len(0, 80)]
Written = Annotated[int, Interval(ge=-5, le=40)]
"""A modifier, or a score from which it follows."""
RankNumber = Annotated[int, Interval(ge=0, le=4), ByRule("PF-04")]
"""0 untrained, 1 trained, 2 expert, 3 master, 4 legendary."""
HIGHEST_RANK = 4

Attribute = Literal["strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]
ATTRIBUTES: tuple[Attribute, ...] = ("strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma")

SKILLS: dict[str, Attribute] = {
    "acrobatics": "dexterity",
    "arcana": "intelligence",
    "athletics": "strength",
    "crafting": "intelligence",
    "deception": "charisma",
    "diplomacy": "charisma",
    "intimidation": "charisma",
    "medicine": "wisdom",
    "nature": "wisdom",
    "occultism": "intelligence",
    "performance": "charisma",
    "religion": "wisdom",
    "society": "intelligence",
    "stealth": "dexterity",
    "survival": "wisdom",
    "thievery": "dexterity",
}
"""Skill -> its attribute."""
LORE: Attribute = "intelligence"

SAVES: dict[str, Attribute] = {"fortitude": "constitution", "reflex": "dexterity", "will": "wisdom"}

Statistic = Literal[
    "armor-class", "attack", "class-dc", "fortitude", "hit-points", "perception", "reflex", "spell-attack", "spell-dc",
    "will", "acrobatics", "arcana", "athletics", "crafting", "deception", "diplomacy", "intimidation", "medicine",
    "nature", "occultism", "performance", "religion", "society", "stealth", "survival", "thievery",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Attributes:
    """Modifiers or scores, as the sheet says."""

    strength: Written = 0
    dexterity: Written = 0
    constitution: Written = 0
    intelligence: Written = 0
    wisdom: Written = 0
    charisma: Written = 0


@dataclass(frozen=True, kw_only=True)
class Ranks:
    """Ranks of everything but skills. The class sets those of weapons and armor, kind by kind."""

    perception: RankNumber = 0
    fortitude: RankNumber = 0
    reflex: RankNumber = 0
    will: RankNumber = 0
    class_dc: RankNumber = 0
    spells: RankNumber = 0
    unarmored: RankNumber = 0
    light: RankNumber = 0
    medium: RankNumber = 0
    heavy: RankNumber = 0
    unarmed: RankNumber = 0
    simple: RankNumber = 0
    martial: RankNumber = 0
    advanced: RankNumber = 0


@dataclass(frozen=True, kw_only=True)
class Skills:
    """Ranks of skills."""

    acrobatics: RankNumber = 0
    arcana: RankNumber = 0
    athletics: RankNumber = 0
    crafting: RankNumber = 0
    deception: RankNumber = 0
    diplomacy: RankNumber = 0
    intimidation: RankNumber = 0
    medicine: RankNumber = 0
    nature: RankNumber = 0
    occultism: RankNumber = 0
    performance: RankNumber = 0
    religion: RankNumber = 0
    society: RankNumber = 0
    stealth: RankNumber = 0
    survival: RankNumber = 0
    thievery: RankNumber = 0


@dataclass(frozen=True, kw_only=True)
class Lore:
    """A field of knowledge of one's own."""

    name: Name = ""
    rank: RankNumber = 1


@dataclass(frozen=True, kw_only=True)
class HitPoints:
    """What the hit points are made of; `more` is anything besides."""

    ancestry: Annotated[int, Interval(ge=0, le=50)] = 0
    a_level: Annotated[int, Interval(ge=0, le=50)] = 0
    more: Annotated[int, Interval(ge=-500, le=500)] = 0


@dataclass(frozen=True, kw_only=True)
class Armor:
    """What is worn; `bonus` with the potency rune, `dexterity_cap` none where nothing limits it."""

    name: Name = ""
    worn: Literal["unarmored", "light", "medium", "heavy"] = "unarmored"
    bonus: Annotated[int, Interval(ge=0, le=20)] = 0
    dexterity_cap: Annotated[int, Interval(ge=0, le=10)] | None = None


@dataclass(frozen=True, kw_only=True)
class Weapon:
    """A weapon, or an attack as a creature's entry states it.

    use      the attribute of the attack roll: the better one that is allowed, or the attacker's choice
    rank     where this very weapon has another one than its group
    potency  of its rune: an item bonus
    stated   the whole attack modifier, where nothing else is known
    """

    name: Name = ""
    group: Literal["unarmed", "simple", "martial", "advanced"] = "simple"
    rank: RankNumber | None = None
    ranged: bool = False
    finesse: bool = False
    agile: bool = False
    use: Literal["best", "strength", "dexterity"] = "best"
    increment: Annotated[int, Interval(ge=1, le=100_000)] | None = None
    potency: Annotated[int, Interval(ge=0, le=3)] = 0
    shoddy: bool = False
    damage: Annotated[str, Len(0, 80)] = ""
    damage_bonus: Annotated[int, Interval(ge=-50, le=50)] = 0
    deadly: Annotated[str, Len(0, 40)] = ""
    stated: Annotated[int, Interval(ge=-100, le=100)] | None = None


@dataclass(frozen=True, kw_only=True)
class Bonus:
    """A lasting bonus (above 0) or penalty (below 0) on a statistic."""

    statistic: Statistic
    kind: Literal["circumstance", "status", "item", "untyped"]
    amount: Annotated[int, Interval(ge=-100, le=100)]
    source: Name = ""


@dataclass(frozen=True, kw_only=True)
class Stated:
    """A statistic as an entry of a creature prints it, in place of what would follow from the other fields."""

    statistic: Statistic
    value: Annotated[int, Interval(ge=-100, le=10_000)]


def by_key(group: object) -> dict[str, int]:
    """The values of a group by their keys."""
    return {field.name.replace("_", "-"): getattr(group, field.name) for field in fields(group)}  # type: ignore[arg-type]


def modifier_of(score: int) -> int:
    """The modifier of a score, rounded down.

    >>> [modifier_of(score) for score in (1, 8, 9, 10, 19)]
    [-5, -1, -1, 0, 4]
    """
    return (score - 10) // 2
