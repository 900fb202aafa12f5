"""The sheet of a character of the selector game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Len

from wurfwerk.message import Message
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import Derived, Raise, Sheet, Violation
from wurfwerk.systems.selektor import filling, growth
from wurfwerk.systems.selektor.approach import DICE
from wurfwerk.systems.selektor.creation import bonus, guide
from wurfwerk.systems.selektor.house_rules import ABILITY_COST, HOUSE_RULES, SECOND_EVENT
from wurfwerk.systems.selektor.moves import Standing, key, replay
from wurfwerk.systems.selektor.traits import (
    Ability,
    ActivityAdvantage,
    Advantage,
    Attribute,
    Category,
    Move,
    Name,
    Story,
)
from wurfwerk.systems.selektor.violations import open_bonus, violations

if TYPE_CHECKING:
    from typing import Self

EMPTY = (*[Category()] * 5, Category(narrative=True))


@dataclass(frozen=True, kw_only=True)
class Character(Sheet):
    """Five categories and a narrative one, all with names of the table's own, advantages, and attribute points that moved."""

    system: ClassVar[str] = "selektor"
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (ABILITY_COST.key, SECOND_EVENT.key)

    details: Story = ""
    categories: Annotated[tuple[Category, ...], Len(0, 12)] = EMPTY
    advantages: Annotated[tuple[Advantage, ...], Len(0, 40)] = ()
    activity_advantages: Annotated[tuple[ActivityAdvantage, ...], Len(0, 40)] = ()
    moves: Annotated[tuple[Move, ...], Len(0, 200)] = ()

    @cached_property
    def replayed(self) -> tuple[Standing, tuple[Violation, ...]]:
        """The attributes after all moves, and what is wrong with the moves."""
        return replay(self)

    def standing(self) -> Standing:
        """The attributes after all moves."""
        return self.replayed[0]

    def current(self, attribute: Attribute) -> int:
        """The value of an attribute now, moves included."""
        return self.standing().values.get(key(attribute.name), attribute.value)

    def ability(self, name: str) -> Ability | None:
        for category in self.categories:
            for ability in category.abilities:
                if key(name) and key(ability.name) == key(name):
                    return ability
        return None

    def named(self) -> Iterator[tuple[Name, str, Name]]:
        """(kind, path of the name, name) of everything that has one."""
        for number, category in enumerate(self.categories):
            where = f"categories[{number}]"
            yield "category", f"{where}.name", category.name
            for place, attribute in enumerate(category.attributes):
                yield "attribute", f"{where}.attributes[{place}].name", attribute.name
            for place, ability in enumerate(category.abilities):
                yield "ability", f"{where}.abilities[{place}].name", ability.name
        for place, advantage in enumerate(self.advantages):
            yield "advantage", f"advantages[{place}].name", advantage.name
        for place, activity in enumerate(self.activity_advantages):
            yield "activity", f"activity-advantages[{place}].activity", activity.activity

    def derived(self) -> tuple[Derived, ...]:
        standing = self.standing()
        ordinary = [category for category in self.categories if not category.narrative]
        narrative = [category for category in self.categories if category.narrative]
        abilities = [ability for category in ordinary for ability in category.abilities]
        works: list[Advantage | ActivityAdvantage] = [*self.advantages, *self.activity_advantages]
        steps = guide(self)
        return (
            Derived("attributes", self._sum(ordinary), self._attributes(ordinary)),
            Derived("narrative-sum", self._sum(narrative), self._attributes(narrative)),
            Derived("altered-state", standing.excess(), _altered(standing)),
            Derived("ability-points", sum([ability.level for ability in abilities]), tuple(map(_ability, abilities))),
            Derived("bonus-points", sum([bonus(category.total()) for category in ordinary]), _bonus(ordinary)),
            Derived("bonus-open", sum([open_bonus(self, category) for category in ordinary]), self._lapsed(ordinary)),
            Derived("effective", sum([work.effective() for work in works]), tuple(map(_effective, works))),
            Derived("steps-open", sum([bool(step.missing) for step in steps]), _guide(self)),
        )

    def _sum(self, categories: list[Category]) -> int:
        return sum([self.current(attribute) for category in categories for attribute in category.attributes])

    def _attributes(self, categories: list[Category]) -> tuple[Message, ...]:
        """Every attribute with its value now, and the word for it."""
        out = []
        for attribute in [attribute for category in categories for attribute in category.attributes]:
            now = self.current(attribute)
            word = Message(f"selektor:reference-attributes-level-{min(max(now, 0), DICE)}")
            moved = now - attribute.value
            out.append(Message("selektor:made-attribute", name=attribute.name, value=now, moved=moved, word=word))
        return tuple(out)

    def _lapsed(self, categories: list[Category]) -> tuple[Message, ...]:
        """Categories in which a bonus point finds no attribute below 5."""
        out = []
        for category in categories:
            left = bonus(category.total()) - category.placed()
            if left > 0 and category.attributes and not open_bonus(self, category):
                out.append(Message("selektor:made-lapsed", category=category.name, points=left, most=DICE))
        return tuple(out)

    def violations(self) -> tuple[Violation, ...]:
        return tuple(violations(self))

    def held(self) -> Held:
        return Held({"progress-points": 0})

    def raises(self) -> tuple[Raise, ...]:
        return tuple(growth.raises(self))

    def stepped(self, step: Raise) -> Self:
        return growth.stepped(self, step)

    def parameters(self, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
        return filling.parameters(self, named)


def _ability(ability: Ability) -> Message:
    word = Message(f"selektor:reference-abilities-level-{min(ability.level, 3)}")
    return Message("selektor:made-ability", name=ability.name, level=ability.level, word=word)


def _bonus(categories: list[Category]) -> tuple[Message, ...]:
    out = []
    for number, category in enumerate(categories, 1):
        name = category.name.strip() or Message("selektor:made-nameless", number=number)
        out.append(
            Message("selektor:made-bonus", category=name, points=category.total(), bonus=bonus(category.total()))
        )
    return tuple(out)


def _effective(work: Advantage | ActivityAdvantage) -> Message:
    """What an advantage is and whether it works."""
    if isinstance(work, Advantage):
        return Message("selektor:made-advantage", name=work.name, effective=work.effective(), points=work.points)
    return Message(
        "selektor:made-activity",
        name=work.activity,
        ability=work.ability,
        effective=work.effective(),
        points=work.points,
    )


def _altered(standing: Standing) -> tuple[Message, ...]:
    if not standing.excess():
        return (Message("selektor:made-normal-state"),)
    return (Message("selektor:made-altered-state", excess=standing.excess()),)


def _guide(sheet: Character) -> tuple[Message, ...]:
    """The order of creation with what is missing, for the one who makes the character."""
    out = []
    for number, step in enumerate(guide(sheet), 1):
        out.append(
            Message(
                "selektor:guide-step",
                number=number,
                step=Message(f"selektor:guide-{step.key}"),
                missing=len(step.missing),
            )
        )
        out += step.missing
    return tuple(out)
