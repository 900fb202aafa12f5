"""What a sheet fills in for a check: `modifier` by the name of a statistic or weapon, `dc` by one of its own, `attacks` by weapons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeVar

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.systems.pathfinder2e import weapons

if TYPE_CHECKING:
    from wurfwerk.systems.pathfinder2e.sheet import Character
    from wurfwerk.systems.pathfinder2e.statistic import Statistic

T = TypeVar("T")
MOST_SAID = 60


def parameters(sheet: Character, check: str, named: Mapping[str, str]) -> dict[str, object]:
    """Parameter -> value, for every name given. ParameterError where the sheet or the check knows no such thing."""
    out: dict[str, object] = {}
    for parameter, name in named.items():
        ways: Mapping[tuple[str, str], Callable[[Character, str, str], dict[str, object]]] = {
            ("check", "modifier"): _statistic,
            ("hero-point", "modifier"): _statistic,
            ("strike", "modifier"): _strike,
            ("attacks", "attacks"): _attacks,
            ("damage", "damage"): _damage,
        }
        if parameter == "dc" and check in ("check", "hero-point", "strike", "attacks"):
            out |= _dc(sheet, parameter, name)
        elif (check, parameter) in ways:
            out |= ways[check, parameter](sheet, parameter, name)
        else:
            raise _unknown(parameter, name, [way[1] for way in ways if way[0] == check] or ["–"])
    return out


def _statistics(sheet: Character) -> dict[str, Statistic]:
    """Everything a check may be made with, by name: statistics, lores, attacks."""
    found = {each.key: each for each in sheet.statistics()}
    spell = sheet.spell_attack()
    if spell is not None:
        found[spell.key] = spell
    for place, lore in enumerate(sheet.lores):
        found[_key(lore.name) or f"lore-{place + 1}"] = sheet.lore(place)
    for place, weapon in enumerate(sheet.weapons):
        found.setdefault(_key(weapon.name) or f"attack-{place + 1}", weapons.attack(sheet, place))
    return found


def _statistic(sheet: Character, parameter: str, name: str) -> dict[str, object]:
    return _found(_statistics(sheet), parameter, name).given()


def _dc(sheet: Character, parameter: str, name: str) -> dict[str, object]:
    """Somebody else's check against this character: 10 and the modifier, never a roll of its own (PF-07, PF-21)."""
    known = {each.key: each for each in (*sheet.statistics(), sheet.armor_class())}
    known |= {each.key: each for each in (sheet.class_dc(), sheet.spell_dc()) if each is not None}
    return {"dc": _found(known, parameter, name).dc}


def _strike(sheet: Character, parameter: str, name: str) -> dict[str, object]:
    spell = sheet.spell_attack()
    if spell is not None and _key(name) == spell.key:
        return spell.given()
    place = _weapon(sheet, parameter, name)
    return weapons.attack(sheet, place).given() | weapons.given(sheet, place)


def _attacks(sheet: Character, parameter: str, names: str) -> dict[str, object]:
    """Weapons by name with commas between, in the order of the attacks."""
    out = []
    for name in names.split(","):
        place = _weapon(sheet, parameter, name.strip())
        found = weapons.attack(sheet, place)
        out.append({"name": sheet.weapons[place].name, "modifier": found.modifier} | weapons.given(sheet, place))
    return {"attacks": out}


def _damage(sheet: Character, parameter: str, name: str) -> dict[str, object]:
    return weapons.thrown(sheet, sheet.weapons[_weapon(sheet, parameter, name)])


def _weapon(sheet: Character, parameter: str, name: str) -> int:
    """The number of the weapon of this name, or of `attack-2`."""
    known: dict[str, int] = {}
    for place, weapon in enumerate(sheet.weapons):
        known.setdefault(_key(weapon.name) or f"attack-{place + 1}", place)
        known.setdefault(f"attack-{place + 1}", place)
    return _found(known, parameter, name)


def _found(known: Mapping[str, T], parameter: str, name: str) -> T:
    if _key(name) not in known:
        raise _unknown(parameter, name, list(known) or ["–"])
    return known[_key(name)]


def _key(name: str) -> str:
    """A name as it is typed: without capitals and blanks."""
    return "-".join(name.lower().split())


def _unknown(parameter: str, name: str, known: list[str]) -> ParameterError:
    said = ", ".join(known[:40])
    message = Message("pathfinder2e:unknown-name", parameter=parameter[:40], name=name[:MOST_SAID], known=said[:600])
    return ParameterError("unknown-parameter", message, parameter=parameter)
