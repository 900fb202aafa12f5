"""Changes of a sheet: paid for, in the journal, taken back exactly; what is unknown in the file is never touched."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import form_of
from wurfwerk.rules.registry import systems
from wurfwerk.sheets.change import moved, offered, raised, set_fields, under, undone
from wurfwerk.sheets.document import new, opened
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.place import ABSENT
from wurfwerk.sheets.written import Document, read, write
from wurfwerk.words.sentences import Words

DAY = "2026-11-30"
WITH_SHEETS = sorted(key for key, system in systems().items() if system.sheet is not None)


def sheet(**fields: Any) -> Document:
    return Document("openlegend", 1, fields, {"legend-points": 2}, {}, (), {"extra": [1]})


def state(document: Document) -> tuple[Any, Any, Any]:
    return document.fields, document.resources, document.rules


def test_a_raise_is_paid_for_and_stands_in_the_journal() -> None:
    before = sheet(name="Vera", attributes={"might": 2, "wisdom": 9}, notes="kept")
    after = raised(before, "attributes.might", DAY, "practice")
    assert after.fields == {"name": "Vera", "attributes": {"might": 3, "wisdom": 9}, "notes": "kept"}
    assert (after.resources, after.more) == (before.resources, before.more)
    assert after.journal == (
        {
            "at": DAY,
            "kind": "raise",
            "where": "attributes.might",
            "from": 2,
            "to": 3,
            "price": {"amount": 3, "currency": "attribute-points"},
            "reason": "practice",
            "changes": [{"where": "fields.attributes.might", "from": 2, "to": 3}],
        },
    )
    points = {figure.key: figure.value for figure in opened(after).sheet.derived()}["attribute-points"]
    assert points == 40 - 6


@pytest.mark.parametrize("fields", [{}, {"attributes": {}}, {"attributes": {"logic": 1}}])
def test_a_raise_of_what_the_file_leaves_out_is_taken_back_exactly(fields: dict[str, Any]) -> None:
    before = sheet(**fields)
    after = raised(before, "attributes.might", DAY)
    assert after.fields["attributes"]["might"] == 1
    assert undone(after, DAY).fields == fields


def test_a_raise_that_the_rules_forbid_names_the_rule() -> None:
    with pytest.raises(ParameterError) as error:
        raised(sheet(attributes={"might": 5}), "attributes.might", DAY)
    assert error.value.key == "forbidden"
    assert "OL-P2" in Words("de").say(error.value.message)
    with pytest.raises(ParameterError) as error:
        raised(sheet(), "attributes.wisdom", DAY)
    assert error.value.key == "unknown-parameter"


def test_what_could_not_be_read_is_not_written_over() -> None:
    before = sheet(attributes={"might": "strong"})
    with pytest.raises(SheetError) as error:
        raised(before, "attributes.might", DAY)
    assert error.value.key == "faulty-place"
    assert raised(before, "attributes.logic", DAY).fields == {"attributes": {"might": "strong", "logic": 1}}


def test_fields_are_set_by_hand_against_the_rules_but_not_against_their_kind() -> None:
    after = set_fields(sheet(), {"attributes.might": 9, "name": "Vera", "resources.legend-points": 5}, DAY)
    assert after.fields == {"attributes": {"might": 9}, "name": "Vera"}
    assert after.resources == {"legend-points": 5}
    assert [fault.rule for fault in opened(after).violations] == ["OL-P1", "OL-P2"]
    assert undone(after, DAY).fields == {}
    for where, value in (
        ("attributes.might", 11),
        ("attributes.might", "3"),
        ("name", {}),
        ("resources.legend-points", 11),
    ):
        with pytest.raises(ParameterError) as error:
            set_fields(sheet(), {where: value}, DAY)
        assert error.value.key == "out-of-bounds"
    for where in ("attributes.wisdom", "attributes.might.more", "might"):
        with pytest.raises(ParameterError):
            set_fields(sheet(), {where: 1}, DAY)
    for where in ("", "feats[1]", "feats[1].name", "a..b", "feats[0"):
        with pytest.raises(SheetError) as refused:
            set_fields(sheet(), {where: 1}, DAY)
        assert refused.value.key == ("past-the-end" if "feats[1]" in where else "unknown-field")


def test_lists_grow_by_hand_and_what_is_absent_goes() -> None:
    feat = {"name": "Tough", "cost": 2}
    one = set_fields(sheet(), {"feats[0]": feat, "feats[1]": feat}, DAY)
    two = set_fields(one, {"feats[0]": ABSENT}, DAY)
    assert two.fields["feats"] == [feat]
    assert undone(two, DAY).fields == one.fields
    assert undone(undone(two, DAY), DAY).fields == {}


def test_what_is_taken_out_of_the_middle_of_a_list_comes_back_there() -> None:
    before = sheet(flaws=["a", "b", "c", "d"])
    after = set_fields(before, {"flaws[1]": ABSENT}, DAY)
    assert after.journal[-1]["changes"] == [{"where": "fields.flaws[1]", "from": "b"}]
    assert undone(read(write(after)), DAY).fields == before.fields
    longer = read(write(after).replace('"d"', '"d", "by hand"'))
    assert undone(longer, DAY).fields["flaws"] == ["a", "b", "c", "d", "by hand"], "what came by hand stays"


CATEGORIES = [{"name": name, "abilities": [{"name": f"{name} {n}", "level": n} for n in (1, 2)]} for name in "ABCDE"]


@given(st.lists(st.sampled_from(["raise", "drop", "rename", "swap", "add", "move"]), max_size=5), st.data())
def test_undo_goes_through_changes_of_categories(kinds: list[str], data: st.DataObject) -> None:
    document = set_fields(new("selektor", "Runa"), {"categories": CATEGORIES, "resources.progress-points": 50}, DAY)
    states = [state(document)]
    for kind in kinds:
        categories = document.fields["categories"]
        place = data.draw(st.integers(0, len(categories) - 1))
        where = f"categories[{place}]"
        if kind == "raise" and categories[place].get("abilities"):
            document = raised(document, f"{where}.abilities[0].level", DAY)
        elif kind == "drop" and len(categories) > 1:
            document = set_fields(document, {where: ABSENT}, DAY)
        elif kind == "rename":
            document = set_fields(document, {f"{where}.name": "other"}, DAY)
        elif kind == "swap":
            document = set_fields(document, {where: categories[0], "categories[0]": categories[place]}, DAY)
        elif kind == "add":
            document = set_fields(document, {f"categories[{len(categories)}]": {"name": "New"}}, DAY)
        else:
            continue
        states.append(state(document))
    for before in reversed(states[:-1]):
        document = undone(read(write(document)), DAY)
        assert state(document) == before


def test_a_raise_under_another_house_rule_is_for_this_once() -> None:
    before = set_fields(new("starwars-legends"), {"attributes.strength": 2, "experience": 20}, DAY)
    usual = {step.where: step for step in opened(before).sheet.raises()}["attributes.strength"]
    assert (usual.price.amount, opened(before).sheet.raises()) == (8, under(before, {}).sheet.raises())
    five = {"attribute-cost-factor": "5"}
    after = raised(before, "attributes.strength", DAY, rules=five)
    assert after.fields["experience"] == 20 - 10
    assert after.rules == before.rules
    entry = after.journal[-1]
    assert entry["rules"] == {"starwars-legends.attribute-cost-factor": "5"}
    assert entry["price"] == {"amount": 10, "currency": "experience"}
    assert undone(read(write(after)), DAY).fields == before.fields
    for rules in ({"attribute-cost-factor": "6"}, {"no-such": "5"}):
        with pytest.raises(ParameterError) as error:
            raised(before, "attributes.strength", DAY, rules=rules)
        assert error.value.key == "unknown-rule"


def test_a_step_that_cannot_be_paid_is_offered_as_refused() -> None:
    document = set_fields(new("selektor"), {"categories": CATEGORIES}, DAY)
    where = "categories[0].abilities[0].level"
    step = offered(opened(document), where)
    assert step is not None and step.refused is not None
    assert step.refused.key == "error-sheet-not-enough"
    with pytest.raises(SheetError) as error:
        raised(document, where, DAY)
    assert error.value.key == "not-enough"
    paid = offered(opened(set_fields(document, {"resources.progress-points": 3}, DAY)), where)
    assert paid is not None and paid.refused is None


def test_without_a_price_nothing_is_free() -> None:
    fields = {"powers": [{"name": "Push", "level": 2}], "backgrounds": [{"name": "Ship", "level": 1}], "experience": 99}
    steps = {step.where: step for step in opened(set_fields(new("starwars-legends"), fields, DAY)).sheet.raises()}
    for where in ("powers[0].level", "backgrounds[0].level"):
        assert (steps[where].price.amount, steps[where].refused is None) == (None, False)
    refused = steps["powers[0].level"].refused
    assert refused is not None
    for language in ("de", "en"):
        said = Words(language).say(refused)
        assert all(part in said for part in ("powers[0].factor", "5", "6", "7", "SW-19"))


@pytest.mark.parametrize("key", WITH_SHEETS)
def test_what_a_sheet_knows_needs_not_be_said(key: str) -> None:
    sheet = opened(new(key)).sheet
    figures = {figure.key for figure in sheet.derived()}
    for name, change in systems()[key].transitions.items():
        required = {field.key for field in form_of(change).fields if field.required}
        assert required & figures <= sheet.parameters(name, {}).keys(), name


def test_entries_of_another_hand_stay_and_are_no_hindrance() -> None:
    odd = [
        7,
        None,
        "x",
        [],
        {},
        {"kind": None, "rule": None},
        {"kind": "undo", "of": 1.0},
        {"kind": "set", "changes": 3},
    ]
    document = read(json.dumps(json.loads(write(sheet(name="Vera"))) | {"journal": odd}))
    after = set_fields(document, {"name": "Mira"}, DAY)
    back = undone(read(write(after)), DAY)
    assert list(back.journal[: len(odd)]) == odd
    assert back.fields["name"] == "Vera"
    with pytest.raises(SheetError) as error:
        undone(back, DAY)
    assert error.value.key == "nothing-to-undo"


def test_house_rules_are_set_and_taken_back() -> None:
    after = set_fields(sheet(), {}, DAY, "the table agreed", {"tie": "reroll"})
    assert after.rules == {"openlegend.tie": "reroll"}
    assert after.journal[0]["changes"] == [{"where": 'rules["openlegend.tie"]', "to": "reroll"}]
    assert undone(read(write(after)), DAY).rules == {}
    with pytest.raises(ParameterError):
        set_fields(sheet(), {}, DAY, "", {"tie": "never"})


def test_resources_change_by_the_rules_and_the_sheet_fills_in_what_it_knows() -> None:
    after, told = moved(sheet(), "award-legend-points", {"points": 3}, DAY)
    assert after.resources == {"legend-points": 5}
    assert isinstance(told[0], Message)
    spent, _ = moved(sheet(xp=3), "spend-legend-points", {"points": 2}, DAY, "leap")
    assert spent.resources == {"legend-points": 0}
    assert spent.journal[0]["parameters"]["level"] == 2, "the level of the sheet"
    assert undone(spent, DAY).resources == {"legend-points": 2}
    with pytest.raises(ParameterError) as error:
        moved(sheet(), "spend-legend-points", {"points": 3}, DAY)
    assert "OL-18" in Words("en").say(error.value.message)
    with pytest.raises(SheetError) as refused:
        moved(sheet(), "fly", {}, DAY)
    assert refused.value.key == "unknown-change"


def test_the_house_rules_of_a_sheet_hold_for_its_changes() -> None:
    with pytest.raises(ParameterError):
        moved(sheet(), "award-legend-points", {"roller": "gm"}, DAY)
    of_all = set_fields(sheet(), {}, DAY, rules={"legend-points-for": "everyone"})
    after, _ = moved(of_all, "award-legend-points", {"roller": "gm"}, DAY)
    assert after.resources == {"legend-points": 3}


def test_undo_goes_back_step_by_step_and_the_journal_grows() -> None:
    start = sheet(attributes={"might": 1})
    one = raised(start, "attributes.might", DAY)
    two = raised(one, "attributes.logic", DAY)
    back = undone(two, DAY, "a mistake")
    assert back.fields == one.fields
    assert [entry["kind"] for entry in back.journal] == ["raise", "raise", "undo"]
    assert back.journal[2] | {"changes": []} == {
        "at": DAY, "kind": "undo", "of": 2, "reason": "a mistake", "changes": [],
    }  # fmt: skip
    again = raised(back, "attributes.logic", DAY)
    assert undone(again, DAY).fields == one.fields
    assert undone(undone(again, DAY), DAY).fields == start.fields
    with pytest.raises(SheetError) as error:
        undone(undone(undone(again, DAY), DAY), DAY)
    assert error.value.key == "nothing-to-undo"


def test_what_was_changed_by_hand_is_not_undone() -> None:
    after = raised(sheet(attributes={"might": 1}), "attributes.might", DAY)
    edited = read(write(after).replace('"might": 2', '"might": 4'))
    with pytest.raises(SheetError) as error:
        undone(edited, DAY)
    assert error.value.key == "changed-since"
    assert "attributes.might" in Words("en").say(error.value.message)


@pytest.mark.parametrize(
    "changes",
    [
        [1],
        [{}],
        [{"where": 3}],
        [{"where": "journal[0]"}],
        [{"where": "fields"}],
        [{"where": "system", "to": "openlegend"}],
        [{"where": "fields.feats[7]", "from": 1}],
    ],
)
def test_a_journal_that_makes_no_sense_changes_nothing(changes: list[Any]) -> None:
    text = json.loads(write(sheet())) | {"journal": [{"kind": "set", "changes": changes}]}
    with pytest.raises(SheetError) as error:
        undone(read(json.dumps(text)), DAY)
    assert error.value.key == "changed-since"


def test_a_reason_has_an_end() -> None:
    with pytest.raises(SheetError) as error:
        raised(sheet(), "attributes.might", DAY, "x" * 501)
    assert error.value.key == "reason-too-long"


@pytest.mark.parametrize("key", WITH_SHEETS)
@given(data=st.data())
def test_any_steps_up_are_taken_back_exactly(key: str, data: st.DataObject) -> None:
    document = new(key, "Vera")
    states = [state(document)]
    for _ in range(3):
        steps = [step for step in opened(document).sheet.raises() if step.refused is None]
        if not steps:
            break
        step = data.draw(st.sampled_from(steps))
        assert offered(opened(document), step.where) == step
        before = state(document)
        document = raised(document, step.where, DAY)
        assert state(document) != before
        assert len(document.journal) == len(states)
        states.append(state(document))
    for before in reversed(states[:-1]):
        document = undone(read(write(document)), DAY)
        assert json.loads(json.dumps(state(document))) == json.loads(json.dumps(before))
