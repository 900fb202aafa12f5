"""The group action roll of Open Legend: everyone rolls, the group is judged as one.  Source: chapter 2, "Group Action Rolls"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES, LEGEND_POINTS_FOR, OF_A_ROLL
from wurfwerk.systems.openlegend.prompts import prompts
from wurfwerk.systems.openlegend.sides import Side, all_dice, rolls

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.odds import Part
    from wurfwerk.systems.openlegend.checks import Action

MOST_MEMBERS = 20

Count = tuple[int, int]
"""Successes and failures so far."""


@dataclass(frozen=True, kw_only=True)
class Group(Procedure):
    """Everyone who takes part rolls against the same challenge; more failures than successes, and the group fails.

    The value is the number of successes. What follows is told once, as of a single action roll.
    """

    system: ClassVar[str] = "openlegend"
    key: ClassVar[str] = "group"
    outcome_keys: ClassVar[tuple[str, ...]] = ("failure", "gm-choice", "success")
    favourable: ClassVar[tuple[str, ...]] = ("success",)
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = OF_A_ROLL

    sides: Annotated[tuple[Side, ...], Len(1, MOST_MEMBERS), ByRule("OL-09", "minimum")]
    challenge: Annotated[int, Interval(ge=0, le=1000)]
    roller: Literal["player", "gm"] = "player"

    def validate(self) -> None:
        _ = self.rolls

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """The GM's characters have no legend points where those are for players alone."""
        without = self.roller == "gm" and rules[LEGEND_POINTS_FOR.key] == "players"
        if not without or not any(side.legend_points for side in self.sides):
            return {}
        return {"sides": tuple(replace(side, legend_points=0) for side in self.sides)}

    @cached_property
    def rolls(self) -> tuple[Action, ...]:
        """The action roll of each of them."""
        return rolls(self.sides, self.rules, challenge=self.challenge, roller=self.roller)

    def dice(self) -> Expression:
        return all_dice(self.rolls)

    def start(self) -> Count:
        return (0, 0)

    def turns(self, state: Count) -> tuple[Turn, ...]:
        made = sum(state)
        if made == len(self.sides):
            return ()
        return (Turn("member", f"side-{made + 1}", check=self.rolls[made]),)

    def after(self, state: Count, turn: Turn, told: str) -> Count:
        successes, failures = state
        return (successes + 1, failures) if told == "success" else (successes, failures + 1)

    def verdict(self, state: Count) -> Outcome:
        successes, failures = state
        missed = "gm-choice" if self.roller == "player" else "failure"
        return Outcome(missed if failures > successes else "success", successes, successes - failures)

    def reachable(self) -> tuple[str, ...]:
        return ("gm-choice" if self.roller == "player" else "failure", "success")

    def parts(self) -> tuple[Part, ...]:
        from wurfwerk.rules.odds import Part, odds

        return tuple(
            Part(Message("openlegend:turn-member", by=by), odds(roll)) for by, roll in enumerate(self.rolls, 1)
        )

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = [Message("openlegend:prompt-group")]
        for by, each in enumerate(self.rolls, 1):
            lines += [Message("openlegend:turn-member", by=by), *each.explain()]
        return tuple(lines)

    def told(self, state: Count) -> tuple[Message, ...]:
        successes, failures = state
        count = Message("openlegend:explain-group-count", successes=successes, failures=failures)
        return (count, *prompts(self.verdict(state)))
