"""The front's files: one page for every address, headers that keep it to itself, no way out of the folder."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest

from tests.live_server import LiveServer, live_server
from wurfwerk.frontends.web import pages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(name="server")
def _server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[LiveServer]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>front</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "index-abc123.js").write_text("let x")
    (static / ".sources").write_text("secret")
    (tmp_path / "outside.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", static)
    with live_server() as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/t/abc", "/t/abc/", "/t/%C3%A4"])
def test_the_start_page_and_tables_are_the_page(server: LiveServer, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 200 and "front" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/nope", "/t", "/t/", "/t/abc/def", "/t/a/b/c", "/.sources", "/t/../x", "/%00", "/a%5Cb"]
)
def test_every_other_address_is_the_page_that_says_there_is_none(server: LiveServer, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404 and "front" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_files_of_the_front(server: LiveServer) -> None:
    script = server.http.get("/assets/index-abc123.js")
    assert "javascript" in script.headers["content-type"] and "immutable" in script.headers["cache-control"]
    icon = server.http.get("/favicon.svg")
    assert icon.headers["content-type"] == "image/svg+xml" and icon.headers["cache-control"] == "no-cache"
    assert server.http.head("/").status_code == 200
    again = server.http.get("/", headers={"If-None-Match": server.http.get("/").headers["etag"]})
    assert again.status_code in (200, 304)


@pytest.mark.parametrize(
    "path", ["/assets/../../outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt", "/..%2foutside.txt", "//etc/passwd"]
)
def test_nothing_outside_the_folder_is_served(server: LiveServer, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := raw.recv(65_536):
            answer += part
    assert b"secret" not in answer and b"root:" not in answer


def test_a_megabyte_of_address_is_refused(server: LiveServer) -> None:
    answer = server.http.get("/" + "x" * 60_000)
    assert answer.status_code == 413 and answer.json()["error"]["key"] == "too-long"


def test_headers_that_keep_a_page_to_itself(server: LiveServer) -> None:
    for path in ("/", "/api/systems", "/api/nothing", "/assets/index-abc123.js"):
        headers = server.http.get(path).headers
        host = f"127.0.0.1:{server.port}"
        assert headers["content-security-policy"] == (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            f"connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; base-uri 'none'; "
            "frame-ancestors 'none'; form-action 'self'"
        )
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert server.http.get("/api/systems").headers["cache-control"] == "no-store"
    odd = server.http.get("/", headers={"Host": "x; script-src *"})
    assert "script-src *" not in odd.headers["content-security-policy"]


def test_a_front_that_is_not_built_says_so(server: LiveServer) -> None:
    (pages.STATIC / "index.html").unlink()
    answer = server.http.get("/t/x", headers={"Accept-Language": "de"})
    assert answer.status_code == 503 and "./dev setup" in answer.text and 'lang="de"' in answer.text
