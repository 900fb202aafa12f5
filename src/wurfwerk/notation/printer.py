"""`render`: an expression as text of a dialect, in one canonical spelling.

Law: `parse(render(e, d), d) == e` for every expression the dialect can say; what it cannot say is refused by name. What only rules
can say (tallies, decisions, dice with faces of their own) no dialect can say.
"""

from __future__ import annotations

from wurfwerk.dice.limits import MAX_NUMBER
from wurfwerk.message import Message
from wurfwerk.notation.counting import chosen_chains
from wurfwerk.notation.dialect import FUNCTIONS
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.limits import MAX_NAME, MAX_STATEMENTS
from wurfwerk.notation.stack import COMPARISON, MINUS, POWER, PRODUCT, SUM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from typing import Any, NoReturn

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where

ATOM = POWER + 1


class Text:
    """Printed text: how tightly it holds together, whether words may follow it, and the `!` it ends with, if that could take a condition."""

    __slots__ = ("level", "open", "pool", "text")

    def __init__(self, text: str, level: int = ATOM, *, pool: bool = False, open_: str = "") -> None:
        self.text = text
        self.level = level
        self.pool = pool
        self.open = open_

    def at(self, level: int) -> str:
        """The text, in brackets unless it holds together at least so tightly."""
        return self.text if self.level >= level else f"({self.text})"


def render(expression: Expression, dialect: str = "default") -> str:
    """Canonical text. NotationError no-spelling names what the dialect cannot say, too-long what it can say, but not in a text that may be read.

    >>> from wurfwerk.notation import parse
    >>> render(parse("3W6 + 4W6 k3"))
    '3d6+4d6kh3'
    >>> render(parse("1d6ro<3"), "foundry")
    '1d6r<=2'
    """
    if dialect == "default":
        return Printer().whole(expression)
    from wurfwerk.notation.dialect import dialect_of, module_of
    from wurfwerk.notation.reading import parse

    dialect_of(dialect)
    printer: Printer = module_of(dialect).PRINTER()
    text = printer.whole(expression)
    try:
        understood = parse(text, dialect) == expression
    except NotationError as refused:
        if refused.key == "too-long":
            raise  # it can be said, and what was typed shorter was read
        understood = False
    return text if understood else printer.refuse(expression)


def spelled(expression: Expression) -> str | None:
    """The text in the first dialect that can say it, our own if possible; None if none can."""
    from wurfwerk.notation.dialect import MODULES

    for dialect in MODULES:
        try:
            return render(expression, dialect)
        except NotationError:
            continue
    return None


class Printer:
    """The spelling of our own dialect. Those of others override what they spell otherwise, and refuse what they cannot say."""

    dialect = "default"
    signs: dict[str, str] = {"Divide": "/", "FloorDivide": "//", "Remainder": "%", "Power": "**"}  # noqa: RUF012
    functions: Collection[str] = (*FUNCTIONS, "if", "table")
    braces = "{}"
    compares = True
    rolls = MAX_STATEMENTS
    names = True
    bound: tuple[str, ...] = ()
    """The names that may stand in what is printed now."""

    def whole(self, expression: Expression) -> str:
        """The text of a whole expression."""
        return "; ".join(self.statements(expression))

    def statements(self, expression: Any) -> list[str]:
        """The bindings, then the roll or the rolls."""
        bound: list[tuple[str, Any]] = []
        node = expression
        while type(node).__name__ == "Let":
            bound.append((node.name, node.part))
            node = node.body
        parts = [node]
        if type(node).__name__ == "Several":
            if bound:
                self.refuse(node)
            bound, parts = list(node.bindings), node.parts
        if len(bound) + len(parts) > self.rolls or (bound and not self.names):
            self.refuse(expression)
        texts: list[str] = []
        for name, part in bound:
            if name in self.bound:
                self.refuse(expression)
            texts.append(f"{self.name_of(name, expression)} := {self.print(part).text}")
            self.bound = (*self.bound, name)
        return texts + [self.print(part).text for part in parts]

    def name_of(self, name: str, node: Any) -> str:
        """A name that can be read back."""
        from wurfwerk.notation.modifiers import DIALECT
        from wurfwerk.notation.statements import LETTERS, reserved

        good = self.names and name and LETTERS.issuperset(name) and len(name) <= MAX_NAME
        return name if good and not reserved(name, DIALECT) else self.refuse(node)

    def print(self, node: Any) -> Text:
        printer: Callable[[Any], Text] | None = getattr(self, type(node).__name__.lower(), None)
        return self.refuse(node) if printer is None else printer(node)

    def refuse(self, node: Any) -> NoReturn:
        """NotationError no-spelling with the construct in words."""
        from wurfwerk.dice.explain import construct

        message = Message("error-no-spelling", construct=construct(node), dialect=self.dialect)
        raise NotationError("no-spelling", message, span=(0, 0))

    # Leaves and brackets.

    def number(self, node: Any) -> Text:
        numerator, denominator = node.numerator, node.denominator
        if denominator == 1:
            return Text(str(numerator), ATOM if numerator >= 0 else MINUS)
        places, power = 0, 1
        while power % denominator and places < 12:
            places, power = places + 1, power * 10
        if power % denominator or numerator < 0:
            return Text(f"({numerator}/{denominator})")
        digits = str(numerator * (power // denominator)).rjust(places + 1, "0")
        return Text(f"{digits[:-places]}.{digits[-places:]}")

    def dice(self, node: Any) -> Text:
        if node.faces is not None:
            self.refuse(node)
        return Text(f"{node.count}d{node.sides}", pool=True)

    def computeddice(self, node: Any) -> Text:
        return Text(f"({self.print(node.count).text})d{node.sides}", pool=True)

    def group(self, node: Any) -> Text:
        inside = ", ".join([self.print(part).text for part in node.parts])
        return Text(self.braces[0] + inside + self.braces[1], pool=True)

    def labelled(self, node: Any) -> Text:
        from wurfwerk.notation.clean import meant

        label = node.text
        if not label or label != label.strip() or "]" in label or "]" in meant(label):
            self.refuse(node)
        of = self.print(node.of)
        text = of.text if of.pool else of.at(ATOM)
        space = " " if meant(label)[:1] == "[" else ""  # two brackets would open an inline roll
        return Text(f"{text}[{space}{label}]", of.level if of.pool else ATOM, pool=of.pool)

    def function(self, node: Any) -> Text:
        if node.name not in self.functions:
            self.refuse(node)
        return Text(f"{node.name}({', '.join([self.print(part).text for part in node.parts])})")

    def name(self, node: Any) -> Text:
        return Text(node.name) if node.name in self.bound else self.refuse(node)

    def conditional(self, node: Any) -> Text:
        if "if" not in self.functions:
            self.refuse(node)
        condition = self.print(node.condition)
        # A count is only read as one in brackets, where the total may be meant as well.
        first = f"({condition.text})" if condition.pool and condition.level == COMPARISON else condition.text
        return Text(f"if({first}, {self.print(node.then).text}, {self.print(node.otherwise).text})")

    def table(self, node: Any) -> Text:
        if "table" not in self.functions:
            self.refuse(node)
        rows = [
            f"{_listed(where.spans) if self.condition(where)[0] == '=' else self.condition(where)}: {'' if roll is None else self.print(roll).text + ' '}{self.quoted(name)}"
            for where, name, roll in node.rows
        ]
        return Text(f"table({', '.join([self.print(node.of).text, *rows])})")

    def quoted(self, name: str) -> str:
        from wurfwerk.notation.clean import meant
        from wurfwerk.notation.tables import QUOTES

        read_as = meant(name)
        for opening, closing in QUOTES.items():
            if not any([sign in name or sign in read_as for sign in closing]):
                return f"{opening}{name}{closing[0]}"
        raise NotationError("no-spelling", Message("error-no-spelling-of-name", name=name), span=(0, 0))

    # Words behind dice.

    def behind(self, node: Any, word: str, *, pool: bool = True, open_: str = "", of: Text | None = None) -> Text:
        """The text of the dice and a word behind it; `of`: the dice, where they were printed already."""
        of = of or self.print(node.of)
        text = of.text if of.pool else f"({of.text})"
        return Text(text + word, of.level if of.pool else ATOM, pool=pool, open_=open_)

    def keep(self, node: Any) -> Text:
        return self.behind(node, f"k{node.side[0]}{node.count}")

    def drop(self, node: Any) -> Text:
        return self.behind(node, f"d{node.side[0]}{node.count}")

    def take(self, node: Any) -> Text:
        return self.behind(node, "kr" + "|".join(map(str, node.ranks)))

    def explode(self, node: Any) -> Text:
        limit, where = node.limit, node.where
        word = "!!" if node.compound else "!"
        word += "o" if limit == 1 else f"lim{limit}" if limit is not None else ""
        word += ("p" if node.less else "") + ("x" if node.own else "")
        if where is None:
            return self.behind(node, word, open_=word)
        bare = self.bare(where)
        return self.behind(node, word + (self.condition(where) if limit not in (None, 1) else bare))

    def reroll(self, node: Any) -> Text:
        word = "rr" if node.limit is None else "ro" if node.limit == 1 else f"rlim{node.limit}"
        bare = self.bare(node.where)
        return self.behind(node, word + (self.condition(node.where) if word[-1].isdigit() else bare))

    def clamp(self, node: Any) -> Text:
        low, high = node.low, node.high
        if low is None and high is None:
            self.refuse(node)
        return self.behind(node, (f"min{low}" if low is not None else "") + (f"max{high}" if high is not None else ""))

    def count(self, node: Any) -> Text:
        word = ""
        of = self.print(node.of)
        spelled_out = of.open or chosen_chains(node.of)
        for where, weight in node.weights:
            letter = "f" if weight < 0 else "b" if word or spelled_out else ""
            word += letter + (self.bare(where) if letter else self.condition(where))
            word += f"x{abs(weight)}" if abs(weight) != 1 else ""
        text = self.behind(node, word, of=of)
        text.level = COMPARISON
        return text

    def sort(self, node: Any) -> Text:
        return self.behind(node, f"s{node.order[0]}")

    def match(self, node: Any) -> Text:
        return self.behind(node, node.kind, pool=False)

    def condition(self, where: Where) -> str:
        """A set of faces with its sign: >=5, <=2, <>3, =1, =1|3|5..7."""
        spans = where.spans
        if len(spans) == 1:
            low, high = spans[0]
            if low is not None and high is None:
                return f">={low}" if low <= MAX_NUMBER else f">{low - 1}"
            if low is None and high is not None:
                return f"<={high}" if high >= -MAX_NUMBER else f"<{high + 1}"
        if len(spans) == 2 and spans[0][0] is None and spans[1][1] is None:
            before, after = spans[0][1], spans[1][0]
            if before is not None and after == before + 2:
                return f"<>{before + 1}"
        if not spans:
            raise NotationError("no-spelling", Message("error-no-spelling-of-nothing"), span=(0, 0))
        if spans[-1][1] is None:
            # Behind `=` a minus belongs to a range that is open: `=1|5..` may not be the end, with -2 behind it.
            spans = ((1, None), (None, 0)) if len(spans) == 1 else (spans[-1], *spans[:-1])
        return "=" + _listed(spans)

    def bare(self, where: Where) -> str:
        """The same without the `=` where it is not needed: behind a word."""
        text = self.condition(where)
        plain = _listed(where.spans)
        return plain if text[0] == "=" and "-" not in plain and not plain.startswith("..") else text

    # Arithmetic.

    def add(self, node: Any) -> Text:
        text = ""
        for part in node.parts:
            if not text:
                text = self.print(part).at(PRODUCT)
            elif type(part).__name__ == "Negate":
                text += "-" + self.print(part.of).at(PRODUCT)
            else:
                text += "+" + self.print(part).at(PRODUCT)
        return Text(text, SUM)

    def multiply(self, node: Any) -> Text:
        first, *others = node.parts
        begin = self.print(first)
        text = f"({begin.text})" if type(first).__name__ == "Multiply" else begin.at(PRODUCT)
        return Text("*".join([text, *[self.print(part).at(MINUS) for part in others]]), PRODUCT)

    def negate(self, node: Any) -> Text:
        return Text("-" + self.print(node.of).at(MINUS), MINUS)

    def divided(self, node: Any, left: Any, right: Any, operation: str) -> Text:
        sign = self.signs.get(operation)
        if sign is None:
            self.refuse(node)
        return Text(self.print(left).at(PRODUCT) + sign + self.print(right).at(MINUS), PRODUCT)

    def divide(self, node: Any) -> Text:
        return self.divided(node, node.left, node.right, "Divide")

    def floordivide(self, node: Any) -> Text:
        return self.divided(node, node.left, node.right, "FloorDivide")

    def remainder(self, node: Any) -> Text:
        return self.divided(node, node.left, node.right, "Remainder")

    def power(self, node: Any) -> Text:
        sign = self.signs.get("Power")
        if sign is None:
            self.refuse(node)
        return Text(self.print(node.base).at(ATOM) + sign + self.print(node.exponent).at(MINUS), POWER)

    def compare(self, node: Any) -> Text:
        if not self.compares:
            self.refuse(node)
        left = self.print(node.left)
        before = left.text if left.level == ATOM and not left.pool else f"({left.text})"
        return Text(before + node.sign + self.print(node.right).at(SUM), COMPARISON)


def _listed(spans: Sequence[tuple[int | None, int | None]]) -> str:
    return "|".join([_span(low, high) for low, high in spans])


def _span(low: int | None, high: int | None) -> str:
    if low is not None and low == high:
        return str(low)
    return f"{'' if low is None else low}..{'' if high is None else high}"
