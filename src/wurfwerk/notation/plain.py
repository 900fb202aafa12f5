"""The short way from the plainest texts to their tree: 4d6kh3, 3W6+2, 1d20+1d4-1.

The parser reads everything; what is read here it would read alike, without a hint, and the dice could not refuse it. Law
(`tests/laws/test_notation_plain.py`): a text that is not left to the parser has the same tree from both, and no error in either.
"""

from __future__ import annotations

from wurfwerk.dice.expression import Dice, Number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression

MAX_PLAIN = 40
"""Characters of a plain text: few enough that no bound of a text is ever reached."""

NUMBERS = {str(number): number for number in range(101)}
"""The numbers of a plain text, as they are written there: so small that no bound of dice is reached either."""

SIDES = {"k": "highest", "kh": "highest", "kl": "lowest", "dh": "highest", "dl": "lowest"}
"""Word behind dice -> the side that is kept or dropped."""

DIGITS = "0123456789"
LOADED: dict[str, type[Any]] = {}
"""Word or sign -> its operator, once it has occurred: an import statement costs as much as all else here."""


def plain(text: str) -> Expression | None:
    """The tree of a plain text; None leaves it to the parser."""
    if len(text) > MAX_PLAIN or not text.isascii():
        return None
    text = text.lower()
    return dice(text) if text.isalnum() else total(text.replace("-", "+-").split("+"))


def total(terms: list[str]) -> Expression | None:
    """A sum of dice and numbers; a term that is taken away begins with its minus. Blanks may stand around the signs and at the ends."""
    if len(terms) == 1:
        return dice(terms[0].strip())
    parts: list[Expression] = []
    found = False
    for written in terms:
        term = written.strip()
        number = NUMBERS.get(term)
        if number is not None:
            parts.append(Number(number))
        elif term[:1] == "-":
            number = NUMBERS.get(term[1:].lstrip())
            if number is None or not parts:
                return None
            parts.append((LOADED.get("-") or loaded("-"))(Number(number)))
        else:
            part = dice(term)
            if part is None:
                return None
            parts.append(part)
            found = True
    return (LOADED.get("+") or loaded("+"))(tuple(parts)) if found else None


def dice(term: str) -> Expression | None:
    """Equal dice, perhaps with some kept or dropped."""
    written, sign, rest = term.partition("d")
    count = NUMBERS.get(written)
    if count is None:
        if written:
            written, sign, rest = term.partition("w")
        count = NUMBERS.get(written or "1")
        if count is None or not sign:
            return None
    sides = NUMBERS.get(rest)
    if sides:
        return Dice(count, sides)
    head = rest.rstrip(DIGITS)
    word = head.lstrip(DIGITS)
    sides = NUMBERS.get(head[: -len(word)])
    amount = NUMBERS.get(rest[len(head) :] or "1")
    if word not in SIDES or not sides or amount is None or amount >= count:
        return None
    return (LOADED.get(word) or loaded(word))(Dice(count, sides), SIDES[word], amount)  # type: ignore[no-any-return]


def loaded(word: str) -> type[Any]:
    """The operator of a word or sign that occurs for the first time."""
    from wurfwerk.dice import operators

    name = {"+": "Add", "-": "Negate", "d": "Drop", "k": "Keep"}[word[0]]
    LOADED[word] = getattr(operators, name)
    return LOADED[word]
