"""A resource that stands in a file as no count is never written over by a change or a price, in any game."""

from __future__ import annotations

from typing import Any

import pytest

from wurfwerk.rules.form import Field, form_of
from wurfwerk.rules.registry import systems
from wurfwerk.rules.resource import Transition
from wurfwerk.sheets.change import moved, raised, set_fields
from wurfwerk.sheets.document import new
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.written import Document
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

DAY = "2026-11-30"
NEEDED: dict[str, dict[str, Any]] = {
    "selektor.award-progress-points": {"in": "Run"},
    "starwars-legends.meditate": {"successes": 9},
    "starwars-legends.spend-willpower": {"consent": True},
}
"""What a change needs by its rules besides the parameters that it always needs."""

NO_COUNTS: list[Any] = ["viele", "3", None, True, 2.5, [3], {}]
MOVING = [
    of for system in systems().values() if system.sheet is not None for of in system.transitions.values() if of.moves
]


def least(field: Field) -> Any:
    """The least value of a required parameter."""
    if field.kind == "list":
        assert field.items is not None
        return [least(field.items.fields[0])]
    return field.minimum if field.kind == "integer" else {"boolean": False}.get(field.kind, (*field.choices, "")[0])


def with_resource(system: str, key: str, count: Any) -> Document:
    empty = new(system, "Ada")
    return Document(system, empty.version, empty.fields, {key: count}, {})


@pytest.mark.parametrize("count", NO_COUNTS, ids=repr)
@pytest.mark.parametrize("of", MOVING, ids=[of.target for of in MOVING])
def test_a_change_does_not_write_over_what_is_no_count(of: type[Transition], count: Any) -> None:
    given = {field.key: least(field) for field in form_of(of).fields if field.required}
    given |= NEEDED.get(of.target, {})
    for key in of.moves:
        with pytest.raises(SheetError) as error:
            moved(with_resource(of.system, key, count), of.key, given, DAY)
        assert (error.value.key, error.value.message.arguments["where"]) == ("faulty-place", f"resources.{key}")
        for language in LANGUAGES:
            assert f"resources.{key}" in Words(language).say(error.value.message)


@pytest.mark.parametrize("count", NO_COUNTS, ids=repr)
def test_a_price_is_not_paid_from_what_is_no_count(count: Any) -> None:
    categories = [{"name": "Body", "attributes": [{"name": "Might", "value": 1}], "abilities": [{"name": "Run"}]}]
    before = set_fields(with_resource("selektor", "progress-points", 9), {"categories": categories}, DAY)
    where = "categories[0].abilities[0].level"
    assert raised(before, where, DAY).resources["progress-points"] < 9
    with pytest.raises(SheetError) as error:
        raised(Document("selektor", before.version, before.fields, {"progress-points": count}, {}), where, DAY)
    assert error.value.key == "faulty-place"
