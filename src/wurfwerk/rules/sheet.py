"""`Sheet`: what a character is in a game: typed fields, what follows from them, what is against the rules, what a raise costs.

A sheet is read from outside data field by field (`read_sheet`): what is unknown, missing or wrong is reported with its place and
nothing stops the rest from being read. Law: reading what was written gives the same sheet and no report.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from annotated_types import Len

from wurfwerk.message import Message
from wurfwerk.rules.build import lenient
from wurfwerk.rules.declared import Declared
from wurfwerk.rules.error import ParameterError

if TYPE_CHECKING:
    from typing import Self

    from wurfwerk.rules.resource import Held


@dataclass(frozen=True, slots=True)
class Derived:
    """A value that follows from others: its label is `sheet-KEY`, `made_of` says how it comes about."""

    key: str
    value: int
    made_of: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Violation:
    """Something on the sheet that is against a rule: the number of the rule, the path of the field, and a sentence.

    `rule` "" is a fault of the data: an unknown, missing or wrong field.
    """

    rule: str
    where: str
    message: Message


@dataclass(frozen=True, slots=True)
class Price:
    """What a raise costs: `amount` of `currency` (the path of a field of the sheet, or a resource), and why, contradictions included.

    `amount` None: there is no price, because something that it follows from is not decided, or because it cannot be bought at all.
    """

    amount: int | None
    currency: str
    why: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Raise:
    """One step up that the game knows of: the path of the field, its value now and then, and the price.

    `refused` says why it cannot be taken now; None where it can.
    """

    where: str
    label: Message
    now: int
    then: int
    price: Price
    refused: Message | None = None


@dataclass(frozen=True, kw_only=True)
class Sheet(Declared):
    """Base of all sheets. Every field has a default, so that an empty sheet is a sheet; labels are `sheet-FIELD`.

    version   of the layout of its fields; an older one is brought up by `migrate`
    key       "sheet"
    house_rules   only those that change something on the sheet or the price of a raise
    follows   those of them that also change what it fills in for a check
    """

    key: ClassVar[str] = "sheet"
    texts: ClassVar[str] = "sheet"
    unknown_text: ClassVar[str] = "error-sheet-unknown-key"
    missing_text: ClassVar[str] = "error-sheet-missing-key"
    version: ClassVar[int] = 1
    follows: ClassVar[tuple[str, ...]] = ()

    name: Annotated[str, Len(0, 80)] = ""

    def derived(self) -> tuple[Derived, ...]:
        """Everything that follows from the fields, in the order a sheet shows it."""
        return ()

    def violations(self) -> tuple[Violation, ...]:
        """Everything that is against the rules, each by itself."""
        return ()

    def contradictions(self, counts: Mapping[str, int]) -> tuple[Violation, ...]:
        """What is against the rules in the resources that are held together; each by itself has its bounds."""
        return ()

    def held(self) -> Held:
        """The resources the character begins with, and how far they may rise."""
        raise NotImplementedError

    def raises(self) -> tuple[Raise, ...]:
        """Every step up the game knows of, those that cannot be taken now as well."""
        return ()

    def raised(self, where: str) -> Self:
        """The sheet after one step up, paid for. ParameterError forbidden where it cannot be taken."""
        for step in self.raises():
            if step.where == where:
                if step.refused is not None:
                    raise ParameterError("forbidden", step.refused, parameter=where)
                return self.stepped(step)
        known = ", ".join(step.where for step in self.raises()[:20])
        message = Message("error-no-such-raise" if known else "error-nothing-to-raise", where=where[:60], known=known)
        raise ParameterError("unknown-parameter", message, parameter=where)

    def stepped(self, step: Raise) -> Self:
        """The sheet after this step."""
        raise NotImplementedError

    def parameters(self, check: str, named: Mapping[str, str]) -> Mapping[str, object]:
        """What the sheet fills in for a check or a change of resources of its system, by its key: parameter -> value.

        `named` has the parameters that were given by the name of a field of the sheet: {"attribute": "might"}. ParameterError
        where the sheet has no such field; a parameter that the sheet says nothing of is left out.
        """
        return {}

    @classmethod
    def migrate(cls, fields: Mapping[str, Any], version: int) -> Mapping[str, Any]:  # noqa: ARG003
        """The fields of an older version in the layout of this one; what is unknown stays."""
        return fields


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A sheet, and what was wrong with the data it was read from."""

    sheet: Sheet
    faults: tuple[Violation, ...]


def read_sheet(of: type[Sheet], fields: Mapping[str, object], rules: Mapping[str, str] | None = None) -> ReadSheet:
    """The sheet of these fields: every fault of the data by itself, defaults in its place."""
    sheet, errors = lenient(of, fields, rules)
    return ReadSheet(sheet, tuple(Violation("", error.parameter or "", error.message) for error in errors))
