"""The `console` blocks of README and handbook: what they show is what the program prints.

python -m tests.docs.console       run every block and put what was printed in the place of what stands there

A block has lines `$ wurfwerk ...` and below each what it prints, errors included. A line that is only `...` stands for any lines.
Commands that make or use the file of a sheet run in the order of the page, in an empty folder of the page's own.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(sys.executable).parent / "wurfwerk"
BLOCK = re.compile(r"(?ms)^( *)```console\n(.*?)^\1```$")
ENVIRONMENT = {
    "COLUMNS": "80",
    "PYTHONUTF8": "1",
    "PYTHONPATH": str(ROOT / "src"),  # the program of this tree, whatever is installed
    "PATH": os.environ["PATH"],
    "HOME": os.environ.get("HOME", "/"),
}
SECONDS = 60


@dataclass(frozen=True)
class Example:
    """One command and what is shown below it; `where` is the file and the line of the block, `before` are the commands of the page
    that made the files it uses."""

    where: str
    language: str
    command: str
    shown: str
    before: tuple[str, ...] = ()

    def printed(self) -> str:
        """What it prints now."""
        if not uses_files(self.command):
            return printed(self.command, self.language)
        return printed_in_order((*self.before, self.command), self.language)[-1]


def documents() -> list[Path]:
    """Every written page, in both languages; what is made from declarations is left out."""
    pages = [
        path for path in (ROOT / "docs" / "handbook").rglob("*.md") if path.parent.name not in ("systems", "rules")
    ]
    return [path for path in (ROOT / "README.md", ROOT / "README.de.md", *sorted(pages)) if path.is_file()]


def language_of(path: Path) -> str:
    return "de" if path.name.endswith(".de.md") or path.parent.name == "de" else "en"


def examples(path: Path) -> list[Example]:
    """All examples of a page."""
    text = path.read_text(encoding="utf-8")
    out: list[Example] = []
    before: tuple[str, ...] = ()
    for block in BLOCK.finditer(text):
        line = text.count("\n", 0, block.start()) + 1
        where = f"{path.relative_to(ROOT).as_posix()}:{line}"
        for command, shown in split(block[2]):
            out.append(Example(where, language_of(path), command, shown, before))
            before += (command,) if uses_files(command) else ()
    return out


def uses_files(command: str) -> bool:
    """Whether a command makes or uses the file of a sheet."""
    arguments = shlex.split(command)
    return arguments[1:2] == ["sheet"] or "--sheet" in arguments


@cache
def printed_in_order(commands: tuple[str, ...], language: str) -> tuple[str, ...]:
    """What commands print that build on each other."""
    if len(commands) > 1 and (known := _KNOWN.pop((commands[:-1], language), None)) is not None:
        folder, outputs = known
    else:
        folder, outputs = TemporaryDirectory(), ()
        for command in commands[:-1]:
            outputs += (printed(command, language, folder.name),)
    outputs += (printed(commands[-1], language, folder.name),)
    _KNOWN[commands, language] = folder, outputs
    return outputs


_KNOWN: dict[tuple[tuple[str, ...], str], tuple[TemporaryDirectory[str], tuple[str, ...]]] = {}
"""The folder as these commands have left it; whoever goes on in it takes it away from here."""


def split(block: str) -> list[tuple[str, str]]:
    """Commands of a block, each with the lines below it."""
    found: list[tuple[str, list[str]]] = []
    for line in block.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found:
            found[-1][1].append(line)
        else:
            raise ValueError(f"the block does not begin with a command: {line!r}")
    return [(command, "\n".join(lines).strip("\n")) for command, lines in found]


def printed(command: str, language: str, folder: str | None = None) -> str:
    """What the command prints, both streams as a terminal shows them."""
    program, *arguments = shlex.split(command)
    if program != "wurfwerk" or arguments[:1] == ["serve"]:
        raise ValueError(f"only wurfwerk, and nothing that runs on: {command}")
    done = subprocess.run(
        [PROGRAM, *arguments],
        env={**ENVIRONMENT, "LANG": "de_DE.UTF-8" if language == "de" else "en_GB.UTF-8"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
        cwd=folder,
    )
    return "\n".join(line.rstrip() for line in done.stdout.splitlines()).strip("\n")


def fits(shown: str, output: str) -> bool:
    """Whether the output is what is shown; a line `...` stands for any lines."""
    parts = [re.escape(part.strip("\n")) for part in re.split(r"(?m)^\.\.\.$", shown)]
    return re.fullmatch(r"(?:.*\n)?".join(f"{part}\n?" for part in parts), output + "\n", re.DOTALL) is not None


def shortened(shown: str, output: str) -> str:
    """The output with as many lines as were shown before a last line `...`; all of it where there is none."""
    if not shown.endswith("\n..."):
        return output
    return "\n".join([*output.splitlines()[: len(shown.splitlines()) - 1], "..."])


def renewed(path: Path) -> str:
    """The page with every output as it is now."""

    outputs = iter([(example, example.printed()) for example in examples(path)])

    def block(match: re.Match[str]) -> str:
        lines = []
        for command, shown in split(match[2]):
            example, output = next(outputs)
            assert example.command == command
            lines += [f"$ {command}", shown if fits(shown, output) else shortened(shown, output)]
        return f"{match[1]}```console\n" + "\n".join(lines) + f"\n{match[1]}```"

    return BLOCK.sub(block, path.read_text(encoding="utf-8"))


if __name__ == "__main__":
    for page in documents():
        page.write_text(renewed(page), encoding="utf-8")
