"""Every numbered rule of Open Legend: what carries it out, and the test that proves it. The sentences are `law-OL-…`."""

from __future__ import annotations

from wurfwerk.rules.rulebook import NumberedRule

_RULES: tuple[tuple[tuple[str, ...], str], ...] = (
    (("check:action",), "test_action.py::test_every_kept_die_explodes_without_limit"),
    (("check:action", "prompt:prompt-twist", "prompt:prompt-progress"), "test_action.py::test_the_player_leaves_the_choice_to_the_gm"),
    (("check:action",), "test_action.py::test_the_gms_own_roll_fails"),
    (("check:action", "refusal:forbidden-extraordinary"), "test_action.py::test_an_extraordinary_attribute_at_zero"),
    (("reference:challenges",), "test_references.py::test_the_named_challenges_are_not_scaled"),
    (("reference:average-challenge",), "test_references.py::test_the_average_challenge_with_its_exact_chance"),
    (("check:attack", "check:action"), "test_attack.py::test_the_defense_is_the_challenge"),
    (("procedure:contest", "house-rule:tie"), "test_contest.py::test_the_highest_total_wins"),
    (("procedure:group",), "test_group.py::test_more_failures_than_successes_fail"),
    (("check:action",), "test_action.py::test_levels_add_and_only_the_difference_counts"),
    (("check:action",), "test_action.py::test_advantage_drops_the_lowest"),
    (("check:action",), "test_action.py::test_disadvantage_drops_the_highest"),
    (("check:action",), "test_action.py::test_dropping_comes_before_exploding"),
    (("check:action", "check:resist", "house-rule:zero-score-net", "house-rule:zero-score-explodes"), "test_resist.py::test_without_attribute_dice_one_level_at_most"),
    (("procedure:attack", "refusal:forbidden-multi-target"), "test_attack.py::test_no_several_targets_without_attribute_dice"),
    (("check:action", "prompt:prompt-situational"), "test_action.py::test_more_than_one_level_for_the_situation_is_warned_of"),
    (("resource:legend-points", "transition:award-legend-points", "refusal:forbidden-too-many-held"), "test_resources.py::test_awarded_up_to_ten"),
    (("transition:spend-legend-points", "check:action", "refusal:forbidden-legend-points", "house-rule:legend-bonus-at-zero", "house-rule:legend-points-for"), "test_resources.py::test_spent_up_to_level_and_one"),
    (("reference:no-retry", "prompt:prompt-progress"), "test_references.py::test_every_roll_matters"),
    (("reference:when-to-roll",), "test_references.py::test_when_not_to_roll"),
    (("reference:twists", "prompt:prompt-twist"), "test_references.py::test_seven_twists"),
    (("reference:progress", "prompt:prompt-progress"), "test_references.py::test_three_ways_to_progress"),
    (("reference:situations",), "test_references.py::test_seven_situations_each_way"),
    (("prompt:prompt-tell",), "test_action.py::test_who_succeeds_tells_it"),
    (("check:action", "reference:when-to-roll"), "test_action.py::test_circumstances_leave_the_challenge_alone"),
    (("procedure:group", "prompt:prompt-group"), "test_group.py::test_everyone_says_first_how_they_contribute"),
    (("check:action", "check:resist", "transition:spend-legend-points", "refusal:withheld-legend-points"), "test_resist.py::test_legend_points_are_for_action_rolls"),
    (("reference:sample-tasks",), "test_references.py::test_sample_tasks"),
)  # fmt: skip

RULEBOOK = tuple(
    NumberedRule(f"OL-{number:02}", by, f"tests/systems/openlegend/{proof}")
    for number, (by, proof) in enumerate(_RULES, 1)
)
