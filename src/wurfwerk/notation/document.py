"""The JSON form of a plain roll, as the contract has it."""

from __future__ import annotations

from wurfwerk.dice.shapes import Apply, Branch

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll
    from wurfwerk.dice.shapes import Number, Value

    Json = int | str | bool | None | list["Json"] | dict[str, "Json"]


def number(value: Value) -> int | str | list[int | str]:
    """A value as JSON: whole numbers as they are, others "p/q" in lowest terms, several side by side as a list.

    >>> from fractions import Fraction
    >>> number(Fraction(7, 2))
    '7/2'
    >>> number((Fraction(7, 2), 3))
    ['7/2', 3]
    """
    return [_one(each) for each in value] if isinstance(value, tuple) else _one(value)


def _one(value: Number) -> int | str:
    if isinstance(value, int):
        return value
    return value.numerator if value.denominator == 1 else f"{value.numerator}/{value.denominator}"


def dice_document(roll: Roll) -> list[dict[str, Json]]:
    """Every die of a roll: sides, chain, value, kept, rerolled, and group, times and label where they say something."""
    out: list[dict[str, Json]] = []
    for die in roll.dice:
        entry: dict[str, Json] = {
            "sides": die.sides,
            "chain": list(die.chain),
            "value": die.value,
            "kept": die.kept,
            "rerolled": list(die.rerolled),
        }
        if die.group:
            entry["group"] = list(die.group)
        if die.times > 1:
            entry["times"] = die.times
        if die.label:
            entry["label"] = die.label
        out.append(entry)
    return out


def plain_document(text: str, expression: Expression, roll: Roll) -> dict[str, Json]:
    """A roll of notation. `explanation` is its trace, which needs no language.

    Several rolls have no value together but one each, in `rolls`; the dice they share are those of the whole alone.
    """
    from wurfwerk.notation.symbols import line, trace

    parts = results(roll, expression)
    if len(parts) == 1:
        document = _document(text, parts[0][1], roll)
        document["explanation"] = trace(roll, expression)
    else:
        document = {"target": text, "value": None, "outcome": None, "dice": dice_document(roll)}  # type: ignore[dict-item]
        _put_rows(document, roll)
        document["explanation"] = trace(roll, expression)
        rolls = []
        for written, part in parts:
            one = _document(written, part, part)
            rolls.append({**one, "explanation": f"{written}: {line(part)}", "parameters": {}, "rules": {}})
        document["rolls"] = rolls  # type: ignore[assignment]
    document["parameters"] = {}
    document["rules"] = {}
    return document


def _document(text: str, result: Roll, roll: Roll) -> dict[str, Json]:
    """Value and dice: the value is that of `result`, the dice are all those of `roll`, the bound ones too."""
    document: dict[str, Json] = {"target": text, "value": _json(result.value), "outcome": None}
    if result.compared is not None:
        document["compared"] = [_json(side) for side in result.compared]
    document["dice"] = dice_document(roll)  # type: ignore[assignment]
    _put_rows(document, roll)
    return document


def _put_rows(document: dict[str, Json], roll: Roll) -> None:
    found = rows(roll)
    if found:
        document["rows"] = [{"name": name, "value": _json(value)} for name, value in found]


def binds(branch: Branch) -> bool:
    """Whether a person gave this value a name."""
    return "#" in branch.name and not branch.rows


def statements(roll: Roll) -> list[Roll]:
    """What was thrown for each statement of a text: bindings, then the roll or the rolls."""
    found: list[Roll] = []
    while isinstance(roll.shape, Branch) and binds(roll.shape):
        first, roll = roll.parts
        found.append(first)
    return [*found, *(roll.parts if isinstance(roll.shape, Apply) and roll.shape.operation == "tuple" else [roll])]


def results(roll: Roll, expression: Expression) -> list[tuple[str, Roll]]:
    """The rolls of a text without what was bound before them, each with its notation if there are several."""
    if type(expression).__name__ == "Several":
        from wurfwerk.notation.printer import Printer

        count = len(expression.parts)  # type: ignore[attr-defined]
        return list(zip(Printer().statements(expression), statements(roll), strict=True))[-count:]
    return [("", statements(roll)[-1] if type(expression).__name__ == "Let" else roll)]


def rows(roll: Roll) -> list[tuple[str, Value]]:
    """The rows of tables that were hit, in the order of throwing, each with its value."""
    found: list[tuple[str, Value]] = []
    for part in roll.parts:
        found += rows(part)
    if isinstance(roll.shape, Branch) and roll.shape.rows:
        found.append((row_name(roll), roll.value))
    return found


def row_name(roll: Roll) -> str:
    """The name of the row that a table hit."""
    assert isinstance(roll.shape, Branch)
    total = roll.parts[0].value
    named = zip(roll.shape.cases, roll.shape.rows, strict=True)
    return next(name for (where, _), name in named if total in where)  # type: ignore[operator]


def _json(value: Value) -> Json:
    return number(value)  # type: ignore[return-value]
