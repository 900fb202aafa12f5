"""The rules of the house that `scripts/house.py` watches are seen to be broken when they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from scripts import house

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project without a fault."""
    monkeypatch.setattr(house, "ROOT", tmp_path)
    for folder in ("src", "web/node_modules", "bench/peers-js"):
        (tmp_path / folder).mkdir(parents=True)
    for lock in ("requirements.lock", "bench/peers.lock"):
        (tmp_path / lock).write_text(
            "part==1.0 ; python_full_version >= '3.12' \\\n    --hash=sha256:00\n    # via a==b\n"
        )
    for place in ("web", "bench/peers-js"):
        (tmp_path / place / "package-lock.json").write_text(
            '{"packages": {"": {}, "part": {"integrity": "sha512-00"}}}'
        )
    (tmp_path / "src" / "long.py").write_text("\n" * house.MOST_LINES)
    (tmp_path / "web" / "node_modules" / "utils.ts").write_text("\n" * 9999)
    return tmp_path


def test_no_fault_no_complaint(tree: Path) -> None:
    assert list(house.complaints()) == []


@pytest.mark.parametrize(
    ("path", "text", "complaint"),
    [
        ("requirements-dev.lock", "--index-url https://example.invalid/\n", "requirements-dev.lock:1: names a host"),
        ("requirements-dev.lock", "part==1.0\n", "requirements-dev.lock:1: has no hash"),
        ("bench/peers.lock", "part==1.0 \\\n    # via\n", "bench/peers.lock:1: has no hash"),
        ("web/package-lock.json", '{"resolved": "x"}', 'has "resolved"'),
        ("bench/peers-js/package-lock.json", '{"resolved": "x"}', 'has "resolved"'),
        ("bench/peers-js/package-lock.json", '{"packages": {"part": {}}}', "part has no hash"),
        ("src/longer.py", "\n" * (house.MOST_LINES + 1), f"src/longer.py: {house.MOST_LINES + 1} lines"),
        ("src/utils.py", "", "src/utils.py: the name says nothing"),
    ],
)
def test_a_fault_is_named(tree: Path, path: str, text: str, complaint: str) -> None:
    (tree / path).write_text(text)
    found = list(house.complaints())
    assert len(found) == 1
    assert complaint in found[0]
