"""A sheet of an older version of its game: a real version 1 and 2 of the guide's game, installed one after the other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.stranger import first_version, installed
from wurfwerk.rules.error import ParameterError
from wurfwerk.sheets.change import raised, set_fields, undone
from wurfwerk.sheets.document import new, opened
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.written import Document, read, write
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

DAY = "2026-11-30"


@pytest.fixture
def written(tmp_path: Path) -> str:
    """What version 1 has written: a sheet with gear, a raise, and something unknown."""
    with installed(tmp_path / "one", first_version()):
        document = set_fields(new("lantern", "Ida"), {"gear": "rope, lamp"}, DAY)
        text = write(raised(document, "light", DAY))
    assert '"version": 1' in text
    return text.replace('"fields": {', '"fields": {\n    "note": "keep me",').replace(
        '"lantern",', '"lantern", "x": 1,', 1
    )


def test_where_nothing_rises_any_higher_no_example_is_promised(tmp_path: Path) -> None:
    with installed(tmp_path):
        highest = set_fields(new("lantern", "Ida"), {"light": 6}, DAY)
        with pytest.raises(ParameterError) as error:
            raised(highest, "light", DAY)
    said = {language: Words(language).say(error.value.message) for language in LANGUAGES}
    assert said == {
        "de": "„light“ lässt sich nicht steigern; auf diesem Bogen steigt nichts mehr.",
        "en": "“light” cannot be raised; nothing on this sheet rises any higher.",
    }


def test_an_older_sheet_is_brought_up_and_keeps_what_is_unknown(written: str, tmp_path: Path) -> None:
    with installed(tmp_path / "two"):
        before = read(written)
        found = opened(before)
        assert found.document.version == 2
        assert found.document.fields == {
            "note": "keep me",
            "name": "Ida",
            "light": 2,
            "coins": 6,
            "gear": ["rope", "lamp"],
        }
        assert [fault.where for fault in found.violations] == ["note"]
        after = raised(before, "light", DAY, "second lesson")
        assert [entry["kind"] for entry in after.journal] == ["set", "raise", "migrate", "raise"]
        assert after.journal[2] == {"at": DAY, "kind": "migrate", "from": 1, "to": 2}
        said = json.loads(write(after))
        assert (said["version"], said["x"], said["fields"]["note"]) == (2, 1, "keep me")
        back = undone(read(write(after)), DAY)
        assert back.fields == found.document.fields
        with pytest.raises(SheetError) as error:
            undone(back, DAY)
        assert error.value.key == "undo-older-layout", "what version 1 did has its places in version 1"
        for language in LANGUAGES:
            assert all(number in Words(language).say(error.value.message) for number in "12")
        with pytest.raises(SheetError) as error:
            undone(before, DAY)
        assert error.value.key == "undo-older-layout", "not written yet, and already so"


def test_what_cannot_be_brought_up_stays(written: str, tmp_path: Path) -> None:
    with installed(tmp_path / "two"):
        broken = written.replace('"rope, lamp"', "7")
        with pytest.raises(SheetError) as error:
            opened(read(broken))
        assert error.value.key == "cannot-migrate"


def test_a_newer_sheet_is_not_touched(tmp_path: Path) -> None:
    with installed(tmp_path / "two"):
        text = write(new("lantern"))
    with installed(tmp_path / "one", first_version()), pytest.raises(SheetError) as error:
        read(text)
    assert error.value.key == "too-new"


def test_a_sheet_of_a_game_that_is_gone_is_not_touched(tmp_path: Path) -> None:
    with installed(tmp_path / "two"):
        text = write(Document("lantern", 2, {}))
    with pytest.raises(SheetError) as error:
        read(text)
    assert error.value.key == "no-sheet-here"
