"""The switches of Star Wars: Legends: where its text is silent or contradicts itself, the readings, the default first."""

from __future__ import annotations

from wurfwerk.rules.house_rule import HouseRule

ATTRIBUTE_COST_FACTOR = HouseRule("starwars-legends.attribute-cost-factor", ("4", "5"), "source", "SW-A1")
ONES_CANCEL = HouseRule("starwars-legends.ones-cancel", ("plain-first", "tens-first", "arithmetic"), "house", "SW-A2")
BOTCH_WHEN = HouseRule("starwars-legends.botch-when", ("ones-outnumber", "no-success-rolled"), "source", "SW-A3")
SPLIT_REMAINDER = HouseRule("starwars-legends.split-remainder", ("first-actions", "lost", "free"), "house", "SW-A4")
SPLIT_BASE = HouseRule("starwars-legends.split-base", ("each-pool", "smallest-pool"), "source", "SW-A5")
RAISE_FROM_ZERO = HouseRule("starwars-legends.raise-from-zero", ("at-least-one", "three", "free"), "house", "SW-A7")
AUTOMATIC_SUCCESS = HouseRule("starwars-legends.automatic-success", ("greater", "at-least"), "source", "SW-11")
EXTENDED_BOTCH = HouseRule("starwars-legends.extended-botch", ("lose-all", "halve", "narrate"), "house", "SW-A13")

HOUSE_RULES = (
    ATTRIBUTE_COST_FACTOR,
    ONES_CANCEL,
    BOTCH_WHEN,
    SPLIT_REMAINDER,
    SPLIT_BASE,
    RAISE_FROM_ZERO,
    AUTOMATIC_SUCCESS,
    EXTENDED_BOTCH,
)

COUNTING = (ONES_CANCEL.key, BOTCH_WHEN.key)
"""They touch every roll that is counted and judged."""

ROLLING = (*COUNTING, SPLIT_REMAINDER.key, SPLIT_BASE.key, AUTOMATIC_SUCCESS.key)
"""They touch a test in a round of several actions."""
