"""What a pasted text means in every dialect that can read it: `wurfwerk odds TEXT --dialect all`, and the hint that there is more to know."""

from __future__ import annotations

from wurfwerk.frontends.cli import output
from wurfwerk.message import Message
from wurfwerk.words import numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from wurfwerk.dice.distribution import Distribution
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.frontends.cli.options import Given
    from wurfwerk.notation import Meaning

MOST_READ = 200
"""Characters of a text that is compared unasked."""

MOST_STEPS = 200_000
"""Steps of all laws that are worked out unasked, some hundredths of a second."""


def tell(
    text: str, given: Given, language: str, at_least: Sequence[int | Fraction], at_most: Sequence[int | Fraction]
) -> None:
    """One line a meaning: its mean, or those of its rolls, and the dialects that give it; below it a line a bound that was asked for.

    NotationError where no dialect can read the text.
    """
    from wurfwerk.notation import readings
    from wurfwerk.notation.printer import spelled

    found = readings(text, language)
    if given.options.get("json"):
        from wurfwerk.words.documents import meanings_document

        output.put_json(meanings_document(text, found, at_least, at_most))
        return
    lines = []
    for meaning in found:
        spelling = spelled(meaning.reading.expression) or text
        lines.append(f"{means(meaning, language)}   {output.harmless(spelling)}   {', '.join(meaning.dialects)}")
        for sign, bounds in ((">=" if output.plain() else "≥", at_least), ("<=" if output.plain() else "≤", at_most)):
            for bound in bounds if meaning.laws else ():
                chances = [law.at_least(bound) if sign in ">=≥" else law.at_most(bound) for law in meaning.laws]
                shares = "; ".join([numbers.percent(each.numerator, each.denominator, language) for each in chances])
                lines.append(f"  {sign} {numbers.number(bound, language)}  {shares}")
    output.put(lines)


def means(meaning: Meaning, language: str) -> str:
    """`µ 12.245`, of several rolls one each; in words where they are too costly."""
    sign = "mean" if output.plain() else "µ"
    if not meaning.laws:
        from wurfwerk.words.sentences import Words

        return f"{sign} ({Words(language).text('meanings-too-costly')})"
    shown = [numbers.decimal(law.mean.numerator, law.mean.denominator, 3, language) for law in meaning.laws]
    return f"{sign} {'; '.join(shown)}"


def otherwise(text: str, language: str) -> tuple[Message, ...]:
    """A hint where other dialects read with other odds what ours reads. Nothing where that would take long to find out."""
    from wurfwerk.dice.cost import TooCostly, cost
    from wurfwerk.dice.exact import distribution
    from wurfwerk.notation.meanings import rolls, told_apart

    found = rolls(text, language) if len(text) <= MOST_READ else {}
    if len(found) < 2:
        return ()
    left = MOST_STEPS

    def law(shape: Shape) -> Distribution | None:
        nonlocal left
        left -= cost(shape).steps
        try:
            return distribution(shape) if left >= 0 else None
        except TooCostly:
            return None

    own, *others = told_apart(found, law)
    told = [f"{'/'.join(other.dialects)} ({means(other, language)})" for other in others if own.laws and other.laws]
    return (Message("hint-read-otherwise", readings=", ".join(told)),) if told else ()
