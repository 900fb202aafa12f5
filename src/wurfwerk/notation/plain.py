"""The short way from the plainest texts to their tree: 4d6kh3, 3W6+2, 1d20+1d4-1.

The parser reads everything; what is read here it would read alike, without a hint, and the dice could not refuse it. Law
(`tests/laws/test_notation_plain.py`): a text that is not left to the parser has the same tree from both, and no error in either.
"""

from __future__ import annotations

from wurfwerk.dice.choice import ranks
from wurfwerk.dice.expression import Dice, Number, keep_shape, lower_once

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression

MAX_PLAIN = 40
"""Characters of a plain text: few enough that no bound of a text is ever reached."""

NUMBERS = {str(number): number for number in range(101)}
"""The numbers of a plain text, as they are written there: so small that no bound of dice is reached either."""

DIGITS = "0123456789"
SUMS: list[type[Any]] = []
"""Add and Negate, once a sum has occurred: an import statement costs as much as all else here."""
WORDS: dict[str, tuple[type[Any], str, str, bool]] = {}
"""Word behind dice -> its operator, the side it names, the side that is kept, whether its number is that of the dice kept; once one has occurred."""


def plain(text: str) -> Expression | None:
    """The tree of a plain text, lowered already (`lowered`); None leaves it to the parser."""
    if len(text) > MAX_PLAIN or not text.isascii():
        return None
    text = text.lower()
    return dice(text, True) if text.isalnum() else total(text.replace("-", "+-").split("+"))


def total(terms: list[str]) -> Expression | None:
    """A sum of dice and numbers; a term that is taken away begins with its minus. Blanks may stand around the signs and at the ends."""
    if len(terms) == 1:
        return dice(terms[0].strip(), True)
    add, negate = SUMS or load_sums()
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
            parts.append(negate(Number(number)))
        else:
            part = dice(term, False)
            if part is None:
                return None
            parts.append(part)
            found = True
    if not found:
        return None
    tree: Expression = add(tuple(parts))
    lower_once(tree)
    return tree


def dice(term: str, whole: bool) -> Expression | None:
    """Equal dice, perhaps with some kept or dropped; lowered if they are the `whole` text."""
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
        of = Dice(count, sides)
        if whole:
            keep_shape(of, of.pool())
        return of
    head = rest.rstrip(DIGITS)
    word = head.lstrip(DIGITS)
    sides = NUMBERS.get(head[: -len(word)])
    number = NUMBERS.get(rest[len(head) :] or "1")
    if not sides or not number or number >= count:
        return None
    known = (WORDS or load_words()).get(word)
    if known is None:
        return None
    operator, named, side, keeps = known
    of = Dice(count, sides)
    tree: Expression = operator(of, named, number)
    if whole:
        # What `tree.lower()` makes, without the pool in between.
        keep_shape(tree, of.pool(ranks(side, number if keeps else count - number, count)))
    return tree


def load_sums() -> list[type[Any]]:
    from wurfwerk.dice.operators.arithmetic import Add, Negate

    SUMS[:] = Add, Negate
    return SUMS


def load_words() -> dict[str, tuple[type[Any], str, str, bool]]:
    from wurfwerk.dice.operators.keep import Drop, Keep

    for word, side in (("k", "highest"), ("kh", "highest"), ("kl", "lowest")):
        WORDS[word] = Keep, side, side, True
    WORDS["dh"] = Drop, "highest", "lowest", False
    WORDS["dl"] = Drop, "lowest", "highest", False
    return WORDS
