"""Progress points, and how they are got (HB-18)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.rules.resource import Changed, Held, Resource, Transition
from wurfwerk.systems.selektor.house_rules import HOUSE_RULES

PROGRESS = Resource("progress-points")
RESOURCES = (PROGRESS,)


@dataclass(frozen=True, kw_only=True)
class AwardProgressPoints(Transition):
    """A session gives exactly one point; training and time that is skipped give what is agreed, and may give nothing.

    in_   in what the character makes progress, which player and GM agree on
    """

    system: ClassVar[str] = "selektor"
    key: ClassVar[str] = "award-progress-points"
    system_rules = HOUSE_RULES
    moves: ClassVar[tuple[str, ...]] = (PROGRESS.key,)
    rule_number: ClassVar[str] = "HB-18"

    occasion: Literal["session", "training", "downtime"] = "session"
    amount: Annotated[int, Interval(ge=0, le=20)] = 1
    in_: Annotated[str, Len(0, 80)] = ""

    def validate(self) -> None:
        if self.occasion == "session" and self.amount != 1:
            raise forbidden("amount", Message("selektor:forbidden-session-points", amount=self.amount))
        if self.amount and not self.in_.strip():
            raise missing("in", Message("selektor:missing-agreed"))

    def apply(self, held: Held) -> Changed:
        after = held.put(PROGRESS.key, held[PROGRESS.key] + self.amount)
        said = Message("selektor:told-progress", amount=self.amount, now=after[PROGRESS.key], what=self.in_)
        if self.occasion == "session":
            return Changed(after, (said,))
        return Changed(after, (said, Message("selektor:told-no-entitlement")))
