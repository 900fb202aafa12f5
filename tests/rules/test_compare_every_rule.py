"""Every house rule of every game at every check it touches: each of its values shows what it changes, or the rule is one of the sheet."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from wurfwerk.notation import parse
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.compare import Comparison, compared
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.house_rule import HouseRule
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import systems
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

AT_ZERO = {"attribute": 0, "advantage": 3, "disadvantage": 1}
BETTER = {"attribute": 0, "advantage": 1}
SPENDS = {"attribute": 0, "legend-points": 2}
GM_SPENDS = {"attribute": 4, "legend-points": 2, "roller": "gm"}
TWO_TENS = [{"key": "failure", "from": 0, "to": 10}, {"key": "success", "from": 11, "to": 20}]
EQUAL = {"attribute": 3, "ability-1": 2, "ability-2": 1}
TWICE = {"attribute": 3, "ability-1": 2, "ability-2": 2, "same-ability": True}
FIGHT = {"modifier": 12, "dc": 15, "damage": "1d8+4"}

TWO_ACTIONS = [{"pool": 7}, {"pool": 5}]
SAMPLES: dict[tuple[str, str], tuple[dict[str, Any], dict[str, str]]] = {
    ("daggerheart.conflict", "conflict-critical"): ({"initiator": {"modifier": 1}, "target": {"modifier": 0}}, {}),
    ("daggerheart.breath", "underwater-tick"): ({"difficulty": 12, "quiet": 1}, {}),
    ("daggerheart.drowning", "underwater-tick"): ({"difficulty": 12, "quiet": 1, "actions": 5}, {}),
    ("daggerheart.drowning", "stress-starts"): ({"difficulty": 12, "actions": 4}, {}),
    ("daggerheart.drowning", "surfacing"): ({"difficulty": 12, "actions": 6, "surface-after": 2}, {}),
    ("daggerheart.damage", "massive-damage"): ({"damage": "4d8", "major": 5, "severe": 9}, {}),
    ("daggerheart.fall", "massive-damage"): ({"range": "close", "major": 6, "severe": 12}, {}),
    ("daggerheart.collision", "massive-damage"): ({"major": 6, "severe": 12}, {}),
    ("openlegend.contest", "tie"): ({"sides": [{"attribute": 5}, {"attribute": 3}]}, {}),
    ("openlegend.action", "zero-score-net"): (AT_ZERO | {"challenge": 12}, {}),
    ("openlegend.attack", "zero-score-net"): (AT_ZERO | {"defenses": [12]}, {}),
    ("openlegend.contest", "zero-score-net"): ({"sides": [AT_ZERO, {"attribute": 1}]}, {}),
    ("openlegend.group", "zero-score-net"): ({"sides": [AT_ZERO], "challenge": 12}, {}),
    ("openlegend.resist", "zero-score-net"): ({"advantage": 3, "disadvantage": 1}, {}),
    ("openlegend.action", "zero-score-explodes"): (BETTER | {"challenge": 25}, {}),
    ("openlegend.attack", "zero-score-explodes"): (BETTER | {"defenses": [25]}, {}),
    ("openlegend.contest", "zero-score-explodes"): ({"sides": [BETTER, {"attribute": 5}]}, {}),
    ("openlegend.group", "zero-score-explodes"): ({"sides": [BETTER, {"attribute": 5}], "challenge": 25}, {}),
    ("openlegend.action", "legend-bonus-at-zero"): (SPENDS | {"challenge": 12}, {}),
    ("openlegend.attack", "legend-bonus-at-zero"): (SPENDS | {"defenses": [12]}, {}),
    ("openlegend.contest", "legend-bonus-at-zero"): ({"sides": [SPENDS, {"attribute": 1}]}, {}),
    ("openlegend.group", "legend-bonus-at-zero"): ({"sides": [SPENDS], "challenge": 12}, {}),
    ("openlegend.action", "legend-points-for"): (GM_SPENDS | {"challenge": 16}, {"legend-points-for": "everyone"}),
    ("openlegend.attack", "legend-points-for"): (GM_SPENDS | {"defenses": [16, 18]}, {"legend-points-for": "everyone"}),
    ("openlegend.group", "legend-points-for"): (
        {"sides": [{"attribute": 4, "legend-points": 2}, {"attribute": 2}], "challenge": 16, "roller": "gm"},
        {"legend-points-for": "everyone"},
    ),
    ("pathfinder2e.strike", "critical-damage"): (FIGHT, {}),
    ("pathfinder2e.attacks", "critical-damage"): ({"attacks": [{"modifier": 12, "damage": "1d8+4"}], "dc": 15}, {}),
    ("pathfinder2e.damage", "critical-damage"): ({"damage": "1d8+4", "critical": True}, {}),
    ("pathfinder2e.check", "proficiency-without-level"): ({"rank": "expert", "level": 5, "modifier": 4, "dc": 20}, {}),
    ("pathfinder2e.strike", "proficiency-without-level"): ({"rank": "expert", "level": 5, "modifier": 4, "dc": 20}, {}),
    ("pathfinder2e.flat", "flat-check-degrees"): ({"dc": 11}, {}),
    ("selektor.problem", "equal-selectors"): (EQUAL, {}),
    ("selektor.proposal", "equal-selectors"): ({"solutions": [EQUAL, {"attribute": 1, "ability-1": 0}]}, {}),
    ("selektor.contest", "equal-selectors"): ({"sides": [EQUAL, {"attribute": 4, "ability-1": 2}]}, {}),
    ("selektor.problem", "bands"): (EQUAL | {"bands": TWO_TENS}, {"bands": "custom"}),
    ("selektor.proposal", "bands"): ({"solutions": [EQUAL], "bands": TWO_TENS}, {"bands": "custom"}),
    ("selektor.problem", "same-ability-twice"): (TWICE, {"same-ability-twice": "yes"}),
    ("selektor.proposal", "same-ability-twice"): ({"solutions": [TWICE]}, {"same-ability-twice": "yes"}),
    ("selektor.contest", "same-ability-twice"): (
        {"sides": [TWICE, {"attribute": 4, "ability-1": 2}]},
        {"same-ability-twice": "yes"},
    ),
    ("starwars-legends.test", "ones-cancel"): ({"pool": 6}, {}),
    ("starwars-legends.extended", "ones-cancel"): ({"pool": 5, "target": 8, "rolls": 3}, {}),
    ("starwars-legends.actions", "ones-cancel"): ({"actions": TWO_ACTIONS}, {}),
    ("starwars-legends.willpower", "ones-cancel"): ({"fixed": 6}, {}),
    ("starwars-legends.meditation", "ones-cancel"): ({"pool": 8}, {}),
    ("starwars-legends.test", "botch-when"): ({"pool": 6}, {}),
    ("starwars-legends.extended", "botch-when"): ({"pool": 5, "target": 8, "rolls": 3}, {}),
    ("starwars-legends.actions", "botch-when"): ({"actions": TWO_ACTIONS}, {}),
    ("starwars-legends.willpower", "botch-when"): ({"fixed": 6}, {}),
    ("starwars-legends.test", "split-remainder"): (
        {"pool": 7, "actions": 2, "dice": 5},
        {"split-remainder": "free"},
    ),
    ("starwars-legends.actions", "split-remainder"): (
        {"actions": [{"pool": 7, "dice": 5}, {"pool": 7, "dice": 2}]},
        {"split-remainder": "free"},
    ),
    ("starwars-legends.test", "split-base"): (
        {"pool": 8, "actions": 2, "other-pools": [5]},
        {"split-base": "smallest-pool"},
    ),
    ("starwars-legends.actions", "split-base"): ({"actions": [{"pool": 8}, {"pool": 5}]}, {}),
    ("starwars-legends.test", "automatic-success"): ({"pool": 6}, {}),
    ("starwars-legends.actions", "automatic-success"): ({"actions": [{"pool": 12}, {"pool": 8}]}, {}),
    ("starwars-legends.willpower", "automatic-success"): ({"fixed": 6}, {}),
    ("starwars-legends.extended", "extended-botch"): ({"pool": 4, "target": 7, "rolls": 4}, {}),
}
"""(check, house rule) -> parameters at which every two values of the rule differ, and the house rules they can be asked under."""

CHECKS = {of.target: of for system in systems().values() for of in system.checks.values()}
RULES = {rule.key: rule for system in systems().values() for rule in system.house_rules}
TOUCHED = [(target, key.partition(".")[2]) for target, of in CHECKS.items() for key in of.house_rules]
touching = pytest.mark.parametrize(("target", "short"), TOUCHED, ids=[f"{target}-{short}" for target, short in TOUCHED])


def rule_of(target: str, short: str) -> HouseRule:
    return RULES[f"{target.partition('.')[0]}.{short}"]


def sample(target: str, short: str) -> Check:
    parameters, rules = SAMPLES[target, short]
    return build(CHECKS[target], parameters, rules, parse)


def test_there_are_26_and_each_is_sampled_wherever_it_touches_a_roll() -> None:
    ours = [rule for rule in RULES.values() if systems()[rule.system].rulebook]
    assert len(ours) == 26
    assert sorted(SAMPLES) == sorted(TOUCHED)


@touching
def test_every_value_can_be_asked_and_differs(target: str, short: str) -> None:
    found = compared(sample(target, short), short)
    assert [reading.value for reading in found.readings] == list(rule_of(target, short).values)
    assert [reading.value for reading in found.readings if reading.refused is not None] == []
    assert found.mattered()
    for one in found.readings:
        for other in found.readings:
            if one.value != other.value:
                pair = Comparison(found.rule, one.value, (one, other))
                assert pair.mattered(), f"{one.value} and {other.value} say the same"


@touching
def test_whichever_value_is_in_force_its_column_is_the_check_itself(target: str, short: str) -> None:
    check, rule = sample(target, short), rule_of(target, short)
    for value in rule.values:
        under = check.fitted({rule.key: value})
        found = compared(under, short)
        assert (found.in_force, found.base.fitted) == (value, None)
        own, said = odds(under), found.base.odds
        assert said is not None
        assert (dict(own.outcomes), own.mean, own.automatic) == (found.base.chances(), said.mean, said.automatic)
        assert sum(found.base.chances().values()) == (1 if own.outcomes else 0)
        assert [reading.value for reading in found.readings if reading.odds is None] in ([], ["custom"])


@touching
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_left_out_is_said(target: str, short: str, language: str) -> None:
    check, rule = sample(target, short), rule_of(target, short)
    found = compared(check, short)
    for before, reading in pairwise((None, *found.readings)):
        assert reading is not before
        other = check.fitted({rule.key: reading.value})
        changed = [name for name in check.__dataclass_fields__ if getattr(check, name) != getattr(other, name)]
        assert (set(changed) > {"rules"}) == (reading.fitted is not None)
        if reading.fitted is not None:
            assert len(Words(language).say(reading.fitted)) > 20


@pytest.mark.parametrize("key", [key for key, rule in RULES.items() if systems()[rule.system].rulebook])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_that_touches_no_roll_says_where_it_shows(key: str, language: str) -> None:
    rule = RULES[key]
    system = systems()[rule.system]
    of = [target for target, short in TOUCHED if (target.partition(".")[0], short) == (rule.system, rule.short)]
    for target, check in CHECKS.items():
        if target in of or check.system != rule.system:
            continue
        other = next((name for name in SAMPLES if name[0] == target), None)
        if other is None:
            continue
        with pytest.raises(ParameterError) as error:
            compared(sample(*other), key)
        said = Words(language).say(error.value.message)
        assert error.value.key == "unknown-rule" and key in said
        if of:
            assert all(elsewhere in said for elsewhere in of)
        else:
            assert system.sheet is not None and key in system.sheet.house_rules
            for command in (
                f"sheet set {'BOGEN' if language == 'de' else 'SHEET'} --rule",
                "sheet raise",
                "sheet check",
            ):
                assert command in said
