"""Who may do what, and what a command leads to."""

from __future__ import annotations

import json
from typing import Any

import pytest

from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.explain import explain
from wurfwerk.message import WurfwerkError
from wurfwerk.notation import NotationError, read
from wurfwerk.play.codec import document
from wurfwerk.rules.error import ParameterError
from wurfwerk.table.audience import Viewer, redact
from wurfwerk.table.command import Join, Open, Roll, Say
from wurfwerk.table.decide import MAX_SEATS, decide
from wurfwerk.table.error import TableError
from wurfwerk.table.event import Entry, Event, Joined, Opened, Rolled, Said
from wurfwerk.table.state import Seat, Table
from wurfwerk.table.text import name as clean
from wurfwerk.table.told import message
from wurfwerk.words import Words
from wurfwerk.words.documents import localise

SEATS = {"g": Seat("g", "Gerda", "gm"), "m": Seat("m", "Mia", "player"), "z": Seat("z", "Zoe", "spectator")}
RULE = "openlegend.zero-score-net"
TABLE = Table(name="Test", systems=("openlegend",), seats=SEATS, rules={RULE: "cap-then-net"}, seq=4)
ACTION = {"attribute": 5, "challenge": 20}


def decided(command: Any, by: str | None = "m", seed: int = 1, table: Table = TABLE) -> Event:
    (event,) = decide(table, by, command, SeededChance(seed))
    return event


def refused(command: Any, by: str | None = "m", table: Table = TABLE) -> WurfwerkError:
    with pytest.raises(WurfwerkError) as error:
        decide(table, by, command, SeededChance(1))
    return error.value


def test_opening_without_systems_takes_all_that_are_installed() -> None:
    opened = decided(Open(name="  Der   runde\tTisch ", language="de"), None)
    assert isinstance(opened, Opened)
    assert opened.name == "Der runde Tisch" and {"openlegend", "selektor"} <= set(opened.systems)
    assert decided(Open(name="x", systems=("selektor", "selektor")), None) == Opened("x", ("selektor",), "en", {})


@pytest.mark.parametrize(
    ("command", "key"),
    [
        (Open(name=" \u202e\u0000"), "bad-name"),
        (Open(name="x" * 81), "too-long"),
        (Open(name="x", systems=("chess",)), "unknown-system"),
        (Open(name="x", systems=("selektor",), rules={RULE: "net-then-cap"}), "rule-of-no-system"),
        (Open(name="x", rules={"zero-score-net": "net-then-cap"}), "rule-of-no-system"),
        (Open(name="x", rules={RULE: "maybe"}), "unknown-rule"),
        (Open(name="x", rules={"openlegend.nothing": "x"}), "unknown-rule"),
    ],
)
def test_tables_that_cannot_be_opened(command: Open, key: str) -> None:
    assert refused(command, None).key == key


def test_names_are_kept_as_people_write_them_without_signs_that_act() -> None:
    assert (
        clean("Zoë \U0001f468\u200d\U0001f469\u200d\U0001f467", 40) == "Zoë \U0001f468\u200d\U0001f469\u200d\U0001f467"
    )
    assert clean("a\u202eb\u2066c\x1b[31m\nd", 40) == "abc[31m d"
    assert decided(Join(seat="n", name=" Ada ", role="player"), "n") == Joined("n", "Ada", "player")


@pytest.mark.parametrize("role", ["gm", "player", "spectator"])
def test_the_seats_of_one_role_can_be_filled_and_leave_room_for_the_others(role: Any) -> None:
    full = Table(seats={str(number): Seat(str(number), f"x{number}", role) for number in range(MAX_SEATS[role])})
    assert refused(Join(seat="n", name="Ada", role=role), table=full).key == "too-many-seats"
    for other in MAX_SEATS:
        if other != role:
            assert decided(Join(seat="n", name="Ada", role=other), "n", table=full) == Joined("n", "Ada", other)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\u2800",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u200d",
        "\ufe0f",
        "\u034f",
        "\u0301",
        "\u2028\x00",
        "\ud800",
    ],
)
def test_names_that_nobody_can_see_are_refused(name: str) -> None:
    assert refused(Join(seat="n", name=name, role="player"), "n").key == "bad-name"
    assert refused(Open(name=name), None).key == "bad-name"


@pytest.mark.parametrize(
    "name", ["Gerda", "gerda", " GERDA\u3164", "Ger\u00adda", "Ｇerda", "Gerda (2)", "Ger\u200dda", "Gerda\ufe0f"]
)
@pytest.mark.parametrize("role", ["player", "spectator"])
def test_nobody_takes_the_name_of_who_leads(name: str, role: Any) -> None:
    error = refused(Join(seat="n", name=name, role=role), "n")
    assert error.key == "name-taken" and clean(name, 40) in Words("de").say(error.message)


def test_namesakes_get_a_number() -> None:
    def named(name: str, role: Any = "player", table: Table = TABLE) -> str:
        event = decided(Join(seat="n", name=name, role=role), "n", table=table)
        assert isinstance(event, Joined) and len(event.name) <= 40
        return event.name

    assert named("Tom") == "Tom"
    assert named("mia") == "mia (2)"
    assert named("Gerda", "gm") == "Gerda (2)" and named("Mia", "gm") == "Mia (2)"
    more = Table(seats={**SEATS, "n2": Seat("n2", "Mia (2)", "player"), "l": Seat("l", "x" * 40, "player")})
    assert named("Mia", table=more) == "Mia (3)"
    assert named("x" * 40, table=more) == "x" * 36 + " (2)"


@pytest.mark.parametrize(
    "command", [Say(text="hi"), Say(text="/roll 1d6"), Roll(target="1d6"), Roll(target="1d6", faces=(3,))]
)
@pytest.mark.parametrize("by", ["z", None, "nobody"])
def test_only_who_plays_or_leads_speaks_and_rolls(by: str | None, command: Any) -> None:
    assert refused(command, by).key == "not-allowed"


@pytest.mark.parametrize("mode", ["public", "private", "blind", "self"])
@pytest.mark.parametrize("by", ["g", "m"])
def test_every_mode_is_open_to_who_rolls(by: str, mode: Any) -> None:
    event = decided(Roll(target="3d6", mode=mode), by)
    assert isinstance(event, Rolled) and event.mode == mode and len(event.dice) == 3


@pytest.mark.parametrize(
    ("text", "mode", "target", "note"),
    [
        ("/roll 3W6+2", "public", "3W6+2", None),
        ("/r 1d20 # auf die Falle", "public", "1d20", "auf die Falle"),
        ("/gmr 1d20", "private", "1d20", None),
        ("/br 1d20", "blind", "1d20", None),
        ("/sr 1d20", "self", "1d20", None),
        ("/w 2W6", "public", "2W6", None),
        ("/geheim 2W6", "private", "2W6", None),
        ("/r 1W6r<3", "public", "1W6r<3", None),
        ("/r 2d6 auf die Falle", "public", "2d6", "auf die Falle"),
        ("/r 2 d 6 +  1  # a # b", "public", "2 d 6 +  1", "a # b"),
        ("/r [[ 1d20 + 5 ]] {Angriff}", "public", "1d20 + 5", "Angriff"),
        ("/r {1d6, 1d8 # größer}kh1", "public", "{1d6, 1d8}kh1", "größer"),
        ("/r 1d20\u202e # \u202egeh\u2066eim", "public", "1d20", "geheim"),
        ("/r 3\u00d72W6", "public", "3\u00d72W6", None),
        ("  /r 1d20", "public", "1d20", None),
    ],
)
def test_lines_that_begin_with_a_slash_are_rolls(text: str, mode: str, target: str, note: str | None) -> None:
    event = decided(Say(text=text))
    assert isinstance(event, Rolled)
    assert (event.mode, event.target, event.note) == (mode, target, note)


def test_other_lines_are_said() -> None:
    assert decided(Say(text=" hello\x07 <b>\nyou ")) == Said("hello <b>\nyou")
    assert refused(Say(text="\x00 ")).key == "empty-text"
    assert refused(Say(text="x" * 2_001)).key == "too-long"
    wrong = refused(Say(text="/roll 2d"))
    assert isinstance(wrong, NotationError) and wrong.span is not None
    assert refused(Say(text="/dance")).key in ("syntax", "empty", "unknown-command")


def test_what_is_marked_secret_in_its_text_stays_secret() -> None:
    event = decided(Roll(target="/gmr 1d20", mode="public"))
    assert isinstance(event, Rolled) and event.mode == "private"
    event = decided(Roll(target="/gmr 1d20", mode="self"))
    assert isinstance(event, Rolled) and event.mode == "self"


def test_a_check_is_judged_under_the_rules_of_the_table() -> None:
    event = decided(Roll(target="openlegend.action", parameters=ACTION, faces=(10, 3, 4)))
    assert isinstance(event, Rolled)
    assert event.rules[RULE] == "cap-then-net" and event.typed
    assert (
        event.value == 17
        and event.outcome is not None
        and (event.outcome.key, event.outcome.margin) == ("gm-choice", -3)
    )
    assert event.parameters["attribute"] == 5 and event.parameters["legend-points"] == 0


def test_house_rules_of_a_single_roll_are_the_gms() -> None:
    same = Roll(target="openlegend.action", parameters=ACTION, rules={RULE: "cap-then-net"})
    other = Roll(target="openlegend.action", parameters=ACTION, rules={"zero-score-net": "net-then-cap"})
    assert isinstance(decided(same), Rolled)
    assert refused(other).key == "rules-are-fixed"
    event = decided(other, "g")
    assert isinstance(event, Rolled) and event.rules[RULE] == "net-then-cap"


@pytest.mark.parametrize(
    ("command", "kind", "key"),
    [
        (Roll(target="daggerheart.action", parameters={"difficulty": 3}), TableError, "system-not-here"),
        (Roll(target="openlegend.nothing"), ParameterError, "unknown-check"),
        (Roll(target="chess.move"), ParameterError, "unknown-check"),
        (Roll(target="openlegend.action", parameters={"attribute": "5"}), ParameterError, "out-of-bounds"),
        (Roll(target="openlegend.action", parameters={"attribute": 5, "luck": 1}), ParameterError, "unknown-parameter"),
        (Roll(target="2d6", parameters={"attribute": 5}), TableError, "notation-has-no-parameters"),
        (Roll(target="2001d6"), TableError, "too-many-dice"),
        (Roll(target="{1000d6, 1001d6}"), TableError, "too-many-dice"),
        (Roll(target="2000d1000!>1"), TableError, "too-many-throws"),
        (Roll(target="x" * 50_000), NotationError, "too-long"),
        (Roll(target=""), NotationError, "empty"),
    ],
)
def test_rolls_that_are_refused(command: Roll, kind: type[WurfwerkError], key: str) -> None:
    error = refused(command)
    assert isinstance(error, kind) and error.key == key


def test_the_same_chance_makes_the_same_event() -> None:
    roll = Roll(target="10d6!kh3")
    assert decided(roll, seed=7) == decided(roll, seed=7)
    assert len({repr(decided(roll, seed=seed)) for seed in range(10)}) > 5


def test_typed_in_faces_make_the_same_roll_again() -> None:
    event = decided(Roll(target="5d6"), seed=3)
    assert isinstance(event, Rolled) and not event.typed
    faces = tuple(face for die in event.dice for face in die.chain)
    again = decided(Roll(target="5d6", faces=faces))
    assert isinstance(again, Rolled) and again.typed and (again.value, again.dice) == (event.value, event.dice)


def test_a_comparison_and_a_fraction() -> None:
    event = decided(Roll(target="(1d20)>=10", faces=(12,)))
    assert isinstance(event, Rolled) and (event.value, event.compared) == (1, (12, 10))
    event = decided(Roll(target="7/2"))
    assert isinstance(event, Rolled) and event.value == "7/2"


@pytest.mark.parametrize("target", ["3W6+2", "/gmr 3W6+2 # x", "3W6+2 # x"])
def test_the_form_keeps_what_was_typed_as_the_input_line_does(target: str) -> None:
    event = decided(Roll(target=target))
    assert isinstance(event, Rolled) and event.target == "3W6+2"
    assert isinstance(event.explanation, tuple) and str(event.explanation[0]).startswith("3W6+2: ")


def test_plain_notation_is_explained_in_symbols_and_then_in_words() -> None:
    event = decided(Say(text="/r 4W6kh3+2"))
    assert isinstance(event, Rolled) and isinstance(event.explanation, tuple)
    symbols, *words = event.explanation
    assert isinstance(symbols, str) and symbols.endswith(f" = {event.value}")
    reading = read("4W6kh3+2")
    assert message(words[0]) == explain(reading.expression)
    assert message(words[1]).key == "roll-total" and message(words[1]).arguments["value"] == event.value
    shown = {language: localise(document(event), Words(language))["explanation"] for language in ("de", "en")}
    assert shown["de"].splitlines()[0] == shown["en"].splitlines()[0] == symbols
    assert shown["de"].splitlines()[1:] != shown["en"].splitlines()[1:]
    assert len(shown["de"].splitlines()) == 3 and "W6" in shown["de"].splitlines()[1]


def test_hints_on_how_notation_was_read_are_kept_as_messages() -> None:
    event = decided(Roll(target="3d6r<3"))
    assert isinstance(event, Rolled)
    assert [message(hint) for hint in event.hints] == list(read("3d6r<3").hints) != []
    german = localise(document(event), Words("de"))["hints"]
    assert len(german) == len(event.hints) and german != localise(document(event), Words("en"))["hints"]
    assert "hints" not in document(decided(Roll(target="3d6")))


def test_rules_of_a_check_do_not_pass_unheard_with_notation() -> None:
    assert refused(Roll(target="2d6", rules={"openlegend.tie": "reroll"}), "g").key == "notation-has-no-parameters"


@pytest.mark.parametrize("sign", ["\u202e", "\u202d", "\u2066", "\u2067", "\u200e", "\u200f", "\u061c", "\x1b", "\x00"])
def test_no_text_keeps_signs_that_act_on_what_stands_around_them(sign: str) -> None:
    assert decided(Say(text=f"a{sign}b")) == Said("ab")
    modifiers = [{"kind": "item", "amount": 1, "source": f"Sch{sign}wert"}]
    table = Table(systems=("pathfinder2e", "openlegend"), seats=SEATS)
    rolls = (
        Roll(target=f"2d6 # no{sign}te"),
        Roll(target="2d6", note=f"no{sign}te"),
        Roll(target="openlegend.action", parameters=ACTION, note=f"no{sign}te"),
        Roll(target="pathfinder2e.check", parameters={"modifiers": modifiers, "dc": 15}, note="note"),
    )
    for roll in rolls:
        event = decided(roll, table=table)
        assert isinstance(event, Rolled) and event.note == "note"
        assert sign not in json.dumps(document(event), ensure_ascii=False)
    joined = decided(Join(seat="n", name=f"A{sign}da", role="player"), "n")
    assert joined == Joined("n", "Ada", "player")


@pytest.mark.parametrize("sign", ["\n", "\r\n", "\r", "\x0b", "\x0c", "\x85", "\u2028", "\u2029"])
def test_only_what_is_said_has_several_lines(sign: str) -> None:
    assert decided(Say(text=f"a{sign}b")) == Said("a\nb")
    modifiers = [{"kind": "item", "amount": 1, "source": f"a{sign}b"}]
    table = Table(systems=("pathfinder2e", "openlegend"), seats=SEATS)
    rolls = (
        Roll(target=f"2d6[a{sign}b] # a{sign}b"),
        Roll(target="2d6", note=f"a{sign}b"),
        Roll(target="pathfinder2e.check", parameters={"modifiers": modifiers, "dc": 15}, note=f"a{sign}b"),
    )
    for roll in rolls:
        event = decided(roll, table=table)
        assert isinstance(event, Rolled) and event.note == "a b"
        stored = document(event)
        assert "a b" in json.dumps([stored["dice"], stored["parameters"], stored["target"], stored["note"]])
        assert sign not in repr(stored) and repr(sign)[1:-1] not in repr(stored)


def test_a_hidden_sign_before_the_slash_does_not_say_a_secret_roll_to_all() -> None:
    event = decided(Say(text="\u202e/gmr 1d20"))
    assert isinstance(event, Rolled) and event.mode == "private"
    assert isinstance(refused(Say(text="\x00/gmr 1d20")), NotationError)


def test_texts_of_any_script_stay_as_they_are() -> None:
    for text in ("שלום 12 عالم", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "zwei\nZeilen", "Ü–„x“ ½"):
        assert decided(Say(text=text)) == Said(text)


def test_a_hidden_difficulty_is_in_nothing_that_is_told() -> None:
    table = Table(name="Test", systems=("pathfinder2e",), seats=SEATS, rules={}, seq=4)
    for seed in range(40):
        parameters = {"modifier": 7, "dc": 37, "secrecy": "hidden-dc"}
        event = decided(Roll(target="pathfinder2e.check", parameters=parameters), "g", seed, table)
        assert isinstance(event, Rolled)
        assert event.outcome is not None and event.outcome.margin is None
        assert event.value == event.dice[0].value + 7
        for seat, told in ((SEATS["g"], True), (SEATS["m"], False)):
            seen = redact(Entry(5, "", "g", event), Viewer(seat.seat, seat.role))
            assert isinstance(seen, Entry)
            text = json.dumps(document(seen.event)).replace(str(event.value), "")
            assert ("37" in text) is told


@pytest.mark.parametrize("mode", ["public", "private", "blind", "self"])
def test_a_secret_check_is_the_game_masters_whoever_rolls(mode: Any) -> None:
    table = Table(name="Test", systems=("pathfinder2e",), seats=SEATS, rules={}, seq=4)
    event = decided(
        Roll(target="pathfinder2e.check", parameters={"modifier": 7, "dc": 15, "secrecy": "secret"}, mode=mode),
        "m",
        1,
        table,
    )
    assert isinstance(event, Rolled) and event.mode == "blind"
