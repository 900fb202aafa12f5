"""A roll at the table: target, parameters and faces become a `Rolled` event.  One way for form, input line and program.

Law: whether a blind roll is refused depends on nothing that its roller may not know. What goes wrong only because of how the dice
fell is therefore no refusal there but an event without a value, which the GM sees.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.explain import explain, explain_roll
from wurfwerk.dice.roll import throw as throw_shape
from wurfwerk.dice.shapes import Altered, Apply, Branch, Die, Pool
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.notation import NotationError, number, parse, read, render, trace
from wurfwerk.notation.clean import clean
from wurfwerk.notation.document import results, rows
from wurfwerk.notation.symbols import line as traced
from wurfwerk.notation.target import names_a_check
from wurfwerk.rules.build import build
from wurfwerk.rules.form import parameters
from wurfwerk.rules.registry import check_type
from wurfwerk.rules.throw import throw as throw_check
from wurfwerk.table.command import MAX_NOTE
from wurfwerk.table.error import TableError
from wurfwerk.table.event import MODES, Judged, Rolled, ShownDie, ShownRoll, ShownRow
from wurfwerk.table.text import line, values
from wurfwerk.table.told import told

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.roll import Roll as Thrown
    from wurfwerk.dice.shapes import Shape, Value
    from wurfwerk.notation import Reading
    from wurfwerk.table.command import Roll
    from wurfwerk.table.event import Mode, Number
    from wurfwerk.table.state import Table

MAX_DICE = 2_000
"""Dice of one roll at a table, first throws: everybody's phone draws them."""
MAX_THROWS = 10_000
"""Throws of one roll at a table, extra throws included."""


@dataclass(frozen=True, slots=True)
class _Ready:
    """A roll up to the point where dice fall; everything in it follows from what the roller sent."""

    target: str
    mode: Mode
    shape: Shape
    judge: Callable[[Chance], Rolled]
    parameters: Mapping[str, Any]
    rules: Mapping[str, str]
    note: str | None = None
    concealed: tuple[str, ...] = ()


def rolled(table: Table, command: Roll, chance: Chance, *, sees_blind: bool, sets_rules: bool) -> Rolled:
    """The event of this roll. NotationError, ParameterError, FacesError, ExpressionError, TooCostly, TableError.

    sees_blind  whether the roller may see a blind roll
    sets_rules  whether the roller may set other house rules for this roll
    """
    ready = (
        _check(table, command, sees_blind, sets_rules) if names_a_check(command.target) else _notation(table, command)
    )
    if dice_in(ready.shape) > MAX_DICE:
        raise TableError("too-many-dice", most=MAX_DICE)
    if command.faces is not None:
        scripted = ScriptedChance(command.faces)
        event = ready.judge(scripted)
        scripted.finish()
        return event
    try:
        return ready.judge(_Bounded(chance))
    except WurfwerkError as error:
        if ready.mode != "blind" or sees_blind:
            raise
        return Rolled(
            mode=ready.mode,
            target=ready.target,
            value=None,
            explanation=(told(error.message),),
            parameters=ready.parameters,
            rules=ready.rules,
            note=ready.note,
            concealed=ready.concealed,
        )


def stricter(one: Mode, other: Mode | None) -> Mode:
    """The mode that shows less: what was marked as secret anywhere stays secret."""
    return one if other is None or MODES.index(one) >= MODES.index(other) else other


def dice_in(shape: Shape) -> int:
    """How many dice are thrown at first, at most. Numbers and names are none; a member of a group is drawn, so it counts as one."""
    match shape:
        case Pool(groups=groups):
            return sum(count * max(1, dice_in(member)) for member, count in groups)
        case Altered(of=of):
            return dice_in(of)
        case Apply(parts=parts):
            return sum(dice_in(part) for part in parts)
        case Branch(part=part, cases=cases):
            return dice_in(part) + max((dice_in(then) for _, then in cases), default=0)
        case Die():
            return 1
        case _:
            return 0


class _Bounded:
    """Chance that ends after so many throws."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._left = MAX_THROWS

    def throw(self, die: Die, /) -> int:
        self._left -= 1
        if self._left < 0:
            raise TableError("too-many-throws", most=MAX_THROWS)
        return self._chance.throw(die)


def _notation(table: Table, command: Roll) -> _Ready:
    for name in (*command.parameters, *command.rules):
        raise TableError("notation-has-no-parameters", parameter=name[:40])
    reading = read(command.target, language=table.language)
    if line(command.target) != command.target:
        # What is told of a mistake counts the signs that were typed; what is kept is without those that act.
        reading = read(line(command.target), language=table.language)
    target = typed(reading)
    mode = stricter(command.mode, cast("Mode | None", reading.secret))
    note = line(command.note or reading.comment or "").strip()[:MAX_NOTE] or None
    expression = reading.expression
    shape = expression.lower()

    def judge(chance: Chance) -> Rolled:
        thrown = throw_shape(shape, chance)
        found = results(thrown, expression)
        result = found[0][1]
        lines = trace(thrown, expression)
        shown = target + lines.removeprefix(render(expression)) if result is thrown else lines
        several = len(found) > 1
        return Rolled(
            mode=mode,
            target=target,
            value=None if several else _value(result.value),
            dice=shown_dice(thrown),
            compared=None if several else _compared(result),
            rolls=tuple(_one(written, part) for written, part in found) if several else (),
            rows=_rows(thrown),
            explanation=(shown, told(explain(expression)), told(explain_roll(thrown))),
            hints=tuple(told(hint) for hint in reading.hints),
            parameters={},
            rules={},
            note=note,
            typed=command.faces is not None,
        )

    return _Ready(target, mode, shape, judge, {}, {}, note)


def typed(reading: Reading) -> str:
    """The roll as it was typed: without the command before it and the comment behind it. What is kept reads as the same roll."""
    cleaned = clean(reading.text)
    body = cleaned.raw(cleaned.start, cleaned.end)
    for text in (body.removesuffix(reading.comment or "").rstrip().removesuffix("#").rstrip(), body):
        with suppress(NotationError):
            again = read(text)
            if again.expression == reading.expression and again.comment is None:
                return text
    return render(reading.expression)


def _check(table: Table, command: Roll, sees_blind: bool, sets_rules: bool) -> _Ready:
    kind = check_type(command.target)
    if kind.system not in table.systems:
        raise TableError("system-not-here", system=Message(f"{kind.system}:system"))
    given = values(command.parameters)
    check = build(kind, given, table.rules, parse)
    if command.rules:
        changed = build(kind, given, {**table.rules, **_in_full(command.rules, kind.system)}, parse)
        if changed.rules != check.rules and not sets_rules:
            raise TableError("rules-are-fixed")
        check = changed
    shown = parameters(check, render)
    mode = _secret_mode(command.mode, sees_blind) if check.secret() else command.mode
    note = line(command.note or "").strip() or None

    def judge(chance: Chance) -> Rolled:
        thrown = throw_check(check, chance)
        return Rolled(
            mode=mode,
            target=command.target,
            value=None if check.compares else _value(thrown.value),
            outcome=Judged(thrown.outcome.key, thrown.outcome.margin) if thrown.outcome else None,
            automatic=thrown.automatic,
            dice=shown_dice(thrown.roll),
            explanation=tuple(told(message) for message in thrown.explanation),
            parameters=shown,
            rules=dict(check.rules),
            note=note,
            typed=command.faces is not None,
            concealed=check.concealed(),
        )

    return _Ready(command.target, mode, check.dice().lower(), judge, shown, dict(check.rules), note, check.concealed())


def _secret_mode(asked: Mode, sees_blind: bool) -> Mode:
    """The mode of a roll that the game leaves to the GM: one who rolls it for themselves alone may; a player's is blind in any mode."""
    return stricter(asked, "blind") if sees_blind else "blind"


def _in_full(rules: Mapping[str, str], system: str) -> dict[str, str]:
    """House rules by their full keys; the prefix of the check's own system may be left out."""
    return {name if "." in name else f"{system}.{name}": value for name, value in rules.items()}


def shown_dice(thrown: Thrown) -> tuple[ShownDie, ...]:
    """The dice of a roll as an event stores them: what does not apply is None."""
    return tuple(
        ShownDie(
            sides=die.sides,
            chain=tuple(die.chain),
            value=die.value,
            kept=die.kept,
            rerolled=tuple(die.rerolled),
            group=tuple(die.group) or None,
            times=die.times if die.times > 1 else None,
            label=die.label or None,
        )
        for die in thrown.dice
    )


def _one(written: str, part: Thrown) -> ShownRoll:
    """One of several rolls."""
    return ShownRoll(
        written, _value(part.value), shown_dice(part), f"{written}: {traced(part)}", _compared(part), _rows(part)
    )


def _compared(thrown: Thrown) -> tuple[Number, Number] | None:
    return (_value(thrown.compared[0]), _value(thrown.compared[1])) if thrown.compared else None


def _rows(thrown: Thrown) -> tuple[ShownRow, ...]:
    return tuple(ShownRow(name, _value(value)) for name, value in rows(thrown))


def _value(value: Value) -> Number:
    """A value of a roll as an event stores it; several side by side as text."""
    shown = number(value)
    return ", ".join(map(str, shown)) if isinstance(shown, list) else shown
