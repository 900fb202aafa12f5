"""Star Wars: Legends, a German fan game: a pool of W10, tens count twice and ones take successes away."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Resource, RuleSystem
from wurfwerk.systems.starwars_legends.checks import PoolTest
from wurfwerk.systems.starwars_legends.house_rules import HOUSE_RULES

SYSTEM = RuleSystem(
    key="starwars-legends",
    package="starwars_legends",
    checks={"test": PoolTest},
    house_rules=HOUSE_RULES,
    resources=(Resource("willpower", 0, None, None), Resource("fate-points", 0, 4, 2)),
    locales=Path(__file__).parent / "locales",
)
