"""Law: any text whatever is read or refused with a place inside it, and nothing else ever happens."""

from __future__ import annotations

import json
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st

from tests.notation.written import meaningful
from wurfwerk.dice.expression import Expression
from wurfwerk.notation import NotationError, Reading, read, render

LINES = (Path(__file__).parent.parent / "data" / "notation" / "default.jsonl").read_text(encoding="utf-8").splitlines()
TEXTS = [case["expr"] for case in map(json.loads, LINES) if case["expr"]]
PIECES = st.sampled_from(
    [*"0123456789dwDW+-*/%^()[]{}<>=!#,;.|& \n", "kh", "kl", "dl", "ro", "rr", "min", "max(", "floor(", "!!", "!p", "!x", "!o", "lim",
     "f=1", "b10", "x2", "..", "**", "//", ">=", "<>", "[[", "]]", "/r ", "/gmr ", "!r ", "dF", "d%", "set", "s", "sd", "kr", "−", "×",
     "≤", "²", "½", "٣", "４", "\u200b", "Kälte", "please", "\0", "'", "ﬁ", "İ", "ß", "999999999999", "1"]
)  # fmt: skip


def check(text: str) -> None:
    outcome: Reading | NotationError
    try:
        outcome = read(text)
    except NotationError as error:
        outcome = error
    if isinstance(outcome, Reading):
        assert outcome.text == text
        return
    start, end = outcome.span
    assert 0 <= start <= end <= len(text)
    assert outcome.key in str(NotationError.__doc__)


@given(st.text())
def test_any_characters(text: str) -> None:
    check(text)


@given(st.lists(PIECES, max_size=14).map("".join))
@example("/r")
@example("!r")
@example("[[")
@example("[[]]")
@example("[[1d6]]]")
@example("{#}")
@example("4d6k#")
@example("1d6[")
@example("!")
@example("1d6≥")
def test_pieces_of_notation(text: str) -> None:
    check(text)


@given(st.sampled_from(TEXTS), st.integers(0, 40), st.integers(0, 3), PIECES)
def test_changed_cases(text: str, at: int, cut: int, put: str) -> None:
    check(text[:at] + put + text[at + cut :])


@given(meaningful(), st.integers(0, 60), st.integers(0, 3), PIECES)
def test_changed_expressions(expression: Expression, at: int, cut: int, put: str) -> None:
    text = render(expression)
    check(text[:at] + put + text[at + cut :])


@given(st.sampled_from(TEXTS), st.sampled_from([" ", "  ", "\t", "\u00a0", "\u2009"]))
def test_blanks_never_matter_between_signs(text: str, blank: str) -> None:
    if "#" in text or "[[" in text or "[" in text or "/" in text:
        return
    try:
        plain = read(text)
    except NotationError:
        return
    spaced = "".join([blank + c + blank if c in "+-*(){}" else c for c in text])
    assert read(spaced).expression == plain.expression
