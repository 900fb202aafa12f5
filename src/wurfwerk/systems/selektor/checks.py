"""The problem roll of the selector game.  The source text does not say what a selector does; this is our reading of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Len

from wurfwerk.dice.expression import Dice, Expression
from wurfwerk.dice.operators.take import Take
from wurfwerk.message import Message
from wurfwerk.rules.check import Check, Outcome
from wurfwerk.rules.error import missing
from wurfwerk.rules.faces import faces
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.selektor.approach import DICE, Approach
from wurfwerk.systems.selektor.bands import SOURCE, Band, band_of, check_bands
from wurfwerk.systems.selektor.house_rules import BANDS, HOUSE_RULES, OF_A_ROLL

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wurfwerk.dice.roll import Roll

Bands = Annotated[tuple[Band, ...], Len(1, 21), ByRule("HB-05")] | None
"""The bands of a problem of its own; None: those of the source."""


@dataclass(frozen=True, kw_only=True)
class Problem(Approach, Check):
    """Five W10 in ascending order: selector k takes the k-th lowest die, 0 takes none; the result is the sum of both."""

    system: ClassVar[str] = "selektor"
    key: ClassVar[str] = "problem"
    outcome_keys: ClassVar[tuple[str, ...]] = tuple(band.key for band in SOURCE)
    favourable: ClassVar[tuple[str, ...]] = outcome_keys[2:]
    gains: ClassVar[tuple[str, ...]] = ("activity-advantage-1", "activity-advantage-2")
    system_rules = HOUSE_RULES
    house_rules: ClassVar[tuple[str, ...]] = OF_A_ROLL

    bands: Bands = None

    def validate(self) -> None:
        self.allowed(self.rules)
        if self.bands is None and self.rule("bands") == "custom":
            raise missing("bands", Message("selektor:missing-bands"))
        if self.bands is not None:
            check_bands(self.bands)

    def fits(self, rules: Mapping[str, str]) -> Mapping[str, Any]:
        """No ability twice where that is not allowed, and no bands of its own where those of the source are to count instead."""
        own = self.bands is not None and self.rule("bands") == "custom" != rules[BANDS.key]
        return self.fitted_to(rules) | ({"bands": None} if own else {})

    def ranks(self) -> tuple[int, int]:
        """Which dice are taken, 1 the lowest, 0 none."""
        first, second = self.attribute, self.abilities()
        if first == second and self.rule("equal-selectors") == "next-lower":
            return first, max(0, second - 1)
        return first, second

    def table(self) -> tuple[Band, ...]:
        return SOURCE if self.bands is None else self.bands

    def dice(self) -> Expression:
        return Take(Dice(DICE, 10), self.ranks())

    def outcome(self, value: int) -> Outcome:
        return Outcome(band_of(value, self.table()).key, value)

    def reachable(self) -> tuple[str, ...]:
        in_table = {band.key for band in self.table()}
        return tuple(key for key in self.outcome_keys if key in in_table)

    def explain(self, value: int | None = None, roll: Roll | None = None) -> tuple[Message, ...]:
        first, second = self.ranks()
        lines = []
        if roll is not None:
            lines.append(Message("selektor:explain-dice", faces=faces(roll.dice)))
            lines.append(Message("selektor:explain-sorted", faces=" ".join(str(face) for face in _ascending(roll))))
        picked = (0, *_ascending(roll)) if roll is not None else None
        lines.append(_explain_selector("attribute", self.attribute, first, picked))
        for number, base, level in zip((1, 2), (self.ability_1, self.ability_2), self.levels(), strict=True):
            if level != base:
                lines.append(Message("selektor:explain-activity", number=number, base=base, level=level))
        counted_1, counted_2 = self.levels()
        lines.append(
            Message(
                "selektor:explain-abilities",
                first=counted_1,
                second=counted_2,
                selector=self.abilities(),
                capped=counted_1 + counted_2 > DICE,
            )
        )
        lines.append(_explain_selector("abilities", self.abilities(), second, picked))
        if value is not None:
            band = band_of(value, self.table())
            lines.append(Message("selektor:explain-result", result=value, low=band.from_, high=band.to))
        if self.bands is not None:
            lines.append(Message("selektor:explain-custom-bands"))
        return tuple(lines)


def _ascending(roll: Roll) -> list[int]:
    return sorted(die.chain[0] for die in roll.dice)


def _explain_selector(which: str, selector: int, rank: int, picked: tuple[int, ...] | None) -> Message:
    """What one selector takes; before the throw only its rank is known."""
    if rank == 0:
        return Message(f"selektor:explain-{which}-none", selector=selector)
    if picked is None:
        return Message(f"selektor:explain-{which}-rank", selector=selector, rank=rank)
    return Message(f"selektor:explain-{which}-takes", selector=selector, rank=rank, face=picked[rank])
