"""Several rolls in one text, and tables: before the throw and as a card, seen and heard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.window import PHONE, WIDE

if TYPE_CHECKING:
    from tests.browser.conftest import OpenWindow
    from tests.browser.process import Opened, TableServer

TABLE = 'table(1d6, 1..5: "nothing", 6: 2d6 "treasure")'


@pytest.fixture
def opened(server: TableServer) -> Opened:
    return server.open_table("openlegend")


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_each_of_several_rolls_has_its_odds_and_its_value(
    open_window: OpenWindow, opened: Opened, size: tuple[int, int]
) -> None:
    window = open_window("en", size).sit(opened, "player", "Mia")
    window.pick()
    window.page.get_by_label(window.t("notation-label")).fill("1d20+5; (2d6)>=7")
    for one, mean in (("1d20+5", "15.5"), ("(2d6)>=7", "0.58")):
        odds = window.page.get_by_role("region", name=one, exact=True)
        expect(odds).to_contain_text(window.t("odds-mean", mean=mean))
    window.type_faces("12, 3, 5")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    card = window.cards.first
    expect(card.locator(".total")).to_have_text(["17", "1"])
    for one in ("1d20+5", "(2d6)>=7"):
        expect(card.locator(".several").get_by_text(one)).to_be_visible()
    expect(card.locator(".degree")).to_have_text(re.compile("Success"))
    expect(window.page.locator("[data-announcement]")).to_have_text(
        window.t("spoken-several", name="Mia", rolls="1d20+5: 17; (2d6)>=7: 1, Success")
    )
    card.get_by_role("button", expanded=False).click()
    expect(card.locator(".explanation")).to_contain_text("1d20+5: 12 + 5 = 17")
    expect(card.locator(".explanation")).to_contain_text("(2d6)>=7: [3 5] = 8 ≥ 7")


def test_a_table_names_its_rows(open_window: OpenWindow, opened: Opened) -> None:
    window = open_window("de").sit(opened, "player", "Mia")
    window.pick()
    window.page.get_by_label(window.t("notation-label")).fill(TABLE)
    rows = window.odds.get_by_role("row")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text(re.compile(r"nothing.*83,3"))
    expect(rows.nth(1)).to_contain_text(re.compile(r"treasure.*16,7"))
    window.type_faces("6, 2, 3")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    expect(window.cards.first.locator(".total")).to_have_text("5")
    expect(window.cards.first.locator(".verdict")).to_contain_text("treasure")
    expect(window.page.locator("[data-announcement]")).to_contain_text(": 5, treasure")
