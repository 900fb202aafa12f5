"""Every place of the page, on a phone in German and on a wide screen in English: nothing that axe-core calls serious, dark and
light; nothing that sticks out, also at 200 % zoom; letters that can be read, targets that can be hit, no motion unless wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.places import PLACES
from tests.browser.window import PHONE, WIDE, Window

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import TableServer

TOO_WIDE = """
() => {
  const found = [];
  const seen = (one) => {
    const style = getComputedStyle(one);
    return style.visibility !== "hidden" && !one.closest(".spoken, [hidden]") && one.getClientRects().length > 0;
  };
  if (document.documentElement.scrollWidth > innerWidth) found.push(`page: ${document.documentElement.scrollWidth}`);
  for (const one of document.body.querySelectorAll("*")) {
    if (!seen(one)) continue;
    const box = one.getBoundingClientRect();
    if (box.right > innerWidth + 1 || box.left < -1) found.push(`sticks out to ${Math.round(box.right)}: ${one.outerHTML.slice(0, 140)}`);
    const style = getComputedStyle(one);
    const scrolls = style.overflowX === "auto" || style.overflowX === "scroll";
    if (scrolls && one.scrollWidth > one.clientWidth + 1) found.push(`scrolls sideways: ${one.outerHTML.slice(0, 140)}`);
  }
  return found;
}
"""

TOO_SMALL = """
() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!node.textContent.trim() || holder.closest(".spoken, [hidden], script, style") || !holder.getClientRects().length) continue;
    const size = parseFloat(getComputedStyle(holder).fontSize);
    if (size < 13) found.add(`${size} px: ${node.textContent.trim().slice(0, 40)} in ${holder.outerHTML.slice(0, 100)}`);
  }
  for (const field of document.querySelectorAll("input, select, svg text")) {
    const size = parseFloat(getComputedStyle(field).fontSize);
    if (size < 13) found.add(`${size} px: ${field.outerHTML.slice(0, 100)}`);
  }
  return [...found];
}
"""

HARD_TO_HIT = """
() => {
  const found = [];
  const wanted = "button, select, summary, input, [role=button], a";
  for (const one of document.querySelectorAll(wanted)) {
    if (!one.getClientRects().length || one.closest("[hidden]")) continue;
    // A link inside a sentence is as high as its line.
    if (one.matches("a") && getComputedStyle(one).display === "inline") continue;
    // A check box, a radio button and a switch are hit through the label around them.
    const target = one.matches("[type=checkbox], [type=radio]") ? one.closest("label") : one;
    const box = target.getBoundingClientRect();
    if (box.width < 43.5 || box.height < 43.5)
      found.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 140)}`);
  }
  return found;
}
"""

MOVING = "() => document.getAnimations().map((one) => one.animationName ?? one.transitionProperty ?? 'animation')"


DRAWN_AGAIN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""The page hears of its new size when it is drawn next, and lays itself out for it."""

MEASURES = {"too wide": TOO_WIDE, "too small": TOO_SMALL, "hard to hit": HARD_TO_HIT}
NARROWED = {PHONE: [(320, 370)], WIDE: [(640, 400), (768, 1024), (1024, 600)]}
"""Windows of 640 and 1280 px at 200 % zoom have half their width and height; between lies the table with a drawer."""


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or critical, with the elements."""
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']} ({one['impact']}): {', '.join(node['html'][:160] for node in one['nodes'])}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def look(open_window: OpenWindow, server: TableServer, place: str, language: str, size: tuple[int, int]) -> Window:
    # Motion is reduced, so that nothing is measured while it fades in.
    window = open_window(language, size, reduced_motion="reduce")
    window.excuse(r"status of 40[13] ")
    PLACES[place](window, server)
    return window


def faults(window: Window, size: tuple[int, int]) -> dict[str, list[str]]:
    """Everything that is wrong with the place the window shows."""
    page = window.page
    found = {name: page.evaluate(script) for name, script in MEASURES.items()}
    found["axe, dark"] = violations(page)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    found["axe, light"] = violations(page)
    for width, height in NARROWED[size]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN_AGAIN)
        found[f"too wide for {width} px"] = page.evaluate(TOO_WIDE)
    return {name: some for name, some in found.items() if some}


@pytest.mark.parametrize("place", PLACES)
def test_a_phone_in_german(open_window: OpenWindow, server: TableServer, place: str) -> None:
    """German words are the longer ones."""
    assert faults(look(open_window, server, place, "de", PHONE), PHONE) == {}


@pytest.mark.parametrize("place", [place for place in PLACES if place != "seats"])
def test_a_wide_screen_in_english(open_window: OpenWindow, server: TableServer, place: str) -> None:
    """The seats stand beside the log there."""
    assert faults(look(open_window, server, place, "en", WIDE), WIDE) == {}


def test_axe_finds_what_is_wrong(open_window: OpenWindow) -> None:
    """The search finds: a field without a name and a text without contrast are told."""
    window = open_window()
    window.page.goto("/")
    window.page.evaluate(
        "document.querySelector('main').insertAdjacentHTML('beforeend', '<input type=text><p id=pale>pale</p>');"
        "document.querySelector('#pale').style.color = '#333'"
    )
    assert [found.split(" ")[0] for found in violations(window.page)] == ["color-contrast", "label"]


def test_the_roll_button_is_in_sight_and_under_the_thumb(open_window: OpenWindow, server: TableServer) -> None:
    for size in (PHONE, WIDE):
        window = look(open_window, server, "form", "de", size)
        expect(window.roll).to_be_in_viewport(ratio=1)
        box = window.roll.bounding_box()
        assert box is not None and box["y"] > size[1] / 2


def test_nothing_moves_where_motion_is_not_wanted(open_window: OpenWindow, server: TableServer) -> None:
    opened = server.open_table("openlegend")
    moving: dict[str, set[str]] = {}
    for wish in ("reduce", "no-preference"):
        window = open_window("en", PHONE, reduced_motion=wish)
        window.context.add_init_script(
            """
            window.moved = [];
            for (const kind of ["animationstart", "transitionrun"])
              addEventListener(kind, (event) => window.moved.push(event.animationName ?? event.propertyName), true);
            """
        )
        window.sit(opened, "player", "Mia")
        window.pick("openlegend.action")
        assert wish != "reduce" or window.page.evaluate(MOVING) == []
        window.number("openlegend.action", "attribute").press("ArrowUp")
        cards = window.cards.count()
        window.roll.click()
        expect(window.cards).to_have_count(cards + 1)
        assert wish != "reduce" or window.page.evaluate(MOVING) == []
        window.cards.last.get_by_role("button", expanded=False).click()
        expect(window.cards.last.locator(".breakdown")).to_be_visible()
        moving[wish] = set(window.page.evaluate("window.moved"))
    # Where it is wanted, the dice tumble and the sheet rises: the watch would have seen it.
    assert moving["reduce"] == set()
    assert any("tumble" in name for name in moving["no-preference"])
