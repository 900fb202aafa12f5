"""What users of these programs reported as wrong, in the dialect they wrote: typed faces, ends and means that are right."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.roll import roll
from wurfwerk.notation import NotationError, parse


@pytest.mark.parametrize(
    ("report", "dialect", "text", "faces", "value"),
    [
        ("A009", "dicemaiden", "10d10 e10", (10, 10, 10, 1, 1, 1, 1, 1, 1, 1, 10, 5, 10), 62),
        ("A010", "foundry", "2d6x + 1d4x", (6, 4, 3, 4, 1), 18),
        ("A014", "rpgdr", "5d10>=8f=1", (10, 8, 8, 1, 4), 2),
        ("A015", "dicemaiden", "3d10 t6 f1", (8, 1, 1), -1),
        ("A018", "dicemaiden", "1d10 ie10 t10", (10, 10, 10, 3), 3),
        ("A025", "rpgdr", "3d6dh1dl1", (6, 4, 6), 6),
        ("A025", "rpgdr", "3d6kh2dl1", (2, 4, 5), 5),
        ("A029", "foundry", "2d6r<3", (2, 6, 5), 11),
        ("A042", "avrae", "1d20 please don't break", (7,), 7),
    ],
)
def test_typed_faces_give_the_right_value(
    report: str, dialect: str, text: str, faces: tuple[int, ...], value: int
) -> None:
    chance = ScriptedChance(faces)
    assert roll(parse(text, dialect), chance).value == value
    chance.finish()


@pytest.mark.parametrize(
    ("report", "dialect", "text", "least", "most"),
    [
        ("A011", "foundry", "1d6xo6", 1, 12),
        ("A012", "foundry", "3d20kh2dl1", 1, 20),
        ("A033", "rpgdr", "1d20+-5", -4, 15),
        ("A033", "avrae", "1d6 + -1", 0, 5),
    ],
)
def test_ends(report: str, dialect: str, text: str, least: int, most: int) -> None:
    law = distribution(parse(text, dialect))
    assert (law.min, law.max) == (least, most)


@pytest.mark.parametrize(
    ("report", "dialect", "text", "mean"),
    [
        ("A019", "foundry", "1000d4cs", Fraction(250)),
        ("A026", "rpgdr", "3d20kh1", Fraction(1239, 80)),
        ("A032", "foundry", "1d20cs<=(10+5)", Fraction(15, 20)),
    ],
)
def test_means(report: str, dialect: str, text: str, mean: Fraction) -> None:
    assert distribution(parse(text, dialect)).mean == mean


@pytest.mark.parametrize("dialect", ["roll20", "rpgdr"])
def test_a040_an_endless_explosion_is_refused(dialect: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse("1d1!", dialect)
    assert refused.value.key == "endless-explosion"
