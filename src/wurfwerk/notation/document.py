"""The JSON form of a plain roll, as the contract has it."""

from __future__ import annotations

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
    """A roll of notation. `explanation` is its trace, which needs no language."""
    from wurfwerk.notation.symbols import trace

    document: dict[str, Json] = {"target": text, "value": _json(roll.value), "outcome": None}
    if roll.compared is not None:
        document["compared"] = [_json(side) for side in roll.compared]
    document["dice"] = dice_document(roll)  # type: ignore[assignment]
    document["explanation"] = trace(roll, expression)
    document["parameters"] = {}
    document["rules"] = {}
    return document


def _json(value: Value) -> Json:
    return number(value)  # type: ignore[return-value]
