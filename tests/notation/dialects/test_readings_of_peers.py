"""What the dialects read otherwise than we do, each with the mean it must have."""

from __future__ import annotations

from fractions import Fraction

import pytest

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.roll import roll
from wurfwerk.notation import NotationError, parse, read, render, trace


@pytest.mark.parametrize(
    ("dialect", "text", "mean"),
    [
        # again and again, or once; the number itself in or out
        ("roll20", "1d6r<3", "5"),
        ("roll20", "1d6r1", "4"),
        ("roll20", "1d6r", "4"),
        ("rpgdr", "1d6r", "4"),
        ("foundry", "1d6r1", "47/12"),
        ("foundry", "1d6rr", "4"),
        ("avrae", "1d6rr<3", "9/2"),
        ("avrae", "1d6ro<3", "25/6"),
        ("avrae", "1d6ro1ro2", "25/6"),
        ("dicemaiden", "1d6 r2", "25/6"),
        ("dicemaiden", "1d6 ir2", "9/2"),
        # the order of work
        ("roll20", "2d6kh1!", "161/36"),
        ("roll20", "2d6!kh1", "161/36"),
        ("roll20", "2d6!!kh1", "29/5"),
        ("rpgdr", "2d6!!k1", "29/5"),
        ("rpgdr", "4d6k3min3", "8375/648"),
        ("dicemaiden", "2d6 k1 e6", "161/36"),
        # counting and marking
        ("roll20", "5d10>8f1", "1"),
        ("rpgdr", "5d10>=8", "3/2"),
        ("foundry", "5d10cs>=8", "3/2"),
        ("foundry", "5d10cs>=8df=1", "1"),
        ("foundry", "5d10cs", "1/2"),
        ("foundry", "1d20cs<=(10+5)", "3/4"),
        ("foundry", "2d6df<3", "16/3"),
        ("foundry", "2d6sf<3", "5"),
        ("foundry", "2d6df1df2", "16/3"),
        ("foundry", "1d20ms<12", "3/2"),
        ("avrae", "3d6>=11", "1/2"),
        ("avrae", "3d6!=3", "215/216"),
        ("dicemaiden", "5d10 t8", "3/2"),
        # which dice are kept
        ("avrae", "4d6k>3", "10"),
        ("avrae", "4d6p<3", "12"),
        ("avrae", "4d6k1k2", "2"),
        ("avrae", "4d6kh1kl1", "7"),
        ("avrae", "(4d6kh3)kl1", "1253/432"),
        ("dicemaiden", "4d6 d1", "15869/1296"),
        ("roll20", "{1d4+1d6}kh1", "47/12"),
        ("rpgdr", "{2d4+1d6}>=4", "1"),
        ("roll20", "{1d4+1d6}", "6"),
        # arithmetic
        ("avrae", "7/2", "3"),
        ("avrae", "-7/2", "-3"),
        ("avrae", "1d6/2", "3/2"),
        ("avrae", "(1d6-4)/2", "-1/6"),
        ("roll20", "-7%3", "-1"),
        ("foundry", "(1d6-7)%3", "-1"),
        ("rpgdr", "-7%3", "2"),
        ("avrae", "-13%2", "1"),
        ("roll20", "round(2.5)", "3"),
        ("foundry", "round(-2.5)", "-2"),
        ("rpgdr", "round(2.5)", "3"),
        ("rpgdr", "pow(2,3)", "8"),
        ("roll20", "(1+1.5)d6", "21/2"),
        ("foundry", "(2)d(6)", "7"),
        ("dicemaiden", "7/2", "3"),
        # dice
        ("rpgdr", "4dF.2", "0"),
        ("roll20", "3W6", "21/2"),
        ("foundry", "2d6xo", "49/6"),
        ("avrae", "1d6ra6", "49/12"),
    ],
)
def test_means(dialect: str, text: str, mean: str) -> None:
    assert distribution(parse(text, dialect)).mean == Fraction(mean)


@pytest.mark.parametrize(
    ("dialect", "text", "key", "message"),
    [
        ("roll20", "5d10f1", "syntax", "error-syntax-modifier"),
        ("roll20", "8d6mt", "syntax", "error-syntax-unread"),
        ("roll20", "1d20+5>=15", "syntax", "error-syntax-no-comparison"),
        ("roll20", "1d20+@{strength}", "syntax", "error-syntax-expected-roll"),
        ("roll20", "{1d4!+1d6}kh1", "not-a-pool", "error-not-a-pool"),
        ("roll20", "{1d4+2}kh1", "not-a-pool", "error-not-a-pool"),
        ("roll20", "7//2", "syntax", "error-syntax-sign"),
        ("roll20", "max(1d6,2)", "syntax", "error-syntax-function"),
        ("foundry", "4d6!", "syntax", "error-syntax-expected-operator"),
        ("foundry", "3d6>=5", "syntax", "error-syntax-no-comparison"),
        ("foundry", "4d6e6", "syntax", "error-syntax-modifier"),
        ("foundry", "1d6x>0", "endless-explosion", "error-endless-explosion"),
        ("foundry", "5d10cs>=8cf=1", "not-a-pool", "error-counted-already"),
        ("foundry", "2d6df1sf2", "bad-selector", "error-chosen-together"),
        ("foundry", "2d(0)", "zero-sides", "error-zero-sides"),
        ("foundry", "2d(1d6)", "syntax", "error-syntax-fixed"),
        ("foundry", "2d(1/0)", "division-by-zero", "error-division-by-zero"),
        ("foundry", "1d20cs>(5/2)", "bad-selector", "error-not-whole"),
        ("foundry", "1d100000000even", "bad-selector", "error-parity"),
        ("avrae", "3w6", "syntax", "error-syntax-small-d"),
        ("avrae", "4dF", "syntax", "error-syntax-sides"),
        ("avrae", "{2d6, 1d10}kh1", "syntax", "error-syntax-expected-roll"),
        ("avrae", "4d6k3kh1", "bad-selector", "error-chosen-together"),
        ("avrae", "4d6k3pl1", "not-a-pool", "error-filtered"),
        ("avrae", "4d6k3e6", "not-a-pool", "error-filtered"),
        ("avrae", "2d6ra6", "bad-selector", "error-add-once"),
        ("avrae", "1d1000000k>3", "bad-selector", "error-worth"),
        ("avrae", "(1d6+2)kh1", "not-a-pool", "error-not-a-pool"),
        ("rpgdr", "4d6cs6", "syntax", "error-syntax-comparison"),
        ("rpgdr", "1d6r1", "syntax", "error-syntax-comparison"),
        ("rpgdr", "(1d4)d6", "syntax", "error-syntax-fixed"),
        ("rpgdr", "4d6u", "syntax", "error-syntax-unread"),
        ("rpgdr", "pow(2)", "syntax", "error-function-two-parts"),
        ("dicemaiden", "5d10 f1", "syntax", "error-syntax-failures"),
        ("dicemaiden", "5d10 b1", "syntax", "error-syntax-unread"),
        ("dicemaiden", "2**3", "syntax", "error-syntax-sign"),
        ("dicemaiden", "4d6!", "syntax", "error-syntax-expected-operator"),
    ],
)
def test_refusals(dialect: str, text: str, key: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(text, dialect)
    assert (refused.value.key, refused.value.message.key) == (key, message)
    start, end = refused.value.span
    assert 0 <= start <= end <= len(text)


def test_a_word_of_another_dialect_is_no_comment_and_its_dialects_are_named() -> None:
    with pytest.raises(NotationError) as refused:
        read("5d10 t8 f1", "roll20")
    assert refused.value.hint is not None
    assert refused.value.hint.arguments == {"word": "t", "dialects": "dicemaiden"}


@pytest.mark.parametrize(
    ("dialect", "text", "comment"),
    [
        ("roll20", "/r 1d20+5 attack", "attack"),
        ("roll20", "[[1d20+5]]{attack}", "attack"),
        ("foundry", "/gmr 1d20+5 # attack", "attack"),
        ("avrae", "!r 1d20+5 attack", "attack"),
        ("rpgdr", "1d20+5 // attack", "attack"),
        ("rpgdr", "1d20+5 # attack", "attack"),
        ("dicemaiden", "/roll 1d20+5 ! attack", "attack"),
    ],
)
def test_what_is_written_around_a_roll(dialect: str, text: str, comment: str) -> None:
    reading = read(text, dialect)
    assert reading.comment == comment
    assert reading.expression == parse("1d20+5")


def test_labels_between_stars() -> None:
    assert parse("2d6/* fire */+1", "rpgdr") == parse("2d6[fire]+1")


@pytest.mark.parametrize(
    ("dialect", "text", "faces", "value", "shown"),
    [
        ("avrae", "2d6e6kh1", (6, 2, 4), 6, "6 (2) (4) = 6"),
        ("foundry", "2d6kh1x", (6, 2, 4), 10, "6+4 (2) = 10"),
        ("roll20", "2d6kh1!", (6, 2, 4), 6, "6 (2) (4) = 6"),
        ("avrae", "3d6k3", (3, 5, 3), 6, "3 5:0 3 = 6"),
        ("foundry", "3d6df<3", (1, 5, 3), 7, "1:-1 5 3 = 7"),
        ("roll20", "3d6cs>4cf<2", (1, 5, 3), 9, "1 5 3 = 9"),
    ],
)
def test_throws(dialect: str, text: str, faces: tuple[int, ...], value: int, shown: str) -> None:
    expression = parse(text, dialect)
    chance = ScriptedChance(faces)
    thrown = roll(expression, chance)
    chance.finish()
    assert thrown.value == value
    assert trace(thrown, expression).endswith(shown)


@pytest.mark.parametrize(
    ("text", "spellings"),
    [
        ("4d6kh3", {"roll20": "4d6kh3", "foundry": "4d6kh3", "avrae": "4d6kh3", "rpgdr": "4d6kh3", "dicemaiden": "4d6 k3"}),
        ("4d6dl1", {"roll20": "4d6dl1", "foundry": "4d6dl1", "avrae": "4d6pl1", "rpgdr": "4d6dl1", "dicemaiden": "4d6 d1"}),
        ("1d6ro<3", {"roll20": "1d6ro<2", "foundry": "1d6r<=2", "avrae": "1d6ro<3", "rpgdr": "1d6ro<=2", "dicemaiden": "1d6 r2"}),
        ("1d6rr1", {"roll20": "1d6r1", "foundry": "1d6rr1", "avrae": "1d6rr1", "rpgdr": "1d6r=1", "dicemaiden": None}),
        ("1d6!", {"roll20": "1d6!", "foundry": "1d6x", "avrae": "1d6e6", "rpgdr": "1d6!", "dicemaiden": "1d6 ie6"}),
        ("1d6!5", {"roll20": "1d6!5", "foundry": "1d6x5", "avrae": "1d6e5", "rpgdr": "1d6!=5", "dicemaiden": "1d6 ie5"}),
        ("1d6!6", {"roll20": "1d6!6", "foundry": None, "avrae": None, "rpgdr": "1d6!=6", "dicemaiden": None}),
        ("2d6!kh1", {"roll20": None, "foundry": None, "avrae": None, "rpgdr": None, "dicemaiden": None}),
        ("2d6!!kh1", {"roll20": "2d6!!kh1", "foundry": None, "avrae": None, "rpgdr": "2d6!!kh1", "dicemaiden": None}),
        ("2d6!xkh1", {"roll20": "2d6!kh1", "foundry": "2d6xkh1", "avrae": "2d6e6kh1", "rpgdr": "2d6!kh1", "dicemaiden": "2d6 ie6 k1"}),
        ("2d6kh1!", {"roll20": None, "foundry": "2d6kh1x", "avrae": "2d6kh1e6", "rpgdr": None, "dicemaiden": None}),
        ("5d10>=8", {"roll20": "5d10>8", "foundry": "5d10cs>=8", "avrae": None, "rpgdr": "5d10>=8", "dicemaiden": "5d10 t8"}),
        ("5d10>=8f=1", {"roll20": "5d10>8f1", "foundry": "5d10cs>=8df=1", "avrae": None, "rpgdr": "5d10>=8f=1", "dicemaiden": None}),
        ("4d6=2|4|6", {"roll20": None, "foundry": "4d6 even", "avrae": None, "rpgdr": None, "dicemaiden": None}),
        ("1d6min2", {"roll20": None, "foundry": "1d6min2", "avrae": "1d6mi2", "rpgdr": "1d6min2", "dicemaiden": None}),
        ("(1d20+5)>=15", {"roll20": None, "foundry": None, "avrae": "(1d20+5)>=15", "rpgdr": None, "dicemaiden": None}),
        ("{2d6, 1d10}kh1", {"roll20": "{2d6, 1d10}kh1", "foundry": "{2d6, 1d10}kh1", "avrae": "(2d6, 1d10)kh1", "rpgdr": "{2d6, 1d10}kh1", "dicemaiden": None}),
        ("-2d6", {"roll20": "-2d6", "foundry": "-2d6", "avrae": "-2d6", "rpgdr": "-(2d6)", "dicemaiden": "-2d6"}),
        ("3*-2d6kh1", {"roll20": "3*-2d6kh1", "foundry": "3*-2d6kh1", "rpgdr": "3*-(2d6kh1)"}),
        ("7/2", {"roll20": "7/2", "foundry": "7/2", "avrae": None, "rpgdr": "7/2", "dicemaiden": None}),
        ("trunc(7/2)", {"roll20": None, "foundry": "trunc(7/2)", "avrae": "7/2", "rpgdr": None, "dicemaiden": None}),
        ("7//2", {"roll20": None, "foundry": None, "avrae": "7//2", "rpgdr": None, "dicemaiden": "7/2"}),
        ("3d6km1", {"roll20": None, "foundry": None, "avrae": None, "rpgdr": None, "dicemaiden": None}),
        ("max(1d8, 1d6)", {"roll20": None, "foundry": "max(1d8, 1d6)", "avrae": None, "rpgdr": "max(1d8, 1d6)", "dicemaiden": None}),
    ],
)  # fmt: skip
def test_spellings(text: str, spellings: dict[str, str | None]) -> None:
    expression = parse(text)
    for dialect, spelling in spellings.items():
        if spelling is None:
            with pytest.raises(NotationError) as refused:
                render(expression, dialect)
            assert refused.value.key == "no-spelling"
            assert refused.value.message.arguments["dialect"] == dialect
        else:
            assert render(expression, dialect) == spelling
            assert parse(spelling, dialect) == expression


@pytest.mark.parametrize("text", ["3d6r<>3", "3d6<>3", "3d6!<>3", "3d6>2f<>3", "3d6cs<>3"])
def test_roll20_has_no_sign_for_all_but_one(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text, "roll20")
    assert (refused.value.key, text[slice(*refused.value.span)]) == ("syntax", "<>")


@pytest.mark.parametrize("text", ["3d6e<>2", "3d6rr3|4", "3d6k2..4", "3d6ro<>2"])
def test_avrae_has_one_number_behind_a_selector(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        parse(text, "avrae")
    assert refused.value.key == "syntax"
