"""Places in a sheet: what differs is found, put there, and nothing else is touched."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.place import ABSENT, carry, change, differences, get, path, put, steps

KEYS = st.sampled_from(["might", "will", "notes", "items"])
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.text("äb", max_size=2),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=8,
)
FIELDS = st.dictionaries(KEYS, JSON, max_size=4)


@given(FIELDS, FIELDS)
def test_what_differs_put_there_gives_the_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    made: Any = old
    for place, before, after in differences(old, new):
        assert get(old, place) == before or before is ABSENT
        made = change(made, place, before, after)
    assert made == new


@given(FIELDS, FIELDS)
def test_what_was_done_can_be_taken_back(old: dict[str, Any], new: dict[str, Any]) -> None:
    made: Any = new
    for place, before, after in reversed(list(differences(old, new))):
        made = change(made, place, after, before)
    assert made == old


@pytest.mark.parametrize("where", ["attributes.might", "categories[0].abilities[12].level", "name", "a[0][1]"])
def test_a_path_is_read_and_written(where: str) -> None:
    found = steps(where)
    assert found is not None
    assert path(found) == where


@pytest.mark.parametrize(
    "where", ["", ".", "a.", "a..b", "[0]", "a[x]", "a[-1]", "a[123456]", "a]", ".".join("a" * 30)]
)
def test_what_is_no_path_is_none(where: str) -> None:
    assert steps(where) is None


def test_neighbours_stay() -> None:
    fields = {"attributes": {"might": 3, "unknown": "x"}, "other": [1]}
    assert put(fields, ("attributes", "might"), 4) == {"attributes": {"might": 4, "unknown": "x"}, "other": [1]}
    assert fields["attributes"] == {"might": 3, "unknown": "x"}


@given(FIELDS, FIELDS)
def test_places_of_a_journal_are_read_again(old: dict[str, Any], new: dict[str, Any]) -> None:
    for place, _, _ in differences({"rules": {"openlegend.tie": 1, "": 2}, **old}, new):
        assert steps(path(place)) == place


@pytest.mark.parametrize("key", ["openlegend.tie", "", 'a"b', "a[0]", "ä\\n", "."])
def test_any_key_has_a_path(key: str) -> None:
    for place in ((key,), ("rules", key), (key, 3, key)):
        assert steps(path(place)) == place


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ([1, 2, 3], [2, 3], [((0,), 1, ABSENT)]),
        ([1, 2, 3], [1, 3], [((1,), 2, ABSENT)]),
        ([1, 2, 3], [1, 2], [((2,), 3, ABSENT)]),
        ([1, 3], [1, 2, 3], [((1,), ABSENT, 2)]),
        ([1, 1], [1], [((1,), 1, ABSENT)]),
        ([1, 2, 3, 4], [1, 9, 4], [((1,), 2, 9), ((2,), 3, ABSENT)]),
        ([], [1, 2], [((0,), ABSENT, 1), ((1,), ABSENT, 2)]),
        ([1, 2, 3], [1, 5, 3], [((1,), 2, 5)]),
        ([1, True], [1], [((1,), True, ABSENT)]),
        ([1.0, 1], [1], [((0,), 1.0, ABSENT)]),
    ],
)
def test_what_is_taken_out_of_a_list_is_just_that(old: list[Any], new: list[Any], expected: list[Any]) -> None:
    assert list(differences(old, new)) == expected


LISTS = st.lists(st.integers(0, 2) | st.lists(st.integers(0, 1), max_size=2), max_size=5)


@given(LISTS, LISTS)
def test_lists_that_grow_and_shrink_are_changed_and_changed_back(old: list[Any], new: list[Any]) -> None:
    made: Any = old
    found = list(differences(old, new))
    for place, before, after in found:
        made = change(made, place, before, after) if place else after
    assert made == new
    for place, before, after in reversed(found):
        made = change(made, place, after, before) if place else before
    assert made == old


READ = {"light": 1, "items": [{"level": 2}, {"level": 5}], "gear": []}


@pytest.mark.parametrize(
    ("fields", "now", "after"),
    [
        ({"light": 1, "x": 1}, {"light": 2}, {"light": 2, "x": 1}),
        ({}, {"light": 2}, {"light": 2}),
        ({}, {"items": [{"level": 3}, {"level": 5}]}, {"items": [{"level": 3}, {"level": 5}]}),
        (
            {"items": [{"level": 2, "x": 1}, {"x": 2}]},
            {"items": [{"level": 3}, {"level": 6}]},
            {"items": [{"level": 3, "x": 1}, {"x": 2, "level": 6}]},
        ),
        ({"items": [{"x": 1}, {"x": 2}]}, {"items": [{"level": 5}]}, {"items": [{"x": 2}]}),
        ({"items": [{"x": 1}, {"x": 2}]}, {"items": [{"level": 2}]}, {"items": [{"x": 1}]}),
        ({"items": [{"x": 1}, {"x": 2}]}, {"items": []}, {"items": []}),
        (
            {"items": [{"x": 1}, {"x": 2}]},
            {"items": [{"level": 2}, {"level": 9}, {"level": 5}]},
            {"items": [{"x": 1}, {"level": 9}, {"x": 2}]},
        ),
        ({"gear": []}, {"gear": ["rope"]}, {"gear": ["rope"]}),
    ],
)
def test_what_changed_is_carried_over_and_all_else_stays(fields: Any, now: Any, after: Any) -> None:
    assert carry(fields, READ, {**READ, **now}) == after


@pytest.mark.parametrize(
    ("fields", "now", "where"),
    [
        ({"light": "x"}, {"light": 2}, "light"),
        ({"items": ["?", {}, {}]}, {"items": [{"level": 3}, {"level": 5}]}, "items"),
        ({"items": [7, {}]}, {"items": [{"level": 3}, {"level": 5}]}, "items[0]"),
        ({"items": [{"level": 4}, {}]}, {"items": [{"level": 3}, {"level": 5}]}, "items[0].level"),
        ({"items": {}}, {"items": []}, "items"),
    ],
)
def test_what_could_not_be_read_is_not_written_over(fields: Any, now: Any, where: str) -> None:
    with pytest.raises(SheetError) as error:
        carry(fields, READ, {**READ, **now})
    assert error.value.message.arguments["where"] == where


@given(FIELDS, FIELDS)
def test_carried_over_from_itself_it_is_the_new(old: dict[str, Any], new: dict[str, Any]) -> None:
    now = {**old, **new}
    assert carry(old, old, now) == now
