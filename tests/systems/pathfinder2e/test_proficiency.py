"""Proficiency: ranks, the level, and the variant without it."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, facts, keys, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.systems.pathfinder2e.proficiency import RANKS, proficiency_bonus

FACTS = facts("pathfinder2e_figures")["proficiency"]


@pytest.mark.rule("PF-04")
@pytest.mark.parametrize("level", ["1", "5"])
def test_ranks(level) -> None:
    assert RANKS == ("untrained", "trained", "expert", "master", "legendary")
    found = [
        check("pathfinder2e.check", {"modifier": 0, "rank": rank, "level": int(level), "dc": 15}).total_modifier()
        for rank in RANKS
    ]
    assert found == FACTS[level]


def test_without_level() -> None:
    found = []
    for rank in RANKS:
        parameters = {"modifier": 3, "rank": rank, "level": 17, "dc": 15}
        found.append(check("pathfinder2e.check", parameters, {"proficiency-without-level": "on"}).total_modifier() - 3)
    assert found == FACTS["without-level"]


def test_the_house_rule_mattered() -> None:
    """At +9 against 15 an 8 is a success with the level and a failure without."""
    of = check(
        "pathfinder2e.check",
        {"modifier": 0, "rank": "trained", "level": 7, "dc": 15},
        {"proficiency-without-level": "on"},
    )
    assert "explain-rule-mattered" in keys(thrown(of, 8).explanation)
    plain = check("pathfinder2e.check", {"modifier": 3, "dc": 15}, {"proficiency-without-level": "on"})
    assert "explain-rule-mattered" not in keys(thrown(plain, 8).explanation)


def test_it_stacks_with_the_other_modifiers() -> None:
    listed = [{"kind": "attribute", "amount": 2}, {"kind": "item", "amount": 1}]
    of = check("pathfinder2e.strike", {"modifiers": listed, "rank": "expert", "level": 5, "dc": 15, "attack": 2})
    assert of.total_modifier() == 2 + 1 + 9 - 5
    assert [str(line.arguments["amount"]) for line in of.explain()[:4]] == ["+2", "+1", "+9", "−5"]


@pytest.mark.parametrize(("given", "parameter"), [({"rank": "expert"}, "level"), ({"level": 3}, "rank")])
def test_rank_and_level_go_together(given, parameter) -> None:
    with pytest.raises(ParameterError) as error:
        check("pathfinder2e.check", {"modifier": 0, "dc": 15} | given)
    assert (error.value.key, error.value.parameter) == ("missing-parameter", parameter)


def test_of_a_creature_below_level_0() -> None:
    assert [proficiency_bonus(rank, -1) for rank in range(5)] == [0, 1, 3, 5, 7]
