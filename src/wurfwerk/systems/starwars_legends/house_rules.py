"""The switches of Star Wars: Legends: where its text is silent or contradicts itself, the readings, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

ONES_CANCEL = HouseRule("starwars-legends.ones-cancel", ("plain-first", "tens-first", "arithmetic"), "house", "SW-A2")
BOTCH_WHEN = HouseRule("starwars-legends.botch-when", ("ones-outnumber", "no-success-rolled"), "source", "SW-A3")
SPLIT_REMAINDER = HouseRule("starwars-legends.split-remainder", ("first-actions", "lost", "free"), "house", "SW-A4")
SPLIT_BASE = HouseRule("starwars-legends.split-base", ("each-pool", "smallest-pool"), "source", "SW-A5")
AUTOMATIC_SUCCESS = HouseRule("starwars-legends.automatic-success", ("greater", "at-least"), "source", "SW-11")

HOUSE_RULES = (ONES_CANCEL, BOTCH_WHEN, SPLIT_REMAINDER, SPLIT_BASE, AUTOMATIC_SUCCESS)
