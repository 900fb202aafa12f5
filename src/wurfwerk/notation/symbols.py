"""`trace`: a roll in symbols and numbers, without a word of any language.

4d6kh3: 6 5 4 (2) = 15            what is in brackets was dropped
2d6!+1: [6+4 3] + 1 = 14          a chain is written as a sum
1d6ro1: 1→5 = 5                   the first face was thrown again
3d10>=8: 10:1 8:1 2:0 = 2         behind the colon what a die counts for, if that is not its face
(3d6+2)>=10: [4 3 2] + 2 = 11 ≥ 10 ✓
if((1d20)>=11, 1d6, 0): 12 ≥ 11 ✓ → 4 = 4
table(1d6, 1..5: "nothing", 6: 2d6 "copper"): 6 → “copper” [2 3] = 5
x := 1d6: 4                       what was bound, and then every roll, on a line of its own
x+1: 4 + 1 = 5
"""

from __future__ import annotations

from wurfwerk.dice.roll import Roll
from wurfwerk.dice.shapes import Apply, Branch, Constant, Pool, Var
from wurfwerk.notation.document import binds, number, row_name, statements
from wurfwerk.notation.printer import Printer, spelled

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import RolledDie
    from wurfwerk.dice.shapes import Value

SIGNS = {"=": "=", "<>": "≠", "<": "<", "<=": "≤", ">": ">", ">=": "≥"}
BETWEEN = {"*": " * ", "/": " / ", "//": " // ", "%": " % ", "**": " ** "}


def trace(roll: Roll, expression: Expression) -> str:
    """One line: the notation, the dice, the value. Of several rolls, or bound ones, one line each."""
    if type(expression).__name__ in ("Let", "Several"):
        texts = Printer().statements(expression)
        return "\n".join([f"{text}: {line(part)}" for text, part in zip(texts, statements(roll), strict=True)])
    text = spelled(expression)
    return line(roll) if text is None else f"{text}: {line(roll)}"


def line(roll: Roll) -> str:
    """The dice and the value."""
    body = _body(roll, top=True)
    if not body:
        return _shown(roll.value)  # no dice
    if roll.compared is not None or body == _shown(roll.value) or isinstance(roll.value, tuple):
        return body
    if isinstance(roll.shape, Branch) and roll.shape.rows and isinstance(roll.parts[1].shape, Var):
        return body  # the number that found the row is its value
    return f"{body} = {_shown(roll.value)}"


def _shown(value: Value) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return str(number(value))


def _body(roll: Roll, *, top: bool = False) -> str:
    match roll.shape:
        case Constant():
            return _shown(roll.value)
        case Pool() as pool:
            return _pool(roll, pool, top)
        case Apply(operation):
            return _apply(operation, roll, top)
        case Branch() as branch:
            text = _branch(roll, branch)
            return text if top or branch.name == "count" else f"({text})"
    return _shown(roll.value)


def _branch(roll: Roll, branch: Branch) -> str:
    first, after = roll.parts
    if branch.rows:
        found = f"{_total(first, first.value)} → “{row_name(roll)}”"
        return found if isinstance(after.shape, Var) else f"{found} {_body(after)}"
    if branch.name == "if":
        return f"{_condition(first)} → {_body(after)}"
    if binds(branch):
        return f"{branch.name.partition('#')[0]} := {_total(first, first.value)}; {_body(after)}"
    return f"{_body(first)} → {_body(after)}"


def _condition(roll: Roll) -> str:
    """What decides. A single die counted by its face is met or not, whatever it counts."""
    shape = roll.shape
    if isinstance(shape, Apply) and shape.operation == "<>" and isinstance(shape.parts[1], Constant):
        items = roll.parts[0].items if isinstance(shape.parts[0], Pool) and not shape.parts[1].value else ()
        die = items[0] if len(items) == 1 else None
        if die is not None and not isinstance(die, Roll) and die.value in (0, 1) and ":" in _die(die):
            return f"{_die(die)} {'✓' if roll.value else '✗'}"
    return _body(roll, top=True)


def _pool(roll: Roll, pool: Pool, top: bool) -> str:
    items = list(roll.items)
    if pool.shown != "thrown":
        items.sort(key=lambda item: item.value, reverse=pool.shown == "descending")
    texts = [_taken(_body(item) if isinstance(item, Roll) else _die(item), item.times) for item in items]
    if not texts and not top:
        return "0" if not isinstance(roll.value, tuple) else "[]"
    return " ".join(texts) if top or len(texts) == 1 else f"[{' '.join(texts)}]"


def _taken(text: str, times: int) -> str:
    return f"({text})" if times == 0 else text if times == 1 else f"{text}×{times}"


def _die(die: RolledDie) -> str:
    lost = "".join([f"{face}→" for face in die.rerolled])
    counted = f":{die.value}" if die.value != sum(die.chain) else ""
    return lost + "+".join(map(str, die.chain)) + counted


def _apply(operation: str, roll: Roll, top: bool) -> str:
    parts = roll.parts
    if operation == "+":
        text = _body(parts[0]) if not _is(parts[0], "+") else f"({_body(parts[0])})"
        for part in parts[1:]:
            if _is(part, "neg"):
                text += " - " + _inner(part.parts[0])
            elif isinstance(part.shape, Constant) and not isinstance(part.value, tuple) and part.value < 0:
                text += f" - {_shown(-part.value)}"
            else:
                text += " + " + _body(part)
        return text
    if operation == "neg":
        return "-" + _inner(parts[0])
    if roll.compared is not None:
        left, right = roll.compared
        text = f"{_total(parts[0], left)} {SIGNS[operation]} {_total(parts[1], right)} {'✓' if roll.value else '✗'}"
        return text if top else f"({text})"
    if operation in BETWEEN:
        return BETWEEN[operation].join([_inner(part) for part in parts])
    inside = ", ".join([_body(part) for part in parts])
    return f"({inside})" if operation == "tuple" else f"{operation}({inside})"


def _total(part: Roll, value: Value) -> str:
    body, shown = _body(part), _shown(value)
    return body if body == shown else f"{body} = {shown}"


def _inner(part: Roll) -> str:
    """A part in brackets if it is a sum or product itself."""
    text = _body(part)
    return f"({text})" if isinstance(part.shape, Apply) and part.shape.operation in ("+", "neg", *BETWEEN) else text


def _is(part: Roll, operation: str) -> bool:
    return isinstance(part.shape, Apply) and part.shape.operation == operation
