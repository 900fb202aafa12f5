"""Action roll, attack roll and reaction roll of Daggerheart.  Source: system reference, "Making Moves and Taking Action"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from wurfwerk.message import Message
from wurfwerk.systems.daggerheart.duality import Duality, Sources, Target

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll


@dataclass(frozen=True, kw_only=True)
class _HopeOrFear(Duality):
    """A roll whose higher die says whether it is with Hope or with Fear; allies may help."""

    outcome_keys: ClassVar[tuple[str, ...]] = (
        "failure-with-fear",
        "failure-with-hope",
        "success-with-fear",
        "success-with-hope",
        "critical-success",
    )
    favourable: ClassVar[tuple[str, ...]] = outcome_keys[2:]
    gains: ClassVar[tuple[str, ...]] = ("advantage", "helpers")
    marks: ClassVar[Mapping[str, str]] = {
        "failure-with-fear": "fear",
        "failure-with-hope": "hope",
        "success-with-fear": "fear",
        "success-with-hope": "hope",
        "critical-success": "critical",
    }

    helpers: Sources = 0

    def helping(self) -> int:
        return self.helpers

    def verdict(self, hope: int, fear: int, met: bool) -> str:
        if hope == fear:
            return "critical-success"
        return f"{'success' if met else 'failure'}-with-{'hope' if hope > fear else 'fear'}"


@dataclass(frozen=True, kw_only=True)
class Action(_HopeOrFear):
    """An action roll against a Difficulty."""

    key: ClassVar[str] = "action"

    difficulty: Target

    def target_number(self) -> int:
        return self.difficulty


@dataclass(frozen=True, kw_only=True)
class Attack(_HopeOrFear):
    """An attack roll against an Evasion. Under water an attacker has disadvantage."""

    key: ClassVar[str] = "attack"

    evasion: Target
    underwater: bool = False

    def target_number(self) -> int:
        return self.evasion

    def disadvantages(self) -> int:
        return self.disadvantage + self.underwater

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = Duality.explain(self, value, roll)
        return (Message("daggerheart:explain-underwater"), *lines) if self.underwater else lines


@dataclass(frozen=True, kw_only=True)
class Reaction(Duality):
    """A reaction roll: neither Hope nor Fear is gained and nobody helps; equal dice are still critical."""

    key: ClassVar[str] = "reaction"
    outcome_keys: ClassVar[tuple[str, ...]] = ("failure", "success", "critical-success")
    favourable: ClassVar[tuple[str, ...]] = ("success", "critical-success")
    gains: ClassVar[tuple[str, ...]] = ("advantage",)
    marks: ClassVar[Mapping[str, str]] = {"critical-success": "critical"}
    withheld: ClassVar[Mapping[str, str]] = {"helpers": "withheld-help"}

    difficulty: Target

    def target_number(self) -> int:
        return self.difficulty

    def verdict(self, hope: int, fear: int, met: bool) -> str:
        if hope == fear:
            return "critical-success"
        return "success" if met else "failure"
