"""What a roll that is not for them lets other windows know: that something was rolled, and no byte more.

A relay before each browser keeps every byte the server sends to it, pages, headers, frames and exports alike. Dice of almost
a thousand million sides make faces that occur nowhere by chance; that the same bytes are found in the window that may see them shows
that the search can find.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import expect

from tests.browser.relay import Relay
from tests.browser.window import Window, total
from tests.browser.words import label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import Opened, TableServer

ACTION = "openlegend.action"
SIDES = 999_999_000
ROLES = {"gm": "gm", "roller": "player", "other": "player", "watcher": "spectator"}
SEES = {
    "/br": {"gm"},
    "/gmr": {"gm", "roller"},
    "/sr": {"roller"},
    "/r": {"gm", "roller", "other", "watcher"},
}


class Listened:
    """A window and the relay before it."""

    def __init__(self, window: Window, relay: Relay, opened: Opened) -> None:
        self.window = window
        self.relay = relay
        self.opened = opened

    def everything(self) -> bytes:
        """Look at all a person can look at, and return every byte that came since the start."""
        window = self.window
        window.page.reload()
        window.live()
        window.page.locator("header").get_by_role("button", name=re.compile("DE|EN")).click()
        expect(window.page.locator("html")).to_have_attribute("lang", "de")
        window.language = "de"
        window.live()
        for form in ("jsonl", "md", "html"):
            export = window.context.request.get(f"/api/tables/{self.opened.table}/export?format={form}")
            assert export.ok, export.text()
        for address in ("", "/log?after=0&limit=500"):
            assert window.context.request.get(f"/api/tables/{self.opened.table}{address}").ok
        return self.relay.heard


class Gather(Protocol):
    """Seats people at one fresh table, by name: `gather("gm", "roller")`."""

    def __call__(self, *names: str) -> dict[str, Listened]: ...


@pytest.fixture
def gather(open_window: OpenWindow, server: TableServer) -> Iterator[Gather]:
    with ExitStack() as stack:
        opened = server.open_table("openlegend")

        def seats(*names: str) -> dict[str, Listened]:
            sitting = {}
            for name in names:
                relay = stack.enter_context(Relay(server.port))
                window = open_window(base=relay.base).sit(opened, ROLES[name], name.title())
                stack.callback(window.context.close)
                sitting[name] = Listened(window, relay, opened)
            return sitting

        yield seats


def entries(window: Window) -> list[dict[str, Any]]:
    """The entries among the frames of a window, each once."""
    found = {}
    for text in window.frames:
        frame = json.loads(text)
        if "seq" in frame and "ack" not in frame:
            found[frame["seq"]] = frame
    return list(found.values())


def acks_of(window: Window) -> list[str]:
    return [text for text in window.frames if '"ack"' in text]


def test_a_roll_is_in_the_bytes_of_those_who_may_see_it(gather: Gather) -> None:
    people = gather("gm", "roller", "other", "watcher")
    roller = people["roller"].window
    needles: dict[str, list[str]] = {}
    for number, (command, sees) in enumerate(SEES.items(), 1):
        note = f"reason number {number}"
        roller.write(f"{command} 2d{SIDES + number}+5 # {note}")
        for name, one in people.items():
            shown = [names for names in list(SEES.values())[:number] if name in names]
            expect(one.window.cards).to_have_count(len(shown))
            expect(one.window.log.get_by_text(one.window.t("log-hidden"))).to_have_count(number - len(shown))
        seeing = people[min(sees)].window
        rolled = entries(seeing)[-1]["event"]
        faces = [str(face) for die in rolled["dice"] for face in die["chain"]]
        assert len(faces) == 2
        assert str(rolled["value"]) == total(seeing.cards.last)
        needles[command] = [*faces, str(rolled["value"]), str(SIDES + number), note]

    for name, one in people.items():
        heard = one.everything()
        for command, sees in SEES.items():
            found = [needle for needle in needles[command] if needle.encode() in heard]
            assert found == (needles[command] if name in sees else []), (name, command)


def test_hidden_entries_are_of_one_length_whatever_they_hide(gather: Gather) -> None:
    people = gather("roller", "other")
    roller, other = people["roller"].window, people["other"].window
    commands = ["/br 1d2", f"/br 200d{SIDES} # {'long ' * 50}", "/br 1d20 >= 10", "/br 40d6!"]
    for number, command in enumerate(commands, 1):
        roller.write(command)
        expect(other.log.get_by_text(other.t("log-hidden"))).to_have_count(number)
    for window in (roller, other):
        expect(window.log.get_by_text(window.t("log-hidden"))).to_have_count(len(commands))
        hidden = [text for text in window.frames if '"hidden"' in text]
        assert len(hidden) == len(commands)
        for text in hidden:
            assert set(json.loads(text)) == {"seq", "hidden"}
        # The number of the entry is as long as it is; the rest does not differ by a byte.
        assert len({re.sub(r"\d+", "", text) for text in hidden}) == 1
    roller.until(lambda: len(acks_of(roller)) == len(commands))
    assert len({re.sub(r'\d+}$|"ack":"[^"]*"', "", text) for text in acks_of(roller)}) == 1
    # The log over HTTP says no more than the frames do.
    table = people["other"].opened.table
    log = roller.context.request.get(f"/api/tables/{table}/log?after=0").json()["entries"]
    assert [entry for entry in log if "hidden" in entry] == [json.loads(text) for text in hidden]


def test_a_blind_check_from_the_form_tells_its_roller_nothing(gather: Gather) -> None:
    people = gather("gm", "roller", "other")
    roller, gm, other = (people[name].window for name in ("roller", "gm", "other"))
    roller.pick(ACTION)
    roller.number(ACTION, "attribute").fill("5")
    roller.number(ACTION, "challenge").fill("20")
    expect(roller.odds).to_contain_text("46.4%")
    roller.page.get_by_label(roller.t("mode-label")).select_option(roller.t("mode-blind"))
    before = {name: len(people[name].window.frames) for name in ("roller", "other")}
    roller.roll.click()
    expect(gm.cards).to_have_count(1)
    expect(gm.cards.first).to_contain_text(label("en", ACTION))
    expect(gm.cards.first).to_contain_text(gm.t("mode-blind"))
    for window in (roller, other):
        expect(window.log.get_by_text(window.t("log-hidden"))).to_have_count(1)
        expect(window.cards).to_have_count(0)
    roller.until(lambda: acks_of(roller))
    sent = json.loads(roller.sent[-1])
    assert sent["mode"] == "blind"
    seq = max(entry["seq"] for entry in entries(gm))
    assert sorted(roller.frames[before["roller"] :]) == sorted(
        [f'{{"seq":{seq},"hidden":true}}', f'{{"ack":"{sent["id"]}","seq":{seq}}}']
    )
    assert other.frames[before["other"] :] == [f'{{"seq":{seq},"hidden":true}}']


def test_a_private_roll_is_worded_for_the_one_who_reads(gather: Gather) -> None:
    people = gather("gm", "roller")
    roller, gm = people["roller"].window, people["gm"].window
    name = roller.page.get_by_role("listitem").filter(has_text=roller.t("seats-you")).locator("b").inner_text()
    for number, (mine, theirs, window) in enumerate(
        (
            (roller.t("mode-private"), gm.t("mode-private-of", name=name), roller),
            (gm.t("mode-private-gm"), None, gm),
        ),
        1,
    ):
        window.write("/gmr 1d20")
        expect(gm.cards).to_have_count(number)
        expect(window.cards.last).to_contain_text(mine)
        if theirs is not None:
            expect(gm.cards.last).to_contain_text(theirs)
    expect(roller.cards).to_have_count(1)


def test_a_blind_roll_that_is_rolled_again_stays_blind(gather: Gather) -> None:
    people = gather("gm", "other")
    gm, other = people["gm"].window, people["other"].window
    gm.write(f"/br 1d{SIDES}")
    expect(gm.cards).to_have_count(1)
    gm.page.get_by_role("button", name=re.compile("^" + gm.t("card-again"))).click()
    expect(gm.cards).to_have_count(2)
    expect(other.log.get_by_text(other.t("log-hidden"))).to_have_count(2)
    for card in gm.cards.all():
        assert total(card).encode() not in people["other"].relay.heard
