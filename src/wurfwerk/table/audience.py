"""Who may see an entry, and `view`: the one projection through which everything leaves the log.

Law: two logs that differ only in what a viewer may not see give that viewer the same entries, so the same bytes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from wurfwerk.table.event import ROLES, Hidden, Part, Rolled

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence
    from typing import Any

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


def knows_concealed(viewer: Viewer) -> bool:
    """Whether they see what a roll conceals, such as a difficulty: the GM, not whoever rolled against it."""
    return viewer.role in _GM


def redact(entry: Entry, viewer: Viewer) -> Entry | Hidden:
    """The entry as this viewer may see it."""
    if viewer not in audience(entry):
        return Hidden(entry.seq)
    if isinstance(entry.event, Rolled) and entry.event.concealed and not knows_concealed(viewer):
        told = replace(entry.event, parameters=_without(entry.event.parameters, entry.event.concealed))
        return Part(entry.seq, entry.at, entry.by, told)
    return entry


def _without(parameters: Mapping[str, Any], places: Sequence[str]) -> dict[str, Any]:
    """The parameters without these: "dc", or "attacks[].dc" in every item, whether it has one or not."""
    out = {key: value for key, value in parameters.items() if key not in places}
    for place in places:
        key, inside, item = place.partition("[].")
        if inside and out.get(key):
            out[key] = [_without(each, (item,)) for each in out[key]]
    return out


def view(entries: Iterable[Entry], viewer: Viewer) -> Iterator[Entry | Hidden]:
    """The log as this viewer may see it. Nothing leaves by another way."""
    for entry in entries:
        yield redact(entry, viewer)
