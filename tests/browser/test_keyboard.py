"""Without a mouse, and for ears: everything by keyboard, focus always in sight, one announcement for each roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.words import label
from wurfwerk.rules.registry import systems

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import TableServer
    from tests.browser.window import Window

ACTION = "openlegend.action"
MOST_STOPS = 80
END = "nothing has the focus"

FOCUS_IN_SIGHT = """
() => {
  // What is drawn for a hidden radio or check box stands right beside it; the ring of a number goes round its whole field.
  const element = document.activeElement;
  if (!element || element === document.body) return "nothing has the focus";
  const drawn = [element, element.nextElementSibling, element.closest(".field")].filter(Boolean);
  const outlined = drawn.find((one) => {
    const style = getComputedStyle(one);
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });
  const name = element.outerHTML.slice(0, 120);
  if (!outlined) return `no outline: ${name}`;
  const box = outlined.getBoundingClientRect();
  if (box.width < 1 || box.height < 1) return `no size: ${name}`;
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) return `out of sight: ${name}`;
  const [x, y] = [box.left + box.width / 2, (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2];
  const top = document.elementFromPoint(x, y);
  const same = top && (outlined.contains(top) || top.contains(outlined) || top.closest("label")?.contains(outlined));
  return same ? "" : `covered by ${top?.outerHTML.slice(0, 120)}: ${name}`;
}
"""

COUNT_ANNOUNCEMENTS = """
() => {
  window.announced = [];
  const polite = document.querySelector("[data-announcement]");
  new MutationObserver(() => window.announced.push(polite.textContent)).observe(polite, {
    childList: true, characterData: true, subtree: true,
  });
}
"""


STANDING_STILL = """
async () => {
  let scrolled = 0;
  const watch = () => (scrolled = 0);
  addEventListener("scroll", watch, true);
  while (scrolled++ < 5) await new Promise(requestAnimationFrame);
  removeEventListener("scroll", watch, true);
}
"""


def tab_to(window: Window, wanted: Locator) -> None:
    """Press Tab until the wanted element has the focus; wherever the focus stops on the way it must be in sight."""
    expect(wanted).to_be_visible()
    # What was pressed before may move the page in the next frames; nobody is so quick as to press Tab between them.
    window.page.evaluate(STANDING_STILL)
    ends = 0
    for _ in range(MOST_STOPS):
        window.page.keyboard.press("Tab")
        stop = window.page.evaluate(FOCUS_IN_SIGHT)
        ends += stop == END  # behind the last element begins the first again
        assert stop == "" or (stop == END and ends == 1), stop
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"not reached by Tab: {wanted}")


def test_an_evening_without_a_mouse(open_window: OpenWindow, server: TableServer) -> None:
    window = open_window()
    keys = window.page.keyboard
    window.page.goto("/")
    tab_to(window, window.page.get_by_label(window.t("start-name")))
    keys.type("The Lighthouse")
    tab_to(window, window.page.get_by_role("checkbox", name="Open Legend"))
    keys.press("Space")
    tab_to(window, window.button("start-do"))
    keys.press("Enter")
    expect(window.page.get_by_role("heading", name=window.t("opened-title", name="The Lighthouse"))).to_be_focused()
    tab_to(window, window.page.get_by_role("link", name=window.t("opened-enter")))
    keys.press("Enter")
    tab_to(window, window.page.get_by_label(window.t("join-name")))
    keys.type("Robin")
    keys.press("Enter")
    window.live()

    picker = window.page.get_by_role("navigation", name=window.t("picker-label"))
    tab_to(window, picker.get_by_role("button", name=window.t("picker-notation"), exact=True))
    keys.press("Space")
    expect(window.page.get_by_label(window.t("notation-label"))).to_be_visible()
    # Back over all the other checks to the first.
    for name in reversed(list(systems()["openlegend"].checks)):
        keys.press("Shift+Tab")
        expect(picker.get_by_role("button", name=label("en", f"openlegend.{name}"), exact=True)).to_be_focused()
    keys.press("Enter")
    tab_to(window, window.number(ACTION, "attribute"))
    for _ in range(3):
        keys.press("ArrowUp")
    keys.press("ArrowDown")
    expect(window.page.get_by_role("list", name=window.t("gain-title"))).to_be_visible()
    tab_to(window, window.roll)
    keys.press("Enter")
    expect(window.cards).to_have_count(1)
    # Who has rolled stands where they stood, and rolls again with the same key.
    expect(window.roll).to_be_focused()
    expect(window.roll).to_be_enabled()
    keys.press("Enter")
    expect(window.cards).to_have_count(2)
    tab_to(window, window.cards.first.get_by_role("button", expanded=False))
    keys.press("Enter")
    expect(window.cards.first.locator(".breakdown")).to_be_visible()
    tab_to(window, window.say)
    keys.type("/r 2d6")
    keys.press("Enter")
    expect(window.cards).to_have_count(3)


def test_a_phone_with_a_keyboard(open_window: OpenWindow, server: TableServer) -> None:
    window = open_window("de", (360, 740)).sit(server.open_table("openlegend"), "player", "Mia")
    keys = window.page.keyboard
    action = window.page.get_by_role("button", name=label("de", ACTION), exact=True)
    tab_to(window, action)
    keys.press("Enter")
    sheet = window.page.get_by_role("dialog", name=label("de", ACTION))
    expect(sheet).to_be_visible()
    tab_to(window, window.number(ACTION, "attribute"))
    keys.press("Escape")
    expect(sheet).to_be_hidden()
    expect(action).to_be_focused()
    keys.press("Enter")
    tab_to(window, window.roll)
    keys.press("Enter")
    expect(sheet).to_be_hidden()
    expect(window.cards).to_have_count(1)
    tab_to(window, window.button("area-log"))
    keys.press("Enter")
    tab_to(window, window.say)
    keys.type("/w 1W6")
    keys.press("Enter")
    expect(window.cards).to_have_count(2)


def test_one_announcement_for_each_roll(open_window: OpenWindow, server: TableServer) -> None:
    opened = server.open_table("openlegend")
    roller = open_window().sit(opened, "player", "Mia")
    listener = open_window("de").sit(opened, "gm", "Robin")
    roller.number(ACTION, "attribute").fill("5")
    roller.number(ACTION, "challenge").fill("20")
    expect(roller.odds).to_contain_text("46.4%")
    for window in (roller, listener):
        expect(window.page.locator("[aria-live=polite]")).to_have_count(1)
        window.page.evaluate(COUNT_ANNOUNCEMENTS)
    roller.type_faces("12, 5, 5")
    roller.roll.click()
    for window in (roller, listener):
        expect(window.cards).to_have_count(1)
        # Something that is announced after it: by then the roll has been announced as often as it ever will be.
    listener.write("well done")
    for window, check, outcome in ((roller, "en", "Success"), (listener, "de", "Erfolg")):
        window.until(lambda window=window: "well done" in str(window.page.evaluate("window.announced.at(-1)")))
        announced = window.page.evaluate("window.announced")
        assert [said.strip() for said in announced[:-1]] == [
            window.t("spoken-outcome", name="Mia", label=label(check, ACTION), value="22", outcome=outcome)
        ]
    # The same result twice is said twice: a live region that does not change says nothing.
    for faces in ("12, 5, 5", "12, 5, 5"):
        cards = roller.cards.count()
        roller.type_faces(faces)
        roller.roll.click()
        expect(roller.cards).to_have_count(cards + 1)
    roller.until(lambda: roller.page.evaluate("window.announced.length") >= 4)
