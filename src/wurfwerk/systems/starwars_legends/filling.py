"""What the sheet fills in for a roll: traits by their name, and pools that are made of several."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError

if TYPE_CHECKING:
    from wurfwerk.systems.starwars_legends.sheet import Character

PARTS = {"attribute": ("attributes",), "ability": ("abilities",), "pool": ()}
"""Parameter -> the categories its trait may be of; a pool is made of traits of any category, `stamina+dexterity`."""

MOST_PARTS = 5


def parameters(sheet: Character, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
    """Parameter -> value. ParameterError unknown-parameter where there is no trait of that name, or it does not go here."""
    out: dict[str, object] = {}
    if check == "willpower":
        out["fixed"] = sheet.willpower
    for parameter, text in named.items():
        if parameter not in PARTS:
            message = Message("starwars-legends:unknown-filling", parameter=parameter[:40])
            raise ParameterError("unknown-parameter", message, parameter=parameter)
        parts = text.split("+", MOST_PARTS) if parameter == "pool" else [text]
        out[parameter] = sum([_level(sheet, parameter, part.strip()) for part in parts])
    return out


def _level(sheet: Character, parameter: str, name: str) -> int:
    categories = PARTS[parameter]
    traits = [trait for trait in sheet.traits() if not categories or trait.category in categories]
    for trait in traits:
        if trait.name and name.casefold() in (trait.name.casefold(), trait.where):
            return trait.level
    known = ", ".join([trait.name for trait in traits if trait.name][:40])
    message = Message("starwars-legends:unknown-trait", name=name[:60], known=known)
    raise ParameterError("unknown-parameter", message, parameter=parameter)
