"""The form of a game that a stranger has added, at the table: fields, odds before the roll, the roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.process import TableServer
from tests.stranger import install

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.browser.conftest import OpenWindow

WORDS = {"en": ("Search", "Light", "Found", "55.6"), "de": ("Suche", "Licht", "Gefunden", "55,6")}


@pytest.fixture(scope="module", name="server")
def _server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A server beside which the guide's game is installed."""
    site = tmp_path_factory.mktemp("site")
    install(site)
    serving = TableServer(tmp_path_factory.mktemp("server"), site)
    serving.start()
    try:
        yield serving
    finally:
        trouble = serving.close()
    assert trouble == ""


@pytest.mark.parametrize("language", WORDS)
def test_the_form_of_the_sixth_game(open_window: OpenWindow, server: TableServer, language: str) -> None:
    check, light, found, chance = WORDS[language]
    window = open_window(language)
    window.sit(server.open_table("lantern", name="Dark", language=language), "player", "Ida")
    picker = window.page.get_by_role("navigation", name=window.t("picker-label"))
    picker.get_by_role("button", name=check, exact=True).click()
    expect(window.page.get_by_role("heading", name=check, exact=True)).to_be_visible()
    window.page.locator("section.roll form").get_by_role("spinbutton", name=light, exact=True).fill("2")
    expect(window.odds).to_contain_text(found)
    expect(window.odds).to_contain_text(chance)
    window.roll.click()
    expect(window.cards.first).to_contain_text(check)
