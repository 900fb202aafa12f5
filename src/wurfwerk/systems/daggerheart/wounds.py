"""From damage to hit points: thresholds, armor, resistance.  Source: system reference, "Damage"; halves are rounded up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, ClassVar

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES, MASSIVE_DAMAGE

if TYPE_CHECKING:
    from typing import Any

Threshold = Annotated[int, Interval(ge=1, le=200)]


def marked(damage: int, major: int, severe: int, *, massive: bool = False, slot: bool = False) -> int:
    """Hit points to be marked; `massive` counts a fourth from twice Severe on, an armor `slot` lowers it by one.

    >>> [marked(damage, 6, 12, massive=True) for damage in (0, 5, 6, 12, 24)]
    [0, 1, 2, 3, 4]
    """
    steps = (damage > 0, damage >= major, damage >= severe, massive and damage >= 2 * severe)
    count = max([place for place, reached in enumerate(steps, 1) if reached], default=0)
    return max(0, count - slot)


def halved(damage: int) -> int:
    """Half of it, rounded up as everything in this game.

    >>> halved(7)
    4
    """
    return -(-damage // 2)


def check_thresholds(major: int | None, severe: int | None, *, slot: bool = False) -> None:
    """ParameterError where one threshold is given without the other, they are the wrong way round, or a slot has nothing to lower."""
    if major is None and (severe is not None or slot):
        raise missing("major", Message("daggerheart:missing-thresholds"))
    if severe is None and major is not None:
        raise missing("severe", Message("daggerheart:missing-thresholds"))
    if major is not None and severe is not None and severe < major:
        raise forbidden("severe", Message("daggerheart:forbidden-thresholds", major=major, severe=severe))


class Wounding(Check):
    """Base of everything that deals damage. With both thresholds the outcome is how many hit points are marked."""

    system: ClassVar[str] = "daggerheart"
    outcome_keys: ClassVar[tuple[str, ...]] = ("hp-4", "hp-3", "hp-2", "hp-1", "hp-0")
    together: ClassVar[tuple[tuple[str, ...], ...]] = (("major", "severe"),)
    proposed: ClassVar[Mapping[str, object]] = {"major": 7, "severe": 14}
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (MASSIVE_DAMAGE.key,)

    if TYPE_CHECKING:
        major: int | None
        severe: int | None

    def slot(self) -> bool:
        """Whether an armor slot is marked against it."""
        return False

    def validate(self) -> None:
        check_thresholds(self.major, self.severe, slot=self.slot())

    def outcome(self, value: Any) -> Outcome | None:
        if self.major is None or self.severe is None:
            return None
        massive = self.rule("massive-damage") == "on"
        return Outcome(f"hp-{marked(value, self.major, self.severe, massive=massive, slot=self.slot())}", value)

    def reachable(self) -> tuple[str, ...]:
        return () if self.major is None else self.outcome_keys

    def cuts(self) -> tuple[int, ...] | None:
        if self.major is None or self.severe is None:
            return None
        steps = sorted({1, self.major, self.severe, 2 * self.severe})
        return tuple(cut for cut in steps if self._key(cut) != self._key(cut - 1))

    def _key(self, damage: int) -> str:
        judged = self.outcome(damage)
        assert judged is not None
        return judged.key

    def explain_wounds(self, value: int | None) -> list[Message]:
        """The damage against the thresholds."""
        lines = [] if value is None else [Message("daggerheart:explain-damage-total", damage=value)]
        if self.major is None or self.severe is None:
            return lines
        lines.append(Message("daggerheart:explain-thresholds", major=self.major, severe=self.severe))
        if self.rule("massive-damage") == "on":
            lines.append(Message("daggerheart:explain-massive", damage=2 * self.severe))
        if self.slot():
            lines.append(Message("daggerheart:explain-armor-slot"))
        return lines
