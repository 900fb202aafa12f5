"""Who may see an entry, and `view`: the one projection through which everything leaves the log.

Law: two logs that differ only in what a viewer may not see give that viewer the same entries, so the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from wurfwerk.table.event import ROLES, Hidden, Rolled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from wurfwerk.table.event import Entry, Role


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who looks at the log."""

    seat: str
    role: Role


@dataclass(frozen=True, slots=True)
class Audience:
    """All seats of these roles, and these seats."""

    roles: frozenset[Role] = frozenset()
    seats: frozenset[str] = frozenset()

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer.role in self.roles or viewer.seat in self.seats


ALL = Audience(roles=frozenset(ROLES))
_GM: frozenset[Role] = frozenset({"gm"})


def audience(entry: Entry) -> Audience:
    """Who may see this entry.

    public: all. private: GM and roller. blind: the GM alone; a player who rolled learns only that something was rolled.
    self: the roller alone, not even the GM.
    """
    if not isinstance(entry.event, Rolled):
        return ALL
    by = frozenset({entry.by} if entry.by is not None else ())
    match entry.event.mode:
        case "public":
            return ALL
        case "private":
            return Audience(_GM, by)
        case "blind":
            return Audience(_GM)
        case "self":
            return Audience(seats=by)


def redact(entry: Entry, viewer: Viewer) -> Entry | Hidden:
    """The entry as this viewer may see it."""
    return entry if viewer in audience(entry) else Hidden(entry.seq)


def view(entries: Iterable[Entry], viewer: Viewer) -> Iterator[Entry | Hidden]:
    """The log as this viewer may see it. Nothing leaves by another way."""
    for entry in entries:
        yield redact(entry, viewer)
