"""avrae (the library d20): k and p choose by value, left to right, comparisons judge the total, which is cut off once at the end.

Source: d20 1.1.2, its manual and its behaviour.
"""

from __future__ import annotations

from wurfwerk.dice.where import Where, between, only
from wurfwerk.message import Message
from wurfwerk.notation.dialect import Dialect
from wurfwerk.notation.dialects.peers import exploded, most_dice, numbered, small_d
from wurfwerk.notation.dialects.spelling import PeerPrinter
from wurfwerk.notation.modifiers import clamp_high, clamp_low, drop_highest, drop_lowest, keep_highest, keep_lowest
from wurfwerk.notation.printer import Text
from wurfwerk.notation.scanner import DIGITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, NoReturn

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.operators.keep import Keep
    from wurfwerk.notation.dialect import Modifier
    from wurfwerk.notation.parser import Parser
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand

MOST_DICE = 1_000
MOST_SELECTORS = 100
TENS = tuple([(face, 1) for face in range(0, 100, 10)])
"""d% is the die of tens, 00 to 90."""


def selector(p: Postfix, start: int) -> Where:
    """A face or a comparison with < or >. The selectors h and l exist for k and p only, and only with a number."""
    if p.text[p.at] not in DIGITS and p.text[p.at] not in "<>":
        end = p.word_end()
        p.fail("syntax", Message("error-syntax-condition", after=p.raw(start, p.at)), start, max(end, p.at + 1))
    begin, where = p.at, p.condition(start)
    ends = where.spans[0]
    if len(where.spans) > 1 or (None not in ends and ends[0] != ends[1]):
        p.fail("syntax", Message("error-syntax-condition", after=p.raw(start, begin)), begin, p.at)
    return where


def follows_its_kind(p: Postfix, dice: Operand, start: int) -> bool:
    """Whether the same letter stands right before, with no bracket closed between: selectors that act together, not in turn."""
    place = p.spans.get(id(dice.node))
    behind = start
    while p.text[behind - 1].isspace():
        behind -= 1
    return place is not None and p.text[place[0]] == p.text[start] and p.text[behind - 1] != ")"


def refuse_filtered(p: Postfix, dice: Operand, start: int) -> None:
    """After a choice by value the dice that are gone still lie there and count nothing; only what leaves them alone may follow."""
    from wurfwerk.dice.operators.worth import Worth

    below: Expression | None = dice.node
    while below is not None:
        if isinstance(below, Worth):
            p.fail("not-a-pool", Message("error-filtered"), start, p.at)
        below = getattr(below, "of", None)


def choice(word: Modifier) -> Modifier:
    """kh, kl, ph and pl with their number. Written one behind the other they choose together: kh1kl1 is the highest and the lowest."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        from wurfwerk.dice.operators.keep import Drop, Keep
        from wurfwerk.dice.operators.worth import Worth

        before, together = dice.node, follows_its_kind(p, dice, start)
        if not isinstance(before, Worth) or p.text[start + 1] == "l":
            refuse_filtered(p, dice, start)
        made = numbered(word)(p, dice, start)
        if not together:
            return made
        if isinstance(before, Keep) and isinstance(made, Keep):
            return both(before, made)
        if not isinstance(before, Drop):
            p.fail("bad-selector", Message("error-chosen-together"), start, p.at)
        if isinstance(made, Drop) and made.side == before.side:
            return Drop(before.of, made.side, max(before.count, made.count))
        return made

    return read


def both(before: Keep, then: Keep) -> Expression:
    """What either of two keeps would keep. ExpressionError, told with its place, where the number of dice is not known."""
    from wurfwerk.dice.operators.keep import Keep, choosable
    from wurfwerk.dice.operators.pool import pool_of
    from wurfwerk.dice.operators.take import Take

    if before.side == then.side:
        return Keep(before.of, then.side, max(before.count, then.count))
    highest, lowest = (before.count, then.count) if before.side == "highest" else (then.count, before.count)
    pool = pool_of(before.of, before)
    choosable(pool, before)
    size = pool.size
    highest, lowest = min(highest, size), min(lowest, size)
    if highest + lowest >= size and not explodes(before):
        return before.of
    return Take(before.of, (*range(1, lowest + 1), *range(size - highest + 1, size + 1)))


def explodes(node: Expression | None) -> bool:
    """Whether more dice may come, so that ranks from above are not known; `Take` refuses these."""
    while node is not None and type(node).__name__ != "Explode":
        node = getattr(node, "of", None)
    return node is not None


def by_value(p: Postfix, dice: Operand, start: int) -> Expression:
    """`k3`: the dice that show 3, not the highest three; `p3`: all but those. k1k2 keeps both, p1p2 leaves out both."""
    from wurfwerk.dice.operators.worth import Worth

    keeps, before = p.text[start] == "k", dice.node
    together = follows_its_kind(p, dice, start)
    if not together:
        refuse_filtered(p, dice, start)
    where = selector(p, start)
    gone = where.complement() if keeps else where
    if together:
        if not isinstance(before, Worth):
            p.fail("bad-selector", Message("error-chosen-together"), start, p.at)
        return Worth(before.of, before.where & gone if keeps else before.where | gone, "nothing")
    return Worth(before, gone, "nothing")


def explode(p: Postfix, dice: Operand, start: int) -> Expression:
    refuse_filtered(p, dice, start)
    return exploded(p, dice, start, selector(p, start), None)


def add_once(p: Postfix, dice: Operand, start: int) -> Expression:
    """`ra1`: one further die for the first that meets the condition."""
    refuse_filtered(p, dice, start)
    where = selector(p, start)
    if dice.size != 1:
        p.fail("bad-selector", Message("error-add-once"), start, p.at)
    return exploded(p, dice, start, where, 1)


def reroll(limit: int | None) -> Modifier:
    """`ro` and `rr`; written one behind the other they are one condition."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        from wurfwerk.dice.operators.reroll import Reroll

        refuse_filtered(p, dice, start)
        before, together = dice.node, follows_its_kind(p, dice, start)
        where = selector(p, start)
        if together and isinstance(before, Reroll) and before.limit == limit:
            return Reroll(before.of, before.where | where, limit)
        return Reroll(before, where, limit)

    return read


def bound(word: Modifier) -> Modifier:
    """`mi2` and `ma5`."""

    def read(p: Postfix, dice: Operand, start: int) -> Expression:
        refuse_filtered(p, dice, start)
        if p.text[p.at] not in DIGITS:
            no_selector(p, dice, start)
        return word(p, dice, start)

    return read


def no_selector(p: Postfix, _dice: Operand, start: int) -> NoReturn:
    """Bounds take a number, no selector."""
    p.fail("bad-selector", Message("error-bound", word=p.raw(start, start + 2)), start, p.at + 1)


def dice(p: Parser, count: int, sides: int | str, start: int) -> Expression:
    from wurfwerk.dice.expression import Dice

    small_d(p, start, p.at)
    most_dice(p, count, MOST_DICE, start)
    if sides == "F":
        p.fail("syntax", Message("error-syntax-sides", after=p.raw(start, p.at - 1)), start, p.at)
    return Dice(count, 100, TENS) if p.text[p.at - 1] == "%" else Dice(count, sides)


def cut(whole: Expression) -> Expression:
    """The total is cut off towards 0, once, and only where it may have decimals."""
    from wurfwerk.dice.bounds import whole as is_whole
    from wurfwerk.dice.expression import keep_shape, lower_once
    from wurfwerk.dice.operators.function import Function

    shape = lower_once(whole)
    if is_whole(shape):
        return whole
    cut_off = Function("trunc", (whole,))
    keep_shape(cut_off, cut_off.of((shape,)))
    return cut_off


DIALECT = Dialect(
    name="avrae",
    modifiers={
        "k": by_value,
        "kh": choice(keep_highest),
        "kl": choice(keep_lowest),
        "p": by_value,
        "ph": choice(drop_highest),
        "pl": choice(drop_lowest),
        "e": explode,
        "ra": add_once,
        "ro": reroll(1),
        "rr": reroll(None),
        "mi": bound(clamp_low),
        "mil": no_selector,
        "mih": no_selector,
        "ma": bound(clamp_high),
        "mal": no_selector,
        "mah": no_selector,
    },
    bare=frozenset(),
    signs={"*": "*", "/": "/", "//": "//", "%": "%"},
    functions={},
    dice=dice,
    finish=cut,
    own=True,
    counts=False,
    compares=True,
    braces=False,
    sets=True,
)


class PRINTER(PeerPrinter):
    """Strict signs, round brackets for groups, the cut at the end unsaid."""

    dialect = "avrae"
    signs = {"Divide": "/", "FloorDivide": "//", "Remainder": "%"}  # noqa: RUF012
    functions = ()
    braces = "()"
    compares = True
    least, most, strict = ">", "<", 1

    def whole(self, expression: Expression) -> str:
        cut_off = getattr(expression, "name", "") == "trunc" and expression.parts  # type: ignore[attr-defined]
        return super().whole(cut_off[0] if cut_off else expression)

    def behind(self, node: Any, word: str, *, pool: bool = True, open_: str = "", of: Text | None = None) -> Text:
        """In brackets where words of one kind, one behind the other, would choose together."""
        text = super().behind(node, word, pool=pool, open_=open_, of=of)
        before = text.text.removesuffix(word)
        last = before.rstrip("0123456789<>")[-2:].lstrip("0123456789")
        alike = last[:1] == word[0] and (word[0] in "kp" or last == word[:2])
        if alike and not before.endswith(")"):
            text.text = f"({before}){word}"
        return text

    def dice(self, node: Any) -> Text:
        if node.faces == TENS:
            return Text(f"{node.count}d%", pool=True)
        return super().dice(node) if node.sides != "F" else self.refuse(node)

    def drop(self, node: Any) -> Text:
        return self.behind(node, f"p{node.side[0]}{node.count}")

    def take(self, node: Any) -> Text:
        """The lowest and the highest, as two keeps."""
        ranks = list(node.ranks)
        lowest = next((index for index, rank in enumerate(ranks) if rank != index + 1), len(ranks))
        return self.behind(node, f"kh{len(ranks) - lowest}kl{lowest}")

    def clamp(self, node: Any) -> Text:
        low, high = node.low, node.high
        if low is None and high is None:
            self.refuse(node)
        return self.behind(node, (f"mi{low}" if low is not None else "") + (f"ma{high}" if high is not None else ""))

    def explode(self, node: Any) -> Text:
        if not self.remarkable(node):
            self.refuse(node)
        return self.behind(node, ("e" if node.limit is None else "ra") + self.exploding_faces(node))

    def reroll(self, node: Any) -> Text:
        if node.limit not in (None, 1):
            self.refuse(node)
        words = self.selectors("rr" if node.limit is None else "ro", node.where)
        return self.refuse(node) if words is None else self.behind(node, words)

    def count(self, node: Any) -> Text:
        return self.refuse(node)

    def worth(self, node: Any) -> Text:
        if node.kind != "nothing":
            self.refuse(node)
        gone, kept = self.selectors("p", node.where), self.selectors("k", node.where.complement())
        both = [text for text in (gone, kept) if text is not None]
        return self.behind(node, min(both, key=len)) if both else self.refuse(node)

    def selectors(self, word: str, where: Where) -> str | None:
        """The word with each face or half line; None for too many of them."""
        parts: list[Where] = []
        for low, high in where.spans:
            if low is None and high is None:
                parts += [between(None, 0), between(1, None)]
            elif low is None or high is None:
                parts.append(between(low, high))
            else:
                parts += [only(face) for face in range(low, min(high, low + MOST_SELECTORS) + 1)]
        few = 0 < len(parts) <= MOST_SELECTORS
        return "".join([word + self.condition(part) for part in parts]) if few else None

    def compare(self, node: Any) -> Text:
        text = super().compare(node)
        if node.sign in ("=", "<>"):
            other = self.print(node.right).at(2)
            text.text = text.text.removesuffix(node.sign + other) + ("==" if node.sign == "=" else "!=") + other
        return text
