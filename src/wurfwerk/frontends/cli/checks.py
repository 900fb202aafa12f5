"""`roll` and `odds` of a check: its options come from its form, its verdict and breakdown in words."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import TYPE_CHECKING

from wurfwerk.frontends.cli import options, output, target
from wurfwerk.frontends.cli.degrees import sign
from wurfwerk.frontends.cli.options import Option, OptionError
from wurfwerk.message import Message
from wurfwerk.rules.build import build
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import check_type
from wurfwerk.words import numbers
from wurfwerk.words.documents import odds_document, outcome_label, roll_document
from wurfwerk.words.language import language_of
from wurfwerk.words.sentences import Words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from wurfwerk.dice.expression import Expression
    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.rules.build import Read
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.form import Field

MAX_PARAMETERS = 100_000
"""Characters of --parameters."""

MAX_DIGITS = 18

LABEL = 34
"""Cells of an outcome's label; longer ones go on below."""

LEAST_BAR = 12
MAX_FRACTION = 24
"""An exact chance is shown where it is no longer than this and leaves the bars some room."""


def run(command: str, name: str, arguments: Sequence[str]) -> int:
    """`wurfwerk roll SYSTEM.CHECK` or `wurfwerk odds SYSTEM.CHECK`. Returns the exit status."""
    of = check_type(name)
    fields = {field.key: field for field in form_of(of).fields}
    known = {**options.COMMANDS[command], **check_options(of)}
    given = options.read(arguments, known, open_ended=True)
    words = Words(language_of(os.environ, given.text("lang")))
    if given.options.get("help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_check(command, of, words)
    if given.words != (name,):
        extra = " ".join([word for word in given.words if word != name]) or name
        message = Message("error-needless-word", word=extra[:60], check=name)
        raise OptionError(message, key="needless-word", hint=_switch_before(extra.split(" ", 1)[0], arguments, known))
    raw = _parameters(given, fields, command)
    hints: list[Message] = []
    check = build(of, raw, _rules(given, of), _read_notation(given, words.language, hints))
    if command == "roll":
        _roll(name, check, given, words, hints)
    else:
        _odds(name, check, given, words, hints)
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


def check_options(of: type[Check]) -> dict[str, Option]:
    """The options of a check, from its form: true and false as --x and --no-x, everything else with a value."""
    out = {}
    for field in form_of(of).fields:
        match field.kind:
            case "boolean":
                out[field.key] = Option("switch")
            case "choice":
                out[field.key] = Option("value", "|".join([str(choice) for choice in field.choices]))
            case "integer":
                out[field.key] = Option("value", "N")
            case "list":
                out[field.key] = Option("value", "[...]")
            case "notation":
                out[field.key] = Option("value", "2d6+3")
            case "text":
                out[field.key] = Option("value", "TEXT")
    return out


def _parameters(given: Given, fields: dict[str, Field], command: str) -> dict[str, object]:
    """What `build` is given: the object of --parameters and the options of the check."""
    text = given.text("parameters")
    raw = {} if text is None else _object(text)
    own = options.COMMANDS[command]
    for name, written in given.options.items():
        field = fields.get(name)
        if field is None and name in own:
            continue
        if field is None and any([name in others for others in options.COMMANDS.values()]):
            raise options.unknown(name, own)
        if name in raw:
            raise OptionError(Message("error-given-twice", option=name), key="given-twice")
        raw[name] = written if field is None else _value(field, written)
    return raw


def _value(field: Field, written: object) -> object:
    """A value as JSON would have it; what cannot be read stays text, for the form to judge."""
    if not isinstance(written, str):
        return written
    if field.kind == "integer":
        written = written.replace("\N{MINUS SIGN}", "-")
    if field.kind == "list":
        raise OptionError(Message("error-list-option", option=field.key), key="list-option")
    if (
        field.kind == "integer"
        and len(written) <= MAX_DIGITS
        and written.removeprefix("-").removeprefix("+").isdecimal()
    ):
        return int(written)
    if field.kind == "choice":
        return {str(choice): choice for choice in field.choices}.get(written, written)
    return written


def _object(text: str) -> dict[str, object]:
    """The JSON object of --parameters. OptionError bad-parameters, given-twice."""
    from json import JSONDecodeError, dumps, loads

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                raise OptionError(Message("error-given-twice", option=key[:60]), key="given-twice")
            found[key] = value
        return found

    if len(text) > MAX_PARAMETERS:
        raise OptionError(Message("error-parameters-too-long", most=MAX_PARAMETERS), key="bad-parameters")
    try:
        value = loads(text, object_pairs_hook=once)
        if "\\u" in text:
            dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise OptionError(Message("error-parameters-not-text"), key="bad-parameters") from None
    except JSONDecodeError as error:
        message = Message("error-parameters-not-json", position=error.pos + 1)
        raise OptionError(message, key="bad-parameters", hint=Message("hint-parameters")) from None
    except (RecursionError, ValueError):
        raise OptionError(Message("error-parameters-too-deep"), key="bad-parameters") from None
    if not isinstance(value, dict):
        raise OptionError(Message("error-parameters-no-object"), key="bad-parameters", hint=Message("hint-parameters"))
    return value


def _rules(given: Given, of: type[Check]) -> dict[str, str]:
    """House rules by key. Those of another system would have no say here, so they are an error."""
    out: dict[str, str] = {}
    for text in given.list("rule"):
        key, equals, value = text.partition("=")
        if not equals:
            raise _no_rule(text[:60], of)
        prefix, dot, _ = key.partition(".")
        if dot and prefix != of.system:
            raise OptionError(Message("error-rule-of-another", rule=key[:60], system=of.system), key="unknown-rule")
        full = key if dot else f"{of.system}.{key}"
        if full in out:
            raise OptionError(Message("error-given-twice", option=f"rule {key[:60]}"), key="given-twice")
        out[full] = value
    return out


def _no_rule(text: str, of: type[Check]) -> OptionError:
    """For what has not the form of a house rule: one that this check has, as it would be written."""
    own = [rule for rule in of.system_rules if rule.key in of.house_rules]
    if not own:
        return OptionError(Message("error-no-rule-of-check", check=of.target, text=text), key="unknown-rule")
    example = f"{own[0].short}={own[0].values[1]}"
    return OptionError(Message("error-rule-form", text=text, example=example), key="unknown-rule")


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
    verdict = str(numbers.number(rolled.value, words.language))
    if rolled.outcome is not None:
        label = outcome_label(check.target, rolled.outcome.key, words)
        verdict += f"  {sign(type(check), rolled.outcome.key, plain=plain)} {label}"
        if rolled.outcome.margin is not None:
            verdict += f" ({numbers.signed(rolled.outcome.margin, words.language)})"
    out.append(f"= {verdict}")
    if rolled.automatic:
        out.append(words.text("check-automatic"))
    output.put(out)


def _odds(name: str, check: Check, given: Given, words: Words, hints: list[Message]) -> None:
    from wurfwerk.frontends.cli.plain import lines
    from wurfwerk.rules.odds import odds

    bounds: dict[str, list[int | Fraction]] = {}
    for option in options.ODDS:
        bounds[option] = [target.number(text, option) for text in given.list(option)]
    answer = odds(check)
    explanation = check.explain() if given.options.get("explain") else ()
    if given.options.get("json"):
        document = odds_document(
            name, answer, bounds["at-least"], bounds["at-most"], words, explanation=explanation, hints=hints
        )
        output.put_json(document)
        return
    out = [title(check, words), ""]
    if answer.outcomes:
        out += [*outcome_lines(check, answer.outcomes, words), ""]
    if answer.automatic:
        out += [words.text("check-automatic"), ""]
    out += lines(name, answer.distribution, bounds["at-least"], bounds["at-most"], words.language)
    if explanation:
        out += ["", *words.lines(explanation)]
    output.put(out)


def title(check: Check, words: Words) -> str:
    """`Open Legend: Action roll`, with the parameters that differ from their defaults."""
    from wurfwerk.rules.texts import parameter_label
    from wurfwerk.words.documents import parameters_document

    of = type(check)
    defaults = {field.key: field.default for field in form_of(of).fields}
    said = []
    for key, value in parameters_document(check).items():
        if value is None or value == defaults[key] or isinstance(value, list):
            continue
        label = words.say(parameter_label(of, key))
        shown = words.text("no") if value is False else words.number(value) if type(value) is int else value
        said.append(label if value is True else f"{label} {shown}")
    name = f"{words.text(f'{check.system}:system')}: {words.text(f'{check.system}:check-{check.key}')}"
    return name + (f" ({', '.join(said)})" if said else "")


def outcome_lines(check: Check, outcomes: Sequence[tuple[str, Fraction]], words: Words) -> list[str]:
    """Best first: sign, word, bar, percent, percent of this or better, and the exact chance where it is short."""
    from textwrap import wrap

    from wurfwerk.frontends.cli.chart import bar

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
