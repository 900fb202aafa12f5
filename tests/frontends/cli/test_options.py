"""Options are read by one small reader: every form it takes, every way to get it wrong."""

from __future__ import annotations

import pytest

from wurfwerk.frontends.cli.options import (
    Option,
    OptionError,
    asked_for_json,
    asked_language,
    check_in,
    read,
)

KNOWN = {
    "json": Option("flag"),
    "willpower": Option("switch"),
    "seed": Option("value", "N"),
    "rule": Option("repeated", "KEY=VALUE"),
    "at-least": Option("numbers", "N"),
}


@pytest.mark.parametrize(
    ("line", "words", "options"),
    [
        ("4d6", ("4d6",), {}),
        ("4d6 --json", ("4d6",), {"json": True}),
        ("--json 2d6 + 3", ("2d6", "+", "3"), {"json": True}),
        ("--seed 5 1d6", ("1d6",), {"seed": "5"}),
        ("--seed=5 1d6", ("1d6",), {"seed": "5"}),
        ("--seed -5 1d6", ("1d6",), {"seed": "-5"}),
        ("--seed= 1d6", ("1d6",), {"seed": ""}),
        ("--at-least 10 15 7/2 1d6", ("1d6",), {"at-least": ["10", "15", "7/2"]}),
        ("1d6 --at-least -3 --at-least=4", ("1d6",), {"at-least": ["-3", "4"]}),
        ("--at-least 3 -- 4", ("4",), {"at-least": ["3"]}),
        ("--willpower x", ("x",), {"willpower": True}),
        ("--no-willpower x", ("x",), {"willpower": False}),
        ("--willpower --willpower", (), {"willpower": True}),
        ("--rule a=b --rule c=d", (), {"rule": ["a=b", "c=d"]}),
        ("-- -1d20", ("-1d20",), {}),
        ("-1d20 --json", ("-1d20",), {"json": True}),
        ("-- --json", ("--json",), {}),
        ("-", ("-",), {}),
    ],
)
def test_forms(line: str, words: tuple[str, ...], options: dict[str, object]) -> None:
    given = read(line.split(), KNOWN)
    assert (given.words, given.options) == (words, options)


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("--sed 5", "unknown-option"),
        ("--no-seed", "unknown-option"),
        ("--no-json", "unknown-option"),
        ("--seed", "missing-value"),
        ("--seed --json", "missing-value"),
        ("--seed --", "missing-value"),
        ("--at-least 4d6", "bad-number"),
        ("--at-least", "missing-value"),
        ("--at-least --json", "missing-value"),
        ("--json=yes", "needless-value"),
        ("--seed 1 --seed 2", "given-twice"),
        ("--willpower --no-willpower", "given-twice"),
    ],
)
def test_errors(line: str, key: str) -> None:
    with pytest.raises(OptionError) as caught:
        read(line.split(), KNOWN)
    assert caught.value.key == key


def test_the_nearest_names_are_told() -> None:
    with pytest.raises(OptionError) as caught:
        read(["--sed", "5"], KNOWN)
    assert caught.value.hint is not None
    assert caught.value.hint.arguments == {"names": "--seed"}


def test_an_open_end_takes_what_it_does_not_know() -> None:
    assert read(["--atribute", "5", "x"], KNOWN, open_ended=True).options == {"atribute": "5"}
    # What it would take nobody knows: the check has to say that there is no such parameter, not that its value is missing.
    assert read(["x", "--atribute"], KNOWN, open_ended=True).options == {"atribute": True}
    assert read(["--atribute", "--seed", "5", "x"], KNOWN, open_ended=True).options == {"atribute": True, "seed": "5"}


@pytest.mark.parametrize(
    ("line", "check"),
    [
        ("openlegend.action --attribute 5", "openlegend.action"),
        ("--attribute 5 openlegend.action", "openlegend.action"),
        ("--seed my.seed 4d6", None),
        ("--seed my.seed openlegend.action", "openlegend.action"),
        ("4d6", None),
        ("2.5", None),
        ("1d6+0.5", None),
        ("x.", None),
        (".x", None),
        ("a.b.c", None),
    ],
)
def test_checks_are_known_by_their_form(line: str, check: str | None) -> None:
    assert check_in(line.split()) == check


def test_form_and_language_are_known_however_wrong_the_rest() -> None:
    assert asked_for_json(["--nonsense", "--json"])
    assert not asked_for_json(["--", "--json"])
    assert asked_language(["--nonsense", "--lang", "de"]) == "de"
    assert asked_language(["--lang=de"]) == "de"
    assert asked_language(["--lang"]) is None
    assert asked_language(["--", "--lang", "de"]) is None
