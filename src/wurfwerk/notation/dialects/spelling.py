"""What the printers of the other dialects share: no words of our own, conditions of one sign and one number."""

from __future__ import annotations

from wurfwerk.dice.limits import MAX_NUMBER
from wurfwerk.notation.dialect import FUNCTIONS
from wurfwerk.notation.printer import Printer, Text
from wurfwerk.notation.stack import COMPARISON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Any

    from wurfwerk.dice.where import Where


class PeerPrinter(Printer):
    """Our spelling without what only we have.

    `equal`, `least`, `most`: what stands before a face, a face or more, a face or less; `strict`: 1 where these signs exclude their number.
    `marks`: the words that point out successes and failures.
    """

    compares = False
    functions: Collection[str] = FUNCTIONS
    rolls = 1
    names = False
    equal = ""
    least = ">="
    most = "<="
    strict = 0
    marks: tuple[str, str] | None = None

    def condition(self, where: Where) -> str:
        if len(where.spans) == 1:
            low, high = where.spans[0]
            if low is not None and low == high:
                return f"{self.equal or ('=' if low < 0 else '')}{low}"
            if low is not None and high is None:
                return f"{self.least}{low - self.strict}" if low <= MAX_NUMBER else f">{low - 1}"
            if high is not None and low is None:
                return f"{self.most}{high + self.strict}" if high >= -MAX_NUMBER else f"<{high + 1}"
        return self.no_condition(where)

    def no_condition(self, where: Where) -> str:
        """Several faces, or all but one: only a few can say that."""
        from wurfwerk.dice.explain import faces
        from wurfwerk.message import Message
        from wurfwerk.notation.error import NotationError

        message = Message("error-no-spelling", construct=faces(where), dialect=self.dialect)
        raise NotationError("no-spelling", message, span=(0, 0))

    def bare(self, where: Where) -> str:
        return self.condition(where)

    def keep(self, node: Any) -> Text:
        return self.refuse(node) if node.side == "middle" else super().keep(node)

    def take(self, node: Any) -> Text:
        return self.refuse(node)

    def match(self, node: Any) -> Text:
        return self.refuse(node)

    def clamp(self, node: Any) -> Text:
        return self.refuse(node)

    def sort(self, node: Any) -> Text:
        return self.refuse(node)

    def mark(self, node: Any) -> Text:
        if self.marks is None:
            self.refuse(node)
        return self.behind(node, self.marks[node.kind == "failure"] + self.condition(node.where))

    def function(self, node: Any) -> Text:
        if node.name == "rem" and "rem" in self.signs and len(node.parts) == 2:
            return self.divided(node, node.parts[0], node.parts[1], "rem")
        return super().function(node)

    def remarkable(self, node: Any) -> bool:
        """Whether an explosion is of the plain kind: on and on or once, nothing taken off, each face or die for itself."""
        return not node.less and not node.compound and node.limit in (None, 1)

    def exploding_faces(self, node: Any) -> str:
        """The faces of an explosion where the highest one must be written out."""
        from wurfwerk.dice.where import only
        from wurfwerk.notation.counting import top_face
        from wurfwerk.notation.stack import Operand

        if node.where is not None:
            return self.condition(node.where)
        top = top_face(Operand(node.of, 0, 0))
        return self.refuse(node) if top is None else self.condition(only(top))

    def successes(self, node: Any) -> list[str] | None:
        """The conditions of a count: what succeeds, perhaps what takes away. None: of another kind."""
        first, *others = [weight for _, weight in node.weights]
        plain = first == 1 and all([weight == -1 for weight in others])
        return [self.condition(where) for where, _ in node.weights] if plain else None


class MarkPrinter(PeerPrinter):
    """Roll20 and rpg-dice-roller: `!` explodes, a comparison counts, cs and cf mark."""

    marks = ("cs", "cf")

    def mixed(self, node: Any) -> Text:
        return Text("{" + "+".join([self.print(part).text for part in node.parts]) + "}", pool=True)

    def explode(self, node: Any) -> Text:
        if node.limit is not None:
            self.refuse(node)
        word = ("!!" if node.compound else "!") + ("p" if node.less else "")
        if node.where is None:
            return self.behind(node, word, open_=word)
        return self.behind(node, word + self.condition(node.where))

    def reroll(self, node: Any) -> Text:
        if node.limit not in (None, 1):
            self.refuse(node)
        return self.behind(node, ("r" if node.limit is None else "ro") + self.condition(node.where))

    def count(self, node: Any) -> Text:
        found = self.successes(node)
        if found is None:
            self.refuse(node)
        if found[0][0] not in "<>=":
            found[0] = "=" + found[0]
        of, text = self.print(node.of), self.behind(node, "f".join(found))
        if of.open:  # 5d10!>8 would explode on these faces; the order of the words means nothing here
            text.text = of.text.removesuffix(of.open) + text.text.removeprefix(of.text) + of.open
        text.level = COMPARISON
        return text

    def sort(self, node: Any) -> Text:
        return Printer.sort(self, node)
