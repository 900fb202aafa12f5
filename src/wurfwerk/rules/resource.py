"""`Resource` and `Transition`: what is counted at the table, and the changes of it that a game allows.

Law: whatever is done to what somebody holds, every resource stays within its bounds, and a change that would leave them is
refused by the name of its rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from wurfwerk.message import Message
from wurfwerk.rules.declared import Declared

if TYPE_CHECKING:
    from typing import Self

    from wurfwerk.rules.sheet import Sheet

Holder = Literal["character", "gm", "table"]
"""Who has it: each character its own, the GM, or the table together."""


@dataclass(frozen=True, slots=True)
class Resource:
    """Something counted. `maximum` None: no limit of its own, or one that the sheet sets; `start` None: the table or the sheet sets it.

    Its label is `resource-KEY`.
    """

    key: str
    minimum: int = 0
    maximum: int | None = None
    start: int | None = 0
    holder: Holder = "character"


@dataclass(frozen=True)
class Held:
    """What somebody holds: `counts` by key, and `most` where the sheet or the table bounds it (else the resource does)."""

    counts: Mapping[str, int] = field(default_factory=dict)
    most: Mapping[str, int] = field(default_factory=dict)

    def __getitem__(self, key: str) -> int:
        return self.counts.get(key, 0)

    def put(self, key: str, count: int) -> Self:
        """The same with another count."""
        return type(self)({**self.counts, key: count}, self.most)


@dataclass(frozen=True, slots=True)
class Changed:
    """What is held after a change, and what is to be told of it besides the new counts."""

    held: Held
    told: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class ChangedSheet:
    """A sheet after a change, and what is to be told of it."""

    sheet: Sheet
    told: tuple[Message, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Transition(Declared):
    """Base of all changes of resources. Its fields are what must be known of the change; its label is `transition-KEY`.

    moves   the keys of the resources it may change
    rule    the number of the rule it carries out
    named   the parameters, by key, that a journal tells with it, where they and not counts are what it is about
    """

    moves: ClassVar[tuple[str, ...]] = ()
    named: ClassVar[tuple[str, ...]] = ()
    rule_number: ClassVar[str] = ""

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        cls.texts = f"transition-{cls.key}"

    def apply(self, held: Held) -> Changed:
        """What is held afterwards. ParameterError forbidden, naming the rule, where the game does not allow it."""
        raise NotImplementedError

    def on_sheet(self, sheet: Sheet) -> ChangedSheet:
        """The sheet of whoever makes the change, afterwards: most changes leave it as it is. ParameterError as `apply`."""
        return ChangedSheet(sheet)
