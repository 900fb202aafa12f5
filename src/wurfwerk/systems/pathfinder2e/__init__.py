"""Pathfinder, second edition (Remaster): a W20 and modifiers against a difficulty class, in four degrees of success."""

from __future__ import annotations

from pathlib import Path

from wurfwerk.rules.system import Resource, RuleSystem
from wurfwerk.systems.pathfinder2e.checks import Flat, PlainCheck
from wurfwerk.systems.pathfinder2e.house_rules import HOUSE_RULES
from wurfwerk.systems.pathfinder2e.strike import Strike

SYSTEM = RuleSystem(
    key="pathfinder2e",
    package="pathfinder2e",
    checks={"check": PlainCheck, "strike": Strike, "flat": Flat},
    house_rules=HOUSE_RULES,
    resources=(Resource("hero-points", 0, 3, 1),),
    locales=Path(__file__).parent / "locales",
)
