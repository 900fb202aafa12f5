"""Open Legend: a W20 and attribute dice, all of which explode.  Rules: the public core rules, chapter 2; sheets by chapter 1."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Book, RuleSystem
from wurfwerk.systems.openlegend.attack import Attack
from wurfwerk.systems.openlegend.checks import Action
from wurfwerk.systems.openlegend.contest import Contest
from wurfwerk.systems.openlegend.group import Group
from wurfwerk.systems.openlegend.house_rules import HOUSE_RULES
from wurfwerk.systems.openlegend.resist import Resist
from wurfwerk.systems.openlegend.resources import LEGEND_POINTS


def _book() -> Book:
    from wurfwerk.systems.openlegend.book import BOOK

    return BOOK


SYSTEM = RuleSystem(
    key="openlegend",
    package="openlegend",
    checks={check.key: check for check in (Action, Attack, Contest, Group, Resist)},
    house_rules=HOUSE_RULES,
    resources=(LEGEND_POINTS,),
    locales=Path(__file__).parent / "locales",
    book=_book,
)
