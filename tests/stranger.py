"""A stranger's game, as the handbook's guide builds it: written into a folder, installed as a distribution, found by its entry point."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wurfwerk.rules import registry
from wurfwerk.words import sentences

GUIDES = Path(__file__).resolve().parents[1] / "docs" / "handbook"
BLOCK = re.compile(r"(?ms)^```\{code-block\} [a-z]+\n:caption: (\S+)\n\n(.*?)^```$")
ENTRY = re.compile(r'(?ms)^\[project\.entry-points\."wurfwerk\.systems"\]\nlantern = "(lantern:SYSTEM)"$')

METADATA = "Metadata-Version: 2.1\nName: wurfwerk-lantern\nVersion: 1.0\n"


def guide(language: str = "en") -> dict[str, str]:
    """The files that the guide shows, by their names."""
    text = (GUIDES / language / "adding-a-game.md").read_text(encoding="utf-8")
    return dict(BLOCK.findall(text))


def install(folder: Path, files: dict[str, str] | None = None) -> None:
    """Put the package and the metadata of its distribution into a folder that stands on the path."""
    shown = guide() if files is None else files
    found = ENTRY.search(shown["pyproject.toml"])
    assert found is not None
    for name, text in shown.items():
        if name.startswith("lantern/"):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
    info = folder / "wurfwerk_lantern-1.0.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text(METADATA, encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[wurfwerk.systems]\nlantern = {found[1]}\n", encoding="utf-8")


@contextmanager
def installed(folder: Path, files: dict[str, str] | None = None) -> Iterator[None]:
    """The game in this very process; afterwards it is gone."""
    install(folder, files)
    sys.path.insert(0, str(folder))
    _forget()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        _forget()


def _forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "lantern"]:
        del sys.modules[name]
    importlib.invalidate_caches()
    registry.forget()
    sentences._texts.cache_clear()
    served = sys.modules.get("wurfwerk.frontends.web.tables")
    if served is not None:
        served._catalogue.cache_clear()


def first_version() -> dict[str, str]:
    """The game as it was before its sheet had version 2: gear as one text."""
    files = guide()
    book = files["lantern/book.py"]
    old = re.sub(r"(?ms)^    @classmethod\n    def migrate.*?^(?=LIGHTS)", "", book)
    old = old.replace("    version: ClassVar[int] = 2\n", "")
    old = re.sub(r"(?m)^    gear: .*$", '    gear: Annotated[str, Len(0, 400)] = ""', old)
    old = old.replace("len(self.gear) <= 6", "True")
    assert old.count("version") == 1  # the docstring's
    return {**files, "lantern/book.py": old}
