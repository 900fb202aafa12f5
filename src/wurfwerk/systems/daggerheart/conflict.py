"""A conflict between two player characters: consent, then action roll against reaction roll.  Source: optional mechanics for the GM.

An attack on a player character is no conflict of this kind: it is an attack roll against their Evasion.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from wurfwerk.dice.operators.together import Together
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.daggerheart.duality import Amount, Duality, Sources
from wurfwerk.systems.daggerheart.house_rules import CONFLICT_CRITICAL, HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.odds import Part

CRITICAL = "critical-success"

Told = tuple[str, int]
"""Outcome key and total of one of both rolls."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Whether everyone agreed to roll (None: not asked yet), and the rolls so far, the initiator's first."""

    agreed: bool | None = None
    rolls: tuple[Told, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Opponent:
    """What a roll of one of both is made of."""

    modifier: Amount
    advantage: Sources = 0
    disadvantage: Sources = 0


class _Without(Duality):
    """A roll whose Difficulty is the other's total."""

    def outcome(self, value: Any) -> Outcome:
        return Outcome(self.verdict(value[0], value[1], True), self.shown(value))

    def explain_result(self, value: Any) -> tuple[Message, ...]:
        total = Message("daggerheart:explain-own-total", total=self.shown(value))
        return (total, Message("daggerheart:explain-equal-dice")) if value[0] == value[1] else (total,)


@dataclass(frozen=True, kw_only=True)
class Opening(_Without):
    """The initiator's action roll: with Hope, with Fear or critical, whatever comes of the conflict."""

    key: ClassVar[str] = "opening"
    outcome_keys: ClassVar[tuple[str, ...]] = ("with-fear", "with-hope", CRITICAL)
    marks: ClassVar[Mapping[str, str]] = {"with-fear": "fear", "with-hope": "hope", CRITICAL: "critical"}

    def verdict(self, hope: int, fear: int, met: bool) -> str:
        if hope == fear:
            return CRITICAL
        return "with-hope" if hope > fear else "with-fear"


@dataclass(frozen=True, kw_only=True)
class Counter(_Without):
    """The target's reaction roll: it gives neither Hope nor Fear."""

    key: ClassVar[str] = "counter"
    outcome_keys: ClassVar[tuple[str, ...]] = ("rolled", CRITICAL)
    marks: ClassVar[Mapping[str, str]] = {CRITICAL: "critical"}

    def verdict(self, hope: int, fear: int, met: bool) -> str:
        return CRITICAL if hope == fear else "rolled"


@dataclass(frozen=True, kw_only=True)
class Conflict(Procedure):
    """First everyone agrees to roll, or settles it without dice. Then the initiator rolls an action, the target a reaction.

    The initiator succeeds with an equal total or more.

    The house rule conflict-critical says what equal dice do:

    beats-non-critical    one critical roll alone wins; both or none: the totals
    action-critical-only  the initiator's wins, the target's does nothing
    totals-only           they do nothing
    """

    system: ClassVar[str] = "daggerheart"
    key: ClassVar[str] = "conflict"
    outcome_keys: ClassVar[tuple[str, ...]] = ("failure", "success")
    favourable: ClassVar[tuple[str, ...]] = ("success",)
    roles: ClassVar[tuple[str, ...]] = ("hope", "fear", "advantage", "disadvantage")
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (CONFLICT_CRITICAL.key,)

    initiator: Opponent
    target_: Opponent

    @cached_property
    def rolls(self) -> tuple[Opening, Counter]:
        """Both rolls."""
        first, second = self.initiator, self.target_
        return (
            Opening(modifier=first.modifier, advantage=first.advantage, disadvantage=first.disadvantage),
            Counter(modifier=second.modifier, advantage=second.advantage, disadvantage=second.disadvantage),
        )

    def dice(self) -> Expression:
        return Together(tuple(roll.dice() for roll in self.rolls))

    def start(self) -> Standing:
        return Standing()

    def turns(self, state: Standing) -> tuple[Turn, ...]:
        if state.agreed is None:
            return (Turn("consent", choices=("agreed", "without-dice")),)
        made = len(state.rolls)
        if made == 2 or not state.agreed:
            return ()
        return (Turn(("initiator", "target")[made], check=self.rolls[made], reads="both"),)

    def after(self, state: Standing, turn: Turn, told: str | Told) -> Standing:
        if isinstance(told, str):
            return Standing(told == "agreed")
        return Standing(state.agreed, (*state.rolls, told))

    def verdict(self, state: Standing) -> Outcome | None:
        if not state.agreed:
            return None
        (how, action), (counter, reaction) = state.rolls
        critical, countered = how == CRITICAL, counter == CRITICAL
        margin = action - reaction
        met = margin >= 0
        match self.rule("conflict-critical"):
            case "beats-non-critical":
                met = critical if critical != countered else met
            case "action-critical-only":
                met = critical or met
        return Outcome("success" if met else "failure", action, margin)

    def parts(self) -> tuple[Part, ...]:
        from wurfwerk.rules.odds import Part, odds

        return tuple(
            Part(Message(f"daggerheart:turn-{turn}", by="", told=""), odds(roll))
            for turn, roll in zip(("initiator", "target"), self.rolls, strict=True)
        )

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = [Message("daggerheart:prompt-consent")]
        for turn, each in zip(("initiator", "target"), self.rolls, strict=True):
            lines += [Message(f"daggerheart:turn-{turn}", by="", told=""), *each.explain()]
        return tuple(lines)

    def told(self, state: Standing) -> tuple[Message, ...]:
        if not state.agreed:
            return ()
        (how, action), (counter, reaction) = state.rolls
        return (
            Message("daggerheart:explain-conflict", action=action, reaction=reaction),
            Message("daggerheart:explain-conflict-hope", how=Message(f"daggerheart:outcome-opening-{how}")),
            Message("daggerheart:explain-conflict-counter", how=Message(f"daggerheart:outcome-counter-{counter}")),
        )
