"""The switches of the selector game: its text is short, the readings are ours, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

EQUAL_SELECTORS = HouseRule("selektor.equal-selectors", ("same-die", "next-lower"), "house", "HB-A1")
BANDS = HouseRule("selektor.bands", ("source", "custom"), "source", "HB-06")

HOUSE_RULES = (EQUAL_SELECTORS, BANDS)
