"""Characters against each other: the source is silent (HB-A21); results are compared, the highest wins, a tie is a stalemate."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Len

from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.message import Message
from wurfwerk.rules.check import Outcome
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.selektor.approach import Approach, fitted_each, in_item
from wurfwerk.systems.selektor.bands import BEST
from wurfwerk.systems.selektor.checks import Problem
from wurfwerk.systems.selektor.house_rules import EQUAL_SELECTORS, HOUSE_RULES, SAME_ABILITY_TWICE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.odds import CheckOdds

MOST_SIDES = 8


@dataclass(frozen=True, kw_only=True)
class Side(Approach):
    """One of those who roll, with an attribute and abilities of its own."""


@dataclass(frozen=True, kw_only=True)
class Contest(Procedure):
    """Every side rolls its own five W10; the highest result wins, and equal highest results are a stalemate."""

    system: ClassVar[str] = "selektor"
    key: ClassVar[str] = "contest"
    compares: ClassVar[bool] = True
    outcome_keys: ClassVar[tuple[str, ...]] = (*[f"side-{number}" for number in range(1, MOST_SIDES + 1)], "tie")
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (EQUAL_SELECTORS.key, SAME_ABILITY_TWICE.key)

    sides: Annotated[tuple[Side, ...], Len(2, MOST_SIDES)]

    def validate(self) -> None:
        _ = self.rolls

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """No ability twice where that is not allowed."""
        return fitted_each("sides", self.sides, rules)

    @cached_property
    def rolls(self) -> tuple[Problem, ...]:
        """The roll of each side. ParameterError that says which side is at fault."""
        out = []
        for place, side in enumerate(self.sides):
            try:
                out.append(Problem(**side.values(), rules=self.rules))
            except ParameterError as error:
                raise in_item(error, "sides", place) from None
        return tuple(out)

    def dice(self) -> Expression:
        return Add(tuple(roll.dice() for roll in self.rolls))

    def start(self) -> tuple[int, ...]:
        return ()

    def turns(self, state: tuple[int, ...]) -> tuple[Turn, ...]:
        place = len(state)
        if place == len(self.sides):
            return ()
        return (Turn("side", f"side-{place + 1}", check=self.rolls[place], reads="value"),)

    def after(self, state: tuple[int, ...], turn: Turn, told: int) -> tuple[int, ...]:
        return (*state, told)

    def verdict(self, state: tuple[int, ...]) -> Outcome:
        second, best = sorted(state)[-2:]
        if best == second:
            return Outcome("tie", 0, 0)
        return Outcome(f"side-{state.index(best) + 1}", 0, best - second)

    def reachable(self) -> tuple[str, ...]:
        return (*self.outcome_keys[: len(self.sides)], "tie")

    def worked_out(self) -> CheckOdds:
        """A side wins with a result when all others stay below it; what is left is the stalemate."""
        from fractions import Fraction
        from math import prod

        from wurfwerk.dice.distribution import Finite
        from wurfwerk.rules.odds import CheckOdds, Part, odds

        parts = tuple(Part(Message("selektor:turn-side", by=by), odds(roll)) for by, roll in enumerate(self.rolls, 1))
        below = [[1 - part.odds.at_least(result) for result in range(BEST + 1)] for part in parts]
        won = []
        for mine, part in enumerate(parts):
            won.append(
                sum(
                    [
                        part.odds.chance(result)
                        * prod([less[result] for other, less in enumerate(below) if other != mine])
                        for result in range(BEST + 1)
                    ],
                    Fraction(0),
                )
            )
        outcomes = tuple(zip(self.reachable(), (*won, 1 - sum(won, Fraction(0))), strict=True))
        return CheckOdds(self, Finite({0: 1}, 1), outcomes, self.automatic(), parts=parts, compares=self.compares)

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines: list[Message] = []
        for by, each in enumerate(self.rolls, 1):
            lines += [Message("selektor:turn-side", by=by), *each.explain()]
        return tuple(lines)

    def told(self, state: tuple[int, ...]) -> tuple[Message, ...]:
        best = max(state)
        first = [place + 1 for place, result in enumerate(state) if result == best]
        if len(first) == 1:
            return (Message("selektor:explain-contest-won", by=first[0], result=best),)
        return (Message("selektor:explain-contest-tie", sides=", ".join(map(str, first)), result=best),)
