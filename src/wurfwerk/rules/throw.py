"""`throw`: one roll of a check, judged by the same functions as its odds, with its breakdown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wurfwerk.dice.chance import FacesError, RecordedChance, ScriptedChance
from wurfwerk.dice.roll import roll
from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.roll import Roll, RolledDie
    from wurfwerk.rules.check import Check, Outcome
    from wurfwerk.rules.house_rule import HouseRule


@dataclass(frozen=True, slots=True)
class CheckRoll:
    """A thrown check: the trace of its dice, the value shown, the verdict (None where nothing is to be met) and the breakdown."""

    check: Check
    roll: Roll
    value: int
    outcome: Outcome | None
    automatic: bool
    explanation: tuple[Message, ...]

    @property
    def dice(self) -> tuple[RolledDie, ...]:
        """All dice in throwing order."""
        return self.roll.dice


def throw(check: Check, chance: Chance) -> CheckRoll:
    """Throw the dice of a check and judge them."""
    recorded = RecordedChance(chance)
    thrown = roll(check.dice(), recorded)
    raw = thrown.value
    explanation = (*check.explain(raw, thrown), *mattered(check, raw, recorded.faces))
    return CheckRoll(check, thrown, check.shown(raw), check.outcome(raw), check.automatic(), explanation)


def mattered(check: Check, raw: Any, faces: Sequence[int]) -> tuple[Message, ...]:
    """The house rules without which these very faces would have had another value or outcome, or would not have been enough.

    Each is tried with its other values: what counts is what would have changed, not which rule was looked at. Where the
    parameters do not fit another value, that counts only if it is the default: then the house rule made the roll possible.
    """
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
    if other.dice() != check.dice():
        scripted = ScriptedChance(faces)
        try:
            other_raw = roll(other.dice(), scripted).value
            scripted.finish()
        except FacesError:
            return True
    return other.shown(other_raw) != check.shown(raw) or other.outcome(other_raw) != check.outcome(raw)
