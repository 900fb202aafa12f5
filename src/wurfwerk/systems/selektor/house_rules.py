"""The switches of the selector game: its text is short, the readings are ours, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

EQUAL_SELECTORS = HouseRule("selektor.equal-selectors", ("same-die", "next-lower"), "house", "HB-A1")
ABILITY_COST = HouseRule("selektor.ability-cost", ("3,3,3", "1,1,1", "1,2,3"), "house", "HB-A5", table=3)
BANDS = HouseRule("selektor.bands", ("source", "custom"), "source", "HB-06")
SECOND_EVENT = HouseRule("selektor.second-event", ("both", "resolve-only"), "house", "HB-A14")
SAME_ABILITY_TWICE = HouseRule("selektor.same-ability-twice", ("no", "yes"), "house", "HB-A3")

HOUSE_RULES = (EQUAL_SELECTORS, ABILITY_COST, BANDS, SECOND_EVENT, SAME_ABILITY_TWICE)

OF_A_ROLL = (EQUAL_SELECTORS.key, BANDS.key, SAME_ABILITY_TWICE.key)
"""Those that touch a roll; the others touch the sheet."""
