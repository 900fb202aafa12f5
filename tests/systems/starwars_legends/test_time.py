"""Time: the units there are, and the markers that stand in the log."""

from __future__ import annotations

import pytest

from tests.systems.reading import keys
from tests.systems.starwars_legends.test_references import TABLES, said
from tests.systems.starwars_legends.test_spending import change
from wurfwerk.message import Message
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.rules.resource import Held
from wurfwerk.sheets import change as changes
from wurfwerk.sheets import document
from wurfwerk.systems.starwars_legends.time import UNITS
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words
from wurfwerk.words.sheets import history_document


@pytest.mark.rule("SW-25")
def test_time_has_markers_in_the_log() -> None:
    """Turn, scene, story and eventless time, each as long as the source says, each as a line of the log."""
    lengths = {row[0]: (row[1], row[2]) for row in said("time", "en")}
    assert lengths["Turn"] == ("3 seconds to 3 minutes", "one simple action for everybody")
    assert "one place" in lengths["Scene"][1] and "only where" in lengths["Scene"][1]
    assert (lengths["Story"][0], lengths["Downtime"][1]) == ("many evenings", "told, not played")
    rows = [row[0].key for row in TABLES["time"].rows if isinstance(row[0], Message)]
    assert rows == [f"starwars-legends:reference-time-unit-{unit}" for unit in UNITS]
    log = document.new("starwars-legends", "Slic")
    for unit in UNITS:
        log, told = changes.moved(log, "mark-time", {"unit": unit, "name": "Mos Eisley"}, "2026-11-30")
        for language in LANGUAGES:
            (line,) = Words(language).lines(told)
            row = said("time", language)[UNITS.index(unit)]
            assert line == f"{row[0]}: Mos Eisley ({row[1]})"
    sheet = system("starwars-legends").sheet
    assert sheet is not None
    for language, scene in (("de", "Zeit vermerken: Szene: Mos Eisley"), ("en", "Mark the time: scene: Mos Eisley")):
        history = [entry["what"] for entry in history_document(log, sheet, Words(language))]
        assert len(history) == len(set(history)) == len(UNITS)
        assert history[UNITS.index("scene")] == scene


def test_a_marker_moves_nothing() -> None:
    held = Held({"willpower": 3, "fate-points": 1})
    marked = change("mark-time", held, unit="scene")
    assert (marked.held, keys(marked.told)) == (held, ["told-time"])
    with pytest.raises(ParameterError) as error:
        build(system("starwars-legends").transitions["mark-time"], {"unit": "year"})
    assert (error.value.key, error.value.parameter) == ("out-of-bounds", "unit")
