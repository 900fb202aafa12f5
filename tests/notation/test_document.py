"""The JSON of a plain roll, as the contract has it."""

from __future__ import annotations

import json
from fractions import Fraction

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.roll import roll
from wurfwerk.notation import dice_document, number, parse, plain_document


def document(text: str, *faces: int) -> dict:
    expression = parse(text)
    return json.loads(json.dumps(plain_document(text, expression, roll(expression, ScriptedChance(faces)))))


def test_all_of_a_roll() -> None:
    assert document("2d8!kh1", 8, 3, 5) == {
        "target": "2d8!kh1",
        "value": 13,
        "outcome": None,
        "dice": [
            {"sides": 8, "chain": [8, 5], "value": 13, "kept": True, "rerolled": []},
            {"sides": 8, "chain": [3], "value": 3, "kept": False, "rerolled": []},
        ],
        "explanation": "2d8!kh1: 8+5 (3) = 13",
        "parameters": {},
        "rules": {},
    }


def test_a_comparison_shows_both_sides() -> None:
    shown = document("(1d6/2)>=2", 5)
    assert (shown["value"], shown["compared"]) == (1, ["5/2", 2])
    assert "compared" not in document("1d6", 5)


def test_groups_times_and_fate_dice() -> None:
    shown = document("{2d6, 1d10}kh1", 1, 2, 9)["dice"]
    assert [die["group"] for die in shown] == [[0, 0], [0, 1], [1, 0]]
    assert [die["kept"] for die in shown] == [False, False, True]
    taken = dice_document(roll(parse("2dFkr2|2"), ScriptedChance((1, 0))))
    assert taken[0] == {"sides": "F", "chain": [1], "value": 1, "kept": True, "rerolled": [], "times": 2}


def test_numbers() -> None:
    assert (number(3), number(Fraction(7, 2)), number(Fraction(4, 2)), number((1, 2))) == (3, "7/2", 2, [1, 2])
