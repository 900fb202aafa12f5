"""Pasted text: signs, commands, inline rolls, labels, and places in the text as typed."""

from __future__ import annotations

import pytest

from wurfwerk.notation import NotationError, parse, read
from wurfwerk.notation.clean import clean


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("３W６＋２", "3d6+2"),
        ("1d20−2", "1d20-2"),
        ("1d20–2", "1d20-2"),
        ("1d20‒2", "1d20-2"),
        ("1d20﹣2", "1d20-2"),
        ("2×3", "2*3"),
        ("2·3", "2*3"),
        ("6÷4", "6/4"),
        ("5d10≥8", "5d10>=8"),
        ("5d10≤3", "5d10<=3"),
        ("(1d6)≠3", "(1d6)<>3"),
        ("1\u00a0W\u202f20\u2009+\u20095", "1d20+5"),
        ("4\u200bd6\ufeff", "4d6"),
        ("4D6KH3", "4d6kh3"),
        ("MAX(1W6,2)", "max(1d6,2)"),
        ("2d6^2", "2d6**2"),
        ("1d20==20", "1d20=20"),
    ],
)
def test_signs_of_other_alphabets(typed: str, plain: str) -> None:
    assert parse(typed) == parse(plain)


@pytest.mark.parametrize("typed", ["2d6²", "½d6", "2d6+½", "①d6", "٣d6", "1d٣", "1d6+٣", "१d६"])
def test_digits_are_0_to_9_only(typed: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(typed)
    assert refused.value.key == "syntax"


@pytest.mark.parametrize(
    ("typed", "secret"),
    [
        ("/r 1d20", None),
        ("/roll 1d20", None),
        ("/R 1d20", None),
        ("/gmr 1d20", "private"),
        ("/gmroll 1d20", "private"),
        ("/br 1d20", "blind"),
        ("/blindroll 1d20", "blind"),
        ("/sr 1d20", "self"),
        ("/selfroll 1d20", "self"),
        ("/w 1W20", None),
        ("/würfeln 1W20", None),
        ("/wuerfeln 1W20", None),
        ("/Wurf 1W20", None),
        ("/sl 1W20", "private"),
        ("/geheim 1W20", "private"),
        ("/blind 1W20", "blind"),
        ("/selbst 1W20", "self"),
        ("/w gm 1d20", "private"),
        ("!r 1d20", None),
        ("!roll 1d20", None),
        ("[[1d20]]", None),
        ("[[ /gmr 1d20 ]]", "private"),
        ("/gmr [[1d20]]", "private"),
        ("  /r   1d20  ", None),
    ],
)
def test_commands(typed: str, secret: str | None) -> None:
    reading = read(typed)
    assert reading.expression == parse("1d20")
    assert reading.secret == secret
    assert reading.text == typed


@pytest.mark.parametrize(
    ("typed", "same", "comment"),
    [
        ("[[1d20+5]] to hit", "1d20+5", "to hit"),
        ("[[2d6[fire]]]{burn}", "2d6[fire]", "burn"),
        ("[[1d20 # inner]]{outer}", "1d20", "inner"),
        ("{1d4+1 #Runden}", "{1d4+1}", "Runden"),
        ("{2d6, 1d10 #best of}kh1", "{2d6,1d10}kh1", "best of"),
        ("1d20+5 Angriff", "1d20+5", "Angriff"),
        ("1d20 Ärger", "1d20", "Ärger"),
        ("1d20 k wie klug", "1d20", "k wie klug"),
        ("1d20 dachs", "1d20", "dachs"),
        ("1d20 r", "1d20", "r"),
        ("1d20 min", "1d20", "min"),
        ("1d20 run away", "1d20", "run away"),
        ("1d20 set", "1d20", "set"),
        ("5 dragons", "5", "dragons"),
        ("1d20#x", "1d20", "x"),
        ("1d20 #", "1d20", None),
        ("4d6 kh3", "4d6kh3", None),
        ("4d6 k 3", "4d6k3", None),
        ("4d6 dl", "4d6dl1", None),
        ("4d6 s", "4d6s", None),
        ("6d10 >= 7 f 1", "6d10>=7f1", None),
        ("1 d 6 ro 1", "1d6ro1", None),
    ],
)
def test_labels_and_comments(typed: str, same: str, comment: str | None) -> None:
    reading = read(typed)
    assert reading.expression == parse(same)
    assert reading.comment == comment


@pytest.mark.parametrize("dialect", ["default", "roll20"])
@pytest.mark.parametrize(
    ("typed", "same", "comment"),
    [
        ("[[1d6]]+5", "1d6+5", None),
        ("[[1d6]] + 5", "1d6+5", None),
        ("[[1d6]]*2", "1d6*2", None),
        ("[[1d4]]d6kh1", "(1d4)d6kh1", None),
        ("/r [[1d4]]d6", "(1d4)d6", None),
        ("[[ [[1d4]]d6 ]] fire", "(1d4)d6", "fire"),
        ("[[2d6]]+[[1d6]]", "2d6+1d6", None),
        ("5+[[1d6]]", "5+1d6", None),
        ("[[2d6[fire]]]+2", "2d6[fire]+2", None),
        ("[[1d6]][fire]", "(1d6)[fire]", None),
        ("[[1d20 # inner]]+5", "1d20+5", "inner"),
        ("[[1d20 # inner]]+5 # outer", "1d20+5", "outer"),
        ("1d20 see [[1d6]]", "1d20", "see [[1d6]]"),
        ("1d20 # [[x]] * 2", "1d20", "[[x]] * 2"),
    ],
)
def test_an_inline_roll_is_a_bracket_where_the_roll_goes_on(dialect: str, typed: str, same: str, comment: str) -> None:
    reading = read(typed, dialect)
    assert reading.expression == parse(same, dialect)
    assert reading.comment == comment


def test_an_inline_roll_keeps_who_sees_it_and_what_follows() -> None:
    assert read("[[/gmr 1d20]]+5").secret == "private"
    assert parse("[[1d6]]>=3") == parse("(1d6)>=3")
    assert parse("[[1d6]]; 2d6") == parse("1d6; 2d6")


@pytest.mark.parametrize("dialect", ["default", "roll20"])
@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("[[1d6]]kh1", "kh1"),
        ("[[1d6]] kh1", "kh1"),
        ("[[1d6]]!", "!"),
        ("[[1d6]]5", "5"),
        ("[[1d6]] 5", "5"),
        ("[[1d6]]damage", "damage"),
        ("[[1d6]]{a}+{b}", "{"),
        ("[[1d6]]]", "]"),
        ("[[ /foo 1d6]]+1", "/foo"),
    ],
)
def test_nothing_behind_an_inline_roll_is_dropped(dialect: str, typed: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(typed, dialect)
    assert typed[slice(*refused.value.span)] == place


@pytest.mark.parametrize(
    ("typed", "place", "message"),
    [
        ("&{template:default} {{roll=[[1d20]]}}", "&{template:default} {{roll=[[1d20]]}}", "error-syntax-template"),
        ("/kick 1d20", "/kick", "error-syntax-command"),
        ("!foo 1d20", "!foo", "error-syntax-command"),
        ("[[1d20]] and [[1d6]]", " and [[1d6]]", "error-syntax-several-rolls"),
    ],
)
def test_what_is_no_roll(typed: str, place: str, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(typed)
    start, end = refused.value.span
    assert refused.value.key == "syntax"
    assert refused.value.message.key == message
    assert typed[start:end] == place


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("/r 1d20+2kh1", "kh1"),
        ("[[ 1d20+2kh1 ]]", "kh1"),
        ("1\u200bd20≥21", "≥21"),
        ("１ｄ２０−kh", "kh"),
        ("5d10≥8≥2", "≥2"),
        ("ﷺ", "ﷺ"),
        ("1d20 + 2d6 ≥ 15 # Ziel", "≥ 15"),
        ("\u00a0\u00a01d1!", "!"),
    ],
)
def test_places_count_characters_as_typed(typed: str, place: str) -> None:
    with pytest.raises(NotationError) as refused:
        read(typed)
    start, end = refused.value.span
    assert typed[start:end] == place


def test_the_map_goes_forward_and_ends_at_the_end() -> None:
    typed = "  ≥ﬁ\u200bÄ４ﷺ!"
    cleaned = clean(typed)
    places = [cleaned.place(at) for at in range(len(cleaned.text) + 1)]
    assert places == sorted(places)
    assert places[-1] == len(typed)


def test_one_character_may_stand_for_many_and_is_bounded() -> None:
    with pytest.raises(NotationError) as refused:
        read("ﷺ" * 19_999)
    assert refused.value.key == "too-long"
