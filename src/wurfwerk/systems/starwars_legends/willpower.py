"""Rolls of the mind in Star Wars: Legends: resisting with willpower, and meditation.  Source: willpower (SW-15, SW-27)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.systems.starwars_legends.counting import MEMORABLE, passes_unrolled
from wurfwerk.systems.starwars_legends.house_rules import AUTOMATIC_SUCCESS, COUNTING, ONES_CANCEL
from wurfwerk.systems.starwars_legends.pool import STANDARD, Counted, Difficulty, Pool, Trait, no_empty_pool

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll
    from wurfwerk.systems.starwars_legends.pool import Counts


@dataclass(frozen=True, kw_only=True)
class WillpowerRoll(Counted):
    """Resist what works on the mind, or stay calm: the pool is the fixed value of willpower, however much of it is spent."""

    key: ClassVar[str] = "willpower"
    gains: ClassVar[tuple[str, ...]] = ("willpower",)
    house_rules: ClassVar[tuple[str, ...]] = (*COUNTING, AUTOMATIC_SUCCESS.key)

    fixed: Trait
    difficulty: Difficulty = STANDARD
    willpower: bool = False

    def validate(self) -> None:
        no_empty_pool("fixed", self.fixed)

    def thrown(self) -> int:
        return self.fixed

    def automatic(self) -> bool:
        return passes_unrolled(self.thrown(), self.difficulty, self.rule("automatic-success"))

    def explain_pool(self) -> list[Message]:
        return [Message("starwars-legends:explain-fixed-willpower", pool=self.fixed)]


@dataclass(frozen=True, kw_only=True)
class Meditation(Counted):
    """Meditate: more than 5 successes give a point of willpower back. Which traits make the pool is left to the table."""

    key: ClassVar[str] = "meditation"
    outcome_keys: ClassVar[tuple[str, ...]] = ("no-point", "point")
    favourable: ClassVar[tuple[str, ...]] = ("point",)
    proposed: ClassVar[Mapping[str, object]] = {"pool": 8}
    gains: ClassVar[tuple[str, ...]] = ("willpower",)
    house_rules: ClassVar[tuple[str, ...]] = (ONES_CANCEL.key,)

    pool: Pool
    difficulty: Difficulty = STANDARD
    willpower: bool = False

    def validate(self) -> None:
        no_empty_pool("pool", self.pool)

    def thrown(self) -> int:
        return self.pool

    def outcome(self, value: Counts) -> Outcome:
        net = self.net(value)
        return Outcome("point" if net >= MEMORABLE else "no-point", net)

    def explain(self, value: Counts | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        return (*super().explain(value, roll), Message("starwars-legends:explain-meditation", needed=MEMORABLE))
