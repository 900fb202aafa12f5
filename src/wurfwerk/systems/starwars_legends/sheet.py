"""The sheet of a character of Star Wars: Legends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import Derived, Raise, Sheet, Violation
from wurfwerk.systems.starwars_legends import filling, growth
from wurfwerk.systems.starwars_legends.house_rules import ATTRIBUTE_COST_FACTOR, HOUSE_RULES, RAISE_FROM_ZERO
from wurfwerk.systems.starwars_legends.resources import CHIPS, FATE_POINTS, FATE_POINTS_GM
from wurfwerk.systems.starwars_legends.samples import SAMPLES
from wurfwerk.systems.starwars_legends.traits import HIGHEST, Abilities, Attributes, Level, Named, Power, levels

if TYPE_CHECKING:
    from typing import Self

Free = Annotated[tuple[Named, ...], Len(0, 60)]
LEAST, UNTRAINED = Attributes(), Abilities()


@dataclass(frozen=True, slots=True)
class Trait:
    """One trait wherever it stands: its category, path, the key or name it is called by, and its value.

    factor   of a Force power what was decided for it
    """

    category: str
    where: str
    name: str
    level: int
    label: Message
    factor: int | None = None


@dataclass(frozen=True, kw_only=True)
class Character(Sheet):
    """Attributes, abilities, virtues, backgrounds, Force powers, willpower, experience points and Force points."""

    system: ClassVar[str] = "starwars-legends"
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (ATTRIBUTE_COST_FACTOR.key, RAISE_FROM_ZERO.key)

    attributes: Attributes = LEAST
    more_attributes: Free = ()
    abilities: Abilities = UNTRAINED
    more_abilities: Free = ()
    virtues: Free = ()
    backgrounds: Free = ()
    powers: Annotated[tuple[Power, ...], Len(0, 60)] = ()
    willpower: Level = 1
    force_points: Annotated[int, Interval(ge=0, le=1000)] = 0
    experience: Annotated[int, Interval(ge=0, le=100_000)] = 0

    def traits(self) -> Iterator[Trait]:
        """Every trait, in the order of the sheet."""
        for category, group in (("attributes", self.attributes), ("abilities", self.abilities)):
            for key, level in levels(group).items():
                where = f"{category}.{key}"
                yield Trait(category, where, key, level, Message(f"starwars-legends:sheet-{category}-{key}"))
            more = self.more_attributes if category == "attributes" else self.more_abilities
            yield from _named(category, f"more-{category}", more)
        yield from _named("virtues", "virtues", self.virtues)
        yield from _named("backgrounds", "backgrounds", self.backgrounds)
        yield from _named("powers", "powers", self.powers)
        yield Trait("willpower", "willpower", "willpower", self.willpower, Message("starwars-legends:sheet-willpower"))

    def derived(self) -> tuple[Derived, ...]:
        """The sample pools of the source with these traits."""
        by_name: dict[str, Trait] = {}
        for trait in self.traits():
            by_name.setdefault(trait.name, trait)
        out = []
        for key, first, second in SAMPLES:
            parts = [by_name[name] for name in (first, second)]
            made = [Message("starwars-legends:made-trait", trait=part.label, level=part.level) for part in parts]
            out.append(Derived(key, sum([part.level for part in parts]), tuple(made)))
        return tuple(out)

    def violations(self) -> tuple[Violation, ...]:
        found = []
        seen: set[tuple[str, str]] = set()
        for trait in self.traits():
            if trait.level > HIGHEST:
                message = Message(
                    "starwars-legends:violation-above", trait=trait.label, level=trait.level, most=HIGHEST
                )
                found.append(Violation("SW-02", trait.where, message))
            place = trait.where.removesuffix(".level") + ".name"
            if not trait.name.strip():
                found.append(Violation("", place, Message("starwars-legends:violation-nameless")))
            elif (trait.category, trait.name.casefold()) in seen:
                found.append(Violation("", place, Message("starwars-legends:violation-twice", trait=trait.label)))
            seen.add((trait.category, trait.name.casefold()))
        if self.willpower == 0:
            found.append(Violation("SW-27", "willpower", Message("starwars-legends:violation-willpower")))
        return tuple(found)

    def contradictions(self, counts: Mapping[str, int]) -> tuple[Violation, ...]:
        """All fate points are somewhere."""
        players, gm = counts[FATE_POINTS.key], counts[FATE_POINTS_GM.key]
        if players + gm == CHIPS:
            return ()
        message = Message("starwars-legends:violation-chips", players=players, gm=gm, sum=CHIPS)
        return (Violation("SW-17", f"resources.{FATE_POINTS.key}", message),)

    def held(self) -> Held:
        full = {"willpower": self.willpower, "force-points": self.force_points}
        return Held(full, full)

    def raises(self) -> tuple[Raise, ...]:
        return tuple(growth.step(self, trait) for trait in self.traits())

    def stepped(self, step: Raise) -> Self:
        return replace(self, **growth.changed(self, step))

    def parameters(self, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
        return filling.parameters(self, check, named)


def _named(category: str, field: str, traits: Sequence[Named | Power]) -> Iterator[Trait]:
    for place, trait in enumerate(traits):
        label = Message("starwars-legends:named", name=trait.name)
        factor = trait.factor if isinstance(trait, Power) else None
        yield Trait(category, f"{field}[{place}].level", trait.name, trait.level, label, factor)
