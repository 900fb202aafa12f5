"""Attacks of the sheet: attribute, rank, rune, damage, and the lines of a turn."""

from __future__ import annotations

import pytest

from tests.systems.pathfinder2e.test_sheet import FIGURES, sheet, values
from tests.systems.reading import check, thrown
from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, system
from wurfwerk.words.sentences import Words

HERO = {"level": 1, "attributes": {"strength": 2, "dexterity": 4}, "ranks": {"simple": 1, "martial": 2}}


def attack(**weapon: object) -> int:
    fields = {key.replace("_", "-"): value for key, value in weapon.items()}
    return values(sheet(HERO | {"weapons": [fields]}))["attack-1"]


@pytest.mark.rule("PF-14")
def test_the_attribute_of_an_attack() -> None:
    """Strength in melee; with Finesse either, as the attacker likes; Dexterity at range; and the rank weapon by weapon."""
    assert attack() == 2 + 3
    assert attack(finesse=True) == 4 + 3
    assert attack(finesse=True, use="strength") == 2 + 3
    assert attack(finesse=True, use="dexterity") == 4 + 3
    assert attack(ranged=True, increment=60) == 4 + 3
    assert attack(group="martial") == 2 + 5
    assert attack(group="advanced") == 2
    assert attack(group="advanced", rank=1) == 2 + 3


@pytest.mark.rule("PF-19")
def test_sources_of_bonuses_and_penalties() -> None:
    assert attack(potency=2) == 5 + 2
    assert attack(shoddy=True) == 5 - 2
    assert attack(potency=1, shoddy=True) == 5 + 1 - 2, "bonus and penalty of one type both count"
    helped = [
        {"statistic": "attack", "kind": "circumstance", "amount": 1, "source": "Aid"},
        {"statistic": "attack", "kind": "status", "amount": 1, "source": "Bless"},
        {"statistic": "attack", "kind": "item", "amount": 1, "source": "Gloves"},
    ]
    of = sheet(HERO | {"weapons": [{"potency": 2}], "bonuses": helped})
    assert values(of)["attack-1"] == 5 + 1 + 1 + 2, "of two item bonuses the higher"
    table = next(each for each in system("pathfinder2e").references if each.key == "attack-modifiers")
    said = [Words("en").lines(row) for row in table.rows]
    assert [row[0] for row in said] == ["circumstance", "status", "item", "untyped"]
    assert "potency rune" in said[2][1] and "shoddy" in said[2][2]


def test_a_spell_attack_has_no_item_bonus_of_a_weapon() -> None:
    fields = HERO | {"spell-attribute": "dexterity", "weapons": [{"name": "Wand", "potency": 3}]}
    fields = fields | {"ranks": {"spells": 1}}
    of = sheet(fields)
    assert (values(of)["spell-attack"], values(of)["spell-dc"]) == (7, 17)
    filled = of.parameters("strike", {"modifier": "spell-attack"})
    assert check("pathfinder2e.strike", {**filled, "dc": 15, "attack": 2}).total_modifier() == 2


@pytest.mark.parametrize("case", FIGURES["goblin"]["lines"], ids=lambda case: f"{case['weapon']} {case['distance']}")
def test_the_lines_of_a_goblin_warrior(case) -> None:
    goblin = sheet(FIGURES["goblin"]["fields"])
    filled = goblin.parameters("strike", {"modifier": case["weapon"]})
    at = {} if case["distance"] is None else {"distance": case["distance"]}
    found = [strike({**filled, **at, "dc": 16, "attack": number}).total_modifier() for number in (1, 2, 3)]
    assert found == case["totals"]


def strike(parameters: dict[str, object]):
    return build(check_type("pathfinder2e.strike"), parameters, {}, parse)


def test_a_weapon_fills_a_strike_with_its_damage() -> None:
    goblin = sheet(FIGURES["goblin"]["fields"])
    of = strike({**goblin.parameters("strike", {"modifier": "shortbow"}), "dc": 16})
    assert thrown(of, 20, 4, 9).value == 2 * 4 + 9
    melee = sheet(HERO | {"weapons": [{"name": "Axe", "damage": "1d6", "damage-bonus": 1}]})
    assert melee.parameters("damage", {"damage": "axe"}) == {"damage": "1d6+3"}
    weak = sheet({"attributes": {"strength": -1}, "weapons": [{"damage": "1d6"}]})
    assert weak.parameters("damage", {"damage": "attack-1"}) == {"damage": "1d6-1"}


def test_weapons_fill_the_attacks_of_a_turn() -> None:
    goblin = sheet(FIGURES["goblin"]["fields"])
    filled = goblin.parameters("attacks", {"attacks": "Dogslicer, Shortbow, dogslicer"})
    of = build(check_type("pathfinder2e.attacks"), {**filled, "dc": 16}, {}, parse)
    assert [each.total_modifier() for each in of.strikes] == [7, 2, -1]
    assert len(odds(of).parts) == 3
    assert "Attack 2: Shortbow (+2)" in Words("en").lines(of.explain())


def test_the_line_of_a_turn_stands_on_the_sheet() -> None:
    goblin = sheet(FIGURES["goblin"]["fields"])
    made = [Words("en").lines(each.made_of) for each in goblin.derived() if each.key.startswith("attack-")]
    assert "in one turn +7, +3, −1" in made[0]
    assert "in one turn +7, +2, −3" in made[1]
