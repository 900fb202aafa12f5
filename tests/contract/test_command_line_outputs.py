"""The command line where outputs are full, closed or know few letters, and what its short way loads."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.whole_process import PROGRAM, ROOT, document, run, through_a_shell

UNWRITABLE = [
    *["roll 3d6", "odds 100d6 --json", "odds 4d6 --json", "odds 4d6", "systems", "systems --json", "roll 4x6 --json"],
    *["--help", "--version", "roll openlegend.action --attribute 5", "serve --port 0 --database memory: --lang de"],
]
needs_a_full_device = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")


@needs_a_full_device
@pytest.mark.parametrize("redirections", [">/dev/full", ">&-"])
@pytest.mark.parametrize("line", UNWRITABLE)
def test_an_output_that_cannot_be_written(line: str, redirections: str) -> None:
    done = through_a_shell(line, redirections)
    assert (done.returncode, done.stdout) == (2, b"")
    (said,) = done.stderr.decode().splitlines()
    assert said.startswith("wurfwerk: Die Ausgabe lässt sich nicht schreiben: ")


@needs_a_full_device
@pytest.mark.parametrize(
    "line",
    ["new openlegend NEW", "set OLD xp=4", "raise OLD attributes.will", "change OLD award-legend-points", "undo OLD"],
)
@pytest.mark.parametrize("more", ["", " --json"])
def test_a_change_that_is_saved_and_cannot_be_told(line: str, more: str, tmp_path: Path) -> None:
    """Whoever reads only that the output failed would do it again, and pay twice."""
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    assert run("sheet", "new", "openlegend", str(old)).returncode == 0
    assert run("sheet", "set", str(old), "xp=3").returncode == 0
    before = old.read_bytes()
    line = f"sheet {line}{more}".replace("OLD", str(old)).replace("NEW", str(new))
    done = through_a_shell(line, ">/dev/full")
    assert done.returncode == 2
    failed, saved = done.stderr.decode().splitlines()
    assert failed.startswith("wurfwerk: Die Ausgabe lässt sich nicht schreiben: ")
    assert saved.startswith("Die Änderung ist trotzdem gemacht")
    assert new.exists() if "new.json" in line else old.read_bytes() != before


@needs_a_full_device
@pytest.mark.parametrize("line", ["show OLD", "raise OLD attributes.will --preview", "history OLD"])
def test_nothing_is_called_saved_that_was_not(line: str, tmp_path: Path) -> None:
    old = tmp_path / "old.json"
    assert run("sheet", "new", "openlegend", str(old)).returncode == 0
    done = through_a_shell(f"sheet {line}".replace("OLD", str(old)), ">/dev/full")
    assert (done.returncode, len(done.stderr.decode().splitlines())) == (2, 1)


@needs_a_full_device
@pytest.mark.parametrize("redirections", [">/dev/full 2>/dev/full", ">&- 2>&-", ">/dev/full 2>&-"])
@pytest.mark.parametrize("line", ["roll 3d6", "roll 4x6", "roll 4x6 --json", "--help"])
def test_where_nothing_can_be_told(line: str, redirections: str) -> None:
    assert through_a_shell(line, redirections).returncode == 2


@needs_a_full_device
@pytest.mark.parametrize("redirections", ["2>/dev/full", "2>&-"])
def test_only_standard_error_cannot_be_written(redirections: str) -> None:
    wrong = through_a_shell("roll 4x6", redirections)
    assert (wrong.returncode, wrong.stdout, wrong.stderr) == (2, b"", b"")
    hinted = through_a_shell("roll 3d6r<3 --faces 3,3,3", redirections)
    assert hinted.returncode == 0
    assert hinted.stdout.decode().endswith("= 9\n")


def test_a_standard_input_that_cannot_be_read() -> None:
    done = through_a_shell("roll - --json", "<&-")
    assert (done.returncode, json.loads(done.stdout)["error"]["key"]) == (2, "empty")
    done = through_a_shell("roll - --json", "0>/dev/null")
    assert (done.returncode, json.loads(done.stdout)["error"]["key"]) == (2, "input-unreadable")


def test_the_language_follows_the_environment() -> None:
    german = document("roll", "", "--json", status=2, LANG="de_DE.UTF-8")["error"]["message"]
    english = document("roll", "", "--json", status=2, LC_ALL="en_US.UTF-8", LANG="de_DE.UTF-8")["error"]["message"]
    assert german == document("roll", "", "--json", "--lang", "de", status=2)["error"]["message"]
    assert english == document("roll", "", "--json", status=2)["error"]["message"]
    assert german != english


def test_a_line_from_standard_input() -> None:
    assert document("odds", "-", "--json", stdin=b"2d6+1\r\n\n \n")["target"] == "2d6+1"
    assert document("odds", "-", "--json", stdin=b"2d6+1")["target"] == "2d6+1"
    for rest in (b"4d6\n", b"\n \nrest", b" " * 5_000_000):
        assert document("roll", "-", "--json", stdin=b"3d6\n" + rest, status=2)["error"]["key"] == "several-lines"
    assert document("roll", "-", "--json", stdin=b"1d6+" * 250_000, status=2)["error"]["key"] == "too-long"
    assert document("roll", "-", "--json", stdin=b"\xff\xfe", status=2)["error"]["key"] == "not-text"
    assert document("roll", "-", "--json", stdin=b"", status=2)["error"]["key"] == "empty"


@pytest.mark.parametrize(
    "arguments",
    [
        ["odds", "2d6"],
        ["odds", "openlegend.action", "--attribute", "5", "--challenge", "20", "--lang", "de"],
        ["systems", "--lang", "de"],
        ["roll", "--help", "--lang", "de"],
    ],
)
def test_an_output_that_knows_only_ascii(arguments: list[str]) -> None:
    done = run(*arguments, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.isascii()
    json_form = run(*arguments[:2], *arguments[2:], "--json", PYTHONIOENCODING="ascii")
    if arguments[1] != "--help":
        json.loads(json_form.stdout)


@pytest.mark.parametrize("encoding", ["ascii", "latin1", "cp1252", "cp850"])
def test_a_comparison_where_the_signs_are_missing(encoding: str) -> None:
    done = run("roll", "(2d6)>=7", "--faces", "4,2", "--lang", "de", PYTHONIOENCODING=encoding)
    assert done.stdout == b"(2d6)>=7: [4 2] = 6 >= 7 (nein)\n"
    done = run("roll", "(2d6)>=7", "--faces", "4,3", PYTHONIOENCODING=encoding)
    assert done.stdout == b"(2d6)>=7: [4 3] = 7 >= 7 (yes)\n"
    chart = run("odds", "4d6kh3", "--at-least", "15", "--at-most", "5", PYTHONIOENCODING=encoding)
    assert b"?" not in chart.stdout
    assert b"\n>= 15  " in chart.stdout
    assert b"\n<= 5  " in chart.stdout


def test_umlauts_and_quotation_marks_on_an_ascii_terminal() -> None:
    done = run("roll", "Zäöüß", "--lang", "de", PYTHONIOENCODING="ascii")
    assert done.stderr.decode("ascii").splitlines()[:3] == [
        'wurfwerk: "Zaeoeuess" ist weder Wuerfel noch Zahl noch Funktion.',
        "  Zaeoeuess",
        "  ^^^^^^^^^",
    ]
    odds = run(
        "odds", "openlegend.action", "--attribute", "5", "--challenge", "20", "--lang", "de", PYTHONIOENCODING="ascii"
    )
    rows = [line for line in odds.stdout.decode("ascii").splitlines() if line.endswith("/192")]
    assert [row[0] for row in rows] == ["+", "-"]
    assert len({row.index("#") for row in rows}) == 1
    assert "waehlt" in rows[1]


def test_a_reader_that_goes_away() -> None:
    command = [sys.executable, "-c", PROGRAM, "odds", "300d6", "--json"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={"PYTHONPATH": str(ROOT / "src")}
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(30) == 141


HEAVY = [
    "argparse",
    "asyncio",
    "collections",
    "dataclasses",
    "enum",
    "fluent",
    "fractions",
    "functools",
    "importlib.metadata",
    "json",
    "numpy",
    "re",
    "rich",
    "typing",
]


@pytest.mark.parametrize(
    ("arguments", "allowed"),
    [
        (["roll", "4d6kh3"], set()),
        (["roll", "3W6+2", "--lang", "de"], set()),
        (["roll", "2d20kl1", "--faces", "3,17"], set()),
        (["odds", "4d6kh3"], {"fractions"}),
    ],
)
def test_the_short_way_loads_nothing_heavy(arguments: list[str], allowed: set[str]) -> None:
    program = (
        "import sys; from wurfwerk.frontends.cli.main import main; status = main(sys.argv[1:]);"
        "print(*sorted(sys.modules), file=sys.stderr); sys.exit(status)"
    )
    command = [sys.executable, "-S", "-c", program, *arguments]
    done = subprocess.run(command, capture_output=True, check=True, text=True, env={"PYTHONPATH": str(ROOT / "src")})
    loaded = set(done.stderr.split())
    if "fractions" not in allowed:
        assert not loaded & set(HEAVY)
    else:
        assert not loaded & {
            "argparse",
            "asyncio",
            "dataclasses",
            "fluent",
            "importlib.metadata",
            "json",
            "numpy",
            "rich",
            "typing",
        }
