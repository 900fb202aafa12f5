"""Reports on how texts are read, each as its whole kind: signs, blanks, comments, pasted rolls, German dice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.notation.reports.falls import pools, thrown
from wurfwerk.dice import operators as op
from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Dice
from wurfwerk.dice.roll import roll
from wurfwerk.notation import NotationError, Reading, parse, read, trace

DATA = Path(__file__).parents[2] / "data" / "notation" / "default.jsonl"
CASES = [json.loads(line) for line in DATA.read_text(encoding="utf-8").splitlines()]
# The d of dice, not that of drop: no letter stands before the number of dice.
DICE = re.compile(r"(?<![a-zA-Z%\d#\[])(\d* *)[dD](?=[\d%F])")
ROLLS = [
    "1d20",
    "4d6kh3",
    "2d6!",
    "6d10>=7",
    "1d6ro1min2",
    "{2d6, 1d10}kh1",
    "(1d4)d6",
    "1d20+5",
    "(2d6)>=7",
    "2d6[fire]",
    "max(1d6,1d8)",
]
# Words of the languages of this game that begin like words behind dice.
WORDS = [
    "please", "stark", "kill", "drop", "reroll", "min", "maximum", "set", "run", "sword", "kh", "explode", "wurf", "dagger", "ro", "Schaden",
    "don't", "f", "b", "x", "k", "Kälte", "sd", "lim", "d", "w", "würfeln", "over", "of", "to-hit", "krit", "rest", "max", "s",
]  # fmt: skip


def tried(text: str) -> Reading | NotationError:
    try:
        return read(text)
    except NotationError as error:
        return error


@given(st.integers(2, 20), st.text("+-", min_size=1, max_size=6), st.integers(0, 50), st.sampled_from(["", " ", "  "]))
def test_a033_a034_any_signs_in_a_row(sides, signs, bonus, blank) -> None:
    text = f"1d{sides}" + blank + blank.join(signs) + blank + str(bonus)
    total = bonus * (-1) ** signs.count("-")
    law = distribution(parse(text))
    assert (law.min, law.max) == (1 + total, sides + total)
    assert thrown(text, [1]).value == 1 + total


@pytest.mark.parametrize("minus", "-\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d")
@given(
    expression=st.sampled_from(ROLLS), bonus=st.integers(0, 99), blank=st.sampled_from(["", " ", "\u00a0", "\u2009"])
)
def test_a035_every_minus_of_print_is_a_minus(minus, expression, bonus, blank) -> None:
    assume(">=" not in expression)
    assert parse(f"{expression}{blank}{minus}{blank}{bonus}") == parse(f"{expression}-{bonus}")
    assert parse(f"{minus}{expression}") == parse(f"-{expression}")


@given(st.sampled_from(ROLLS), st.lists(st.sampled_from(WORDS), min_size=1, max_size=4))
def test_a042_a043_words_behind_a_roll_are_a_comment_or_wholly_words_of_the_notation(expression, words) -> None:
    text = f"{expression} {' '.join(words)}"
    reading = tried(text)
    if isinstance(reading, NotationError):
        # Only a first word that is one of the notation may stop the reading, and it is pointed out.
        assert reading.span[0] <= len(expression) + 1 + len(words[0]), text
        assert words[0] in ("kh", "k", "s", "sd", "set", "run", "min", "ro", "f", "b", "x", "d", "w", "lim", "max"), (
            text
        )
        return
    if reading.comment is None:
        assert all(word in ("kh", "k", "s", "sd", "set", "run", "d") for word in words), text
    else:
        assert text.endswith(reading.comment)
        before = text[: -len(reading.comment)]
        assert reading.expression == parse(before)
        assert before.startswith(expression)


@given(
    st.sampled_from(ROLLS),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zs", "Zl", "Zp", "Cf"]), min_size=1),
)
def test_a080_a_comment_stays_what_was_typed(expression, comment) -> None:
    reading = read(f"{expression} # {comment}")
    assert reading.expression == parse(expression)
    assert reading.comment == comment


@given(st.sampled_from(ROLLS))
def test_a080_markup_is_a_comment_like_any_other(expression) -> None:
    for markup in (
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "&lt;b&gt;",
        "javascript:alert(1)",
        "{{7*7}}",
    ):
        assert read(f"{expression} # {markup}").comment == markup


@given(pools(), st.integers(0, 20), st.lists(st.sampled_from(["", " ", "  ", "\t", "\u00a0"]), min_size=8, max_size=8))
def test_a044_a_blank_never_decides(pool, bonus, blanks) -> None:
    dice, sides = pool
    tokens = [str(dice), "d", str(sides), "+", str(bonus), "-", "2"]
    text = "".join(blank + token for blank, token in zip(blanks, tokens, strict=False))
    law = distribution(parse(text))
    assert parse(text) == parse("".join(tokens))
    assert (law.min, law.max) == (dice + bonus - 2, dice * sides + bonus - 2)


def arithmetic() -> st.SearchStrategy[str]:
    number = st.integers(0, 99).map(str)
    return st.recursive(
        number,
        lambda part: st.one_of(
            st.tuples(part, st.sampled_from("+-*"), part).map("".join), part.map(lambda text: f"({text})")
        ),
        max_leaves=6,
    )


@given(arithmetic(), st.integers(1, 6))
def test_a045_a_text_without_dice_is_pointed_out_and_one_with_dice_is_not(text, dice) -> None:
    reading = read(text)
    assert not reading.dice
    assert "hint-no-dice" in [hint.key for hint in reading.hints]
    assert distribution(reading.expression).pmf == {eval(text): 1}  # numbers, + - * and brackets only
    with_dice = read(f"{text}+{dice}d6")
    assert with_dice.dice
    assert "hint-no-dice" not in [hint.key for hint in with_dice.hints]


@given(st.sampled_from(ROLLS), st.sampled_from(["+", "+ ", " + "]))
def test_a046_a_plus_before_a_roll_is_pointed_out(expression, plus) -> None:
    reading = read(plus + expression)
    assert reading.expression == parse(expression)
    assert "hint-leading-plus" in [hint.key for hint in reading.hints]
    assert "hint-leading-plus" not in [hint.key for hint in read(expression).hints]


@given(
    st.sampled_from([roll for roll in ROLLS if "[" not in roll]),
    st.sampled_from(["", "/r ", "/roll ", "/gmr ", "/br ", "/sr "]),
    st.sampled_from(["", "#rounds", " # rounds"]),
    st.sampled_from(["", "{1d4+1 rounds}", "{label}", " {label}"]),
)
def test_a047_a_roll_in_double_brackets_with_its_label(expression, command, inner, outer) -> None:
    reading = read(f"[[{command}{expression} {inner}]]{outer}")
    assert reading.expression == parse(expression)
    if inner or outer:
        assert reading.comment in ("rounds", outer.strip()[1:-1])
    else:
        assert reading.comment is None
    assert reading.secret == {"/gmr ": "private", "/br ": "blind", "/sr ": "self"}.get(command)


@pytest.mark.parametrize(
    "case", [case for case in CASES if DICE.search(case["expr"] or "")], ids=lambda case: case["id"]
)
@pytest.mark.parametrize("letter", "WwD")
def test_a048_dice_may_be_written_with_w(case, letter) -> None:
    text = case["expr"]
    changed = DICE.sub(rf"\g<1>{letter}", text)
    plain, other = tried(text), tried(changed)
    if isinstance(plain, NotationError):
        assert isinstance(other, NotationError)
        assert (other.key, other.span) == (plain.key, plain.span)
    else:
        assert isinstance(other, Reading)
        assert other.expression == plain.expression


@given(pools(), st.data())
def test_a049_dice_side_by_side_have_their_order_and_no_sum(pool, data) -> None:
    dice, sides = pool
    faces = data.draw(st.lists(st.integers(1, sides), min_size=dice, max_size=dice))
    assert roll(op.Values(Dice(dice, sides)), ScriptedChance(faces)).value == tuple(faces)
    assert roll(op.Values(Dice(dice, sides), "ascending"), ScriptedChance(faces)).value == tuple(sorted(faces))


@given(pools(), st.data())
def test_a083_dice_are_shown_as_they_fell_unless_sorting_is_asked_for(pool, data) -> None:
    dice, sides = pool
    faces = data.draw(st.lists(st.integers(1, sides), min_size=dice, max_size=dice))
    for text, shown in (("", faces), ("s", sorted(faces)), ("sd", sorted(faces, reverse=True))):
        written = f"{dice}d{sides}{text}"
        result = thrown(written, faces)
        assert [die.value for die in result.dice] == shown
        assert trace(result, parse(written)).split(": ")[1].split(" = ")[0] == " ".join(map(str, shown))
