"""Requests and commands of the wrong shape: told which field it is and what would be right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.live_server import LiveServer, live_server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[LiveServer]:
    with live_server() as server:
        yield server


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ({"do": "roll", "target": "2d6", "mode": "xx"}, ["public", "private", "blind", "self"]),
        ({"do": "speak", "language": "fr"}, ["language", "de", "en"]),
        ({"do": "dance"}, ["do", "roll", "say", "speak"]),
        ({"do": "roll", "target": 6}, ["target", "Anführungszeichen"]),
        ({"do": "roll", "target": "2d6", "faces": [1, "a"]}, ["faces.1", "ganze Zahl"]),
        ({"do": "roll", "target": "2d6", "faces": 3}, ["faces", "Liste"]),
        ({"do": "roll", "target": "2d6", "parameters": []}, ["parameters", "Objekt"]),
        ({"do": "roll"}, ["target", "fehlt"]),
    ],
)
def test_a_command_of_the_wrong_shape_is_told_what_would_be_right(
    server: LiveServer, command: dict[str, object], said: list[str]
) -> None:
    mia = server.sit(server.open(), "player", "Mia", "de")
    with mia.line() as line:
        error = line.do(**command, id="x")["error"]
    assert error["key"] == "wrong-shape" and all(part in error["message"] for part in said), error


@pytest.mark.parametrize("frame", ["[]", "null", "7", '"x"'])
def test_a_frame_that_is_no_object_is_told_so(server: LiveServer, frame: str) -> None:
    mia = server.sit(server.open(), "player", "Mia", "de")
    with mia.line(2) as line:
        line.socket.send(frame)
        error = line.until("nack", None)["error"]
    assert error["key"] == "not-json" and "JSON-Objekt" in error["message"]


def test_a_key_that_is_there_twice_is_no_command(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia", "de")
    with mia.line(2) as line:
        line.socket.send('{"do":"roll","id":"x","target":"2d6","mode":"blind","mode":"public"}')
        error = line.until("nack", "x")["error"]
    assert error["key"] == "wrong-shape" and "mode" in error["message"] and "zweimal" in error["message"]
    assert mia.get().json()["seq"] == 2


def test_a_request_of_the_wrong_shape_is_told_what_would_be_right(server: LiveServer) -> None:
    mia = server.sit(server.open(), "player", "Mia", "en")
    post = server.http.post
    cases = [
        (post("/api/tables", json={"name": "x", "language": "fr"}), ["language", "de, en"]),
        (post("/api/tables?lang=fr", json={"name": "x"}), ["lang", "de, en"]),
        (mia.get(lang="fr"), ["lang", "de, en"]),
        (mia.get("/export", format="pdf"), ["format", "jsonl, md, html"]),
        (mia.get("/log", limit=0), ["limit", "at least 1"]),
        (mia.get("/log", after=-1), ["after", "at least 0"]),
        (mia.get("/log", after="x"), ["after", "whole number"]),
        (post("/api/tables", json={"name": 7}), ["name", "text"]),
        (post("/api/tables", json={"name": "x", "systems": "openlegend"}), ["systems", "list"]),
        (post("/api/tables", json={"name": "x", "systems": []}), ["systems", "openlegend"]),
        (post("/api/odds", json={"target": "2d6", "at-least": ["x"]}), ["at-least.0", "whole number"]),
    ]
    for answer, said in cases:
        message = answer.json()["error"]["message"]
        assert all(part in message for part in said), message


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_example_in_a_refusal_is_taken(server: LiveServer, language: str) -> None:
    body = {"name": "x", "rules": {"zero-score-net": "cap-then-net"}}
    message = server.http.post(f"/api/tables?lang={language}", json=body).json()["error"]["message"]
    (example,) = re.findall(r"[a-z0-9-]+\.[a-z-]+", message)
    (rule,) = [
        rule
        for system in server.http.get("/api/systems").json()["systems"]
        for rule in system["rules"]
        if rule["key"] == example
    ]
    body["rules"] = {example: rule["values"][-1]["key"]}
    assert server.http.post("/api/tables", json=body).status_code == 201
