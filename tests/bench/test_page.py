"""The page names machine, versions and date, every figure with its verdict, what is missing and what was lost."""

from __future__ import annotations

import datetime

import pytest

from bench import run
from bench.figures import Section, at_least, at_most
from bench.page import document, machine, summary
from bench.peers import Peers

SECTIONS = [
    Section("Start", "| a |", [at_most("start", 3, 2.0)], []),
    Section(
        "Suite",
        "| b |",
        [at_least("mean", 20, 12.0), at_least("endless", 100, None)],
        ["sum_d6 10 against dyce: 0.90 x"],
    ),
]


def test_the_summary_counts_what_is_met_and_lists_what_is_not() -> None:
    text = summary(SECTIONS)
    assert "1 of 3 figures are met." in text
    assert "- mean: 12.0 x, target at least 20 x\n- sum_d6 10 against dyce: 0.90 x" in text


def test_nothing_lost_is_no_list() -> None:
    assert summary(SECTIONS[:1]).endswith("1 of 1 figures are met.")


def test_the_page_says_under_what_conditions_it_was_made() -> None:
    peers = Peers(versions={"Python": "3.11.7", "icepool": "2.1.3"}, missing={"d20": "no network"})
    text = document(SECTIONS, peers, (0.1, 1.25), 600)
    today = datetime.datetime.now(tz=datetime.UTC)
    assert any(f"{day:%Y-%m-%d}" in text for day in (today, today - datetime.timedelta(minutes=1)))
    for part in (
        machine(),
        "icepool 2.1.3",
        "need Python 3.12",
        "Missing: d20 (no network)",
        "10 minutes",
        "## Suite",
        "| b |",
    ):
        assert part in text


def test_a_new_icepool_needs_no_excuse() -> None:
    assert "need Python 3.12" not in document(SECTIONS, Peers(versions={"icepool": "2.2.2"}), (0, 0), 1)


@pytest.mark.parametrize(
    ("arguments", "complaint"), [(["swim"], "no section swim"), (["--rounds", "0"], "--rounds: at least 1")]
)
def test_what_there_is_not_is_named(arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        run.main(arguments)
    assert raised.value.code == 2
    assert complaint in capsys.readouterr().err


def test_a_prefix_without_rows_is_named_and_some_rows_are_only_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path
) -> None:
    monkeypatch.setattr(run, "environment", Peers)
    monkeypatch.setattr(run, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(run, "SECTIONS", {"start": lambda given, _: SECTIONS[0] if given.wants("start roll") else None})
    with pytest.raises(SystemExit):
        run.main(["--rows", "swim"])
    assert "no row begins with 'swim'" in capsys.readouterr().err
    assert run.main(["--rows", "start"]) == 0
    assert not run.PAGE.exists()
    assert run.main([]) == 0
    assert run.PAGE.read_text(encoding="utf-8").startswith("# Benchmarks")
