"""Every numbered rule of the selector game: what carries it out, and the test that proves it. The sentences are `law-HB-…`."""

from __future__ import annotations

from wurfwerk.rules.rulebook import NumberedRule

_RULES = (
    ("reference:abilities sheet:categories-abilities", "test_sheet.py::test_abilities_run_to_three"),
    ("reference:attributes sheet:attributes", "test_sheet.py::test_attributes_run_to_five"),
    ("check:problem house-rule:same-ability-twice", "test_problem.py::test_abilities_are_capped_at_five"),
    ("check:problem house-rule:equal-selectors", "test_problem.py::test_worked_examples"),
    ("check:problem reference:bands", "test_problem.py::test_the_bands_of_the_source"),
    ("check:problem procedure:proposal house-rule:bands prompt:prompt-higher-levels", "test_proposal.py::test_a_problem_may_have_other_bands_and_higher_levels_need_not_matter"),
    ("procedure:proposal prompt:prompt-proposal", "test_proposal.py::test_solutions_are_proposed_and_one_is_chosen"),
    ("sheet:categories reference:totals", "test_creation.py::test_the_five_totals"),
    ("reference:alternating", "test_creation.py::test_both_ways_give_the_same_totals"),
    ("sheet:categories-abilities-background-1 reference:backgrounds", "test_creation.py::test_every_level_needs_its_story"),
    ("sheet:attributes", "test_creation.py::test_attributes_start_at_one"),
    ("sheet:attributes reference:bonus", "test_creation.py::test_every_second_point_above_four"),
    ("sheet:moves transition:move-point", "test_moves.py::test_one_point_may_be_moved"),
    ("sheet:narrative-sum", "test_moves.py::test_narrative_attributes_have_ten_points"),
    ("sheet:moves transition:momentous-event reference:events reference:states house-rule:second-event prompt:made-altered-state", "test_moves.py::test_a_momentous_event_alters_the_state"),
    ("sheet:raises refusal:refused-altered-state", "test_growth.py::test_no_narrative_raise_in_an_altered_state"),
    ("sheet:moves transition:resolve-altered-state refusal:violation-half-resolved", "test_moves.py::test_the_altered_state_ends_with_all_points_above_ten"),
    ("resource:progress-points transition:award-progress-points reference:progress prompt:told-no-entitlement refusal:forbidden-session-points house-rule:ability-cost", "test_resources.py::test_a_session_gives_one_point"),
    ("sheet:advantages reference:advantages refusal:refused-opportunity", "test_growth.py::test_an_advantage_works_after_one_point"),
    ("sheet:activity-advantages check:problem refusal:forbidden-activity-advantage refusal:refused-activity-level", "test_growth.py::test_an_activity_advantage_takes_two_points"),
    ("sheet:steps-open reference:order", "test_creation.py::test_the_order_of_creation"),
)  # fmt: skip

RULEBOOK = tuple(
    NumberedRule(f"HB-{number:02}", tuple(by.split()), f"tests/systems/selektor/{proof}")
    for number, (by, proof) in enumerate(_RULES, 1)
)
