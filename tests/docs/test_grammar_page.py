"""The handbook's grammar: every rule has an example that is read as it says and a near miss that is refused; what the rules make is read.

Both languages have the same rules and examples.
"""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.docs.console import ROOT
from wurfwerk.notation import NotationError, parse, render

BLOCK = re.compile(r"(?ms)^```ebnf\n(.*?)^```$")
RULE = re.compile(r"(?ms)^([a-z-]+)\s*= (.*?) ;$")
EXAMPLE = re.compile(r"(?m)^- `([a-z-]+)`: `([^`]+)` → `([^`]+)`, (?:not|nicht) `([^`]+)`$")
TOKEN = re.compile(r"""\s*(?:"([^"]+)"|'([^']+)'|\?([^?]+)\?|([a-z-]+)|([][{}()|]))""")

Node = tuple  # type: ignore[type-arg]
"""("text", t), ("rule", name), ("any", (nodes...)), ("row", (nodes...)), ("maybe", node), ("often", node)"""

AMBIGUOUS = {
    "error-count-or-total",  # a count where the total may be meant
    "error-syntax-drop-or-dice",
    "error-not-whole",  # decimals where a whole number of dice begins
    "error-function-parts",
    "error-name-unknown",
    "error-name-reserved",
    "error-name-twice",
    "error-syntax-word",  # a name that nobody has bound
    "error-syntax-modifier",  # a word that may only stand elsewhere
    "error-syntax-foreign",
    "error-syntax-expected-operator",
    "error-syntax-condition",
    "error-syntax-separator",
    "error-exponent-not-whole",
    "error-syntax-number",  # behind an open range a minus is that of its end
}
"""Refusals of texts of the right form that the page names: they mean nothing, or too much."""


def page(language: str) -> str:
    return (ROOT / "docs" / "handbook" / language / "grammar.md").read_text(encoding="utf-8")


def rules(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for block in BLOCK.findall(page(language)):
        for name, right in RULE.findall(block):
            assert name not in found, name
            found[name] = " ".join(right.split())
    return found


def examples(language: str) -> list[tuple[str, str, str, str]]:
    return EXAMPLE.findall(page(language))


RULES = rules("en")


def test_both_languages_have_the_same_grammar() -> None:
    assert rules("de") == RULES
    assert examples("de") == examples("en")
    assert len(RULES) > 40


def test_every_rule_has_an_example_and_every_name_a_rule() -> None:
    assert [name for name, *_ in examples("en")] == list(RULES)
    for name, right in RULES.items():
        used = {word for _, _, _, word, _ in TOKEN.findall(right) if word}
        assert used <= set(RULES), name


@pytest.mark.parametrize(("rule", "example", "read", "miss"), examples("en"), ids=lambda text: text[:30])
def test_examples_are_read_as_said_and_near_misses_refused(rule: str, example: str, read: str, miss: str) -> None:
    assert render(parse(example)) == read
    assert parse(read) == parse(example)
    assert rule in RULES
    with pytest.raises(NotationError):
        parse(miss)


# What the rules make.


def tree(right: str) -> Node:
    """The right side of a rule."""
    tokens = list(TOKEN.findall(right))
    node, left = _any(tokens, 0)
    assert left == len(tokens), right
    return node


def _any(tokens: list[tuple[str, ...]], at: int) -> tuple[Node, int]:
    choices: list[Node] = []
    row: list[Node] = []
    while at < len(tokens):
        double, single, special, name, sign = tokens[at]
        at += 1
        if sign == "|":
            choices.append(("row", tuple(row)))
            row = []
        elif sign in ("]", "}", ")"):
            at -= 1
            break
        elif sign:
            inner, at = _any(tokens, at)
            assert tokens[at][4] == {"[": "]", "{": "}", "(": ")"}[sign]
            at += 1
            row.append(inner if sign == "(" else ("maybe" if sign == "[" else "often", inner))
        elif name:
            row.append(("rule", name))
        else:
            row.append(("text", double or single or special))
    choices.append(("row", tuple(row)))
    return (choices[0] if len(choices) == 1 else ("any", tuple(choices))), at


TREES = {name: tree(right) for name, right in RULES.items()}
LEAVES = {"name": "xyzäß", "letter": "xyzäß", "digit": "1234", "characters": ("a", "fire", "b c")}
SPACED = ("binding", "sum", "roll", "group", "row", "table")


def made(random: Random, rule: str = "text", depth: int = 0) -> str:
    """A text that the rule makes, the deeper the shorter."""
    if rule in LEAVES:
        return random.choice(LEAVES[rule])
    return _made(random, TREES[rule], depth + 1, " " if rule in SPACED else "")


def _made(random: Random, node: Node, depth: int, between: str) -> str:
    kind, inside = node
    match kind:
        case "text":
            return str(inside)
        case "rule":
            return made(random, inside, depth)
        case "row":
            return between.join(filter(None, [_made(random, part, depth, between) for part in inside]))
        case "any":
            plain = depth > 11 or random.random() < 0.5
            return _made(random, inside[0] if plain else random.choice(inside), depth, between)
        case "maybe":
            return _made(random, inside, depth, between) if random.random() < 0.3 and depth < 16 else ""
    times = 0 if depth > 12 else random.choice([0, 0, 0, 0, 0, 1, 1, 2])
    return between.join([_made(random, inside, depth, between) for _ in range(times)])


def test_what_the_grammar_makes_is_read() -> None:
    random = Random(7)
    read = 0
    strange: list[tuple[str, str, str]] = []
    for _ in range(2_000):
        text = made(random) if random.random() < 0.3 else f"x := 1d6; y := 2d4; z := 1; {made(random, 'roll')}"
        try:
            expression = parse(text)
        except NotationError as error:
            if error.key == "syntax" and error.message.key not in AMBIGUOUS:
                strange.append((text, error.message.key, text[slice(*error.span)]))
            continue
        read += 1
        assert parse(render(expression)) == expression, text
    assert not strange, strange[:10]
    assert read > 400
