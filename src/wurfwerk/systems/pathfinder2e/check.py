"""What every Pathfinder check with modifiers shares: its W20, its modifiers, its degree."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from annotated_types import Interval, Len

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.operators.keep import Keep
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import forbidden, missing
from wurfwerk.rules.faces import faces
from wurfwerk.rules.modifier import Modifier, Stacked, stack
from wurfwerk.systems.pathfinder2e.degree import CRITICAL, DEGREES, SUCCESSES, by_number, degree, natural_step, step
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

MAY_BE_ZERO = ("attribute", "proficiency")
"""Kinds that are modifiers or may be +0; a bonus is always above and a penalty always below 0."""

Amount = Annotated[int, Interval(ge=-100, le=100)]
DifficultyClass = Annotated[int, Interval(ge=-50, le=200)]


@dataclass(frozen=True, kw_only=True)
class Item:
    """One modifier as it is entered: a bonus above 0, a penalty below."""

    kind: Literal["attribute", "proficiency", "circumstance", "status", "item", "untyped"]
    amount: Amount
    source: Annotated[str, Len(0, 80)] = ""


@dataclass(frozen=True, kw_only=True)
class D20Check(Check):
    """A W20 and a total modifier against a difficulty class, in four degrees of success."""

    system: ClassVar[str] = "pathfinder2e"
    outcome_keys: ClassVar[tuple[str, ...]] = DEGREES
    favourable: ClassVar[tuple[str, ...]] = SUCCESSES
    marks: ClassVar[Mapping[str, str]] = CRITICAL
    ways: ClassVar[tuple[tuple[str, ...], ...]] = (("modifier",), ("modifiers",))
    system_rules = HOUSE_RULES

    modifier: Amount | None = None
    modifiers: Annotated[tuple[Item, ...], Len(0, 40)] | None = None
    dc: DifficultyClass
    fortune: Literal["none", "fortune", "misfortune"] = "none"
    shift: Annotated[tuple[Annotated[int, Interval(ge=-1, le=1)], ...], Len(0, 10)] = ()

    def validate(self) -> None:
        if self.modifier is None and self.modifiers is None:
            raise missing("modifier", Message("pathfinder2e:missing-modifier"))
        if self.modifier is not None and self.modifiers is not None:
            raise forbidden("modifiers", Message("pathfinder2e:forbidden-modifier-twice"))
        for place, item in enumerate(self.modifiers or ()):
            if item.amount == 0 and item.kind not in MAY_BE_ZERO:
                message = Message("pathfinder2e:forbidden-zero", kind=self._kind(item.kind), number=place + 1)
                raise forbidden(f"modifiers[{place}].amount", message)
        if 0 in self.shift:
            raise forbidden("shift", Message("pathfinder2e:forbidden-shift-zero"))

    def gathered(self) -> tuple[Modifier, ...]:
        """Every modifier of this check, before stacking."""
        if self.modifiers is None:
            return ()
        return tuple(Modifier(item.kind, item.amount, item.source) for item in self.modifiers)

    def stacked(self) -> Stacked:
        return stack(self.gathered())

    @cached_property
    def _total_modifier(self) -> int:
        return (self.modifier or 0) + self.stacked().total

    @cached_property
    def _degrees(self) -> dict[int, str]:
        """The degree for each face of the W20: odds ask for it once for every value of the damage."""
        faces_of = range(1, 21)
        return {face: degree(face, face + self._total_modifier, self.dc, self.shift) for face in faces_of}

    def total_modifier(self) -> int:
        return self._total_modifier

    def d20(self) -> Expression:
        if self.fortune == "none":
            return Dice(1, 20)
        return Keep(Dice(2, 20), "highest" if self.fortune == "fortune" else "lowest")

    def dice(self) -> Expression:
        return self.d20()

    def natural(self, value: Any) -> int:
        """The face of the W20 that counts, of a raw value."""
        return value  # type: ignore[no-any-return]

    def total(self, value: Any) -> int:
        return self.natural(value) + self.total_modifier()

    def shown(self, value: Any) -> int:
        return self.total(value)

    def degree_of(self, natural: int) -> str:
        return self._degrees[natural]

    def outcome(self, value: Any) -> Outcome:
        key = self.degree_of(self.natural(value))
        return Outcome(key, self.shown(value), self.total(value) - self.dc)

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = []
        if roll is not None:
            thrown = faces(roll.dice[: 1 if self.fortune == "none" else 2])
            lines.append(Message("pathfinder2e:explain-d20", faces=thrown))
        if self.fortune != "none":
            lines.append(Message(f"pathfinder2e:explain-{self.fortune}"))
        if self.modifier is not None:
            lines.append(Message("pathfinder2e:explain-plain-modifier", amount=signed(self.modifier)))
        stacked = self.stacked()
        lines += [self._explain_modifier(modifier) for modifier in stacked.applied]
        for out in stacked.suppressed:
            lines.append(
                Message(
                    f"pathfinder2e:explain-{out.reason}",
                    suppressed=self._explain_modifier(out.modifier),
                    by=self._explain_modifier(out.by),
                )
            )
        if value is None:
            lines.append(Message("pathfinder2e:explain-total-modifier", amount=signed(self.total_modifier())))
        else:
            lines.append(Message("pathfinder2e:explain-total", total=self.total(value), dc=self.dc))
            lines += self._explain_degree(self.natural(value))
        return tuple(lines)

    def _explain_degree(self, natural: int) -> list[Message]:
        """The chain of degrees: by number, after the natural step, after each shift."""
        place = by_number(natural + self.total_modifier(), self.dc)
        lines = [Message("pathfinder2e:explain-by-number", degree=_name(place))]
        if natural_step(natural):
            place = step(place, [natural_step(natural)])
            lines.append(Message(f"pathfinder2e:explain-natural-{natural}", degree=_name(place)))
        for shift in self.shift:
            place = step(place, [shift])
            which = "better" if shift > 0 else "worse"
            lines.append(Message(f"pathfinder2e:explain-shift-{which}", degree=_name(place)))
        return lines

    def _explain_modifier(self, modifier: Modifier) -> Message:
        sign = "bonus" if modifier.amount >= 0 else "penalty"
        kind = Message(f"pathfinder2e:{sign}-{modifier.kind}")
        if modifier.source == "":
            return Message("pathfinder2e:explain-modifier", amount=signed(modifier.amount), kind=kind)
        return Message(
            "pathfinder2e:explain-modifier-from", amount=signed(modifier.amount), kind=kind, source=modifier.source
        )

    def _kind(self, kind: str) -> Message:
        return Message(f"pathfinder2e:choice-kind-{kind}")


def signed(amount: int) -> str:
    """+3, −2 or +0: with the typographic minus, the same in both languages."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def _name(place: int) -> Message:
    return Message(f"pathfinder2e:outcome-{DEGREES[place]}")
