"""Every rule of Star Wars: Legends as the source is counted, what carries it out and what proves it."""

from __future__ import annotations

from wurfwerk.rules.rulebook import NumberedRule

TESTS = "tests/systems/starwars_legends"


def _rule(number: int, by: str, proof: str) -> NumberedRule:
    return NumberedRule(f"SW-{number:02}", tuple(by.split()), f"{TESTS}/{proof}")


RULEBOOK = (
    _rule(1, "check:test sheet:abilities", "test_test.py::test_the_pool_is_attribute_and_ability"),
    _rule(2, "sheet:attributes reference:traits", "test_sheet.py::test_traits_run_to_eight"),
    _rule(3, "check:test reference:difficulties", "test_test.py::test_the_difficulty_is_six_unless_said"),
    _rule(4, "check:test", "test_test.py::test_a_die_that_meets_the_difficulty_is_a_success_and_a_ten_is_two"),
    _rule(5, "check:test", "test_test.py::test_the_example_of_the_source"),
    _rule(6, "check:test reference:results", "test_test.py::test_the_ladder"),
    _rule(7, "check:test house-rule:ones-cancel", "test_test.py::test_counting"),
    _rule(8, "check:test", "test_test.py::test_successes_and_ones_that_balance_are_a_failure"),
    _rule(9, "check:test house-rule:botch-when", "test_test.py::test_ones_and_no_success_are_a_botch"),
    _rule(10, "check:test", "test_test.py::test_neither_success_nor_one_is_a_failure"),
    _rule(
        11,
        "check:test house-rule:automatic-success prompt:explain-automatic",
        "test_test.py::test_automatic_success_compares_the_divided_pool",
    ),
    _rule(
        12,
        "procedure:actions check:test house-rule:split-remainder house-rule:split-base",
        "test_actions.py::test_the_smuggler_divides_his_six_dice",
    ),
    _rule(
        13,
        "procedure:extended house-rule:extended-botch",
        "test_extended.py::test_successes_are_gathered_and_time_is_lost",
    ),
    _rule(14, "check:test transition:spend-willpower", "test_spending.py::test_a_point_is_spent_before_the_roll"),
    _rule(
        15,
        "check:meditation transition:rest-willpower transition:meditate transition:reward-willpower",
        "test_spending.py::test_willpower_comes_back",
    ),
    _rule(
        16,
        "resource:willpower sheet:willpower prompt:told-unconscious prompt:told-exhausted reference:willpower",
        "test_spending.py::test_without_willpower_one_is_unconscious",
    ),
    _rule(
        17,
        "resource:fate-points resource:fate-points-gm transition:spend-fate-point transition:new-session",
        "test_fate.py::test_a_spent_chip_turns_over",
    ),
    _rule(
        18,
        "transition:spend-fate-point refusal:forbidden-fate-undone prompt:told-fate-hoard",
        "test_fate.py::test_no_chip_undoes_another",
    ),
    _rule(19, "sheet:raises reference:prices", "test_growth.py::test_prices_by_category"),
    _rule(20, "sheet:raises", "test_growth.py::test_the_examples_of_an_ability"),
    _rule(
        21,
        "sheet:raises house-rule:attribute-cost-factor prompt:price-contradiction",
        "test_growth.py::test_the_price_of_an_attribute_tells_the_contradiction",
    ),
    _rule(22, "sheet:raises refusal:refused-background", "test_growth.py::test_backgrounds_are_not_bought"),
    _rule(
        23,
        "reference:no-action reference:time transition:spend-force-points prompt:told-no-action",
        "test_references.py::test_what_is_no_action",
    ),
    _rule(24, "reference:sample-pools sheet:dexterity-etiquette", "test_references.py::test_the_sample_pools"),
    _rule(25, "reference:time transition:mark-time", "test_time.py::test_time_has_markers_in_the_log"),
    _rule(26, "reference:everyday", "test_references.py::test_everyday_acts_need_no_roll"),
    _rule(27, "check:willpower sheet:willpower", "test_willpower.py::test_the_pool_is_the_fixed_value"),
    _rule(
        28,
        "check:test prompt:explain-difficulty",
        "test_references.py::test_the_difficulty_is_told_before_the_dice_fall",
    ),
)
