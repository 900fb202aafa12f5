"""`--compare-rule`: what a house rule changes, its values as columns, the outcomes of the check as rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import output
from wurfwerk.frontends.cli.degrees import sign
from wurfwerk.frontends.cli.layout import lines, table
from wurfwerk.frontends.cli.options import OptionError
from wurfwerk.message import Message
from wurfwerk.words import numbers
from wurfwerk.words.documents import outcome_label

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from wurfwerk.rules.check import Check
    from wurfwerk.rules.compare import Again, Comparison, Reading
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.odds import CheckOdds
    from wurfwerk.words.sentences import Words


def compared_rules(check: Check, keys: Sequence[str], through: Mapping[str, str]) -> tuple[HouseRule, ...]:
    """The rules that were asked for, before anything is worked out. OptionError given-twice; else as `rules.compare.rules_of`."""
    if not keys:
        return ()
    from wurfwerk.rules.compare import rules_of

    for place in range(1, len(keys) + 1):
        if len(found := rules_of(check, keys[:place], through)) < place:
            option = f"compare-rule {keys[place - 1][:60]}"
            raise OptionError(Message("error-given-twice", option=option), key="given-twice")
    return found


def comparisons(
    check: Check, rules: Sequence[HouseRule], own: CheckOdds, again: Again | None, through: Mapping[str, str]
) -> list[Comparison]:
    """One for each of these rules; `own` are the odds of the check as it is, the rest as for `rules.compare.comparison`."""
    if not rules:
        return []
    from wurfwerk.rules.compare import comparison

    return [comparison(check, rule, own, again, through) for rule in rules]


def comparison_lines(compared: Comparison, words: Words) -> list[str]:
    """The values and what they mean, then a table: the chance of each outcome, and by how much it differs from the value in force."""
    rule = compared.rule
    out = lines(words.text("compare-rule", label=words.say(rule.label()), rule=rule.key), 0)
    for value in rule.values:
        mark = f" {words.text('compare-in-force')}" if value == compared.in_force else ""
        out += lines(f"{value}: {words.say(rule.value_label(value))}{mark}", 2)
    out.append("")
    out += _table(compared, words)
    for label, part in compared.parts():
        if part.mattered():
            out += ["", words.say(label), *_table(part, words)]
    for reading in compared.readings:
        if reading.fitted is not None:
            out += lines(words.text("compare-fitted", value=reading.value, how=reading.fitted), 0)
        if reading.refused is not None:
            out += lines(words.text("compare-refused", value=reading.value, why=reading.refused), 0)
    if not compared.mattered():
        out.append(words.text("compare-no-difference"))
    return out


def _table(compared: Comparison, words: Words) -> list[str]:
    possible = [reading for reading in compared.readings if reading.odds is not None]
    head = ["", *[reading.value for reading in possible]]
    return table([head, *_rows(compared, possible, words)], 0)


def _rows(compared: Comparison, readings: Sequence[Reading], words: Words) -> list[list[str]]:
    base = compared.base
    assert base.odds is not None
    check = base.odds.check
    keys = [key for key in check.outcome_keys if any(key in reading.chances() for reading in readings)]
    rows = []
    for key in reversed(keys):
        cells = [f"{sign(type(check), key, plain=output.plain())} {outcome_label(check.target, key, words)}"]
        before = base.chances().get(key)
        for reading in readings:
            chance = reading.chances().get(key)
            difference = None if chance is None or reading is base else chance - (before or 0 * chance)
            cells.append("" if chance is None else _cell(words.percent(chance), difference, 100, words))
        rows.append(cells)
    if not base.odds.compares:
        cells = ["mean" if output.plain() else "µ"]
        for reading in readings:
            assert reading.odds is not None
            mean = reading.odds.mean
            cells.append(_cell(words.decimal(mean), None if reading is base else mean - base.odds.mean, 1, words))
        rows.append(cells)
        laws = [reading.odds.variance for reading in readings if reading.odds is not None]
        if any(variance != laws[0] for variance in laws):
            shown = [numbers.root(law.numerator, law.denominator, 3, words.language) for law in laws]
            rows.append(["sd" if output.plain() else "σ", *shown])
    if len(set(compared.automatic().values())) > 1:
        shown = [_automatic(each, words) for each in compared.automatic().values()]
        rows.append([words.text("compare-automatic"), *shown])
    return rows


def _automatic(passes: tuple[bool, ...], words: Words) -> str:
    """Whether the whole may pass without dice, and of a procedure how many of its rolls."""
    whole, parts = passes[0], passes[1:]
    if parts and any(parts) and not all(parts):
        return words.text("compare-automatic-some", count=sum(parts), all=len(parts))
    return words.text(f"compare-automatic-{'yes' if whole or (parts and all(parts)) else 'no'}")


def _cell(shown: str, difference: Fraction | None, scale: int, words: Words) -> str:
    """`42.206% (+1.204)`: the difference in points of percent, or of the mean."""
    if not difference:
        return shown
    size = numbers.decimal(abs(difference.numerator) * scale, difference.denominator, 3, words.language)
    return f"{shown} ({'+' if difference > 0 else numbers.MINUS}{size})"
