"""`./dev` answers a newcomer in words: what there is, what is missing, what to install."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
VERBS = ("setup", "run", "test", "check", "bench", "docs", "lock", "fresh", "help")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with what `./dev` reads before it makes an environment."""
    place = tmp_path / "a place"
    shutil.copytree(ROOT / "build_hooks", place / "build_hooks", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("dev", "pyproject.toml", "requirements.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, place / name)
    return place


def dev(place: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [place / "dev", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def stand_in(folder: Path, script: str) -> str:
    """A program that takes Python's place."""
    path = folder / "python-stand-in"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def test_help_names_every_verb(clone: Path) -> None:
    done = dev(clone, "help")
    assert done.returncode == 0
    assert [verb for verb in VERBS if f"./dev {verb}" not in done.stdout] == []


def test_an_unknown_verb_is_named_and_the_known_ones_are_shown(clone: Path) -> None:
    done = dev(clone, "sing")
    assert done.returncode == 1
    assert "no such verb: sing" in done.stderr
    assert "./dev run" in done.stderr


def test_without_a_new_enough_python_it_says_what_to_install(clone: Path, tmp_path: Path) -> None:
    old = stand_in(tmp_path, "exit 1")  # fails the question for the version
    done = dev(clone, "run", WURFWERK_PYTHON=old)
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_without_venv_it_names_the_package(clone: Path, tmp_path: Path) -> None:
    bare = stand_in(tmp_path, 'case "$2" in *ensurepip*) exit 1 ;; esac')
    done = dev(clone, "test", WURFWERK_PYTHON=bare)
    assert done.returncode == 1
    assert "python3-venv" in done.stderr
    assert not (clone / ".venv").exists()
