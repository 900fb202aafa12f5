"""`explain`: what an expression means, and `explain_roll`: what was thrown, as trees of Messages for people.

Law: every message has a text in every language, and whatever can be thrown can be explained.
"""

from __future__ import annotations

from wurfwerk.dice.roll import COMPARISONS
from wurfwerk.dice.shapes import Apply
from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.roll import Roll, RolledDie
    from wurfwerk.dice.where import Where


def explain(expression: Expression) -> Message:
    """What is thrown and what becomes of it: `dice-pool` with the dice and the steps in their order, or a total of parts.

    >>> from wurfwerk.dice.expression import Dice
    >>> from wurfwerk.dice.operators.keep import Keep
    >>> explain(Keep(Dice(4, 6), "highest", 3)).arguments["steps"]
    (Message('keep-highest', kept=3),)
    """
    return _explained(expression, "dice-pool")


def _within(part: Any) -> Message:
    """A part of something larger: its steps must not run into what stands beside it."""
    return _explained(part, "dice-pool-within")


def _explained(expression: Expression, pool: str) -> Message:
    steps: list[Message] = []
    node: Any = expression
    while type(node).__name__ in _STEPS:
        steps[:0] = _STEPS[type(node).__name__](node)
        node = node.of
    base = _base(node)
    return Message(pool, dice=base, steps=tuple(steps)) if steps else base


def construct(node: Expression) -> Message:
    """The outermost operator alone: its first step, or what it is as a whole."""
    name = type(node).__name__
    steps = _STEPS[name](node) if name in _STEPS else []
    return steps[0] if steps else explain(node)


def _all(parts: Any) -> tuple[Message, ...]:
    return tuple([_within(part) for part in parts])


def _base(node: Any) -> Message:
    match type(node).__name__:
        case "Number":
            if node.denominator == 1:
                return Message("dice-number", number=node.numerator)
            from fractions import Fraction

            return Message("dice-number", number=Fraction(node.numerator, node.denominator))
        case "Dice" if node.faces is not None:
            faces_ = [f"{value}" if weight == 1 else f"{value} (×{weight})" for value, weight in node.faces]
            return Message("dice-faces", count=node.count, faces=", ".join(faces_))
        case "Dice":
            return Message("dice-thrown", count=node.count, sides=str(node.sides))
        case "ComputedDice":
            return Message("dice-computed", count=_within(node.count), sides=str(node.sides))
        case "Group":
            return Message("dice-group", parts=_all(node.parts))
        case "Mixed":
            return Message("dice-mixed", parts=_all(node.parts))
        case "Labelled":
            return Message("dice-labelled", of=_within(node.of), label=node.text)
        case "Add":
            return Message("total-sum", parts=_all(node.parts))
        case "Multiply":
            return Message("total-product", parts=_all(node.parts))
        case "Negate":
            return Message("total-minus", of=_within(node.of))
        case "Divide" | "FloorDivide" | "Remainder" as name:
            key = {"Divide": "total-divided", "FloorDivide": "total-floor-divided", "Remainder": "total-remainder"}[
                name
            ]
            return Message(key, left=_within(node.left), right=_within(node.right))
        case "Power":
            return Message("total-power", base=_within(node.base), exponent=_within(node.exponent))
        case "Compare":
            return Message("total-compared", left=_within(node.left), sign=node.sign, right=_within(node.right))
        case "Function":
            return Message(f"total-{node.name}", parts=_all(node.parts))
        case "Together":
            return Message("dice-together", parts=_all(node.parts))
        case "Pairs":
            return Message(f"dice-pairs-{node.ties}", left=explain(node.left), right=explain(node.right))
        case "Let":
            bound: list[Message] = []
            while type(node).__name__ == "Let":
                bound.append(Message("dice-bound", name=node.name, of=_within(node.part)))
                node = node.body
            return Message("dice-let", bindings=tuple(bound), body=explain(node))
        case "Several":
            bound = [Message("dice-bound", name=name, of=_within(part)) for name, part in node.bindings]
            rolls = [Message("dice-nth", number=place, roll=explain(part)) for place, part in enumerate(node.parts, 1)]
            several = Message("dice-several", rolls=tuple(rolls))
            return Message("dice-let", bindings=tuple(bound), body=several) if bound else several
        case "Conditional":
            then, otherwise = _branch(node.then), _branch(node.otherwise)
            return Message("dice-if", condition=_condition(node.condition), then=then, otherwise=otherwise)
        case "Table":
            return Message("dice-table", of=_within(node.of), rows=tuple([_row(row) for row in node.rows]))
        case "Decide":
            return Message("dice-decide", first=_within(node.part), then=_all([then for _, then in node.cases]))
        case "Name":
            return Message("dice-name", name=node.name)
    raise AssertionError(node)


def _condition(node: Any) -> Message:
    if type(node).__name__ == "Compare":
        return Message("condition-compared", left=_within(node.left), sign=node.sign, right=_within(node.right))
    return Message("condition-not-zero", of=_within(node))


def _branch(node: Any) -> Message:
    return Message("dice-in-brackets", of=_within(node)) if type(node).__name__ == "Conditional" else _within(node)


def _row(row: Any) -> Message:
    where, name, roll = row
    if roll is None:
        return Message("table-row", numbers=faces(where), name=name)
    return Message("table-row-roll", numbers=faces(where), name=name, roll=_within(roll))


# Steps: what is done to the dice, one operator each.


def _keep(node: Any) -> list[Message]:
    return [Message(f"keep-{node.side}", kept=node.count)]


def _drop(node: Any) -> list[Message]:
    return [Message(f"drop-{node.side}", dropped=node.count)]


def _take(node: Any) -> list[Message]:
    return [Message("take-ranks", ranks=_numbers(node.ranks))]


def _explode(node: Any) -> list[Message]:
    where = faces(node.where) if node.where is not None else Message("faces-highest")
    kept_before = type(node.of).__name__ in ("Keep", "Drop", "Take")
    key = "explode-own" if node.own else "keep-then-explode" if kept_before else "explode-chain"
    steps = [Message(key, faces=where)]
    if node.limit is not None:
        steps.append(Message("explode-limit", most=node.limit))
    if node.less:
        steps.append(Message("explode-less", less=node.less))
    if node.compound:
        steps.append(Message("explode-compound"))
    return steps


def _reroll(node: Any) -> list[Message]:
    where = faces(node.where)
    if node.limit is None:
        return [Message("reroll-until", faces=where)]
    return [
        Message("reroll-once", faces=where)
        if node.limit == 1
        else Message("reroll-limit", faces=where, most=node.limit)
    ]


def _clamp(node: Any) -> list[Message]:
    low = [Message("clamp-low", low=node.low)] if node.low is not None else []
    return low + ([Message("clamp-high", high=node.high)] if node.high is not None else [])


def _count(node: Any) -> list[Message]:
    return [
        Message("count-faces" if weight > 0 else "count-against", faces=faces(where), weight=abs(weight))
        for where, weight in node.weights
    ]


_STEPS: dict[str, Callable[[Any], list[Message]]] = {
    "Keep": _keep,
    "Drop": _drop,
    "Take": _take,
    "Explode": _explode,
    "Reroll": _reroll,
    "Clamp": _clamp,
    "Count": _count,
    "Mark": lambda node: [Message(f"mark-{node.kind}", faces=faces(node.where))],
    "Worth": lambda node: [Message(f"worth-{node.kind}", faces=faces(node.where))],
    "Sort": lambda node: [Message(f"sort-{node.order}")],
    "Values": lambda node: [Message(f"values-{node.order}")],
    "Match": lambda node: [Message(f"match-{node.kind}")],
    "BestSet": lambda _: [Message("match-best")],
    "RerollSome": lambda node: [Message(f"reroll-some-{node.side}", faces=faces(node.where), dice=node.dice)],
    "Shows": lambda node: [Message("shows", sets=tuple([faces(where) for where in node.sets]))],
    "Tally": lambda node: [Message("tally", classes=tuple([faces(where) for where in node.classes]))],
}


def faces(where: Where) -> Message:
    """A set of faces in words."""
    parts = [_span(low, high) for low, high in where.spans]
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2 and where.spans[0][0] is None and where.spans[1][1] is None:
        before, after = where.spans[0][1], where.spans[1][0]
        if before is not None and after == before + 2:
            return Message("faces-not", face=before + 1)
    return Message("faces-either", parts=tuple(parts)) if parts else Message("faces-none")


def _span(low: int | None, high: int | None) -> Message:
    if low is None and high is None:
        return Message("faces-any")
    if low is None:
        return Message("faces-at-most", high=high)
    if high is None:
        return Message("faces-at-least", low=low)
    return Message("faces-only", face=low) if low == high else Message("faces-between", low=low, high=high)


# What was thrown.


SAID = 200
"""So many dice are named one by one; of more only the number is said."""


def explain_roll(roll: Roll) -> Message:
    """The value and every die of a roll: `roll-total`, `roll-values` (side by side), or `roll-met` and `roll-not-met`."""
    thrown = roll.dice
    dice: Message | tuple[Message, ...]
    if len(thrown) > SAID:
        dice = Message("roll-many-dice", count=len(thrown))
    else:
        dice = tuple([_die(die) for die in thrown]) or Message("roll-no-dice")
    if roll.compared is not None and isinstance(roll.shape, Apply) and roll.shape.operation in COMPARISONS:
        left, right = roll.compared
        assert not isinstance(left, tuple) and not isinstance(right, tuple)
        key = "roll-met" if roll.value else "roll-not-met"
        return Message(key, left=left, sign=roll.shape.operation, right=right, dice=dice)
    if isinstance(roll.value, tuple):
        return Message("roll-values", values=_numbers(roll.value), dice=dice)
    return Message("roll-total", value=roll.value, dice=dice)


def _numbers(values: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([Message("dice-number", number=value) for value in values])


def _die(die: RolledDie) -> Message:
    notes: list[Message] = []
    if die.rerolled:
        notes.append(Message("die-rerolled", lost=_numbers(die.rerolled)))
    if len(die.chain) > 1:
        notes.append(Message("die-exploded", chain="+".join(map(str, die.chain)).replace("-", "−")))
    if die.value != sum(die.chain):
        notes.append(Message("die-counts", value=die.value))
    if die.times == 0:
        notes.append(Message("die-dropped"))
    elif die.times > 1:
        notes.append(Message("die-taken", times=die.times))
    sides, face = str(die.sides), sum(die.chain)
    if notes:
        return Message("die-noted", sides=sides, face=face, notes=tuple(notes))
    return Message("die-plain", sides=sides, face=face)
