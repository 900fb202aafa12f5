"""What an Open Legend character is written down as: the scores, and feats with what they change.  Source: core rules, chapter 1."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, Len

from wurfwerk.rules.form import ByRule
from wurfwerk.systems.openlegend.attributes import ATTRIBUTES, Attribute

Score = Annotated[int, Interval(ge=0, le=10), ByRule("OL-P4")]

Changes = Literal["nothing", "toughness", "guard", "resolve", "hit-points", Attribute]
Instead = Literal["none", Attribute]


@dataclass(frozen=True, slots=True, kw_only=True)
class Attributes:
    """The eighteen scores as they were bought."""

    agility: Score = 0
    fortitude: Score = 0
    might: Score = 0
    learning: Score = 0
    logic: Score = 0
    perception: Score = 0
    will: Score = 0
    deception: Score = 0
    persuasion: Score = 0
    presence: Score = 0
    alteration: Score = 0
    creation: Score = 0
    energy: Score = 0
    entropy: Score = 0
    influence: Score = 0
    movement: Score = 0
    prescience: Score = 0
    protection: Score = 0

    def scores(self) -> dict[str, int]:
        """Name -> score, in the order of the sheet."""
        return {name: getattr(self, name) for name in ATTRIBUTES}


@dataclass(frozen=True, slots=True, kw_only=True)
class Feat:
    """A feat and what it does to the figures of the sheet.

    cost        feat points
    bonus_to    a defense, the hit points or an attribute that it changes by `amount`
    use, in_place_of   in the formulas of defenses and hit points one attribute stands for another
    """

    name: Annotated[str, Len(0, 80)]
    cost: Annotated[int, Interval(ge=0, le=100)] = 0
    bonus_to: Changes = "nothing"
    amount: Annotated[int, Interval(ge=-20, le=20)] = 0
    use: Instead = "none"
    in_place_of: Instead = "none"
