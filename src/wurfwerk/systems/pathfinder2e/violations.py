"""What on a Pathfinder 2e sheet is against a rule, or against itself."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.sheet import Violation
from wurfwerk.systems.pathfinder2e.character import ATTRIBUTES
from wurfwerk.systems.pathfinder2e.weapons import allowed, title

if TYPE_CHECKING:
    from wurfwerk.systems.pathfinder2e.sheet import Character

HIGHEST_MODIFIER = 10
"""Above it an attribute is a score, whatever the sheet says."""


def violations(sheet: Character) -> tuple[Violation, ...]:
    return (*_attributes(sheet), *_chosen(sheet), *_weapons(sheet), *_bonuses(sheet), *_twice(sheet))


def _attributes(sheet: Character) -> list[Violation]:
    """Scores where modifiers are announced, and the other way round: they are read by the same field (PF-A13)."""
    out = []
    for name in ATTRIBUTES:
        written = getattr(sheet.attributes, name)
        label = Message(f"pathfinder2e:sheet-attributes-{name}")
        if sheet.written_as == "modifiers" and written > HIGHEST_MODIFIER:
            message = Message("pathfinder2e:violation-score", attribute=label, written=written, most=HIGHEST_MODIFIER)
        elif sheet.written_as == "scores" and written < 1:
            message = Message("pathfinder2e:violation-no-score", attribute=label, written=written)
        else:
            continue
        out.append(Violation("PF-A13", f"attributes.{name}", message))
    return out


def _chosen(sheet: Character) -> list[Violation]:
    """A rank that cannot be used because its attribute is missing (PF-01: a statistic is attribute and proficiency)."""
    out = []
    if sheet.ranks.class_dc and sheet.class_dc() is None:
        message = Message("pathfinder2e:violation-no-key-attribute", statistic=Message("pathfinder2e:sheet-class-dc"))
        out.append(Violation("PF-02", "key-attribute", message))
    if sheet.ranks.spells and sheet.spell_attack() is None:
        attack, dc = Message("pathfinder2e:sheet-spell-attack"), Message("pathfinder2e:sheet-spell-dc")
        message = Message("pathfinder2e:violation-no-spell-attribute", attack=attack, dc=dc)
        out.append(Violation("PF-02", "spell-attribute", message))
    return out


def _weapons(sheet: Character) -> list[Violation]:
    out = []
    for place, weapon in enumerate(sheet.weapons):
        name = title(place, weapon)
        if weapon.use != "best" and weapon.use not in allowed(weapon):
            chosen = Message(f"pathfinder2e:sheet-attributes-{weapon.use}")
            message = Message("pathfinder2e:violation-attribute", weapon=name, attribute=chosen)
            out.append(Violation("PF-14", f"weapons[{place}].use", message))
        if weapon.ranged and weapon.finesse:
            message = Message("pathfinder2e:violation-finesse", weapon=name)
            out.append(Violation("PF-14", f"weapons[{place}].finesse", message))
        if weapon.ranged and weapon.increment is None:
            message = Message("pathfinder2e:violation-increment", weapon=name)
            out.append(Violation("PF-06", f"weapons[{place}].increment", message))
        if weapon.deadly and not weapon.damage:
            message = Message("pathfinder2e:violation-deadly", weapon=name)
            out.append(Violation("PF-13", f"weapons[{place}].deadly", message))
    return out


def _bonuses(sheet: Character) -> list[Violation]:
    return [
        Violation("PF-02", f"bonuses[{place}].amount", Message("pathfinder2e:violation-zero", number=place + 1))
        for place, bonus in enumerate(sheet.bonuses)
        if bonus.amount == 0
    ]


def _twice(sheet: Character) -> list[Violation]:
    """One name for two things: which is meant cannot be said. A fault of the data, against no rule."""
    out = []
    stated = Counter(each.statistic for each in sheet.stated)
    for place, each in enumerate(sheet.stated):
        if stated[each.statistic] > 1:
            label = Message(f"pathfinder2e:choice-statistic-{each.statistic}")
            message = Message("pathfinder2e:violation-stated-twice", statistic=label)
            out.append(Violation("", f"stated[{place}].statistic", message))
    names = {"weapons": [each.name for each in sheet.weapons], "lores": [each.name for each in sheet.lores]}
    for where, given in names.items():
        count = Counter(name.lower() for name in given)
        for place, name in enumerate(given):
            if name and count[name.lower()] > 1:
                message = Message("pathfinder2e:violation-name-twice", name=name)
                out.append(Violation("", f"{where}[{place}].name", message))
    return out
