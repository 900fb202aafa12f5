"""What a character's sheet is made of: categories with attributes and abilities, advantages, and moved attribute points.

All names are free: the source says how many points there are, and leaves what they are called to the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from annotated_types import Interval, Len

Name = Annotated[str, Len(0, 80)]
Story = Annotated[str, Len(0, 2000)]
Count = Annotated[int, Interval(ge=0, le=99)]
"""Wider than any rule allows: what is against a rule is said with its number, and stays on the sheet."""

MoveKind = Literal["creation", "event", "resolution"]


@dataclass(frozen=True, kw_only=True)
class Attribute:
    """`value` is what it has of creation and bonus points; what events and the one move changed stands among the moves."""

    name: Name = ""
    value: Count = 1


@dataclass(frozen=True, kw_only=True)
class Ability:
    """An ability with the story of each level.

    raised     how many of its levels came after creation, through progress points
    invested   progress points put into its next level so far
    """

    name: Name = ""
    level: Count = 0
    background_1: Story = ""
    background_2: Story = ""
    background_3: Story = ""
    raised: Count = 0
    invested: Count = 0

    def backgrounds(self) -> tuple[str, str, str]:
        return self.background_1, self.background_2, self.background_3


@dataclass(frozen=True, kw_only=True)
class Category:
    """`points` is the total it got at creation, one of 12, 10, 8, 6 and 4; the narrative category has none, and no abilities."""

    name: Name = ""
    narrative: bool = False
    points: Count = 0
    attributes: Annotated[tuple[Attribute, ...], Len(0, 20)] = ()
    abilities: Annotated[tuple[Ability, ...], Len(0, 40)] = ()

    def total(self) -> int:
        """Its ability points now, one for each level."""
        return sum([ability.level for ability in self.abilities])

    def placed(self) -> int:
        """The bonus points its attributes have: what they have above the one they start with."""
        return sum([attribute.value for attribute in self.attributes]) - len(self.attributes)


@dataclass(frozen=True, kw_only=True)
class Advantage:
    """A trait that makes no attribute grow: courage, an enchantment, a magical benefit. No advantage on dice.

    opportunity   what in the game opened the chance to learn it
    prerequisites, prerequisites_met   what it needs, and whether that holds now
    """

    name: Name = ""
    points: Count = 0
    opportunity: Story = ""
    prerequisites: Story = ""
    prerequisites_met: bool = True

    def effective(self) -> bool:
        return self.points >= 1 and self.prerequisites_met


@dataclass(frozen=True, kw_only=True)
class ActivityAdvantage:
    """One activity of an ability that counts as one level higher, once two points are in it."""

    activity: Name = ""
    ability: Name = ""
    points: Count = 0

    def effective(self) -> bool:
        return self.points >= 2


@dataclass(frozen=True, kw_only=True)
class Move:
    """An attribute point that went from one attribute to another, both by name.

    creation     the one move at the end of creation
    event        a momentous event moved it to a narrative attribute
    resolution   the altered state ended, and a point above ten went back
    """

    kind: MoveKind
    from_: Name
    to: Name
    reason: Story = ""
