"""A check that may be rolled again for a hero point: the second result counts, even if it is worse.

Source: Player Core, "Hero Points"; facts PF-A17. The second roll is a fortune effect: a roll that has one already allows no other,
and beside a misfortune effect the two cancel.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.pathfinder2e.check import Amount, DifficultyClass, Fortune, Item, Secrecy, Shifts
from wurfwerk.systems.pathfinder2e.checks import PlainCheck
from wurfwerk.systems.pathfinder2e.degree import CRITICAL, DEGREES, SUCCESSES
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

State = tuple[int | None, str, int | None]
"""(first total, what was chosen, second total)."""


@dataclass(frozen=True, kw_only=True)
class HeroPoint(Procedure):
    """A check, the choice to spend a hero point, and the second roll. In one go it is spent on `reroll-on` and on what is worse."""

    system: ClassVar[str] = "pathfinder2e"
    key: ClassVar[str] = "hero-point"
    outcome_keys: ClassVar[tuple[str, ...]] = DEGREES
    favourable: ClassVar[tuple[str, ...]] = SUCCESSES
    marks: ClassVar[Mapping[str, str]] = CRITICAL
    ways: ClassVar[tuple[tuple[str, ...], ...]] = (("modifier",), ("modifiers",))
    system_rules = HOUSE_RULES

    modifier: Amount | None = None
    modifiers: Annotated[tuple[Item, ...], Len(0, 40)] | None = None
    dc: DifficultyClass
    fortune: Fortune = "none"
    shift: Shifts = ()
    hero_points: Annotated[int, Interval(ge=0, le=3), ByRule("PF-P2")] = 1
    reroll_on: Literal["critical-failure", "failure", "success", "never"] = "failure"
    secrecy: Secrecy = "open"

    def validate(self) -> None:
        if self.reroll_on != "never":
            if self.fortune == "fortune":
                raise forbidden("fortune", Message("pathfinder2e:forbidden-second-fortune"))
            if self.hero_points == 0:
                raise forbidden("hero-points", Message("pathfinder2e:forbidden-no-hero-point"))
        assert self.first is not None  # what the check itself refuses is refused here

    @cached_property
    def first(self) -> PlainCheck:
        return self._check(self.fortune)

    @cached_property
    def second(self) -> PlainCheck:
        """Its fortune and the misfortune cancel, so it is always one W20."""
        return self._check("none")

    def _check(self, fortune: Fortune) -> PlainCheck:
        given = {"modifier": self.modifier, "modifiers": self.modifiers, "dc": self.dc, "shift": self.shift}
        return PlainCheck(**given, fortune=fortune, secrecy=self.secrecy)  # type: ignore[arg-type]

    def concealed(self) -> tuple[str, ...]:
        return self.first.concealed()

    def secret(self) -> bool:
        return self.first.secret()

    def dice(self) -> Expression:
        return Dice(2 if self.fortune == "none" else 3, 20)

    def start(self) -> State:
        return (None, "", None)

    def turns(self, state: State) -> tuple[Turn, ...]:
        first, chosen, second = state
        if first is None:
            return (Turn("check", check=self.first, reads="value"),)
        if not chosen:
            if self.hero_points == 0 or self.fortune == "fortune":
                return ()  # there is nothing to choose: no point, or a fortune effect that allows no other
            key = self._judged(self.first, first).key
            spends = self.reroll_on != "never" and DEGREES.index(key) <= DEGREES.index(self.reroll_on)
            return (Turn("hero-point", choices=("spend", "keep") if spends else ("keep", "spend")),)
        if chosen == "spend" and second is None:
            return (Turn("second-check", check=self.second, reads="value"),)
        return ()

    def after(self, state: State, turn: Turn, told: Any) -> State:
        first, chosen, _ = state
        if turn.key == "hero-point":
            return (first, told, None)
        return (told, "", None) if turn.key == "check" else (first, chosen, told)

    def verdict(self, state: State) -> Outcome:
        first, _, second = state
        assert first is not None
        if second is None:
            return self._judged(self.first, first)
        return self._judged(self.second, second)

    def _judged(self, check: PlainCheck, total: int) -> Outcome:
        return check.outcome(total - check.total_modifier())

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = list(self.first.explain())
        if self.fortune == "misfortune":
            lines.append(Message("pathfinder2e:explain-fortunes-cancel"))
        return tuple(lines)

    def told(self, state: State) -> tuple[Message, ...]:
        return (Message(f"pathfinder2e:explain-hero-point-{state[1] or 'keep'}"),)
