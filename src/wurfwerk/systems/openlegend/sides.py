"""`Side`: one of several who roll: what an action roll of theirs is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from annotated_types import Interval

from wurfwerk.dice.operators.arithmetic import Add
from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import ByRule
from wurfwerk.systems.openlegend.checks import Action

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from wurfwerk.dice.expression import Expression

MOST_SIDES = 8


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """As the parameters of the action roll; each spends legend points of its own (OL-A12)."""

    attribute: Annotated[int, Interval(ge=0, le=10), ByRule("OL-P4")]
    advantage: Annotated[int, Interval(ge=0, le=20)] = 0
    disadvantage: Annotated[int, Interval(ge=0, le=20)] = 0
    legend_points: Annotated[int, Interval(ge=0, le=10), ByRule("OL-17")] = 0
    level: Annotated[int, Interval(ge=1, le=10), ByRule("OL-P3")] = 1
    extraordinary: bool = False


class Member(Action):
    """The action roll of one of several who are judged together: what the table is reminded of comes once, at the end."""

    def prompts(self, value: int) -> tuple[Message, ...]:
        return ()


def rolls(sides: Sequence[Side], rules: Mapping[str, str], **more: Any) -> tuple[Action, ...]:
    """The action roll of every side. ParameterError that says which side is at fault."""
    out = []
    for place, side in enumerate(sides):
        try:
            out.append(
                Member(
                    attribute=side.attribute,
                    advantage=side.advantage,
                    disadvantage=side.disadvantage,
                    legend_points=side.legend_points,
                    level=side.level,
                    extraordinary=side.extraordinary,
                    rules=rules,
                    **more,
                )
            )
        except ParameterError as error:
            message = Message("openlegend:forbidden-in-side", by=place + 1, what=error.message)
            raise ParameterError(error.key, message, parameter=f"sides[{place}].{error.parameter}") from None
    return tuple(out)


def all_dice(of: Sequence[Action]) -> Expression:
    """The dice of all rolls, side by side."""
    return Add(tuple(roll.dice() for roll in of))
