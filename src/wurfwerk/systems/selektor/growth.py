"""What a step up costs in the selector game.  The source names no price for an ability; what is asked is a house rule, and says so.

An ability costs a number of progress points for each level; points already put into it count, and an activity advantage that works
counts as two, because it is extended to the whole ability. The attribute point that follows from every second ability point
costs nothing. Narrative attributes are not raised at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from wurfwerk.message import Message
from wurfwerk.rules.sheet import Price, Raise
from wurfwerk.systems.selektor.approach import DICE, HIGHEST_ABILITY
from wurfwerk.systems.selektor.creation import bonus
from wurfwerk.systems.selektor.moves import key
from wurfwerk.systems.selektor.violations import open_bonus

if TYPE_CHECKING:
    from wurfwerk.systems.selektor.sheet import Character
    from wurfwerk.systems.selektor.traits import Ability, Attribute, Category

    C = TypeVar("C", bound=Character)

CURRENCY = "progress-points"
ADVANTAGE_COST, ACTIVITY_COST = 1, 2
NO_PRICE = Price(None, CURRENCY)


def cost(sheet: Character, level: int) -> int:
    """What the step from this ability level to the next one costs, by house rule; 0 where there is none."""
    table = sheet.rule("ability-cost").split(",")
    return int(table[level]) if level < len(table) else 0


def paid_by_activity(sheet: Character, ability: Ability) -> int:
    """Two where an activity advantage of this ability works, which the step uses up; else 0."""
    return ACTIVITY_COST if _extended(sheet, ability) is not None else 0


def _extended(sheet: Character, ability: Ability) -> int | None:
    """The place of the activity advantage that the next step of an ability extends."""
    for place, activity in enumerate(sheet.activity_advantages):
        if activity.effective() and key(activity.ability) and key(activity.ability) == key(ability.name):
            return place
    return None


def _ended(sheet: Character, ability: Ability) -> tuple[int, ...]:
    """The places of the activity advantages that end with the next step besides the one it extends: at the highest level there are none."""
    if ability.level + 1 < HIGHEST_ABILITY:
        return ()
    extended = _extended(sheet, ability)
    return tuple(
        place
        for place, activity in enumerate(sheet.activity_advantages)
        if place != extended and key(activity.ability) and key(activity.ability) == key(ability.name)
    )


def raises(sheet: Character) -> Iterator[Raise]:
    """Every step, in the order of the sheet."""
    for number, category in enumerate(sheet.categories):
        where = f"categories[{number}]"
        for place, ability in enumerate(category.abilities):
            yield _level(sheet, category, f"{where}.abilities[{place}].level", ability)
            yield _invest(sheet, f"{where}.abilities[{place}].invested", ability)
        for place, attribute in enumerate(category.attributes):
            yield _attribute(sheet, category, f"{where}.attributes[{place}].value", attribute)
    for place, advantage in enumerate(sheet.advantages):
        label = Message("selektor:raise-advantage", name=advantage.name)
        refused = None
        if advantage.points >= ADVANTAGE_COST:
            refused = Message("selektor:refused-advantage-has", name=advantage.name)
        elif not advantage.opportunity.strip():
            refused = Message("selektor:refused-opportunity", name=advantage.name)
        price = Price(1, CURRENCY, (Message("selektor:price-advantage"),))
        yield Raise(f"advantages[{place}].points", label, advantage.points, advantage.points + 1, price, refused)
    for place in range(len(sheet.activity_advantages)):
        yield _activity(sheet, place)


def _level(sheet: Character, category: Category, where: str, ability: Ability) -> Raise:
    full, activity = cost(sheet, ability.level), paid_by_activity(sheet, ability)
    label = Message("selektor:raise-ability", name=ability.name)
    why = [
        Message("selektor:price-ability", level=ability.level + 1, cost=full),
        Message("selektor:price-house-rule"),
    ]
    if activity:
        why.append(Message("selektor:price-activity-paid", paid=activity))
    if ability.invested:
        why.append(Message("selektor:price-invested", invested=ability.invested))
    if not category.narrative and bonus(category.total() + 1) > bonus(category.total()):
        why.append(Message("selektor:price-bonus-follows", category=category.name, points=category.total() + 1))
    why += [
        Message("selektor:price-activity-ends", name=sheet.activity_advantages[at].activity)
        for at in _ended(sheet, ability)
    ]
    refused = None
    if ability.level >= HIGHEST_ABILITY:
        refused = Message("selektor:refused-highest-ability", name=ability.name, most=HIGHEST_ABILITY)
    elif category.narrative:
        refused = Message("selektor:refused-narrative-ability", name=ability.name)
    price = Price(max(0, full - activity - ability.invested), CURRENCY, tuple(why))
    return Raise(where, label, ability.level, ability.level + 1, price if refused is None else NO_PRICE, refused)


def _invest(sheet: Character, where: str, ability: Ability) -> Raise:
    """One point into the next level: what a session gave in something that was agreed on."""
    label = Message("selektor:raise-invest", name=ability.name)
    refused = None
    if ability.level >= HIGHEST_ABILITY:
        refused = Message("selektor:refused-highest-ability", name=ability.name, most=HIGHEST_ABILITY)
    elif ability.invested + paid_by_activity(sheet, ability) >= cost(sheet, ability.level):
        refused = Message("selektor:refused-invested", name=ability.name, level=ability.level + 1)
    price = Price(1, CURRENCY, (Message("selektor:price-invest"),)) if refused is None else NO_PRICE
    return Raise(where, label, ability.invested, ability.invested + 1, price, refused)


def _attribute(sheet: Character, category: Category, where: str, attribute: Attribute) -> Raise:
    now = sheet.current(attribute)
    label = Message("selektor:raise-attribute", name=attribute.name)
    left = open_bonus(sheet, category)
    points = category.total()
    why = [Message("selektor:price-attribute", points=points, bonus=bonus(points), open=left)]
    if now != attribute.value:
        why.append(Message("selektor:price-attribute-moved", now=now, then=now + 1))
    price = Price(0, CURRENCY, tuple(why))
    refused = None
    excess = sheet.standing().excess()
    if category.narrative and excess:
        refused = Message("selektor:refused-altered-state", name=attribute.name, excess=excess)
    elif category.narrative:
        refused = Message("selektor:refused-narrative-attribute", name=attribute.name)
    elif now >= DICE:
        refused = Message("selektor:refused-highest-attribute", name=attribute.name, most=DICE)
    elif not left:
        refused = Message("selektor:refused-no-bonus", category=category.name, points=points, bonus=bonus(points))
    return Raise(where, label, attribute.value, attribute.value + 1, price, refused)


def _activity(sheet: Character, place: int) -> Raise:
    activity = sheet.activity_advantages[place]
    ability = sheet.ability(activity.ability)
    label = Message("selektor:raise-activity", name=activity.activity, ability=activity.ability)
    refused = None
    if ability is None:
        refused = Message("selektor:refused-activity-ability", name=activity.activity, ability=activity.ability)
    elif activity.effective():
        refused = Message("selektor:refused-activity-has", name=activity.activity)
    elif ability.level >= HIGHEST_ABILITY:
        refused = Message("selektor:refused-activity-level", name=activity.activity, ability=ability.name)
    price = Price(1, CURRENCY, (Message("selektor:price-activity", points=activity.points),))
    return Raise(f"activity-advantages[{place}].points", label, activity.points, activity.points + 1, price, refused)


_TRAIT = re.compile(r"categories\[(\d+)\]\.(abilities|attributes)\[(\d+)\]\.(level|invested|value)")


def stepped(sheet: C, step: Raise) -> C:
    """The sheet after a step. The new level of an ability uses up what was put into it, and the activity advantage it extends."""
    trait = _TRAIT.fullmatch(step.where)
    if trait is None:
        field, _, rest = step.where.partition("[")
        name = field.replace("-", "_")
        after: Any = {name: _put(getattr(sheet, name), int(rest.partition("]")[0]), points=step.then)}
        return replace(sheet, **after)
    number, kind, place, part = int(trait[1]), trait[2], int(trait[3]), trait[4]
    category = sheet.categories[number]
    activities = sheet.activity_advantages
    if kind == "attributes":
        changed = _put(category.attributes, place, value=category.attributes[place].value + 1)
        category = replace(category, attributes=changed)
    elif part == "invested":
        category = replace(category, abilities=_put(category.abilities, place, invested=step.then))
    else:
        ability = category.abilities[place]
        owed = max(0, cost(sheet, ability.level) - paid_by_activity(sheet, ability))
        left = max(0, ability.invested - owed)
        stepped_up = _put(category.abilities, place, level=step.then, raised=ability.raised + 1, invested=left)
        category = replace(category, abilities=stepped_up)
        gone = (_extended(sheet, ability), *_ended(sheet, ability))
        activities = tuple(each for at, each in enumerate(activities) if at not in gone)
    categories = (*sheet.categories[:number], category, *sheet.categories[number + 1 :])
    return replace(sheet, categories=categories, activity_advantages=activities)


def _put(items: tuple[Any, ...], place: int, **values: int) -> tuple[Any, ...]:
    return (*items[:place], replace(items[place], **values), *items[place + 1 :])
