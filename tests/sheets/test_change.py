"""Changes of a sheet: paid for, in the journal, taken back exactly; what is unknown in the file is never touched."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.message import Message
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import systems
from wurfwerk.sheets.change import moved, offered, raised, set_fields, undone
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
    for where in ("", "feats[1]", "a..b", "feats[0"):
        with pytest.raises(SheetError) as refused:
            set_fields(sheet(), {where: 1}, DAY)
        assert refused.value.key == "unknown-field"


def test_lists_grow_by_hand_and_what_is_absent_goes() -> None:
    feat = {"name": "Tough", "cost": 2}
    one = set_fields(sheet(), {"feats[0]": feat, "feats[1]": feat}, DAY)
    two = set_fields(one, {"feats[0]": ABSENT}, DAY)
    assert two.fields["feats"] == [feat]
    assert undone(two, DAY).fields == one.fields
    assert undone(undone(two, DAY), DAY).fields == {}


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
