"""The attacks of a sheet: which attribute, which rank, what the weapon itself adds, its damage.  Source: PF-14, PF-19; facts 3.2."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.modifier import Modifier
from wurfwerk.rules.sheet import Derived
from wurfwerk.systems.pathfinder2e.character import by_key
from wurfwerk.systems.pathfinder2e.check import signed
from wurfwerk.systems.pathfinder2e.statistic import Statistic
from wurfwerk.systems.pathfinder2e.strike import multiple_attack_penalty

if TYPE_CHECKING:
    from wurfwerk.systems.pathfinder2e.character import Attribute, Weapon
    from wurfwerk.systems.pathfinder2e.sheet import Character

MOST = 12
SHODDY = -2


def title(place: int, weapon: Weapon) -> str | Message:
    """The name of a weapon, or its number."""
    return weapon.name or Message(f"pathfinder2e:sheet-attack-{place + 1}")


def allowed(weapon: Weapon) -> tuple[Attribute, ...]:
    """The attributes its attack roll may use."""
    if weapon.ranged:
        return ("dexterity",)
    return ("strength", "dexterity") if weapon.finesse else ("strength",)


def attribute(sheet: Character, weapon: Weapon) -> Attribute:
    """The one that is used: the attacker's choice where it is allowed, else the best that is."""
    may = allowed(weapon)
    if weapon.use != "best" and weapon.use in may:
        return weapon.use
    return max(may, key=sheet.attribute)


def attack(sheet: Character, place: int) -> Statistic:
    """The attack modifier, without the multiple attack and range penalties."""
    weapon = sheet.weapons[place]
    rank = by_key(sheet.ranks)[weapon.group] if weapon.rank is None else weapon.rank
    parts = [sheet.by_attribute(attribute(sheet, weapon)), sheet.by_rank(rank)]
    if weapon.potency:
        parts.append(Modifier("item", weapon.potency, Message("pathfinder2e:made-potency")))
    if weapon.shoddy:
        parts.append(Modifier("item", SHODDY, Message("pathfinder2e:made-shoddy")))
    return Statistic(f"attack-{place + 1}", (*parts, *sheet.more("attack")), weapon.stated)


def damage(sheet: Character, weapon: Weapon) -> str:
    """The damage as dice notation: Strength is added in melee. Empty where the sheet has none."""
    if not weapon.damage:
        return ""
    more = weapon.damage_bonus + (0 if weapon.ranged else sheet.attribute("strength"))
    return f"{weapon.damage}{more:+d}" if more else weapon.damage


def derived(sheet: Character, place: int) -> Derived:
    """The first attack of a turn, and beside it the later ones, the damage and the reach."""
    weapon = sheet.weapons[place]
    found = attack(sheet, place)
    later = [signed(found.modifier + multiple_attack_penalty(number, weapon.agile)) for number in (2, 3)]
    notes = [Message("pathfinder2e:made-weapon", weapon=title(place, weapon)), *found.made_of()]
    notes.append(Message("pathfinder2e:made-attacks", first=signed(found.modifier), second=later[0], third=later[1]))
    if weapon.damage:
        notes.append(Message("pathfinder2e:made-damage", damage=damage(sheet, weapon)))
    return Derived(found.key, found.modifier, tuple(notes))


def given(sheet: Character, place: int) -> dict[str, object]:
    """The weapon as a strike takes it. The first range increment is assumed until a distance is given."""
    weapon = sheet.weapons[place]
    out: dict[str, object] = {"agile": weapon.agile}
    if weapon.increment is not None:
        out |= {"increment": weapon.increment, "distance": 0}
    return out | thrown(sheet, weapon)


def thrown(sheet: Character, weapon: Weapon) -> dict[str, object]:
    """Its damage, and what it adds on a critical hit."""
    out: dict[str, object] = {}
    if weapon.damage:
        out["damage"] = damage(sheet, weapon)
        if weapon.deadly:
            out["deadly"] = weapon.deadly
    return out
