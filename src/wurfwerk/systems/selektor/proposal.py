"""How a problem is solved: solutions are proposed and weighed side by side, one of them is chosen, and that one is rolled (HB-07)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Interval, Len

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError, forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.procedure import Procedure, Turn
from wurfwerk.systems.selektor.approach import Approach, fitted_each, in_item
from wurfwerk.systems.selektor.checks import Bands, Problem
from wurfwerk.systems.selektor.house_rules import BANDS, HOUSE_RULES, OF_A_ROLL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.expression import Expression
    from wurfwerk.rules.check import Outcome
    from wurfwerk.rules.odds import CheckOdds

MOST_SOLUTIONS = 8
PLAIN = Problem.outcome_keys.index("success")
"""The place of a plain success among the outcomes; what is above it need not matter."""


@dataclass(frozen=True, kw_only=True)
class Solution(Approach):
    """One proposed way, by its name; which attribute and abilities represent it, the GM says."""

    name: Annotated[str, Len(0, 80)] = ""


@dataclass(frozen=True, slots=True)
class Proposing:
    """Which solution was chosen, by number from 1, and its result; 0 and None before that."""

    chosen: int = 0
    result: int | None = None


@dataclass(frozen=True, kw_only=True)
class Proposal(Procedure):
    """A problem and the solutions proposed for it: the player chooses one, which is rolled. In one go it is the one of `chosen`.

    Its odds are those of the chosen solution; `parts` are the odds of every solution, side by side.
    """

    system: ClassVar[str] = "selektor"
    key: ClassVar[str] = "proposal"
    outcome_keys: ClassVar[tuple[str, ...]] = Problem.outcome_keys
    favourable: ClassVar[tuple[str, ...]] = Problem.favourable
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = OF_A_ROLL

    problem: Annotated[str, Len(0, 200)] = ""
    solutions: Annotated[tuple[Solution, ...], Len(1, MOST_SOLUTIONS), ByRule("HB-07", "minimum")]
    chosen: Annotated[int, Interval(ge=1, le=MOST_SOLUTIONS)] = 1
    bands: Bands = None

    def validate(self) -> None:
        if self.chosen > len(self.solutions):
            message = Message("selektor:forbidden-chosen", chosen=self.chosen, count=len(self.solutions))
            raise forbidden("chosen", message)
        _ = self.rolls

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """As a problem roll, for each of the solutions."""
        own = self.bands is not None and self.rule("bands") == "custom" != rules[BANDS.key]
        return fitted_each("solutions", self.solutions, rules) | ({"bands": None} if own else {})

    @cached_property
    def rolls(self) -> tuple[Problem, ...]:
        """The roll of each solution, against the bands of the problem. ParameterError that says which solution is at fault."""
        out = []
        for place, solution in enumerate(self.solutions):
            try:
                out.append(Problem(**solution.values(), bands=self.bands, rules=self.rules))
            except ParameterError as error:
                if error.parameter is not None and error.parameter.startswith("bands"):
                    raise
                raise in_item(error, "solutions", place) from None
        return tuple(out)

    def named(self, number: int) -> Message:
        """A solution as it is called."""
        name = self.solutions[number - 1].name.strip()
        return (
            Message("selektor:solution-named", number=number, name=name)
            if name
            else Message("selektor:solution", number=number)
        )

    def dice(self) -> Expression:
        return self.rolls[self.chosen - 1].dice()

    def start(self) -> Proposing:
        return Proposing()

    def turns(self, state: Proposing) -> tuple[Turn, ...]:
        if not state.chosen:
            others = [number for number in range(1, len(self.solutions) + 1) if number != self.chosen]
            return (Turn("solution", choices=tuple(map(str, (self.chosen, *others)))),)
        if state.result is None:
            return (Turn("problem", check=self.rolls[state.chosen - 1], reads="value"),)
        return ()

    def after(self, state: Proposing, turn: Turn, told: str | int) -> Proposing:
        return replace(state, result=told) if turn.check is not None else Proposing(int(told))  # type: ignore[arg-type]

    def verdict(self, state: Proposing) -> Outcome:
        assert state.result is not None
        return self.rolls[state.chosen - 1].outcome(state.result)

    def reachable(self) -> tuple[str, ...]:
        return self.rolls[self.chosen - 1].reachable()

    def worked_out(self) -> CheckOdds:
        from wurfwerk.rules.odds import CheckOdds, Part, odds

        parts = tuple(Part(self.named(number), odds(roll)) for number, roll in enumerate(self.rolls, 1))
        mine = parts[self.chosen - 1].odds
        return CheckOdds(self, mine.distribution, mine.outcomes, self.automatic(), parts=parts)

    def explain(self, value: object = None, roll: object = None) -> tuple[Message, ...]:
        lines = [Message("selektor:prompt-proposal")]
        for number, each in enumerate(self.rolls, 1):
            lines += [self.named(number), *each.explain()]
        return tuple(lines)

    def told(self, state: Proposing) -> tuple[Message, ...]:
        """Which way it was, and above a plain success that higher levels need not matter."""
        lines = [Message("selektor:told-problem", problem=self.problem)] if self.problem.strip() else []
        lines.append(self.named(state.chosen))
        if self.verdict(state).key in self.outcome_keys[PLAIN + 1 :]:
            lines.append(Message("selektor:prompt-higher-levels"))
        return tuple(lines)
