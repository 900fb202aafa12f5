"""What a house rule changes: the odds of one check under every value of the rule, side by side and exact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.house_rule import in_force
from wurfwerk.rules.odds import odds

if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.rules.check import Check
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.odds import CheckOdds

MAX_RULES = 8
"""House rules compared in one question."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One value of the rule: the odds under it, or why the rules of the game forbid these parameters then."""

    value: str
    odds: CheckOdds | None
    refused: Message | None = None

    def chances(self) -> dict[str, Fraction]:
        return {} if self.odds is None else dict(self.odds.outcomes)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A house rule, the value in force, and what each value makes of the check, in the order of the rule.

    Law: the reading of the value in force are the odds of the check.
    """

    rule: HouseRule
    in_force: str
    readings: tuple[Reading, ...]

    @property
    def base(self) -> Reading:
        return next(reading for reading in self.readings if reading.value == self.in_force)

    def mattered(self) -> bool:
        """Whether any value gives other odds than the one in force."""
        base = self.base
        assert base.odds is not None
        return any(
            reading.odds is None
            or reading.chances() != base.chances()
            or (not base.odds.compares and reading.odds.mean != base.odds.mean)
            for reading in self.readings
        )


def compared(check: Check, key: str) -> Comparison:
    """The check under every value of a house rule; the prefix of the system may be left out.

    ParameterError unknown-rule for a rule there is not, or one that does not touch the check; TooCostly.
    """
    rule = _rule(check, key)
    readings = []
    for value in rule.values:
        try:
            readings.append(Reading(value, odds(check.under({rule.key: value}))))
        except ParameterError as error:
            readings.append(Reading(value, None, error.message))
    return Comparison(rule, check.rules[rule.key], tuple(readings))


def _rule(check: Check, key: str) -> HouseRule:
    prefix, dot, _ = key.partition(".")
    full = key if dot else f"{check.system}.{key}"
    found = next((rule for rule in check.system_rules if rule.key == full), None)
    if found is None or (dot and prefix != check.system):
        in_force(
            {f"{check.system}.{key.rpartition('.')[2]}": ""}, check.system_rules, (), check.system
        )  # says which there are
    if found is None or found.key not in check.house_rules:
        touching = ", ".join([rule.partition(".")[2] for rule in check.house_rules]) or "–"
        message = Message("error-rule-untouched", rule=full[:60], check=check.target, known=touching)
        raise ParameterError("unknown-rule", message)
    return found
