"""The sheet of a Pathfinder 2e character or creature: statistics and attacks, what they are made of, and what is against the rules.

Source: facts 3.1, 3.2; Player Core. What a class or ancestry gives stands on the sheet as a rank, a bonus or hit points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from annotated_types import Len

from wurfwerk.message import Message
from wurfwerk.rules.modifier import Modifier
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import Derived, Raise, Sheet, Violation
from wurfwerk.systems.pathfinder2e import filling, growth, weapons
from wurfwerk.systems.pathfinder2e.character import (
    ATTRIBUTES,
    LORE,
    SAVES,
    SKILLS,
    Armor,
    Attribute,
    Attributes,
    Bonus,
    HitPoints,
    Lore,
    Name,
    Ranks,
    Skills,
    Stated,
    Weapon,
    by_key,
    modifier_of,
)
from wurfwerk.systems.pathfinder2e.check import Level
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES, PROFICIENCY_WITHOUT_LEVEL
from wurfwerk.systems.pathfinder2e.proficiency import RANKS, RULE, proficiency_bonus
from wurfwerk.systems.pathfinder2e.resources import HERO_POINTS, HIT_POINTS
from wurfwerk.systems.pathfinder2e.statistic import Statistic
from wurfwerk.systems.pathfinder2e.violations import violations

if TYPE_CHECKING:
    from typing import Self

MOST_LORES = 8
ChosenAttribute = Literal["none", "strength", "dexterity", "constitution", "intelligence", "wisdom", "charisma"]


def lore_title(place: int, name: str) -> str | Message:
    """The name of a lore, or its number."""
    return name or Message(f"pathfinder2e:sheet-lore-{place + 1}")


@dataclass(frozen=True, kw_only=True)
class Character(Sheet):
    """Attributes, ranks, armor and weapons as they are written; everything else follows from them.

    written_as   whether the attributes are modifiers or, as older sheets have them, scores
    """

    system: ClassVar[str] = "pathfinder2e"
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (PROFICIENCY_WITHOUT_LEVEL.key,)
    follows: ClassVar[tuple[str, ...]] = house_rules

    class_: Name = ""
    level: Level = 1
    written_as: Literal["modifiers", "scores"] = "modifiers"
    attributes: Attributes = Attributes()  # noqa: RUF009
    key_attribute: ChosenAttribute = "none"
    spell_attribute: ChosenAttribute = "none"
    ranks: Ranks = Ranks()  # noqa: RUF009
    skills: Skills = Skills()  # noqa: RUF009
    lores: Annotated[tuple[Lore, ...], Len(0, MOST_LORES)] = ()
    hit_points: HitPoints = HitPoints()  # noqa: RUF009
    armor: Armor = Armor()  # noqa: RUF009
    weapons: Annotated[tuple[Weapon, ...], Len(0, weapons.MOST)] = ()
    bonuses: Annotated[tuple[Bonus, ...], Len(0, 40)] = ()
    stated: Annotated[tuple[Stated, ...], Len(0, 30)] = ()

    def attribute(self, name: Attribute) -> int:
        """The modifier of an attribute."""
        written: int = getattr(self.attributes, name)
        return written if self.written_as == "modifiers" else modifier_of(written)

    def by_attribute(self, name: Attribute, most: int | None = None) -> Modifier:
        """The attribute as a part of a statistic; `most` is the cap of an armor."""
        amount = self.attribute(name)
        source = Message(f"pathfinder2e:sheet-attributes-{name}")
        if most is not None and amount > most:
            return Modifier("attribute", most, Message("pathfinder2e:made-capped", attribute=source, most=most))
        return Modifier("attribute", amount, source)

    def by_rank(self, rank: int) -> Modifier:
        """The proficiency bonus as a part of a statistic."""
        bonus = proficiency_bonus(rank, self.level, self.rule(RULE) == "on")
        return Modifier("proficiency", bonus, Message(f"pathfinder2e:choice-rank-{RANKS[rank]}"))

    def more(self, key: str) -> tuple[Modifier, ...]:
        """Lasting bonuses and penalties on a statistic."""
        return tuple(Modifier(each.kind, each.amount, each.source) for each in self.bonuses if each.statistic == key)

    def stated_value(self, key: str) -> int | None:
        return next((each.value for each in self.stated if each.statistic == key), None)

    def _statistic(self, key: str, attribute: Attribute, rank: int) -> Statistic:
        parts = (self.by_attribute(attribute), self.by_rank(rank), *self.more(key))
        return Statistic(key, parts, self.stated_value(key))

    def statistics(self) -> tuple[Statistic, ...]:
        """Everything that is a modifier on a W20: Perception, saves, skills."""
        ranks, skills = by_key(self.ranks), by_key(self.skills)
        return (
            self._statistic("perception", "wisdom", ranks["perception"]),
            *[self._statistic(key, attribute, ranks[key]) for key, attribute in SAVES.items()],
            *[self._statistic(key, attribute, skills[key]) for key, attribute in SKILLS.items()],
        )

    def lore(self, place: int) -> Statistic:
        """A lore of one's own, keyed by its number; by its name where it is said."""
        lore = self.lores[place]
        notes = (Message("pathfinder2e:made-lore", lore=lore_title(place, lore.name)),)
        return Statistic(f"lore-{place + 1}", (self.by_attribute(LORE), self.by_rank(lore.rank)), notes=notes)

    def armor_class(self) -> Statistic:
        """Dexterity up to the armor's cap, proficiency with what is worn, its item bonus."""
        parts = [self.by_attribute("dexterity", self.armor.dexterity_cap)]
        parts.append(self.by_rank(by_key(self.ranks)[self.armor.worn]))
        if self.armor.bonus:
            parts.append(Modifier("item", self.armor.bonus, self.armor.name))
        printed = self.stated_value("armor-class")
        stated = None if printed is None else printed - 10
        return Statistic("armor-class", (*parts, *self.more("armor-class")), stated)

    def class_dc(self) -> Statistic | None:
        return self._chosen("class-dc", self.key_attribute, self.ranks.class_dc, dc=True)

    def spell_attack(self) -> Statistic | None:
        """A weapon's item bonus does not help it."""
        return self._chosen("spell-attack", self.spell_attribute, self.ranks.spells)

    def spell_dc(self) -> Statistic | None:
        return self._chosen("spell-dc", self.spell_attribute, self.ranks.spells, dc=True)

    def _chosen(self, key: str, attribute: ChosenAttribute, rank: int, dc: bool = False) -> Statistic | None:
        printed = self.stated_value(key)
        if attribute == "none" and printed is None:
            return None
        parts = () if attribute == "none" else (self.by_attribute(attribute), self.by_rank(rank), *self.more(key))
        return Statistic(key, parts, printed - 10 if printed is not None and dc else printed)

    def most_hit_points(self) -> Derived:
        """Ancestry, and for each level the class and Constitution; at least 1 a level."""
        printed = self.stated_value("hit-points")
        if printed is not None:
            return Derived("maximum-hit-points", printed, (Message("pathfinder2e:made-printed", amount=printed),))
        points, levels = self.hit_points, max(1, self.level)
        constitution = self.attribute("constitution")
        each = max(1, points.a_level + constitution)
        value = max(1, points.ancestry + levels * each + points.more)
        made = (
            Message("pathfinder2e:made-ancestry", amount=points.ancestry),
            Message("pathfinder2e:made-levels", levels=levels, each=points.a_level, constitution=constitution),
            *([Message("pathfinder2e:made-more", amount=points.more)] if points.more else []),
        )
        return Derived("maximum-hit-points", value, made)

    def derived(self) -> tuple[Derived, ...]:
        attributes = [self._derived_attribute(name) for name in ATTRIBUTES]
        chosen = [each.as_dc() for each in (self.class_dc(), self.spell_dc()) if each is not None]
        attack = self.spell_attack()
        return (
            *attributes,
            self.armor_class().as_dc(),
            self.most_hit_points(),
            *[each.as_modifier() for each in self.statistics()],
            *[self.lore(place).as_modifier() for place in range(len(self.lores))],
            *([] if attack is None else [attack.as_modifier()]),
            *chosen,
            *[weapons.derived(self, place) for place in range(len(self.weapons))],
        )

    def _derived_attribute(self, name: Attribute) -> Derived:
        written = getattr(self.attributes, name)
        key = "made-written" if self.written_as == "modifiers" else "made-score"
        return Derived(name, self.attribute(name), (Message(f"pathfinder2e:{key}", written=written),))

    def violations(self) -> tuple[Violation, ...]:
        return violations(self)

    def held(self) -> Held:
        most = self.most_hit_points().value
        return Held({HERO_POINTS: 1, HIT_POINTS: most}, {HIT_POINTS: most})

    def raises(self) -> tuple[Raise, ...]:
        return growth.raises(self)

    def stepped(self, step: Raise) -> Self:
        return replace(self, **growth.changed(self, step))

    def parameters(self, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
        return filling.parameters(self, check, named)
