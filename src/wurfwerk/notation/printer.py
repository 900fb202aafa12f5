"""`render`: an expression as text of the default dialect, in one canonical spelling.

Law: `parse(render(e)) == e` for every expression the notation can say. What only rules can say (tallies, decisions, dice with
faces of their own) has no notation: ValueError.
"""

from __future__ import annotations

from wurfwerk.notation.counting import chosen_chains
from wurfwerk.notation.stack import COMPARISON, MINUS, POWER, PRODUCT, SUM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where

ATOM = POWER + 1


class _Text:
    """Printed text: how tightly it holds together, whether words may follow it, and whether it ends with an open `!`."""

    __slots__ = ("level", "open", "pool", "text")

    def __init__(self, text: str, level: int, *, pool: bool = False, open_: bool = False) -> None:
        self.text = text
        self.level = level
        self.pool = pool
        self.open = open_

    def at(self, level: int) -> str:
        """The text, in brackets unless it holds together at least so tightly."""
        return self.text if self.level >= level else f"({self.text})"


def render(expression: Expression) -> str:
    """Canonical text.

    >>> from wurfwerk.notation import parse
    >>> render(parse("3W6 + 4W6 k3"))
    '3d6+4d6kh3'
    """
    return _print(expression).text


def _print(node: Expression) -> _Text:
    name = type(node).__name__
    printer = _PRINTERS.get(name)
    if printer is None:
        raise ValueError(f"{name} has no notation")
    return printer(node)


def _number(node: Expression) -> _Text:
    numerator, denominator = node.numerator, node.denominator  # type: ignore[attr-defined]
    if denominator == 1:
        return _Text(str(numerator), ATOM if numerator >= 0 else MINUS)
    places, power = 0, 1
    while power % denominator and places < 12:
        places, power = places + 1, power * 10
    if power % denominator or numerator < 0:
        return _Text(f"({numerator}/{denominator})", ATOM)
    digits = str(numerator * (power // denominator)).rjust(places + 1, "0")
    return _Text(f"{digits[:-places]}.{digits[-places:]}", ATOM)


def _dice(node: Expression) -> _Text:
    if node.faces is not None:  # type: ignore[attr-defined]
        raise ValueError("dice with faces of their own have no notation")
    return _Text(f"{node.count}d{node.sides}", ATOM, pool=True)  # type: ignore[attr-defined]


def _computed(node: Expression) -> _Text:
    return _Text(f"({render(node.count)})d{node.sides}", ATOM, pool=True)  # type: ignore[attr-defined]


def _group(node: Expression) -> _Text:
    return _Text("{" + ", ".join([render(part) for part in node.parts]) + "}", ATOM, pool=True)  # type: ignore[attr-defined]


def _labelled(node: Expression) -> _Text:
    of = _print(node.of)  # type: ignore[attr-defined]
    text = of.text if of.pool else of.at(ATOM)
    return _Text(f"{text}[{node.text}]", of.level if of.pool else ATOM, pool=of.pool)  # type: ignore[attr-defined]


def _function(node: Expression) -> _Text:
    return _Text(f"{node.name}({', '.join([render(part) for part in node.parts])})", ATOM)  # type: ignore[attr-defined]


# Words behind dice.


def _behind(node: Expression, word: str, *, pool: bool = True, open_: bool = False) -> _Text:
    of = _print(node.of)  # type: ignore[attr-defined]
    return _Text((of.text if of.pool else f"({of.text})") + word, of.level if of.pool else ATOM, pool=pool, open_=open_)


def _keep(node: Expression) -> _Text:
    return _behind(node, f"k{node.side[0]}{node.count}")  # type: ignore[attr-defined]


def _drop(node: Expression) -> _Text:
    return _behind(node, f"d{node.side[0]}{node.count}")  # type: ignore[attr-defined]


def _take(node: Expression) -> _Text:
    return _behind(node, "kr" + "|".join(map(str, node.ranks)))  # type: ignore[attr-defined]


def _explode(node: Expression) -> _Text:
    limit, where = node.limit, node.where  # type: ignore[attr-defined]
    word = "!!" if node.compound else "!"  # type: ignore[attr-defined]
    word += "o" if limit == 1 else f"lim{limit}" if limit is not None else ""
    word += ("p" if node.less else "") + ("x" if node.own else "")  # type: ignore[attr-defined]
    if where is None:
        return _behind(node, word, open_=True)
    spelled = bare(where)
    return _behind(node, word + (f"={spelled}" if limit not in (None, 1) and spelled[0] not in "<>=" else spelled))


def _reroll(node: Expression) -> _Text:
    limit = node.limit  # type: ignore[attr-defined]
    word = "rr" if limit is None else "ro" if limit == 1 else f"rlim{limit}"
    spelled = bare(node.where)  # type: ignore[attr-defined]
    return _behind(node, word + (f"={spelled}" if word[-1].isdigit() and spelled[0] not in "<>=" else spelled))


def _clamp(node: Expression) -> _Text:
    low, high = node.low, node.high  # type: ignore[attr-defined]
    return _behind(node, (f"min{low}" if low is not None else "") + (f"max{high}" if high is not None else ""))


def _count(node: Expression) -> _Text:
    of = _print(node.of)  # type: ignore[attr-defined]
    word = ""
    spelled_out = of.open or chosen_chains(node.of)  # type: ignore[attr-defined]
    for where, weight in node.weights:  # type: ignore[attr-defined]
        letter = "f" if weight < 0 else "b" if word or spelled_out else ""
        word += letter + (bare(where) if letter else condition(where))
        word += f"x{abs(weight)}" if abs(weight) != 1 else ""
    text = _behind(node, word)
    text.level = COMPARISON
    return text


def _sort(node: Expression) -> _Text:
    return _behind(node, f"s{node.order[0]}")  # type: ignore[attr-defined]


def _match(node: Expression) -> _Text:
    return _behind(node, node.kind, pool=False)  # type: ignore[attr-defined]


def condition(where: Where) -> str:
    """A set of faces with its sign: >=5, <=2, <>3, =1, =1|3|5..7."""
    spans = where.spans
    if len(spans) == 1:
        low, high = spans[0]
        if low is not None and high is None:
            return f">={low}"
        if low is None and high is not None:
            return f"<={high}"
    if len(spans) == 2 and spans[0][0] is None and spans[1][1] is None:
        before, after = spans[0][1], spans[1][0]
        if before is not None and after == before + 2:
            return f"<>{before + 1}"
    if not spans:
        raise ValueError("no face at all has no notation")
    return "=" + "|".join([_span(low, high) for low, high in spans])


def _span(low: int | None, high: int | None) -> str:
    if low is not None and low == high:
        return str(low)
    return f"{'' if low is None else low}..{'' if high is None else high}"


def bare(where: Where) -> str:
    """The same without the `=` where it is not needed: behind a word."""
    text = condition(where)
    return text[1:] if text[0] == "=" and "-" not in text and not text.startswith("=..") else text


# Arithmetic.


def _add(node: Expression) -> _Text:
    text = ""
    for part in node.parts:  # type: ignore[attr-defined]
        if not text:
            text = _print(part).at(PRODUCT)
        elif type(part).__name__ == "Negate":
            text += "-" + _print(part.of).at(PRODUCT)
        else:
            text += "+" + _print(part).at(PRODUCT)
    return _Text(text, SUM)


def _multiply(node: Expression) -> _Text:
    first, *others = node.parts  # type: ignore[attr-defined]
    begin = _print(first)
    text = f"({begin.text})" if type(first).__name__ == "Multiply" else begin.at(PRODUCT)
    return _Text("*".join([text, *[_print(part).at(MINUS) for part in others]]), PRODUCT)


def _negate(node: Expression) -> _Text:
    return _Text("-" + _print(node.of).at(MINUS), MINUS)  # type: ignore[attr-defined]


def _divided(sign: str, node: Expression) -> _Text:
    return _Text(_print(node.left).at(PRODUCT) + sign + _print(node.right).at(MINUS), PRODUCT)  # type: ignore[attr-defined]


def _power(node: Expression) -> _Text:
    return _Text(_print(node.base).at(ATOM) + "**" + _print(node.exponent).at(MINUS), POWER)  # type: ignore[attr-defined]


def _compare(node: Expression) -> _Text:
    left = _print(node.left)  # type: ignore[attr-defined]
    before = left.text if left.level == ATOM and not left.pool else f"({left.text})"
    return _Text(before + node.sign + _print(node.right).at(SUM), COMPARISON)  # type: ignore[attr-defined]


_PRINTERS = {
    "Number": _number,
    "Dice": _dice,
    "ComputedDice": _computed,
    "Group": _group,
    "Labelled": _labelled,
    "Function": _function,
    "Keep": _keep,
    "Drop": _drop,
    "Take": _take,
    "Explode": _explode,
    "Reroll": _reroll,
    "Clamp": _clamp,
    "Count": _count,
    "Sort": _sort,
    "Match": _match,
    "Add": _add,
    "Multiply": _multiply,
    "Negate": _negate,
    "Divide": lambda node: _divided("/", node),
    "FloorDivide": lambda node: _divided("//", node),
    "Remainder": lambda node: _divided("%", node),
    "Power": _power,
    "Compare": _compare,
}
