"""`wurfwerk odds TEXT --dialect all`: what a pasted text means in every dialect that can read it, with the means."""

from __future__ import annotations

from wurfwerk.frontends.cli import output
from wurfwerk.words import numbers

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.frontends.cli.options import Given


def tell(text: str, given: Given, language: str) -> None:
    """One line a meaning: its mean and the dialects that give it. NotationError where no dialect can read the text."""
    from wurfwerk.notation import readings
    from wurfwerk.notation.printer import spelled

    found = readings(text, language)
    if given.options.get("json"):
        from wurfwerk.words.documents import meanings_document

        output.put_json(meanings_document(text, found))
        return
    sign = "mean" if output.plain() else "µ"
    lines = []
    for meaning in found:
        mean = meaning.mean
        shown = "?" if mean is None else numbers.decimal(mean.numerator, mean.denominator, 3, language)
        lines.append(f"{sign} {shown}   {spelled(meaning.reading.expression)}   {', '.join(meaning.dialects)}")
    output.put(lines)
