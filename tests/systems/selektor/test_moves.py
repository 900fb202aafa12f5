"""Attribute points that move: the one move of creation, momentous events, and the end of an altered state."""

from __future__ import annotations

import pytest

from tests.systems.reading import keys
from tests.systems.selektor.character import broken, character, fields, figures, with_category
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.sheets import change, document
from wurfwerk.systems.selektor.moves import moved
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words


def values(of) -> dict[str, int]:
    return {attribute.name: of.current(attribute) for category in of.categories for attribute in category.attributes}


def refused(of, kind: str, *pairs: tuple[str, str]) -> tuple[str, str]:
    """(message, place) of why a move cannot be made; it names its rule in both languages."""
    with pytest.raises(ParameterError) as error:
        moved(of, kind, pairs)
    assert error.value.key == "forbidden"
    for language in LANGUAGES:
        assert "HB-" in Words(language).say(error.value.message) or "unknown" in error.value.message.key
    return keys([error.value.message])[0], error.value.parameter


@pytest.mark.rule("HB-13")
def test_one_point_may_be_moved() -> None:
    of = character()
    after = moved(of, "creation", [("Kraft", "Spur")])
    assert values(after) == values(of) | {"Kraft": 2, "Spur": 2}, "across categories"
    assert broken(after) == []
    assert values(moved(of, "creation", [("Kraft", "Zäh")]))["Zäh"] == 3
    assert refused(after, "creation", ("Flink", "Spur"))[0] == "violation-second-move"
    twice = character(moves=[{"kind": "creation", "from": "Kraft", "to": "Spur"}] * 2)
    assert broken(twice) == [("HB-13", "violation-second-move")]
    assert refused(of, "creation", ("Kraft", "Mut")) == ("violation-move-narrative", "moves[0].to")
    assert refused(of, "creation", ("Mut", "Kraft")) == ("violation-move-narrative", "moves[0].from")
    assert refused(of, "creation", ("Kraft", "kraft"))[0] == "violation-move-to-itself"
    assert refused(of, "creation", ("Kraft", "Magie"))[0] == "violation-unknown-attribute"


def test_a_move_stays_between_nothing_and_five() -> None:
    of = with_category(0, attributes=[{"name": "Kraft", "value": 5}, {"name": "Flink", "value": 1}])
    assert refused(of, "creation", ("Spur", "Kraft")) == ("violation-move-above", "moves[0].to")
    assert values(moved(of, "creation", [("Spur", "Flink")]))["Spur"] == 0
    empty = with_category(
        5, attributes=[{"name": name, "value": value} for name, value in (("Mut", 5), ("Zorn", 5), ("Ruhm", 0))]
    )
    assert refused(empty, "event", ("Ruhm", "Zorn")) == ("violation-nothing-to-move", "moves[0].from")
    assert refused(empty, "event", ("Kraft", "Mut"))[0] == "violation-move-above"


@pytest.mark.rule("HB-14")
def test_narrative_attributes_have_ten_points() -> None:
    assert figures(character())["narrative-sum"] == 10
    for value, total in ((2, 9), (4, 11)):
        attributes = [{"name": "Mut", "value": value}, {"name": "Zorn", "value": 3}, {"name": "Treue", "value": 4}]
        of = with_category(5, attributes=attributes)
        (violation,) = of.violations()
        assert (violation.rule, violation.message.arguments["sum"]) == ("HB-14", total)
    inside = moved(character(), "event", [("Mut", "Zorn")])
    assert figures(inside)["narrative-sum"] == 10


@pytest.mark.rule("HB-15")
def test_a_momentous_event_alters_the_state() -> None:
    of = character()
    after = moved(of, "event", [("Kraft", "Zorn")], "dem Tod nahe")
    assert values(after) == values(of) | {"Kraft": 2, "Zorn": 4}
    assert after.moves[-1].reason == "dem Tod nahe"
    assert broken(after) == [], "an altered state is no breach"
    assert (figures(after)["narrative-sum"], figures(after)["altered-state"]) == (11, 1)
    (said,) = [derived.made_of for derived in after.derived() if derived.key == "altered-state"]
    assert keys(said) == ["made-altered-state"]
    assert "Schutz" in Words("de").say(said[0]) and "changed" in Words("en").say(said[0])
    inside = moved(of, "event", [("Mut", "Zorn")])
    assert figures(inside)["altered-state"] == 0, "from within the narrative category nothing is altered"
    assert refused(of, "event", ("Mut", "Kraft")) == ("violation-event-target", "moves[0].to")
    tables = {reference.key: len(reference.rows) for reference in system("selektor").references}
    assert (tables["events"], tables["states"]) == (2, 4)
    (events,) = [reference for reference in system("selektor").references if reference.key == "events"]
    for language, words in (("de", ("Tod", "Ziel")), ("en", ("death", "goal"))):
        said = [Words(language).say(row[0]) for row in events.rows]
        assert all(word in line for word, line in zip(words, said, strict=True))


@pytest.mark.parametrize(("rule", "sum_"), [("both", 12), ("resolve-only", 11)])
def test_a_second_event(rule, sum_) -> None:
    once = moved(character({"second-event": rule}), "event", [("Kraft", "Zorn")])
    if rule == "both":
        once = moved(once, "event", [("Flink", "Mut")])
    else:
        assert refused(once, "event", ("Flink", "Mut")) == ("violation-second-event", "moves[1].kind")
        written = [{"kind": "event", "from": "Kraft", "to": "Zorn"}, {"kind": "event", "from": "Flink", "to": "Mut"}]
        assert broken(character({"second-event": rule}, moves=written)) == [("HB-15", "violation-second-event")]
        assert broken(character(moves=written)) == []
    assert figures(once)["narrative-sum"] == sum_


@pytest.mark.rule("HB-17")
def test_the_altered_state_ends_with_all_points_above_ten() -> None:
    of = moved(moved(character(), "event", [("Kraft", "Zorn")]), "event", [("Flink", "Mut")])
    after = moved(of, "resolution", [("Zorn", "Charme"), ("Treue", "Spur")])
    assert (figures(after)["narrative-sum"], figures(after)["altered-state"]) == (10, 0)
    assert values(after)["Charme"] == 4 and values(after)["Treue"] == 1
    assert broken(after) == []
    assert refused(of, "resolution", ("Zorn", "Charme"))[0] == "violation-half-resolved"
    assert refused(of, "resolution", ("Zorn", "Mut"))[0] == "violation-resolution-target"
    assert refused(of, "resolution", ("Kraft", "Spur"))[0] == "violation-resolution-target"
    three = [("Zorn", "Charme"), ("Mut", "Spur"), ("Mut", "Rang")]
    assert refused(of, "resolution", *three)[0] == "violation-nothing-to-resolve", "no more than what is above ten"
    assert refused(character(), "resolution", ("Zorn", "Charme"))[0] == "violation-nothing-to-resolve"


def test_a_half_resolved_state_on_a_sheet_is_a_breach() -> None:
    moves = [
        {"kind": "event", "from": "Kraft", "to": "Zorn"},
        {"kind": "event", "from": "Flink", "to": "Mut"},
        {"kind": "resolution", "from": "Zorn", "to": "Charme"},
    ]
    assert broken(character(moves=moves)) == [("HB-17", "violation-half-resolved")]
    assert broken(character(moves=[*moves, {"kind": "resolution", "from": "Mut", "to": "Spur"}])) == []


def document_of(rules=None) -> document.Document:
    return document.Document("selektor", 1, fields(), rules=rules or {})


def told_by(of, key: str, **given: object):
    after, told = change.moved(of, key, given, "2026-12-01", "am Ende des Abends")
    for language in LANGUAGES:
        Words(language).lines(told)
    return after, keys(told)


def test_a_point_is_moved_on_a_sheet_and_stands_in_its_journal() -> None:
    start = document_of()
    moved_, told = told_by(start, "move-point", **{"from": "Kraft", "to": "Spur"})
    assert told == ["told-moved"]
    altered, told = told_by(moved_, "momentous-event", **{"from": "Flink", "to": "Zorn", "event": "dem Tod nahe"})
    assert told == ["told-moved", "made-altered-state"]
    of = document.opened(altered).sheet
    assert (figures(of)["altered-state"], of.moves[-1].reason, of.current(of.categories[0].attributes[1])) == (
        1,
        "dem Tod nahe",
        1,
    )
    with pytest.raises(ParameterError) as error:
        told_by(altered, "resolve-altered-state", ways=[{"from": "Zorn", "to": "Mut"}])
    assert keys([error.value.message]) == ["violation-resolution-target"]
    resolved, told = told_by(altered, "resolve-altered-state", ways=[{"from": "Mut", "to": "Flink"}])
    assert told == ["told-moved", "told-resolved"]
    assert broken(document.opened(resolved).sheet) == []
    assert [entry["change"] for entry in resolved.journal] == ["move-point", "momentous-event", "resolve-altered-state"]
    back = change.undone(change.undone(resolved, "2026-12-02"), "2026-12-02")
    assert back.fields == moved_.fields
    _, told = told_by(moved_, "momentous-event", **{"from": "Mut", "to": "Zorn"})
    assert told == ["told-moved"]


def test_a_second_event_on_a_sheet_goes_by_its_house_rule() -> None:
    for rules, allowed in (({}, True), ({"second-event": "resolve-only"}, False)):
        once, _ = told_by(document_of(rules), "momentous-event", **{"from": "Flink", "to": "Zorn"})
        if allowed:
            assert told_by(once, "momentous-event", **{"from": "Kraft", "to": "Zorn"})[1] == [
                "told-moved",
                "made-altered-state",
            ]
            continue
        with pytest.raises(ParameterError) as error:
            told_by(once, "momentous-event", **{"from": "Kraft", "to": "Zorn"})
        assert keys([error.value.message]) == ["violation-second-event"]
