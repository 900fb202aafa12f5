"""What the page on exact answers lists as not answered is refused by name, and has an answer with a limit or by throwing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wurfwerk import odds, parse, simulate
from wurfwerk.dice.cost import TooCostly

HANDBOOK = Path(__file__).resolve().parents[2] / "docs" / "handbook"


def refused(language: str) -> list[tuple[str, int | None]]:
    """(roll, bound that is asked about) of each row: the rolls of the first column."""
    page = (HANDBOOK / language / "exact.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*`)((?: [a-z ]+[\d.,]+)?) \| [^|]* \|$", page, re.MULTILINE)
    return [
        (text, int(re.sub(r"\D", "", bound)) if bound else None)
        for rolls, bound in rows
        for text in re.findall(r"`([^`]+)`", rolls)
    ]


def test_both_languages_list_the_same() -> None:
    assert refused("de") == refused("en")
    assert len(refused("en")) == 5


@pytest.mark.parametrize(("text", "bound"), refused("en"))
def test_each_is_refused_and_can_be_thrown(text: str, bound: int | None) -> None:
    expression = parse(text)
    with pytest.raises(TooCostly) as why:
        odds(expression).at_least(bound or 0)
    assert (why.value.message.key == "error-too-costly-tail") == (bound is not None)
    assert len(simulate(expression, 10, seed=1)) == 10
    if bound is None:
        assert odds(parse(text.replace("d6!", "d6!lim2").replace("d8!", "d8!lim2"))).max is not None


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_page_on_notation_names_them_too(language: str) -> None:
    page = (HANDBOOK / language / "notation.md").read_text(encoding="utf-8")
    assert all([f"`{text}`" in page for text in ("x := 1d6!; x*x", "x := 1d6!; y := 1d8!; max(x, y)-min(x, y)")])
