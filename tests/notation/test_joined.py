"""Words written behind one another without a blank: however many there are, what is read of them can be printed and read again."""

from __future__ import annotations

from time import process_time

import pytest

from wurfwerk.notation import NotationError, parse, render
from wurfwerk.notation.dialect import MODULES, dialect_of
from wurfwerk.notation.limits import MAX_DEPTH, MAX_TEXT

SECONDS = 0.05
ATTACHED = ["", "1", "<=2"]
BETWEEN = ["", " ", "\r"]


def words(dialect: str) -> list[str]:
    """All words of a dialect, alone and with what may stand behind them."""
    signs = ["!", "!!"] if dialect_of(dialect).explode is not None else []
    return [word + behind for word in [*dialect_of(dialect).modifiers, *signs] for behind in ATTACHED]


def settled(text: str, dialect: str) -> bool:
    """Whether a text is read; then what is printed of it is read as the same."""
    try:
        expression = parse(text, dialect)
    except NotationError:
        return False
    printed = render(expression, dialect)
    assert parse(printed, dialect) == expression, (text, printed)
    return True


@pytest.mark.parametrize("dialect", MODULES)
@pytest.mark.parametrize("many", [2, 20, 21, 41, MAX_DEPTH - 3])
def test_one_word_many_times(dialect: str, many: int) -> None:
    assert any([settled("99d6" + word * many, dialect) for word in words(dialect)])


@pytest.mark.parametrize("dialect", MODULES)
@pytest.mark.parametrize("many", [1, 39])
def test_two_words(dialect: str, many: int) -> None:
    every = words(dialect)
    read = [
        settled("99d6" + first * many + between + second, dialect)
        for first in every
        for second in every
        for between in BETWEEN
    ]
    assert any(read)


@pytest.mark.parametrize("word", ["s", "sa", "sd", "kh", "d", "xo", "set"])
@pytest.mark.parametrize(
    "text", ["{}{}", "{}{}kh1", "{}{} d", "({}{}\rd)", "{}{}set", "{}{}run", "{}{}=1", "{}{}min2max5", "{}{}[a]"]
)
def test_so_many_as_may_stand_on_one_another(word: str, text: str) -> None:
    read = [settled(text.format("99d6", word * many), "default") for many in range(1, MAX_DEPTH + 2)]
    assert read == sorted(read, reverse=True), "longer runs are refused, shorter ones read"


@pytest.mark.parametrize("dialect", MODULES)
@pytest.mark.parametrize("wrong", ["foo", "ä", "x"])
def test_a_run_that_ends_in_no_word_is_refused_as_a_whole(dialect: str, wrong: str) -> None:
    for word in dialect_of(dialect).modifiers:
        text = "99d6" + word * 30 + "q" + wrong
        with pytest.raises(NotationError) as refused:
            parse(text, dialect)
        assert refused.value.span == (4, len(text))


@pytest.mark.parametrize("dialect", MODULES)
def test_runs_of_any_length_are_read_or_refused_in_time(dialect: str) -> None:
    for word in words(dialect):
        taken = []
        for _ in range(5):  # others may be at work
            before = process_time()
            settled("99d6" + word * (19_000 // len(word)), dialect)
            taken.append(process_time() - before)
            if taken[-1] < SECONDS:
                break
        assert min(taken) < SECONDS, (word, min(taken))


@pytest.mark.parametrize("sign", ["*", "+", "-"])
@pytest.mark.parametrize("dialect", MODULES)
def test_what_is_longer_when_printed_is_refused_as_too_long(dialect: str, sign: str) -> None:
    """What was read can be said, so it is never told that the dialect has no spelling for it."""
    text = sign.join(["d2020"] * 3_000)
    expression = parse(text, dialect)
    if dialect == "default":
        assert len(render(expression)) > MAX_TEXT > len(text)
        return
    with pytest.raises(NotationError) as refused:
        render(expression, dialect)
    assert refused.value.key == "too-long"
