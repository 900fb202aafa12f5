"""`roll` and `odds` of notation, with nothing loaded that they do not need: they speak in symbols and numbers.

Dataclasses, re, argparse and Fluent together would cost more than the roll (measured: `docs/handbook`, command line).
"""

from __future__ import annotations

import os

from wurfwerk.frontends.cli import options, output, target
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.words.language import language_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.notation import Reading


def run(command: str, arguments: Sequence[str]) -> int:
    """`wurfwerk roll TARGET` or `wurfwerk odds TARGET` where TARGET is notation. Returns the exit status."""
    given = options.read(arguments, options.COMMANDS[command])
    if given.options.get("help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_command(command, given)
    language = language_of(os.environ, given.text("lang"))
    for name in options.CHECK:
        if name in given.options:
            message = Message("error-option-of-checks", option=name)
            raise options.OptionError(message, key="unknown-option", hint=Message("hint-checks"))
    text = target.target(given)
    try:
        if command == "roll":
            _roll(text, given, language)
        else:
            _odds(text, given, language)
    except WurfwerkError as error:
        if error.span is not None:
            error.text = text  # type: ignore[attr-defined]  # `failure` shows the place in it
        raise
    return 0


def _read(text: str, given: Given, language: str) -> Reading:
    from wurfwerk.notation import read

    return read(text, given.text("dialect") or "default")


def _roll(text: str, given: Given, language: str) -> None:
    from wurfwerk.dice.roll import roll
    from wurfwerk.notation import plain_document, trace

    chance = target.chance(given)
    reading = _read(text, given, language)
    rolled = roll(reading.expression, chance)
    target.finish(chance)
    if given.options.get("json"):
        output.put_json(plain_document(text, reading.expression, rolled))
    else:
        output.put([trace(rolled, reading.expression)])


def _odds(text: str, given: Given, language: str) -> None:
    from wurfwerk.dice.exact import distribution

    at_least = [target.number(bound, "at-least") for bound in given.list("at-least")]
    at_most = [target.number(bound, "at-most") for bound in given.list("at-most")]
    exact = distribution(_read(text, given, language).expression)
    if given.options.get("json"):
        from wurfwerk.words.documents import distribution_document

        output.put_json(distribution_document(text, exact, at_least, at_most))
    else:
        output.put(lines(text, exact, at_least, at_most, language))


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
    values, chances, below, above, denominator = _whole(exact)
    out = [_headline(title, exact, values, chances, denominator, language, ascii_only=ascii_only), ""]
    data = chart.rows(values, chances, below, above)
    out += chart.table(data, denominator, language, output.width(), plain=ascii_only)
    answers = [(">=" if ascii_only else "≥", bound, exact.at_least(bound)) for bound in at_least]
    answers += [("<=" if ascii_only else "≤", bound, exact.at_most(bound)) for bound in at_most]
    if answers:
        out.append("")
    from wurfwerk.words import numbers

    for sign, bound, chance in answers:
        share = numbers.percent(chance.numerator, chance.denominator, language)
        fraction = numbers.fraction(chance)
        out.append(f"{sign} {numbers.number(bound, language)}  {share}" + (f"  {fraction}" if len(fraction) <= 40 else ""))
    return out


def _whole(exact: Distribution) -> tuple[list[int | Fraction], list[int], int, int, int]:
    """Values, chances, the chance below and above them, all over one denominator."""
    weights = getattr(exact, "weights", None)
    if weights is not None:
        return list(weights), list(weights.values()), 0, 0, exact.denominator  # type: ignore[attr-defined]
    from math import lcm

    pmf = exact.pmf
    values = sorted(pmf)
    above = exact.at_least(_beyond(values[-1])) if exact.max is None else 0
    below = exact.tail - above
    parts = [*pmf.values(), above, below]
    denominator = lcm(*[part.denominator for part in parts])
    scaled = [part.numerator * (denominator // part.denominator) for part in (*[pmf[v] for v in values], below, above)]
    return values, scaled[:-2], scaled[-2], scaled[-1], denominator


def _beyond(value: int | Fraction) -> int:
    return int(value // 1) + 1


def _headline(
    title: str,
    exact: Distribution,
    values: list[int | Fraction],
    chances: list[int],
    denominator: int,
    language: str,
    *,
    ascii_only: bool,
) -> str:
    """`4d6kh3   3…18   µ 12.245   σ 2.847`: bounds, mean and standard deviation."""
    from wurfwerk.words import numbers

    def end(value: int | Fraction | None, sign: str) -> str:
        return (sign + ("inf" if ascii_only else "∞")) if value is None else numbers.number(value, language)

    if exact.min is not None and exact.max is not None:
        first = sum([value * chance for value, chance in zip(values, chances, strict=True)])
        second = sum([value * value * chance for value, chance in zip(values, chances, strict=True)])
        top, bottom = first.numerator, first.denominator * denominator
        square = second * denominator - first * first
        spread = (square.numerator, square.denominator * denominator * denominator)
    else:
        mean, variance = exact.mean, exact.variance
        top, bottom = mean.numerator, mean.denominator
        spread = (variance.numerator, variance.denominator)
    shown = title if len(title) <= 60 else title[:57] + "..."
    dots, mean_sign, deviation_sign = ("..", "mean", "sd") if ascii_only else (" … ", "µ", "σ")
    return (
        f"{shown}   {end(exact.min, '-')}{dots}{end(exact.max, '')}"
        f"   {mean_sign} {numbers.decimal(top, bottom, 3, language)}"
        f"   {deviation_sign} {numbers.root(*spread, 3, language)}"
    )
