"""Several rolls of one line, and rows of tables, as one entry of the log; and an entry of before has none of it."""

from __future__ import annotations

import json
from typing import Any

from tests.table.test_decide import decided
from wurfwerk.play import codec
from wurfwerk.play.ports import Row
from wurfwerk.table.command import Roll, Say
from wurfwerk.table.event import Entry, Rolled, ShownRow
from wurfwerk.words import Words
from wurfwerk.words.documents import localise

OLD = '{"mode":"public","target":"1d20","value":7,"dice":[{"sides":20,"chain":[7],"value":7,"kept":true}],"explanation":"1d20: 7","parameters":{},"rules":{}}'


def shown(event: Any, language: str = "en") -> dict[str, Any]:
    return localise(codec.document(event), Words(language))


def test_a_typed_line_makes_one_entry_with_both_results() -> None:
    event = decided(Say(text="/r 1d20+5 attack; (2d6)>=7"), seed=3)
    assert isinstance(event, Rolled)
    assert event.mode == "public"
    assert event.target == "1d20+5 attack; (2d6)>=7"
    assert event.value is None and event.note is None
    document = shown(event)
    first, second = document["rolls"]
    assert first["target"] == "(1d20+5)[attack]"
    assert first["value"] == first["dice"][0]["value"] + 5 and first["outcome"] is None
    assert second["outcome"]["key"] == ("success" if second["value"] else "failure")
    assert second["compared"][0] == sum(die["value"] for die in second["dice"])
    assert document["dice"] == [*first["dice"], *second["dice"]]
    assert document["explanation"].splitlines()[:2] == [first["explanation"], second["explanation"]]
    assert shown(event, "de")["rolls"][1]["outcome"]["label"] in ("Erfolg", "Fehlschlag")


def test_secret_rolls_stay_secret() -> None:
    event = decided(Say(text="/br 1d20; 2d6"))
    assert isinstance(event, Rolled) and event.mode == "blind" and len(event.rolls) == 2


def test_shared_dice_are_those_of_the_whole() -> None:
    event = decided(Roll(target="x := 1d6; x + 1; 2*x", faces=(4,)))
    assert isinstance(event, Rolled)
    assert [roll.value for roll in event.rolls] == [5, 8]
    assert [roll.dice for roll in event.rolls] == [(), ()] and len(event.dice) == 1
    assert event.explanation[0] == "x := 1d6: 4\nx+1: 4 + 1 = 5\n2*x: 2 * 4 = 8"


def test_rows_of_tables() -> None:
    event = decided(Roll(target='loot := table(1d6, 1..5: "Ring", 6: 2d6 "Gold"); loot*10', faces=(6, 3, 4)))
    assert isinstance(event, Rolled)
    assert (event.value, event.rows, event.rolls) == (70, (ShownRow("Gold", 7),), ())
    assert shown(event)["rows"] == [{"name": "Gold", "value": 7}]


def test_a_comparison_of_a_bound_value_is_judged() -> None:
    event = decided(Roll(target="x := 1d20; x >= 11", faces=(12,)))
    assert isinstance(event, Rolled)
    assert event.compared == (12, 11)
    assert shown(event)["outcome"]["key"] == "success"


def test_what_is_stored_comes_back_and_what_was_stored_before_still_does() -> None:
    for target in ("1d20; 2d6; (1d4)>=2", 'table(1d6, 1..5: "Ring", 6: 2d6 "Gold"); 1d4'):
        entry = Entry(7, "", "m", decided(Roll(target=target)))
        assert codec.entry(codec.row(entry)) == entry
    old = codec.entry(Row(1, "", "m", "rolled", OLD)).event
    assert isinstance(old, Rolled) and (old.rolls, old.rows) == ((), ())
    assert not {"rolls", "rows"} & set(shown(old))
    plain = json.loads(codec.row(Entry(1, "", "m", decided(Roll(target="1d20")))).body)
    assert not {"rolls", "rows"} & set(plain)
