"""Every numbered rule of Pathfinder 2e, what carries it out here, and the test that proves it."""

from __future__ import annotations

from wurfwerk.rules.rulebook import NumberedRule

PROOFS = "tests/systems/pathfinder2e/"


def _rule(number: int, by: str, proof: str) -> NumberedRule:
    return NumberedRule(f"PF-{number:02}", tuple(by.split()), f"{PROOFS}{proof}")


RULEBOOK = (
    _rule(1, "check:check", "test_rulebook.py::test_four_steps_in_order"),
    _rule(2, "check:check refusal:forbidden-zero", "test_rulebook.py::test_bonus_and_penalty_have_their_sign"),
    _rule(3, "check:check", "test_rulebook.py::test_success_from_the_dc_on"),
    _rule(
        4,
        "sheet:skills reference:proficiency-ranks house-rule:proficiency-without-level",
        "test_proficiency.py::test_ranks",
    ),
    _rule(5, "check:check", "test_check.py::test_stacking"),
    _rule(6, "check:strike", "test_strike.py::test_both_penalties_are_untyped_and_add"),
    _rule(7, "sheet:reflex", "test_sheet.py::test_a_statistic_is_a_dc_for_others"),
    _rule(8, "check:check", "test_rulebook.py::test_ten_above_and_ten_below_are_critical"),
    _rule(9, "check:check", "test_check.py::test_degrees"),
    _rule(10, "check:check", "test_rulebook.py::test_a_natural_20_can_fail_and_a_natural_1_succeed"),
    _rule(11, "check:check", "test_check.py::test_shifts_come_after_the_natural_step_in_order"),
    _rule(
        12,
        "check:check prompt:prompt-critical-success prompt:prompt-critical-failure",
        "test_rulebook.py::test_an_unlisted_critical_effect_is_the_plain_one",
    ),
    _rule(
        13,
        "check:strike check:damage house-rule:critical-damage",
        "test_strike.py::test_damage_is_thrown_only_on_a_hit",
    ),
    _rule(14, "sheet:weapons", "test_sheet_weapons.py::test_the_attribute_of_an_attack"),
    _rule(15, "check:strike procedure:attacks reference:multiple-attacks", "test_strike.py::test_multiple_attacks"),
    _rule(16, "procedure:attacks", "test_attacks.py::test_every_action_with_the_attack_trait_counts"),
    _rule(17, "procedure:attacks", "test_attacks.py::test_the_weapon_used_now_counts"),
    _rule(18, "procedure:attacks check:strike", "test_attacks.py::test_a_reaction_neither_pays_nor_counts"),
    _rule(
        19, "sheet:weapons reference:attack-modifiers", "test_sheet_weapons.py::test_sources_of_bonuses_and_penalties"
    ),
    _rule(20, "check:check prompt:prompt-hidden-dc", "test_rulebook.py::test_a_hidden_dc_shows_the_total_alone"),
    _rule(21, "reference:what-a-check-meets sheet:armor-class", "test_rulebook.py::test_what_a_check_meets"),
)
