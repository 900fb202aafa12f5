"""A nameless homebrew: five W10, of which an attribute and the sum of two abilities select one each."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Book, RuleSystem
from wurfwerk.systems.selektor.checks import Problem
from wurfwerk.systems.selektor.contest import Contest
from wurfwerk.systems.selektor.house_rules import HOUSE_RULES
from wurfwerk.systems.selektor.proposal import Proposal
from wurfwerk.systems.selektor.resources import RESOURCES


def _book() -> Book:
    from wurfwerk.systems.selektor.book import BOOK

    return BOOK


SYSTEM = RuleSystem(
    key="selektor",
    package="selektor",
    checks={check.key: check for check in (Problem, Proposal, Contest)},
    house_rules=HOUSE_RULES,
    resources=RESOURCES,
    locales=Path(__file__).parent / "locales",
    book=_book,
)
