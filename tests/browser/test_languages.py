"""German and English at one table, per person, and everything at once when somebody switches."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.window import total
from tests.browser.words import label

if TYPE_CHECKING:
    from tests.browser.conftest import OpenWindow
    from tests.browser.process import TableServer
    from tests.browser.window import Window

ACTION = "daggerheart.action"
GERMAN, ENGLISH = "Erfolg mit Hoffnung", "Success with Hope"


def roll(window: Window) -> None:
    """A success with hope: 8 and 3 against 10."""
    window.number(ACTION, "difficulty").fill("10")
    window.type_faces("8, 3")
    window.roll.click()


def assert_reads(window: Window, language: str) -> None:
    """Every place that has words has those of this language, and none of the other."""
    window.language = language
    mine, other = (GERMAN, ENGLISH) if language == "de" else (ENGLISH, GERMAN)
    other_language = "en" if language == "de" else "de"
    expect(window.page.locator("html")).to_have_attribute("lang", language)
    window.live()
    card = window.cards.first
    expect(card.locator(".degree")).to_have_text(re.compile(mine, re.IGNORECASE))
    expect(card).to_contain_text(label(language, ACTION))
    expect(card.locator(".breakdown .explanation")).not_to_be_empty()
    expect(window.log).to_contain_text(window.t("log-joined", name="Mia"))
    expect(window.roll).to_have_text(window.t("roll-do"))
    expect(window.number(ACTION, "difficulty")).to_be_visible()
    expect(window.odds).to_contain_text(re.compile(mine, re.IGNORECASE))
    text = window.page.locator("body").inner_text()
    assert other.lower() not in text.lower()
    for key in ("log-opened", "seats-title", "area-log", "faces-title"):
        assert window.t(key, name="Test") in text or key == "area-log"
    assert label(other_language, ACTION) not in text


def test_one_card_in_two_languages(open_window: OpenWindow, server: TableServer) -> None:
    opened = server.open_table("daggerheart")
    english = open_window("en").sit(opened, "gm", "Robin")
    german = open_window("de").sit(opened, "player", "Mia")
    roll(german)
    for window in (english, german):
        expect(window.cards).to_have_count(1)
        window.cards.first.get_by_role("button", expanded=False).click()
    assert total(english.cards.first) == total(german.cards.first) == "11"
    assert_reads(english, "en")
    assert_reads(german, "de")
    # The rule's explanation is in each person's language as well, not only the frame around it.
    said = [window.cards.first.locator(".explanation").inner_text() for window in (english, german)]
    assert said[0] != said[1]


def test_switching_changes_everything_at_once(open_window: OpenWindow, server: TableServer) -> None:
    opened = server.open_table("daggerheart")
    window = open_window("en").sit(opened, "player", "Mia")
    roll(window)
    expect(window.cards).to_have_count(1)
    window.cards.first.get_by_role("button", expanded=False).click()
    assert_reads(window, "en")
    for language in ("de", "en"):
        window.page.locator("header").get_by_role("button", name=re.compile(f"^{language.upper()}")).click()
        assert_reads(window, language)
    window.page.locator("header").get_by_role("button", name=re.compile("^DE")).click()
    assert_reads(window, "de")
    # It is kept: here after a reload, and at the server for what is said to this seat from now on.
    window.page.reload()
    window.live()
    window.cards.first.get_by_role("button", expanded=False).click()
    assert_reads(window, "de")
    window.excuse(r"status of 422 .*/api/odds")  # the page asks how other programs read a line, a wrong one too
    window.write("/r 2d6 + 1d0")
    expect(window.page.get_by_role("alert")).to_contain_text(re.compile("Würfel|Seite"))
    roll(window)
    expect(window.cards).to_have_count(2)
    expect(window.cards.nth(1).locator(".degree")).to_have_text(re.compile(GERMAN, re.IGNORECASE))


def test_the_number_of_a_chance_is_written_as_the_language_writes_it(
    open_window: OpenWindow, server: TableServer
) -> None:
    window = open_window("de").sit(server.open_table("openlegend"), "player", "Mia")
    window.number("openlegend.action", "attribute").fill("5")
    window.number("openlegend.action", "challenge").fill("20")
    expect(window.odds.get_by_role("row", name=re.compile("^Erfolg")).get_by_role("cell")).to_have_text("46,4\u00a0%")
