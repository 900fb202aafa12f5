"""`roll` and `odds` of notation, with nothing loaded that they do not need: they speak in symbols and numbers.

Dataclasses, re, argparse and Fluent together would cost more than the roll (measured: `docs/handbook`, command line).
"""

from __future__ import annotations

import os

from wurfwerk.frontends.cli import options, output, target
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.words.language import language_of

MAX_TITLE = 60
PLAIN = frozenset("0123456789dw+-* ()")

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll
    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.notation import Reading
    from wurfwerk.words.sentences import Words

    Rows = list[list[tuple[str, Fraction]]]
    """The rows of each table with their chances."""


def run(command: str, arguments: Sequence[str]) -> int:
    """`wurfwerk roll TARGET` or `wurfwerk odds TARGET` where TARGET is notation. Returns the exit status."""
    given = options.read(arguments, options.COMMANDS[command])
    if given.options.get("help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_command(command, given)
    language = language_of(os.environ, given.text("lang"))
    for name in (*options.CHECK, *options.COMPARE):
        if name in given.options:
            message = Message("error-option-of-checks", option=name)
            raise options.OptionError(message, key="unknown-option", hint=Message("hint-checks"))
    text = target.target(given)
    try:
        if command == "odds" and given.text("dialect") == "all":
            from wurfwerk.frontends.cli import meanings

            meanings.tell(text, given, language, *_bounds(given))
        elif command == "roll":
            _roll(text, given, language)
        else:
            _odds(text, given, language)
    except WurfwerkError as refused:
        error = refused
        if error.key == "division-by-zero":
            from wurfwerk.notation.divisor import pointed

            error = pointed(text, given.text("dialect") or "default", error)
        if error.span is not None:
            error.text = text  # type: ignore[attr-defined]  # `failure` shows the place in it
        raise error from None
    return 0


def _read(text: str, given: Given, language: str) -> Reading:
    from wurfwerk.notation import read

    return read(text, given.text("dialect") or "default", language)


def _roll(text: str, given: Given, language: str) -> None:
    from wurfwerk.dice.roll import roll

    chance = target.chance(given)
    reading = _read(text, given, language)
    rolled = roll(reading.expression, chance)
    target.finish(chance)
    explanation = _explained(reading, given, rolled)
    if given.options.get("json"):
        from wurfwerk.notation.document import results
        from wurfwerk.words.documents import plain_roll_document

        compared = [part.compared for _, part in results(rolled, reading.expression)]
        words = _words(language, any(compared), explanation, reading.hints)
        document = plain_roll_document(
            text, reading.expression, rolled, words, explanation=explanation, hints=reading.hints
        )
        output.put_json(document)
    else:
        from wurfwerk.notation import trace

        line = trace(rolled, reading.expression)
        if output.plain() and ("✓" in line or "✗" in line):
            line = _in_words(line, language)
        output.put([line + (f"   # {output.harmless(reading.comment)}" if reading.comment else "")])
        _say(explanation, language)
        _tell(text, reading, given, language)


def _odds(text: str, given: Given, language: str) -> None:
    at_least, at_most = _bounds(given)
    reading = _read(text, given, language)
    answers = _answers(text, reading.expression)
    explanation = _explained(reading, given)
    if given.options.get("json"):
        from wurfwerk.words.documents import odds_document, several_document

        words = _words(language, explanation, reading.hints)
        if len(answers) == 1:
            ((title, exact, tables),) = answers
            document = odds_document(
                title, exact, at_least, at_most, words, tables=tables, explanation=explanation, hints=reading.hints
            )
        else:
            each = [odds_document(title, law, at_least, at_most, tables=rows) for title, law, rows in answers]
            document = several_document(text, each, words, explanation=explanation, hints=reading.hints)
        output.put_json(document)
    else:
        out: list[str] = []
        for title, exact, tables in answers:
            out += [""] if out else []
            out += lines(title, exact, at_least, at_most, language)
            if tables:
                from wurfwerk.frontends.cli.tables import shown

                out += shown(tables, language)
        output.put(out)
        _say(explanation, language, apart=True)
        _tell(text, reading, given, language)


def _bounds(given: Given) -> tuple[list[int | Fraction], list[int | Fraction]]:
    at_least = [target.number(bound, "at-least") for bound in given.list("at-least")]
    return at_least, [target.number(bound, "at-most") for bound in given.list("at-most")]


def _answers(text: str, expression: Expression) -> list[tuple[str, Distribution, Rows]]:
    """(title, exact odds, chances of the rows of its tables) of the roll, or of each of several."""
    from wurfwerk.dice.exact import marginals

    laws = marginals(expression)
    if type(expression).__name__ != "Several":
        return [(text, laws[0], _tables(text, expression))]
    from wurfwerk.notation import render

    rolls = expression.rolls  # type: ignore[attr-defined]
    return [(render(roll), law, _tables(text, roll)) for roll, law in zip(rolls, laws, strict=True)]


def _tables(text: str, expression: Expression) -> Rows:
    if "table" not in text.lower():
        return []
    from wurfwerk.dice.rows import chances

    return chances(expression)


def _in_words(line: str, language: str) -> str:
    """The verdict of a comparison as a word, for an output that has no sign for it."""
    from wurfwerk.words.sentences import Words

    words = Words(language)
    return line.replace("✓", f"({words.text('yes')})").replace("✗", f"({words.text('no')})")


def _explained(reading: Reading, given: Given, rolled: Roll | None = None) -> tuple[Message, ...]:
    """For --explain: what is thrown, and what fell. Else nothing, and nothing is loaded for it."""
    if not given.options.get("explain"):
        return ()
    from wurfwerk.dice.explain import explain, explain_roll

    return (explain(reading.expression), *([explain_roll(rolled)] if rolled is not None else []))


def _words(language: str, *needed: object) -> Words | None:
    """The texts, if anything needs them: a plain answer has no time to load them."""
    if not any(needed):
        return None
    from wurfwerk.words.sentences import Words

    return Words(language)


def _say(messages: Sequence[Message], language: str, *, apart: bool = False) -> None:
    words = _words(language, messages)
    if words is not None:
        output.put([*([""] if apart else []), *words.lines(messages)])


def _tell(text: str, reading: Reading, given: Given, language: str) -> None:
    """How the text was read, where that could surprise; on standard error, because the answer is on standard output."""
    hints = reading.hints
    if "dialect" not in given.options and may_differ(text.removesuffix(reading.comment or "")):
        from wurfwerk.frontends.cli.meanings import otherwise

        hints += otherwise(text, language)
    output.tell(hints, language)


def may_differ(text: str) -> bool:
    """Whether other dialects may read a text otherwise. No for sums of dice and choices by rank, so that these load no dialects."""
    rest = text.partition("#")[0].lower()
    for word in ("kh", "kl", "dl", "dh"):
        rest = rest.replace(word, "")
    return not PLAIN.issuperset(rest)


def lines(
    title: str,
    exact: Distribution,
    at_least: Sequence[int | Fraction],
    at_most: Sequence[int | Fraction],
    language: str,
) -> list[str]:
    """A distribution as a headline, a chart, and a line for each bound that was asked for."""
    from wurfwerk.frontends.cli import chart

    ascii_only = output.plain()
    out = [headline(title, exact, language, ascii_only=ascii_only), ""]
    values, chances, below, above, denominator = _whole(exact)
    if values:
        data = chart.rows(values, chances, below, above)
        out += chart.table(data, denominator, language, output.width(), plain=ascii_only)
    else:
        from wurfwerk.words.sentences import Words

        out.append(Words(language).text("odds-too-wide"))
    answers = [(">=" if ascii_only else "≥", bound, exact.at_least(bound)) for bound in at_least]
    answers += [("<=" if ascii_only else "≤", bound, exact.at_most(bound)) for bound in at_most]
    if answers:
        out.append("")
    from wurfwerk.words import numbers

    for sign, bound, chance in answers:
        share = numbers.percent(chance.numerator, chance.denominator, language)
        fraction = numbers.fraction(chance)
        out.append(
            f"{sign} {numbers.number(bound, language)}  {share}" + (f"  {fraction}" if len(fraction) <= 40 else "")
        )
    return out


def _whole(exact: Distribution) -> tuple[list[int | Fraction], list[int], int, int, int]:
    """Values ascending, their chances, the chance below and above them, all over one denominator."""
    weights = getattr(exact, "weights", None)
    if weights is not None:
        values = sorted(weights)
        return values, [weights[value] for value in values], 0, 0, exact.denominator  # type: ignore[attr-defined]
    from math import lcm

    pmf = exact.pmf
    values = sorted(pmf)
    if not values:
        return [], [], 0, 0, 1
    above = exact.at_least(int(values[-1] // 1) + 1) if exact.tail else exact.tail
    below = exact.tail - above
    parts = [*[pmf[each] for each in values], below, above]
    denominator = lcm(*[part.denominator for part in parts])
    scaled = [part.numerator * (denominator // part.denominator) for part in parts]
    return values, scaled[:-2], scaled[-2], scaled[-1], denominator


def headline(title: str, exact: Distribution, language: str, *, ascii_only: bool) -> str:
    """`4d6kh3   3 … 18   µ 12.245   σ 2.847`: bounds, mean and standard deviation."""
    from wurfwerk.words import numbers

    def end(value: int | Fraction | None, sign: str) -> str:
        return (sign + ("inf" if ascii_only else "∞")) if value is None else numbers.number(value, language)

    weights = getattr(exact, "weights", None)
    if weights is not None:
        # In whole numbers, because a plain answer has no time to load fractions.
        denominator: int = exact.denominator  # type: ignore[attr-defined]
        first = sum([value * chance for value, chance in weights.items()])
        second = sum([value * value * chance for value, chance in weights.items()])
        square = second * denominator - first * first
        mean = (first.numerator, first.denominator * denominator)
        variance = (square.numerator, square.denominator * denominator * denominator)
    else:
        mean = (exact.mean.numerator, exact.mean.denominator)
        variance = (exact.variance.numerator, exact.variance.denominator)
    title = output.harmless(title)
    shown = title if len(title) <= MAX_TITLE else title[: MAX_TITLE - 3] + "..."
    dots, mean_sign, deviation_sign = ("..", "mean", "sd") if ascii_only else ("…", "µ", "σ")
    return (
        f"{shown}   {end(exact.min, '-')} {dots} {end(exact.max, '')}"
        f"   {mean_sign} {numbers.decimal(*mean, 3, language)}"
        f"   {deviation_sign} {numbers.root(*variance, 3, language)}"
    )
