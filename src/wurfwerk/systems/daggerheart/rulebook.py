"""Every numbered rule of Daggerheart's text for the GM: what carries it out, and the test that proves it. The sentences are `law-DH-…`."""

from __future__ import annotations

from wurfwerk.rules.rulebook import NumberedRule

_RULES: tuple[tuple[tuple[str, ...], str], ...] = (
    (("check:fate", "prompt:prompt-stakes", "reference:fate-readings"), "test_fate.py::test_one_die_and_the_stakes_before_it"),
    (("check:fate",), "test_fate.py::test_the_fire_spreads_at_four_or_less"),
    (("check:fate", "procedure:countdown", "transition:start-countdown"), "test_fate.py::test_the_face_is_the_start_of_a_countdown"),
    (("check:fate", "reference:fate-readings"), "test_fate.py::test_a_scale_and_a_number"),
    (("check:fall", "transition:declare-death", "refusal:forbidden-death", "prompt:prompt-death", "reference:falls", "house-rule:massive-damage"), "test_fall.py::test_by_range_and_death_only_as_the_gm_says"),
    (("check:collision", "reference:falls", "refusal:withheld-armor-slot", "refusal:forbidden-direct"), "test_fall.py::test_a_collision_is_direct"),
    (("check:attack",), "test_duality.py::test_under_water_is_one_more_source_of_disadvantage"),
    (("procedure:breath", "transition:dive", "transition:act-under-water", "resource:breath", "house-rule:underwater-tick"), "test_under_water.py::test_three_and_one_less_with_every_action"),
    (("procedure:breath", "transition:act-under-water", "refusal:forbidden-gm-move", "reference:under-water"), "test_under_water.py::test_one_gm_move_moves_it_on"),
    (("procedure:drowning", "transition:act-under-water", "transition:surface", "house-rule:stress-starts", "house-rule:surfacing", "prompt:prompt-stress"), "test_under_water.py::test_then_every_action_costs_stress"),
    (("prompt:prompt-consent", "reference:conflict-steps"), "test_conflict.py::test_first_they_talk"),
    (("check:attack", "reference:conflict-steps"), "test_conflict.py::test_an_attack_goes_against_evasion"),
    (("procedure:conflict", "house-rule:conflict-critical"), "test_conflict.py::test_action_against_reaction"),
)  # fmt: skip

RULEBOOK = tuple(
    NumberedRule(f"DH-{number:02}", by, f"tests/systems/daggerheart/{proof}")
    for number, (by, proof) in enumerate(_RULES, 1)
)
