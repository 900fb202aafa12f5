"""The sheet: traits and their bounds, what is against the rules, what it fills in for a roll."""

from __future__ import annotations

import pytest

from tests.systems.reading import check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.registry import system
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

OF = system("starwars-legends").sheet
assert OF is not None
FIELDS = {
    "name": "Slic",
    "attributes": {"dexterity": 4, "stamina": 3, "perception": 3},
    "more-attributes": [{"name": "Manipulation", "level": 2}],
    "abilities": {"alertness": 2, "ranged-combat": 2, "pilot-ships": 3},
    "more-abilities": [{"name": "Sabacc", "level": 1}],
    "virtues": [{"name": "Mut", "level": 2}],
    "backgrounds": [{"name": "Schiff", "level": 1}],
    "powers": [{"name": "Machtblitze", "level": 1, "factor": 7}, {"name": "Telekinese", "level": 0}],
    "willpower": 5,
    "force-points": 3,
    "experience": 20,
}


def sheet(rules=None, **changes: object):
    found = read_sheet(OF, FIELDS | {key.replace("_", "-"): value for key, value in changes.items()}, rules)
    assert found.faults == ()
    return found.sheet


def test_what_is_written_is_read_again() -> None:
    slic = sheet()
    assert slic.violations() == ()
    again = read_sheet(OF, parameters(slic))
    assert (again.sheet, again.faults) == (slic, ())
    assert slic.attributes.strength == 1, "what is not said is the least"


def test_an_empty_sheet_is_a_sheet() -> None:
    assert OF().violations() == ()
    assert OF().held().counts == {"willpower": 1, "force-points": 0}


@pytest.mark.rule("SW-02")
def test_traits_run_to_eight() -> None:
    assert sheet(attributes={"dexterity": 8, "wits": 0}).violations() == ()
    bad = sheet(
        attributes={"dexterity": 9},
        more_abilities=[{"name": "Sabacc", "level": 9}],
        powers=[{"name": "Griff", "level": 10}],
        willpower=9,
    )
    found = [(fault.rule, fault.where) for fault in bad.violations()]
    assert found == [
        ("SW-02", "attributes.dexterity"),
        ("SW-02", "more-abilities[0].level"),
        ("SW-02", "powers[0].level"),
        ("SW-02", "willpower"),
    ]
    (scale,) = [table for table in system("starwars-legends").references if table.key == "traits"]
    assert [row[:2] for row in scale.rows] == [(0, 0), (1, 1), (2, 5), (6, 8)]
    assert Words("en").say(scale.rows[-1][2]) == "brilliant"
    top = {step.where: step for step in sheet(attributes={"dexterity": 8}, experience=1000).raises()}
    assert top["attributes.dexterity"].refused is not None
    assert top["attributes.strength"].refused is None


def test_every_violation_is_listed_and_said() -> None:
    bad = sheet(
        virtues=[{"name": "Mut", "level": 1}, {"name": "mut", "level": 2}, {"name": " ", "level": 12}], willpower=0
    )
    found = [(fault.rule, fault.where) for fault in bad.violations()]
    assert found == [
        ("", "virtues[1].name"),
        ("SW-02", "virtues[2].level"),
        ("", "virtues[2].name"),
        ("SW-27", "willpower"),
    ]
    for fault in bad.violations():
        for language in LANGUAGES:
            assert Words(language).say(fault.message).strip()


def test_faulty_data_is_reported_point_by_point() -> None:
    raw = {
        "attributes": {"dexterity": "viel", "luck": 3, "wits": 4},
        "powers": [{"name": "Griff", "level": 2, "factor": 4}],
        "experience": -1,
    }
    found = read_sheet(OF, raw)
    assert {fault.where for fault in found.faults} == {
        "attributes.dexterity",
        "attributes.luck",
        "powers[0].factor",
        "experience",
    }
    assert found.sheet.attributes.wits == 4
    assert found.sheet.powers[0].level == 2


def test_the_sample_pools_follow_from_the_traits() -> None:
    values = {derived.key: derived.value for derived in sheet().derived()}
    assert values["stamina-alertness"] == 5
    assert values["dexterity-pilot-ships"] == 7
    assert values["stamina-dexterity"] == 7, "two attributes"
    assert len(values) == 11
    for language in LANGUAGES:
        words = Words(language)
        for derived in sheet().derived():
            assert words.lines(derived.made_of)
            assert words.text(f"starwars-legends:sheet-{derived.key}")


def test_a_trait_of_the_table_does_not_stand_in_for_one_of_the_source() -> None:
    values = {derived.key: derived.value for derived in sheet(virtues=[{"name": "dexterity", "level": 8}]).derived()}
    assert values["stamina-dexterity"] == 7


def test_it_fills_in_a_roll() -> None:
    slic = sheet()
    filled = slic.parameters("test", {"attribute": "perception", "ability": "alertness"})
    assert filled == {"attribute": 3, "ability": 2}
    assert check("starwars-legends.test", filled).thrown() == 5
    assert slic.parameters("test", {"attribute": "manipulation", "ability": "Sabacc"}) == {"attribute": 2, "ability": 1}
    assert slic.parameters("extended", {"pool": "stamina + dexterity"}) == {"pool": 7}
    assert slic.parameters("meditation", {"pool": "willpower"}) == {"pool": 5}
    assert slic.parameters("test", {"attribute": "attributes.dexterity"}) == {"attribute": 4}
    assert slic.parameters("test", {}) == {}


@pytest.mark.parametrize(
    "named",
    [
        {"attribute": "luck"},
        {"attribute": "alertness"},
        {"difficulty": "perception"},
        {"pool": "stamina+"},
        {"pool": ""},
    ],
)
def test_what_it_cannot_fill_in_is_named(named) -> None:
    with pytest.raises(ParameterError) as error:
        sheet().parameters("test", named)
    assert error.value.key == "unknown-parameter"
    for language in LANGUAGES:
        assert Words(language).say(error.value.message).strip()
