"""Answers as the contract's JSON: odds, rolls, errors, and the stored event of a roll in a viewer's language.

Fractions are strings "p/q" in lowest terms; values are whole numbers, or such strings where they are not. Keys are always
English, labels and explanations are in the language of `words`. The catalogue of systems is `words.catalogue`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.dice.cost import about, too_costly
from wurfwerk.notation.target import names_a_check
from wurfwerk.words.numbers import fraction

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction
    from typing import Any

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll
    from wurfwerk.message import Message, WurfwerkError
    from wurfwerk.notation.meanings import Meaning
    from wurfwerk.rules.check import Check, Outcome
    from wurfwerk.rules.compare import Comparison
    from wurfwerk.rules.odds import CheckOdds
    from wurfwerk.rules.throw import CheckRoll, ThrownTurn
    from wurfwerk.words.sentences import Words

    Number = int | Fraction

MAX_CHARACTERS = 64_000_000
MAX_WRITING = 100_000_000_000
"""Squared digits of everything written: 1000d20 takes two thirds of it, and about a second and a half."""


def value(number: Number | None) -> int | str | None:
    """A value of a roll: 23, or "7/2"."""
    if number is None:
        return None
    return int(number.numerator) if number.denominator == 1 else fraction(number)


def distribution_document(
    target: str, exact: Distribution, at_least: Sequence[Number] = (), at_most: Sequence[Number] = ()
) -> dict[str, Any]:
    """The odds of notation. TooCostly before writing starts if it would be too long."""
    check_length(exact)
    return {
        "target": target,
        "min": value(exact.min),
        "max": value(exact.max),
        "mean": fraction(exact.mean),
        "variance": fraction(exact.variance),
        "pmf": {fraction(number): fraction(chance) for number, chance in exact.pmf.items()},  # type: ignore[arg-type]
        "tail": fraction(exact.tail),
        "at-least": {fraction(bound): fraction(exact.at_least(bound)) for bound in at_least},
        "at-most": {fraction(bound): fraction(exact.at_most(bound)) for bound in at_most},
    }


def meanings_document(
    target: str, meanings: Sequence[Meaning], at_least: Sequence[Number] = (), at_most: Sequence[Number] = ()
) -> dict[str, Any]:
    """What a text means in the dialects."""
    return {"target": target, "readings": meanings_list(meanings, at_least, at_most)}


def meanings_list(
    meanings: Sequence[Meaning], at_least: Sequence[Number] = (), at_most: Sequence[Number] = ()
) -> list[dict[str, Any]]:
    """One entry a meaning.

    expression      its spelling in the first dialect that can say it
    notation        the whole line in our own dialect, with who sees it and its comment; null where our dialect cannot say it
    mean, min, max  null where they are too costly; an end is null where there is none, too. Of several rolls each has its own, in `rolls`
    at-least, ...   chances of the bounds that were asked for, beside the mean
    """
    from wurfwerk.notation.ours import own_line
    from wurfwerk.notation.printer import spelled

    return [
        {
            "dialects": list(meaning.dialects),
            "expression": spelled(meaning.reading.expression),
            "notation": own_line(meaning.reading),
            **_ends(meaning.laws[0] if len(meaning.laws) == 1 else None, at_least, at_most),
            **({"rolls": [_ends(law, at_least, at_most) for law in meaning.laws]} if len(meaning.laws) > 1 else {}),
        }
        for meaning in meanings
    ]


def _ends(law: Distribution | None, at_least: Sequence[Number] = (), at_most: Sequence[Number] = ()) -> dict[str, Any]:
    if law is None:
        return dict.fromkeys(("mean", "min", "max"))
    bounds: dict[str, Any] = {}
    if at_least:
        bounds["at-least"] = {fraction(bound): fraction(law.at_least(bound)) for bound in at_least}
    if at_most:
        bounds["at-most"] = {fraction(bound): fraction(law.at_most(bound)) for bound in at_most}
    return {"mean": fraction(law.mean), "min": value(law.min), "max": value(law.max), **bounds}


def check_length(exact: Distribution) -> None:
    """TooCostly if the chances would take too long to write: an integer of d digits takes about d * d steps."""
    weights = getattr(exact, "weights", None)
    if weights is not None:
        sizes = [(exact.denominator.bit_length(), len(weights))]  # type: ignore[attr-defined]
    else:
        sizes = [(chance.denominator.bit_length(), 1) for chance in exact.pmf.values()]
    digits = [(bits * 3 // 10 + 1, 2 * count) for bits, count in sizes]
    characters = sum([length * count for length, count in digits])
    if characters > MAX_CHARACTERS or sum([length * length * count for length, count in digits]) > MAX_WRITING:
        raise too_costly("output", characters=about(characters))


def odds_document(
    target: str,
    odds: Distribution | CheckOdds,
    at_least: Sequence[Number] = (),
    at_most: Sequence[Number] = (),
    words: Words | None = None,
    *,
    explanation: Sequence[Message] = (),
    hints: Sequence[Message] = (),
    tables: Sequence[Sequence[tuple[str, Fraction]]] = (),
) -> dict[str, Any]:
    """The odds of notation or of a check; a check needs `words` for the labels of its outcomes.

    tables       for every table in the notation its rows with their chances: `dice.rows.chances`
    explanation  what is thrown, in words: the lines of `dice.explain.explain` or of a check's `explain`
    hints        what there is to know about how notation was read
    Both are there as lists of sentences only if they say something; they need `words` too.
    """
    outcomes = getattr(odds, "outcomes", None)
    if outcomes is None:
        document = distribution_document(target, odds, at_least, at_most)
        return document | tables_document(tables) | _sentences(words, explanation=explanation, hints=hints)
    assert words is not None
    answer: CheckOdds = odds  # type: ignore[assignment]
    check = answer.check
    document = distribution_document(target, answer.distribution, at_least, at_most)
    if answer.compares:
        document |= dict.fromkeys(("min", "max", "mean", "variance", "pmf", "tail"))
    document |= {
        "system": check.system,
        "check": check.key,
        "parameters": parameters_document(check),
        "rules": dict(check.rules),
        "outcomes": outcomes_document(answer, words),
    }
    if answer.automatic:
        document["automatic"] = True
    if answer.parts:
        document["parts"] = [
            {"label": words.say(part.label)} | odds_document(part.odds.check.target, part.odds, words=words)
            for part in answer.parts
        ]
    return document | _sentences(words, explanation=explanation, hints=hints)


def outcomes_document(answer: CheckOdds, words: Words) -> list[dict[str, Any]]:
    """The outcomes of a check, worst to best; `width` where a chance can only be enclosed."""
    out = []
    for key, chance in answer.outcomes:
        label = outcome_label(answer.check.target, key, words)
        said = {"key": key, "label": label, "probability": fraction(chance)}
        if key in answer.widths:
            said["width"] = fraction(answer.widths[key])
        out.append(said)
    return out


def tables_document(tables: Sequence[Sequence[tuple[str, Fraction]]]) -> dict[str, Any]:
    """The chances of the rows of tables, nothing where there are none."""
    if not tables:
        return {}
    return {"tables": [[{"name": name, "probability": fraction(chance)} for name, chance in rows] for rows in tables]}


def several_document(
    target: str,
    rolls: Sequence[dict[str, Any]],
    words: Words | None,
    *,
    explanation: Sequence[Message] = (),
    hints: Sequence[Message] = (),
) -> dict[str, Any]:
    """The odds of several rolls: each has its own, and together they have none."""
    nothing = dict.fromkeys(("min", "max", "mean", "variance", "pmf", "tail"))
    document: dict[str, Any] = {"target": target, **nothing, "at-least": {}, "at-most": {}, "rolls": list(rolls)}
    return document | _sentences(words, explanation=explanation, hints=hints)


def comparison_document(compared: Comparison, words: Words) -> dict[str, Any]:
    """A check under every value of a house rule; `difference` is against the value in force."""
    rule, base = compared.rule, compared.base
    before = base.chances()
    values = []
    for reading in compared.readings:
        said: dict[str, Any] = {"value": reading.value, "label": words.say(rule.value_label(reading.value))}
        if reading.odds is None:
            assert reading.refused is not None
            values.append(said | {"refused": words.say(reading.refused)})
            continue
        said["automatic"] = reading.odds.automatic
        if reading.fitted is not None:
            said["fitted"] = words.say(reading.fitted)
        outcomes = outcomes_document(reading.odds, words)
        for outcome, (key, chance) in zip(outcomes, reading.odds.outcomes, strict=True):
            outcome["difference"] = fraction(chance - before.get(key, 0 * chance))
        said["outcomes"] = outcomes
        if not reading.odds.compares:
            assert base.odds is not None
            said["mean"] = fraction(reading.odds.mean)
            said["mean-difference"] = fraction(reading.odds.mean - base.odds.mean)
            said["variance"] = fraction(reading.odds.variance)
        values.append(said)
    label = words.say(rule.label())
    return {"rule": rule.key, "label": label, "in-force": compared.in_force, "values": values}


def _sentences(words: Words | None, **named: Sequence[Message]) -> dict[str, list[str]]:
    """Lists of sentences by name; empty ones are left out."""
    said = {}
    for name, messages in named.items():
        if messages:
            assert words is not None
            said[name] = words.lines(messages)
    return said


def roll_document(target: str, rolled: CheckRoll, words: Words, *, hints: Sequence[Message] = ()) -> dict[str, Any]:
    """A thrown check; `hints` as in `odds_document`."""
    from wurfwerk.notation import dice_document

    check = rolled.check
    document: dict[str, Any] = {
        "target": target,
        "value": None if check.compares else value(rolled.value),
        "outcome": outcome_document(check.target, rolled.outcome, words),
        "dice": dice_in_roles(check.target, dice_document(rolled.roll), words),
        "explanation": "\n".join(words.lines(rolled.explanation)),
        "parameters": parameters_document(check),
        "rules": dict(check.rules),
    }
    if rolled.automatic:
        document["automatic"] = True
    if rolled.turns:
        document["turns"] = [_turn(turn, check, words) for turn in rolled.turns]
    return document | _sentences(words, hints=hints)


def _turn(turn: ThrownTurn, check: Check, words: Words) -> dict[str, Any]:
    """One roll or choice of a procedure."""
    said: dict[str, Any] = {"key": turn.turn.key, "by": turn.turn.by, "label": words.say(turn.heading(check.system))}
    if turn.rolled is None:
        return said | {"choice": turn.told}
    inner = turn.rolled
    outcome = outcome_document(inner.check.target, inner.outcome, words)
    return said | {
        "target": inner.check.target,
        "value": None if inner.check.compares else value(inner.value),
        "outcome": outcome,
    }


def plain_roll_document(
    text: str,
    expression: Expression,
    roll: Roll,
    words: Words | None,
    *,
    explanation: Sequence[Message] = (),
    hints: Sequence[Message] = (),
) -> dict[str, Any]:
    """A thrown roll of notation. Its explanation is the trace, and below it the lines of `explanation`, if there are any.

    `hints` as in `odds_document`. `words` are needed for both, and for a comparison, which has an outcome. Several rolls stand in `rolls`,
    each as if it were alone.
    """
    from wurfwerk.notation import plain_document

    document: dict[str, Any] = plain_document(text, expression, roll)
    for each in (document, *document.get("rolls", ())):
        if words is not None and "compared" in each:
            each["outcome"] = verdict(each["value"], each["compared"], words)
    if explanation:
        assert words is not None
        document["explanation"] = "\n".join([document["explanation"], *words.lines(explanation)])
    return document | _sentences(words, hints=hints)


def verdict(met: int, compared: Sequence[int | str], words: Words) -> dict[str, Any]:
    """What a comparison of two values says: success or failure, and how far they are apart."""
    from fractions import Fraction

    left, right = [Fraction(side) for side in compared]
    distance = abs(left - right)
    key = "success" if met else "failure"
    return {"key": key, "label": words.text(f"outcome-{key}"), "margin": value(distance if met else -distance)}


def outcome_document(target: str, outcome: Outcome | None, words: Words) -> dict[str, Any] | None:
    """The verdict with its label; None where nothing was to be met."""
    if outcome is None:
        return None
    return {"key": outcome.key, "label": outcome_label(target, outcome.key, words), "margin": outcome.margin}


def outcome_label(target: str, key: str, words: Words) -> str:
    """An outcome in words: the check's own text for it, else the system's."""
    from wurfwerk.rules.texts import outcome_keys

    system, _, check = target.partition(".")
    return words.first(*[f"{system}:{name}" for name in outcome_keys(check, key)])


def dice_in_roles(target: str, dice: Sequence[Mapping[str, Any]], words: Words) -> list[dict[str, Any]]:
    """The dice of a check: the label of a die is the key of its role, and is shown in words."""
    from wurfwerk.rules.texts import die_key

    system = target.partition(".")[0]
    return [
        {**die, "role": die["label"], "label": words.text(f"{system}:{die_key(die['label'])}")}
        if die.get("label")
        else {**die}
        for die in dice
    ]


def parameters_document(check: Check) -> dict[str, Any]:
    """All parameters, defaults filled in; notation as text."""
    from wurfwerk.notation import render
    from wurfwerk.rules.form import parameters

    return parameters(check, render)


def error_document(error: WurfwerkError, words: Words) -> dict[str, Any]:
    """What was wrong: `span` counts characters of the text as it was typed."""
    return {
        "error": {
            "key": error.key,
            "message": words.say(error.message),
            "span": None if error.span is None else list(error.span),
            "hint": None if error.hint is None else words.say(error.hint),
        }
    }


def localise(event: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """A stored event as JSON data, with labels and sentences filled in: other kinds than `rolled` have none and stay as they are.

    `explanation` is stored as text (the trace), or as a list of text and told messages; `hints` as a list of told messages.
    """
    shown = dict(event)
    if shown.get("kind") != "rolled":
        return shown
    if names_a_check(shown["target"]):
        shown["dice"] = dice_in_roles(shown["target"], shown["dice"], words)
    outcome = shown.get("outcome")
    if outcome is not None:
        label = outcome_label(shown["target"], outcome["key"], words)
        shown["outcome"] = {"key": outcome["key"], "label": label, "margin": outcome.get("margin")}
    elif shown.get("compared") is not None and shown.get("value") is not None:
        shown["outcome"] = verdict(shown["value"], shown["compared"], words)
    if shown.get("rolls"):
        shown["rolls"] = [_localised(roll, words) for roll in shown["rolls"]]
    explanation = shown.get("explanation")
    if isinstance(explanation, list | tuple):
        shown["explanation"] = "\n".join(_told(explanation, words))
    if shown.get("hints"):
        shown["hints"] = _told(shown["hints"], words)
    return shown


def _localised(roll: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """One of several rolls, as it would stand alone."""
    compared = roll.get("compared")
    outcome = verdict(roll["value"], compared, words) if compared is not None else None
    return {**roll, "outcome": outcome, "parameters": {}, "rules": {}}


def _told(parts: Sequence[Any], words: Words) -> list[str]:
    """Stored lines: text is shown as it is, a told message is said."""
    from wurfwerk.table.told import message

    return [part if isinstance(part, str) else words.say(message(part)) for part in parts]


def __getattr__(name: str) -> object:
    if name == "systems_document":
        from wurfwerk.words.catalogue import systems_document

        return systems_document
    raise AttributeError(name)
