"""The command line as a whole process: what it is given, and what it answers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

PROGRAM = "import sys; from wurfwerk.frontends.cli.main import main; sys.exit(main())"
ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, stdin: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The program in a process of its own; a missing text is an error, as every warning."""
    known = {
        "PATH": os.environ["PATH"],
        "PYTHONWARNINGS": "error::UserWarning",
        "PYTHONPATH": str(ROOT / "src"),
        "COLUMNS": "80",
    }
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        input=stdin,
        capture_output=True,
        env=known | environment,
        check=False,
        timeout=60,
    )


def document(*arguments: str, stdin: bytes = b"", status: int = 0, **environment: str) -> dict[str, Any]:
    """What `--json` prints; exactly one JSON text, nothing on standard error."""
    done = run(*arguments, stdin=stdin, **environment)
    assert (done.returncode, done.stderr) == (status, b""), done.stderr.decode()
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def through_a_shell(line: str, redirections: str, *more: bytes) -> subprocess.CompletedProcess[bytes]:
    """The program with its streams led elsewhere, as only a shell does it."""
    command: list[str | bytes] = [
        "/bin/sh",
        "-c",
        f'exec "$@" {redirections}',
        "sh",
        sys.executable,
        "-c",
        PROGRAM,
        *line.split(),
        *more,
    ]
    environment = {"PYTHONPATH": str(ROOT / "src"), "LC_ALL": "de_DE.UTF-8", "PYTHONUTF8": "1"}
    return subprocess.run(command, input=b"", capture_output=True, check=False, env=environment, timeout=60)
