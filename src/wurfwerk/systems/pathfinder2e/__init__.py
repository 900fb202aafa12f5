"""Pathfinder, second edition (Remaster): a W20 and modifiers against a difficulty class, in four degrees of success."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Book, RuleSystem
from wurfwerk.systems.pathfinder2e.attacks import Attacks
from wurfwerk.systems.pathfinder2e.checks import Flat, PlainCheck
from wurfwerk.systems.pathfinder2e.damage import Damage
from wurfwerk.systems.pathfinder2e.hero_point import HeroPoint
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES
from wurfwerk.systems.pathfinder2e.resources import RESOURCES
from wurfwerk.systems.pathfinder2e.strike import Strike


def _book() -> Book:
    from wurfwerk.systems.pathfinder2e.book import BOOK

    return BOOK


SYSTEM = RuleSystem(
    key="pathfinder2e",
    package="pathfinder2e",
    checks={
        "check": PlainCheck,
        "strike": Strike,
        "attacks": Attacks,
        "damage": Damage,
        "flat": Flat,
        "hero-point": HeroPoint,
    },
    house_rules=HOUSE_RULES,
    resources=RESOURCES,
    locales=Path(__file__).parent / "locales",
    book=_book,
)
