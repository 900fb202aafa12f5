"""Willpower and Force points spent and regained.  Source: willpower (SW-14 to SW-16), automatisms (SW-23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.starwars_legends.counting import MEMORABLE
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES

Amount = Annotated[int, Interval(ge=1, le=100)]


def risen(held: Held, key: str, amount: int) -> tuple[Held, int]:
    """So much more of a resource, but no more than its bound: what is held then, and how much it really rose."""
    most = held.most.get(key)
    after = held[key] + amount if most is None else max(held[key], min(most, held[key] + amount))
    return held.put(key, after), after - held[key]


@dataclass(frozen=True, kw_only=True)
class SpendWillpower(Transition):
    """A point for one success, before the dice fall and with the GM's consent."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "spend-willpower"
    moves: ClassVar[tuple[str, ...]] = ("willpower",)
    rule_number: ClassVar[str] = "SW-14"
    system_rules = HOUSE_RULES

    points: Amount = 1
    consent: bool = True
    before_roll: bool = True

    def validate(self) -> None:
        if self.points > 1:
            raise forbidden("points", Message("starwars-legends:forbidden-willpower-points", points=self.points))
        if not self.consent:
            raise forbidden("consent", Message("starwars-legends:forbidden-willpower-consent"))
        if not self.before_roll:
            raise forbidden("before-roll", Message("starwars-legends:forbidden-willpower-late"))

    def apply(self, held: Held) -> Changed:
        have = held["willpower"]
        if have < 1:
            raise forbidden("points", Message("starwars-legends:forbidden-willpower-empty"))
        left = have - 1
        told = "starwars-legends:told-unconscious" if left == 0 else "starwars-legends:told-exhausted"
        return Changed(held.put("willpower", left), (Message(told, left=left),))


def _regained(held: Held, points: int) -> Changed:
    """Willpower back up to the fixed value, and whether somebody wakes of it."""
    after, gained = risen(held, "willpower", points)
    told = [Message("starwars-legends:told-regained", gained=gained, now=after["willpower"])]
    if gained < points:
        told.append(Message("starwars-legends:told-fixed-value", most=held.most.get("willpower", 0)))
    if held["willpower"] == 0 and gained:
        told.append(Message("starwars-legends:told-awake"))
    return Changed(after, tuple(told))


@dataclass(frozen=True, kw_only=True)
class RestWillpower(Transition):
    """Days that go by: each gives a point back."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "rest-willpower"
    moves: ClassVar[tuple[str, ...]] = ("willpower",)
    rule_number: ClassVar[str] = "SW-15"
    system_rules = HOUSE_RULES

    days: Annotated[int, Interval(ge=1, le=1000)] = 1

    def apply(self, held: Held) -> Changed:
        return _regained(held, self.days)


@dataclass(frozen=True, kw_only=True)
class Meditate(Transition):
    """A meditation that was rolled: with more than 5 successes it gives one point more."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "meditate"
    moves: ClassVar[tuple[str, ...]] = ("willpower",)
    rule_number: ClassVar[str] = "SW-15"
    system_rules = HOUSE_RULES

    successes: Annotated[int, Interval(ge=-100, le=300)]

    def validate(self) -> None:
        if self.successes < MEMORABLE:
            few = Message("starwars-legends:forbidden-meditation", successes=self.successes, needed=MEMORABLE)
            raise forbidden("successes", few)

    def apply(self, held: Held) -> Changed:
        return _regained(held, 1)


@dataclass(frozen=True, kw_only=True)
class RewardWillpower(Transition):
    """What the GM gives back for a great deed."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "reward-willpower"
    moves: ClassVar[tuple[str, ...]] = ("willpower",)
    rule_number: ClassVar[str] = "SW-15"
    system_rules = HOUSE_RULES

    points: Amount = 1

    def apply(self, held: Held) -> Changed:
        return _regained(held, self.points)


@dataclass(frozen=True, kw_only=True)
class SpendForcePoints(Transition):
    """Force points for a power. It takes no action."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "spend-force-points"
    moves: ClassVar[tuple[str, ...]] = ("force-points",)
    rule_number: ClassVar[str] = "SW-23"
    system_rules = HOUSE_RULES

    points: Amount = 1

    def apply(self, held: Held) -> Changed:
        have = held["force-points"]
        if self.points > have:
            raise forbidden("points", Message("starwars-legends:forbidden-force-points", points=self.points, have=have))
        return Changed(held.put("force-points", have - self.points), (Message("starwars-legends:told-no-action"),))


@dataclass(frozen=True, kw_only=True)
class RegainForcePoints(Transition):
    """Force points that come back; when, the sources leave to the GM."""

    system: ClassVar[str] = "starwars-legends"
    key: ClassVar[str] = "regain-force-points"
    moves: ClassVar[tuple[str, ...]] = ("force-points",)
    rule_number: ClassVar[str] = "SW-23"
    system_rules = HOUSE_RULES

    points: Amount = 1

    def apply(self, held: Held) -> Changed:
        after, gained = risen(held, "force-points", self.points)
        return Changed(
            after, (Message("starwars-legends:told-force-regained", gained=gained, now=after["force-points"]),)
        )
