"""The handbook's page on notation: every roll it shows can be read, and every mean is exact. Both languages show the same rolls."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tests.docs.console import ROOT
from wurfwerk.dice.exact import distribution
from wurfwerk.dice.expression import Expression
from wurfwerk.notation import parse

ROW = re.compile(r"(?m)^\| `([^`]+)` \| [^|]+ \| (-?[0-9/]+) \|$")


def rows(language: str) -> list[tuple[str, str]]:
    return ROW.findall((ROOT / "docs" / "handbook" / language / "notation.md").read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_mean_is_exact(language: str) -> None:
    shown = rows(language)
    assert len(shown) > 40
    for text, mean in shown:
        assert distribution(parse(text)).mean == Fraction(mean), text


def test_both_languages_show_the_same_rolls() -> None:
    def rolls(language: str) -> list[Expression]:
        return [parse(text) for text, _ in rows(language)]

    assert rolls("de") == rolls("en")
