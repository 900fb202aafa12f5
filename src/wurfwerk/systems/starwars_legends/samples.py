"""The sample pools of the source (SW-24): key, and the two traits that make the pool; one of them is of two attributes."""

from __future__ import annotations

SAMPLES = (
    ("dexterity-etiquette", "dexterity", "etiquette"),
    ("wits-survival", "wits", "survival"),
    ("wits-stealth", "wits", "stealth"),
    ("charisma-intimidation", "charisma", "intimidation"),
    ("stamina-alertness", "stamina", "alertness"),
    ("dexterity-pilot-ships", "dexterity", "pilot-ships"),
    ("dexterity-melee", "dexterity", "melee"),
    ("intelligence-streetwise", "intelligence", "streetwise"),
    ("dexterity-ranged-combat", "dexterity", "ranged-combat"),
    ("dexterity-artillery", "dexterity", "artillery"),
    ("stamina-dexterity", "stamina", "dexterity"),
)
