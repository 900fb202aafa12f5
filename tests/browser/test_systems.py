"""The form of every check of every system comes from its declaration, shows odds by itself, and rolls.

No window here may have an error on its console: the page never asks for odds that the server would refuse.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from wurfwerk.rules.registry import systems

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import TableServer
    from tests.browser.window import Window


def field(window: Window, parameter: dict[str, Any]) -> Locator:
    """The field of a parameter, found as a screen reader finds it: by its role and its label."""
    page, name = window.page.locator("section.roll form"), parameter["label"]
    match parameter["kind"]:
        case "integer":
            return page.get_by_role("spinbutton", name=name, exact=True)
        case "boolean":
            return page.get_by_role("switch", name=name, exact=True)
        case "choice":
            return page.get_by_role("combobox", name=name, exact=True).or_(
                page.get_by_role("group", name=name, exact=True)
            )
        case "list" | "group":
            return page.get_by_role("group", name=name, exact=True)
        case _:
            return page.get_by_role("textbox", name=name, exact=True)


def odds_read(window: Window) -> dict[str, float]:
    """Outcomes and their percent as they stand in the table."""
    read = {}
    for row in window.odds.get_by_role("row").all():
        percent = row.get_by_role("cell").inner_text()
        read[row.get_by_role("rowheader").inner_text().strip()] = float(re.sub(r"[^\d.]", "", percent))
    return read


@pytest.mark.parametrize("system", sorted(systems()))
def test_every_check_of_a_system(open_window: OpenWindow, server: TableServer, system: str) -> None:
    window = open_window()
    window.sit(server.open_table(system, name="The Lighthouse"), "player", "Mia")
    answer = window.context.request.get("/api/systems?lang=en").json()
    declared = next(one for one in answer["systems"] if one["key"] == system)
    assert declared["checks"]
    for rolls, check in enumerate(declared["checks"], 1):
        window.pick(check["target"])
        expect(window.page.get_by_role("heading", name=check["name"], exact=True)).to_be_visible()
        further = window.page.locator("section.roll form details summary").filter(has_text="more field")
        if further.count() and not further.evaluate("summary => summary.parentElement.open"):
            further.click()
        for parameter in check["parameters"]:
            expect(field(window, parameter), check["target"]).to_be_visible()
            if parameter["kind"] == "notation" and parameter["required"]:  # nobody else knows the weapon
                field(window, parameter).fill("2d8+1")
        if check["target"] == "daggerheart.fate":  # has outcomes only against a bound
            window.number(check["target"], "at-least").fill("7")
        if check["target"] in (
            "daggerheart.damage",
            "daggerheart.fall",
            "daggerheart.collision",
        ):  # only against thresholds
            window.number(check["target"], "major").fill("7")
            window.number(check["target"], "severe").fill("14")
        outcomes = [outcome["label"] for outcome in check["outcomes"]]
        if not outcomes:  # as damage: a number alone
            expect(window.page.locator("section.roll figure"), check["target"]).to_be_visible()
            expect(window.odds).to_have_count(0)
            window.roll.click()
            expect(window.cards).to_have_count(rolls)
            expect(window.cards.last.locator(".degree")).to_have_count(0)
            continue
        expect(window.odds.get_by_role("row").first, check["target"]).to_be_visible()
        odds = odds_read(window)
        # Those that can come of it, worst to best: a player's own roll never plainly fails in Open Legend.
        assert list(odds) == [outcome for outcome in outcomes if outcome in odds] and len(odds) >= 2
        assert sum(odds.values()) == pytest.approx(100, abs=0.4)
        window.roll.click()
        expect(window.cards).to_have_count(rolls)
        card = window.cards.last
        expect(card).to_contain_text(check["name"])
        assert card.locator(".degree").inner_text().strip() in odds
        # By more than colour: the degree has its marks beside the word.
        assert card.locator(".degree svg").count() >= 1


def test_a_list_gets_rows_and_its_modifiers_count(open_window: OpenWindow, server: TableServer) -> None:
    window = open_window()
    window.sit(server.open_table("pathfinder2e"), "player", "Mia")
    answer = window.context.request.get("/api/systems?lang=en").json()
    check = next(one for one in answer["systems"] if one["key"] == "pathfinder2e")["checks"][0]
    window.pick("pathfinder2e.check")
    window.number("pathfinder2e.check", "dc").fill("15")
    modifiers = next(one for one in check["parameters"] if one["key"] == "modifiers")
    modifier = next(one for one in check["parameters"] if one["key"] == "modifier")
    amount = next(item for item in modifiers["items"] if item["key"] == "amount")
    kind = next(item for item in modifiers["items"] if item["key"] == "kind")
    group = field(window, modifiers)
    if not group.is_visible():
        window.page.locator("section.roll form details summary").filter(has_text="more field").click()
    total = window.number("pathfinder2e.check", "modifier")
    expect(total).not_to_have_value("")
    # Two bonuses of one kind: only the greater counts, and the card says so.
    for number, bonus in enumerate(("2", "3")):
        group.get_by_role("button", name=re.compile("^" + window.t("form-add-row"))).click()
        if number == 0:
            given = window.t("form-replaced", cleared=modifier["label"], given=modifiers["label"])
            expect(window.page.get_by_role("status").get_by_text(given)).to_have_count(1)
        group.get_by_label(kind["label"], exact=True).nth(number).select_option("circumstance")
        group.get_by_role("spinbutton", name=amount["label"], exact=True).nth(number).fill(bonus)
    # The rows count instead of the total: giving both would be refused.
    expect(total).to_have_value("")
    window.type_faces("10")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    expect(window.cards.first.locator(".total")).to_have_text("13")
