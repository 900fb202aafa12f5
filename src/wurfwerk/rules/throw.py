"""`throw`: one roll of a check, judged by the same functions as its odds, with its breakdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.chance import FacesError, RecordedChance, ScriptedChance
from wurfwerk.dice.roll import Roll, roll
from wurfwerk.dice.shapes import Apply
from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.procedure import Procedure
from wurfwerk.rules.walk import steps

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.roll import RolledDie
    from wurfwerk.rules.check import Check, Outcome
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.procedure import Turn


@dataclass(frozen=True, slots=True)
class ThrownTurn:
    """One turn of a procedure that was thrown in one go: its roll, or what was chosen."""

    turn: Turn
    rolled: CheckRoll | None
    told: Any

    def heading(self, system: str) -> Message:
        """Whose turn it was; of a choice also what was chosen."""
        by = self.turn.by.rpartition("-")[2]
        return Message(f"{system}:turn-{self.turn.key}", by=by, told="" if self.turn.check else str(self.told))


@dataclass(frozen=True, slots=True)
class CheckRoll:
    """A thrown check: the trace of its dice, the value shown, the verdict (None where nothing is to be met) and the breakdown.

    `turns` are the rolls and choices a procedure was made of, in order.
    """

    check: Check
    roll: Roll
    value: int
    outcome: Outcome | None
    automatic: bool
    explanation: tuple[Message, ...]
    turns: tuple[ThrownTurn, ...] = ()

    @property
    def dice(self) -> tuple[RolledDie, ...]:
        """All dice in throwing order."""
        return self.roll.dice


def throw(check: Check, chance: Chance) -> CheckRoll:
    """Throw the dice of a check and judge them; of a procedure all its rolls, one after the other."""
    recorded = RecordedChance(chance)
    raw, thrown, turns = _thrown(check, recorded)
    lines: list[Message] = []
    for turn in turns:
        lines.append(turn.heading(check.system))
        if turn.rolled is not None:
            lines += turn.rolled.explanation
    if isinstance(check, Procedure):
        lines += check.told(raw)
    else:
        lines += check.explain(raw, thrown)
    # A procedure's rolls have said it of themselves; it is not said again of the whole.
    explanation = (*lines, *[line for line in mattered(check, raw, recorded.faces) if line not in lines])
    return CheckRoll(check, thrown, check.shown(raw), check.outcome(raw), check.automatic(), explanation, turns)


def _thrown(check: Check, chance: Chance) -> tuple[Any, Roll, tuple[ThrownTurn, ...]]:
    """The raw value, the dice, and of a procedure its turns."""
    if not isinstance(check, Procedure):
        alone = roll(check.dice(), chance)
        return alone.value, alone, ()
    turns: list[ThrownTurn] = []

    def tell(turn: Turn) -> Any:
        if turn.check is None:
            turns.append(ThrownTurn(turn, None, turn.choices[0]))
            return turn.choices[0]
        rolled = throw(turn.check, chance)
        key = rolled.outcome and rolled.outcome.key
        told = {"value": rolled.value, "outcome": key, "both": (key, rolled.value)}[turn.reads]
        turns.append(ThrownTurn(turn, rolled, told))
        return told

    state: Any = check.start()
    for _, _, after in steps(check, tell):
        state = after
    rolls = tuple(turn.rolled.roll for turn in turns if turn.rolled is not None)
    values = tuple(turn.rolled.value for turn in turns if turn.rolled is not None)
    return state, Roll(Apply("tuple", tuple(each.shape for each in rolls)), values, rolls), tuple(turns)


def mattered(check: Check, raw: Any, faces: Sequence[int]) -> tuple[Message, ...]:
    """The house rules without which these very faces would have had another value or outcome, or would not have been enough.

    Each is tried with its other values: what counts is what would have changed, not which rule was looked at. Where the
    parameters do not fit another value, that counts only if it is the default: then the house rule made the roll possible. Where the
    check conceals a parameter nothing is said: whether another value had hit a hidden difficulty would tell more of it than the outcome.
    """
    if check.concealed():
        return ()
    out = []
    for rule in check.system_rules:
        if rule.key not in check.rules:
            continue
        now = check.rules[rule.key]
        if any(_differs(check, rule, other, raw, faces) for other in rule.values if other != now):
            out.append(Message("explain-rule-mattered", rule=rule.label(), value=rule.value_label(now)))
    return tuple(out)


def _differs(check: Check, rule: HouseRule, value: str, raw: Any, faces: Sequence[int]) -> bool:
    try:
        other = check.under({rule.key: value})
    except ParameterError:
        return value == rule.default
    if other.automatic() != check.automatic():
        return True
    other_raw = raw
    if isinstance(check, Procedure) or other.dice() != check.dice():
        scripted = ScriptedChance(faces)
        try:
            other_raw = _thrown(other, scripted)[0]
            scripted.finish()
        except FacesError:
            return True
    return other.shown(other_raw) != check.shown(raw) or other.outcome(other_raw) != check.outcome(raw)
