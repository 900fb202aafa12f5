"""Growth: one step at a time, free and said to be, because the sources name no price."""

from __future__ import annotations

import pytest

from tests.systems.pathfinder2e.test_sheet import sheet, values
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import system
from wurfwerk.sheets import change, document
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FIELDS = {
    "level": 4,
    "attributes": {"dexterity": 4},
    "ranks": {"reflex": 1},
    "skills": {"stealth": 4},
    "lores": [{"name": "Ale"}],
}


def test_a_level_lifts_everything_trained() -> None:
    before = sheet(FIELDS)
    after = before.raised("level")
    assert after.level == 5
    assert values(after)["reflex"] == values(before)["reflex"] + 1
    assert values(after)["will"] == values(before)["will"] == 0


@pytest.mark.parametrize(
    "where", ["ranks.reflex", "ranks.class-dc", "skills.arcana", "attributes.strength", "lores[0].rank"]
)
def test_one_step_up(where) -> None:
    before = sheet(FIELDS)
    step = next(each for each in before.raises() if each.where == where)
    after = before.raised(where)
    assert next(each.now for each in after.raises() if each.where == where) == step.then == step.now + 1


def test_there_is_no_rank_above_legendary() -> None:
    with pytest.raises(ParameterError) as error:
        sheet(FIELDS).raised("skills.stealth")
    assert error.value.key == "forbidden"
    assert "PF-04" in Words("en").say(error.value.message)
    with pytest.raises(ParameterError) as error:
        sheet(FIELDS | {"level": 25}).raised("level")
    assert error.value.key == "forbidden"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_says_why(language) -> None:
    words = Words(language)
    free = {"en": "Free here", "de": "Hier umsonst"}[language]
    for step in sheet(FIELDS).raises():
        assert words.say(step.label)
        assert step.price.amount == (None if step.then == step.now else 0), (
            "above legendary there is no rank and no price"
        )
        said = words.lines(step.price.why)
        assert all(line.startswith(free) for line in said) and (said or step.refused)


def test_a_raise_stands_in_the_journal_and_can_be_taken_back() -> None:
    started = document.new("pathfinder2e", "Kaja")
    raised = change.raised(started, "skills.stealth", "2026-11-30", "third level")
    assert raised.fields["skills"]["stealth"] == 1
    assert raised.journal[-1]["price"] == {"amount": 0, "currency": "level"}
    again = document.read(document.write(raised))
    assert again.fields == raised.fields
    assert change.undone(again, "2026-12-01").fields == started.fields


def test_changes_of_resources_go_through_the_file() -> None:
    started = document.new("pathfinder2e", "Kaja")
    assert document.opened(started).sheet.held()["hero-points"] == 1
    moved, told = change.moved(started, "spend-hero-point", {}, "2026-11-30")
    assert moved.resources["hero-points"] == 0 and told
    assert set(system("pathfinder2e").transitions) >= {"start-session", "avoid-death"}
