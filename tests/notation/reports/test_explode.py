"""Reports on explosions, each as its whole kind: any dice, any chain, any number kept."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.notation.reports.falls import chains, first_then_more, kept, pools, thrown
from wurfwerk.dice.exact import distribution
from wurfwerk.notation import parse

WORDS = st.sampled_from(["kh", "kl", "dh", "dl"])


@given(pools(), WORDS, st.integers(0, 6), st.data())
def test_a001_a002_what_is_kept_are_whole_chains(pool, word, count, data) -> None:
    dice, sides = pool
    fallen = data.draw(chains(dice, sides, sides))
    result = thrown(f"{dice}d{sides}!{word}{count}", first_then_more(fallen))
    totals = [sum(chain) for chain in fallen]
    assert result.value == sum(totals[place] for place in kept(totals, word, count))
    assert [list(die.chain) for die in result.dice] == fallen


@pytest.mark.parametrize("once", ["!o", "xo", "!lim1"])
@given(pool=pools(), word=WORDS, count=st.integers(0, 6), data=st.data())
def test_a003_so_are_chains_of_two(once, pool, word, count, data) -> None:
    dice, sides = pool
    fallen = data.draw(chains(dice, sides, sides, limit=1))
    result = thrown(f"{dice}d{sides}{once}{word}{count}", first_then_more(fallen))
    totals = [sum(chain) for chain in fallen]
    assert result.value == sum(totals[place] for place in kept(totals, word, count))


@given(pools(), WORDS, st.integers(0, 6), st.data())
def test_a004_kept_dice_explode_and_nothing_of_that_is_dropped(pool, word, count, data) -> None:
    dice, sides = pool
    fallen = data.draw(chains(dice, sides, sides))
    first = [chain[0] for chain in fallen]
    places = kept(first, word, count)
    more = [face for place in places for face in fallen[place][1:]]
    result = thrown(f"{dice}d{sides}{word}{count}!", first + more)
    assert result.value == sum(sum(fallen[place]) for place in places)


@given(st.lists(pools(3), min_size=2, max_size=3), st.sampled_from(["max", "min"]), st.data())
def test_a005_the_better_of_several_exploding_rolls(rolls, better, data) -> None:
    fallen = [data.draw(chains(dice, sides, sides)) for dice, sides in rolls]
    faces = [face for one in fallen for face in first_then_more(one)]
    text = "; ".join(f"{dice}d{sides}!" for dice, sides in rolls)
    totals = [sum(map(sum, one)) for one in fallen]
    assert thrown(f"{better}({text})", faces).value == {"max": max, "min": min}[better](totals)


@given(st.integers(2, 20), pools(), st.sampled_from(["kh", "kl"]), st.integers(0, 6), st.data())
def test_a006_dropped_from_the_first_throw_beside_another_die_that_explodes(one, pool, word, count, data) -> None:
    dice, sides = pool
    single = data.draw(chains(1, one, one))
    fallen = data.draw(chains(dice, sides, sides))
    first = [chain[0] for chain in fallen]
    places = kept(first, word, count)
    faces = [*single[0], *first, *[face for place in places for face in fallen[place][1:]]]
    result = thrown(f"1d{one}! + {dice}d{sides}{word}{count}!", faces)
    assert result.value == sum(single[0]) + sum(sum(fallen[place]) for place in places)


def one_die(sides: int, most: int) -> dict[int, Fraction]:
    """Total -> chance of one exploding die, as far as `most`: q faces of the highest, then another."""
    out = {}
    for total in range(1, most + 1):
        before, rest = divmod(total, sides)
        if rest:
            out[total] = Fraction(1, sides ** (before + 1))
    return out


@given(st.integers(1, 4), st.integers(2, 8))
def test_a008_each_die_explodes_by_itself(dice, sides) -> None:
    most = dice * sides + 2
    expected = {0: Fraction(1)}
    for _ in range(dice):
        after: dict[int, Fraction] = {}
        for (total, chance), (more, other) in product(expected.items(), one_die(sides, most).items()):
            after[total + more] = after.get(total + more, Fraction(0)) + chance * other
        expected = after
    law = distribution(parse(f"{dice}d{sides}!"))
    assert {total: law.chance(total) for total in range(most + 1)} == {
        total: expected.get(total, Fraction(0)) for total in range(most + 1)
    }
    assert law.mean == dice * Fraction(sides * (sides + 1), 2 * (sides - 1))


@pytest.mark.parametrize(
    ("dialect", "text"),
    [
        ("default", "{n}d{s}!o"),
        ("default", "{n}d{s}!o{s}"),
        ("default", "{n}d{s}xo"),
        ("foundry", "{n}d{s}xo"),
        ("dicemaiden", "{n}d{s} e{s}"),
    ],
)
@given(pool=pools(10), data=st.data())
def test_a009_as_many_further_dice_as_hits_and_none_goes_on(dialect, text, pool, data) -> None:
    dice, sides = pool
    first = data.draw(st.lists(st.integers(1, sides), min_size=dice, max_size=dice))
    hits = first.count(sides)
    more = data.draw(st.lists(st.integers(1, sides), min_size=hits, max_size=hits))
    # `thrown` uses every face: one die more or less would be an error.
    assert thrown(text.format(n=dice, s=sides), first + more, dialect).value == sum(first) + sum(more)


@given(st.lists(st.tuples(pools(3), st.integers(0, 10)), min_size=2, max_size=3), st.data())
def test_a010_terms_that_explode_each_from_a_face_of_its_own(terms, data) -> None:
    texts, faces, total = [], [], 0
    for (dice, sides), below in terms:
        again = max(2, sides - below)
        fallen = data.draw(chains(dice, sides, again))
        texts.append(f"{dice}d{sides}!>={again}")
        faces += first_then_more(fallen)
        total += sum(map(sum, fallen))
    assert thrown(" + ".join(texts), faces).value == total


@pytest.mark.parametrize(
    ("dialect", "text"), [("default", "{n}d{s}xo{s}"), ("default", "{n}d{s}!lim1"), ("foundry", "{n}d{s}xo{s}")]
)
@given(pool=pools())
def test_a011_the_ends_of_dice_that_explode_once(dialect, text, pool) -> None:
    dice, sides = pool
    law = distribution(parse(text.format(n=dice, s=sides), dialect))
    assert (law.min, law.max) == (dice, 2 * dice * sides)


@given(pools(3), st.integers(1, 4))
def test_a011_the_ends_of_dice_that_explode_a_few_times(pool, limit) -> None:
    dice, sides = pool
    law = distribution(parse(f"{dice}d{sides}!lim{limit}"))
    assert (law.min, law.max) == (dice, (limit + 1) * dice * sides)


@given(pools(), st.integers(2, 12), st.integers(1, 12), st.data())
def test_a013_a_further_die_counts_by_what_it_shows(pool, again, target, data) -> None:
    dice, sides = pool
    again, target = min(again, sides), min(target, sides)
    target = max(2, target)
    fallen = data.draw(chains(dice, sides, again))
    count = sum(face >= target for chain in fallen for face in chain)
    assert thrown(f"{dice}d{sides}!{again}..{sides}>={target}", first_then_more(fallen)).value == count


@given(st.integers(2, 20), st.integers(0, 60), st.data())
def test_a018_a_chain_goes_on_however_long_it_is(sides, length, data) -> None:
    chain = [sides] * length + [data.draw(st.integers(1, sides - 1))]
    assert thrown(f"1d{sides}!", chain).value == sum(chain)
    assert thrown(f"1d{sides}!{sides}>={sides}", chain).value == length
    assert thrown(f"1d{sides} ie{sides} t{sides}", chain, "dicemaiden").value == length
