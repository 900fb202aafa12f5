"""The trace of a roll in symbols."""

from __future__ import annotations

import pytest

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.operators.sort import Values
from wurfwerk.dice.roll import roll
from wurfwerk.notation import parse, trace


@pytest.mark.parametrize(
    ("text", "faces", "line"),
    [
        ("4d6kh3", (6, 5, 4, 2), "4d6kh3: 6 5 4 (2) = 15"),
        ("1d20", (17,), "1d20: 17"),
        ("2d6!+1", (6, 3, 4), "2d6!+1: [6+4 3] + 1 = 14"),
        ("1d6ro1", (1, 5), "1d6ro1: 1→5 = 5"),
        ("3d10>=8", (10, 8, 2), "3d10>=8: 10:1 8:1 2:0 = 2"),
        ("3d6+2>=10", (4, 3, 2), "(3d6+2)>=10: [4 3 2] + 2 = 11 ≥ 10 ✓"),
        ("(1d20)<>3", (3,), "(1d20)<>3: 3 ≠ 3 ✗"),
        ("((1d20)>=11)+1", (12,), "((1d20)>=11)+1: (12 ≥ 11 ✓) + 1 = 2"),
        ("1d6min2", (1,), "1d6min2: 1:2 = 2"),
        ("2-1d6*3", (4,), "2-1d6*3: 2 - (4 * 3) = -10"),
        ("-1d20", (8,), "-1d20: -8"),
        ("1d6/2", (5,), "1d6/2: 5 / 2 = 5/2"),
        ("(1d6+1)**2", (2,), "(1d6+1)**2: (2 + 1) ** 2 = 9"),
        ("max(1d8!, 1d6!)", (8, 3, 6, 6, 2), "max(1d8!, 1d6!): max(8+3, 6+6+2) = 14"),
        ("{2d6, 1d10}kh1", (1, 2, 9), "{2d6, 1d10}kh1: ([1 2]) 9 = 9"),
        ("(1d4)d6", (2, 5, 6), "(1d4)d6: 2 → [5 6] = 11"),
        ("3d6kr3|3", (2, 5, 1), "3d6kr3|3: (2) 5×2 (1) = 10"),
        ("4dF", (-1, 0, 1, 1), "4dF: -1 0 1 1 = 1"),
        ("3d20sd", (4, 17, 12), "3d20sd: 17 12 4 = 33"),
        ("20+15", (), "20+15: 35"),
        ("0d6kh1", (), "0d6kh1: 0"),
        ("0d6+1", (), "0d6+1: 0 + 1 = 1"),
        ("if(1d20>=11, 1d6!, 0)", (8,), "if((1d20>=11), 1d6!, 0): 8 ≥ 11 ✗ → 0 = 0"),
        ("if(1d20<>11, 1d6, 0)", (8, 2), "if((1d20<>11), 1d6, 0): 8 ≠ 11 ✓ → 2 = 2"),
        ("if(1d20=20, 1, 0)", (20,), "if((1d20=20), 1, 0): 20 = 20 ✓ → 1 = 1"),
        ("if(1d20=1|3, 1, 0)", (3,), "if((1d20=1|3), 1, 0): 3:1 ✓ → 1 = 1"),
        ("if((1d20)<>0, 1, 0)", (3,), "if((1d20)<>0, 1, 0): 3 ≠ 0 ✓ → 1 = 1"),
        ("1d20--3-(0-2)", (5,), "1d20--3-(0-2): 5 + 3 + 2 = 10"),
    ],
)
def test_trace(text: str, faces: tuple[int, ...], line: str) -> None:
    expression = parse(text)
    assert trace(roll(expression, ScriptedChance(faces)), expression) == line


def test_values_side_by_side_have_no_sum() -> None:
    expression = Values(Dice(3, 20))
    rolled = roll(expression, ScriptedChance((17, 4, 12)))
    assert rolled.value == (17, 4, 12)
