"""`Approach`: what represents a way of solving a problem: one attribute and two abilities, which become the two selectors."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import TYPE_CHECKING, Annotated, Any

from annotated_types import Interval

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError, forbidden
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.selektor.house_rules import SAME_ABILITY_TWICE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DICE = 5
"""W10 thrown, the highest attribute, and the highest selector."""

HIGHEST_ABILITY = 3

Ability = Annotated[int, Interval(ge=0, le=HIGHEST_ABILITY), ByRule("HB-01")]


@dataclass(frozen=True, kw_only=True)
class Approach:
    """The levels of one attribute and two abilities. An activity advantage treats an ability as one level higher for this activity.

    same_ability   the second ability is the first one again
    """

    attribute: Annotated[int, Interval(ge=0, le=DICE), ByRule("HB-02")]
    ability_1: Ability
    ability_2: Ability = 0
    activity_advantage_1: bool = False
    activity_advantage_2: bool = False
    same_ability: bool | None = None

    def levels(self) -> tuple[int, int]:
        """What the two abilities count for here."""
        return self.ability_1 + self.activity_advantage_1, self.ability_2 + self.activity_advantage_2

    def abilities(self) -> int:
        """The second selector: both abilities together, at most 5, whatever advantage there is."""
        return min(DICE, sum(self.levels()))

    def allowed(self, rules: Mapping[str, str]) -> None:
        """ParameterError forbidden for what no character can have or the house rules do not allow."""
        for number, level, advantage in (
            (1, self.ability_1, self.activity_advantage_1),
            (2, self.ability_2, self.activity_advantage_2),
        ):
            if advantage and level == HIGHEST_ABILITY:
                message = Message("selektor:forbidden-activity-advantage", number=number, level=level)
                raise forbidden(f"activity-advantage-{number}", message)
        if self.same_ability and rules[SAME_ABILITY_TWICE.key] == "no":
            raise forbidden("same-ability", Message("selektor:forbidden-same-ability"))
        if self.same_ability and self.ability_1 != self.ability_2:
            message = Message("selektor:forbidden-same-ability-levels", first=self.ability_1, second=self.ability_2)
            raise forbidden("same-ability", message)

    def fitted_to(self, rules: Mapping[str, str]) -> dict[str, Any]:
        """Where no ability may be named twice, the second one is missing and counts 0 (HB-A4)."""
        if self.same_ability and rules[SAME_ABILITY_TWICE.key] == "no":
            return {"same_ability": None, "ability_2": 0, "activity_advantage_2": False}
        return {}

    def values(self) -> dict[str, Any]:
        """Its own fields by name, to build another kind of it."""
        return {field.name: getattr(self, field.name) for field in fields(Approach)}


def fitted_each(field: str, approaches: Sequence[Approach], rules: Mapping[str, str]) -> dict[str, Any]:
    """A list of approaches under other house rules, by the name of its field; empty where nothing changes."""
    changes = [approach.fitted_to(rules) for approach in approaches]
    if not any(changes):
        return {}
    return {field: tuple(replace(approach, **change) for approach, change in zip(approaches, changes, strict=True))}


def in_item(error: ParameterError, field: str, place: int) -> ParameterError:
    """The same error, said of one item of a list of approaches."""
    message = Message(f"selektor:forbidden-in-{field}", number=place + 1, what=error.message)
    return ParameterError(error.key, message, parameter=f"{field}[{place}].{error.parameter}")
