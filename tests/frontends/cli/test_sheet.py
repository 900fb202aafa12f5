"""`wurfwerk sheet`: a character made, raised, changed, taken back and rolled; what is wrong is told and the file stays."""

from __future__ import annotations

import errno
import json
import os
import re
from pathlib import Path

import pytest

from tests.frontends.cli.conftest import Ask, Say
from tests.stranger import first_version, installed
from wurfwerk.rules.registry import systems
from wurfwerk.sheets.document import new, opened
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

WITH_SHEETS = sorted(key for key, system in systems().items() if system.sheet is not None)
pytestmark = pytest.mark.usefixtures("in_a_folder")


@pytest.mark.parametrize("key", WITH_SHEETS)
def test_a_new_sheet_of_every_system_is_written_shown_and_checked(key: str, say: Say, ask: Ask) -> None:
    made = ask("sheet", "new", key, "a.json", "--name", "Ada")
    assert (made["system"], made["name"], made["file"]) == (key, "Ada", "a.json")
    shown = ask("sheet", "show", "a.json")
    assert {"fields", "derived", "resources", "rules", "violations", "version"} <= shown.keys()
    for language in LANGUAGES:
        assert "Ada" in say("sheet", "show", "a.json", "--lang", language)
    listed = ask("sheet", "raise", "a.json", "--preview")
    assert not listed["written"]
    assert len(listed["raises"]) == len(opened(new(key, "Ada")).sheet.raises())
    for step in listed["raises"]:
        assert step.keys() == {"where", "label", "now", "then", "price", "refused"}


def test_a_preview_tells_the_price_and_writes_nothing(vera: str, ask: Ask) -> None:
    before = Path(vera).read_bytes()
    found = ask("sheet", "raise", vera, "attributes.might", "attributes.might", "--preview")
    assert [(step["now"], step["then"], step["price"]["amount"]) for step in found["raises"]] == [(3, 4, 4), (4, 5, 5)]
    assert all(step["price"]["why"] for step in found["raises"])
    points = next(each for each in found["changes"] if each["key"] == "attribute-points")
    assert (points["before"], points["after"]) == (31, 22)
    refused = ask("sheet", "raise", vera, *["attributes.might"] * 5, "--preview")
    assert [step["refused"] is None for step in refused["raises"]] == [True, True, False]
    assert "OL-P2" in refused["raises"][2]["refused"]
    assert Path(vera).read_bytes() == before


def test_raised_with_reason_and_day_and_taken_back(vera: str, say: Say, ask: Ask) -> None:
    before = json.loads(Path(vera).read_text())
    done = ask("sheet", "raise", vera, "attributes.might", "--reason", "after the siege", "--date", "2026-11-30")
    assert done["written"] and done["raises"][0]["then"] == 4
    entries = ask("sheet", "history", vera)["entries"]
    assert [entry["kind"] for entry in entries] == ["set", "raise"]
    assert (entries[1]["at"], entries[1]["reason"]) == ("2026-11-30", "after the siege")
    undone = ask("sheet", "undo", vera)
    assert (undone["of"], undone["written"]) == (2, True)
    after = json.loads(Path(vera).read_text())
    assert {**after, "journal": []} == {**before, "journal": []}
    text = say("sheet", "history", vera, "--lang", "de")
    assert "(zurückgenommen)" in text and "after the siege" in text and "Kraft: 3 → 4" in text


def test_all_raises_of_a_command_or_none(vera: str, say: Say) -> None:
    before = Path(vera).read_bytes()
    text = say("sheet", "raise", vera, *["attributes.might"] * 3, status=2)
    assert "OL-P2" in text
    assert Path(vera).read_bytes() == before


def test_resources_change_by_their_rules(vera: str, say: Say, ask: Ask) -> None:
    found = ask("sheet", "change", vera, "award-legend-points", "--points", "3", "--reason", "roleplay")
    assert found["resources"] == [
        {"key": "legend-points", "label": "Legend points", "count": 3, "minimum": 0, "maximum": 10}
    ]
    assert found["told"]
    assert "OL-18" in say("sheet", "change", vera, "spend-legend-points", "--points", "4", status=2)
    assert "--points" in say("sheet", "change", vera, "spend-legend-points", "--help")
    assert "award-legend-points" in say("sheet", "change", vera, "award-legend-point", status=2)
    assert ask("sheet", "change", vera, "spend-legend-points", "--parameters", '{"points": 2}')["told"]
    assert ask("sheet", "history", vera)["entries"][-1]["kind"] == "change"


def test_values_are_set_by_the_kind_of_their_field(vera: str, say: Say, ask: Ask) -> None:
    ask(
        "sheet",
        "set",
        vera,
        "name=Vera the Bold = 7",
        "xp=3",
        'feats[0]={"name": "Tough", "cost": 2}',
        "feats[0].amount=2",
    )
    ask(
        "sheet",
        "set",
        vera,
        "feats[0].bonus-to=guard",
        "flaws[0]=7",
        "resources.legend-points=4",
        "--rule",
        "tie=reroll",
    )
    shown = ask("sheet", "show", vera)
    assert shown["name"] == "Vera the Bold = 7"
    assert shown["fields"]["feats"] == [{"name": "Tough", "cost": 2, "amount": 2, "bonus-to": "guard"}]
    assert shown["fields"]["flaws"] == ["7"], "text stays text"
    assert shown["resources"][0]["count"] == 4
    assert shown["rules"] == {"openlegend.tie": "reroll"}
    assert "Tough" in say("sheet", "show", vera)
    ask("sheet", "set", vera, "--remove", "feats[0]", "--remove", "flaws[0]")
    assert ask("sheet", "show", vera)["fields"]["feats"] == []


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        (["new", "openlegend"], "missing-target"),
        (["new", "chess", "b.json"], "no-sheet-here"),
        (["new", "openlegend", "vera.json"], "exists"),
        (["new", "openlegend", "no/such/folder.json"], "unwritable"),
        (["new", "openlegend", "b.json", "--rule", "tie=never"], "unknown-rule"),
        (["new", "openlegend", "b.json", "--name", "x" * 90], "out-of-bounds"),
        (["show"], "missing-target"),
        (["show", "none.json"], "unreadable"),
        (["show", "."], "not-a-file"),
        (["show", "vera.json", "more"], "needless-word"),
        (["show", "vera.json", "--preview"], "unknown-option"),
        (["raise", "vera.json"], "missing-target"),
        (["raise", "vera.json", "attributes.wisdom"], "unknown-parameter"),
        (["raise", "vera.json", "attributes.might", "--date", "today"], "bad-date"),
        (["raise", "vera.json", "attributes.might", "--date", "2026-02-30"], "bad-date"),
        (["raise", "vera.json", "attributes.might", "--reason", "x" * 501], "reason-too-long"),
        (["set", "vera.json"], "missing-target"),
        (["set", "vera.json", "xp"], "bad-assignment"),
        (["set", "vera.json", "xp=1", "xp=2"], "given-twice"),
        (["set", "vera.json", "xp=many"], "out-of-bounds"),
        (["set", "vera.json", "luck=1"], "unknown-parameter"),
        (["set", "vera.json", "a..b=1"], "unknown-field"),
        (["set", "vera.json", "feats=[1"], "bad-value"),
        (["set", "vera.json", "feats=[1]"], "out-of-bounds"),
        (["set", "vera.json", "feats=NaN"], "bad-value"),
        (["set", "vera.json", 'feats=[{"name": "a", "name": "b"}]'], "bad-value"),
        (["set", "vera.json", 'feats=[{"name": "\\ud800"}]'], "out-of-bounds"),
        (["set", "vera.json", 'feats[2]={"name": "a"}'], "past-the-end"),
        (["set", "vera.json", "flaws[9]=a"], "past-the-end"),
        (["raise", "vera.json", "--preview", "--rule", "tie"], "unknown-rule"),
        (["raise", "vera.json", "attributes.might", "--rule", "tie=never"], "unknown-rule"),
        (["raise", "vera.json", "attributes.might", "--rule", "daggerheart.surfacing=reset"], "unknown-rule"),
        (["set", "vera.json", "resources.luck=1"], "out-of-bounds"),
        (["set", "vera.json", "--remove", "feats[3].name"], "nothing-there"),
        (["set", "vera.json", "--remove", "luck"], "nothing-there"),
        (["set", "vera.json", "--remove", "resources.legend-points"], "nothing-there"),
        (["change", "vera.json"], "missing-target"),
        (["change", "vera.json", "fly"], "unknown-change"),
        (["change", "vera.json", "award-legend-points", "--points", "99"], "out-of-bounds"),
        (["change", "vera.json", "award-legend-points", "--speed", "9"], "unknown-option"),
        (["fly", "vera.json"], "unknown-command"),
    ],
)
def test_what_is_wrong_is_told_and_the_file_stays(
    arguments: list[str], key: str, vera: str, ask: Ask, say: Say
) -> None:
    before = Path(vera).read_bytes()
    assert ask("sheet", *arguments, status=2)["error"]["key"] == key
    for language in LANGUAGES:
        assert len(say("sheet", *arguments, "--lang", language, status=2)) > 30
    assert Path(vera).read_bytes() == before
    assert [path.name for path in Path.cwd().iterdir()] == [vera]


def test_nothing_to_undo_is_told(say: Say, ask: Ask) -> None:
    say("sheet", "new", "openlegend", "new.json")
    assert ask("sheet", "undo", "new.json", status=2)["error"]["key"] == "nothing-to-undo"
    assert ask("sheet", "history", "new.json")["entries"] == []
    assert len(say("sheet", "history", "new.json")) > 10


def test_check_lists_every_point_with_its_rule(vera: str, say: Say, ask: Ask) -> None:
    assert ask("sheet", "check", vera) == {"file": vera, "system": "openlegend", "valid": True, "violations": []}
    said = json.loads(Path(vera).read_text())
    said["fields"] |= {"luck": 1, "xp": "many", "attributes": {"might": 7, "logic": 10}}
    Path(vera).write_text(json.dumps(said))
    found = ask("sheet", "check", vera, status=2)
    assert not found["valid"] and found["error"]["key"] == "violations"
    points = [(each["rule"], each["where"]) for each in found["violations"]]
    assert points[:2] == [(None, "luck"), (None, "xp")]
    assert set(points[2:]) == {("OL-P1", "attributes"), ("OL-P2", "attributes.might"), ("OL-P4", "attributes.logic")}
    for language in LANGUAGES:
        text = say("sheet", "check", vera, "--lang", language, status=2)
        assert all(where in text for _, where in points)
    ask("sheet", "set", vera, "attributes.agility=1")
    again = json.loads(Path(vera).read_text())["fields"]
    assert (again["luck"], again["xp"]) == (1, "many"), "nothing is dropped on saving"


def test_an_older_sheet_is_kept_beside_before_it_is_written_over(tmp_path: Path, ask: Ask, say: Say) -> None:
    with installed(tmp_path / "one", first_version()):
        ask("sheet", "new", "lantern", "ida.json", "--name", "Ida")
        ask("sheet", "set", "ida.json", "gear=rope, lamp")
    old = Path("ida.json").read_bytes()
    with installed(tmp_path / "two"):
        assert ask("sheet", "show", "ida.json")["fields"]["gear"] == ["rope", "lamp"]
        assert Path("ida.json").read_bytes() == old, "to look at it changes nothing"
        found = ask("sheet", "raise", "ida.json", "light")
        assert Path(found["backup"]).read_bytes() == old
        assert found["backup"].endswith("ida.json.v1.bak")
        said = json.loads(Path("ida.json").read_text())
        assert (said["version"], said["fields"]["light"]) == (2, 2)
        assert "2" in say("sheet", "history", "ida.json")
        assert ask("sheet", "undo", "ida.json")["written"]
        assert ask("sheet", "undo", "ida.json", status=2)["error"]["key"] == "undo-older-layout"


def test_a_price_under_another_house_rule_is_looked_at_and_paid(say: Say, ask: Ask) -> None:
    say("sheet", "new", "starwars-legends", "slic.json")
    ask("sheet", "set", "slic.json", "attributes.strength=2", "experience=20")
    call = ["sheet", "raise", "slic.json", "attributes.strength", "--rule", "attribute-cost-factor=5"]
    assert ask(*call, "--preview")["raises"][0]["price"]["amount"] == 10
    listed = ask(*call[:3], "--preview", *call[4:])["raises"]
    assert next(step for step in listed if step["where"] == "attributes.strength")["price"]["amount"] == 10
    ask(*call)
    assert ask("sheet", "show", "slic.json")["fields"]["experience"] == 10
    entry = ask("sheet", "history", "slic.json")["entries"][-1]
    assert entry["rules"] == {"starwars-legends.attribute-cost-factor": "5"}
    assert "attribute-cost-factor=5" in say("sheet", "history", "slic.json")
    assert ask(*call[:4], "--preview")["raises"][0]["price"]["amount"] == 12, "3 × 4 again"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_without_a_price_is_not_called_free(language: str, say: Say, ask: Ask) -> None:
    say("sheet", "new", "starwars-legends", "slic.json")
    powers, grounds = '[{"name": "Push", "level": 2}]', '[{"name": "Ship", "level": 1}]'
    ask("sheet", "set", "slic.json", f"powers={powers}", f"backgrounds={grounds}", "experience=50")
    for where, rule in (("powers[0].level", "powers[0].factor"), ("backgrounds[0].level", "SW-22")):
        text = say("sheet", "raise", "slic.json", where, "--preview", "--lang", language)
        assert rule in text
        assert "free" not in text and "kostenlos" not in text
        assert ask("sheet", "raise", "slic.json", where, "--preview")["raises"][0]["price"]["amount"] is None
    assert rule in say("sheet", "raise", "slic.json", where, "--lang", language, status=2)
    ask("sheet", "set", "slic.json", "powers[0].factor=7")
    assert ask("sheet", "raise", "slic.json", "powers[0].level", "--preview")["raises"][0]["price"]["amount"] == 14


def test_a_step_that_cannot_be_paid_says_so_in_the_preview(say: Say, ask: Ask) -> None:
    say("sheet", "new", "selektor", "runa.json")
    ask("sheet", "set", "runa.json", 'categories[0].abilities[0]={"name": "Climb", "level": 1}')
    call = ["sheet", "raise", "runa.json", "categories[0].abilities[0].level", "--preview"]
    assert "3" in ask(*call)["raises"][0]["refused"]
    assert any("3" in (step["refused"] or "") for step in ask("sheet", "raise", "runa.json", "--preview")["raises"])
    ask("sheet", "set", "runa.json", "resources.progress-points=3")
    assert ask(*call)["raises"][0]["refused"] is None


def test_what_is_shown_of_a_sheet_is_what_stands_on_it(say: Say, ask: Ask) -> None:
    say("sheet", "new", "starwars-legends", "slic.json")
    assert "Strength 1" in say("sheet", "show", "slic.json", "--lang", "en"), "a number that is not 0 is never left out"
    say("sheet", "new", "selektor", "runa.json")
    category = {
        "name": "Body",
        "points": 4,
        "attributes": [{"name": "Might"}],
        "abilities": [{"name": "Climb", "level": 2}],
    }
    ask("sheet", "set", "runa.json", f"categories=[{json.dumps(category)}]")
    text = say("sheet", "show", "runa.json", "--lang", "en")
    assert "Body (Points of creation 4)\n" in text
    assert re.search(r"(?m)^    Attributes +Might 1$", text) and re.search(r"(?m)^    Abilities +Climb 2$", text)


def test_a_house_rule_of_a_character_is_told_in_words(vera: str, say: Say) -> None:
    told = "House rule “Tie in a contested action” (openlegend.tie): the GM decides → those tied roll again"
    assert told in " ".join(say("sheet", "set", vera, "--rule", "tie=reroll", "--lang", "en").split())
    assert told in " ".join(say("sheet", "history", vera, "--lang", "en").split())
    back = "Hausregel „Gleichstand in einer bestrittenen Aktion“ (openlegend.tie): die Gleichauf-Liegenden würfeln noch"
    assert back in " ".join(say("sheet", "undo", vera, "--lang", "de").split())
    say("sheet", "new", "selektor", "runa.json")
    table = say("sheet", "set", "runa.json", "--rule", "ability-cost=2,3,4", "--lang", "en")
    assert "House rule “Price of an ability level”" in table and "2,3,4" in table.replace(", ", ",")


def test_a_resource_that_has_not_been_counted_yet_is_as_at_the_start(vera: str, say: Say) -> None:
    text = say("sheet", "change", vera, "award-legend-points", "--points", "2", "--lang", "en")
    assert "Legend points: 0 → 2" in text, "where the game says how many that is"
    assert "Legend points: 2 → 0" in say("sheet", "undo", vera, "--lang", "en")
    say("sheet", "new", "pathfinder2e", "ilka.json", "--name", "Ilka")
    changed = say("sheet", "change", "ilka.json", "take-damage", "--amount", "1", "--lang", "en")
    assert "Hit Points: as at the start → 0" in changed, "where it hangs on the sheet"


NOT_READABLE = {
    "missing": ("none.json", "missing"),
    "a folder": (".", None),
    "under a file": ("vera.json/a.json", "no-folder"),
    "a circle": ("circle.json", "loop"),
    "a long name": ("x" * 300, "long-name"),
}


@pytest.mark.parametrize("case", NOT_READABLE)
@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_file_cannot_be_used_is_told_in_the_language_asked_for(
    case: str, language: str, vera: str, say: Say
) -> None:
    Path("circle.json").symlink_to("circle.json")
    name, why = NOT_READABLE[case]
    text = say("sheet", "show", name, "--lang", language, status=2)
    if why is not None:
        assert Words(language).text(f"why-{why}") in text
    assert not any(os.strerror(number) in text for number in errno.errorcode)


def test_a_journal_of_another_hand_is_shown_as_far_as_it_goes(vera: str, say: Say, ask: Ask) -> None:
    said = json.loads(Path(vera).read_text())
    odd = [{}, {"kind": "raise", "price": 3}, {"kind": 7, "changes": [1, {}]}, {"kind": "undo", "of": [1]}]
    odd += [
        {"kind": "raise", "rules": 3},
        {"rules": None, "rule": None},
        None,
        "note",
        1.5,
        [],
        {"kind": "vision", "of": "2031"},
    ]
    said["journal"] = odd
    Path(vera).write_text(json.dumps(said))
    assert len(ask("sheet", "history", vera)["entries"]) == len(odd)
    for language in LANGUAGES:
        text = say("sheet", "history", vera, "--lang", language)
        assert "vision" in text and "note" in text and "1.5" in text
    ask("sheet", "set", vera, "xp=1")
    assert json.loads(Path(vera).read_text())["journal"][: len(odd)] == odd
