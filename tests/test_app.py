"""Where everything meets: starting, the links that are printed, what cannot be started, stopping."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from typing import TYPE_CHECKING

import httpx
import pytest

from wurfwerk import app
from wurfwerk.adapters.memory import MemoryStore
from wurfwerk.adapters.sqlite import SqliteStore
from wurfwerk.app import ServeError, Settings, announcement, open_store, sample_table, tables_of
from wurfwerk.words import Words

if TYPE_CHECKING:
    from pathlib import Path

PROGRAM = "import sys; from wurfwerk.frontends.cli.main import main; sys.exit(main())"


def serve(*options: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PATH": "/usr/bin:/bin", "LANG": "de_DE.UTF-8", **environment},
    )


def refused(*options: str, **environment: str) -> str:
    """The sentence of a start that fails."""
    out, err = (running := serve(*options, **environment)).communicate(timeout=60)
    assert running.returncode == 2 and out == ""
    assert "Traceback" not in err and len(err.strip().splitlines()) == 1
    return err


def lines_until(running: subprocess.Popen[str], what: str) -> list[str]:
    assert running.stdout is not None
    lines: list[str] = []
    while not lines or what not in lines[-1]:
        line = running.stdout.readline()
        assert line, lines
        lines.append(line)
    return lines


def test_serving_the_sample_table_twice_gives_the_same_links(tmp_path: Path) -> None:
    links = []
    for number in (signal.SIGTERM, signal.SIGINT):
        with serve("--port", "0", "--sample", "--database", f"sqlite:{tmp_path}/t.sqlite3") as running:
            printed = "".join(lines_until(running, "Strg+C"))
            found = re.findall(r"http://127\.0\.0\.1:(\d+)/t/(\w+)#(\S+)", printed)
            assert len(found) == 3 and "Der runde Tisch" in printed
            links.append([(table, token) for _, table, token in found])
            base, (_, table, token) = f"http://127.0.0.1:{found[0][0]}", found[0]
            assert httpx.get(f"{base}/healthz").status_code == 200
            seat = httpx.post(f"{base}/api/tables/{table}/seats", json={"token": token, "name": "Gerda"})
            assert seat.json()["role"] == "gm"
            running.send_signal(number)
            out, err = running.communicate(timeout=30)
            assert (running.returncode, out, err) == (0, "", "")
    assert links[0] == links[1]


def test_what_cannot_be_started_says_why(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("no database" * 1000)
    good = f"sqlite:{tmp_path}/t.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused("--port", port, "--database", good)
    assert "beschädigt" in refused("--port", "0", "--database", f"sqlite:{tmp_path}/diary.txt")
    assert "diary.txt" in refused("--port", "0", "--database", f"sqlite:{tmp_path}/diary.txt/t.sqlite3")
    assert "sqlite:/" in refused("--port", "0", "--database", "mongodb://x")
    assert "203.0.113.7" in refused("--host", "203.0.113.7", "--port", "0", "--database", good)
    assert "WURFWERK_RATE" in refused("--port", "0", "--database", good, WURFWERK_RATE="fast")
    store = SqliteStore(tmp_path / "held.sqlite3")
    assert "held.sqlite3" in refused("--port", "0", WURFWERK_DATABASE=f"sqlite:{tmp_path}/held.sqlite3")
    store.close_now()


def test_settings_come_from_what_was_given_then_the_environment_then_the_default() -> None:
    environment = {"WURFWERK_HOST": "h", "WURFWERK_PORT": "1", "WURFWERK_DATABASE": "memory:", "WURFWERK_RATE": "2.5"}
    assert Settings.of(environment) == Settings("h", 1, "memory:", 2.5)
    assert Settings.of(environment, "x", 9, "sqlite:y") == Settings("x", 9, "sqlite:y", 2.5)
    default = Settings.of({})
    assert (default.host, default.port, default.rate) == ("127.0.0.1", 8321, 20)
    assert default.database.startswith("sqlite:") and default.database.endswith("tables.sqlite3")
    assert Settings.of({"WURFWERK_RATE": "0"}).rate == 0
    for wrong in ("-1", "nan", "1e9", "x"):
        with pytest.raises(ServeError):
            Settings.of({"WURFWERK_RATE": wrong})


def test_addresses_of_databases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(open_store("memory:"), MemoryStore)
    monkeypatch.setenv("HOME", str(tmp_path))
    for number, address in enumerate((f"sqlite:{tmp_path}/0", f"sqlite://{tmp_path}/1", "sqlite:~/2")):
        store = open_store(address)
        assert isinstance(store, SqliteStore)
        store.close_now()
        assert (tmp_path / str(number)).is_file()
    for wrong in ("", "sqlite", "sqlite:", "memory:x", "postgresql://x/y"):
        with pytest.raises(ServeError):
            open_store(wrong)


def test_in_the_whole_house_the_address_in_the_network_and_a_picture_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "_own_address", lambda: "192.168.1.20")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True, raising=False)
    sample = asyncio.run(sample_table(tables_of(MemoryStore()), "en"))
    settings = Settings("0.0.0.0", 8321, "memory:", 20)
    printed = list(announcement(settings, 8321, sample, Words("en")))
    assert f"http://192.168.1.20:8321/t/{sample.table}#{sample.links['player']}" in "\n".join(printed)
    picture = next(text for text in printed if "\n" in text)
    assert len(picture.splitlines()) > 10
    at_home = list(announcement(Settings("127.0.0.1", 8321, "memory:", 20), 8321, None, Words("de")))
    assert not any("\n" in text for text in at_home) and "http://127.0.0.1:8321/" in at_home[0]
    assert "http://[::1]:5/" in next(iter(announcement(Settings("::1", 5, "memory:", 20), 5, None, Words("de"))))


def test_importing_the_application_loads_no_server() -> None:
    program = (
        "import sys, wurfwerk.app; print([m for m in ('uvicorn', 'fastapi', 'pydantic', 'apsw') if m in sys.modules])"
    )
    out = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert out.strip() == "[]"
