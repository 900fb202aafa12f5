"""A difficulty that the GM keeps: it is stored, and `view` is where it ends for everybody else."""

from __future__ import annotations

from typing import Any

import pytest

from wurfwerk.dice.chance import ScriptedChance, SeededChance
from wurfwerk.notation import parse
from wurfwerk.play import codec
from wurfwerk.play.ports import Row
from wurfwerk.rules.build import build
from wurfwerk.rules.registry import check_type, systems
from wurfwerk.rules.throw import throw
from wurfwerk.systems.pathfinder2e.strike import Strike
from wurfwerk.table.audience import Viewer, redact, view
from wurfwerk.table.command import Roll
from wurfwerk.table.decide import decide
from wurfwerk.table.event import MODES, Entry, Hidden, Part, Rolled
from wurfwerk.table.state import Seat, Table

SEATS = {"g": Seat("g", "Gerda", "gm"), "m": Seat("m", "Mia", "player"), "z": Seat("z", "Zoe", "spectator")}
TABLE = Table(name="Test", systems=("pathfinder2e",), seats=SEATS, rules={}, seq=4)
GM, OTHER_GM, PLAYER, SPECTATOR = Viewer("g", "gm"), Viewer("h", "gm"), Viewer("m", "player"), Viewer("z", "spectator")
CHECK = {"modifier": 7, "dc": 137, "secrecy": "hidden-dc"}
ATTACKS = {"dc": 137, "attacks": [{"modifier": 7}, {"modifier": 7, "dc": 139}], "secrecy": "hidden-dc"}


def entry(target: str, parameters: dict[str, Any], by: str = "g", **named: Any) -> Entry:
    (event,) = decide(TABLE, by, Roll(target=target, parameters=parameters, **named), SeededChance(1))
    assert isinstance(event, Rolled)
    return Entry(5, "2026-11-30T20:15:00Z", by, event)


def told(one: Entry, viewer: Viewer) -> dict[str, Any]:
    (seen,) = view([one], viewer)
    assert isinstance(seen, Entry)
    return codec.document(seen.event)


@pytest.mark.parametrize("by", ["g", "m"])
def test_the_gm_sees_what_is_concealed_and_nobody_else(by: str) -> None:
    one = entry("pathfinder2e.check", CHECK, by)
    for viewer in (GM, OTHER_GM):
        assert told(one, viewer)["parameters"]["dc"] == 137
    for viewer in (PLAYER, SPECTATOR):
        assert "dc" not in told(one, viewer)["parameters"]
        assert told(one, viewer)["concealed"] == ["dc"]
        assert "137" not in str(told(one, viewer))
    assert told(one, GM)["value"] == told(one, PLAYER)["value"]


def test_a_roll_for_oneself_conceals_it_from_a_player_too() -> None:
    one = entry("pathfinder2e.check", CHECK, "m", mode="self")
    assert "dc" not in told(one, PLAYER)["parameters"]
    assert redact(one, GM) == Hidden(5)


def test_what_is_concealed_in_a_list_goes_from_every_item() -> None:
    """Also where an item has none of its own: whether one has is told to nobody."""
    one = entry("pathfinder2e.attacks", ATTACKS)
    seen = told(one, PLAYER)["parameters"]
    assert [sorted({"dc"} & set(attack)) for attack in seen["attacks"]] == [[], []]
    assert [attack["modifier"] for attack in seen["attacks"]] == [7, 7]
    assert told(one, GM)["parameters"]["attacks"][1]["dc"] == 139
    assert one.event == entry("pathfinder2e.attacks", ATTACKS).event  # what is stored was not touched


def test_what_is_stored_comes_back_whole_and_is_told_in_part() -> None:
    one = entry("pathfinder2e.attacks", ATTACKS)
    again = codec.entry(codec.row(one))
    assert again == one
    assert isinstance(redact(again, PLAYER), Part) and redact(again, GM) == again
    assert redact(again, PLAYER) == redact(one, PLAYER)


def test_a_roll_stored_without_its_difficulty_is_read_as_it_was() -> None:
    """Once it was not even stored: such an entry names nothing that it conceals, and has nothing to tell."""
    body = """{"mode": "public", "target": "pathfinder2e.check", "value": 17, "outcome": {"key": "failure", "margin": null},
        "dice": [{"sides": 20, "chain": [10], "value": 10, "kept": true}], "explanation": [],
        "parameters": {"modifier": 7, "secrecy": "hidden-dc"}, "rules": {}}"""
    before = codec.entry(Row(5, "2026-11-30T20:15:00Z", "g", "rolled", body))
    assert told(before, PLAYER) == told(before, GM) and "dc" not in told(before, GM)["parameters"]


def test_an_open_roll_is_told_to_all_as_it_is_stored() -> None:
    one = entry("pathfinder2e.check", {**CHECK, "secrecy": "open"})
    assert all(redact(one, viewer) is one for viewer in (GM, PLAYER, SPECTATOR))
    assert "concealed" not in told(one, GM) and '"concealed"' not in codec.row(one).body


SECRET = {
    "pathfinder2e.check": {"modifier": 7, "dc": 15},
    "pathfinder2e.strike": {"modifier": 7, "dc": 15, "damage": "1d8+4"},
    "pathfinder2e.attacks": {"dc": 15, "attacks": [{"modifier": 7, "damage": "1d8"}]},
    "pathfinder2e.hero-point": {"modifier": 7, "dc": 15},
}


@pytest.mark.parametrize("target", SECRET)
@pytest.mark.parametrize("mode", MODES)
def test_a_secret_check_is_the_gms_in_every_mode(target: str, mode: Any) -> None:
    parameters = {**SECRET[target], "secrecy": "secret"}
    players = entry(target, parameters, "m", mode=mode)
    assert redact(players, PLAYER) == redact(players, SPECTATOR) == Hidden(5)
    assert redact(players, OTHER_GM) == players
    gms = entry(target, parameters, "g", mode=mode)
    assert redact(gms, GM) == gms and redact(gms, PLAYER) == Hidden(5)
    # Who leads with others may still roll for themselves alone.
    assert (redact(gms, OTHER_GM) == gms) is (mode != "self")


def test_these_are_all_checks_that_can_be_secret() -> None:
    declared = {
        kind.target
        for system in systems().values()
        for kind in system.checks.values()
        if "secrecy" in kind.__dataclass_fields__
    }
    assert declared == set(SECRET)


def test_a_house_rule_that_would_have_missed_is_not_told_where_the_difficulty_is_hidden(monkeypatch: Any) -> None:
    """The value of a strike with damage does not show the total: whether the rule changed anything would tell of the DC."""

    def said(dc: int) -> list[str]:
        parameters = {"modifiers": [], "rank": "trained", "level": 5, "dc": dc, "damage": "1d6", "secrecy": "hidden-dc"}
        rolled = throw(build(check_type("pathfinder2e.strike"), parameters, {}, parse), ScriptedChance([10, 4]))
        assert rolled.outcome is not None and (rolled.outcome.key, rolled.value) == ("success", 4)
        return [line.key for line in rolled.explanation]

    assert said(10) == said(15)
    monkeypatch.setattr(Strike, "concealed", lambda _: ())
    assert ["explain-rule-mattered" in said(dc) for dc in (10, 15)] == [False, True]
