"""A server whose disk takes nothing more: nobody at a table learns where the file lies, and the server does not say that it is well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.live_server import live_server
from wurfwerk.adapters.sqlite import SqliteStore

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_nobody_is_told_the_place_of_the_file_and_the_server_is_not_well(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = SqliteStore(tmp_path / "full.sqlite3")
    with live_server(store) as server:
        opened = server.open()
        mia = server.sit(opened, "player", "Mia")
        assert server.http.get("/healthz").status_code == 200
        with mia.line() as line:
            store._writer._db.pragma("query_only", True)
            nack = line.do(do="say", id="1", text="hello")
            answers = [
                server.http.post("/api/tables", json={"name": "Another"}),
                server.http.post(f"/api/tables/{opened['table']}/seats", json=_seat(opened)),
                server.http.get("/healthz"),
            ]
            store._writer._db.pragma("query_only", False)
            assert server.http.get("/healthz").status_code == 200
            assert line.do(do="say", id="1", text="hello")["seq"] == 3
    assert [answer.status_code for answer in answers] == [503, 503, 503]
    for error in (nack["error"], *[answer.json()["error"] for answer in answers]):
        assert error["key"] == "storing-failed"
        assert "sqlite" not in str(error) and str(tmp_path) not in str(error) and "readonly" not in str(error)
    assert str(tmp_path) in caplog.text and "readonly" in caplog.text


def test_a_table_that_cannot_be_read_says_so_and_no_more(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t.sqlite3")
    with live_server(store) as server:
        mia = server.sit(server.open(), "player", "Mia")
        store._writer._db.execute("alter table events rename to lost")
        answer = mia.get("/log")
        store._writer._db.execute("alter table lost rename to events")
        assert mia.get("/log").status_code == 200
    assert answer.status_code == 503 and answer.json()["error"]["key"] == "reading-failed"
    assert str(tmp_path) not in answer.text and "sqlite" not in answer.text and "no such table" not in answer.text


def _seat(opened: dict[str, dict[str, str]]) -> dict[str, str]:
    return {"token": opened["links"]["player"].partition("#")[2], "name": "Tom"}
