"""The build of the web front is skipped by what the sources are, not by when they were written."""

from __future__ import annotations

import importlib.util
import os
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def front(tmp_path: Path) -> ModuleType:
    """The build script, at work in a folder of its own with a small front that counts as built."""
    place = tmp_path / "build_hooks" / "front.py"
    place.parent.mkdir()
    place.write_text((ROOT / "build_hooks" / "front.py").read_text())
    spec = importlib.util.spec_from_file_location("front_under_test", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (module.FRONT / "src").mkdir(parents=True)
    (module.FRONT / "package.json").write_text("{}")
    (module.FRONT / "src" / "main.ts").write_text("1")
    module.STATIC.mkdir(parents=True)
    (module.STATIC / "index.html").write_text("<script></script>")
    module.STAMP.write_text(module.sources_checksum())
    return module


def test_the_same_sources_are_fresh_whatever_their_dates(front: ModuleType) -> None:
    os.utime(front.FRONT / "src" / "main.ts", (4_000_000_000, 4_000_000_000))
    assert front.is_fresh()


def test_installed_parts_do_not_count(front: ModuleType) -> None:
    (front.FRONT / "node_modules").mkdir()
    (front.FRONT / "node_modules" / "part.js").write_text("2")
    assert front.is_fresh()


@pytest.mark.parametrize("change", ["content", "name", "new file", "no page", "no stamp"])
def test_a_change_asks_for_a_build(front: ModuleType, change: str) -> None:
    main = front.FRONT / "src" / "main.ts"
    match change:
        case "content":
            main.write_text("3")
        case "name":
            main.rename(main.with_name("other.ts"))
        case "new file":
            main.with_name("other.ts").write_text("")
        case "no page":
            (front.STATIC / "index.html").unlink()
        case "no stamp":
            front.STAMP.unlink()
    assert not front.is_fresh()


def test_a_source_package_with_a_built_front_needs_no_sources(front: ModuleType) -> None:
    (front.FRONT / "package.json").unlink()
    assert front.is_fresh()
    (front.STATIC / "index.html").unlink()
    with pytest.raises(RuntimeError, match="no web front"):
        front.build()


def test_the_same_node_is_named_in_the_project_file(front: ModuleType) -> None:
    assert f'"{front.NODE}"' in (ROOT / "pyproject.toml").read_text()
