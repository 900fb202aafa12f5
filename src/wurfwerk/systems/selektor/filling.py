"""What the sheet fills in for a roll: an attribute and abilities by name, and whether an activity counts one level higher."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError, forbidden
from wurfwerk.systems.selektor.moves import key

if TYPE_CHECKING:
    from wurfwerk.systems.selektor.sheet import Character

ABILITIES = ("ability-1", "ability-2")
ACTIVITIES = ("activity-advantage-1", "activity-advantage-2")


def parameters(sheet: Character, named: Mapping[str, str]) -> Mapping[str, object]:
    """Parameter -> value. ParameterError where there is no trait of that name; forbidden where an activity does not work yet."""
    out: dict[str, object] = {}
    for parameter, name in named.items():
        if parameter == "attribute":
            out[parameter] = _attribute(sheet, name)
        elif parameter in ABILITIES:
            out[parameter] = _ability(sheet, parameter, name)
        elif parameter in ACTIVITIES:
            out[parameter] = _activity(sheet, parameter, name, named.get(ABILITIES[ACTIVITIES.index(parameter)], ""))
        else:
            message = Message("selektor:unknown-filling", parameter=parameter[:40])
            raise ParameterError("unknown-parameter", message, parameter=parameter)
    first, second = (key(named.get(parameter, "")) for parameter in ABILITIES)
    if first and first == second:
        out["same-ability"] = True
    return out


def _attribute(sheet: Character, name: str) -> int:
    values = sheet.standing().values
    if key(name) not in values:
        known = [attribute.name for category in sheet.categories for attribute in category.attributes]
        raise _unknown("attribute", "attribute", name, known)
    return values[key(name)]


def _ability(sheet: Character, parameter: str, name: str) -> int:
    found = sheet.ability(name)
    if found is None:
        known = [ability.name for category in sheet.categories for ability in category.abilities]
        raise _unknown("ability", parameter, name, known)
    return found.level


def _activity(sheet: Character, parameter: str, name: str, ability: str) -> bool:
    """An activity advantage of the ability that stands beside it."""
    mine = [each for each in sheet.activity_advantages if key(each.ability) == key(ability)]
    for each in mine:
        if key(each.activity) == key(name):
            if not each.effective():
                message = Message("selektor:refused-not-effective", name=each.activity, points=each.points)
                raise forbidden(parameter, message)
            return True
    raise _unknown("activity", parameter, name, [each.activity for each in mine])


def _unknown(kind: str, parameter: str, name: str, known: list[str]) -> ParameterError:
    said = ", ".join([each for each in known if each][:40])
    message = Message("selektor:unknown-trait", kind=Message(f"selektor:kind-{kind}"), name=name[:60], known=said)
    return ParameterError("unknown-parameter", message, parameter=parameter)
