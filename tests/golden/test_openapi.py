"""The schema of the server, stored: the diff is the review.  WURFWERK_GOLDEN=write writes it anew.  And every answer has the form it shows."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.live_server import LiveServer, live_server
from wurfwerk.adapters.memory import MemoryStore
from wurfwerk.app import make_app, tables_of
from wurfwerk.frontends.web import schema, schema_systems
from wurfwerk.frontends.web.request import STATUS
from wurfwerk.rules.registry import systems

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx
    from pydantic import BaseModel

FILE = Path(__file__).parent / "openapi.json"


@pytest.fixture(name="server", scope="module")
def _server() -> Iterator[LiveServer]:
    with live_server() as server:
        yield server


def described() -> dict[str, Any]:
    return make_app(tables_of(MemoryStore())).openapi()


def test_the_schema_is_the_stored_one() -> None:
    now = json.dumps(described(), indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("WURFWERK_GOLDEN") == "write":
        FILE.write_text(now, encoding="utf-8")
    assert now == FILE.read_text(encoding="utf-8")


def test_no_answer_is_without_a_form() -> None:
    for path, methods in described()["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                assert answer["content"], (path, method, status)
                for kind, content in answer["content"].items():
                    assert content["schema"], (path, method, status, kind)
                    if int(status) >= 400:
                        assert content["schema"] == {"$ref": "#/components/schemas/Error"}, (path, status)


def has_form(form: type[BaseModel], answer: httpx.Response) -> None:
    """The answer is of this form, strictly, and what is left out where it says nothing is not null."""
    read = form.model_validate_json(answer.content, strict=True)
    again = json.loads(read.model_dump_json(by_alias=True, exclude_unset=True))
    assert again == answer.json()


def test_answers_of_a_table_have_their_forms(server: LiveServer) -> None:
    opened = server.http.post(
        "/api/tables", json={"name": "Runde", "rules": {"openlegend.zero-score-net": "cap-then-net"}}
    )
    has_form(schema.OpenedTable, opened)
    token = opened.json()["links"]["player"].partition("#")[2]
    address = f"/api/tables/{opened.json()['table']}"
    has_form(schema.TakenSeat, server.http.post(f"{address}/seats", json={"token": token, "name": "Ada"}))
    server.http.cookies.clear()
    gm, mia = server.sit(opened.json(), "gm", "Gerda"), server.sit(opened.json(), "player", "Mia")
    with mia.line() as line:
        rolls: list[dict[str, Any]] = [
            {"target": "{2d6!, 1dF[fate]}kh1 # note"},
            {"target": "(1d20/3)>=2", "faces": [7]},
            {"target": "3d6r<3", "mode": "blind"},
            {"target": "7/2"},
            {"target": "openlegend.action", "parameters": {"attribute": 5, "challenge": 20}},
            {"target": "daggerheart.action", "parameters": {"difficulty": 12}},
            {"target": "pathfinder2e.strike", "parameters": {"modifier": 9, "dc": 15, "damage": "1d8+4"}},
            {"target": "selektor.problem", "parameters": {"attribute": 3, "ability-1": 2}},
            {"target": "starwars-legends.test", "parameters": {"pool": 12, "difficulty": 3}},
            {"target": "6/(1d2-1)", "mode": "blind", "faces": [2]},
        ]
        for number, roll in enumerate(rolls):
            assert "ack" in line.do(do="roll", id=str(number), **roll), roll
        line.do(do="say", id="said", text="hallo")
    for seat in (gm, mia):
        has_form(schema.TableView, seat.get())
        for language in ("de", "en"):
            has_form(schema.Log, seat.get("/log", limit=500, lang=language))
    kinds = {entry["event"]["kind"] for entry in gm.entries() if "event" in entry}
    assert kinds == {"opened", "joined", "rolled", "said"}
    assert any("hidden" in entry for entry in mia.entries())


@pytest.mark.parametrize(
    "question",
    [
        {"target": "4d6kh3", "at-least": [10], "at-most": [9]},
        {"target": "1d6!-1d8!"},
        {"target": "3d6r<3"},
        {"target": "2d6/4"},
        {"target": "4d6k3 # trap"},
        {"target": "2d%kh1"},
        {"target": "1d1000000"},
        {"target": "openlegend.action", "parameters": {"attribute": 5, "challenge": 20}, "at-least": [20]},
        {"target": "starwars-legends.test", "parameters": {"pool": 12, "difficulty": 3}},
        {"target": "pathfinder2e.strike", "parameters": {"modifier": 9, "dc": 15, "damage": "1d8+4"}},
        {"target": "daggerheart.fate", "parameters": {"die": "hope"}},
    ],
)
def test_odds_have_their_form(server: LiveServer, question: dict[str, Any]) -> None:
    answer = server.http.post("/api/odds?lang=de", json=question)
    assert answer.status_code == 200, answer.text
    has_form(schema.Odds, answer)


def test_systems_have_their_form(server: LiveServer) -> None:
    answer = server.http.get("/api/systems?lang=de")
    has_form(schema_systems.Systems, answer)
    assert {system["key"] for system in answer.json()["systems"]} == set(systems())


def test_refusals_have_their_form_and_their_status_is_described(server: LiveServer) -> None:
    paths = described()["paths"]
    opened = server.open()
    table = f"/api/tables/{opened['table']}"
    token = opened["links"]["player"].partition("#")[2]
    post, get = server.http.post, server.http.get
    foreign = {"Origin": "http://evil.example"}
    cases = [
        ("post", "/api/tables", post("/api/tables", content=b"{", headers={"Content-Type": "application/json"})),
        ("post", "/api/tables", post("/api/tables", json={"name": "x"}, headers=foreign)),
        ("post", "/api/tables", post("/api/tables", json={"name": "x", "systems": []})),
        ("post", "/api/tables", post("/api/tables", json={"name": "x" * 999})),
        ("post", "/api/tables/{table}/seats", post(f"{table}/seats", json={"token": "x", "name": "x"})),
        ("post", "/api/tables/{table}/seats", post(f"{table}/seats", json={"token": token, "name": ""})),
        ("post", "/api/tables/{table}/seats", post("/api/tables/x/seats", json={"token": token, "name": "x"})),
        ("get", "/api/tables/{table}", get(table)),
        ("get", "/api/tables/{table}/log", get(f"{table}/log?limit=0")),
        ("get", "/api/tables/{table}/log", get(f"{table}/log?" + "x" * 3_000)),
        ("get", "/api/tables/{table}/export", get("/api/tables/x/export")),
        ("post", "/api/odds", post("/api/odds", json={"target": "2d"})),
        ("post", "/api/odds", post("/api/odds", json={"target": "1000d20"})),
        ("post", "/api/odds", post("/api/odds", json={"target": "4d6mi2"})),
        ("post", "/api/odds", post("/api/odds", json={"target": "openlegend.action", "parameters": {"attribute": 11}})),
        ("post", "/api/odds", post("/api/odds", json={"target": "2d6"}, headers=foreign)),
        ("get", "/api/systems", get("/api/systems?lang=fr")),
    ]
    for method, path, answer in cases:
        assert answer.status_code >= 400
        has_form(schema.Error, answer)
        assert str(answer.status_code) in paths[path][method]["responses"], (path, answer.status_code)
    shown = {int(status) for methods in paths.values() for one in methods.values() for status in one["responses"]}
    assert {*STATUS.values(), 422} - shown == {405}, "405 is the answer to what no address describes"
