"""The law of secrecy: two evenings that differ only in what a viewer may not see give that viewer the same bytes."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace

import pytest
from hypothesis import given

from tests.evenings import (
    AT,
    HIDDEN,
    MODES,
    ROLLERS,
    SEATS,
    Step,
    alike,
    evening,
    evenings,
    exports,
    exports_as,
    in_mode,
    keeping,
    sees,
)
from wurfwerk.dice.chance import SeededChance
from wurfwerk.frontends.web.odds import Question, thoroughly
from wurfwerk.table.audience import Viewer, redact
from wurfwerk.table.command import Roll
from wurfwerk.table.decide import decide
from wurfwerk.table.event import Entry, Hidden
from wurfwerk.table.state import Seat, Table


@pytest.mark.timeout(1_200)
@given(evenings())
def test_what_a_viewer_may_not_see_changes_no_byte(pair: tuple[str, list[Step], list[Step]]) -> None:
    viewer, one, other = pair
    first, second = asyncio.run(evening(viewer, one)), asyncio.run(evening(viewer, other))
    for way, data in first.items():
        assert data == second[way], way


def test_the_law_can_fail() -> None:
    """The same two evenings look different to somebody who may see the roll."""
    one = [Step("mia", Roll(target="1d20", mode="blind"), 1)]
    other = [Step("mia", Roll(target="1d20", mode="blind"), 2)]
    for viewer, same in (("mia", True), ("tom", True), ("zoe", True), ("gerda", False)):
        first, second = asyncio.run(evening(viewer, one)), asyncio.run(evening(viewer, other))
        for way in ("live", "reload", "/log?after=4&limit=500", *exports()):
            assert (first[way] == second[way]) is same, (viewer, way)


WAYS = ("live", "reload", "/log?after=4&limit=500", *exports())


@pytest.mark.parametrize("roll", HIDDEN, ids=lambda roll: f"{roll.target} {len(roll.parameters)}")
@pytest.mark.parametrize("by", ["gerda", "mia"])
def test_a_hidden_difficulty_is_the_gms_alone(roll: Roll, by: str) -> None:
    """Also where nothing is drawn: each of these rolls, against another difficulty with which it ends in the same way."""
    one = Step(by, keeping(roll, "hidden-dc"), 3)
    others = alike(one.command, one.seed)
    for changed in (others[0], others[-1]):
        other = replace(one, command=changed)
        for viewer in SEATS:
            first, second = asyncio.run(evening(viewer, [one])), asyncio.run(evening(viewer, [other]))
            if viewer != "gerda":
                assert first == second, (viewer, changed)
                continue
            # The GM reads the difficulty where parameters are told; in the files for people nothing ever speaks of it.
            assert {way for way in WAYS if first[way] != second[way]} == set(WAYS) - set(exports()) | {
                exports_as("jsonl")
            }


@pytest.mark.parametrize("roll", HIDDEN, ids=lambda roll: f"{roll.target} {len(roll.parameters)}")
def test_no_other_hidden_difficulty_would_be_told_otherwise(roll: Roll) -> None:
    """Every difficulty near by, as far as the outcome hides it: what is stored differs in the parameters that `view` takes out."""
    for seed in range(12):
        one = keeping(roll, "hidden-dc")
        told = {str(redacted(each, seed)) for each in (one, *alike(one, seed))}
        assert len(told) == 1, seed


def redacted(roll: Roll, seed: int) -> Entry | Hidden:
    """What a player is told of it."""
    seats = {"gerda": Seat("gerda", "Gerda", "gm")}
    (event,) = decide(Table("Test", ("pathfinder2e",), "en", {}, seats, 4), "gerda", roll, SeededChance(seed))
    return redact(Entry(5, AT, "gerda", event), Viewer("mia", "player"))


def test_an_open_difficulty_is_told_to_all() -> None:
    """The same rolls of the same evenings, had they not been hidden: the law can fail here too."""
    one = Step("gerda", keeping(HIDDEN[0], "open"), 3)
    other = replace(one, command=alike(one.command, 3)[0])
    for viewer in SEATS:
        first, second = asyncio.run(evening(viewer, [one])), asyncio.run(evening(viewer, [other]))
        assert all(first[way] != second[way] for way in WAYS)


@pytest.mark.parametrize("roll", HIDDEN, ids=lambda roll: f"{roll.target} {len(roll.parameters)}")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("by", ["gerda", "mia"])
def test_a_secret_check_is_a_hidden_entry_to_everybody_but_the_gm(roll: Roll, mode: str, by: str) -> None:
    """Whatever it was: its parameters, the dice and the mode that was asked for are gone."""
    one = Step(by, in_mode(keeping(roll, "secret"), mode), 3)
    for viewer in ("mia", "tom", "zoe"):
        received = asyncio.run(evening(viewer, [one]))
        assert received["live"] == b'{"seq":6,"hidden":true}'
        assert received == asyncio.run(evening(viewer, [Step(by, Roll(target="1d4", mode="blind"), 4)]))
    assert roll.target.encode() in asyncio.run(evening("gerda", [one]))["live"]


def test_odds_remember_no_difficulty() -> None:
    """What the odds keep from one question to the next is the same whatever difficulty was asked about, so it makes no other any quicker."""
    asked = [
        *[(roll.target, dict(roll.parameters), "dc") for roll in HIDDEN],
        ("openlegend.action", {"attribute": 5, "challenge": 20}, "challenge"),
        ("starwars-legends.test", {"pool": 6, "difficulty": 6}, "difficulty"),
        ("daggerheart.action", {"modifier": 2, "difficulty": 14}, "difficulty"),
    ]
    for target, parameters, key in asked:
        thoroughly(Question(target=target, parameters=parameters), "en")  # what is the same for all is there now
        before = remembered()
        changed = {**parameters, key: parameters[key] + 3}
        thoroughly(Question(target=target, parameters=changed), "en")
        assert remembered() == before, (target, key)
    assert len(remembered()) > 3


def remembered() -> dict[str, tuple[int, int]]:
    """Every cache of the product: what it holds, and how often something was new to it."""
    out = {}
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "wurfwerk":
            for called, value in list(vars(module).items()):
                if hasattr(value, "cache_info"):
                    out[f"{name}.{called}"] = (value.cache_info().currsize, value.cache_info().misses)
    return out


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("by", ROLLERS)
@pytest.mark.parametrize("viewer", SEATS)
def test_who_sees_which_mode(viewer: str, by: str, mode: str) -> None:
    secret = Roll(target="3d6 # MARKED", mode=mode, faces=(6, 1, 6))  # type: ignore[arg-type]
    received = asyncio.run(evening(viewer, [Step(by, secret, 1)]))
    visible = sees(viewer, by, mode)
    for way in ("live", "reload", "/log?after=4&limit=500", *exports()):
        assert (b"MARKED" in received[way]) is visible, way


def test_a_blind_roll_that_fails_by_its_dice_is_acknowledged_like_any_other() -> None:
    """Else its roller could ask questions: "6/(1d20>=15)" would be refused whenever the die shows less."""
    seen = set()
    for seed in range(20):
        received = asyncio.run(evening("mia", [Step("mia", Roll(target="6/(1d2-1)", mode="blind"), seed)]))
        seen.add(received["answers"])
    assert seen == {b'{"seq":6}'}
    gm = {
        asyncio.run(evening("gerda", [Step("mia", Roll(target="6/(1d2-1)", mode="blind"), seed)]))["live"]
        for seed in range(20)
    }
    assert len(gm) == 2


def test_hidden_entries_are_of_one_length() -> None:
    """Neither how many dice, nor which check, nor how long the note: A071, A073 of the cases from other tables."""
    small = [Step("gerda", Roll(target="1d4", mode="self"), 1)]
    large = [Step("gerda", Roll(target="200d6 # " + "long " * 20, mode="self"), 1)]
    first, second = asyncio.run(evening("mia", small)), asyncio.run(evening("mia", large))
    assert first == second
    assert first["live"] == b'{"seq":6,"hidden":true}'


def test_a_refused_secret_roll_is_told_to_its_sender_alone() -> None:
    refused = [Step("mia", Roll(target="1d6MARKED", mode="blind"), 1)]
    for viewer in SEATS:
        received = asyncio.run(evening(viewer, refused))
        assert (b"error" in received["answers"]) is (viewer == "mia")
        assert all(b"MARKED" not in data for way, data in received.items() if way != "answers")
        assert received["live"] == b""
