"""The wire: what goes out comes back, and what comes in is bounded."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.dice.chance import SeededChance
from wurfwerk.play import codec
from wurfwerk.table.command import MAX_FACES, Roll
from wurfwerk.table.decide import decide
from wurfwerk.table.event import Entry, Joined, Opened, Said
from wurfwerk.table.state import Seat, Table
from wurfwerk.words import Words

TABLE = Table(systems=("openlegend", "daggerheart"), seats={"m": Seat("m", "Mia", "player")})
ROLLS = (
    Roll(target="4d6kh3 # note"),
    Roll(target="{2d6, 1d10}kh1"),
    Roll(target="3d6!", mode="blind"),
    Roll(target="7/2"),
    Roll(target="1d20; (2d6)>=7"),
    Roll(target='x := table(1d6, 1..5: "Ring", 6: 2d6 "Gold"); x*10'),
    Roll(target="(1d20)>=11"),
    Roll(target="openlegend.action", parameters={"attribute": 5, "challenge": 20, "advantage": 2}),
    Roll(target="daggerheart.attack", parameters={"evasion": 12}),
)


@given(st.sampled_from(ROLLS), st.integers(0, 1000))
def test_a_roll_comes_back_as_it_was_stored(roll: Roll, seed: int) -> None:
    (event,) = decide(TABLE, "m", roll, SeededChance(seed))
    entry = Entry(7, "2026-11-30T20:15:00Z", "m", event)
    assert codec.entry(codec.row(entry)) == entry
    assert json.loads(json.dumps(codec.document(event))) == json.loads(
        json.dumps(codec.document(codec.entry(codec.row(entry)).event))
    )


@given(st.text(max_size=20), st.text(max_size=20))
def test_any_text_comes_back_as_it_was_stored(name: str, text: str) -> None:
    for event in (Opened(name, ("a",), "de", {"a.b": text}), Joined("s", name, "gm"), Said(text)):
        entry = Entry(1, "", None, event)
        assert codec.entry(codec.row(entry)) == entry


def test_a_document_leaves_out_what_a_roll_does_not_have() -> None:
    (event,) = decide(TABLE, "m", Roll(target="2d6", faces=(1, 2)), SeededChance(1))
    document = codec.document(event)
    assert not {"automatic", "compared"} & set(document)
    assert document["dice"][0] == {"sides": 6, "chain": [1], "value": 1, "kept": True, "rerolled": []}
    (event,) = decide(TABLE, "m", Roll(target="(1d20)>=11", faces=(12,)), SeededChance(1))
    assert codec.document(event)["compared"] == [12, 11]


def test_commands() -> None:
    roll = codec.sent('{"do":"roll","id":"a","target":"2d6","mode":"self","faces":[1,2]}')
    assert isinstance(roll, codec.SentRoll) and isinstance(roll, Roll)
    assert (roll.id, roll.target, roll.mode, roll.faces, roll.parameters) == ("a", "2d6", "self", (1, 2), {})
    assert isinstance(codec.sent(b'{"do":"say","id":"b","text":"hi"}'), codec.SentSay)
    assert isinstance(codec.sent('{"do":"speak","id":"c","language":"de"}'), codec.SentSpeak)


@pytest.mark.parametrize(
    ("frame", "key", "client"),
    [
        ("{", "not-json", None),
        ('{"do":"say","id":"a","text":"x"', "not-json", "a"),
        ("7", "not-json", None),
        ("[]", "not-json", None),
        ('{"do":"say","id":"a","text":"x","text":"y"}', "wrong-shape", "a"),
        ('{"do":"say","id":"a"}', "wrong-shape", "a"),
        ('{"do":"say","id":"","text":"x"}', "wrong-shape", None),
        ('{"do":"say","id":"' + "x" * 65 + '","text":"x"}', "too-long", None),
        ('{"do":"say","id":"a","text":7}', "wrong-shape", "a"),
        ('{"do":"say","id":"a","text":"x","more":1}', "wrong-shape", "a"),
        ('{"do":"roll","id":"a","target":"1d6","faces":["3"]}', "wrong-shape", "a"),
        ('{"do":"roll","id":"a","target":"1d6","faces":[3.5]}', "wrong-shape", "a"),
        ('{"do":"roll","id":"a","target":"1d6","faces":[true]}', "wrong-shape", "a"),
        ('{"do":"roll","id":"a","target":"1d6","mode":null}', "wrong-shape", "a"),
        ('{"do":"say","id":"a","text":"\\ud800"}', "not-json", "a"),
        ('{"id":"a"}', "wrong-shape", "a"),
        ("[" * 5_000, "not-json", None),
        ('{"do":"say","id":"a","text":"' + "x" * 70_000 + '"}', "too-long", "a"),
        ('{"do":"say","text":"' + "x" * 70_000 + '","id":"z"}', "too-long", "z"),
        ('{"do":"roll","id":"a","target":"1d6","faces":[' + "1" * 5_000 + "]}", "not-json", "a"),
    ],
)
def test_frames_that_are_no_command(frame: str, key: str, client: str | None) -> None:
    with pytest.raises(codec.ShapeError) as refused:
        codec.sent(frame)
    assert refused.value.key in (key, "wrong-shape") and refused.value.client == client


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_long_list_is_not_counted_in_characters(language: str) -> None:
    frame = '{"do":"roll","id":"a","target":"1d6","faces":[' + ",".join("1" * (MAX_FACES + 1)) + "]}"
    with pytest.raises(codec.ShapeError) as refused:
        codec.sent(frame)
    said = Words(language).say(refused.value.message)
    assert refused.value.key == "too-long" and "2" in said and "Zeichen" not in said and "characters" not in said
    text = codec.sent('{"do":"roll","id":"a","target":"1d6","note":"' + "x" * 200 + '"}')
    assert isinstance(text, Roll)
    with pytest.raises(codec.ShapeError) as refused:
        codec.sent('{"do":"roll","id":"a","target":"1d6","note":"' + "x" * 201 + '"}')
    said = Words(language).say(refused.value.message)
    assert "Zeichen" in said or "characters" in said


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_any_frame_is_read_or_refused(frame: str | bytes) -> None:
    with suppress(codec.ShapeError):
        assert codec.sent(frame).id
