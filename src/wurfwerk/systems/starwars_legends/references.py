"""What is looked up at a table of Star Wars: Legends.  Numbers from the source, tasks in our own words."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.rules.reference import Reference
from wurfwerk.systems.starwars_legends.counting import COMPLETE, MEMORABLE
from wurfwerk.systems.starwars_legends.samples import SAMPLES
from wurfwerk.systems.starwars_legends.traits import BRILLIANT, HIGHEST

DIFFICULTIES = Reference(
    "difficulties",
    "SW-03",
    ("difficulty", "name", "task"),
    tuple(
        (
            difficulty,
            Message(f"starwars-legends:reference-difficulties-name-{difficulty}"),
            Message(f"starwars-legends:reference-difficulties-task-{difficulty}"),
        )
        for difficulty in range(2, 11)
    ),
)

RESULTS = Reference(
    "results",
    "SW-06",
    ("from", "to", "result"),
    (
        (None, -1, Message("starwars-legends:outcome-botch")),
        (0, 0, Message("starwars-legends:outcome-failure")),
        (1, COMPLETE - 1, Message("starwars-legends:outcome-marginal")),
        (COMPLETE, MEMORABLE - 1, Message("starwars-legends:outcome-complete")),
        (MEMORABLE, None, Message("starwars-legends:outcome-memorable")),
    ),
)

TRAITS = Reference(
    "traits",
    "SW-02",
    ("from", "to", "meaning"),
    (
        (0, 0, Message("starwars-legends:reference-traits-meaning-untrained")),
        (1, 1, Message("starwars-legends:reference-traits-meaning-least")),
        (2, BRILLIANT - 1, Message("starwars-legends:reference-traits-meaning-able")),
        (BRILLIANT, HIGHEST, Message("starwars-legends:reference-traits-meaning-brilliant")),
    ),
)

SAMPLE_POOLS = Reference(
    "sample-pools",
    "SW-24",
    ("task", "pool"),
    tuple(
        (
            Message(f"starwars-legends:reference-sample-pools-task-{key}"),
            Message(f"starwars-legends:sheet-{key}"),
        )
        for key, _, _ in SAMPLES
    ),
)

TIME = Reference(
    "time",
    "SW-25",
    ("unit", "length", "use"),
    tuple(
        (
            Message(f"starwars-legends:reference-time-unit-{unit}"),
            Message(f"starwars-legends:reference-time-length-{unit}"),
            Message(f"starwars-legends:reference-time-use-{unit}"),
        )
        for unit in ("combat-round", "round", "scene", "story", "downtime")
    ),
)

NO_ACTION = Reference(
    "no-action",
    "SW-23",
    ("what",),
    tuple(
        (Message(f"starwars-legends:reference-no-action-{what}"),)
        for what in ("talk", "force-point", "soak", "virtue", "form")
    ),
)

EVERYDAY = Reference(
    "everyday",
    "SW-26",
    ("act", "roll"),
    tuple(
        (
            Message(f"starwars-legends:reference-everyday-act-{act}"),
            Message(f"starwars-legends:reference-everyday-roll-{roll}"),
        )
        for act, roll in (
            ("street", "no"),
            ("reload", "no"),
            ("stairs", "no"),
            ("drunk", "yes"),
            ("one-hand", "yes"),
            ("story", "gm"),
        )
    ),
)

WILLPOWER = Reference(
    "willpower",
    "SW-16",
    ("left", "state"),
    tuple(
        (
            Message(f"starwars-legends:reference-willpower-left-{left}"),
            Message(f"starwars-legends:reference-willpower-state-{left}"),
        )
        for left in ("full", "spent", "none")
    ),
)

PRICES = Reference(
    "prices",
    "SW-19",
    ("category", "price"),
    tuple(
        (
            Message(f"starwars-legends:reference-prices-category-{category}"),
            Message(f"starwars-legends:reference-prices-price-{category}"),
        )
        for category in ("attribute", "ability", "virtue", "willpower", "power", "background")
    ),
)

LIGHTNING_DAMAGE = (3, 4, 5, 7, 12)
"""By level; surplus successes come on top."""

LIGHTNING = Reference(
    "lightning",
    "SW-P2",
    ("level", "cost", "damage", "targets"),
    tuple((level, level + 1, damage, level) for level, damage in enumerate(LIGHTNING_DAMAGE, 1)),
)

POWERS = Reference(
    "powers",
    "SW-P2",
    ("power", "pool", "effect"),
    tuple(
        (
            Message(f"starwars-legends:reference-powers-power-{power}"),
            Message(f"starwars-legends:reference-powers-pool-{power}"),
            Message(f"starwars-legends:reference-powers-effect-{power}"),
        )
        for power in ("lightning", "choke")
    ),
)

REFERENCES = (
    DIFFICULTIES,
    RESULTS,
    TRAITS,
    SAMPLE_POOLS,
    TIME,
    NO_ACTION,
    EVERYDAY,
    WILLPOWER,
    PRICES,
    LIGHTNING,
    POWERS,
)
