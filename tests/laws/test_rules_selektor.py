"""What holds in the selector game under every combination of its house rules."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import effort
from tests.systems.selektor.character import OF, character
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.form import parameters
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type, system
from wurfwerk.rules.sheet import read_sheet
from wurfwerk.systems.selektor.bands import SOURCE, Band, band_of, check_bands
from wurfwerk.systems.selektor.creation import bonus
from wurfwerk.systems.selektor.moves import moved

RULES = system("selektor").house_rules
TABLES = ("3,3,3", "1,1,1", "1,2,3", "2,0,7")


def every_combination() -> list[dict[str, str]]:
    values = [TABLES if rule.short == "ability-cost" else rule.values for rule in RULES]
    return [dict(zip([rule.key for rule in RULES], each, strict=True)) for each in product(*values)]


rules = st.sampled_from(every_combination())
levels = st.fixed_dictionaries(
    {
        "attribute": st.integers(0, 5),
        "ability-1": st.integers(0, 3),
        "ability-2": st.integers(0, 3),
        "activity-advantage-1": st.booleans(),
        "same-ability": st.booleans(),
    }
)


@st.composite
def partitions(draw: st.DrawFn) -> list[dict[str, object]]:
    """Bands that part 0 to 20, in any order."""
    cuts = sorted(draw(st.sets(st.integers(1, 20), max_size=7)))
    names = draw(st.permutations([band.key for band in SOURCE]))
    starts, ends = [0, *cuts], [*[cut - 1 for cut in cuts], 20]
    bands = [{"key": key, "from": low, "to": high} for key, low, high in zip(names, starts, ends, strict=False)]
    return draw(st.permutations(bands))


@settings(max_examples=effort(200))
@given(levels, partitions(), rules)
def test_every_result_lies_in_one_band_and_chances_sum_to_one(raw, bands, rules) -> None:
    same = raw["ability-1"] == raw["ability-2"] and rules["selektor.same-ability-twice"] == "yes"
    if (raw["same-ability"] and not same) or (raw["activity-advantage-1"] and raw["ability-1"] == 3):
        with pytest.raises(ParameterError):
            build(check_type("selektor.problem"), {**raw, "bands": bands}, rules)
        return
    of = build(check_type("selektor.problem"), {**raw, "bands": bands}, rules)
    for result in range(21):
        (mine,) = [band for band in bands if band["from"] <= result <= band["to"]]
        assert of.outcome(result).key == mine["key"]
    answer = odds(of)
    assert sum(chance for _, chance in answer.outcomes) == 1
    assert 0 <= answer.min <= answer.max <= 20
    assert sum(answer.pmf.values(), Fraction(0)) == 1
    assert 0 <= of.abilities() <= 5


@given(
    st.lists(
        st.builds(
            lambda key, a, b: Band(key=key, from_=a, to=b),
            st.sampled_from([b.key for b in SOURCE]),
            st.integers(0, 20),
            st.integers(0, 20),
        ),
        min_size=1,
        max_size=6,
    )
)
def test_bands_are_taken_exactly_where_they_part_0_to_20(bands) -> None:
    right = all([sum([band.from_ <= result <= band.to for band in bands]) == 1 for result in range(21)]) and all(
        [band.from_ <= band.to for band in bands]
    )
    if right:
        check_bands(bands)
        assert {band_of(result, bands).key for result in range(21)} == {band.key for band in bands}
    else:
        with pytest.raises(ParameterError):
            check_bands(bands)


@settings(max_examples=effort(100))
@given(levels, levels, rules)
def test_a_contest_is_fair_to_both_sides(first, second, rules) -> None:
    plain = [{**side, "activity-advantage-1": False, "same-ability": False} for side in (first, second)]
    kind = check_type("selektor.contest")
    one, other = [dict(odds(build(kind, {"sides": sides}, rules)).outcomes) for sides in (plain, plain[::-1])]
    assert (one["side-1"], one["side-2"], one["tie"]) == (other["side-2"], other["side-1"], other["tie"])
    assert sum(one.values()) == 1


NAMES = [attribute.name for category in character().categories for attribute in category.attributes]
name = st.sampled_from(NAMES)
actions = st.one_of(
    st.tuples(st.just("creation"), st.lists(st.tuples(name, name), min_size=1, max_size=1)),
    st.tuples(st.just("event"), st.lists(st.tuples(name, st.sampled_from(NAMES[-4:])), min_size=1, max_size=1)),
    st.tuples(st.just("resolution"), st.lists(st.tuples(st.sampled_from(NAMES[-4:]), name), min_size=1, max_size=3)),
    st.tuples(st.just("raise"), st.integers(0, 200)),
)


@settings(max_examples=effort(150), deadline=None)
@given(st.lists(actions, max_size=14), rules)
def test_what_is_allowed_keeps_a_character_within_the_rules(done, rules) -> None:
    """Narrative attributes have ten points or more, attributes lie within 0 and 5, and no rule is broken but what is still to be done."""
    touching = {key: value for key, value in rules.items() if key in OF.house_rules}
    of = character(
        touching,
        activity_advantages=[
            {"activity": "Suppe", "ability": "Kochen", "points": 1},
            {"activity": "Brot", "ability": "Kochen", "points": 2},
        ],
    )
    points = sum([of.current(attribute) for category in of.categories for attribute in category.attributes])
    for kind, what in done:
        before = of
        try:
            if kind == "raise":
                steps = of.raises()
                step = steps[what % len(steps)]
                assert step.refused is not None if step.price.amount is None else step.price.amount >= 0
                of = of.raised(step.where)
                assert step.refused is None
            else:
                of = moved(of, kind, what)
        except ParameterError as error:
            refused = error
        else:
            refused = None
        if refused is not None:
            assert refused.key == "forbidden"
            assert of == before
            continue
        standing = of.standing()
        assert standing.narrative_sum() >= 10
        assert all(0 <= value <= 5 for value in standing.values.values())
        if touching["selektor.second-event"] == "resolve-only":
            assert standing.narrative_sum() <= 11
        broken = {violation.rule for violation in of.violations()}
        assert broken <= {"HB-10", "HB-12"}, "stories and bonus points may be owed"
        placed = sum([of.current(attribute) for category in of.categories for attribute in category.attributes])
        ordinary = [category for category in of.categories if not category.narrative]
        assert placed - points <= sum([bonus(category.total()) for category in ordinary]) - 10, (
            "no point out of nowhere"
        )
        assert all(category.total() <= 3 * len(category.abilities) for category in ordinary)
    assert read_sheet(OF, parameters(of), touching).sheet == replace(of)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-5, 200) | st.text(max_size=4),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(
                st.sampled_from(
                    ["name", "categories", "attributes", "abilities", "level", "points", "moves", "kind", "from", "to"]
                ),
                inner,
                max_size=4,
            )
        ),
        max_leaves=12,
    )
)
def test_whatever_stands_in_a_file_is_read_or_reported(raw) -> None:
    fields = raw if isinstance(raw, dict) else {"categories": raw, "moves": raw, "advantages": raw}
    found = read_sheet(OF, fields)
    found.sheet.violations()
    found.sheet.derived()
    found.sheet.raises()
