"""Creation: totals by both ways, stories, bonus points, and the order of it all."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from tests.systems.reading import facts, keys
from tests.systems.selektor.character import ability, broken, character, fields, figures, with_category
from wurfwerk.rules.registry import system
from wurfwerk.systems.selektor.creation import TOTALS, alternating, bonus, guide
from wurfwerk.words.sentences import Words

FACTS = facts("selektor")
CATEGORIES = "abcde"


def reference(key: str):
    (found,) = [each for each in system("selektor").references if each.key == key]
    return found


@pytest.mark.rule("HB-08")
def test_the_five_totals() -> None:
    assert list(TOTALS) == FACTS["totals"] and sum(TOTALS) == FACTS["total"]
    assert [row[0] for row in reference("totals").rows] == FACTS["totals"]
    for points in permutations(TOTALS):
        raw = fields()
        for category, total in zip(raw["categories"], points, strict=False):
            category["points"] = total
        wrong = [found for found in broken(character(**raw)) if found == ("HB-08", "violation-totals")]
        assert wrong == [], "each number once, in any order"
    twice = [("HB-08", "violation-totals"), ("HB-08", "violation-spent")]
    assert broken(with_category(0, points=10)) == twice
    cheaper = [ability("Klettern", 3), ability("Ringen", 3), ability("Laufen", 3), ability("Fechten", 2)]
    assert ("HB-08", "violation-spent") in broken(with_category(0, abilities=cheaper)), "level 3 costs 3 points"


def test_twelve_points_need_four_abilities() -> None:
    three = [ability(name, 3) for name in ("Klettern", "Ringen", "Laufen")]
    found = broken(with_category(0, abilities=three))
    assert ("HB-08", "violation-room") in found
    assert ("HB-08", "violation-room") not in broken(with_category(0, abilities=[*three, ability("Fechten", 0)]))


@pytest.mark.rule("HB-09")
def test_both_ways_give_the_same_totals() -> None:
    found = set()
    for closed in permutations(CATEGORIES):
        totals = alternating(closed)
        assert [totals[category] for category in closed] == sorted(TOTALS)
        found.add(tuple(totals[category] for category in CATEGORIES))
    assert found == set(permutations(TOTALS)), "every spread of the one way comes out of the other, and no other"
    rows = reference("alternating").rows
    assert rows[0] == (0, 4, 4, 4, 4, 4)
    assert sorted(rows[-1][1:]) == sorted(TOTALS)
    for before, after in pairwise(rows):
        changes = [then - now for now, then in zip(before[1:], after[1:], strict=True)]
        assert changes == [0] * after[0] + [2] * (5 - after[0]), "what is closed stays, all others get two"


@pytest.mark.rule("HB-10")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_level_needs_its_story(level) -> None:
    for missing in range(1, 4):
        raw = fields()
        place = {1: 3, 2: 1, 3: 0}[level]
        where = raw["categories"][2]["abilities"][place]
        assert where["level"] == level
        where[f"background-{missing}"] = ""
        found = character(**raw).violations()
        if missing > level:
            assert found == ()
            continue
        (violation,) = found
        assert (violation.rule, violation.where) == ("HB-10", f"categories[2].abilities[{place}].background-{missing}")
        question = Words("de").say(violation.message.arguments["question"])
        assert question in Words("de").say(violation.message)
        assert question == Words("de").say(reference("backgrounds").rows[missing - 1][1])


@pytest.mark.rule("HB-11")
def test_attributes_start_at_one() -> None:
    assert with_category(4, attributes=[{"name": "Spur"}]).categories[4].attributes[0].value == 1
    found = broken(with_category(3, attributes=[{"name": "Hand", "value": 3}, {"name": "Auge", "value": 0}]))
    assert found == [("HB-11", "violation-below-one")], "a point taken from what an attribute starts with"
    assert (
        broken(
            with_category(
                5, attributes=[{"name": "Mut", "value": 5}, {"name": "Zorn", "value": 5}, {"name": "Ruhm", "value": 0}]
            )
        )
        == []
    )


@pytest.mark.rule("HB-12")
def test_every_second_point_above_four() -> None:
    for points, due in FACTS["bonus"].items():
        assert bonus(int(points)) == due
    assert [bonus(points) for points in range(4)] == [0] * 4
    assert sum(map(bonus, TOTALS)) == FACTS["bonus-total"]
    assert dict(reference("bonus").rows) == {points: bonus(points) for points in range(4, 16)}
    assert broken(with_category(3, attributes=[{"name": "Hand", "value": 3}, {"name": "Auge", "value": 1}])) == [
        ("HB-12", "violation-bonus-above")
    ]
    less = with_category(3, attributes=[{"name": "Hand", "value": 1}, {"name": "Auge", "value": 1}])
    assert broken(less) == [("HB-12", "violation-bonus-open")]
    assert figures(less)["bonus-open"] == 1


def test_a_bonus_point_lapses_where_all_attributes_are_at_five() -> None:
    abilities = [ability(f"A{number}", 3) for number in range(4)]
    full = with_category(0, attributes=[{"name": "Kraft", "value": 5}], abilities=abilities)
    assert broken(full) == [] and figures(full)["bonus-open"] == 0
    more = [*abilities, ability("A4", 2, raised=2)]
    beyond = with_category(0, attributes=[{"name": "Kraft", "value": 5}], abilities=more)
    assert broken(beyond) == []
    (lapsed,) = [derived.made_of for derived in beyond.derived() if derived.key == "bonus-open"]
    assert keys(lapsed) == ["made-lapsed"] and lapsed[0].arguments["points"] == 1


@pytest.mark.rule("HB-21")
def test_the_order_of_creation() -> None:
    order = ["details", "narrative", "abilities", "backgrounds", "attributes", "move"]
    assert [step.key for step in guide(character())] == order
    assert [keys([row[1]])[0] for row in reference("order").rows] == [f"guide-{step}" for step in order]
    assert all(step.missing == () for step in guide(character()))
    raw = fields()
    raw["details"] = ""
    raw["categories"][5]["attributes"][0]["value"] = 2
    raw["categories"][0]["abilities"][0]["background-1"] = ""
    raw["categories"][3]["attributes"][0]["value"] = 1
    raw["categories"][4]["points"] = 5
    of = character(**raw)
    assert {step.key: keys(step.missing) for step in guide(of)} == {
        "details": ["guide-no-details"],
        "narrative": ["violation-narrative-sum"],
        "abilities": ["violation-totals", "violation-spent"],
        "backgrounds": ["violation-background"],
        "attributes": ["violation-bonus-open"],
        "move": [],
    }
    assert figures(of)["steps-open"] == 5
    moved = character(moves=[{"kind": "creation", "from": "Kraft", "to": "Spur"}])
    assert [step.key for step in guide(moved)][-1] == "move-made"
