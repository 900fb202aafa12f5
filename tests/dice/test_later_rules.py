"""Rules after a choice, in every order: what is thrown again keeps each rule written before, but for those of some ranks."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from typing import Literal

import pytest

from tests.goodness import BOUND, cells_of, chance_of
from tests.strategies import falls
from wurfwerk.dice import bulk
from wurfwerk.dice.choice import anew
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.shapes import (
    Altered,
    Clamp,
    Constant,
    Die,
    Explode,
    Pool,
    Ranked,
    Reroll,
    Score,
    Sum,
    Tally,
    Tuple,
)
from wurfwerk.dice.where import at_least, at_most, only
from wurfwerk.notation import NotationError, parse

RULES = {
    "reroll": Reroll(only(1), 1),
    "at-least": Clamp(2, None),
    "at-most": Clamp(None, 2),
    "explode": Explode(only(3), 1),
    "explode-low": Explode(at_most(2), 1, 1),
    "score": Score(((only(1), 3), (at_least(2), 1))),
    "ranked-clamp": Ranked(Clamp(3, None), "lowest", 1),
    "ranked-reroll": Ranked(Reroll(at_most(2), 1), "highest", 1),
}


def ranked(order: tuple[str, ...]) -> bool:
    return any(name.startswith("ranked") for name in order)


ORDERS = [*permutations(RULES, 2), *[order for order in permutations(RULES, 3) if "explode" in order[1:]]]
D3, D2 = Die(3), Die(2)


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_the_law_is_the_enumeration_of_what_is_thrown(order: tuple[str, ...]) -> None:
    then = tuple([RULES[name] for name in order])
    if ranked(order):
        # Rules for some ranks stand where nothing was chosen before.
        pools = [Pool(((D3, 2),), None, then, fold=fold) for fold in (Sum(), Tally((at_least(3),)))]
    else:
        pools = [
            Pool(((D3, 2),), (0, 1), then),
            Pool(((D3, 1), (Altered(D2, Reroll(only(1), 1)), 1)), (1, 0), then),
            Pool(((D3, 2),), (0, 1), then, fold=Tally((at_least(3),))),
        ]
    if len(order) == 2 and not ranked(order):
        pools += [Pool(((D3, 2),), (1, 2), then), Pool(((D3, 2),), (0, 1), then, fold=Tuple("thrown"))]
    for pool in pools:
        law = distribution(pool)
        assert law.pmf == falls(pool, 100_000), pool


@pytest.mark.parametrize("order", [order for order in ORDERS if not ranked(order)], ids="-".join)
def test_where_every_die_is_kept_the_rules_are_those_of_the_die(order: tuple[str, ...]) -> None:
    then = tuple([RULES[name] for name in order])
    of = Pool(((D3, 2),), (1, 1), then)
    assert distribution(of).pmf == distribution(Pool(((anew(D3, then), 2),))).pmf


@pytest.mark.parametrize("order", ORDERS[::7], ids="-".join)
def test_many_throws_at_once_follow_it(order: tuple[str, ...]) -> None:
    then = tuple([RULES[name] for name in order])
    of = Pool(((D3, 2),), None, then) if ranked(order) else Pool(((D3, 2), (D2, 1)), (0, 1, 1), then)
    assert chance_of(bulk.throw(of, 20_000, seed="later").tolist(), cells_of(distribution(of))) > BOUND


@pytest.mark.parametrize(
    ("text", "mean"),
    [
        ("4d6kh3min2!", Fraction(6206, 405)),
        ("4d6min2kh3!", Fraction(6206, 405)),  # the choice changes nothing in the order of clamped dice
        ("2d6kh1min2!", Fraction(263, 45)),
        ("2d6kh1!", Fraction(259, 45)),
    ],
)
def test_chains_without_end(text: str, mean: Fraction) -> None:
    law = distribution(parse(text))
    assert law.mean == mean
    assert chance_of(bulk.throw(parse(text), 20_000, seed="chains").tolist(), cells_of(law)) > BOUND


def test_a_chain_that_clamped_dice_would_never_end_is_refused() -> None:
    with pytest.raises(NotationError) as refused:
        parse("4d6kh3min6!")
    assert refused.value.key == "endless-explosion"


@pytest.mark.parametrize("clamp", [Clamp(None, 3), Clamp(3, None), Clamp(2, 3)])
@pytest.mark.parametrize("fold", [Sum(), Tuple("thrown")])
def test_parts_in_braces_are_counted_within_the_ends(clamp: Clamp, fold: Sum | Tuple) -> None:
    of = Pool(((Pool(((D3, 2),)), 1), (Constant(9), 1), (D3, 1)), (0, 1, 1), (clamp,), fold=fold)
    assert distribution(of).pmf == falls(of)


@pytest.mark.parametrize("select", [None, (1, 1), (0, 1), (2, 1)])
@pytest.mark.parametrize("order", ["thrown", "ascending", "descending"])
def test_rules_act_once_on_values_side_by_side(
    select: tuple[int, ...] | None, order: Literal["thrown", "ascending", "descending"]
) -> None:
    """A score is no rule that may be applied twice: a success is not counted as a face again."""
    pool = Pool(((D3, 2),), select, (Score(((at_most(1), 1),)),), fold=Tuple(order))
    assert distribution(pool).pmf == falls(pool, 1_000)
