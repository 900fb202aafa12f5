"""A sheet in a file: replaced whole or not at all, never over somebody else's work, an older layout kept beside it."""

from __future__ import annotations

import errno
import json
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from wurfwerk.adapters import sheet_file
from wurfwerk.adapters.sheet_file import MAX_BYTES, create, load, save
from wurfwerk.message import Message, why
from wurfwerk.sheets.change import raised, set_fields
from wurfwerk.sheets.document import new
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.written import write
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

DAY = "2026-11-30"


@pytest.fixture
def place(tmp_path: Path) -> Path:
    path = tmp_path / "vera.json"
    create(path, new("openlegend", "Vera"))
    return path


def key_of(error: pytest.ExceptionInfo[SheetError]) -> str:
    return error.value.key


def test_what_was_saved_is_read(place: Path) -> None:
    former = load(place)
    place.chmod(0o640)
    assert save(former, raised(former.document, "attributes.might", DAY)) is None
    assert load(place).document.fields["attributes"]["might"] == 1
    assert stat.S_IMODE(place.stat().st_mode) == 0o640
    assert list(place.parent.iterdir()) == [place], "nothing is left lying beside it"


def test_a_new_sheet_takes_nobodys_place(place: Path) -> None:
    before = place.read_bytes()
    with pytest.raises(SheetError) as error:
        create(place, new("openlegend", "Otto"))
    assert key_of(error) == "exists"
    assert place.read_bytes() == before


def test_a_link_stays_a_link(place: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(place)
    former = load(link)
    save(former, raised(former.document, "attributes.might", DAY))
    assert link.is_symlink()
    assert load(place).document.fields["attributes"]["might"] == 1


def full(*arguments: Any) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("step", ["write", "fsync"])
def test_a_write_that_fails_leaves_the_former_version(place: Path, step: str, monkeypatch: pytest.MonkeyPatch) -> None:
    former = load(place)
    with monkeypatch.context() as patched:
        patched.setattr(sheet_file.os, step, full)
        with pytest.raises(SheetError) as error:
            save(former, raised(former.document, "attributes.might", DAY))
        with pytest.raises(SheetError):
            create(place.with_name("otto.json"), new("openlegend"))
    assert key_of(error) == "unwritable"
    assert error.value.message.arguments["why"] == Message("why-full")
    assert load(place) == former
    assert list(place.parent.iterdir()) == [place]


KILLED = """
import os, sys
from pathlib import Path
from wurfwerk.adapters import sheet_file
from wurfwerk.sheets.change import raised
from wurfwerk.sheets.document import new

def die(*arguments, **named):
    os.kill(os.getpid(), 9)

place, what, step = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
former = sheet_file.load(place) if what == "save" else None
setattr(sheet_file.Path if step == "replace" else sheet_file.os, step, die)
if what == "save":
    sheet_file.save(former, raised(former.document, "attributes.might", "2026-11-30"))
else:
    sheet_file.create(place, new("openlegend", "Vera"))
"""


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_a_writer_that_is_killed_half_way_leaves_the_former_version(place: Path, step: str) -> None:
    before = place.read_bytes()
    done = subprocess.run([sys.executable, "-c", KILLED, str(place), "save", step], check=False, env={**os.environ})
    assert done.returncode == -9
    assert place.read_bytes() == before
    assert len(list(place.parent.iterdir())) == 2, "what it had begun lies beside it"
    stranger = place.with_name(".vera.json.old.12345678.part")
    stranger.write_text("of vera.json.old")
    former = load(place)
    save(former, raised(former.document, "attributes.might", DAY))
    assert load(place).document.fields["attributes"]["might"] == 1
    assert sorted(place.parent.iterdir()) == [stranger, place], "the next writer clears it away, and nothing else"


@pytest.mark.parametrize("step", ["write", "fsync", "link"])
def test_a_new_sheet_is_there_whole_or_not_at_all(tmp_path: Path, step: str) -> None:
    place = tmp_path / "otto.json"
    done = subprocess.run([sys.executable, "-c", KILLED, str(place), "create", step], check=False, env={**os.environ})
    assert done.returncode == -9
    assert not place.exists()
    create(place, new("openlegend", "Otto"))
    assert load(place).document.fields["name"] == "Otto"


def test_a_new_sheet_on_a_drive_without_links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: Any, **__: Any) -> None:
        raise OSError(errno.EPERM, "")

    monkeypatch.setattr(sheet_file.os, "link", unknown)
    place = tmp_path / "otto.json"
    create(place, new("openlegend", "Otto"))
    assert load(place).document.fields["name"] == "Otto"
    assert list(tmp_path.iterdir()) == [place]
    with pytest.raises(SheetError) as error:
        create(place, new("openlegend", "Vera"))
    assert key_of(error) == "exists"


WRITER = """
import sys
from pathlib import Path
from wurfwerk.adapters.sheet_file import load, save
from wurfwerk.sheets.change import set_fields
from wurfwerk.sheets.error import SheetError

place, own = Path(sys.argv[1]), sys.argv[2]
sys.stdin.readline()
for turn in range(9):  # together fewer than a sheet has room for
    former = load(place)
    number = len(former.document.fields["flaws"])
    try:
        save(former, set_fields(former.document, {f"flaws[{number}]": f"{own}-{turn}"}, "2026-11-30"))
    except SheetError as error:
        print("refused", error.key)
    else:
        print("saved", f"{own}-{turn}")
"""


def test_of_two_processes_that_write_at_once_no_one_loses_what_was_saved(place: Path) -> None:
    writers = [
        subprocess.Popen(
            [sys.executable, "-c", WRITER, str(place), own], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for own in "ab"
    ]
    for writer in writers:
        assert writer.stdin is not None
        writer.stdin.write("go\n")
        writer.stdin.flush()
    lines = [line.split() for writer in writers for line in writer.communicate(timeout=60)[0].splitlines()]
    assert [writer.returncode for writer in writers] == [0, 0]
    assert len(lines) == 18
    saved = [what for outcome, what in lines if outcome == "saved"]
    assert sorted(load(place).document.fields["flaws"]) == sorted(saved)
    assert {what for outcome, what in lines if outcome == "refused"} <= {"changed-meanwhile", "in-use"}
    assert list(place.parent.iterdir()) == [place]


def test_a_write_protected_file_is_left_alone(place: Path) -> None:
    place.chmod(0o444)
    former = load(place)
    with pytest.raises(SheetError) as error:
        save(former, raised(former.document, "attributes.might", DAY))
    assert key_of(error) == "read-only"
    assert (load(place), stat.S_IMODE(place.stat().st_mode)) == (former, 0o444)
    assert list(place.parent.iterdir()) == [place]


def test_a_new_sheet_is_open_to_whom_the_system_opens_new_files(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    create(tmp_path / "otto.json", new("openlegend"))
    assert (tmp_path / "otto.json").stat().st_mode == (tmp_path / "plain").stat().st_mode


def test_a_link_to_nowhere_is_somebodys_place(tmp_path: Path) -> None:
    link = tmp_path / "link.json"
    link.symlink_to(tmp_path / "none.json")
    with pytest.raises(SheetError) as error:
        create(link, new("openlegend"))
    assert key_of(error) == "exists"
    assert list(tmp_path.iterdir()) == [link]


def test_why_a_file_fails_is_told_in_both_languages(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    cases = {
        "none.json": "missing",
        "none/a.json": "missing",
        "plain/a.json": "no-folder",
        "circle": "loop",
        "x" * 300: "long-name",
        "a\0b": "no-name",
    }
    for name, reason in cases.items():
        with pytest.raises(SheetError) as error:
            load(tmp_path / name)
        assert (key_of(error), error.value.message.arguments["why"]) == ("unreadable", Message(f"why-{reason}"))
        if name in ("none.json", "circle"):
            continue
        with pytest.raises(SheetError) as error:
            create(tmp_path / name, new("openlegend"))
        assert (key_of(error), error.value.message.arguments["why"]) == ("unwritable", Message(f"why-{reason}"))


def test_no_reason_of_the_system_is_told_in_its_language_only() -> None:
    for number in (None, 0, 99_999, *errno.errorcode):
        for language in LANGUAGES:
            text = Words(language).say(Message("error-sheet-unreadable", file="a.json", why=why(number)))
            assert text.endswith(".") and "why-" not in text
            assert number in (None, 0) or os.strerror(number) not in text
    told = {why(number).key for number in errno.errorcode}
    assert {"why-missing", "why-forbidden", "why-full", "why-folder", "why-read-only", "why-other"} <= told


def test_the_second_of_two_writers_is_told_and_nothing_is_lost(place: Path) -> None:
    mine, yours = load(place), load(place)
    save(mine, set_fields(mine.document, {"xp": 3}, DAY))
    with pytest.raises(SheetError) as error:
        save(yours, set_fields(yours.document, {"armor": 2}, DAY))
    assert key_of(error) == "changed-meanwhile"
    assert load(place).document.fields["xp"] == 3
    again = load(place)
    save(again, set_fields(again.document, {"armor": 2}, DAY))
    found = load(place).document.fields
    assert (found["xp"], found["armor"]) == (3, 2)


def test_of_many_writers_at_once_every_one_is_told_what_became_of_it(place: Path) -> None:
    ready = threading.Barrier(8)
    saved: list[str] = []
    refused: list[str] = []

    def writer(number: int) -> None:
        former = load(place)
        ready.wait()
        for turn in range(5):
            name = f"{number}-{turn}"
            try:
                save(former, set_fields(former.document, {f"flaws[{len(former.document.fields['flaws'])}]": name}, DAY))
            except SheetError as error:
                refused.append(error.key)
            else:
                saved.append(name)
            former = load(place)

    threads = [threading.Thread(target=writer, args=(number,)) for number in range(4)]
    threads += [threading.Thread(target=writer, args=(number,)) for number in range(4, 8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(saved) + len(refused) == 40
    assert sorted(load(place).document.fields["flaws"]) == sorted(saved)
    assert set(refused) <= {"changed-meanwhile", "in-use"}


def test_a_file_that_is_gone_is_not_made_anew(place: Path) -> None:
    former = load(place)
    place.unlink()
    with pytest.raises(SheetError) as error:
        save(former, former.document)
    assert key_of(error) == "changed-meanwhile"
    assert not place.exists()


def test_what_is_no_readable_file_is_refused(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    long = tmp_path / "long"
    with long.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    latin = tmp_path / "latin"
    latin.write_bytes("für".encode("latin-1"))
    cases = {pipe: "not-a-file", tmp_path: "not-a-file", Path("/dev/zero"): "not-a-file", long: "too-long"}
    cases |= {latin: "not-text", tmp_path / "none": "unreadable"}
    for path, key in cases.items():
        with pytest.raises(SheetError) as error:
            load(path)
        assert key_of(error) == key, path


def test_a_mark_at_the_front_of_a_file_is_read(place: Path) -> None:
    place.write_bytes(b"\xef\xbb\xbf" + place.read_bytes())
    assert load(place).document.fields["name"] == "Vera"


def test_an_older_layout_is_kept_beside_it_each_time_once(place: Path) -> None:
    former = load(place)
    backup = save(former, former.document, migrated_from=1)
    assert backup == place.with_name("vera.json.v1.bak")
    assert backup.read_bytes() == former.content
    assert save(load(place), former.document, migrated_from=1) == backup, "the same again"
    place.write_text(write(set_fields(former.document, {"xp": 1}, DAY)))
    other = load(place)
    second = save(other, other.document, migrated_from=1)
    assert second == place.with_name("vera.json.v1-2.bak")
    assert json.loads(second.read_bytes())["fields"]["xp"] == 1
    assert backup.read_bytes() == former.content
