"""The sheet of a Daggerheart character: traits, what follows from class, armor and level, and what is against the rules.

The numbers of the rules of the character are those of the table `character-rules`: DH-P1 and so on, from the system reference.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.resource import Held
from wurfwerk.rules.sheet import Derived, Price, Raise, Sheet, Violation
from wurfwerk.systems.daggerheart.classes import ARMORS, CLASSES, Armor
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES
from wurfwerk.systems.daggerheart.resources import (
    ARMOR_SLOTS,
    HIT_POINTS,
    HOPE,
    MOST_HOPE,
    MOST_SLOTS,
    START_HOPE,
    STRESS,
    STRESS_SLOTS,
)

if TYPE_CHECKING:
    from typing import Self

HIGHEST_LEVEL = 10
MOST_PARTS = 5
"""Of how many traits and Experiences a modifier may be made."""

Score = Annotated[int, Interval(ge=-5, le=10)]
Bonus = Annotated[int, Interval(ge=-10, le=10)]
Base = Annotated[int, Interval(ge=0, le=60)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Traits:
    """The six traits."""

    agility: Score = 0
    strength: Score = 0
    finesse: Score = 0
    instinct: Score = 0
    presence: Score = 0
    knowledge: Score = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnArmor:
    """An armor that is in no list: thresholds without the level, score, Evasion."""

    major: Base = 0
    severe: Base = 0
    score: Annotated[int, Interval(ge=0, le=12)] = 0
    evasion: Bonus = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonuses:
    """What features, items and advancements add."""

    evasion: Bonus = 0
    major: Bonus = 0
    severe: Bonus = 0
    hit_points: Bonus = 0
    stress: Bonus = 0
    armor_slots: Bonus = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Experience:
    """An Experience and what it adds to a roll for 1 Hope."""

    name: Annotated[str, Len(0, 80)]
    modifier: Annotated[int, Interval(ge=1, le=10)] = 2


TRAITS = tuple(each.name for each in fields(Traits))
UNTRAINED, NO_ARMOR, NO_BONUSES = Traits(), OwnArmor(), Bonuses()


@dataclass(frozen=True, kw_only=True)
class Character(Sheet):
    """Class, level, traits, armor, Experiences, bonuses and scars. All else follows."""

    system: ClassVar[str] = "daggerheart"
    system_rules = HOUSE_RULES

    class_: Literal["bard", "druid", "guardian", "ranger", "rogue", "seraph", "sorcerer", "warrior", "wizard"] = "bard"
    level: Annotated[int, Interval(ge=1, le=HIGHEST_LEVEL), ByRule("DH-P13")] = 1
    traits: Traits = UNTRAINED
    armor: Literal["unarmored", "gambeson", "leather", "chainmail", "full-plate", "own"] = "unarmored"
    own_armor: OwnArmor = NO_ARMOR
    experiences: Annotated[tuple[Experience, ...], Len(0, 20)] = ()
    bonuses: Bonuses = NO_BONUSES
    scars: Annotated[int, Interval(ge=0, le=MOST_HOPE), ByRule("DH-P10")] = 0

    def worn(self) -> Armor | None:
        """The armor; None without one."""
        if self.armor == "own":
            own = self.own_armor
            return Armor(own.major, own.severe, own.score, own.evasion)
        return ARMORS.get(self.armor)

    def _sum(self, key: str, *parts: tuple[str, int]) -> Derived:
        """A figure from parts named by their text; a part of 0 that is not the first is left out."""
        made_of = tuple(
            Message(f"daggerheart:made-{name}", amount=amount)
            for place, (name, amount) in enumerate(parts)
            if amount or not place
        )
        return Derived(key, max(0, sum(amount for _, amount in parts)), made_of)

    def _thresholds(self) -> tuple[Derived, Derived]:
        worn, extra = self.worn(), self.bonuses
        if worn is None:
            return (
                self._sum("major", ("level", self.level), ("bonus", extra.major)),
                self._sum("severe", ("twice-level", 2 * self.level), ("bonus", extra.severe)),
            )
        return (
            self._sum("major", ("armor", worn.major), ("level", self.level), ("bonus", extra.major)),
            self._sum("severe", ("armor", worn.severe), ("level", self.level), ("bonus", extra.severe)),
        )

    def derived(self) -> tuple[Derived, ...]:
        evasion, hit_points = CLASSES[self.class_]
        worn, extra = self.worn() or Armor(0, 0, 0), self.bonuses
        return (
            self._sum("evasion", ("class", evasion), ("armor", worn.evasion), ("bonus", extra.evasion)),
            *self._thresholds(),
            self._capped(self._sum("hit-points", ("class", hit_points), ("bonus", extra.hit_points))),
            self._capped(self._sum("stress", ("base", STRESS_SLOTS), ("bonus", extra.stress))),
            self._capped(self._sum("armor-slots", ("armor", worn.score), ("bonus", extra.armor_slots))),
            self._sum("hope-slots", ("base", MOST_HOPE), ("scars", -self.scars)),
        )

    def _capped(self, figure: Derived) -> Derived:
        if figure.value <= MOST_SLOTS:
            return figure
        return Derived(figure.key, MOST_SLOTS, (*figure.made_of, Message("daggerheart:made-capped", most=MOST_SLOTS)))

    def figures(self) -> dict[str, int]:
        """Derived values by key."""
        return {figure.key: figure.value for figure in self.derived()}

    def violations(self) -> tuple[Violation, ...]:
        found = []
        if self.armor != "own" and self.own_armor != NO_ARMOR:
            message = Message(
                "daggerheart:violation-own-armor", armor=Message(f"daggerheart:choice-armor-{self.armor}")
            )
            found.append(Violation("DH-P6", "own-armor", message))
        figures = self.figures()
        if figures["severe"] < figures["major"]:
            message = Message("daggerheart:violation-severe", major=figures["major"], severe=figures["severe"])
            found.append(Violation("DH-P6", "bonuses.severe" if self.armor != "own" else "own-armor.severe", message))
        if figures["major"] < 1:
            found.append(Violation("DH-P6", "bonuses.major", Message("daggerheart:violation-major")))
        if figures["hit-points"] < 1:
            found.append(Violation("DH-P5", "bonuses.hit-points", Message("daggerheart:violation-hit-points")))
        named = [each.name.strip().casefold() for each in self.experiences]
        for place, each in enumerate(self.experiences):
            if named[place] in named[:place]:
                message = Message("daggerheart:violation-experience", name=each.name)
                found.append(Violation("DH-P2", f"experiences[{place}].name", message))
        if self.scars == MOST_HOPE:
            found.append(Violation("DH-P10", "scars", Message("daggerheart:violation-scars")))
        return tuple(found)

    def held(self) -> Held:
        figures = self.figures()
        bounds = {
            HOPE: figures["hope-slots"],
            STRESS: figures["stress"],
            HIT_POINTS: figures["hit-points"],
            ARMOR_SLOTS: figures["armor-slots"],
        }
        return Held({HOPE: min(START_HOPE, bounds[HOPE]), STRESS: 0, HIT_POINTS: 0, ARMOR_SLOTS: 0}, bounds)

    def raises(self) -> tuple[Raise, ...]:
        """The level: when the GM says so, for nothing. What is chosen with it is set by hand."""
        label = Message("daggerheart:sheet-level")
        if self.level == HIGHEST_LEVEL:
            refused = Message("daggerheart:refused-highest-level", most=HIGHEST_LEVEL)
            return (Raise("level", label, self.level, self.level, Price(None, "level"), refused),)
        now, then = self.figures(), replace(self, level=self.level + 1).figures()
        thresholds = Message(
            "daggerheart:price-thresholds",
            major=now["major"],
            severe=now["severe"],
            new_major=then["major"],
            new_severe=then["severe"],
        )
        why = (Message("daggerheart:price-level"), thresholds, Message("daggerheart:price-advancements"))
        return (Raise("level", label, self.level, self.level + 1, Price(0, "level", why)),)

    def stepped(self, step: Raise) -> Self:
        return replace(self, level=step.then)

    def parameters(self, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
        """Thresholds for damage, free Stress under water; traits and Experiences for a modifier, Evasion for an evasion."""
        figures = self.figures()
        out: dict[str, object] = {}
        if check in ("fall", "collision", "damage", "take-damage"):
            out |= {"major": max(1, figures["major"]), "severe": max(1, figures["severe"])}
        if check == "drowning":
            out["free-stress"] = figures["stress"]
        for parameter, given in named.items():
            if parameter == "evasion" and given == "evasion":
                out["evasion"] = figures["evasion"]
                continue
            modifier = self._modifier(given) if parameter in ("modifier", "initiator", "target", "leader") else None
            if modifier is None:
                known = ", ".join((*TRAITS, *[each.name for each in self.experiences if each.name.strip()]))
                message = Message("daggerheart:error-no-such-trait", name=given[:60], known=known)
                raise ParameterError("unknown-parameter", message, parameter=parameter)
            out[parameter] = modifier if parameter == "modifier" else {"modifier": modifier}
        return out

    def _modifier(self, given: str) -> int | None:
        """What a trait or an Experience adds, or several with + between them; None where one is not on the sheet.

        >>> Character(traits=Traits(finesse=2), experiences=(Experience(name="Sailor"),))._modifier("finesse+sailor")
        4
        """
        adds = {each.name.strip().casefold(): each.modifier for each in reversed(self.experiences)}
        adds |= {f"{where}{name}": getattr(self.traits, name) for name in TRAITS for where in ("", "traits.")}
        parts = [part.strip().casefold() for part in given.split("+", MOST_PARTS)]
        return sum(adds[part] for part in parts) if all(part and part in adds for part in parts) else None
