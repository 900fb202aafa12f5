"""`Procedure`: several rolls and choices that belong together, as a pure state machine over checks.

It is a check to everybody who asks for odds or throws it in one go; at a table it is gone through turn by turn. Law: its odds are
those of `play` over all ways the dice can fall, and in every state the same turns are open whoever asks.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from wurfwerk.rules.check import Check, Outcome

if TYPE_CHECKING:
    from wurfwerk.message import Message
    from wurfwerk.rules.odds import CheckOdds, Part

State = Hashable
"""Whatever a procedure has to remember: a frozen value; equal ones are one state in its odds."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What may happen next: a check to be rolled, or a choice to be made by a person.

    key      what it is: its label is `turn-KEY` of the system
    by       whose turn it is, with its number where there are several: "side-1"; "" where there is only one
    check    the check that is rolled; None for a choice
    choices  what may be chosen, the one taken in one go first; their labels are `choice-KEY-CHOICE`
    reads    what decides how it goes on: the key of the roll's "outcome", the "value" shown, or "both" as a pair
    """

    key: str
    by: str = ""
    check: Check | None = None
    choices: tuple[str, ...] = ()
    reads: Literal["outcome", "value", "both"] = "outcome"


@dataclass(frozen=True, kw_only=True)
class Procedure(Check):
    """Base of all procedures. `dice()` are all the dice it can throw at first, at most: a bound, not its chance."""

    def start(self) -> State:
        """The state before anything has happened."""
        raise NotImplementedError

    def turns(self, state: Any) -> tuple[Turn, ...]:
        """What may happen next, in reading order; in one go the first of them is taken. Nothing: it has ended."""
        raise NotImplementedError

    def after(self, state: Any, turn: Turn, told: Any) -> State:
        """The state after a turn; `told` is the outcome key, the value shown, both or the choice, as the turn says."""
        raise NotImplementedError

    def verdict(self, state: Any) -> Outcome | None:
        """The verdict on a state in which no turn is open; None where nothing is to be met."""
        raise NotImplementedError

    def outcome(self, value: Any) -> Outcome | None:
        """As of a check; the raw value of a procedure is the state in which it ended."""
        return self.verdict(value)

    def shown(self, value: Any) -> int:
        """As of a check: the value of the verdict, 0 where there is none."""
        judged = self.verdict(value)
        return 0 if judged is None else judged.value

    def parts(self) -> tuple[Part, ...]:
        """The odds of its rolls by themselves, or of the ways it compares, to be read side by side."""
        return ()

    def worked_out(self) -> CheckOdds | None:
        """Its odds, where it knows a better way than going through all states: totals without limit. Else None."""
        return None

    def told(self, state: Any) -> tuple[Message, ...]:
        """What is said at the end, below the breakdowns of its rolls."""
        return ()
