"""Growth: what a step costs and why, what follows from it, and what is refused, under every house rule that touches it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.systems.reading import chances, check, keys, thrown
from tests.systems.selektor.character import broken, character, figures, refusal, step, with_category
from wurfwerk.rules.error import ParameterError
from wurfwerk.sheets import change, document
from wurfwerk.sheets.error import SheetError
from wurfwerk.systems.selektor.moves import moved
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

JAGEN, KOCHEN, SCHNITZEN, KLETTERN = (
    f"categories[{number}].abilities[{place}].level" for number, place in ((4, 0), (3, 3), (3, 1), (0, 0))
)


@pytest.mark.parametrize(
    ("rule", "prices"), [("3,3,3", (3, 3, 3)), ("1,1,1", (1, 1, 1)), ("1,2,3", (1, 2, 3)), ("2,4,12", (2, 4, 12))]
)
def test_the_price_of_an_ability_is_a_house_rule_and_says_so(rule, prices) -> None:
    for level, price in enumerate(prices):
        of = with_category(4, {"ability-cost": rule}, abilities=[{"name": "Jagen", "level": level}])
        found = step(of, JAGEN)
        assert (found.now, found.then, found.price.amount, found.price.currency) == (
            level,
            level + 1,
            price,
            "progress-points",
        )
        assert keys(found.price.why)[:2] == ["price-ability", "price-house-rule"]
    assert refusal(character(), KLETTERN) == "refused-highest-ability"


def test_a_wrong_table_is_refused() -> None:
    for wrong in ("3,3", "3,3,3,3", "3,-1,3", "3,,3", "3,3,300", "a,b,c"):
        with pytest.raises(ParameterError) as error:
            character({"ability-cost": wrong})
        assert error.value.key == "unknown-rule"
        for language in LANGUAGES:
            assert "3,3,3" in Words(language).say(error.value.message)


def test_a_raise_changes_the_ability_and_what_follows() -> None:
    of = with_category(4, points=4)
    after = of.raised(JAGEN)
    ability = after.categories[4].abilities[0]
    assert (ability.level, ability.raised) == (2, 1)
    assert broken(after) == [("HB-10", "violation-background")], (
        "the totals of creation stay right; the new level wants a story"
    )
    assert "price-bonus-follows" not in keys(step(of, JAGEN).price.why)
    assert "price-bonus-follows" in keys(step(after, JAGEN).price.why), "the sixth point"
    further = after.raised("categories[4].abilities[1].level")
    assert figures(further)["bonus-open"] == 1
    assert ("HB-12", "violation-bonus-open") in broken(further)
    found = step(further, "categories[4].attributes[1].value")
    assert (found.price.amount, found.refused, found.now, found.then) == (0, None, 1, 2)
    placed = further.raised(found.where)
    assert placed.categories[4].attributes[1].value == 2 and figures(placed)["bonus-open"] == 0
    assert refusal(placed, found.where) == "refused-no-bonus"
    assert refusal(of, found.where) == "refused-no-bonus"


def test_points_are_put_into_an_ability_one_by_one() -> None:
    of = character()
    where = JAGEN.replace("level", "invested")
    for invested in range(3):
        assert (step(of, where).price.amount, step(of, where).now) == (1, invested)
        assert step(of, JAGEN).price.amount == 3 - invested
        of = of.raised(where)
    assert refusal(of, where) == "refused-invested"
    assert step(of, JAGEN).price.amount == 0
    assert of.raised(JAGEN).categories[4].abilities[0].invested == 0
    assert refusal(of, KLETTERN.replace("level", "invested")) == "refused-highest-ability"


@pytest.mark.rule("HB-16")
def test_no_narrative_raise_in_an_altered_state() -> None:
    where = "categories[5].attributes[0].value"
    altered = moved(character(), "event", [("Kraft", "Zorn")])
    for of, key, rule in (
        (altered, "refused-altered-state", "HB-16"),
        (character(), "refused-narrative-attribute", "HB-14"),
    ):
        assert refusal(of, where) == key
        with pytest.raises(ParameterError) as error:
            of.raised(where)
        assert error.value.key == "forbidden"
        for language in LANGUAGES:
            assert rule in Words(language).say(error.value.message)
    back = moved(altered, "resolution", [("Zorn", "Kraft")])
    assert refusal(back, where) == "refused-narrative-attribute"


def test_an_attribute_at_five_takes_no_bonus_point() -> None:
    attributes = [{"name": "Kraft", "value": 5}, {"name": "Flink", "value": 1}]
    of = with_category(0, attributes=attributes, abilities=[{"name": f"A{n}", "level": 3} for n in range(5)])
    assert refusal(of, "categories[0].attributes[0].value") == "refused-highest-attribute"
    assert refusal(of, "categories[0].attributes[1].value") == ""


@pytest.mark.rule("HB-19")
def test_an_advantage_works_after_one_point() -> None:
    unlearned = character(advantages=[{"name": "Mutig"}])
    assert refusal(unlearned, "advantages[0].points") == "refused-opportunity"
    of = character(advantages=[{"name": "Mutig", "opportunity": "in der Feuerprobe bestanden"}])
    assert (figures(of)["effective"], step(of, "advantages[0].points").price.amount) == (0, 1)
    after = of.raised("advantages[0].points")
    assert (figures(after)["effective"], broken(after)) == (1, [])
    same = ("attributes", "ability-points", "bonus-points", "bonus-open")
    assert [figures(after)[key] for key in same] == [figures(of)[key] for key in same], (
        "no ability and no attribute grows"
    )
    assert refusal(after, "advantages[0].points") == "refused-advantage-has"
    (advantage,) = after.advantages
    lost = replace(after, advantages=(replace(advantage, prerequisites_met=False),))
    assert figures(lost)["effective"] == 0, "only while its prerequisites are met"
    learned = character(advantages=[{"name": "Mutig", "points": 1}])
    assert broken(learned) == [("HB-19", "violation-opportunity")]


@pytest.mark.rule("HB-20")
def test_an_activity_advantage_takes_two_points() -> None:
    where = "activity-advantages[0].points"
    of = character(activity_advantages=[{"activity": "Bögen", "ability": "Schnitzen"}])
    assert step(of, where).price.amount == 1
    once = of.raised(where)
    assert (step(once, where).price.amount, figures(once)["effective"]) == (1, 0), "not before the second point"
    assert step(once, SCHNITZEN).price.amount == 3
    twice = once.raised(where)
    assert (figures(twice)["effective"], refusal(twice, where), broken(twice)) == (1, "refused-activity-has", [])
    for key in ("ability-points", "attributes"):
        assert figures(twice)[key] == figures(of)[key], "its points are no ability points"
    assert step(twice, SCHNITZEN).price.amount == 1, "two are paid already"
    assert "price-activity-paid" in keys(step(twice, SCHNITZEN).price.why)
    whole = twice.raised(SCHNITZEN)
    assert (whole.ability("Schnitzen").level, whole.activity_advantages) == (3, ())
    highest = character(activity_advantages=[{"activity": "Mauern", "ability": "Klettern"}])
    assert refusal(highest, where) == "refused-activity-level"
    strange = character(activity_advantages=[{"activity": "Zaubern", "ability": "Magie"}])
    assert refusal(strange, where) == "refused-activity-ability"
    for level in (0, 1, 2):
        higher = {"attribute": 3, "ability-1": level, "activity-advantage-1": True}
        plain = {"attribute": 3, "ability-1": level + 1}
        assert chances(check("selektor.problem", higher)) == chances(check("selektor.problem", plain))
    with pytest.raises(ParameterError) as error:
        check("selektor.problem", {"attribute": 3, "ability-1": 3, "activity-advantage-1": True})
    assert keys([error.value.message]) == ["forbidden-activity-advantage"]
    capped = {"attribute": 0, "ability-1": 3, "ability-2": 2, "activity-advantage-2": True}
    assert thrown(check("selektor.problem", capped), 7, 2, 9, 4, 10).value == 10, "the cap of five stays"


def test_an_activity_advantage_that_is_worth_more_than_the_level() -> None:
    of = character(
        {"ability-cost": "1,1,1"}, activity_advantages=[{"activity": "Suppe", "ability": "Kochen", "points": 2}]
    )
    assert step(of, KOCHEN).price.amount == 0
    assert refusal(of, KOCHEN.replace("level", "invested")) == "refused-invested"


def test_no_ability_is_raised_in_the_narrative_category() -> None:
    of = with_category(5, abilities=[{"name": "Ahnung"}])
    assert refusal(of, "categories[5].abilities[0].level") == "refused-narrative-ability"


def test_a_raise_is_paid_with_points_that_were_received_and_can_be_undone() -> None:
    fresh = document.new("selektor", "Runa")
    filled = change.set_field(fresh, "categories[0].abilities[0]", {"name": "Jagen", "level": 1}, "2026-11-30")
    where = "categories[0].abilities[0].level"
    with pytest.raises(SheetError) as error:
        change.raised(filled, where, "2026-11-30")
    assert error.value.key == "not-enough"
    for language in LANGUAGES:
        assert "3" in Words(language).say(error.value.message)
    rich, told = change.moved(
        filled, "award-progress-points", {"occasion": "downtime", "amount": 4, "in": "Jagen"}, "2026-12-01"
    )
    assert keys(told) == ["told-progress", "told-no-entitlement"]
    better = change.raised(rich, where, "2026-12-02", "im Winter geübt")
    assert better.resources["progress-points"] == 1
    assert document.opened(better).sheet.categories[0].abilities[0].level == 2
    assert better.journal[-1]["price"] == {"amount": 3, "currency": "progress-points"}
    back = change.undone(better, "2026-12-03")
    assert (back.fields, back.resources) == (rich.fields, rich.resources)


def test_an_attribute_point_costs_nothing_and_needs_no_points_held() -> None:
    base = document.new("selektor")
    fields = {
        "name": "Geist",
        "points": 6,
        "attributes": [{"name": "Witz"}],
        "abilities": [{"name": "A", "level": 3}, {"name": "B", "level": 3}],
    }
    filled = change.set_field(base, "categories[0]", fields, "2026-11-30")
    after = change.raised(filled, "categories[0].attributes[0].value", "2026-11-30")
    assert document.opened(after).sheet.categories[0].attributes[0].value == 2
    assert after.resources == base.resources


def test_at_the_highest_level_activity_advantages_end() -> None:
    advantages = [
        {"activity": name, "ability": "Schnitzen", "points": points} for name, points in (("Bögen", 1), ("Löffel", 2))
    ]
    of = character(activity_advantages=[*advantages, {"activity": "Suppe", "ability": "Kochen", "points": 2}])
    found = step(of, SCHNITZEN)
    assert found.price.amount == 1
    ended = [line.arguments["name"] for line in found.price.why if line.key.endswith("price-activity-ends")]
    assert ended == ["Bögen"]
    after = of.raised(SCHNITZEN)
    assert [each.activity for each in after.activity_advantages] == ["Suppe"]
    assert [rule for rule, _ in broken(after)] == ["HB-10"], "the story of the new level is still to be told"
    once = of.raised(KOCHEN)
    assert [each.activity for each in once.activity_advantages] == ["Bögen", "Löffel"], "only the one that is extended"


def test_the_step_of_a_moved_attribute_tells_both_values() -> None:
    raw = {"moves": [{"kind": "creation", "from": "Hand", "to": "Spur"}]}
    of = character(**raw).raised(SCHNITZEN).raised(KOCHEN)
    found = step(of, "categories[3].attributes[0].value")
    assert (found.now, found.then, found.refused) == (2, 3, None)
    assert found.price.why[-1].arguments == {"now": 1, "then": 2}
    after = of.raised(found.where)
    assert (after.categories[3].attributes[0].value, after.current(after.categories[3].attributes[0])) == (3, 2)
