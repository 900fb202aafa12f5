"""Two windows, two people: a table is opened in the page, both see the odds move, and one roll in both places."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.window import total
from tests.browser.words import label

if TYPE_CHECKING:
    from tests.browser.conftest import OpenWindow

ACTION = "openlegend.action"


def test_two_windows_see_one_roll(open_window: OpenWindow) -> None:
    gm, player = open_window(), open_window()

    gm.page.goto("/")
    gm.page.get_by_label(gm.t("start-name")).fill("The Lighthouse")
    gm.page.get_by_role("checkbox", name="Open Legend").check()
    gm.button("start-do").click()
    invitation = gm.page.get_by_label(gm.t("link-player")).input_value()
    assert re.fullmatch(re.escape(gm.base) + r"/t/[\w-]+#[\w-]{22,}", invitation)
    gm.page.get_by_role("link", name=gm.t("opened-enter")).click()
    gm.page.get_by_label(gm.t("join-name")).fill("Robin")
    gm.button("join-do").click()
    gm.live()

    player.join(invitation, "Mia")
    # The token has left the address: it must not stand in a history or on a shared screen.
    assert "#" not in player.page.url
    expect(gm.page.get_by_text("Mia").first).to_be_visible()

    player.pick(ACTION)
    player.number(ACTION, "attribute").fill("5")
    player.number(ACTION, "challenge").fill("20")
    success = player.odds.get_by_role("row", name=re.compile("^Success")).get_by_role("cell")
    expect(success).to_have_text("46.4%")  # 89/192
    player.number(ACTION, "attribute").press("ArrowUp")
    expect(success).not_to_have_text("46.4%")
    player.number(ACTION, "attribute").press("ArrowDown")
    expect(success).to_have_text("46.4%")

    player.roll.click()
    expect(player.cards).to_have_count(1)
    expect(gm.cards).to_have_count(1)
    assert total(gm.cards.first) == total(player.cards.first)
    assert re.fullmatch(r"\d+", total(gm.cards.first))
    for window in (gm, player):
        expect(window.cards.first).to_contain_text("Mia")
        expect(window.cards.first).to_contain_text(label("en", ACTION))
    dice = [window.cards.first.locator(".dice").inner_text() for window in (gm, player)]
    assert dice[0] == dice[1]
    degree = [window.cards.first.locator(".degree").inner_text() for window in (gm, player)]
    assert degree[0] == degree[1] != ""


def test_the_watch_sees_what_must_not_happen(open_window: OpenWindow) -> None:
    """Console errors, breaches of the content policy and foreign hosts are noticed: a silent watch would prove nothing."""
    window = open_window()
    window.page.goto("/")
    with pytest.raises(Exception, match="Failed to fetch"):
        window.page.evaluate("fetch('http://192.0.2.1/')")
    assert any("Content Security Policy" in complaint for complaint in window.complaints)
    with window.page.expect_console_message():
        window.page.evaluate("console.error('something broke')")
    assert any("something broke" in complaint for complaint in window.complaints)
    window.context.route("http://192.0.2.1/**", lambda route: route.abort())
    with window.context.expect_event("request"):
        window.page.evaluate("void window.open('http://192.0.2.1/')")
    assert any("another host" in complaint for complaint in window.complaints)
    window.complaints.clear()
