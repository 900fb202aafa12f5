"""Dice Maiden: words behind spaces, bare numbers mean "or less" for rerolls and failures and "or more" for targets.

Source: Dice Maiden's manual.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.dialect import Dialect
from wurfwerk.notation.dialects.peers import exploded
from wurfwerk.notation.dialects.spelling import PeerPrinter
from wurfwerk.notation.modifiers import drop_lowest, keep_highest, keep_lowest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.dialect import Modifier
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.printer import Text
    from wurfwerk.notation.stack import Operand


def or_less(p: Postfix, start: int) -> Where:
    from wurfwerk.dice.where import at_most

    return at_most(p.whole(start))


def reroll(limit: int | None) -> Modifier:
    """`r2`: 2 and less, once; `ir2`: until something else shows."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        from wurfwerk.dice.operators.reroll import Reroll

        return Reroll(dice.node, or_less(p, start), limit)

    return read


def explode(limit: int | None) -> Modifier:
    """`e6`: once, `ie6`: without end, on this face."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        from wurfwerk.dice.where import only

        return exploded(p, dice, start, only(p.whole(start)), limit)

    return read


def target(p: Postfix, dice: Operand, start: int) -> Expression:
    """`t8`: counts 8 and more."""
    from wurfwerk.dice.operators.count import Count
    from wurfwerk.dice.where import at_least

    if dice.counted:
        p.refuse_counted(dice, start, p.at)
    dice.counted = p.frame.counted = True
    return Count(dice.node, ((at_least(p.whole(start)), 1),))


def failures(p: Postfix, dice: Operand, start: int) -> Expression:
    """`f1` behind a target: 1 and less takes one away."""
    from wurfwerk.dice.operators.count import Count

    if not isinstance(dice.node, Count) or len(dice.node.weights) != 1:
        p.fail("syntax", Message("error-syntax-failures"), start, p.at)
    return Count(dice.node.of, (*dice.node.weights, (or_less(p, start), -1)))


DIALECT = Dialect(
    name="dicemaiden",
    modifiers={
        "k": keep_highest,
        "kl": keep_lowest,
        "d": drop_lowest,
        "r": reroll(1),
        "ir": reroll(None),
        "e": explode(1),
        "ie": explode(None),
        "t": target,
        "f": failures,
    },
    bare=frozenset(),
    counted=frozenset(("t", "f")),
    unread=frozenset(("b", "ul", "gb", "gbs")),
    signs={"*": "*", "/": "//"},
    functions={},
    order={"Reroll": 1, "Explode": 2, "Drop": 3, "Keep": 4, "Count": 5},
    own=True,
    counts=False,
    remarks=("!", "#"),
    braces=False,
    rolls=4,
)


class PRINTER(PeerPrinter):
    """Bare numbers, a space before every word."""

    dialect = "dicemaiden"
    signs = {"FloorDivide": "/"}  # noqa: RUF012
    functions = ()
    rolls = 4
    least = most = ""

    def group(self, node: Any) -> Text:
        return self.refuse(node)

    def keep(self, node: Any) -> Text:
        return self.behind(node, f" {'k' if node.side == 'highest' else 'kl'}{node.count}")

    def drop(self, node: Any) -> Text:
        return self.behind(node, f" d{node.count}")

    def explode(self, node: Any) -> Text:
        if not self.remarkable(node):
            self.refuse(node)
        return self.behind(node, (" ie" if node.limit is None else " e") + self.exploding_faces(node))

    def reroll(self, node: Any) -> Text:
        if node.limit not in (None, 1):
            self.refuse(node)
        return self.behind(node, (" ir" if node.limit is None else " r") + self.condition(node.where))

    def count(self, node: Any) -> Text:
        found = self.successes(node)
        return self.refuse(node) if found is None else self.behind(node, " t" + " f".join(found))
