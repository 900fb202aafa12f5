"""Several rolls, names, conditionals and tables as text: what is refused, where, and with which hint."""

from __future__ import annotations

import pytest

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice, Labelled, Name, Number
from wurfwerk.dice.operators import Add, Conditional, Let, Several
from wurfwerk.dice.roll import roll
from wurfwerk.notation import NotationError, parse, plain_document, read, render, trace


def refused(text: str, dialect: str = "default") -> NotationError:
    with pytest.raises(NotationError) as caught:
        read(text, dialect)
    return caught.value


def test_trees() -> None:
    assert parse("1d20; 2d6") == Several((Dice(1, 20), Dice(2, 6)))
    assert parse("X := d6; x + 1") == Let("x", Dice(1, 6), Add((Name("x"), Number(1))))
    shared = parse("x := d6; x; 2")
    assert shared == Several((Name("x"), Number(2)), (("x", Dice(1, 6)),))
    assert parse("if(1, 2, 3)") == Conditional(Number(1), Number(2), Number(3))
    assert parse("1d20 attack; 2d6 # fire") == Several((Labelled(Dice(1, 20), "attack"), Dice(2, 6)))
    assert parse("größe ≔ d6; größe") == parse("GRÖßE := d6; größe")


@pytest.mark.parametrize(
    ("text", "key", "message", "place"),
    [
        ("x := d6", "syntax", "error-let-no-roll", "x"),
        ("x := x + 1; x", "syntax", "error-name-unknown", "x"),
        ("x := d6; y + 1", "syntax", "error-name-unknown", "y"),
        ("x := d6; x := d8; x", "syntax", "error-name-twice", "x"),
        ("kh := d6; kh", "syntax", "error-name-reserved", "kh"),
        ("table := d6; 1", "syntax", "error-name-reserved", "table"),
        ("df := d6; 1", "syntax", "error-name-reserved", "df"),
        ("w := d6; 1", "syntax", "error-name-reserved", "w"),
        ("x1 := d6; x1", "syntax", "error-name-letters", "x1 "),
        (":= d6; 2", "syntax", "error-name-letters", ":"),
        ("λ := d6; λ", "syntax", "error-name-letters", "λ"),
        ("a" * 41 + " := d6; 1", "syntax", "error-name-letters", "a" * 41),
        ("1d6; x := d6; x", "syntax", "error-let-behind-roll", "x"),
        ("(x := d6) + 1", "syntax", "error-name-unknown", "x"),
        ("x := d6; x kh1", "not-a-pool", "error-name-is-total", "kh1"),
        ("x := d6; x!", "not-a-pool", "error-name-is-total", "!"),
        ("x := d6; xd6", "syntax", "error-syntax-word", "xd"),
        ("x := d6; 2x", "syntax", "error-syntax-expected-operator", "x"),
        ("x := d6; 1d20 x", "syntax", "error-syntax-expected-operator", "x"),
        ("1d6;", "syntax", "error-syntax-ends", ""),
        (";1d6", "syntax", "error-syntax-expected-roll", ";"),
        ("1d6;;2", "syntax", "error-syntax-expected-roll", ";"),
        ("1d20 attack; with sword", "syntax", "error-syntax-word", "with"),
        ("1d20 a]b; 2", "syntax", "error-label-bracket", "]"),
        ("; ".join(["1"] * 51), "too-long", "error-too-many-statements", ";"),
        ("if(1, 2)", "syntax", "error-if-parts", "if(1, 2)"),
        ("if(2d6>=5, 1, 0)", "syntax", "error-count-or-total", "2d6>=5"),
        ("if(1d6!>=3>=5, 1, 0)", "syntax", "error-count-or-total", "1d6!>=3>=5"),
        ("table(1d6)", "syntax", "error-table-no-rows", "table(1d6)"),
        ("table(1d6, a: 'x')", "syntax", "error-table-row", "a"),
        ('table(1d6, 1..6 "x")', "syntax", "error-table-colon", '"'),
        ("table(1d6, 1..6: 2d6)", "syntax", "error-table-name", ")"),
        ('table(1d6, 1..3: 2d6, 4..6: "x")', "syntax", "error-table-name", ","),
        ('table(1d6, 1..6: "x)', "syntax", "error-table-quote", '"x)'),
        ('table(1d6, 1..6: "")', "syntax", "error-table-name-length", '""'),
        ('table(1d6, 1..6: "x" + 1)', "syntax", "error-table-behind-name", "+"),
        ('table(1d6, 1..5: "x")', "bad-selector", "error-table-gap", 'table(1d6, 1..5: "x")'),
        ('table(1d6!, ..6: "x", 8..: "y")', "bad-selector", "error-table-gap", 'table(1d6!, ..6: "x", 8..: "y")'),
        ('1+table(1d6, 1..5: "x", 5|6: "y")', "bad-selector", "error-table-overlap", 'table(1d6, 1..5: "x", 5|6: "y")'),
        ('table(1d6/2, 1..6: "x")', "bad-selector", "error-table-not-whole", 'table(1d6/2, 1..6: "x")'),
        (
            "table(1d1000, " + ", ".join([f'{n}: "x"' for n in range(1, 202)]) + ")",
            "too-long",
            "error-too-many-rows",
            ",",
        ),
        ("+".join(['table(1, 1: "x")'] * 21), "too-long", "error-too-many-tables", "table("),
        ("(1d4-5)d6kh1", "negative-count", "error-negative-count", "(1d4-5)d6"),
        ("(1d4)d6rr<=6", "endless-reroll", "error-endless-reroll", "rr<=6"),
        ("(1d4)d6>=7", "bad-selector", "error-no-face-meets", ">=7"),
        ("(" * 6 + "1d2" + ")d2" * 6, "too-deep", "error-too-deep", None),
        ("(1d200)d6" + "ro1" * 11, "too-long", "error-too-many-words", None),
        ("x := 7/2; (x)d6", "bad-selector", "error-count-not-whole", "(x)d6"),
    ],
    ids=lambda value: str(value)[:40],
)
def test_refusals_name_the_place(text: str, key: str, message: str, place: str | None) -> None:
    error = refused(text)
    assert (error.key, error.message.key) == (key, message)
    if place is not None:
        assert text[slice(*error.span)] == place


@pytest.mark.parametrize("dialect", ["roll20", "foundry", "avrae", "rpgdr"])
def test_other_dialects_have_none_of_it(dialect: str) -> None:
    assert refused("1d20; 2d6", dialect).message.key == "error-syntax-separator"
    assert refused("x := 1d6; x", dialect).key == "syntax"
    assert refused("if(1, 2, 3)", dialect).key == "syntax"
    for text in ("1d20; 2d6", "x := 1d6; x", "if(1, 2, 3)", 'table(1d6, 1..6: "x")'):
        with pytest.raises(NotationError) as caught:
            render(parse(text), dialect)
        assert caught.value.key == "no-spelling"


def test_dice_maiden_has_several_rolls_as_well() -> None:
    assert parse("4d6 k3; 1d20", "dicemaiden") == parse("4d6kh3; 1d20")
    assert render(parse("4d6kh3; 1d20"), "dicemaiden") == "4d6 k3; 1d20"
    assert refused("1; 2; 3; 4; 5", "dicemaiden").message.key == "error-too-many-statements"


@pytest.mark.parametrize(
    ("text", "hints"),
    [
        ("x := d6; y := d6; x", ["hint-name-unused"]),
        ("x := d6; y := x; y", []),
        ("x := 1; x", ["hint-no-dice"]),
    ],
)
def test_hints(text: str, hints: list[str]) -> None:
    assert [hint.key for hint in read(text).hints] == hints


def test_both_spellings_of_a_condition_are_shown() -> None:
    hint = refused("if(2d6>=5, 1, 0)").hint
    assert hint is not None
    assert hint.arguments == {"total": "(2d6)>=5", "count": "(2d6>=5)"}
    assert distribution(parse("if((2d6)>=5, 1, 0)")).mean == distribution(parse("(2d6)>=5")).mean
    assert distribution(parse("if((2d6>=5), 1, 0)")).mean == distribution(parse("(2d6>=5)>=1")).mean
    parse("if(1d20>=11, 1, 0)")


@pytest.mark.parametrize(
    ("text", "faces", "lines"),
    [
        ("x := d6; x - x", (4,), ["x := 1d6: 4", "x-x: 4 - 4 = 0"]),
        ("1d20+5; 2d6", (9, 1, 2), ["1d20+5: 9 + 5 = 14", "2d6: 1 2 = 3"]),
        ("if((1d20)>=11, 1d6, 0)", (12, 4), ["if((1d20)>=11, 1d6, 0): 12 ≥ 11 ✓ → 4 = 4"]),
        ("1+if((1d20)>=11, 1d6, 0)", (3,), ["1+if((1d20)>=11, 1d6, 0): 1 + (3 ≥ 11 ✗ → 0) = 1"]),
        (
            'table(2d4, <=4: "low", >=5: 1d6 "high")',
            (3, 2, 6),
            ['table(2d4, <=4: "low", >=5: 1d6 "high"): [3 2] = 5 → “high” 6 = 6'],
        ),
        ('table(1d2, 1: "a", 2: "b")', (2,), ['table(1d2, 1: "a", 2: "b"): 2 → “b”']),
        ("(1d4)d6kh1", (2, 3, 5), ["(1d4)d6kh1: 2 → [(3) 5] = 5"]),
    ],
)
def test_traces(text: str, faces: tuple[int, ...], lines: list[str]) -> None:
    expression = parse(text)
    assert trace(roll(expression, ScriptedChance(faces)), expression).splitlines() == lines


def test_only_the_branch_that_is_taken_is_thrown() -> None:
    expression = parse("x := 1d20; if(x >= 11, 2d6, 1d4)")
    for faces, value in (((11, 1, 2), 3), ((10, 4), 4)):
        chance = ScriptedChance(faces)
        assert roll(expression, chance).value == value
        chance.finish()


def test_documents() -> None:
    expression = parse("x := d6; x >= 4; x + 1d4")
    document = plain_document("…", expression, roll(expression, ScriptedChance((5, 2))))
    assert document["value"] is None
    assert len(document["dice"]) == 2  # type: ignore[arg-type]
    first, second = document["rolls"]  # type: ignore[misc, union-attr]
    assert (first["target"], first["value"], first["compared"], first["dice"]) == ("x>=4", 1, [5, 4], [])  # type: ignore[index, call-overload]
    assert (second["value"], len(second["dice"])) == (7, 1)  # type: ignore[index, call-overload, arg-type]
    single = parse('loot := table(1d2, 1: "a", 2: 1d4 "b"); loot*10')
    document = plain_document("…", single, roll(single, ScriptedChance((2, 3))))
    assert (document["value"], document["rows"]) == (30, [{"name": "b", "value": 3}])
    assert "rolls" not in document


def test_names_are_apart_from_words_and_from_each_other() -> None:
    assert distribution(parse("count := 1d4; (count)d6 + count")).mean == distribution(parse("1d4")).mean * 9 / 2
    assert distribution(parse("o := d6; if(o >= 4, if(o >= 6, o, 1), 0)")).pmf[6] * 6 == 1


def test_a_check_takes_one_roll() -> None:
    from wurfwerk import systems
    from wurfwerk.rules.error import ParameterError

    strike = systems()["pathfinder2e"].checks["strike"]
    strike(modifier=9, dc=15, damage=parse("x := 1d6; x + x"))
    with pytest.raises(ParameterError) as caught:
        strike(modifier=9, dc=15, damage=parse("1d6; 1d8"))
    assert caught.value.message.key == "error-several-rolls"
