"""The peers are pinned with hashes, no lock names a host, and what cannot be had is missing with a reason."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from bench import peers

ROOT = Path(__file__).parents[2]


def packages(lock: Path) -> dict[tuple[str, str], list[str]]:
    """(name, version with its marker) -> hashes."""
    found: dict[tuple[str, str], list[str]] = {}
    for line in lock.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith((" ", "#")):
            name, _, rest = line.rstrip(" \\").partition("==")
            hashes = found.setdefault((name, rest), [])
        elif "--hash=" in line:
            hashes.append(line.strip(" \\"))
    return found


def test_every_package_is_pinned_with_hashes_and_no_host_is_named() -> None:
    found = packages(peers.LOCK)
    assert {name for name, _ in found} >= set(peers.PACKAGES)
    assert [name for name, hashes in found.items() if not hashes] == []
    assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for hashes in found.values() for each in hashes)
    assert "://" not in peers.LOCK.read_text(encoding="utf-8")


def test_icepool_is_the_newest_that_each_python_can_take() -> None:
    found = [version for name, version in packages(peers.LOCK) if name == "icepool"]
    assert any(re.match(r"2\.2\.\d+ ; python_full_version >= '3\.12'", version) for version in found)
    assert any("python_full_version < '3.12'" in version for version in found)


def test_numpy_and_flint_are_those_of_our_own_lock() -> None:
    ours = packages(ROOT / "requirements.lock")
    theirs = packages(peers.LOCK)
    for name in ("numpy", "python-flint"):
        assert [each for each in theirs if each[0] == name] == [each for each in ours if each[0] == name]


def test_the_peer_in_javascript_is_pinned_with_hashes() -> None:
    lock = json.loads((peers.JS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert lock["node_modules/@dice-roller/rpg-dice-roller"]["version"] == "5.5.1"
    assert [name for name, package in lock.items() if name and not package["integrity"].startswith("sha512-")] == []
    assert [name for name, package in lock.items() if "resolved" in package] == []


def test_what_cannot_be_installed_is_missing_with_the_reason(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peers, "PLACE", tmp_path / "peers")
    monkeypatch.setattr(peers, "JS", tmp_path)
    monkeypatch.setenv("WURFWERK_PEERS_PYTHON", str(tmp_path / "no-python"))
    found = peers.environment()
    assert found.python == sys.executable
    assert {name for name in ("icepool", "dyce", "d20", peers.ROLLER) if found.has(name)} == set()
    assert "no-python" in found.missing["icepool"]
    assert found.versions["numpy"]


def test_a_command_that_fails_tells_its_last_line() -> None:
    script = "import sys; print('one', file=sys.stderr); print('two', file=sys.stderr); sys.exit(1)"
    assert peers.status([sys.executable, "-c", script]) == "two"
    assert peers.status([sys.executable, "-c", "import sys; sys.exit(4)"]) == "status 4"
    assert peers.status([sys.executable, "-c", "print('fine')"]) == ""
