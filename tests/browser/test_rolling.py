"""One person rolls: by form, by the input line, again, with dice thrown by hand, and with mistakes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.window import Window, total
from tests.browser.words import label
from wurfwerk.notation import NotationError, parse
from wurfwerk.words import Words

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Route

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import Opened, TableServer

ACTION = "openlegend.action"
REFUSED = r"status of 4\d\d .*/api/odds"
"""A wrong form or line is asked about too, and answered with 422."""


@pytest.fixture
def opened(server: TableServer) -> Opened:
    return server.open_table("openlegend")


@pytest.fixture
def window(open_window: OpenWindow, opened: Opened) -> Window:
    return open_window().sit(opened, "player", "Mia")


def kinds(window: Window, opened: Opened) -> list[str]:
    """What is in the log, after everything sent so far has been answered."""
    window.write("last")
    expect(window.log.get_by_text("last", exact=True)).to_be_visible()
    log = window.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    return [entry["event"]["kind"] for entry in log if entry["event"]["kind"] != "joined"]


def again(window: Window, card: int = 0) -> Locator:
    name = re.compile("^" + re.escape(window.t("card-again")))
    return window.cards.nth(card).get_by_role("button", name=name)


def test_a_double_click_is_one_roll(window: Window, opened: Opened) -> None:
    expect(window.roll).to_be_enabled()
    window.roll.dblclick()
    expect(window.cards).to_have_count(1)
    assert kinds(window, opened) == ["opened", "rolled", "said"]


def test_a_slow_double_click_is_one_roll(window: Window, opened: Opened) -> None:
    """On a fast line the first roll is answered before a person's second click of a double click."""
    for clicked, rolls in ((window.roll, 1), (again(window), 2)):
        clicked.click()
        expect(window.cards).to_have_count(rolls)
        expect(clicked).to_be_enabled()
        clicked.hover()
        window.page.mouse.down(click_count=2)
        window.page.mouse.up(click_count=2)
    assert kinds(window, opened) == ["opened", "rolled", "rolled", "said"]


def test_a_key_held_down_is_one_roll(window: Window, opened: Opened) -> None:
    window.roll.focus()
    window.page.keyboard.down("Enter")
    expect(window.cards).to_have_count(1)
    expect(window.roll).to_be_enabled()
    window.page.keyboard.down("Enter")  # a repeat, as long as it is not released
    window.page.keyboard.up("Enter")
    assert kinds(window, opened) == ["opened", "rolled", "said"]


def test_two_clicks_are_two_rolls(window: Window, opened: Opened) -> None:
    """What keeps a double click from rolling twice must not eat what is meant."""
    for rolls in (1, 2):
        expect(window.roll).to_be_enabled()
        window.roll.click()
        expect(window.cards).to_have_count(rolls)
    assert kinds(window, opened) == ["opened", "rolled", "rolled", "said"]


def test_again_rolls_the_same(window: Window, opened: Opened) -> None:
    window.number(ACTION, "attribute").fill("3")
    window.number(ACTION, "challenge").fill("15")
    window.number(ACTION, "advantage").fill("2")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    window.number(ACTION, "attribute").fill("9")
    again(window).click()
    expect(window.cards).to_have_count(2)
    log = window.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    first, second = (entry["event"] for entry in log if entry["event"]["kind"] == "rolled")
    assert first["parameters"] == second["parameters"]
    assert (first["parameters"]["attribute"], first["parameters"]["advantage"]) == (3, 2)
    assert (first["target"], first["mode"]) == (second["target"], second["mode"])


def test_again_knows_a_hidden_difficulty_or_asks_for_it(open_window: OpenWindow, server: TableServer) -> None:
    """The log tells it to the GM alone: the page that rolled has it too, and after a reload the form asks for it."""
    check = "pathfinder2e.check"
    opened = server.open_table("pathfinder2e")
    window = open_window().sit(opened, "player", "Mia")
    window.pick(check)
    dc, modifier = window.number(check, "dc"), window.number(check, "modifier")
    dc.fill("23")
    modifier.fill("6")
    window.page.locator("section.roll form details summary").filter(has_text="more field").click()
    window.page.get_by_role("combobox", name=label("en", check, "secrecy"), exact=True).select_option("hidden-dc")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    for card in range(2):  # what was rolled again can be rolled again
        again(window, card).click()
        expect(window.cards).to_have_count(card + 2)

    # Somebody may have come back on another device, where nothing is known of what was sent.
    window.page.reload()
    window.live()
    modifier.fill("1")
    again(window, 2).click()
    expect(dc).to_have_value("")
    expect(dc).to_be_focused()
    expect(modifier).to_have_value("6")
    expect(window.roll).to_be_disabled()
    expect(window.cards).to_have_count(3)
    dc.fill("24")
    window.roll.click()
    expect(window.cards).to_have_count(4)

    # All four were against what was given, as the GM reads in the log.
    gm = open_window().sit(opened, "gm", "Robin")
    log = gm.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    rolled = [entry["event"]["parameters"] for entry in log if entry["event"]["kind"] == "rolled"]
    assert [(one["dc"], one["modifier"], one["secrecy"]) for one in rolled] == [
        *[(23, 6, "hidden-dc")] * 3,
        (24, 6, "hidden-dc"),
    ]


def test_again_rolls_a_hidden_difficulty_of_the_gm(open_window: OpenWindow, server: TableServer) -> None:
    opened = server.open_table("pathfinder2e")
    window = open_window().sit(opened, "gm", "Robin")
    check = "pathfinder2e.check"
    window.pick(check)
    window.page.locator("section.roll form details summary").filter(has_text="more field").click()
    window.page.get_by_role("combobox", name=label("en", check, "secrecy"), exact=True).select_option("hidden-dc")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    window.page.reload()
    window.live()
    again(window).click()
    expect(window.cards).to_have_count(2)


def test_odds_asked_too_fast_come_by_themselves(window: Window) -> None:
    """The server wishes to be asked again in a second: the page does, and shows no error."""
    window.excuse(r"status of 429 .*/api/odds")
    refusals = []

    def refuse_once(route: Route) -> None:
        if refusals:
            route.continue_()
            return
        refusals.append(route.request.url)
        route.fulfill(status=429, json={"error": {"key": "too-fast", "message": "Slowly", "hint": None}})

    expect(window.odds.get_by_role("row").first).to_be_visible()
    before = window.odds.inner_text()
    window.page.route("**/api/odds**", refuse_once)
    window.number(ACTION, "challenge").fill("30")
    expect(window.odds).not_to_have_text(before, use_inner_text=True)
    assert len(refusals) == 1
    expect(window.page.get_by_text("Slowly")).to_have_count(0)


def test_thresholds_are_asked_for_together(open_window: OpenWindow, server: TableServer) -> None:
    """One without the other would be refused: the page does not ask, and says which is missing."""
    check = "daggerheart.fall"
    window = open_window().sit(server.open_table("daggerheart"), "player", "Mia")
    window.pick(check)
    major, severe = window.number(check, "major"), window.number(check, "severe")
    expect(window.odds.get_by_role("row").first).to_be_visible()
    severe.fill("")
    expect(severe).to_have_attribute("aria-invalid", "true")
    expect(major).to_have_attribute("aria-invalid", "false")
    expect(window.roll).to_be_disabled()
    major.fill("")
    expect(severe).to_have_attribute("aria-invalid", "false")
    expect(window.odds).to_have_count(0)
    expect(window.page.locator("section.roll figure")).to_be_visible()
    expect(window.roll).to_be_enabled()


def test_the_input_line_rolls(window: Window) -> None:
    lines = [("/roll 3W6+2", 5, 20, 0), ("/w 2W4", 2, 8, 0), ("/gmr d6", 1, 6, 1)]
    for number, (line, low, high, private) in enumerate(lines):
        window.write(line)
        expect(window.cards).to_have_count(number + 1)
        card = window.cards.nth(number)
        assert low <= int(total(card)) <= high
        expect(window.say).to_have_value("")
        expect(card.get_by_text(window.t("mode-private"))).to_have_count(private)


def test_what_is_chosen_before_the_systems_are_there_stays_chosen(open_window: OpenWindow, opened: Opened) -> None:
    window = open_window()
    waiting: list[Route] = []
    window.context.route("**/api/systems?*", lambda route: waiting.append(route))
    window.sit(opened, "player", "Mia")
    window.until(lambda: waiting)
    window.pick()
    for route in waiting:
        route.continue_()
    expect(window.page.get_by_role("button", name=label("en", ACTION), exact=True)).to_be_visible()
    expect(window.page.get_by_label(window.t("notation-label"))).to_be_visible()


def test_a_message_is_a_message(window: Window) -> None:
    window.write("3W6+2 would be nice <b>now</b>")
    expect(window.log.get_by_text("3W6+2 would be nice <b>now</b>")).to_be_visible()
    expect(window.cards).to_have_count(0)


def test_dice_thrown_by_hand_are_marked(window: Window) -> None:
    window.number(ACTION, "attribute").fill("3")
    window.number(ACTION, "challenge").fill("20")
    window.number(ACTION, "advantage").fill("2")
    window.type_faces("10, 8, 8, 3, 5")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    card = window.cards.first
    assert total(card) == "23"
    expect(card).to_contain_text(window.t("card-typed"))
    expect(card.locator(".dice")).to_contain_text("d8: 8 + 5")
    expect(card.locator(".dice .dropped")).to_have_count(2)
    # They were for that roll: the next one is thrown by the server.
    expect(window.page.get_by_label(window.t("faces-label"))).to_have_value("")
    again(window).click()
    expect(window.cards).to_have_count(2)
    expect(window.cards.nth(1)).not_to_contain_text(window.t("card-typed"))


def test_the_breakdown_opens_at_a_tap(window: Window) -> None:
    window.roll.click()
    body = window.cards.first.get_by_role("button", expanded=False)
    body.click()
    card = window.cards.first
    expect(card.get_by_role("button", expanded=True)).to_be_visible()
    expect(card.locator(".breakdown")).to_contain_text(window.t("card-seq", seq="3"))
    expect(card.locator(".breakdown .explanation")).not_to_be_empty()
    expect(card.locator("dt").first).to_be_visible()


def sentence_and_place(text: str) -> tuple[str, str]:
    """What the engine itself says about a wrong notation, and the characters it points at."""
    with pytest.raises(NotationError) as caught:
        parse(text)
    error: Any = caught.value
    start, end = error.span
    return Words("en").say(error.message), text[start:end]


def test_notation_says_what_is_read_in_it(window: Window) -> None:
    window.pick()
    field = window.page.get_by_label(window.t("notation-label"))
    field.fill("2d6! + 4d6kh3")
    answer = window.context.request.post("/api/odds?lang=en", data={"target": "2d6! + 4d6kh3"}).json()
    assert answer["explanation"]
    for sentence in answer["explanation"]:
        expect(window.page.locator("section.roll form").get_by_text(sentence, exact=True)).to_be_visible()
    assert answer["explanation"][0] in (
        field.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).textContent")
    )
    # A hint stands there too, and stays with the roll.
    field.fill("4d6r<3")
    hint = window.context.request.post("/api/odds?lang=en", data={"target": "4d6r<3"}).json()["hints"][0]
    expect(window.page.locator("section.roll form").get_by_text(hint)).to_be_visible()
    window.roll.click()
    window.cards.first.get_by_role("button", expanded=False).click()
    expect(window.cards.first.get_by_text(hint)).to_be_visible()


def test_wrong_notation_has_its_sentence_and_its_place(window: Window, opened: Opened) -> None:
    window.excuse(REFUSED)
    window.pick()
    field, sorry = window.page.get_by_label(window.t("notation-label")), window.page.get_by_role("alert")
    for text in ("2d6 + 1d0", "4d6kx3", "3d6 + (2", "1d6 / 0", "1d1!"):
        said, place = sentence_and_place(text)
        field.fill(text)
        expect(sorry).to_contain_text(said)
        expect(sorry.locator("mark")).to_have_text(place)
    window.roll.click()
    expect(window.roll).to_be_enabled()
    expect(sorry).to_contain_text(said)
    expect(field).to_have_value("1d1!")
    assert kinds(window, opened) == ["opened", "said"]


def test_a_wrong_line_has_its_sentence_and_its_place_and_stays(window: Window, opened: Opened) -> None:
    window.excuse(REFUSED)
    said, place = sentence_and_place("2d6 + 1d0")
    window.write("/r 2d6 + 1d0")
    sorry = window.page.get_by_role("alert")
    expect(sorry).to_contain_text(said)
    expect(sorry.locator("mark")).to_have_text(place)
    expect(window.say).to_have_value("/r 2d6 + 1d0")
    window.write("/dance")
    expect(sorry).to_contain_text("/dance")
    assert kinds(window, opened) == ["opened", "said"]
    expect(window.page.get_by_role("alert")).to_have_count(0)


def test_wrong_faces_are_refused_in_a_sentence(window: Window, opened: Opened) -> None:
    window.pick()
    window.page.get_by_label(window.t("notation-label")).fill("1d6")
    sorry = window.page.get_by_role("alert")
    for faces in ("7", "3, 4", "0"):
        window.type_faces(faces)
        expect(sorry).to_have_count(0)
        window.roll.click()
        expect(sorry).to_have_text(re.compile(r"\w+ \w+.*\."))
        # What was typed stays, to be corrected.
        expect(window.page.get_by_label(window.t("faces-label"))).to_have_value(faces)
    assert kinds(window, opened) == ["opened", "said"]
    window.type_faces("4")
    window.roll.click()
    expect(window.cards).to_have_count(1)
    assert total(window.cards.first) == "4"
    expect(sorry).to_have_count(0)


def test_wrong_numbers_are_told_before_the_roll(window: Window) -> None:
    field = window.number(ACTION, "attribute")
    for typed, said in (
        ("11", window.t("form-too-large", maximum=10)),
        ("", window.t("form-missing")),
        ("2.5", window.t("form-not-whole")),
    ):
        field.fill(typed)
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(said)
        expect(window.roll).to_be_disabled()
    field.fill("2")
    expect(window.roll).to_be_enabled()
    window.type_faces("six")
    expect(window.page.get_by_text(window.t("faces-not-numbers"))).to_be_visible()
    expect(window.roll).to_be_disabled()


def test_what_the_rules_forbid_is_told_in_a_sentence(window: Window, opened: Opened) -> None:
    """More legend points than level + 1: only the server knows that."""
    window.excuse(REFUSED)
    window.number(ACTION, "legend-points").fill("5")
    field = window.number(ACTION, "legend-points")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_accessible_description(re.compile(r"\w+ \w+.*\."))
    window.roll.click()
    expect(window.roll).to_be_enabled()
    assert kinds(window, opened) == ["opened", "said"]
