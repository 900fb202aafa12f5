"""The short way from the plainest texts to their tree: 4d6kh3, 3W6+2, 1d20+1d4-1.

The parser reads everything; what is read here it would read alike, without a hint, and the dice could not refuse it. Law
(`tests/laws/test_notation_plain.py`): a text that is not left to the parser has the same tree from both, and no error in either.
"""

from __future__ import annotations

from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.limits import MAX_DICE, MAX_SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression

MAX_PLAIN = 40
"""Characters of a plain text: few enough that no bound of a text is ever reached."""

MAX_PLAIN_DICE = MAX_DICE // MAX_PLAIN
MAX_NUMBER_DIGITS = 12
"""Fewer than a number may have."""

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
    """A sum of dice and numbers; a term that is taken away begins with its minus."""
    parts: list[Expression] = []
    found = False
    for term in terms:
        if term.isdigit():
            if len(term) > MAX_NUMBER_DIGITS:
                return None
            parts.append(Number(int(term)))
        elif term[:1] == "-":
            if not parts or not term[1:].isdigit() or len(term) > MAX_NUMBER_DIGITS:
                return None
            parts.append((LOADED.get("-") or loaded("-"))(Number(int(term[1:]))))
        else:
            part = dice(term)
            if part is None:
                return None
            parts.append(part)
            found = True
    return (LOADED.get("+") or loaded("+"))(tuple(parts)) if found else None


def dice(term: str) -> Expression | None:
    """Equal dice, perhaps with some kept or dropped."""
    written, _, rest = term.partition("d")
    if written and not written.isdigit():
        written, _, rest = term.partition("w")
        if written and not written.isdigit():
            return None
    count = int(written) if written else 1
    if rest.isdigit():
        sides = int(rest)
        return Dice(count, sides) if 0 < sides <= MAX_SIDES and count <= MAX_PLAIN_DICE else None
    head = rest.rstrip(DIGITS)
    word = head.lstrip(DIGITS)
    written = head[: -len(word)]
    if word not in SIDES or not written:
        return None
    sides = int(written)
    amount = int(rest[len(head) :]) if len(head) < len(rest) else 1
    if not 0 < sides <= MAX_SIDES or count > MAX_PLAIN_DICE or amount >= count:
        return None
    return (LOADED.get(word) or loaded(word))(Dice(count, sides), SIDES[word], amount)  # type: ignore[no-any-return]


def loaded(word: str) -> type[Any]:
    """The operator of a word or sign that occurs for the first time."""
    from wurfwerk.dice import operators

    name = {"+": "Add", "-": "Negate", "d": "Drop", "k": "Keep"}[word[0]]
    LOADED[word] = getattr(operators, name)
    return LOADED[word]
