"""Changes of Stress, hit points and armor slots: damage, Stress with what it overflows into, recovery, death as the GM declares it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.daggerheart.fall import DEADLY
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES, MASSIVE_DAMAGE
from wurfwerk.systems.daggerheart.resources import ARMOR_SLOTS, HIT_POINTS, STRESS, most, stressed, wounded
from wurfwerk.systems.daggerheart.wounds import Threshold, check_thresholds, halved, marked

Marks = Annotated[int, Interval(ge=1, le=12)]
Amount = Annotated[int, Interval(ge=0, le=10_000)]


@dataclass(frozen=True, kw_only=True)
class TakeDamage(Transition):
    """Damage of one or several sources at the same time: they are one sum, which resistance halves before the thresholds count."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "take-damage"
    rule_number: ClassVar[str] = "DH-P6"
    moves: ClassVar[tuple[str, ...]] = (HIT_POINTS, ARMOR_SLOTS)
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (MASSIVE_DAMAGE.key,)

    sources: Annotated[tuple[Amount, ...], Len(1, 20)]
    major: Threshold
    severe: Threshold
    resistance: Literal["none", "resistant", "immune"] = "none"
    armor_slot: bool = False
    direct: bool = False

    def validate(self) -> None:
        check_thresholds(self.major, self.severe)
        if self.direct and self.armor_slot:
            raise forbidden("armor-slot", Message("daggerheart:forbidden-direct"))

    def counted(self) -> int:
        """The damage that the thresholds see."""
        if self.resistance == "immune":
            return 0
        total = sum(self.sources)
        return halved(total) if self.resistance == "resistant" else total

    def apply(self, held: Held) -> Changed:
        told = [Message("daggerheart:explain-damage-total", damage=self.counted())]
        if self.armor_slot:
            slots = most(held, ARMOR_SLOTS)
            if held[ARMOR_SLOTS] >= slots:
                raise forbidden("armor-slot", Message("daggerheart:forbidden-no-slot", slots=slots))
            held = held.put(ARMOR_SLOTS, held[ARMOR_SLOTS] + 1)
            told.append(Message("daggerheart:explain-slot-marked", held=held[ARMOR_SLOTS], most=slots))
        massive = self.rule("massive-damage") == "on"
        count = marked(self.counted(), self.major, self.severe, massive=massive, slot=self.armor_slot)
        after, more = wounded(held, count)
        return Changed(after, (*told, *more))


@dataclass(frozen=True, kw_only=True)
class MarkStress(Transition):
    """Stress to be marked; where some cannot be marked, one hit point instead."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "mark-stress"
    rule_number: ClassVar[str] = "DH-P9"
    moves: ClassVar[tuple[str, ...]] = (STRESS, HIT_POINTS)
    system_rules = HOUSE_RULES

    stress: Marks = 1

    def apply(self, held: Held) -> Changed:
        return Changed(*stressed(held, self.stress))


@dataclass(frozen=True, kw_only=True)
class Recover(Transition):
    """Stress, hit points or armor slots that are cleared, by a rest, an effect or an item."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "recover"
    rule_number: ClassVar[str] = "DH-P9"
    moves: ClassVar[tuple[str, ...]] = (STRESS, HIT_POINTS, ARMOR_SLOTS)
    system_rules = HOUSE_RULES

    what: Literal["stress", "hit-points", "armor-slots"]
    marks: Marks = 1

    def apply(self, held: Held) -> Changed:
        cleared = min(held[self.what], self.marks)
        after = held.put(self.what, held[self.what] - cleared)
        return Changed(
            after, (Message(f"daggerheart:explain-{self.what}-cleared", amount=cleared, held=after[self.what]),)
        )


@dataclass(frozen=True, kw_only=True)
class DeclareDeath(Transition):
    """The GM decides that a fall from far or very far is deadly, in place of its damage; no roll ever does that."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "declare-death"
    rule_number: ClassVar[str] = "DH-05"
    moves: ClassVar[tuple[str, ...]] = (HIT_POINTS,)
    system_rules = HOUSE_RULES

    range: Literal["very-close", "close", "far", "very-far"]

    def apply(self, held: Held) -> Changed:
        if self.range not in DEADLY:
            raise forbidden("range", Message("daggerheart:forbidden-death"))
        last = most(held, HIT_POINTS)
        return Changed(held.put(HIT_POINTS, max(last, held[HIT_POINTS])), (Message("daggerheart:explain-death"),))
