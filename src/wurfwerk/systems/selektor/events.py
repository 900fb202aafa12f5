"""The changes that move attribute points on the sheet: creation's one move, a momentous event, the end of an altered state."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, cast

from annotated_types import Len

from wurfwerk.message import Message
from wurfwerk.rules.resource import Changed, ChangedSheet, Held, Transition
from wurfwerk.systems.selektor.house_rules import HOUSE_RULES
from wurfwerk.systems.selektor.moves import moved
from wurfwerk.systems.selektor.traits import MoveKind, Name, Story

if TYPE_CHECKING:
    from wurfwerk.rules.sheet import Sheet
    from wurfwerk.systems.selektor.sheet import Character


@dataclass(frozen=True, kw_only=True)
class Points(Transition):
    """What the three have in common: no resource changes, points go from one attribute to another on the sheet."""

    system: ClassVar[str] = "selektor"
    system_rules = HOUSE_RULES
    kind: ClassVar[MoveKind]

    def pairs(self) -> Sequence[tuple[str, str]]:
        """(from, to) of every point."""
        raise NotImplementedError

    def why(self) -> str:
        return ""

    def apply(self, held: Held) -> Changed:
        return Changed(held)

    def on_sheet(self, sheet: Sheet) -> ChangedSheet:
        """The points moved, and what state the character is in now."""
        before = cast("Character", sheet)
        after = moved(before, self.kind, self.pairs(), self.why())
        lines = [Message("selektor:told-moved", source=source, target=target) for source, target in self.pairs()]
        was, now = before.standing().excess(), after.standing().excess()
        if now > was:
            lines.append(Message("selektor:made-altered-state", excess=now))
        elif was > now:
            lines.append(Message("selektor:told-resolved"))
        return ChangedSheet(after, tuple(lines))


@dataclass(frozen=True, kw_only=True)
class MovePoint(Points):
    """At the end of creation one point may go from one attribute to another, across categories."""

    key: ClassVar[str] = "move-point"
    rule_number: ClassVar[str] = "HB-13"
    kind: ClassVar[MoveKind] = "creation"

    from_: Name
    to: Name

    def pairs(self) -> Sequence[tuple[str, str]]:
        return ((self.from_, self.to),)


@dataclass(frozen=True, kw_only=True)
class MomentousEvent(Points):
    """Something that matters to the character moves a point from any attribute to a narrative one."""

    key: ClassVar[str] = "momentous-event"
    rule_number: ClassVar[str] = "HB-15"
    kind: ClassVar[MoveKind] = "event"

    from_: Name
    to: Name
    event: Story = ""

    def pairs(self) -> Sequence[tuple[str, str]]:
        return ((self.from_, self.to),)

    def why(self) -> str:
        return self.event


@dataclass(frozen=True, kw_only=True)
class Way:
    """The way of one point."""

    from_: Name
    to: Name


@dataclass(frozen=True, kw_only=True)
class ResolveAlteredState(Points):
    """All narrative points above ten go to other attributes at once."""

    key: ClassVar[str] = "resolve-altered-state"
    rule_number: ClassVar[str] = "HB-17"
    kind: ClassVar[MoveKind] = "resolution"

    ways: Annotated[tuple[Way, ...], Len(1, 40)]

    def pairs(self) -> Sequence[tuple[str, str]]:
        return tuple((way.from_, way.to) for way in self.ways)
