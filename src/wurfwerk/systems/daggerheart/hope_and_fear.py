"""Changes of Hope and Fear: what a roll gives, what is spent, what a rest and the first session bring.  Source: system reference."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, Literal

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.resource import Changed, Held, Transition
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES
from wurfwerk.systems.daggerheart.resources import FEAR, HOPE, MOST_FEAR, STRESS, gained

TAG_TEAM = 3
Players = Annotated[int, Interval(ge=1, le=12)]


@dataclass(frozen=True, kw_only=True)
class ApplyRoll(Transition):
    """What a roll does by its outcome: with Hope and critical +1 Hope, with Fear +1 Fear for the GM, critical clears 1 Stress.

    Reaction rolls and fate rolls change nothing.
    """

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "apply-roll"
    rule_number: ClassVar[str] = "DH-P1"
    moves: ClassVar[tuple[str, ...]] = (HOPE, FEAR, STRESS)
    system_rules = HOUSE_RULES

    roll: Literal["action", "reaction", "fate"] = "action"
    outcome: Literal[
        "critical-success", "success-with-hope", "success-with-fear", "failure-with-hope", "failure-with-fear",
        "success", "failure",
    ]  # fmt: skip

    def validate(self) -> None:
        if self.roll == "action" and self.outcome in ("success", "failure"):
            raise forbidden("outcome", Message("daggerheart:forbidden-neither"))

    def apply(self, held: Held) -> Changed:
        if self.roll != "action":
            return Changed(held, (Message(f"daggerheart:explain-nothing-{self.roll}"),))
        told = []
        if self.outcome.endswith("fear"):
            held, line = gained(held, FEAR, 1)
            return Changed(held, (line,))
        held, line = gained(held, HOPE, 1)
        told.append(line)
        if self.outcome == "critical-success" and held[STRESS]:
            held = held.put(STRESS, held[STRESS] - 1)
            told.append(Message("daggerheart:explain-stress-cleared", amount=1, held=held[STRESS]))
        return Changed(held, tuple(told))


@dataclass(frozen=True, kw_only=True)
class SpendHope(Transition):
    """Hope for an Experience or to help an ally, 1 each; 3 for a tag team roll; for a feature what it costs."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "spend-hope"
    rule_number: ClassVar[str] = "DH-P2"
    moves: ClassVar[tuple[str, ...]] = (HOPE,)
    system_rules = HOUSE_RULES

    hope: Annotated[int, Interval(ge=1, le=6), ByRule("DH-P2")] = 1
    use: Literal["experience", "help", "tag-team", "feature"] = "experience"

    def apply(self, held: Held) -> Changed:
        if self.use == "tag-team" and self.hope != TAG_TEAM:
            raise forbidden("hope", Message("daggerheart:forbidden-tag-team", hope=self.hope, cost=TAG_TEAM))
        if self.use == "help" and self.hope != 1:
            raise forbidden("hope", Message("daggerheart:forbidden-help", hope=self.hope))
        if self.hope > held[HOPE]:
            raise forbidden("hope", Message("daggerheart:forbidden-hope", hope=self.hope, held=held[HOPE]))
        after = held.put(HOPE, held[HOPE] - self.hope)
        return Changed(after, (Message("daggerheart:explain-hope-spent", hope=self.hope, held=after[HOPE]),))


@dataclass(frozen=True, kw_only=True)
class SpendFear(Transition):
    """Fear of the GM: 1 to take the spotlight, for one more move, for an adversary's Experience; for a feature what it costs."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "spend-fear"
    rule_number: ClassVar[str] = "DH-P3"
    moves: ClassVar[tuple[str, ...]] = (FEAR,)
    system_rules = HOUSE_RULES

    fear: Annotated[int, Interval(ge=1, le=12), ByRule("DH-P3")] = 1
    purpose: Literal["spotlight", "move", "adversary-experience", "feature"] = "spotlight"

    def apply(self, held: Held) -> Changed:
        if self.purpose != "feature" and self.fear != 1:
            raise forbidden("fear", Message("daggerheart:forbidden-fear-one", fear=self.fear))
        if self.fear > held[FEAR]:
            raise forbidden("fear", Message("daggerheart:forbidden-fear", fear=self.fear, held=held[FEAR]))
        after = held.put(FEAR, held[FEAR] - self.fear)
        return Changed(after, (Message("daggerheart:explain-fear-spent", fear=self.fear, held=after[FEAR]),))


@dataclass(frozen=True, kw_only=True)
class BeginCampaign(Transition):
    """The GM begins with as much Fear as there are player characters."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "begin-campaign"
    rule_number: ClassVar[str] = "DH-P3"
    moves: ClassVar[tuple[str, ...]] = (FEAR,)
    system_rules = HOUSE_RULES

    characters: Players

    def apply(self, held: Held) -> Changed:
        after = held.put(FEAR, min(MOST_FEAR, self.characters))
        return Changed(after, (Message("daggerheart:explain-fear-begins", held=after[FEAR]),))


@dataclass(frozen=True, kw_only=True)
class Rest(Transition):
    """What a rest gives the GM: the face of a W4, after a long rest as much as there are player characters besides."""

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "rest"
    rule_number: ClassVar[str] = "DH-P3"
    moves: ClassVar[tuple[str, ...]] = (FEAR,)
    system_rules = HOUSE_RULES

    length: Literal["short", "long"] = "short"
    face: Annotated[int, Interval(ge=1, le=4), ByRule("DH-P3")]
    characters: Players = 1

    def apply(self, held: Held) -> Changed:
        amount = self.face + (self.characters if self.length == "long" else 0)
        after, line = gained(held, FEAR, amount)
        return Changed(after, (line,))
