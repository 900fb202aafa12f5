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
from wurfwerk.rules.form import ByRule
from wurfwerk.rules.modifier import Modifier, Stacked, stack
from wurfwerk.systems.pathfinder2e.degree import CRITICAL, DEGREES, SUCCESSES, by_number, natural_step, step
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES, PROFICIENCY_WITHOUT_LEVEL
from wurfwerk.systems.pathfinder2e.proficiency import RANKS, RULE, Rank, proficiency_bonus

if TYPE_CHECKING:
    from wurfwerk.dice.roll import Roll

MAY_BE_ZERO = ("attribute", "proficiency")
"""Kinds that are modifiers or may be +0; a bonus is always above and a penalty always below 0."""

Amount = Annotated[int, Interval(ge=-100, le=100)]
DifficultyClass = Annotated[int, Interval(ge=-50, le=200)]
Level = Annotated[int, Interval(ge=-1, le=25)]
"""Of a character or creature."""
Fortune = Literal["none", "fortune", "misfortune"]
Secrecy = Literal["open", "hidden-dc", "secret"]
"""open; hidden-dc: everybody sees the total and how it ended, the GM alone the DC, nobody the margin; secret: the roll is the GM's alone."""
Shifts = Annotated[tuple[Annotated[int, Interval(ge=-1, le=1), ByRule("PF-11")], ...], Len(0, 10)]

BETTER, WORSE = "pathfinder2e:explain-shift-better", "pathfinder2e:explain-shift-worse"


@dataclass(frozen=True, kw_only=True)
class Item:
    """One modifier as it is entered: a bonus above 0, a penalty below."""

    kind: Literal["attribute", "proficiency", "circumstance", "status", "item", "untyped"]
    amount: Amount
    source: Annotated[str, Len(0, 80)] = ""


@dataclass(frozen=True, kw_only=True)
class D20Check(Check):
    """A W20 and a total modifier against a difficulty class, in four degrees of success.

    rank, level   together: the proficiency bonus, added to the other modifiers
    natural_20    whether a natural 20 improves the degree; natural_1 whether a natural 1 worsens it
    both_ways     whether the total may be given beside single modifiers, by a procedure
    """

    system: ClassVar[str] = "pathfinder2e"
    outcome_keys: ClassVar[tuple[str, ...]] = DEGREES
    favourable: ClassVar[tuple[str, ...]] = SUCCESSES
    marks: ClassVar[Mapping[str, str]] = CRITICAL
    ways: ClassVar[tuple[tuple[str, ...], ...]] = (("modifier",), ("modifiers",))
    together: ClassVar[tuple[tuple[str, ...], ...]] = (("rank", "level"),)
    both_ways: ClassVar[bool] = False
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = (PROFICIENCY_WITHOUT_LEVEL.key,)

    modifier: Amount | None = None
    modifiers: Annotated[tuple[Item, ...], Len(0, 40)] | None = None
    dc: DifficultyClass
    fortune: Fortune = "none"
    shift: Shifts = ()
    rank: Rank | None = None
    level: Level | None = None
    natural_20: bool = True
    natural_1: bool = True
    secrecy: Secrecy = "open"

    def validate(self) -> None:
        if self.modifier is None and self.modifiers is None:
            raise missing("modifier", Message("pathfinder2e:missing-modifier"))
        if self.modifier is not None and self.modifiers is not None and not self.both_ways:
            raise forbidden("modifiers", Message("pathfinder2e:forbidden-modifier-twice"))
        for place, item in enumerate(self.modifiers or ()):
            if item.amount == 0 and item.kind not in MAY_BE_ZERO:
                message = Message("pathfinder2e:forbidden-zero", kind=self._kind(item.kind), number=place + 1)
                raise forbidden(f"modifiers[{place}].amount", message)
        if 0 in self.shift:
            raise forbidden("shift", Message("pathfinder2e:forbidden-shift-zero"))
        if self.rank is not None and self.level is None:
            raise missing("level", Message("pathfinder2e:missing-level"))
        if self.level is not None and self.rank is None:
            raise missing("rank", Message("pathfinder2e:missing-rank"))

    def gathered(self) -> tuple[Modifier, ...]:
        """Every modifier of this check, before stacking."""
        listed = tuple(Modifier(item.kind, item.amount, item.source) for item in self.modifiers or ())
        if self.rank is None or self.level is None:
            return listed
        bonus = proficiency_bonus(RANKS.index(self.rank), self.level, self.rule(RULE) == "on")
        return (*listed, Modifier("proficiency", bonus, Message(f"pathfinder2e:choice-rank-{self.rank}")))

    def stacked(self) -> Stacked:
        return stack(self.gathered())

    @cached_property
    def _total_modifier(self) -> int:
        return (self.modifier or 0) + self.stacked().total

    @cached_property
    def _degrees(self) -> dict[int, str]:
        """The degree for each face of the W20: odds ask for it once for every value of the damage."""
        return {face: DEGREES[self._chain(face)[-1][1]] for face in range(1, 21)}

    def shifts(self) -> tuple[tuple[str, int], ...]:
        """What shifts the degree after the natural step, in order: (the key of its text, the step)."""
        return tuple((BETTER if each > 0 else WORSE, each) for each in self.shift)

    def _chain(self, natural: int) -> list[tuple[str, int]]:
        """How the degree comes about: by number, after the natural step, after each shift; clamped at every step."""
        chain = [("pathfinder2e:explain-by-number", by_number(natural + self.total_modifier(), self.dc))]
        by_nature = natural_step(natural, self.natural_20, self.natural_1)
        steps = [(f"pathfinder2e:explain-natural-{natural}", by_nature)] if by_nature else []
        for key, each in (*steps, *self.shifts()):
            chain.append((key, step(chain[-1][1], [each])))
        return chain

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
        margin = None if self.secrecy == "hidden-dc" else self.total(value) - self.dc
        return Outcome(key, self.shown(value), margin)

    def explain(self, value: Any = None, roll: Roll | None = None) -> tuple[Message, ...]:
        lines = []
        if self.secrecy == "secret":
            lines.append(Message("pathfinder2e:prompt-secret"))
        if roll is not None:
            thrown = faces(roll.dice[: 1 if self.fortune == "none" else 2])
            lines.append(Message("pathfinder2e:explain-d20", faces=thrown))
        if self.fortune != "none":
            lines.append(Message(f"pathfinder2e:explain-{self.fortune}"))
        if self.modifier is not None:
            lines.append(Message("pathfinder2e:explain-plain-modifier", amount=signed(self.modifier)))
        stacked = self.stacked()
        lines += [explain_modifier(modifier) for modifier in stacked.applied]
        for out in stacked.suppressed:
            lines.append(
                Message(
                    f"pathfinder2e:explain-{out.reason}",
                    suppressed=explain_modifier(out.modifier),
                    by=explain_modifier(out.by),
                )
            )
        if value is None:
            lines.append(Message("pathfinder2e:explain-total-modifier", amount=signed(self.total_modifier())))
        else:
            lines += self._explain_result(value)
        return tuple(lines)

    def concealed(self) -> tuple[str, ...]:
        return ("dc",) if self.secrecy == "hidden-dc" else ()

    def secret(self) -> bool:
        return self.secrecy == "secret"

    def _explain_result(self, value: Any) -> list[Message]:
        """Total against DC and the chain of degrees; with a hidden DC the total, and only how it ended."""
        chain = self._chain(self.natural(value))
        if self.secrecy == "hidden-dc":
            ended = Message("pathfinder2e:prompt-hidden-dc", degree=_name(chain[-1][1]))
            return [Message("pathfinder2e:explain-total-alone", total=self.total(value)), ended]
        against = Message("pathfinder2e:explain-total", total=self.total(value), dc=self.dc)
        return [against, *[Message(key, degree=_name(place)) for key, place in chain]]

    def _kind(self, kind: str) -> Message:
        return Message(f"pathfinder2e:choice-kind-{kind}")


def explain_modifier(modifier: Modifier) -> Message:
    """+2 status bonus (Heroism)."""
    sign = "bonus" if modifier.amount >= 0 else "penalty"
    kind = Message(f"pathfinder2e:{sign}-{modifier.kind}")
    if modifier.source == "":
        return Message("pathfinder2e:explain-modifier", amount=signed(modifier.amount), kind=kind)
    return Message(
        "pathfinder2e:explain-modifier-from", amount=signed(modifier.amount), kind=kind, source=modifier.source
    )


def signed(amount: int) -> str:
    """+3, −2 or +0: with the typographic minus, the same in both languages."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def _name(place: int) -> Message:
    return Message(f"pathfinder2e:outcome-{DEGREES[place]}")
