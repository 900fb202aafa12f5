"""The peers' own environment, so that nothing of theirs comes into ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PACKAGES = ("icepool", "dyce", "d20", "numpy")
"""The newest versions that this Python can take; the page says which they are."""


def environment(root: Path) -> str:
    """The interpreter of the peers' environment, made when it is first needed. CalledProcessError where a package cannot be had."""
    place = root / ".venv" / "peers"
    python = place / "bin" / "python"
    if not python.exists():
        subprocess.run([sys.executable, "-m", "venv", str(place)], check=True)
        subprocess.run([str(python), "-m", "pip", "--quiet", "install", *PACKAGES], check=True)
    return str(python)
