"""`if(condition, then, else)` and `table(roll, 1..3: "name", 4..6: 2d6 "name")`.  Loaded when one occurs."""

from __future__ import annotations

from wurfwerk.dice.expression import Dice
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_ROW_NAME, MAX_ROWS, MAX_TABLES
from wurfwerk.notation.scanner import DIGITS, END
from wurfwerk.notation.stack import Frame, Operand

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.parser import Parser

QUOTES = {'"': '"', "“": "”", "„": "“”", "»": "«", "«": "»"}
"""Sign before a name -> the signs that may stand behind it."""


class Rows(Frame):
    """A table being read: its roll `of`, the rows so far; `where` of the row now, and whether its name was read."""

    __slots__ = ("named", "of", "rows", "where")

    def __init__(self, kind: str, start: int, begin: int) -> None:
        super().__init__(kind, start, begin)
        self.of: Expression | None = None
        self.rows: list[tuple[Where, str, Expression | None]] = []
        self.where: Where | None = None
        self.named = False


def begin(p: Parser) -> None:
    """A table was opened."""
    opened = p.frame
    if p.text.count("table", 0, opened.begin) > MAX_TABLES:
        p.fail("too-long", Message("error-too-many-tables", most=MAX_TABLES), opened.start, opened.begin)
    p.frame = p.frames[-1] = Rows(opened.kind, opened.start, opened.begin)


def separator(p: Parser, at: int) -> bool:
    """The end of the table's roll or of a row. Whether the roll of the next row must follow."""
    frame = rows_of(p)
    if frame.of is None:
        frame.of = part(p, frame)
    elif not frame.named:
        p.fail("syntax", Message("error-table-name"), at, at + 1)
    if len(frame.rows) >= MAX_ROWS:
        p.fail("too-long", Message("error-too-many-rows", most=MAX_ROWS), at, at + 1)
    p.at = at + 1
    return row(p, frame)


def row(p: Parser, frame: Rows) -> bool:
    """`1..3|7:`, and the name if it follows at once."""
    p.space()
    start, text = p.at, p.text
    if text[start] in "<>=":
        frame.where = p.condition(start)
    elif text[start] in DIGITS or text[start] == "-" or text.startswith("..", start):
        frame.where = p.listed(start, negative=True)
    else:
        p.fail("syntax", Message("error-table-row", found=p.raw(start, start + 1)), start, start + 1)
    p.space()
    if text[p.at] != ":":
        p.fail("syntax", Message("error-table-colon", row=p.raw(start, p.at)), p.at, p.at + 1)
    p.at += 1
    p.space()
    frame.named = False
    frame.part = p.at
    frame.counted = False
    if text[p.at] not in QUOTES:
        return True
    add(p, frame, None)
    return False


def named(p: Parser, at: int) -> bool:
    """The name behind the roll of a row. False: none can stand here."""
    frame = rows_of(p)
    if frame.of is None or frame.named:
        return False
    roll = part(p, frame)
    p.at = at
    add(p, frame, roll)
    return True


def add(p: Parser, frame: Rows, roll: Expression | None) -> None:
    """Reads the name that stands here, and the row is complete."""
    text, start = p.text, p.at
    end = start + 1
    closing = QUOTES[text[start]]
    while text[end] not in closing:
        if text[end] == END:
            p.fail("syntax", Message("error-table-quote"), start, end)
        end += 1
    name = p.cleaned.raw(start + 1, end)
    if not name or len(name) > MAX_ROW_NAME:
        p.fail("syntax", Message("error-table-name-length", most=MAX_ROW_NAME), start, end + 1)
    p.at = end + 1
    assert frame.where is not None
    frame.rows.append((frame.where, name, roll))
    frame.named = True
    p.space()
    if text[p.at] not in ",;)" + END:
        p.fail("syntax", Message("error-table-behind-name", found=p.raw(p.at, p.at + 1)), p.at, p.at + 1)


def closing(p: Parser, at: int) -> None:
    """The bracket of a table is closed."""
    from wurfwerk.dice.operators.table import Table

    frame = rows_of(p)
    if frame.of is None:
        p.fail("syntax", Message("error-table-no-rows"), frame.start, at + 1)
    if not frame.named:
        p.fail("syntax", Message("error-table-name"), at, at + 1)
    p.at = at + 1
    p.frames.pop()
    p.frame = p.frames[-1]
    p.lists -= 1
    node = Table(frame.of, tuple(frame.rows))
    operand = Operand(node, frame.start, p.at, frame.depth)
    p.altered(operand, node, frame.start)
    p.put(p.computed(operand, frame.start))


def part(p: Parser, frame: Rows) -> Expression:
    """The roll whose end was reached."""
    read = p.close()
    frame.depth = max(frame.depth, read.depth)
    return read.node


def rows_of(p: Parser) -> Rows:
    assert isinstance(p.frame, Rows)
    return p.frame


def conditional(p: Parser, parts: tuple[Expression, ...], start: int) -> Expression:
    """What stands in the bracket of an `if`."""
    from wurfwerk.dice.operators.conditional import Conditional

    if len(parts) != 3:
        p.fail("syntax", Message("error-if-parts", given=len(parts)), start, p.at)
    return Conditional(*parts)


def check_condition(p: Parser, condition: Operand) -> None:
    """Refuses a count of several dice as a condition: the total may just as well be meant. In brackets it is a count."""
    node: Any = condition.node
    below, exploding = node, False
    while hasattr(below, "of"):
        node = below if type(below).__name__ == "Count" else node
        exploding = exploding or type(below).__name__ == "Explode"
        below = below.of
    if isinstance(below, Dice) and below.count == 1 and not exploding:
        return
    from wurfwerk.notation.printer import Printer

    printer = Printer()
    printer.bound = tuple(p.names or ())
    dice, sign = printer.print(node.of).text, printer.condition(node.weights[0][0])
    hint = Message("hint-count-or-total", total=f"({dice}){sign}", count=f"({printer.print(node).text})")
    found = p.raw(condition.start, condition.end)
    p.fail("syntax", Message("error-count-or-total", found=found), condition.start, condition.end, hint)
