"""Explanations: the right steps in the right order, and a sentence for each in both languages."""

from __future__ import annotations

import pytest
from hypothesis import given

from tests.notation.written import meaningful
from wurfwerk.dice.chance import ScriptedChance, SeededChance
from wurfwerk.dice.cost import TooCostly
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.explain import explain, explain_roll, faces
from wurfwerk.dice.expression import Dice, Expression, Name, Number
from wurfwerk.dice.operators import BestSet, Pairs, RerollSome, Shows
from wurfwerk.dice.operators.decide import Decide
from wurfwerk.dice.operators.sort import Values
from wurfwerk.dice.operators.tally import Tally
from wurfwerk.dice.operators.together import Together
from wurfwerk.dice.roll import roll
from wurfwerk.dice.where import EVERYWHERE, NOWHERE, at_least, at_most, between, only
from wurfwerk.message import Message
from wurfwerk.notation import parse
from wurfwerk.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("text", "german", "english"),
    [
        ("4d6kh3", "4 W6: die höchsten 3 zählen", "4 d6: the highest 3 count"),
        ("1d20", "1 W20", "1 d20"),
        ("3d6dl1", "3 W6: der niedrigste wird weggelegt", "3 d6: the lowest is dropped"),
        (
            "2d6!kh1",
            "2 W6: die höchste Augenzahl wird noch einmal gewürfelt und addiert (eine Kette zählt als ein Würfel), der höchste zählt",
            "2 d6: the highest face is thrown again and added (a chain counts as one die), the highest counts",
        ),
        (
            "2d6kh1!",
            "2 W6: der höchste zählt, erst danach wird die höchste Augenzahl unter den behaltenen Würfeln noch einmal gewürfelt und addiert",
            "2 d6: the highest counts, only then the highest face among the kept dice is thrown again and added",
        ),
        (
            "1d6ro<3min2",
            "1 W6: 2 oder weniger wird einmal neu gewürfelt, jeder Würfel zählt mindestens 2",
            "1 d6: 2 or less is rerolled once, each die counts at least 2",
        ),
        (
            "5d10>=8f1b10",
            "5 W10: 8 oder mehr zählt einen Erfolg, 1 nimmt einen Erfolg weg, 10 zählt einen Erfolg",
            "5 d10: 8 or more counts one success, 1 takes one success away, 10 counts one success",
        ),
        (
            "4d6kh3+2d6!",
            "die Summe aus 4 W6 (die höchsten 3 zählen), 2 W6 (die höchste Augenzahl wird noch einmal gewürfelt und addiert (eine Kette zählt als ein Würfel))",
            "the sum of 4 d6 (the highest 3 count), 2 d6 (the highest face is thrown again and added (a chain counts as one die))",
        ),
        ("2d6[Feuer]+3", "die Summe aus 2 W6 (Feuer), 3", "the sum of 2 d6 (Feuer), 3"),
        (
            "(1d20+5)>=15",
            "ob die Summe aus 1 W20, 5 >= 15: 1 wenn ja, sonst 0",
            "whether the sum of 1 d20, 5 >= 15: 1 if so, else 0",
        ),
    ],
)
def test_sentences(text: str, german: str, english: str) -> None:
    message = explain(parse(text))
    assert Words("de").say(message) == german
    assert Words("en").say(message) == english


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        ("2d6!xkh1", ["explode-own", "keep-highest"]),
        ("2d6!!o", ["explode-chain", "explode-limit", "explode-compound"]),
        ("2d6!p", ["explode-chain", "explode-less"]),
        ("3d6kr1|3", ["take-ranks"]),
        ("3d6rr1", ["reroll-until"]),
        ("3d6rlim2=1", ["reroll-limit"]),
        ("3d6min2max5", ["clamp-low", "clamp-high"]),
        ("3d6km1s", ["keep-middle", "sort-ascending"]),
        ("3d6set", ["match-set"]),
    ],
)
def test_steps_stand_in_their_order(text: str, keys: list[str]) -> None:
    steps = explain(parse(text)).arguments["steps"]
    assert isinstance(steps, tuple)
    assert [step.key for step in steps] == keys


def test_sets_of_faces() -> None:
    assert faces(only(3)) == Message("faces-only", face=3)
    assert faces(at_least(3)) == Message("faces-at-least", low=3)
    assert faces(at_most(3)) == Message("faces-at-most", high=3)
    assert faces(between(3, 5)) == Message("faces-between", low=3, high=5)
    assert faces(only(3).complement()) == Message("faces-not", face=3)
    assert faces(only(1, 3)).key == "faces-either"
    assert (faces(EVERYWHERE).key, faces(NOWHERE).key) == ("faces-any", "faces-none")


@pytest.mark.parametrize(
    ("text", "thrown", "english"),
    [
        ("4d6kh3", (6, 5, 4, 2), "15 from d6: 6, d6: 5, d6: 4, d6: 2 (dropped)"),
        ("1d6ro1!", (1, 6, 4), "10 from d6: 10 (instead of 1, chain 6+4)"),
        ("2d10>=8", (9, 2), "1 from d10: 9 (counts 1), d10: 2 (counts 0)"),
        ("2d6kr1|1", (3, 5), "6 from d6: 3 (taken 2 times), d6: 5 (dropped)"),
        ("(1d20+5)>=15", (12,), "17 >= 15 is met, from d20: 12"),
        ("(1d20+5)>=15", (2,), "7 >= 15 is not met, from d20: 2"),
        ("1+1", (), "2 from no dice"),
        ("2d6ro1-20", (1, 3, 2), "−15 from d6: 2 (instead of 1), d6: 3"),
        ("1dF!", (1, -1), "0 from dF: 0 (chain 1+−1)"),
    ],
)
def test_rolls(text: str, thrown: tuple[int, ...], english: str) -> None:
    rolled = roll(parse(text), ScriptedChance(thrown))
    assert Words("en").say(explain_roll(rolled)) == english


def test_of_many_dice_only_the_number_is_said() -> None:
    rolled = roll(parse("201d1"), ScriptedChance((1,) * 201))
    assert Words("en").say(explain_roll(rolled)) == "201 from 201 dice"


RULES_ONLY = [
    Values(Dice(3, 20)),
    Values(Dice(2, 6), "descending"),
    Tally(Dice(3, 6), (only(1), at_least(5))),
    BestSet(Dice(3, 6)),
    Shows(Dice(3, 6), (only(1), at_least(5))),
    RerollSome(Dice(3, 6), at_most(3), 2),
    RerollSome(Dice(3, 6), at_most(3), 2, "highest"),
    Pairs(Dice(3, 6), Dice(2, 6)),
    Pairs(Dice(3, 6), Dice(2, 6), "left"),
    Pairs(Dice(3, 6), Dice(2, 6), "right"),
    Together((Dice(1, 6), Number(5, 2))),
    Decide("hit", Dice(1, 20), ((at_most(10), Number(0)), (at_least(11), Name("hit")))),
]


@pytest.mark.parametrize("expression", RULES_ONLY, ids=lambda expression: type(expression).__name__)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_rules_can_say_is_explained_too(expression: Expression, language: str) -> None:
    words = Words(language)
    assert words.say(explain(expression))


def test_values_side_by_side() -> None:
    rolled = roll(Values(Dice(3, 20)), ScriptedChance((17, 4, 12)))
    assert Words("en").say(explain_roll(rolled)) == "17, 4, 12 from d20: 17, d20: 4, d20: 12"


@given(meaningful())
def test_whatever_can_be_thrown_can_be_explained(expression: Expression) -> None:
    for language in LANGUAGES:
        assert Words(language).say(explain(expression))
    try:
        rolled = roll(expression, SeededChance(1))
    except (ExpressionError, TooCostly):
        return
    for language in LANGUAGES:
        assert Words(language).say(explain_roll(rolled))
