"""The server as people start it: `wurfwerk serve` in a process of its own, which can be ended and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx

from tests.live_server import LiveServer, Somebody

PROGRAM = "import sys; from wurfwerk.frontends.cli.main import main; sys.exit(main())"
ROOT = Path(__file__).resolve().parent.parent.parent


class TableServer:
    """One database and, from the first start on, one port. Settings are those that a person gets who sets nothing."""

    def __init__(self, folder: Path, more: Path | None = None) -> None:
        """`more`: a folder with further packages, as somebody has installed them."""
        self.port = 0
        self._path = os.pathsep.join([str(ROOT / "src"), *([] if more is None else [str(more)])])
        self._database = folder / "tables.sqlite3"
        self._trouble = folder / "stderr.txt"
        self._running: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def running(self) -> bool:
        return self._running is not None

    def start(self) -> None:
        """Returns when the server answers."""
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--database", f"sqlite:{self._database}"]
        kept = {key: value for key, value in os.environ.items() if not key.startswith("WURFWERK_")}
        with self._trouble.open("a") as trouble:
            self._running = subprocess.Popen(
                [sys.executable, "-c", PROGRAM, "serve", *options],
                stdout=subprocess.PIPE,
                stderr=trouble,
                text=True,
                env={**kept, "PYTHONPATH": self._path, "LANG": "en_US.UTF-8", "LC_ALL": "", "LANGUAGE": ""},
            )
        assert self._running.stdout is not None
        first = self._running.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", first)
        assert found is not None, first + self._trouble.read_text()
        self.port = int(found[1])
        # The socket listens from before that line on: the answer may be waited for, without asking again and again.
        assert httpx.get(f"{self.base}/healthz", timeout=30, trust_env=False).status_code == 200

    def send(self, which: signal.Signals) -> None:
        assert self._running is not None
        self._running.send_signal(which)

    def end(self, how: signal.Signals) -> int:
        """Send the signal and wait until the process is gone. Returns its status."""
        assert self._running is not None and self._running.stdout is not None
        self.send(how)
        try:
            return self._running.wait(30)
        finally:
            self._running.kill()
            self._running.wait()
            self._running.stdout.close()
            self._running = None

    def close(self) -> str:
        """End it if it runs. Returns what it wrote on standard error in all its lives."""
        if self._running is not None:
            self.end(signal.SIGTERM)
        return self._trouble.read_text() if self._trouble.exists() else ""

    def open_table(self, *systems: str, name: str = "Test", language: str = "en", **more: object) -> Opened:
        """A fresh table, opened over HTTP."""
        with httpx.Client(base_url=self.base, trust_env=False, timeout=60) as client:
            body = {"name": name, "systems": list(systems), "language": language, **more}
            return Opened(self, LiveServer(self.port, client).open(**body))


class Opened:
    """A table and its links."""

    def __init__(self, server: TableServer, answer: dict[str, object]) -> None:
        self.server = server
        self.table = str(answer["table"])
        links = answer["links"]
        assert isinstance(links, dict)
        self.links: dict[str, str] = links

    def sit(self, role: str, name: str, language: str = "de") -> Somebody:
        """A person without a browser."""
        with httpx.Client(base_url=self.server.base, trust_env=False, timeout=60) as client:
            answer = {"table": self.table, "links": self.links}
            return LiveServer(self.server.port, client).sit(answer, role, name, language)

    def token(self, role: str) -> str:
        return self.links[role].partition("#")[2]
