"""Finds a Chromium for the browser tests, or gets one; prints its path.

In this order: `WURFWERK_CHROMIUM`, one on PATH, the one Playwright keeps, one that Playwright downloads, and, as root on
Debian, the distribution's package. With none: status 1, and on standard error one reason for each way tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DOWNLOAD_SECONDS = 240
PACKAGE_SECONDS = 600


def starts(path: str) -> bool:
    """Whether the program tells its version; a stub that only points to a shop of packages does not."""
    try:
        done = subprocess.run([path, "--version"], capture_output=True, timeout=30, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def on_path() -> str | None:
    """The first Chromium on PATH that starts."""
    return next((found for name in NAMES if (found := shutil.which(name)) and starts(found)), None)


def of_playwright() -> str | None:
    """The Chromium in Playwright's own store, if it is there and starts."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() and starts(path) else None


def run(command: list[str], seconds: int, **environment: str) -> str:
    """Run a command with its output on standard error. Returns why it failed, or an empty string."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            timeout=seconds,
            check=False,
            env={**os.environ, **environment},
        )
    except OSError as error:
        return str(error)
    except subprocess.TimeoutExpired:
        return f"no end within {seconds} s"
    return f"status {done.returncode}" if done.returncode else ""


def main() -> int:
    """Print the path. Returns the exit status."""
    wanted = os.environ.get("WURFWERK_CHROMIUM")
    if wanted and starts(wanted):
        print(wanted)
        return 0
    if wanted:
        print(f"browser: WURFWERK_CHROMIUM={wanted} does not start; correct or unset it", file=sys.stderr)
        return 1
    if found := on_path() or of_playwright():
        print(found)
        return 0
    reasons = [f"none of {', '.join(NAMES)} on PATH"]

    why = run([sys.executable, "-m", "playwright", "install", "chromium"], DOWNLOAD_SECONDS)
    if not why and (found := of_playwright()):
        print(found)
        return 0
    reasons.append(f"playwright install chromium: {why or 'what it installed does not start'}")

    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        why = run([apt, "-q", "update"], PACKAGE_SECONDS, **quiet)
        why = why or run([apt, "-qy", "install", "--no-install-recommends", "chromium"], PACKAGE_SECONDS, **quiet)
        if not why and (found := on_path()):
            print(found)
            return 0
        reasons.append(f"apt-get install chromium: {why or 'what it installed does not start'}")
    else:
        reasons.append("apt-get install chromium: only as root on Debian")

    for reason in reasons:
        print(f"browser: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
