"""What somebody at a table may ask for.  Bounds stand at the fields; the rights are in `decide`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from annotated_types import MaxLen

from wurfwerk.table.event import Language, Mode, Role

MAX_TEXT = 2_000
"""Characters of a line that is said."""
MAX_NAME = 40
"""Characters of the name of a seat."""
MAX_TABLE_NAME = 80
MAX_NOTE = 200
"""Characters of the note beside a roll."""
MAX_FACES = 2_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Open:
    """Open a table. No systems named: all that are installed."""

    name: str
    systems: tuple[str, ...] = ()
    language: Language = "en"
    rules: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Take a seat. The link decided on the role, and `seat` is the new seat's key."""

    seat: str
    name: str
    role: Role


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll:
    """Roll dice notation or a check, with faces that were typed in or by chance."""

    target: str
    parameters: Mapping[str, Any] = field(default_factory=dict)
    rules: Mapping[str, str] = field(default_factory=dict)
    mode: Mode = "public"
    faces: Annotated[tuple[int, ...], MaxLen(MAX_FACES)] | None = None
    note: Annotated[str, MaxLen(MAX_NOTE)] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Say:
    """Say a line to all; one that begins with "/" is a roll."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Speak:
    """Read everything in this language from now on. Concerns one seat alone and leaves no event."""

    language: Language


Command = Open | Join | Roll | Say
