"""Proves the README's two commands: a clone of what is committed, an empty home, empty caches, no Node and no uv on PATH.

    python scripts/fresh.py                `./dev run` until /healthz answers, stop it, then `./dev test`
    python scripts/fresh.py --only-run     without `./dev test`

Only settings for certificates, proxies and package indexes are handed on: behind a proxy that inspects TLS neither pip
nor npm could fetch anything without them. The temporary folder is removed in the end.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

ROOT = Path(__file__).resolve().parent.parent
HANDED_ON = re.compile(
    r"(?i)(PIP_(?!CACHE|REQUIRE|USER|TARGET).*|.*_proxy|SSL_CERT_(FILE|DIR)|(REQUESTS_CA|CURL_CA)_BUNDLE|NODE_EXTRA_CA_CERTS"
    r"|GIT_SSL_CAINFO|CI|WURFWERK_(REQUIRE_BROWSER|CHROMIUM)|LANG|LC_.*|TERM)"
)
LEFT_OUT = re.compile(r"(node|nodejs|npm|npx|corepack|yarn|pnpm|bun|deno|uv|uvx)([-.\d].*)?")
READY_SECONDS = 600
STOP_SECONDS = 15


def programs(folder: Path) -> None:
    """Fill a folder with links to the programs on PATH, without Node, its kin and uv."""
    folder.mkdir()
    # The interpreter itself: a version manager's stand-in would look for its settings in the home folder.
    links = {"python3": Path(sys.base_prefix) / "bin" / f"python3.{sys.version_info.minor}"}
    for place in os.environ["PATH"].split(os.pathsep):
        if not Path(place).is_dir() or Path(place).resolve() == Path(sys.prefix, "bin").resolve():
            continue
        for program in Path(place).iterdir():
            if not LEFT_OUT.fullmatch(program.name) and not program.name.startswith(("python", "pip")):
                links.setdefault(program.name, program)
    for name, target in links.items():
        (folder / name).symlink_to(target)


def free_port() -> int:
    """A port nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_healthy(server: subprocess.Popen[bytes], port: int) -> float:
    """Seconds until /healthz answered 200.

    Raises:
        RuntimeError: the server ended, or did not answer in time.
    """
    start = time.monotonic()
    opener = build_opener(ProxyHandler({}))
    while time.monotonic() - start < READY_SECONDS:
        if server.poll() is not None:
            raise RuntimeError(f"./dev run ended with status {server.returncode} before it answered")
        try:
            with opener.open(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                if answer.status == 200:
                    return time.monotonic() - start
        except (URLError, OSError):
            time.sleep(0.2)
    raise RuntimeError(f"./dev run did not answer within {READY_SECONDS} s")


def run(clone: Path, environment: dict[str, str]) -> None:
    """`./dev run`, /healthz and the page, and an orderly end."""
    port = free_port()
    server = subprocess.Popen(
        ["./dev", "run"], cwd=clone, env={**environment, "WURFWERK_PORT": str(port)}, start_new_session=True
    )
    try:
        print(f"fresh: ./dev run answered after {wait_until_healthy(server, port):.1f} s", flush=True)
        with build_opener(ProxyHandler({})).open(f"http://127.0.0.1:{port}/", timeout=10) as page:
            if b"<script" not in page.read():
                raise RuntimeError("the page that ./dev run serves is not the web front")
        server.send_signal(signal.SIGINT)
        status = server.wait(STOP_SECONDS)
        print(f"fresh: stopped by ctrl-c with status {status}", flush=True)
        if status not in (0, 130, -signal.SIGINT):
            raise RuntimeError(f"after ctrl-c the server ended with status {status}")
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)


def main(arguments: list[str]) -> int:
    """Clone and run. Returns the exit status."""
    folder = Path(tempfile.mkdtemp(prefix="wurfwerk-fresh-"))
    try:
        clone, home = folder / "clone", folder / "home"
        home.mkdir()
        programs(folder / "bin")
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(clone)], check=True)
        environment = {key: value for key, value in os.environ.items() if HANDED_ON.fullmatch(key)}
        environment |= {"PATH": str(folder / "bin"), "HOME": str(home)}
        run(clone, environment)
        start = time.monotonic()
        if "--only-run" not in arguments:
            subprocess.run(["./dev", "test"], cwd=clone, env=environment, check=True)
            print(f"fresh: ./dev test passed after {time.monotonic() - start:.1f} s", flush=True)
    except (RuntimeError, subprocess.SubprocessError) as error:
        print(f"fresh: FAILED: {error}", file=sys.stderr)
        return 1
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
