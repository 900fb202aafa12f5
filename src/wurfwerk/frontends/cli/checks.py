"""`roll` and `odds` of a check: its options come from its form, its verdict and breakdown in words."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options, output, target
from wurfwerk.frontends.cli.compare import compared_rules, comparison_lines, comparisons
from wurfwerk.frontends.cli.declared import house_rules, options_of, parameters
from wurfwerk.frontends.cli.degrees import sign
from wurfwerk.frontends.cli.options import Option, OptionError
from wurfwerk.message import Message
from wurfwerk.rules.build import build
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import check_type
from wurfwerk.words import numbers
from wurfwerk.words.documents import comparison_document, odds_document, outcome_label, roll_document
from wurfwerk.words.language import language_of
from wurfwerk.words.sentences import Words, one_line

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from wurfwerk.dice.expression import Expression
    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.rules.build import Read
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.compare import Again

LABEL = 34
"""Cells of an outcome's label; longer ones go on below."""

LEAST_BAR = 12
MAX_FRACTION = 24
"""An exact chance is shown where it is no longer than this and leaves the bars some room."""


def run(command: str, name: str, arguments: Sequence[str]) -> int:
    """`wurfwerk roll SYSTEM.CHECK` or `wurfwerk odds SYSTEM.CHECK`. Returns the exit status."""
    of = check_type(name)
    fields = {field.key: field for field in form_of(of).fields}
    known = {**options.COMMANDS[command], **options_of(of)}
    given = options.read(arguments, known, open_ended=True)
    words = Words(language_of(os.environ, given.text("lang")))
    if given.options.get("help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_check(command, of, words)
    if given.words != (name,):
        extra = " ".join([word for word in given.words if word != name]) or name
        message = Message("error-needless-word", word=extra[:60], check=name)
        raise OptionError(message, key="needless-word", hint=_switch_before(extra.split(" ", 1)[0], arguments, known))
    raw = parameters(given, fields, options.COMMANDS[command], names="sheet" in given.options)
    hints: list[Message] = []
    rules = house_rules(given, of)
    again: Again | None = None
    through: Mapping[str, str] = {}
    if "sheet" in given.options:
        from wurfwerk.frontends.cli.sheet_values import filled, sheet_of
        from wurfwerk.sheets.change import under

        found, asked = sheet_of(given, of.system, rules), raw
        assert found is not None
        raw, rules = filled(found, of, asked), {**found.rules, **rules}
        if any(key not in asked or value != asked[key] for key, value in raw.items()):
            through = {key: found.sheet.rules[key] for key in found.sheet.follows}

        def again(others: Mapping[str, str]) -> Check:
            """The check with what the sheet fills in under other house rules."""
            other = under(found.document, others)
            return build(of, filled(other, of, asked), rules, _read_notation(given, words.language, []))

        if found.violations:
            hints.append(Message("sheet-has-violations", count=len(found.violations), file=str(given.text("sheet"))))
    check = build(of, raw, rules, _read_notation(given, words.language, hints))
    if command == "roll":
        _roll(name, check, given, words, hints)
    else:
        _odds(name, check, given, words, hints, again, through)
    if not given.options.get("json"):
        output.tell(hints, words.language)
    return 0


def _switch_before(word: str, arguments: Sequence[str], known: Mapping[str, Option]) -> Message | None:
    """Where somebody gave true or false to a switch as a value: how it is written."""
    for before, after in pairwise(arguments):
        name = before.removeprefix("--").removeprefix("no-")
        if after == word and before.startswith("--") and name in known and known[name].kind == "switch":
            return Message("hint-switch", option=name)
    return None


def _read_notation(given: Given, language: str, hints: list[Message]) -> Read:
    """How a parameter that is notation is read; what there is to know about that is added to `hints`."""

    def read(text: str) -> Expression:
        from wurfwerk.notation import read as read_notation

        reading = read_notation(text, given.text("dialect") or "default", language)
        hints.extend(reading.hints)
        return reading.expression

    return read


def _roll(name: str, check: Check, given: Given, words: Words, hints: list[Message]) -> None:
    from wurfwerk.rules.throw import throw

    chance = target.chance(given)
    rolled = throw(check, chance)
    target.finish(chance)
    if given.options.get("json"):
        output.put_json(roll_document(name, rolled, words, hints=hints))
        return
    plain = output.plain()
    out = [title(check, words), *words.lines(rolled.explanation)]
    verdict = "" if check.compares else f"{numbers.number(rolled.value, words.language)}  "
    if rolled.outcome is None:
        verdict = verdict.rstrip()
    else:
        label = outcome_label(check.target, rolled.outcome.key, words)
        verdict += f"{sign(type(check), rolled.outcome.key, plain=plain)} {label}"
        if rolled.outcome.margin is not None:
            verdict += f" ({numbers.signed(rolled.outcome.margin, words.language)})"
    out.append(f"= {verdict}")
    if rolled.automatic:
        out.append(words.text("check-automatic"))
    output.put(out)


def _odds(
    name: str,
    check: Check,
    given: Given,
    words: Words,
    hints: list[Message],
    again: Again | None,
    through: Mapping[str, str],
) -> None:
    from wurfwerk.frontends.cli.plain import headline, lines
    from wurfwerk.rules.odds import odds

    bounds: dict[str, list[int | Fraction]] = {}
    for option in options.ODDS:
        bounds[option] = [target.number(text, option) for text in given.list(option)]
    rules = compared_rules(check, given.list("compare-rule"), through)
    answer = odds(check)
    compared = comparisons(check, rules, answer, again, through)
    explanation = check.explain() if given.options.get("explain") else ()
    if given.options.get("json"):
        document = odds_document(
            name, answer, bounds["at-least"], bounds["at-most"], words, explanation=explanation, hints=hints
        )
        if compared:
            document["compared-rules"] = [comparison_document(each, words) for each in compared]
        output.put_json(document)
        return
    out = [title(check, words), ""]
    for part in answer.parts:
        law, of = part.odds.distribution, part.odds.check
        alone = [headline(of.target, law, words.language, ascii_only=output.plain())]
        out += [words.say(part.label), *(outcome_lines(of, part.odds.outcomes, words) or alone), ""]
    if answer.outcomes:
        out += [*outcome_lines(check, answer.outcomes, words), ""]
    if answer.automatic:
        out += [words.text("check-automatic"), ""]
    for comparison in compared:
        out += [*comparison_lines(comparison, words), ""]
    if not answer.compares:
        out += lines(name, answer.distribution, bounds["at-least"], bounds["at-most"], words.language)
    if explanation:
        out += ["", *words.lines(explanation)]
    output.put(out)


def title(check: Check, words: Words) -> str:
    """`Open Legend: Action roll`, with the parameters that differ from their defaults."""
    from wurfwerk.words.documents import parameters_document

    of = type(check)
    fields = {field.key: field for field in form_of(of).fields}
    said = []
    for key, value in parameters_document(check).items():
        field = fields[key]
        if value is None or value == field.default or isinstance(value, list | dict):
            continue
        label = words.say(of.label(key))
        if field.kind == "choice":
            from wurfwerk.words.catalogue import choice_label

            shown = choice_label(of.system, key, value, words)
        else:
            shown = (
                words.text("no")
                if value is False
                else words.number(value)
                if type(value) is int
                else one_line(str(value))
            )
        said.append(label if value is True else f"{label} {shown}")
    name = f"{words.text(f'{check.system}:system')}: {words.text(f'{check.system}:check-{check.key}')}"
    return name + (f" ({', '.join(said)})" if said else "")


def outcome_lines(check: Check, outcomes: Sequence[tuple[str, Fraction]], words: Words) -> list[str]:
    """Best first: sign, word, bar, percent, percent of this or better, and the exact chance where it is short."""
    from textwrap import wrap

    from wurfwerk.frontends.cli.chart import bar

    if not outcomes:
        return []
    plain = output.plain()
    signs = {key: sign(type(check), key, plain=plain) for key, _ in outcomes}
    labels = {key: wrap(output.shown(outcome_label(check.target, key, words)), LABEL) for key, _ in outcomes}
    ranked = len(outcomes) > 2
    better = 0 * outcomes[0][1]
    rows = []
    for key, chance in reversed(outcomes):
        better += chance
        rows.append(
            (key, words.percent(chance), words.percent(better) if ranked else "", numbers.fraction(chance), chance)
        )
    sign_width = max([len(mark) for mark in signs.values()])
    label_width = max([len(line) for lines in labels.values() for line in lines])
    share_width, better_width, exact_width = (max([len(row[column]) for row in rows]) for column in (1, 2, 3))  # type: ignore[arg-type]
    room = output.width() - sign_width - label_width - share_width - better_width - 6
    exact = exact_width <= MAX_FRACTION and room - exact_width - 2 >= LEAST_BAR
    room = max(5, min(30, room - exact_width - 2 if exact else room))
    at_least = ">=" if plain else "≥"
    out = []
    if ranked:
        blank = sign_width + label_width + room + 2
        out.append(f"{'':{blank}}  {'=':>{share_width}}  {at_least:>{better_width}}")
    for key, share, together, fraction, chance in rows:
        drawn = bar(chance.numerator, chance.denominator, room, plain=plain)
        line = f"{signs[key]:{sign_width}} {labels[key][0]:{label_width}} {drawn:{room}}  {share:>{share_width}}"
        line += f"  {together:>{better_width}}" if ranked else ""
        out.append(line + (f"  {fraction}" if exact else ""))
        out += [f"{'':{sign_width}} {rest}" for rest in labels[key][1:]]
    return out
