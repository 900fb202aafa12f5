"""The switches of Pathfinder 2e: rules of its own that are optional, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

CRITICAL_DAMAGE = HouseRule("pathfinder2e.critical-damage", ("double-total", "double-dice"), "public", "PF-A10")
PROFICIENCY_WITHOUT_LEVEL = HouseRule("pathfinder2e.proficiency-without-level", ("off", "on"), "public", "PF-A16")
FLAT_CHECK_DEGREES = HouseRule("pathfinder2e.flat-check-degrees", ("off", "on"), "public", "PF-A5")

HOUSE_RULES = (CRITICAL_DAMAGE, PROFICIENCY_WITHOUT_LEVEL, FLAT_CHECK_DEGREES)
