"""Laws given a condition, split by tags, listed."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.dice.statistics.laws import endless_laws, finite_laws, laws
from tests.strategies import wheres
from wurfwerk import odds, parse
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.distribution import Distribution, Finite
from wurfwerk.dice.where import Where, at_least, at_most, between, only


def inside(law: Distribution, where: Where, bound: int) -> Fraction:
    """The chance of a value in the set and of at least the bound."""
    out = Fraction(0)
    for low, high in where.spans:
        first = bound if low is None else max(low, bound)
        if high is None or high >= first:
            out += law.at_least(first) - (0 if high is None else 1 - law.at_most(high))
    return out


@given(laws(), wheres(-9, 12), st.integers(-9, 12))
def test_given_is_the_chance_of_both_by_the_chance_of_the_condition(
    law: Distribution, where: Where, bound: int
) -> None:
    chance = (
        inside(law, where, -(10**10)) if law.min is not None else law.group_by({1: where}).get(1, (Fraction(0),))[0]
    )
    if not chance:
        with pytest.raises(ValueError, match="chance 0"):
            law.given(where)
        return
    assert law.given(where).at_least(bound) * chance == inside(law, where, bound)


@given(laws(), st.lists(wheres(-9, 12), min_size=1, max_size=3), st.integers(-12, 20))
def test_parts_add_up_to_the_whole(law: Distribution, sets: list[Where], value: int) -> None:
    parts = law.group_by(dict(enumerate(sets)))
    assert sum([chance for chance, _ in parts.values()]) == 1
    assert sum([chance * part.at_least(value) for chance, part in parts.values()]) == law.at_least(value)
    assert sum([chance * part.chance(value) for chance, part in parts.values()]) == law.chance(value)
    assert sum([chance * part.mean for chance, part in parts.values()]) == law.mean


@given(finite_laws(), st.integers(1, 4))
def test_parts_by_a_function_add_up(law: Finite, by: int) -> None:
    parts = law.group_by(lambda value: int(value) % by)
    again: dict[Any, Fraction] = {}
    for tag, (chance, part) in parts.items():
        assert {int(value) % by for value in part.weights} == {tag}
        for value, share in part.items():
            again[value] = chance * share
    assert again == law.pmf


@given(finite_laws(), wheres(-9, 12), st.integers(-5, 5))
def test_all_ways_to_say_a_condition_agree(law: Finite, where: Where, bound: int) -> None:
    inside = [value for value in law.weights if value in where]
    if inside:
        assert (
            law.given(where) == law.given(lambda value: value in where) == law.given(inside) == law.given(iter(inside))
        )
    if law.max >= bound:
        assert law.given(at_least=bound) == law.given(lambda value: value >= bound)
    if law.min <= bound:
        assert law.given(at_most=bound) == law.given(lambda value: value <= bound)


@given(endless_laws(), st.integers(-6, 0), st.integers(1, 12))
def test_a_span_of_an_endless_law_is_finite(law: Distribution, low: int, high: int) -> None:
    found = {value: chance for value, chance in law.pmf.items() if low <= value <= high}  # type: ignore[operator]
    if not found:
        return
    part = law.given(between(low, high))
    assert isinstance(part, Finite)
    total = sum(found.values())
    assert part.pmf == {value: chance / total for value, chance in found.items()}
    assert part == law.given(at_least=low, at_most=high) == law.given(list(found))


def test_known_conditions() -> None:
    # Of an exploding die the part beyond its first chain is the die again.
    die = odds(parse("1d6!"))
    assert die.given(at_least=7).mean == die.mean + 6
    assert die.given({1, 3, 6}).pmf == {1: Fraction(1, 2), 3: Fraction(1, 2)}
    assert die.given(range(1, 4)).mean == 2
    assert odds(parse("1d6!/2")).given(at_least=Fraction(3, 2), at_most=Fraction(5, 2)).mean == 2
    assert odds(parse("1d1000000000")).given(at_most=10**6).mean == Fraction(10**6 + 1, 2)
    assert odds(parse("2d6")).given(lambda total: total != 7, at_least=6).chance(8) == Fraction(5, 20)


def test_a_joint_law_by_its_tags() -> None:
    d12 = odds(parse("1d12"))
    joint = d12.combined(d12, lambda h, f: (h + f, "crit" if h == f else "hope" if h > f else "fear"))
    parts = joint.group_by(1, 0)
    assert {tag: chance for tag, (chance, _) in parts.items()} == {
        "crit": Fraction(1, 12),
        "hope": Fraction(11, 24),
        "fear": Fraction(11, 24),
    }
    assert parts["crit"][1].mean == 13
    assert parts["hope"][1] == parts["fear"][1]
    assert joint.group_by(1)["crit"][1].chance((2, "crit")) == Fraction(1, 12)
    assert joint.map(lambda value: value[0]) == odds(parse("2d12"))


def test_sets_are_asked_in_order_and_the_rest_has_no_tag() -> None:
    for text in ("1d20", "1d6!", "1d5000"):
        parts = odds(parse(text)).group_by({"one": only(1), "low": at_most(3), "never": at_most(0)})
        assert list(parts) == ["one", "low", None]
        assert parts["low"][1].min == 2
        assert parts[None][1].min == 4
    assert list(odds(parse("1d6!")).group_by({None: at_least(3), 1: at_most(2)})) == [None, 1]
    assert odds(parse("1d4")).group_by({0: only(1, 2)}, lambda value: -value)[0][1].min == -2
    with pytest.raises(TypeError, match="without end"):
        odds(parse("1d6!")).group_by({0: only(1, 2)}, lambda value: -value)


def test_a_check_can_be_asked_like_its_law() -> None:
    from wurfwerk import systems

    asked = odds(systems()["openlegend"].checks["action"](attribute=5, challenge=20))
    assert asked.given(at_least=20).min == 20
    assert asked.quantile(0.5) == asked.distribution.quantile(0.5)
    assert asked.against(odds(parse("1d20"))) == asked.distribution.against(odds(parse("1d20")))
    assert asked.sample(5, seed=3) == asked.distribution.sample(5, seed=3)
    assert asked.listed(1, 9) == asked.distribution.listed(1, 9)
    assert (asked + 1).mean == asked.mean + 1


def test_what_is_refused() -> None:
    endless = odds(parse("1d6!"))
    for wrong in (
        lambda: endless.given(lambda value: value > 3),
        lambda: endless.map(abs),
        lambda: endless.group_by(lambda value: value > 3),
        lambda: endless.combined(odds(parse("1d4")), max),
        lambda: odds(parse("1d4")).combined(endless, max),
        lambda: odds(parse("1d6!/2")).finite(),
    ):
        with pytest.raises(TypeError, match="without end"):
            wrong()
    with pytest.raises(TypeError, match="needs a condition"):
        endless.given()
    with pytest.raises(TypeError, match="entry 0"):
        odds(parse("1d4")).group_by(0)
    for text in ("1d6", "1d6!", "1d5000"):
        with pytest.raises(ValueError, match="chance 0"):
            odds(parse(text)).given(at_most=0)
        with pytest.raises(ValueError, match="chance 0"):
            odds(parse(text)).given([])
    with pytest.raises(TypeError, match="tuples"):
        Finite({(1, 2): 1}, 1).given(at_least=3)
    with pytest.raises(TooCostly):
        odds(parse("1d1000000000")).map(abs)


def test_a_wide_law_is_listed_where_it_can_be() -> None:
    assert odds(parse("1d5000")).map(lambda value: value % 2).weights == {0: 2500, 1: 2500}
    assert odds(parse("1d3000/7")).finite().chance(Fraction(1, 7)) == Fraction(1, 3000)
    assert odds(parse("1d5000")).given(lambda value: value % 1000 == 0).mean == 3000
