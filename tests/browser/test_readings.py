"""Pasted notation that other programs read differently: nothing is guessed, all readings are shown, and the one taken is what is rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.window import PHONE, Window

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import Opened, TableServer

REFUSED = r"status of 422 .*/api/odds"


@pytest.fixture
def opened(server: TableServer) -> Opened:
    return server.open_table("openlegend")


def rolled(window: Window, opened: Opened) -> list[dict[str, Any]]:
    log = window.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    return [entry["event"] for entry in log if entry["event"]["kind"] == "rolled"]


def notation(window: Window, text: str) -> Locator:
    """Paste a text into the notation field."""
    field = window.page.get_by_label(window.t("notation-label"))
    field.focus()
    field.fill("")
    window.page.keyboard.insert_text(text)
    return field


def reading(window: Window, programs: str, spelled: str, mean: str) -> Locator:
    name = window.t("reading-take", programs=programs, notation=spelled, mean=window.t("odds-mean", mean=mean))
    return window.page.get_by_role("button", name=name, exact=True)


def test_a_reading_is_taken_with_the_keyboard_and_rolled(open_window: OpenWindow, opened: Opened) -> None:
    window = open_window("en").sit(opened, "player", "Mia")
    window.pick()
    field = notation(window, "4d6k3 # trap")
    ours = reading(window, "Wurfwerk, Roll20, Foundry VTT, rpg-dice-roller, and Dice Maiden", "4d6kh3 # trap", "12.245")
    theirs = reading(window, "avrae", "4d6=3x3 # trap", "2")
    expect(ours).to_be_visible()
    expect(window.readings.get_by_role("button")).to_have_count(2)
    expect(window.page.get_by_role("status").filter(has_text=window.t("readings-several"))).to_have_count(1)
    for button in (ours, theirs):
        window.page.keyboard.press("Tab")
        expect(button).to_be_focused()
    window.page.keyboard.press("Enter")
    expect(field).to_have_value("4d6=3x3 # trap")
    expect(field).to_be_focused()
    expect(window.readings).to_have_count(0)
    window.type_faces("3, 3, 1, 6")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    (event,) = rolled(window, opened)
    assert (event["target"], event["value"], event["note"]) == ("4d6=3x3", 6, "trap")


def test_without_a_choice_it_is_rolled_as_we_read_it(open_window: OpenWindow, opened: Opened) -> None:
    window = open_window("de", PHONE).sit(opened, "player", "Mia")
    window.pick()
    notation(window, "6d10>8")
    expect(reading(window, "Roll20", "6d10>=8", "1,800")).to_be_visible()
    expect(reading(window, "avrae", "(6d10)>8", "1,000")).to_be_visible()
    window.type_faces("8, 9, 10, 1, 1, 1")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    (event,) = rolled(window, opened)
    assert (event["target"], event["value"]) == ("6d10>8", 2)


def test_what_only_others_read_is_offered_behind_the_mistake(open_window: OpenWindow, opened: Opened) -> None:
    window = open_window("en").sit(opened, "player", "Mia")
    window.excuse(REFUSED)
    window.pick()
    field = notation(window, "4d6cs>=5")
    expect(window.page.get_by_role("alert")).to_be_visible()
    expect(window.page.get_by_role("status").filter(has_text=window.t("readings-unread"))).to_have_count(1)
    expect(reading(window, "Roll20 and rpg-dice-roller", "4d6", "14")).to_be_visible()
    reading(window, "Foundry VTT", "4d6>=5", "1.333").click()
    expect(field).to_have_value("4d6>=5")
    expect(window.page.get_by_role("alert")).to_have_count(0)
    window.roll.click()
    expect(window.cards).to_have_count(1)


def test_what_was_secret_in_the_input_line_stays_secret(open_window: OpenWindow, opened: Opened) -> None:
    window = open_window("en").sit(opened, "player", "Mia")
    window.say.fill("/gmr 6d10>8")
    reading(window, "Roll20", "/gmr 6d10>=8", "1.800").click()
    expect(window.say).to_have_value("/gmr 6d10>=8")
    expect(window.say).to_be_focused()
    expect(window.readings).to_have_count(0)
    window.say.press("Enter")
    expect(window.cards).to_have_count(1)
    (event,) = rolled(window, opened)
    assert (event["target"], event["mode"]) == ("6d10>=8", "private")
