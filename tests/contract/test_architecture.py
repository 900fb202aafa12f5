"""The picture in ARCHITECTURE.md is the contract that import-linter holds, and every room of the package stands in it."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def drawn() -> list[set[str]]:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    picture = text.split("## The floors")[1].split("```")[1]
    return [{room.strip() for room in line.split("|")} for line in picture.strip().splitlines()]


def contracted() -> list[set[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (floors,) = [c for c in settings["tool"]["importlinter"]["contracts"] if c["id"] == "floors"]
    assert floors["exhaustive"]
    return [{room.strip(" ()") for room in layer.split("|")} for layer in floors["layers"]]


def rooms() -> set[str]:
    inside = (ROOT / "src" / "wurfwerk").iterdir()
    return {p.stem for p in inside if (p.is_dir() or p.suffix == ".py") and not p.name.startswith("_")}


def test_the_picture_is_the_contract() -> None:
    # Rooms that the contract already keeps a place for, and that nobody has built yet, are not drawn.
    built = [{room for room in layer if room in rooms()} for layer in contracted()]
    assert drawn() == [layer for layer in built if layer]


def test_every_room_is_described() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    assert {room for room in rooms() if f"`{room}`" not in text} == set()
