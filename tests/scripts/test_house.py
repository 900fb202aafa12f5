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
    for folder in ("src", "web/node_modules"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "requirements.lock").write_text("part==1.0 --hash=sha256:00\n")
    (tmp_path / "web" / "package-lock.json").write_text('{"packages": {}}')
    (tmp_path / "src" / "long.py").write_text("\n" * house.MOST_LINES)
    (tmp_path / "web" / "node_modules" / "utils.ts").write_text("\n" * 9999)
    return tmp_path


def test_no_fault_no_complaint(tree: Path) -> None:
    assert list(house.complaints()) == []


@pytest.mark.parametrize(
    ("path", "text", "complaint"),
    [
        ("requirements-dev.lock", "--index-url https://example.invalid/\n", "requirements-dev.lock:1: names a host"),
        ("web/package-lock.json", '{"resolved": "x"}', 'has "resolved"'),
        ("src/longer.py", "\n" * (house.MOST_LINES + 1), f"src/longer.py: {house.MOST_LINES + 1} lines"),
        ("src/utils.py", "", "src/utils.py: the name says nothing"),
    ],
)
def test_a_fault_is_named(tree: Path, path: str, text: str, complaint: str) -> None:
    (tree / path).write_text(text)
    found = list(house.complaints())
    assert len(found) == 1
    assert complaint in found[0]
