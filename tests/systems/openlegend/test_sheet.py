"""The sheet: what follows from it, everything that is against the rules, what it fills in, what a raise costs."""

from __future__ import annotations

import pytest

from tests.systems.reading import check, keys, thrown
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.sheets.change import moved, raised, set_field, undone
from wurfwerk.sheets.document import new, opened, read, write
from wurfwerk.systems.openlegend.attributes import ATTRIBUTES, EXTRAORDINARY
from wurfwerk.systems.openlegend.sheet import Character
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def sheet(**fields: object) -> Character:
    found = read_sheet(Character, fields)
    assert found.faults == ()
    return found.sheet


def figures(of: Character) -> dict[str, int]:
    return {derived.key: derived.value for derived in of.derived()}


def broken(of: Character) -> list[tuple[str, str]]:
    for violation in of.violations():
        for language in LANGUAGES:
            assert Words(language).say(violation.message).strip()
    return [(violation.rule, violation.where) for violation in of.violations()]


def offered(of: Character) -> dict[str, tuple[int, str | None]]:
    return {
        step.where: (step.price.amount, None if step.refused is None else keys([step.refused])[0])
        for step in of.raises()
    }


def test_an_empty_sheet() -> None:
    assert figures(sheet()) == {
        "level": 1,
        "highest-score": 5,
        "toughness": 10,
        "guard": 10,
        "resolve": 10,
        "hit-points": 10,
        "attribute-points": 40,
        "feat-points": 6,
        "legend-points-a-roll": 2,
    }
    assert sheet().held()["legend-points"] == 0


def test_eighteen_attributes_eight_of_them_extraordinary() -> None:
    assert len(ATTRIBUTES) == 18
    assert len(EXTRAORDINARY) == 8
    assert list(parameters(sheet())["attributes"]) == list(ATTRIBUTES)


def test_every_violation_is_listed_with_its_rule() -> None:
    of = sheet(
        xp=3,
        attributes={"might": 10, "energy": 6, "will": 5},
        feats=[
            {"name": "Much", "cost": 10},
            {"name": "Half", "use": "energy"},
            {"name": "First", "use": "energy", "in-place-of": "agility"},
            {"name": "Second", "use": "might", "in-place-of": "agility"},
            {"name": "Giant", "bonus-to": "might", "amount": 1},
        ],
    )
    assert broken(of) == [
        ("OL-P1", "attributes"),
        ("OL-P4", "attributes.might"),
        ("OL-P4", "attributes.might"),
        ("OL-P2", "attributes.energy"),
        ("OL-P6", "feats"),
        ("OL-P5", "feats[1]"),
        ("OL-P5", "feats[3]"),
    ]


def test_forty_points_and_a_cap_of_five() -> None:
    assert broken(sheet(attributes={"might": 5, "will": 5, "agility": 4})) == []
    assert broken(sheet(attributes={"might": 5, "will": 5, "agility": 4, "logic": 1})) == [("OL-P1", "attributes")]
    assert broken(sheet(attributes={"might": 6})) == [("OL-P2", "attributes.might")]
    assert broken(sheet(xp=6, attributes={"might": 6})) == []


def test_ten_comes_from_a_feat_only() -> None:
    of = sheet(xp=24, attributes={"might": 9}, feats=[{"name": "Giant", "bonus-to": "might", "amount": 1}])
    assert broken(of) == []
    assert of.score("might") == 10
    assert figures(of)["guard"] == 20


def test_a_step_costs_the_new_score() -> None:
    of = sheet(attributes={"might": 3, "will": 5})
    steps = offered(of)
    assert steps["attributes.might"] == (4, None)
    assert steps["attributes.agility"] == (1, None)
    assert steps["attributes.will"] == (6, "refused-cap")
    assert steps["xp"] == (0, None)
    after = of.raised("attributes.might")
    assert after.attributes.might == 4
    assert figures(of)["attribute-points"] - figures(after)["attribute-points"] == 4
    assert after.xp == of.xp


def test_what_cannot_be_raised_says_why() -> None:
    poor = sheet(attributes={"might": 5, "will": 5, "agility": 4})
    assert offered(poor)["attributes.logic"] == (1, "refused-points")
    assert offered(sheet(xp=27, attributes={"might": 9}))["attributes.might"] == (10, "refused-ten")
    assert "attributes.might" not in offered(sheet(xp=27, attributes={"might": 10}))
    with pytest.raises(ParameterError) as error:
        poor.raised("attributes.logic")
    assert (error.value.key, error.value.parameter) == ("forbidden", "attributes.logic")
    with pytest.raises(ParameterError) as unknown:
        poor.raised("attributes.luck")
    assert unknown.value.key == "unknown-parameter"


def test_experience_opens_the_next_level() -> None:
    of = sheet(xp=5, attributes={"might": 5})
    assert offered(of)["attributes.might"] == (6, "refused-cap")
    after = of.raised("xp")
    assert (figures(after)["level"], figures(after)["attribute-points"]) == (3, 40 + 18 - 15)
    assert offered(after)["attributes.might"] == (6, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_prices_and_refusals_can_be_said(language) -> None:
    words = Words(language)
    for of in (sheet(), sheet(xp=27, attributes={"might": 9, "will": 5})):
        for step in of.raises():
            assert all(words.say(message).strip() for message in (step.label, *step.price.why))
            assert step.refused is None or words.say(step.refused).strip()
        for derived in of.derived():
            assert all(words.say(message).strip() for message in derived.made_of)


def test_it_fills_in_a_check() -> None:
    of = sheet(xp=6, attributes={"might": 4, "energy": 2})
    assert of.parameters("action", {"attribute": "energy"}) == {"attribute": 2, "extraordinary": True, "level": 3}
    assert of.parameters("attack", {"attribute": "attributes.might"}) == {
        "attribute": 4,
        "extraordinary": False,
        "level": 3,
    }
    assert of.parameters("resist", {}) == {}
    filled = check("openlegend.action", {**of.parameters("action", {"attribute": "might"}), "challenge": 15})
    assert filled.attribute == 4
    for named in ({"attribute": "luck"}, {"challenge": "might"}):
        with pytest.raises(ParameterError) as error:
            of.parameters("action", named)
        assert all(Words(language).say(error.value.message) for language in LANGUAGES)


def test_what_is_wrong_in_the_data_is_reported_and_the_rest_is_read() -> None:
    found = read_sheet(
        Character, {"name": "Vera", "xp": -1, "luck": 7, "attributes": {"might": 9, "charm": 3, "will": 11}}
    )
    assert [fault.where for fault in found.faults] == ["luck", "xp", "attributes.charm", "attributes.will"]
    assert (found.sheet.name, found.sheet.xp, found.sheet.attributes.might) == ("Vera", 0, 9)


def test_a_character_is_made_advanced_saved_reloaded_and_taken_back() -> None:
    made = set_field(new("openlegend", "Vera"), "attributes.might", 4, "2026-11-30")
    grown = raised(made, "attributes.might", "2026-12-01", "40 points")
    grown = raised(grown, "xp", "2026-12-08", "an evening")
    paid, told = moved(grown, "award-legend-points", {"reason": "flaw"}, "2026-12-08")
    assert keys(told) == ["explain-awarded"]
    again = read(write(paid))
    assert again == paid
    there = opened(again)
    assert there.violations == ()
    assert figures(there.sheet)["attribute-points"] == 40 + 3 - 15
    assert again.resources["legend-points"] == 1
    assert [entry["kind"] for entry in again.journal] == ["set", "raise", "raise", "change"]
    assert again.journal[1]["price"] == {"amount": 5, "currency": "attribute-points"}
    back = undone(undone(again, "2026-12-09"), "2026-12-09")
    assert (back.resources, opened(back).sheet.held()["legend-points"], opened(back).sheet.xp) == ({}, 0, 0)
    filled = there.sheet.parameters("action", {"attribute": "might"})
    assert thrown(check("openlegend.action", {**filled, "challenge": 20}), 12, 3, 5).outcome.key == "success"
