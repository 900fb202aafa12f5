"""Star Wars: Legends, a German fan game: a pool of W10, tens count twice and ones take successes away."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Book, RuleSystem
from wurfwerk.systems.starwars_legends.actions import Actions
from wurfwerk.systems.starwars_legends.checks import PoolTest
from wurfwerk.systems.starwars_legends.extended import Extended
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES
from wurfwerk.systems.starwars_legends.resources import RESOURCES
from wurfwerk.systems.starwars_legends.willpower import Meditation, WillpowerRoll

CHECKS = (PoolTest, Extended, Actions, WillpowerRoll, Meditation)


def _book() -> Book:
    from wurfwerk.systems.starwars_legends.book import BOOK

    return BOOK


SYSTEM = RuleSystem(
    key="starwars-legends",
    package="starwars_legends",
    checks={check.key: check for check in CHECKS},
    house_rules=HOUSE_RULES,
    resources=RESOURCES,
    locales=Path(__file__).parent / "locales",
    book=_book,
)
