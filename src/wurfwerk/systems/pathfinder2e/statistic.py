"""`Statistic`: a number of a sheet with everything it is made of; its modifiers stack as in any check (PF-02, PF-05, PF-07)."""

from __future__ import annotations

from dataclasses import dataclass

from wurfwerk.message import Message
from wurfwerk.rules.modifier import Modifier, stack
from wurfwerk.rules.sheet import Derived
from wurfwerk.systems.pathfinder2e.check import MAY_BE_ZERO, explain_modifier, signed

BASE = 10
"""What a DC adds to a modifier."""


@dataclass(frozen=True)
class Statistic:
    """`modifiers` before stacking. `stated` is the whole number as it is printed, in place of them; `of_dc` one that is 10 above.

    notes  what else is to be said of it
    """

    key: str
    modifiers: tuple[Modifier, ...]
    stated: int | None = None
    notes: tuple[Message, ...] = ()

    @property
    def modifier(self) -> int:
        return stack(self.modifiers).total if self.stated is None else self.stated

    @property
    def dc(self) -> int:
        return BASE + self.modifier

    def made_of(self) -> tuple[Message, ...]:
        if self.stated is not None:
            return (Message("pathfinder2e:made-stated", amount=signed(self.stated)), *self.notes)
        stacked = stack(self.modifiers)
        lines = [explain_modifier(modifier) for modifier in stacked.applied]
        for out in stacked.suppressed:
            suppressed, by = explain_modifier(out.modifier), explain_modifier(out.by)
            lines.append(Message(f"pathfinder2e:explain-{out.reason}", suppressed=suppressed, by=by))
        return (*lines, *self.notes)

    def as_modifier(self) -> Derived:
        """The modifier, with the DC it is for somebody else's check."""
        return Derived(self.key, self.modifier, (*self.made_of(), Message("pathfinder2e:made-dc", dc=self.dc)))

    def as_dc(self) -> Derived:
        """10 and the modifier."""
        return Derived(self.key, self.dc, (Message("pathfinder2e:made-base", amount=BASE), *self.made_of()))

    def given(self) -> dict[str, object]:
        """The modifiers as a check takes them. A source that is a message is left to the kind to say."""
        if self.stated is not None:
            return {"modifier": self.stated}
        return {"modifiers": [_item(each) for each in self.modifiers if each.amount or each.kind in MAY_BE_ZERO]}


def _item(modifier: Modifier) -> dict[str, object]:
    source = {"source": modifier.source} if isinstance(modifier.source, str) and modifier.source else {}
    return {"kind": modifier.kind, "amount": modifier.amount, **source}
