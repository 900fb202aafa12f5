"""Hero points and hit points, and their changes.  Source: Player Core, "Hero Points" (PF-P2 to PF-P5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.resource import Changed, Held, Resource, Transition
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES

HERO_POINTS = "hero-points"
HIT_POINTS = "hit-points"
MOST_HERO_POINTS = 3
AT_START = 1
RESOURCES = (Resource(HERO_POINTS, 0, MOST_HERO_POINTS, AT_START), Resource(HIT_POINTS, 0, None, None))


@dataclass(frozen=True, kw_only=True)
class _OfHeroPoints(Transition):
    """A change of hero points."""

    system: ClassVar[str] = "pathfinder2e"
    moves: ClassVar[tuple[str, ...]] = (HERO_POINTS,)
    rule_number: ClassVar[str] = "PF-P2"
    system_rules = HOUSE_RULES

    def apply(self, held: Held) -> Changed:
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class StartSession(_OfHeroPoints):
    """A session begins with one hero point; what was left of an earlier one is gone."""

    key: ClassVar[str] = "start-session"

    def apply(self, held: Held) -> Changed:
        return Changed(held.put(HERO_POINTS, AT_START), (Message("pathfinder2e:told-session-start"),))


@dataclass(frozen=True, kw_only=True)
class EarnHeroPoint(_OfHeroPoints):
    """The GM awards one; three are the most."""

    key: ClassVar[str] = "earn-hero-point"

    def apply(self, held: Held) -> Changed:
        now = held[HERO_POINTS]
        if now >= MOST_HERO_POINTS:
            message = Message("pathfinder2e:forbidden-hero-points-full", held=now, most=MOST_HERO_POINTS)
            raise forbidden(HERO_POINTS, message)
        return _told(held.put(HERO_POINTS, now + 1))


@dataclass(frozen=True, kw_only=True)
class SpendHeroPoint(_OfHeroPoints):
    """One, to roll a check again. `fortune` is what is on the roll already."""

    key: ClassVar[str] = "spend-hero-point"
    rule_number: ClassVar[str] = "PF-P3"

    fortune: Literal["none", "fortune", "misfortune"] = "none"

    def apply(self, held: Held) -> Changed:
        if self.fortune == "fortune":
            raise forbidden("fortune", Message("pathfinder2e:forbidden-second-fortune"))
        now = held[HERO_POINTS]
        if now < 1:
            raise forbidden(HERO_POINTS, Message("pathfinder2e:forbidden-no-hero-point"))
        return _told(held.put(HERO_POINTS, now - 1))


@dataclass(frozen=True, kw_only=True)
class AvoidDeath(_OfHeroPoints):
    """All of them, at least one: stable, with 0 hit points."""

    key: ClassVar[str] = "avoid-death"
    rule_number: ClassVar[str] = "PF-P4"
    moves: ClassVar[tuple[str, ...]] = (HERO_POINTS, HIT_POINTS)

    def apply(self, held: Held) -> Changed:
        spent = held[HERO_POINTS]
        if spent < 1:
            raise forbidden(HERO_POINTS, Message("pathfinder2e:forbidden-no-hero-point-to-live"))
        told = Message("pathfinder2e:told-avoided-death", spent=spent)
        return Changed(held.put(HERO_POINTS, 0).put(HIT_POINTS, 0), (told,))


@dataclass(frozen=True, kw_only=True)
class EndSession(_OfHeroPoints):
    """What is left is lost."""

    key: ClassVar[str] = "end-session"

    def apply(self, held: Held) -> Changed:
        told = Message("pathfinder2e:told-session-end", lost=held[HERO_POINTS])
        return Changed(held.put(HERO_POINTS, 0), (told,))


Points = Annotated[int, Interval(ge=0, le=10_000)]


@dataclass(frozen=True, kw_only=True)
class TakeDamage(Transition):
    """Hit points are lost, down to 0."""

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "take-damage"
    moves: ClassVar[tuple[str, ...]] = (HIT_POINTS,)
    rule_number: ClassVar[str] = "PF-13"
    system_rules = HOUSE_RULES

    amount: Points

    def apply(self, held: Held) -> Changed:
        left = max(0, held[HIT_POINTS] - self.amount)
        lines = [Message("pathfinder2e:told-hit-points", held=left)]
        if left == 0:
            lines.append(Message("pathfinder2e:told-at-zero"))
        return Changed(held.put(HIT_POINTS, left), tuple(lines))


@dataclass(frozen=True, kw_only=True)
class Heal(Transition):
    """Hit points come back, up to what the sheet allows."""

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "heal"
    moves: ClassVar[tuple[str, ...]] = (HIT_POINTS,)
    rule_number: ClassVar[str] = "PF-13"
    system_rules = HOUSE_RULES

    amount: Points

    def apply(self, held: Held) -> Changed:
        most = held.most.get(HIT_POINTS)
        now = held[HIT_POINTS] + self.amount
        now = now if most is None else max(held[HIT_POINTS], min(now, most))
        return Changed(held.put(HIT_POINTS, now), (Message("pathfinder2e:told-hit-points", held=now),))


def _told(held: Held) -> Changed:
    return Changed(held, (Message("pathfinder2e:told-hero-points", held=held[HERO_POINTS]),))


TRANSITIONS: dict[str, type[Transition]] = {
    each.key: each for each in (StartSession, EarnHeroPoint, SpendHeroPoint, AvoidDeath, EndSession, TakeDamage, Heal)
}
