"""`own_line`: a reading of any dialect as a line of our own, so that what is rolled is what was chosen.

Law: our own reading of the line has the odds of the reading it was made from, is seen by the same people and has the same comment.
"""

from __future__ import annotations

from wurfwerk.dice.error import ExpressionError
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.printer import Printer, Text
from wurfwerk.notation.reading import read
from wurfwerk.notation.stack import COMPARISON, PRODUCT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.reading import Reading

COMMANDS = {None: "", "private": "/gmr ", "blind": "/br ", "self": "/sr "}
"""Who sees the roll -> the command that says so."""


def own_line(reading: Reading) -> str | None:
    """The roll in our own spelling, behind its command and before its comment. None where our dialect cannot say it.

    >>> from wurfwerk.notation import read
    >>> own_line(read("/gmr 4d6k3 # trap", "avrae"))
    '/gmr 4d6=3x3 # trap'
    """
    text = _spelling(reading.expression)
    if text is None:
        return None
    line = COMMANDS[reading.secret] + text
    for comment in (f" # {reading.comment}" if reading.comment else "", ""):
        try:
            again = read(line + comment)
        except NotationError:
            continue
        if again.secret == reading.secret and again.comment == (reading.comment if comment else None):
            return line + comment
    return None


def _spelling(expression: Expression) -> str | None:
    try:
        return _Ours().whole(expression)
    except (NotationError, ExpressionError):
        return None


class _Ours(Printer):
    """Spells also what no word of ours says, where the same odds can be said otherwise. Our own reading need not be the same tree."""

    def worth(self, node: Any) -> Text:
        """Faces that count for something else: a count in which every face weighs what it is worth."""
        from wurfwerk.dice.operators.count import Count
        from wurfwerk.dice.operators.pool import pool_of
        from wurfwerk.dice.operators.worth import reach
        from wurfwerk.dice.where import only

        worth = {"nothing": 0, "minus-one": -1}
        weights = [
            (only(face), weight)
            for face in reach(pool_of(node.of, node), node)
            if (weight := face if face not in node.where else worth.get(node.kind, -face))
        ]
        if not weights:
            return self.refuse(node)
        text = self.count(Count(node.of, tuple(weights)))
        return Text(text.text, COMPARISON)

    def mark(self, node: Any) -> Text:
        """Faces that are only pointed out: the dice without it."""
        return self.print(node.of)

    def dice(self, node: Any) -> Text:
        """Dice that show tens from 0 on: smaller dice, less one each, times ten."""
        faces = node.faces
        if faces is None:
            return super().dice(node)
        step = faces[1][0] if len(faces) > 1 else 0
        if step < 1 or any([(face, times) != (place * step, 1) for place, (face, times) in enumerate(faces)]):
            self.refuse(node)
        return Text(f"({node.count}d{len(faces)}-{node.count})*{step}", PRODUCT)
