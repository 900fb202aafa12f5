"""Sums by rank among values without end: by the walk and as a quotient, against each other and against what is known otherwise."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.cost import TooCostly, cost
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.exact.chains import kept_chains
from wurfwerk.dice.exact.ordered import Walked, ranked_sum, ranked_value
from wurfwerk.dice.exact.roots import choices, power_sums_of_products, sums_of_powers
from wurfwerk.dice.exact.series import Series
from wurfwerk.dice.shapes import Explode
from wurfwerk.dice.where import only
from wurfwerk.notation import parse


def walked(text: str) -> tuple[Series, Walked]:
    law = distribution(parse(text))
    assert isinstance(law, Series)
    side = law.up if law.up is not None else law.down
    assert isinstance(side, Walked)
    return law, side


@pytest.mark.parametrize(
    "text",
    ["3d6!>=5kh2", "3d4!1kl2", "3d4!p>=3kh2", "{1d4!,1d6!,1d8!}kh2", "{2d4!,1d6!,1d8}kh2", "{1d4!/2,1d6!,1d4}kl2"],
)
def test_the_quotient_says_what_the_walk_says(text: str) -> None:
    law = distribution(parse(text))
    side = (law if isinstance(law, Series) else law.of).up  # type: ignore[attr-defined]
    assert isinstance(side, Walked)
    made = side.walk.quotient()
    assert made.total() == 1
    assert made.low == side.low
    count = 80 + sum([(len(factor) - 1) * times for factor, times in made.factors.items()])
    fresh = type(made)(made.num, made.low, made.factors, made.scale)
    assert fresh.chances(count) == side.chances(count)
    assert made.sums() == side.sums()


@pytest.mark.parametrize(("count", "kept"), [(3, 2), (4, 2), (4, 4)])
def test_the_levels_say_what_the_walk_says(count: int, kept: int) -> None:
    """Dice that explode on their highest face alone have a kernel of their own; both must agree."""
    fresh, chain = distribution(parse("1d6")), distribution(parse("1d6!"))
    select = (0,) * (count - kept) + (1,) * kept
    by_levels = kept_chains(fresh, Explode(only(6)), count, select)  # type: ignore[arg-type]
    by_walk = ranked_sum([(chain, count)], select)  # type: ignore[list-item]
    assert (by_levels.mean, by_levels.variance) == (by_walk.mean, by_walk.variance)
    assert [by_levels.chance(t) for t in range(60)] == [by_walk.chance(t) for t in range(60)]


def test_every_rank_once_is_the_sum() -> None:
    laws = [distribution(parse(text)) for text in ("1d6!>=5", "1d8!", "1d4")]
    together = ranked_sum([(law, 1) for law in laws], (1, 1, 1))  # type: ignore[misc]
    total = distribution(parse("1d6!>=5 + 1d8! + 1d4"))
    assert (together.mean, together.variance) == (total.mean, total.variance)
    assert [together.chance(t) for t in range(3, 60)] == [total.chance(t) for t in range(3, 60)]


@pytest.mark.parametrize("text", ["4d10!>=9kh2", "5d6!>=5kh3", "6d6!>=5kh2", "{1d4!,1d6!,1d8!,1d10!}kh2"])
def test_ranks_and_their_rest_make_the_sum(text: str) -> None:
    """Expectations of the kept ones and of the others, whose quotients nobody needs."""
    law, _ = walked(text)
    pool = parse(text).lower()
    kept = sum(pool.select)  # type: ignore[union-attr,arg-type]
    size = pool.size  # type: ignore[union-attr]
    rest = distribution(parse(text.replace(f"kh{kept}", f"kl{size - kept}")))
    assert law.mean + rest.mean == distribution(parse(text.replace(f"kh{kept}", ""))).mean
    assert sum(law.pmf.values()) + law.tail == 1
    assert 0 < law.tail < Fraction(1, 10**12)
    assert law.at_least(30) == 1 - sum([law.chance(t) for t in range(30)])


def test_what_is_calculated_with_later_is_counted_beforehand() -> None:
    small, large = cost(parse("3d6!>=5kh2").lower()), cost(parse("5d6!>=5kh3").lower())
    assert small.quotient > 0
    assert cost(parse("3d6!>=5kh2 + 2").lower()).steps < 2 * small.steps
    assert cost(parse("3d6!>=5kh2 + 1d6").lower()).steps > small.steps + small.quotient
    assert distribution(parse("(5d6!>=5kh3) >= 20")).mean == distribution(parse("5d6!>=5kh3")).at_least(20)
    assert large.quotient > 10_000_000
    with pytest.raises(TooCostly) as refused:
        distribution(parse("5d6!>=5kh3 + 1d6"))
    assert refused.value.message.key == "error-too-costly-chains"


def test_moved_and_turned() -> None:
    law, _ = walked("3d6!>=5kh2")
    moved = distribution(parse("7 - 3d6!>=5kh2"))
    assert moved.max == 5
    assert moved.mean == 7 - law.mean
    assert moved.variance == law.variance
    assert [moved.at_most(7 - t) for t in range(40)] == [law.at_least(t) for t in range(40)]


def test_both_ways_is_refused_by_name() -> None:
    with pytest.raises(TooCostly) as refused:
        distribution(parse("{1d6!, 1d8!, 4-1d6!}kh2"))
    assert refused.value.message.key == "error-too-costly-both-ways"


def test_the_least_of_dice_with_and_without_end() -> None:
    law = ranked_value([(distribution(parse("1d6!")), 2), (distribution(parse("1d4")), 1)], 0)  # type: ignore[list-item]
    single, four = distribution(parse("1d6!")), distribution(parse("1d4"))
    assert law.max == 4
    assert all(law.at_least(t) == single.at_least(t) ** 2 * four.at_least(t) for t in range(8))


@pytest.mark.parametrize("m", [2, 3, 4])
@pytest.mark.parametrize("factor", [(6, 0, 0, 0, 0, -1, -1), (10, -1, -2), (5, -1, 0, -1)])
def test_products_of_several_roots(factor: tuple[int, ...], m: int) -> None:
    """Their sums of powers are the complete symmetric sums of the powers of the roots."""
    made = choices(factor, m)
    degree = len(made) - 1
    base = sums_of_powers(factor, degree * m)
    assert sums_of_powers(made, degree) == [power_sums_of_products(base, j, m) for j in range(1, degree + 1)]
