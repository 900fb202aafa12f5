"""Both READMEs: the two commands, links and pictures that exist, every check that is installed."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest

from tests.docs.console import ROOT
from wurfwerk.rules.registry import systems

READMES = (ROOT / "README.md", ROOT / "README.de.md")
PICTURES = ROOT / "docs" / "pictures"
both = pytest.mark.parametrize("readme", READMES, ids=lambda path: path.name)


def links(path: Path) -> list[str]:
    return re.findall(r"\]\(([^)\s]+)\)", path.read_text(encoding="utf-8"))


@both
def test_the_two_commands(readme: Path) -> None:
    shell = "\n".join(re.findall(r"(?ms)^```sh\n(.*?)^```$", readme.read_text(encoding="utf-8")))
    assert re.search(r"(?m)^\./dev run( |$)", shell)
    assert re.search(r"(?m)^\./dev test( |$)", shell)
    verbs = set(re.findall(r"\./dev ([a-z]+)", readme.read_text(encoding="utf-8")))
    known = set(re.findall(r"(?m)^    ([a-z]+)(?: \|[^)]*)?\)", (ROOT / "dev").read_text(encoding="utf-8")))
    assert verbs <= known


@both
def test_links_lead_somewhere(readme: Path) -> None:
    for link in links(readme):
        if not link.startswith("https://") and (PICTURES.is_dir() or "pictures/" not in link):
            assert (ROOT / link.partition("#")[0]).exists(), link


def test_the_pictures_are_of_a_phone_and_a_desk() -> None:
    if not PICTURES.is_dir():
        pytest.skip("no pictures yet: scripts/pictures.py makes them from the running table")
    sizes = {"table-phone": 360, "table-desktop": 1280}
    for name, width in [
        (f"{name}-{language}.png", width) for language in ("de", "en") for name, width in sizes.items()
    ]:
        data = (PICTURES / name).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        wide, _ = struct.unpack(">II", data[16:24])
        assert wide % width == 0, f"{name}: {wide} wide, not {width} or a multiple"


@both
def test_the_pictures_speak_the_language_of_the_page(readme: Path) -> None:
    shown = [link for link in links(readme) if "pictures/" in link]
    language = "de" if readme.name == "README.de.md" else "en"
    assert shown == [f"docs/pictures/table-{name}-{language}.png" for name in ("phone", "desktop")]


@both
def test_every_check_is_named_and_no_other(readme: Path) -> None:
    there = {check.target for system in systems().values() for check in system.checks.values()}
    keys = "|".join(systems())
    named = set(re.findall(rf"`((?:{keys})\.[a-z0-9-]+)`", readme.read_text(encoding="utf-8")))
    assert named == there


def test_german_speaks_without_exclamation_marks() -> None:
    text = re.sub(r"(?ms)^```.*?^```$|`[^`]*`|!\[", "", READMES[1].read_text(encoding="utf-8"))
    assert "!" not in text


def test_both_readmes_have_the_same_sections() -> None:
    english, german = [re.findall(r"(?m)^#+ ", path.read_text(encoding="utf-8")) for path in READMES]
    assert english == german
