"""Every case of every dialect: exactly the stated law, value or error; and one throw of each lies inside."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from pathlib import Path

import pytest

from wurfwerk.dice.chance import SeededChance
from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.roll import roll
from wurfwerk.notation import NotationError, number, parse, read, render
from wurfwerk.notation.dialect import MODULES

DATA = Path(__file__).parent.parent / "data" / "notation"
NUMBERS = {"default": 100, "roll20": 3, "foundry": 10, "avrae": 38, "rpgdr": 31, "dicemaiden": 3}
CASES = [
    json.loads(line)
    for dialect in NUMBERS
    for line in (DATA / f"{dialect}.jsonl").read_text(encoding="utf-8").splitlines()
]
VALID = [case for case in CASES if case["expect"]["valid"]]
REFUSED = [case for case in CASES if not case["expect"]["valid"]]


def text_of(case: dict) -> str:
    if case["expr"] is not None:
        return case["expr"]
    made = case["expr_gen"]
    return made["prefix"] * made["times"] + made["core"] + made["suffix"] * made["times"]


def name_of(case: dict) -> str:
    return case["id"]


def understood(case: dict) -> Expression:
    return parse(text_of(case), case["dialect"])


def test_there_are_all_cases() -> None:
    assert Counter(case["dialect"] for case in CASES) == NUMBERS
    assert tuple(NUMBERS) == tuple(MODULES)
    assert len({case["id"] for case in CASES}) == sum(NUMBERS.values())


@pytest.mark.parametrize("case", VALID, ids=name_of)
def test_the_law_is_exactly_as_stated(case: dict) -> None:
    expect = case["expect"]
    law = distribution(understood(case))
    unknown = expect.keys() - {"valid", "min", "max", "mean", "pmf", "pmf_head", "p0", "value", "unbounded"}
    assert not unknown
    if "min" in expect:
        assert law.min == Fraction(expect["min"])
    if "max" in expect:
        assert law.max == (None if expect["max"] is None else Fraction(expect["max"]))
    if "mean" in expect:
        assert law.mean == Fraction(expect["mean"])
    if "pmf" in expect:
        assert isinstance(law, Finite)
        assert law.tail == 0
        assert {str(number(value)): chance for value, chance in law.pmf.items()} == {
            value: Fraction(chance) for value, chance in expect["pmf"].items()
        }
    for value, chance in expect.get("pmf_head", {}).items():
        assert law.chance(Fraction(value)) == Fraction(chance)
    if "p0" in expect:
        assert law.chance(0) == Fraction(expect["p0"])
    if "value" in expect:
        assert law.pmf == {Fraction(expect["value"]): 1}
    if expect.get("unbounded"):
        assert law.max is None
        assert 0 < law.tail < Fraction(1, 10**12)


@pytest.mark.parametrize("case", VALID, ids=name_of)
def test_one_throw_lies_inside(case: dict) -> None:
    law = distribution(understood(case))
    value = roll(understood(case), SeededChance(case["id"])).value
    assert law.min is None or value >= law.min
    assert law.max is None or value <= law.max
    assert law.chance(value) > 0


@pytest.mark.parametrize("case", VALID, ids=name_of)
def test_the_printed_form_is_the_same_expression(case: dict) -> None:
    expression = understood(case)
    assert parse(render(expression, case["dialect"]), case["dialect"]) == expression


@pytest.mark.parametrize("case", REFUSED, ids=name_of)
def test_refused_with_the_stated_key(case: dict) -> None:
    text = text_of(case)
    with pytest.raises(NotationError) as refused:
        read(text, case["dialect"])
    assert refused.value.key == case["expect"]["error"]
    start, end = refused.value.span
    assert 0 <= start <= end <= len(text)
