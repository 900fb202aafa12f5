"""Tables of Pathfinder 2e to look things up in: DCs, adjustments, flat checks, ranks, penalties, what a check meets.

Source: facts 3.1 and 3.2; GM Core, "Difficulty Classes". Where proficiency counts without level (PF-A16), the second column of DCs holds.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.rules.reference import Cell, Reference
from wurfwerk.systems.pathfinder2e.proficiency import RANKS
from wurfwerk.systems.pathfinder2e.strike import INCREMENTS, Strike, multiple_attack_penalty

SIMPLE = (10, 15, 20, 30, 40)
SIMPLE_WITHOUT_LEVEL = (10, 15, 20, 25, 30)
BY_LEVEL = (13, 14, 15, 16, 18, 19, 20, 22, 23, 24, 26, 27, 28, 30, 31, 32, 34, 35, 36, 38, 39, 40, 42, 44, 46, 48, 50)
"""From level -1 to 25."""
FIRST_LEVEL = -1
SPELL_RANKS = range(1, 11)
ADJUSTMENTS = {
    "incredibly-easy": -10,
    "very-easy": -5,
    "easy": -2,
    "hard": 2,
    "very-hard": 5,
    "incredibly-hard": 10,
}
RARITIES = {"common": 0, "uncommon": 2, "rare": 5, "unique": 10}
FLAT = (("concealed", 5), ("hidden", 11), ("persistent-damage", 15))
MEETS = ("attack", "skill", "against-creature", "save", "flat")
TYPES = ("circumstance", "status", "item", "untyped")


def dc_of_level(level: int, without_level: bool = False) -> int:
    """The DC of a level from -1 to 25.

    >>> dc_of_level(12), dc_of_level(12, without_level=True), dc_of_level(-1, without_level=True)
    (30, 18, 13)
    """
    dc = BY_LEVEL[level - FIRST_LEVEL]
    return dc - max(level, 0) if without_level else dc


def dc_of_spell(rank: int, without_level: bool = False) -> int:
    """The DC of a spell's rank: that of level 2 x rank - 1."""
    return dc_of_level(2 * rank - 1, without_level)


def _adjustments(key: str, amounts: dict[str, int]) -> tuple[tuple[Cell, ...], ...]:
    return tuple((Message(f"pathfinder2e:reference-{key}-{name}"), amount) for name, amount in amounts.items())


def _flat() -> tuple[tuple[Cell, ...], ...]:
    usual: list[tuple[Cell, ...]] = [(Message(f"pathfinder2e:reference-flat-dcs-{name}"), dc) for name, dc in FLAT]
    recovery = Message("pathfinder2e:reference-flat-dcs-recovery-dc", base=10)
    return (*usual, (Message("pathfinder2e:reference-flat-dcs-recovery"), recovery))


def _ranks() -> tuple[tuple[Cell, ...], ...]:
    rows: list[tuple[Cell, ...]] = []
    for number, rank in enumerate(RANKS):
        name = Message(f"pathfinder2e:reference-proficiency-ranks-{rank}")
        bonus: Cell = 0
        if number:
            bonus = Message("pathfinder2e:reference-proficiency-ranks-with-level", amount=2 * number)
        rows.append((name, bonus, 2 * number if number else -2))
    return tuple(rows)


def _range_penalty(number: int) -> int:
    """Asked of a strike itself, so that no number stands twice."""
    return Strike(modifier=0, dc=10, increment=1, distance=number).range_penalty()


REFERENCES = (
    Reference(
        "simple-dcs",
        "GM Core",
        ("rank", "dc", "dc-without-level"),
        tuple(
            (Message(f"pathfinder2e:reference-simple-dcs-{rank}"), dc, without)
            for rank, dc, without in zip(RANKS, SIMPLE, SIMPLE_WITHOUT_LEVEL, strict=True)
        ),
    ),
    Reference(
        "level-dcs",
        "GM Core",
        ("level", "dc", "dc-without-level"),
        tuple(
            (level, dc_of_level(level), dc_of_level(level, without_level=True))
            for level in range(FIRST_LEVEL, FIRST_LEVEL + len(BY_LEVEL))
        ),
    ),
    Reference(
        "spell-dcs",
        "GM Core",
        ("rank", "dc", "dc-without-level"),
        tuple((rank, dc_of_spell(rank), dc_of_spell(rank, without_level=True)) for rank in SPELL_RANKS),
    ),
    Reference("adjustments", "GM Core", ("difficulty", "adjustment"), _adjustments("adjustments", ADJUSTMENTS)),
    Reference("rarity", "GM Core", ("rarity", "adjustment"), _adjustments("rarity", RARITIES)),
    Reference("flat-dcs", "Player Core", ("occasion", "dc"), _flat()),
    Reference("proficiency-ranks", "PF-04", ("rank", "bonus", "bonus-without-level"), _ranks()),
    Reference(
        "multiple-attacks",
        "PF-15",
        ("attack", "weapon", "agile"),
        tuple(
            (number, multiple_attack_penalty(number, agile=False), multiple_attack_penalty(number, agile=True))
            for number in (1, 2, 3, 4)
        ),
    ),
    Reference(
        "range",
        "Player Core",
        ("increment", "penalty"),
        tuple((number, _range_penalty(number)) for number in range(1, INCREMENTS + 1)),
    ),
    Reference(
        "what-a-check-meets",
        "PF-21",
        ("check", "meets"),
        tuple(
            (
                Message(f"pathfinder2e:reference-what-a-check-meets-{name}"),
                Message(f"pathfinder2e:reference-what-a-check-meets-{name}-dc"),
            )
            for name in MEETS
        ),
    ),
    Reference(
        "attack-modifiers",
        "PF-19",
        ("type", "bonus", "penalty"),
        tuple(
            (
                Message(f"pathfinder2e:reference-attack-modifiers-{kind}"),
                Message(f"pathfinder2e:reference-attack-modifiers-{kind}-bonus"),
                Message(f"pathfinder2e:reference-attack-modifiers-{kind}-penalty"),
            )
            for kind in TYPES
        ),
    ),
    Reference(
        "core-rules",
        "PF-P",
        ("number", "rule"),
        tuple((f"PF-P{number}", Message(f"pathfinder2e:reference-core-rules-rule-{number}")) for number in range(1, 6)),
    ),
)
