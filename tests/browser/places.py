"""The places of the page, each brought about for real: what looks and accessibility are tested on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.words import label

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.browser.process import Opened, TableServer
    from tests.browser.window import Window

ACTION = "openlegend.action"
REFUSED = r"status of 422 .*/api/odds"


def start(window: Window, server: TableServer) -> None:
    """The start page with a system chosen and its house rules unfolded."""
    window.page.goto("/")
    window.page.get_by_role("checkbox", name="Open Legend").check()
    window.page.get_by_text(window.t("rules-fold"), exact=True).click()


def opened(window: Window, server: TableServer) -> None:
    """The links of a table just opened."""
    window.page.goto("/")
    window.page.get_by_role("checkbox", name="Open Legend").check()
    window.button("start-do").click()
    expect(window.page.get_by_role("link", name=window.t("opened-enter"))).to_be_visible()


def join(window: Window, server: TableServer) -> None:
    """Taking a seat."""
    window.page.goto(f"/t/{server.open_table('openlegend').table}#{'0' * 32}")
    window.page.get_by_label(window.t("join-name")).fill("Mia")
    window.button("join-do").click()
    expect(window.page.get_by_role("alert")).to_be_visible()


def lost(window: Window, server: TableServer) -> None:
    """An address that belongs to nothing, and says so."""
    window.excuse(r"status of 404 ")
    window.page.goto("/nope/at/all")
    expect(window.page.get_by_role("heading", name=window.t("lost-title"))).to_be_visible()
    expect(window.page.get_by_role("link", name=window.t("to-start"))).to_have_attribute("href", "/")


def table(window: Window, server: TableServer) -> None:
    """A table with everything a log can hold, seen by its GM; the newest card is open."""
    _evening(window, server)
    if _phone(window):
        window.button("area-log").last.click()
    window.cards.first.scroll_into_view_if_needed()
    window.cards.first.get_by_role("button", expanded=False).click()


def seats(window: Window, server: TableServer) -> None:
    """Seats, links and settings; on a phone they have a page of their own."""
    _evening(window, server)
    if _phone(window):
        window.button("area-table").last.click()
    expect(window.page.get_by_label(window.t("link-player"))).to_be_visible()


def form(window: Window, server: TableServer) -> None:
    """The form of the longest check, all of it unfolded, with rows, wrong dice and odds; on a phone in its sheet."""
    window.excuse(REFUSED)
    window.sit(server.open_table("pathfinder2e"), "player", "Mia")
    window.pick("pathfinder2e.strike")
    further = window.page.locator("details summary").filter(has_text=re.compile(r"\d")).first
    if further.evaluate("summary => !summary.parentElement.open"):
        further.click()
    add = window.page.get_by_role("button", name=re.compile("^" + window.t("form-add-row")))
    add.first.click()
    window.type_faces("six")
    expect(window.odds).to_be_visible()


def notation(window: Window, server: TableServer) -> None:
    """Notation with a mistake in it, its sentence and its place."""
    window.excuse(REFUSED)
    window.sit(server.open_table("openlegend"), "player", "Mia")
    window.pick()
    window.page.get_by_label(window.t("notation-label")).fill("2d6 + 1d0")
    expect(window.page.get_by_role("alert")).to_be_visible()


def readings(window: Window, server: TableServer) -> None:
    """Notation that other programs read differently, one reading of which our notation cannot say; beside it the same in the input line."""
    window.sit(server.open_table("openlegend"), "player", "Mia")
    if not _phone(window):
        window.say.fill("/gmr 6d10>8")
        expect(window.readings).to_have_count(1)
    window.pick()
    window.page.get_by_label(window.t("notation-label")).fill("2d%kh1")
    expect(window.page.get_by_text(window.t("reading-no-spelling"))).to_be_visible()


def several(window: Window, server: TableServer) -> None:
    """Several rolls and a table with their odds, beside their card; on a phone in the sheet above it."""
    window.sit(server.open_table("openlegend"), "player", "Mia")
    text = '1d20+5; (2d6)>=7; table(1d6, 1..5: "nichts", 6: 2d6 "Donaudampfschifffahrtsschatz")'
    if not _phone(window):
        window.write(f"/r {text}")
        expect(window.cards).to_have_count(1)
    window.pick()
    window.page.get_by_label(window.t("notation-label")).fill(text)
    expect(window.odds).to_be_visible()


PLACES: dict[str, Callable[[Window, TableServer], None]] = {
    place.__name__: place for place in (start, opened, join, lost, table, seats, form, notation, readings, several)
}


def _phone(window: Window) -> bool:
    return window.page.get_by_role("navigation", name=window.t("areas-label")).count() > 0


def _evening(window: Window, server: TableServer) -> None:
    """A few rolls of every look, written before the window opens: long names, dropped, exploded, hidden, typed, failed."""
    evening: Opened = server.open_table(
        "openlegend", "daggerheart", "starwars-legends", name="Die Wirtschaft zum Donaudampfschiff", language="de"
    )
    rolls = [
        {"target": ACTION, "parameters": {"attribute": 3, "advantage": 2, "challenge": 20}, "faces": [10, 8, 8, 3, 5]},
        {"target": ACTION, "parameters": {"attribute": 1, "challenge": 60}, "faces": [2, 3]},
        {"target": "daggerheart.action", "parameters": {"difficulty": 12}, "faces": [3, 8]},
        {"target": "daggerheart.action", "parameters": {"difficulty": 12}, "faces": [7, 7]},
        {"target": "starwars-legends.test", "parameters": {"pool": 8}, "faces": [1, 1, 2, 3, 4, 5, 1, 2]},
        {"target": "4d6kh3 # Stärke", "parameters": {}, "faces": [6, 5, 4, 2]},
        {"target": "30d6!", "parameters": {}},
        {"target": "1d6 + 999999999999", "parameters": {}, "mode": "private"},
    ]
    other = evening.sit("player", "Annegret Wolkenstein-Trostburg")
    with other.line() as line:
        for number, one in enumerate(rolls):
            answer = line.do(do="roll", id=str(number), **{"mode": "public", **one})
            assert "ack" in answer, answer
        line.do(do="roll", id="self", target="1d20", mode="self")
        line.do(do="say", id="said", text="Sesquipedalophobie" * 12)
    window.sit(evening, "gm", "Robin")
    expect(window.page.get_by_text(label(window.language, ACTION)).first).to_be_visible()
