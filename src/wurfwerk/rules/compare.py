"""What a house rule changes: the odds of one check under every value of the rule, side by side and exact."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wurfwerk.dice.distribution import Finite
from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.house_rule import in_force
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import system

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from fractions import Fraction

    from wurfwerk.rules.check import Check
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.odds import CheckOdds

    Again = Callable[[Mapping[str, str]], Check]

_NONE: Mapping[str, str] = {}


@dataclass(frozen=True, slots=True)
class Reading:
    """One value of the rule: the odds under it, or why the rules of the game forbid these parameters then.

    fitted   what was left out of the parameters, or read otherwise, because the other values alone allow it
    """

    value: str
    odds: CheckOdds | None
    refused: Message | None = None
    fitted: Message | None = None

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
        """Whether any value gives other odds than the one in force, of the whole or of one of its rolls, or lets it pass without dice
        where that does not, or the other way round."""
        base = self.base.odds
        assert base is not None
        return any(reading.odds is None or _differ(reading.odds, base) for reading in self.readings) or any(
            part.mattered() for _, part in self.parts()
        )

    def parts(self) -> tuple[tuple[Message, Comparison], ...]:
        """Of a procedure each of its rolls under every value; empty where the values make it of other rolls."""
        made = [() if reading.odds is None else reading.odds.parts for reading in self.readings]
        if len({len(parts) for parts in made}) != 1:
            return ()
        out = []
        for place, part in enumerate(made[0]):
            readings = zip(self.readings, made, strict=True)
            alone = tuple(Reading(reading.value, parts[place].odds) for reading, parts in readings)
            out.append((part.label, Comparison(self.rule, self.in_force, alone)))
        return tuple(out)

    def automatic(self) -> dict[str, tuple[bool, ...]]:
        """Value -> whether the check may pass without dice under it; of a procedure also each of its rolls."""
        return {
            reading.value: (reading.odds.automatic, *[part.odds.automatic for part in reading.odds.parts])
            for reading in self.readings
            if reading.odds is not None
        }


def _differ(one: CheckOdds, other: CheckOdds) -> bool:
    """Whether two answers about the same check say anything different."""
    if dict(one.outcomes) != dict(other.outcomes) or one.automatic != other.automatic:
        return True
    if one.compares:
        return False
    this, that = one.distribution, other.distribution
    if isinstance(this, Finite) and isinstance(that, Finite):
        return dict(this.pmf) != dict(that.pmf)
    return (this.min, this.max, this.mean, this.variance) != (that.min, that.max, that.mean, that.variance)


def rules_of(check: Check, keys: Iterable[str], through: Mapping[str, str] = _NONE) -> tuple[HouseRule, ...]:
    """The house rules with these keys, each once; the prefix of the system may be left out.

    through   full key -> value of the house rules that touch the check through a sheet that fills something in
    ParameterError unknown-rule for a rule there is not, or one that does not touch the check.
    """
    return tuple(dict.fromkeys([_rule(check, key, through) for key in keys]))


def compared(check: Check, key: str, again: Again | None = None) -> Comparison:
    """The check under every value of a house rule. ParameterError as `rules_of`; TooCostly."""
    (rule,) = rules_of(check, [key])
    return comparison(check, rule, odds(check), again)


def comparison(
    check: Check, rule: HouseRule, own: CheckOdds, again: Again | None = None, through: Mapping[str, str] = _NONE
) -> Comparison:
    """The check under every value of one of its house rules. TooCostly.

    own     its odds as it is
    again   the check with the parameters it has under other house rules, where some come from a sheet that follows them
    through   as for `rules_of`
    """
    own_value = {**through, **check.rules}[rule.key]
    others = {value: _reading(check, rule, value, again) for value in rule.values if value != own_value}
    readings = tuple(others.get(value) or Reading(value, own) for value in rule.values)
    return Comparison(rule, own_value, readings)


def _reading(check: Check, rule: HouseRule, value: str, again: Again | None) -> Reading:
    changed = {**check.rules, rule.key: value}
    try:
        if again is not None:
            check = again({rule.key: value})
        other = check.fitted({rule.key: value})
    except ParameterError as error:
        return Reading(value, None, error.message)
    fitted = Message(f"{rule.system}:rule-{rule.short}-fitted", value=value) if check.fits(changed) else None
    return Reading(value, odds(other), fitted=fitted)


def _rule(check: Check, key: str, through: Mapping[str, str]) -> HouseRule:
    prefix, dot, _ = key.partition(".")
    full = key if dot else f"{check.system}.{key}"
    found = next((rule for rule in check.system_rules if rule.key == full), None)
    if dot and prefix != check.system:
        raise ParameterError("unknown-rule", Message("error-rule-of-another", rule=key[:60], system=check.system))
    if found is None:
        in_force({full: ""}, check.system_rules, (), check.system)  # says which there are
    if found is None or (found.key not in check.house_rules and found.key not in through):
        raise ParameterError("unknown-rule", _untouched(check, found, full))
    return found


def _untouched(check: Check, found: HouseRule | None, full: str) -> Message:
    """That a rule does not touch a check, and where it shows what it changes: at the sheet, or at which other checks."""
    own = system(check.system)
    where = [of.target for of in own.checks.values() if found is not None and found.key in of.house_rules]
    touching = ", ".join([rule.partition(".")[2] for rule in check.house_rules]) or "–"
    if found is not None and where:
        return Message(
            "error-rule-elsewhere", rule=found.key, check=check.target, where=", ".join(where), known=touching
        )
    if found is not None and own.sheet is not None and found.key in own.sheet.house_rules:
        return Message("error-rule-of-the-sheet", rule=found.key, short=found.short, value=found.values[-1])
    return Message("error-rule-untouched", rule=full[:60], check=check.target, known=touching)
