"""The contract's HTTP and WebSocket section, word by word, against the running application."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.live_server import LiveServer, StoppedClock, live_server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[LiveServer]:
    with live_server() as server:
        yield server


def test_it_says_when_it_can_serve(server: LiveServer) -> None:
    assert server.http.get("/healthz").status_code == 200


def test_the_schema_lists_every_address(server: LiveServer) -> None:
    schema = server.http.get("/api/openapi.json").json()
    assert set(schema["paths"]) == {
        "/api/tables", "/api/tables/{table}", "/api/tables/{table}/seats", "/api/tables/{table}/log",
        "/api/tables/{table}/export", "/api/odds", "/api/systems", "/healthz",
    }  # fmt: skip


def test_a_table_is_opened_with_three_links(server: LiveServer) -> None:
    body = {
        "name": "Runde",
        "systems": ["openlegend"],
        "language": "de",
        "rules": {"openlegend.zero-score-net": "cap-then-net"},
    }
    answer = server.http.post("/api/tables", json=body)
    assert answer.status_code == 201
    opened = answer.json()
    assert set(opened) == {"table", "links"} and set(opened["links"]) == {"gm", "player", "spectator"}
    tokens = set()
    for link in opened["links"].values():
        path, token = link.split("#")
        assert path == f"/t/{opened['table']}" and len(token) == 22
        tokens.add(token)
    assert len(tokens) == 3


def test_a_seat_is_taken_with_a_link_and_kept_in_a_cookie(server: LiveServer) -> None:
    opened = server.open()
    token = opened["links"]["player"].partition("#")[2]
    path = f"/api/tables/{opened['table']}"
    with httpx.Client(base_url=server.http.base_url, timeout=60) as own:
        answer = own.post(f"{path}/seats", json={"token": token, "name": " Mia "})
        assert (
            answer.status_code == 201 and set(answer.json()) == {"seat", "role"} and answer.json()["role"] == "player"
        )
        cookie = answer.headers["set-cookie"]
        assert (
            "HttpOnly" in cookie and "SameSite=strict" in cookie and f"Path={path}" in cookie and "Secure" not in cookie
        )
        assert own.get(f"{path}/log").status_code == 200
        again = own.post(f"{path}/seats", json={"token": token, "name": "Mia"})
        assert (again.status_code, again.json()) == (200, answer.json())
        other = own.post(f"{path}/seats", json={"token": token, "name": "Tom"})
        assert other.status_code == 201 and other.json()["seat"] != answer.json()["seat"]
    secure = httpx.post(
        f"http://127.0.0.1:{server.port}{path}/seats",
        json={"token": token, "name": "Ada"},
        headers={"X-Forwarded-Proto": "https"},
    )
    assert "; Secure" in secure.headers["set-cookie"]


def test_the_table_as_a_seat_sees_it(server: LiveServer) -> None:
    opened = server.open(name="Runde", systems=["daggerheart"])
    gm, mia = server.sit(opened, "gm", "Gerda"), server.sit(opened, "player", "Mia", "de")
    seen = mia.get().json()
    seats = [{"seat": gm.seat, "name": "Gerda", "role": "gm"}, {"seat": mia.seat, "name": "Mia", "role": "player"}]
    assert seen == {
        "table": opened["table"], "name": "Runde", "language": "en", "systems": ["daggerheart"], "rules": {},
        "seat": {**seats[1], "language": "de"}, "seats": seats, "seq": 3,
    }  # fmt: skip
    assert gm.get().json()["links"] == opened["links"]
    assert mia.get(lang="en").json()["seat"]["language"] == "en"


def test_rolling_saying_speaking_on_the_live_line(server: LiveServer) -> None:
    opened = server.open(systems=["openlegend"])
    gm, mia = server.sit(opened, "gm", "Gerda"), server.sit(opened, "player", "Mia", "de")
    with gm.line(3) as first, mia.line(3) as second:
        parameters = {"attribute": 3, "advantage": 2, "challenge": 20}
        command = {"target": "openlegend.action", "parameters": parameters, "mode": "public", "faces": [10, 8, 8, 3, 5]}
        assert second.do(do="roll", id="a", **command) == {"ack": "a", "seq": 4}
        german, english = second.entry(4), first.entry(4)
        assert german["by"] == english["by"] == mia.seat and german["at"].endswith("Z")
        event = german["event"]
        assert event["kind"] == "rolled" and event["mode"] == "public" and event["typed"] is True
        assert event["value"] == 23 and event["outcome"]["key"] == "success" and event["outcome"]["margin"] == 3
        assert [die["chain"] for die in event["dice"]] == [[10], [8, 5], [8], [3]] or [8, 5] in [
            die["chain"] for die in event["dice"]
        ]
        assert (
            event["parameters"]["legend-points"] == 0 and event["rules"]["openlegend.zero-score-net"] == "net-then-cap"
        )
        assert event["label"] == "Aktionswurf" and english["event"]["label"] != event["label"]
        assert english["event"]["explanation"] != event["explanation"]

        assert second.do(do="say", id="b", text="/gmr 3W6+2 # Falle")["ack"] == "b"
        hidden_to_none = second.entry(5)["event"]
        assert (hidden_to_none["mode"], hidden_to_none["target"], hidden_to_none["note"]) == (
            "private",
            "3W6+2",
            "Falle",
        )
        assert second.do(do="speak", id="c", language="en") == {"ack": "c", "seq": 5}
        second.send(do="say", id="d", text="hallo")
        said = hidden_to_none["explanation"].splitlines()
        assert said[0].startswith("3W6+2: ") and len(said) == 3
        assert second.entry(6)["event"] == {"kind": "said", "text": "hallo"}
    assert (
        mia.get(
            "",
        ).json()["seat"]["language"]
        == "en"
    )


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ({"do": "roll", "target": "2d"}, "syntax"),
        ({"do": "roll", "target": "d1!"}, "endless-explosion"),
        ({"do": "roll", "target": "2d6", "mod": "blind"}, "wrong-shape"),
        ({"do": "roll", "target": "2d6", "mode": "hidden"}, "wrong-shape"),
        ({"do": "roll", "target": 6}, "wrong-shape"),
        ({"do": "roll", "target": "2d6", "faces": [1]}, "too-few-faces"),
        ({"do": "roll", "target": "2d6", "faces": [1, 7]}, "impossible-face"),
        ({"do": "roll", "target": "2d6", "faces": [1, 2, 3]}, "left-over-faces"),
        ({"do": "roll", "target": "2d6", "parameters": {"attribute": 1}}, "notation-has-no-parameters"),
        ({"do": "roll", "target": "9999d6"}, "too-many-dice"),
        ({"do": "roll", "target": "openlegend.action", "parameters": {"attribute": 11}}, "out-of-bounds"),
        ({"do": "roll", "target": "openlegend.action"}, "missing-parameter"),
        ({"do": "roll", "target": "openlegend.nothing"}, "unknown-check"),
        ({"do": "roll", "target": "daggerheart.action", "parameters": {"difficulty": 5}}, "system-not-here"),
        ({"do": "roll", "target": "2d6", "rules": {"openlegend.tie": 4}}, "wrong-shape"),
        ({"do": "say", "text": "  "}, "empty-text"),
        ({"do": "say", "text": "x" * 2001}, "too-long"),
        ({"do": "say", "text": "x" * 100_000}, "too-long"),
        ({"do": "say", "text": "/roll"}, "empty"),
        ({"do": "dance"}, "wrong-shape"),
        ({"do": "speak", "language": "fr"}, "wrong-shape"),
    ],
)
def test_what_is_refused_leaves_no_trace(server: LiveServer, command: dict[str, object], key: str) -> None:
    mia = server.sit(server.open(systems=["openlegend"]), "player", "Mia", "de")
    with mia.line() as line:
        answer = line.do(**{**command, "id": "x"})
        assert answer["nack"] == "x" and answer["error"]["key"] == key
        assert set(answer["error"]) >= {"key", "message"} and answer["error"]["message"].strip()
    assert mia.get().json()["seq"] == 2


@pytest.mark.parametrize(
    "frame", ["", "{", "[]", "null", '{"do":"say","id":"\\ud800","text":"x"}', "[" * 20_000, '{"id":7}']
)
def test_what_is_no_command_is_answered_and_the_line_stays(server: LiveServer, frame: str) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line(2) as line:
        line.socket.send(frame)
        while "nack" not in (answer := line.take()):
            pass
        assert answer["error"]["key"] in ("not-json", "wrong-shape")
        assert line.do(do="say", id="1", text="still here")["seq"] == 3


def test_a_repeated_command_gets_the_first_ack_again(server: LiveServer) -> None:
    opened = server.open()
    mia, tom = server.sit(opened, "player", "Mia"), server.sit(opened, "player", "Tom")
    with mia.line() as one, mia.line() as two, tom.line() as other:
        first = one.do(do="roll", id="same", target="3d6")
        assert two.do(do="roll", id="same", target="3d6") == first
        assert two.do(do="say", id="same", text="something else") == first
        assert other.do(do="say", id="same", text="another seat")["seq"] == first["seq"] + 1
        assert mia.get().json()["seq"] == first["seq"] + 1


def test_spectators_look_on(server: LiveServer) -> None:
    opened = server.open()
    zoe = server.sit(opened, "spectator", "Zoe")
    with zoe.line() as line:
        for command in ({"do": "roll", "target": "1d6"}, {"do": "say", "text": "hi"}, {"do": "say", "text": "/r 1d6"}):
            assert line.do(**command, id="1")["error"]["key"] == "not-allowed"
        assert line.do(do="speak", id="2", language="de")["ack"] == "2"


def test_refusals_before_the_line_opens(server: LiveServer) -> None:
    opened = server.open()
    mia = server.sit(opened, "player", "Mia")
    live = f"ws://127.0.0.1:{server.port}/api/tables/{opened['table']}/live"

    def status(address: str, headers: dict[str, str]) -> tuple[int, str]:
        with pytest.raises(InvalidStatus) as refused:
            connect(address, additional_headers=headers)
        response = refused.value.response
        return response.status_code, json.loads(response.body or b"{}")["error"]["key"]

    assert status(live, {}) == (401, "no-seat")
    assert status(live, {"Authorization": "Bearer AAAAAAAAAAAAAAAAAAAAAA"}) == (401, "no-seat")
    assert status(live.replace(opened["table"], "nothing"), mia.headers) == (404, "no-such-table")
    assert status(live, {**mia.headers, "Origin": "http://evil.example"}) == (403, "foreign-origin")
    assert status(live, {**mia.headers, "Origin": "null"}) == (403, "foreign-origin")
    assert status(f"{live}?after=x", mia.headers) == (400, "wrong-shape")
    with connect(live, additional_headers={**mia.headers, "Origin": f"http://127.0.0.1:{server.port}"}):
        pass
    with connect(live, additional_headers={"Cookie": f"wurfwerk-seat={mia.token}"}):
        pass


def test_statuses_of_http(server: LiveServer) -> None:
    opened = server.open()
    mia = server.sit(opened, "player", "Mia", "de")
    table = f"/api/tables/{opened['table']}"
    post = server.http.post
    token = opened["links"]["gm"].partition("#")[2]
    cases = [
        (post("/api/tables", content=b"{", headers={"Content-Type": "application/json"}), 400, "not-json"),
        (post("/api/tables", content=b"[" * 30_000, headers={"Content-Type": "application/json"}), 400, "not-json"),
        (post("/api/tables", json=[]), 400, "not-json"),
        (post("/api/tables", json={}), 400, "wrong-shape"),
        (post("/api/tables", json={"name": 7}), 400, "wrong-shape"),
        (post("/api/tables", json={"name": "x", "language": "fr"}), 400, "wrong-shape"),
        (post("/api/tables?lang=fr", json={"name": "x"}), 400, "wrong-shape"),
        (post("/api/tables", json={"name": " \u202e"}), 422, "bad-name"),
        (post("/api/tables", json={"name": "x" * 81}), 413, "too-long"),
        (post("/api/tables", json={"name": "x" * 8_001}), 413, "too-long"),
        (post("/api/tables", json={"name": "x", "systems": ["chess"]}), 422, "unknown-system"),
        (post("/api/tables", json={"name": "x", "systems": []}), 422, "empty-systems"),
        (post("/api/tables", content=b'{"name":"x","name":"y"}', headers={"Content-Type": "application/json"}),
         400, "wrong-shape"),
        (post("/api/odds", content=b'{"target":"openlegend.action","parameters":{"attribute":1,"attribute":9}}',
              headers={"Content-Type": "application/json"}), 400, "wrong-shape"),
        (post("/api/tables", json={"name": "x", "rules": {"tie": "reroll"}}), 422, "rule-of-no-system"),
        (post("/api/tables", json={"name": "x", "rules": {"openlegend.tie": "x"}}), 422, "unknown-rule"),
        (post("/api/tables", json={"name": "x", "rules": {"openlegend.x": "x"}}), 422, "unknown-rule"),
        (post("/api/tables", content=b'"' + b"x" * 1_000_000 + b'"'), 413, "too-long"),
        (post("/api/tables", json={"name": "x"}, headers={"Origin": "http://evil.example"}), 403, "foreign-origin"),
        (post(f"{table}/seats", json={"token": "AAAAAAAAAAAAAAAAAAAAAA", "name": "x"}), 403, "bad-link"),
        (post(f"{table}/seats", json={"token": "ä", "name": "x"}), 403, "bad-link"),
        (post(f"{table}/seats", json={"token": token, "name": ""}), 422, "bad-name"),
        (post("/api/tables/nothing/seats", json={"token": token, "name": "x"}), 404, "no-such-table"),
        (server.http.get(table), 401, "no-seat"),
        (server.http.get(f"{table}/log"), 401, "no-seat"),
        (server.http.get(f"{table}/export"), 401, "no-seat"),
        (server.http.get("/api/tables/nothing/log"), 404, "no-such-table"),
        (mia.get("/log", after="x"), 400, "wrong-shape"),
        (mia.get("/log", after=-1), 400, "wrong-shape"),
        (mia.get("/log", limit=0), 400, "wrong-shape"),
        (mia.get("/export", format="pdf"), 400, "wrong-shape"),
        (server.http.get("/api/nothing"), 404, "not-found"),
        (server.http.get("/assets/nothing.js"), 404, "not-found"),
        (server.http.delete(table), 405, "wrong-method"),
        (server.http.get("/t/x?" + "x" * 5_000), 413, "too-long"),
        (post("/api/odds", json={"target": "2d"}), 422, "syntax"),
        (post("/api/odds", json={"target": "999999999d999999999"}), 422, "too-many-dice"),
        (post("/api/odds", json={"target": "9**9**9"}), 422, "too-large"),
        (post("/api/odds", json={"target": "(" * 10_000}), 422, None),
        (post("/api/odds", json={"target": "openlegend.actoin"}), 422, "unknown-check"),
        (post("/api/odds", json={"target": "openlegend.action", "parameters": {"attribute": 99}}), 422, "out-of-bounds"),
        (post("/api/odds", json={"target": "2d6", "parameters": {"a": 1}}), 422, "notation-has-no-parameters"),
        (post("/api/odds", content=b'{"target":"openlegend.action","parameters":{"attribute":"\\ud800"}}',
              headers={"Content-Type": "application/json"}), 422, "out-of-bounds"),
    ]  # fmt: skip
    for answer, status, key in cases:
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (status, key or error["key"]), (answer.request, answer.text)
        assert set(error) >= {"key", "message", "span", "hint"} and error["message"].strip()
    german = mia.get("/log", after="x").json()["error"]["message"]
    assert german != mia.get("/log", after="x", lang="en").json()["error"]["message"]
    asked = server.http.get(table, headers={"Accept-Language": "de"}).json()["error"]["message"]
    assert asked != server.http.get(table).json()["error"]["message"]


def test_the_log_in_pages(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia")
    with mia.line() as line:
        for number in range(10):
            line.do(do="say", id=str(number), text=str(number))
    assert [entry["seq"] for entry in mia.get("/log", after=4, limit=3).json()["entries"]] == [5, 6, 7]
    assert [entry["seq"] for entry in mia.get("/log", limit=1000).json()["entries"]] == list(range(1, 13))
    assert mia.get("/log", after=12).json() == {"entries": []}


def test_odds_and_systems(server: LiveServer) -> None:
    question = {"target": "openlegend.action", "parameters": {"attribute": 5, "challenge": 20}, "at-least": [20]}
    odds = server.http.post("/api/odds?lang=de", json=question).json()
    chances = {outcome["key"]: outcome["probability"] for outcome in odds["outcomes"]}
    assert chances["success"] == odds["at-least"]["20"] == "89/192"
    assert odds["system"] == "openlegend" and odds["max"] is None
    plain = server.http.post("/api/odds", json={"target": "3d6"}).json()
    assert plain["pmf"]["10"] == "1/8" and plain["tail"] == "0"
    assert "hints" not in plain and len(plain["explanation"]) == 1
    read = {lang: server.http.post(f"/api/odds?lang={lang}", json={"target": "3W6r<3"}).json() for lang in ("de", "en")}
    assert read["de"]["explanation"] != read["en"]["explanation"] and "W6" in read["de"]["explanation"][0]
    assert read["de"]["hints"] != read["en"]["hints"]
    systems = server.http.get("/api/systems?lang=de").json()["systems"]
    assert {system["key"] for system in systems} >= {"openlegend", "daggerheart"}
    assert systems != server.http.get("/api/systems?lang=en").json()["systems"]


def test_too_many_requests() -> None:
    clock = StoppedClock()
    with live_server(rate=1, clock=clock) as server:
        opened = server.open()
        mia = server.sit(opened, "player", "Mia")
        ask = partial(server.http.post, "/api/odds", json={"target": "1d6"})
        assert ask().status_code == 200
        answer = ask()
        assert answer.status_code == 429 and answer.json()["error"]["key"] == "too-fast"
        assert answer.headers["retry-after"] == "1"
        with mia.line() as line:
            say = partial(line.do, do="say", text="x")
            assert [say(id=str(number)) for number in range(3)] == [{"ack": str(n), "seq": n + 3} for n in range(3)]
            assert say(id="3")["error"]["key"] == "too-fast"
            # What was answered before is answered again, and looking on is not limited.
            assert say(id="0") == {"ack": "0", "seq": 3}
            assert all(mia.get("/log").status_code == 200 for _ in range(20))
            clock.time += 1
            assert say(id="4") == {"ack": "4", "seq": 6} and say(id="5")["nack"] == "5"
        assert ask().status_code == 200 and ask().status_code == 429


def test_an_address_takes_a_round_of_seats_at_once_and_not_all_there_are() -> None:
    clock = StoppedClock()
    with live_server(rate=20, clock=clock) as server:
        opened, other = server.open(), server.open()
        path, token = f"/api/tables/{opened['table']}/seats", opened["links"]["player"].partition("#")[2]

        def sit() -> int:
            clock.time += 0.05
            with httpx.Client(base_url=server.http.base_url, timeout=60) as own:
                return own.post(path, json={"token": token, "name": "Mia"}).status_code

        answers = [sit() for _ in range(150)]
        taken = answers.count(201)
        assert answers[:100] == [201] * 100 and taken < 115 and set(answers) == {201, 429}
        assert server.sit(other, "player", "Mia").get().status_code == 200
        clock.time += 5
        gm = server.sit(opened, "gm", "Gerda")
        assert len(gm.get().json()["seats"]) == taken + 1


def test_a_second_click_takes_no_second_seat_also_of_a_namesake(server: LiveServer) -> None:
    opened = server.open()
    server.sit(opened, "player", "Mia")
    path, token = f"/api/tables/{opened['table']}/seats", opened["links"]["player"].partition("#")[2]
    with httpx.Client(base_url=server.http.base_url, timeout=60) as own:
        first, second = [own.post(path, json={"token": token, "name": "Mia"}) for _ in range(2)]
        assert (first.status_code, second.status_code) == (201, 200) and first.json() == second.json()
        assert own.get(f"/api/tables/{opened['table']}").json()["seat"]["name"] == "Mia (2)"
        server.sit(opened, "gm", "Gerda")
        refused = own.post(path, json={"token": token, "name": "GERDA"}, headers={"Accept-Language": "de"})
        assert refused.status_code == 422 and refused.json()["error"]["key"] == "name-taken"
        assert "„GERDA“" in refused.json()["error"]["message"]


def test_the_catalogue_is_made_once_for_each_language(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    before = {lang: server.http.get(f"/api/systems?lang={lang}").content for lang in ("de", "en")}

    def never(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("wurfwerk.frontends.web.tables.systems_document", never)
    assert {lang: server.http.get(f"/api/systems?lang={lang}").content for lang in ("de", "en")} == before


def test_a_costly_question_is_paid_with_many_quick_ones() -> None:
    with live_server(rate=20, clock=StoppedClock()) as server:
        quick = partial(server.http.post, "/api/odds", json={"target": "1d6"})
        assert server.http.post("/api/odds", json={"target": "500d6"}).status_code == 200
        answers = [quick().status_code for _ in range(60)]
        # It costs as much as 20 quick ones at most, less where it was worked out sooner, and never nothing.
        paid = 59 - answers.index(429)
        assert 2 <= paid <= 20 and answers == [200] * (59 - paid) + [429] * (paid + 1)
        assert quick().headers["retry-after"] == "1"


def test_what_is_too_costly_says_what_fits_here(server: LiveServer) -> None:
    answer = server.http.post("/api/odds?lang=de", json={"target": "1000d20"})
    error = answer.json()["error"]
    assert answer.status_code == 422 and error["key"] == "too-costly"
    assert "--json" not in error["message"] + error["hint"] and "wurfwerk odds" in error["hint"]
