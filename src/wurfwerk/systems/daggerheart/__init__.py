"""Daggerheart: two W12, Hope and Fear.  Rules: the published system reference and optional mechanics for the GM."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Book, RuleSystem
from wurfwerk.systems.daggerheart.breath import Breath, Drowning
from wurfwerk.systems.daggerheart.checks import Action, Attack, Reaction
from wurfwerk.systems.daggerheart.conflict import Conflict
from wurfwerk.systems.daggerheart.countdown import CountdownRolls
from wurfwerk.systems.daggerheart.damage import Damage
from wurfwerk.systems.daggerheart.fall import Collision, Fall
from wurfwerk.systems.daggerheart.fate import Fate
from wurfwerk.systems.daggerheart.group import Group
from wurfwerk.systems.daggerheart.house_rules import HOUSE_RULES
from wurfwerk.systems.daggerheart.resources import RESOURCES

CHECKS = (
    Action, Attack, Reaction, Group, Conflict, Damage, Fall, Collision, Fate, CountdownRolls, Breath, Drowning,
)  # fmt: skip


def _book() -> Book:
    from wurfwerk.systems.daggerheart.book import BOOK

    return BOOK


SYSTEM = RuleSystem(
    key="daggerheart",
    package="daggerheart",
    checks={check.key: check for check in CHECKS},
    house_rules=HOUSE_RULES,
    resources=RESOURCES,
    locales=Path(__file__).parent / "locales",
    book=_book,
)
