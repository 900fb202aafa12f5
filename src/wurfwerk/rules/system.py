"""`RuleSystem`: the declaration of a game, found through the entry points `wurfwerk.systems`.

What a roll needs is declared at once; what only a sheet, a table to look things up or the list of rules needs is a `Book`, and is
loaded when it is first asked for. Convention: the package of a system has a module `book` with a constant `BOOK`, and

    def _book() -> Book:
        from wurfwerk.systems.mine.book import BOOK

        return BOOK

    SYSTEM = RuleSystem(..., book=_book)

Law: rolling a check of a game loads neither its sheet nor its tables nor its list of rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from wurfwerk.rules.check import Check
    from wurfwerk.rules.house_rule import HouseRule
    from wurfwerk.rules.reference import Reference
    from wurfwerk.rules.resource import Resource, Transition
    from wurfwerk.rules.rulebook import NumberedRule
    from wurfwerk.rules.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Book:
    """What a game has besides its rolls.

    transitions  changes of resources, by key
    sheet        what a character is; None where the game has none
    references   tables to look things up in
    rulebook     every rule of the sources with what carries it out and what proves it
    """

    transitions: Mapping[str, type[Transition]] = field(default_factory=dict)
    sheet: type[Sheet] | None = None
    references: tuple[Reference, ...] = ()
    rulebook: tuple[NumberedRule, ...] = ()


@dataclass(frozen=True, slots=True)
class RuleSystem:
    """key as in targets (`starwars-legends`), package as in Python, and what the game has. `locales` is the folder of its texts.

    checks  by key, procedures among them
    book    gives the rest, each time the same
    """

    key: str
    package: str
    checks: Mapping[str, type[Check]]
    house_rules: tuple[HouseRule, ...]
    resources: tuple[Resource, ...]
    locales: Path
    book: Callable[[], Book] = Book

    @property
    def transitions(self) -> Mapping[str, type[Transition]]:
        return self.book().transitions

    @property
    def sheet(self) -> type[Sheet] | None:
        return self.book().sheet

    @property
    def references(self) -> tuple[Reference, ...]:
        return self.book().references

    @property
    def rulebook(self) -> tuple[NumberedRule, ...]:
        return self.book().rulebook
