"""How a Pathfinder 2e sheet grows, one step at a time.

The sources state what a level and a rank do, but neither what they cost nor when a class gives them: every step is free here, says
so, and stands in the journal with its reason.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from wurfwerk.message import Message
from wurfwerk.rules.sheet import Price, Raise
from wurfwerk.systems.pathfinder2e.character import ATTRIBUTES, HIGHEST_RANK, by_key
from wurfwerk.systems.pathfinder2e.proficiency import RANKS

if TYPE_CHECKING:
    from wurfwerk.systems.pathfinder2e.sheet import Character

HIGHEST_LEVEL = 25
HIGHEST_WRITTEN = 40
CURRENCY = "level"


def raises(sheet: Character) -> tuple[Raise, ...]:
    """The level, each attribute, each rank."""
    out = [_level(sheet)]
    for name in ATTRIBUTES:
        now = getattr(sheet.attributes, name)
        label = Message(f"pathfinder2e:sheet-attributes-{name}")
        refused = None if now < HIGHEST_WRITTEN else Message("pathfinder2e:refused-highest", what=label, most=now)
        why = Message("pathfinder2e:price-boost")
        out.append(Raise(f"attributes.{name}", label, now, now + 1, Price(0, CURRENCY, (why,)), refused))
    for key, rank in by_key(sheet.ranks).items():
        out.append(_rank(f"ranks.{key}", Message(f"pathfinder2e:sheet-ranks-{key}"), rank))
    for key, rank in by_key(sheet.skills).items():
        out.append(_rank(f"skills.{key}", Message(f"pathfinder2e:sheet-skills-{key}"), rank))
    for place, lore in enumerate(sheet.lores):
        label = Message("pathfinder2e:raise-lore", lore=lore.name)
        out.append(_rank(f"lores[{place}].rank", label, lore.rank))
    return tuple(out)


def _level(sheet: Character) -> Raise:
    label = Message("pathfinder2e:sheet-level")
    now = sheet.level
    refused = None if now < HIGHEST_LEVEL else Message("pathfinder2e:refused-highest", what=label, most=now)
    return Raise("level", label, now, now + 1, Price(0, CURRENCY, (Message("pathfinder2e:price-level"),)), refused)


def _rank(where: str, label: Message, now: int) -> Raise:
    """One rank up. PF-04 has five of them."""
    if now == HIGHEST_RANK:
        refused = Message("pathfinder2e:refused-legendary", what=label)
        return Raise(where, label, now, now, Price(None, CURRENCY), refused)
    then = Message(f"pathfinder2e:choice-rank-{RANKS[now + 1]}")
    why = Message("pathfinder2e:price-rank", rank=then)
    return Raise(where, label, now, now + 1, Price(0, CURRENCY, (why,)))


def changed(sheet: Character, step: Raise) -> dict[str, Any]:
    """The fields of the sheet that a step changes, with their new values."""
    group, _, name = step.where.partition(".")
    if group == "level":
        return {"level": step.then}
    if group.startswith("lores["):
        place = int(group[len("lores[") : -1])
        lores = list(sheet.lores)
        lores[place] = replace(lores[place], rank=step.then)
        return {"lores": tuple(lores)}
    return {group: replace(getattr(sheet, group), **{name.replace("-", "_"): step.then})}
