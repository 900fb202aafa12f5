"""The handbook in German."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "_ext"))

from settings import *  # noqa: F403

language = "de"
html_context = {"other_language": "en", "other_language_name": "English"}
