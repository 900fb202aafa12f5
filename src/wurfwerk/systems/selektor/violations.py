"""Everything on a sheet of the selector game that is against a rule, each with the number of the rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.sheet import Violation
from wurfwerk.systems.selektor.approach import DICE, HIGHEST_ABILITY
from wurfwerk.systems.selektor.creation import NARRATIVE_SUM, TOTALS, bonus
from wurfwerk.systems.selektor.moves import key

if TYPE_CHECKING:
    from wurfwerk.systems.selektor.sheet import Character
    from wurfwerk.systems.selektor.traits import Ability, Category


def violations(sheet: Character) -> Iterator[Violation]:
    """In the order of the sheet, what concerns all of it first."""
    yield from _names(sheet)
    yield from _kinds(sheet)
    for place, category in enumerate(sheet.categories):
        yield from _category(sheet, f"categories[{place}]", category)
    yield from _current(sheet)
    yield from sheet.replayed[1]
    yield from _advantages(sheet)


def _names(sheet: Character) -> Iterator[Violation]:
    """Everything has a name, and nothing shares it with another of its kind."""
    seen: set[tuple[str, str]] = set()
    for kind, where, name in sheet.named():
        if not key(name):
            yield Violation("", where, Message("selektor:violation-nameless", kind=_kind(kind)))
        elif (kind, key(name)) in seen:
            yield Violation("", where, Message("selektor:violation-twice", kind=_kind(kind), name=name))
        seen.add((kind, key(name)))


def _kind(kind: str) -> Message:
    return Message(f"selektor:kind-{kind}")


def _kinds(sheet: Character) -> Iterator[Violation]:
    """Five categories with the five totals, and one that is narrative and has ten points."""
    ordinary = [category for category in sheet.categories if not category.narrative]
    narrative = [category for category in sheet.categories if category.narrative]
    if len(ordinary) != len(TOTALS):
        message = Message("selektor:violation-categories", count=len(ordinary), right=len(TOTALS))
        yield Violation("HB-08", "categories", message)
    elif sorted(category.points for category in ordinary) != sorted(TOTALS):
        said = ", ".join(str(category.points) for category in ordinary)
        yield Violation("HB-08", "categories", Message("selektor:violation-totals", totals=said))
    if len(narrative) != 1:
        yield Violation("HB-14", "categories", Message("selektor:violation-narrative-count", count=len(narrative)))
        return
    total = sum([attribute.value for attribute in narrative[0].attributes])
    if total != NARRATIVE_SUM:
        where = f"categories[{sheet.categories.index(narrative[0])}].attributes"
        yield Violation("HB-14", where, Message("selektor:violation-narrative-sum", sum=total, right=NARRATIVE_SUM))


def _category(sheet: Character, where: str, category: Category) -> Iterator[Violation]:
    for place, ability in enumerate(category.abilities):
        yield from _ability(f"{where}.abilities[{place}]", ability)
    if category.narrative:
        if category.points or category.total():
            message = Message("selektor:violation-narrative-abilities", category=category.name)
            yield Violation("HB-08", f"{where}.points" if category.points else f"{where}.abilities", message)
        return
    spent = sum([ability.level - ability.raised for ability in category.abilities])
    if spent != category.points:
        message = Message("selektor:violation-spent", category=category.name, spent=spent, points=category.points)
        yield Violation("HB-08", f"{where}.abilities", message)
    room = HIGHEST_ABILITY * len(category.abilities)
    if category.points > room:
        need = -(-category.points // HIGHEST_ABILITY)
        message = Message("selektor:violation-room", category=category.name, points=category.points, need=need)
        yield Violation("HB-08", f"{where}.abilities", message)
    for place, attribute in enumerate(category.attributes):
        if attribute.value < 1:
            message = Message("selektor:violation-below-one", name=attribute.name)
            yield Violation("HB-11", f"{where}.attributes[{place}].value", message)
    yield from _bonus(sheet, where, category)


def _bonus(sheet: Character, where: str, category: Category) -> Iterator[Violation]:
    """What the ability points gave is what the attributes have, no more; less only where all of them are at their highest."""
    due, placed = bonus(category.total()), category.placed()
    points = category.total()
    if placed > due:
        yield Violation(
            "HB-12",
            f"{where}.attributes",
            Message("selektor:violation-bonus-above", category=category.name, points=points, due=due, placed=placed),
        )
    elif open_bonus(sheet, category):
        yield Violation(
            "HB-12",
            f"{where}.attributes",
            Message("selektor:violation-bonus-open", category=category.name, points=points, due=due, placed=placed),
        )


def open_bonus(sheet: Character, category: Category) -> int:
    """Bonus points of a category that are still to be placed; where all its attributes are at 5 they lapse."""
    if all(sheet.current(attribute) >= DICE for attribute in category.attributes):
        return 0
    return max(0, bonus(category.total()) - category.placed())


def _ability(where: str, ability: Ability) -> Iterator[Violation]:
    if ability.level > HIGHEST_ABILITY:
        message = Message("selektor:violation-ability", name=ability.name, level=ability.level, most=HIGHEST_ABILITY)
        yield Violation("HB-01", f"{where}.level", message)
    if ability.raised > ability.level:
        message = Message("selektor:violation-raised", name=ability.name, raised=ability.raised, level=ability.level)
        yield Violation("HB-18", f"{where}.raised", message)
    for level, text in enumerate(ability.backgrounds(), 1):
        if level <= ability.level and not text.strip():
            question = Message(f"selektor:reference-backgrounds-question-{level}")
            message = Message("selektor:violation-background", name=ability.name, level=level, question=question)
            yield Violation("HB-10", f"{where}.background-{level}", message)


def _current(sheet: Character) -> Iterator[Violation]:
    """Attributes as they are now, moves included, lie within 0 and 5."""
    for number, category in enumerate(sheet.categories):
        for place, attribute in enumerate(category.attributes):
            value = sheet.current(attribute)
            if not 0 <= value <= DICE:
                message = Message("selektor:violation-attribute", name=attribute.name, value=value, most=DICE)
                yield Violation("HB-02", f"categories[{number}].attributes[{place}].value", message)


def _advantages(sheet: Character) -> Iterator[Violation]:
    for place, advantage in enumerate(sheet.advantages):
        where = f"advantages[{place}]"
        if advantage.points > 1:
            message = Message("selektor:violation-advantage-points", name=advantage.name, points=advantage.points)
            yield Violation("HB-19", f"{where}.points", message)
        if advantage.points and not advantage.opportunity.strip():
            message = Message("selektor:violation-opportunity", name=advantage.name)
            yield Violation("HB-19", f"{where}.opportunity", message)
    for place, activity in enumerate(sheet.activity_advantages):
        where = f"activity-advantages[{place}]"
        ability = sheet.ability(activity.ability)
        if activity.points > 2:
            message = Message("selektor:violation-activity-points", name=activity.activity, points=activity.points)
            yield Violation("HB-20", f"{where}.points", message)
        if ability is None:
            message = Message("selektor:violation-activity-ability", name=activity.activity, ability=activity.ability)
            yield Violation("HB-20", f"{where}.ability", message)
        elif activity.points and ability.level >= HIGHEST_ABILITY:
            message = Message("selektor:violation-activity-level", name=activity.activity, ability=ability.name)
            yield Violation("HB-20", f"{where}.ability", message)
