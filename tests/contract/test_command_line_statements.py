"""`roll` and `odds` of several rolls, names and tables: an additional key each, and what a single roll has stays as it is."""

from __future__ import annotations

import json

import pytest

from wurfwerk.frontends.cli.main import main


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    return capsys.readouterr().out


def document(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict:
    return json.loads(printed(capsys, *arguments, "--json"))


def test_each_of_several_rolls_is_a_document_as_if_alone(capsys: pytest.CaptureFixture[str]) -> None:
    both = document(capsys, "roll", "1d20+5; (2d6)>=7", "--faces", "9,3,4")
    assert (both["value"], both["outcome"], len(both["dice"])) == (None, None, 3)
    for one, target, faces in zip(both["rolls"], ("1d20+5", "(2d6)>=7"), ("9", "3,4"), strict=True):
        assert one == document(capsys, "roll", target, "--faces", faces)


def test_each_of_several_rolls_has_its_own_odds(capsys: pytest.CaptureFixture[str]) -> None:
    both = document(capsys, "odds", "1d4; 2d6", "--at-least", "3")
    assert all(both[key] is None for key in ("min", "max", "mean", "variance", "pmf", "tail"))
    assert both["rolls"] == [document(capsys, "odds", target, "--at-least", "3") for target in ("1d4", "2d6")]
    shared = document(capsys, "odds", "x := 1d4; x; x - x")
    assert [one["pmf"] for one in shared["rolls"]] == [dict.fromkeys("1234", "1/4"), {"0": "1"}]


def test_rows(capsys: pytest.CaptureFixture[str]) -> None:
    text = 'if((1d2)=1, table(1d6, 1..5: 0 "Ring", 6: 2d6 "Gold"), 0)'
    odds = document(capsys, "odds", text)
    assert odds["tables"] == [[{"name": "Ring", "probability": "5/12"}, {"name": "Gold", "probability": "1/12"}]]
    rolled = document(capsys, "roll", text, "--faces", "1,6,2,3")
    assert (rolled["value"], rolled["rows"]) == (5, [{"name": "Gold", "value": 5}])
    assert "rows" not in document(capsys, "roll", text, "--faces", "2")
    assert "tables" not in document(capsys, "odds", "1d6")
    lines = printed(capsys, "odds", text).splitlines()
    assert lines[-2].startswith("Ring ") and lines[-2].endswith("41.667%  5/12")


def test_text(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys, "roll", "x := 1d6; x+1; 2*x", "--faces", "4").splitlines()
    assert lines == ["x := 1d6: 4", "x+1: 4 + 1 = 5", "2*x: 2 * 4 = 8"]
    titles = [line for line in printed(capsys, "odds", "1d4; 2d6").splitlines() if "µ" in line]
    assert [title.split()[0] for title in titles] == ["1d4", "2d6"]


@pytest.mark.parametrize("language", ["de", "en"])
def test_explanations(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text = 'x := 1d20; if(x >= 11, table(x, <=15: "a", >=16: 1d4 "b"), (1d4)d6kh1); 2d6'
    said = document(capsys, "odds", text, "--explain", "--lang", language)["explanation"]
    assert len(said) == 1
    assert ("„x“" if language == "de" else "“x”") in said[0]
