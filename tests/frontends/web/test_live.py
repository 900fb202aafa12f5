"""The live line: order, catching up, languages, presence, and what happens to a socket that does not read."""

from __future__ import annotations

import json
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed

from tests.live_server import LiveLine, LiveServer, live_server
from wurfwerk.adapters.sqlite import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[LiveServer]:
    with live_server() as server:
        yield server


def test_after_decides_where_the_line_begins(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line() as line:
        line.do(do="say", id="1", text="one")
        line.do(do="say", id="2", text="two")
        seqs = [json.loads(text).get("seq") for text in line.frames if '"event"' in text]
        assert seqs == [1, 2, 3, 4]
    with mia.line(3) as line:
        assert line.until("seq", 4)["event"]["text"] == "two"
        assert all(json.loads(text).get("seq", 4) == 4 for text in line.frames)


def test_everything_arrives_once_and_in_order_while_others_write(server: LiveServer) -> None:
    opened = server.open()
    people = [server.sit(opened, "player", f"P{number}") for number in range(4)]
    each = 60

    def write(number: int) -> None:
        with people[number].line(1_000) as line:
            for index in range(each):
                line.do(do="say", id=str(index), text=f"{number} {index}")

    writers = [threading.Thread(target=write, args=(number,)) for number in range(3)]
    for writer in writers:
        writer.start()
    last = 1 + len(people) + 3 * each
    seen: list[int] = []
    # Opened in the middle of it, again and again: what was missed and what is new must meet without a seam.
    while not seen or seen[-1] < last:
        with people[3].line(seen[-1] if seen else 0) as line:
            for _ in range(40):
                frame = line.take()
                if "event" in frame:
                    seen.append(frame["seq"])
                if seen and seen[-1] == last:
                    break
    for writer in writers:
        writer.join()
    assert seen == list(range(1, last + 1))


def test_a_language_for_each_person_and_a_switch_at_once(server: LiveServer) -> None:
    opened = server.open(systems=["openlegend"])
    gm, tom = server.sit(opened, "gm", "Gerda", "de"), server.sit(opened, "player", "Tom", "en")
    roll = {"do": "roll", "target": "openlegend.action", "parameters": {"attribute": 1}, "mode": "public"}
    with gm.line(3) as german, tom.line(3) as english, tom.line(3, lang="de") as fixed:
        german.do(id="1", **roll)
        words = [line.entry(4)["event"]["explanation"] for line in (german, english, fixed)]
        assert words[0] == words[2] != words[1]
        assert german.do(do="speak", id="2", language="en") == {"ack": "2", "seq": 4}
        german.do(id="3", **roll)
        assert (
            german.entry(5)["event"]["label"] == english.entry(5)["event"]["label"] != fixed.entry(5)["event"]["label"]
        )


def test_presence_is_told_when_somebody_comes_or_goes(server: LiveServer) -> None:
    opened = server.open()
    mia, tom = server.sit(opened, "player", "Mia"), server.sit(opened, "player", "Tom")
    with mia.line(3) as line:
        line.until("presence", [mia.seat])
        with tom.line(3):
            line.until("presence", sorted([mia.seat, tom.seat]))
            with tom.line(3) as second_tab:
                second_tab.until("presence", sorted([mia.seat, tom.seat]))
        line.until("presence", [mia.seat])


def test_commands_of_one_socket_are_answered_in_their_order(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line() as line:
        for number in range(40):
            line.send(do="say", id=str(number), text="" if number % 5 == 4 else "x")
        answers = []
        while len(answers) < 40:
            frame = line.take()
            if "ack" in frame or "nack" in frame:
                answers.append(frame.get("ack", frame.get("nack")))
        assert answers == [str(number) for number in range(40)]


def test_who_does_not_read_is_dropped_and_comes_back() -> None:
    with live_server(buffer=4096) as server:
        opened = server.open()
        mia, tom = server.sit(opened, "player", "Mia"), server.sit(opened, "player", "Tom")
        alone = json.dumps({"presence": [mia.seat]}, separators=(",", ":"))
        text = "x" * 2_000
        with tom.line(3) as slow, mia.line(3) as line:
            # Nobody takes what this client has received, so after a few frames it stops reading from the network.
            line.until("presence", sorted([mia.seat, tom.seat]))
            for number in range(0, 6_000, 20):
                del line.frames[:]
                for each in range(number, number + 20):
                    line.send(do="say", id=str(each), text=text)
                line.until("ack", str(number + 19))
                if alone in line.frames:
                    break
            else:
                pytest.fail("the slow socket was never dropped")
            drain_until_closed(slow)
        last = mia.get().json()["seq"]
        with tom.line(last - 10) as back:
            assert back.until("seq", last)["event"]["text"] == text


def drain_until_closed(line: LiveLine) -> None:
    """Read what is left; the server must have ended the line."""
    with pytest.raises(ConnectionClosed):
        take_all(line)


def take_all(line: LiveLine) -> None:
    while True:
        line.take()


def test_asking_behind_the_end_misses_nothing(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line(1_000_000) as line:
        line.do(do="say", id="1", text="new")
        assert line.entry(3)["event"]["text"] == "new"


def test_a_restart_keeps_log_seats_links_and_answers(tmp_path: Path) -> None:
    def store() -> SqliteStore:
        return SqliteStore(tmp_path / "tables.sqlite3")

    with live_server(store()) as server:
        opened = server.open()
        gm, mia = server.sit(opened, "gm", "Gerda"), server.sit(opened, "player", "Mia")
        with mia.line() as line:
            rolled = line.do(do="roll", id="1", target="5d6", mode="private")
            line.do(do="speak", id="2", language="de")
        before = (gm.entries(), mia.entries(), gm.get().json(), mia.get().json())
    with live_server(store()) as server:
        gm, mia = (type(mia)(server, each.table, each.seat, each.token) for each in (gm, mia))
        assert (gm.entries(), mia.entries(), gm.get().json(), mia.get().json()) == before
        with mia.line(10) as line:
            assert line.do(do="roll", id="1", target="5d6", mode="private") == rolled
            assert line.do(do="roll", id="3", target="5d6")["seq"] == rolled["seq"] + 1
        server.sit(opened, "spectator", "Zoe")


def test_a_blind_roll_is_in_no_byte_of_a_players_traffic(server: LiveServer) -> None:
    """A071, A072, A073: neither to the roller nor to the others, on no way, also not after a reload."""
    opened = server.open(systems=["openlegend"])
    gm = server.sit(opened, "gm", "Gerda")
    others = [
        server.sit(opened, role, name) for role, name in (("player", "Mia"), ("player", "Tom"), ("spectator", "Zoe"))
    ]
    mia = others[0]
    with gm.line() as watching, mia.line() as own, others[1].line() as other, others[2].line() as onlooker:
        assert own.do(do="say", id="1", text="/br 77d1000 # MARKED")["ack"] == "1"
        own.do(
            do="roll", id="2", target="openlegend.action", parameters={"attribute": 7, "challenge": 33}, mode="blind"
        )
        own.do(do="say", id="3", text="done")
        seen = [watching.entry(6)["event"], watching.entry(7)["event"]]
        assert seen[0]["note"] == "MARKED" and len(seen[0]["dice"]) == 77 and seen[1]["mode"] == "blind"
        for line in (own, other, onlooker):
            line.entry(8)
            assert line.entry(6) == {"seq": 6, "hidden": True} and line.entry(7) == {"seq": 7, "hidden": True}
            assert not any("MARKED" in text or '"rolled"' in text for text in line.frames)
    for somebody in others:
        pages = [
            somebody.get(),
            somebody.get("/log"),
            *[somebody.get("/export", format=f) for f in ("jsonl", "md", "html")],
        ]
        for page in pages:
            assert page.status_code == 200
            assert "MARKED" not in page.text and "1000" not in page.text and "openlegend.action" not in page.text


def test_one_person_in_two_tabs_is_one_seat(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line() as one, mia.line() as two:
        one.do(do="say", id="1", text="from the first tab")
        assert two.entry(3)["by"] == mia.seat
        two.do(do="say", id="2", text="from the second")
        assert one.entry(4)["by"] == mia.seat
    assert len(mia.get().json()["seats"]) == 1


def test_a_frame_beyond_all_bounds_ends_the_line(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line() as line:
        with suppress(ConnectionClosed):  # the line may end while the frame is still being sent
            line.socket.send("x" * 3_000_000)
        drain_until_closed(line)
    assert mia.get().status_code == 200


def test_a_socket_that_vanishes_leaves_its_command_stored(server: LiveServer) -> None:
    opened = server.open()
    mia, tom = server.sit(opened, "player", "Mia"), server.sit(opened, "player", "Tom")
    with tom.line() as watching:
        with mia.line() as line:
            line.send(do="say", id="1", text="last words")
        assert watching.until("seq", 4)["event"]["text"] == "last words"
    with mia.line() as line:
        assert line.do(do="say", id="1", text="last words") == {"ack": "1", "seq": 4}


def test_a_whole_number_of_any_length_is_a_number_in_json(server: LiveServer) -> None:
    """Values are JSON integers also where a double cannot hold them: who reads them must not go by way of one."""
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line() as line:
        ack = line.do(do="roll", id="1", target="10**16+1d6", faces=[1])
        line.do(do="roll", id="2", target="(10**16+1d6)>=2", faces=[1])
        live = [next(text for text in line.frames if f'"seq":{seq},' in text and '"event"' in text) for seq in (3, 4)]
    assert ack["seq"] == 3
    assert '"value":10000000000000001,' in live[0] and '"value":10000000000000001,' in mia.get("/log").text
    assert '"compared":[10000000000000001,2]' in live[1] and '"margin":9999999999999999}' in live[1]
    assert " = 10000000000000001 " in mia.get("/export", format="html").text.replace("·", "· ").replace("<", " <")
    odds = server.http.post("/api/odds", json={"target": "10**16+1d6"})
    assert '"min":10000000000000001,"max":10000000000000006,' in odds.text and '"10000000000000003":"1/6"' in odds.text
