"""Nothing is lost and nothing doubled: reload, a server that stops or is killed, and a roll that was clicked meanwhile."""

from __future__ import annotations

import signal
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.window import Window, total

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import WebSocketRoute

    from tests.browser.conftest import OpenWindow
    from tests.browser.process import TableServer

ACTION = "openlegend.action"
SERVER_IS_GONE = (
    r"WebSocket connection to .* failed"
    r"|net::ERR_(CONNECTION_\w+|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH"
    r"|INTERNET_DISCONNECTED|NETWORK_\w+|ADDRESS_UNREACHABLE|TIMED_OUT|FAILED|ABORTED)\b"
)
"""Everything Chromium may say of a connection while its other end goes away, on whichever step that catches it."""


@pytest.fixture(autouse=True)
def _running(server: TableServer) -> Iterator[None]:
    """A test that fails between end and start leaves the others their server."""
    yield
    if not server.running:
        server.start()


def evening(window: Window) -> list[str]:
    """The log as it reads, with the total of every roll."""
    return [line.strip() for line in window.log.locator("li").all_inner_texts()]


def test_reload_loses_nothing(open_window: OpenWindow, server: TableServer) -> None:
    window = open_window().sit(server.open_table("openlegend"), "gm", "Robin")
    for number in range(1, 4):
        window.write(f"/r {number}d6 # roll {number}")
        expect(window.cards).to_have_count(number)
    window.write("and a word")
    expect(window.log.get_by_text("and a word")).to_be_visible()
    before = evening(window)
    assert len(before) == 6  # opened, joined, three rolls, a word
    window.page.reload()
    window.live()
    expect(window.cards).to_have_count(3)
    assert evening(window) == before


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_restart_loses_nothing_and_the_page_comes_back_by_itself(
    open_window: OpenWindow, server: TableServer, how: signal.Signals
) -> None:
    opened = server.open_table("openlegend")
    gm = open_window().sit(opened, "gm", "Robin")
    player = open_window().sit(opened, "player", "Mia")
    for window in (gm, player):
        window.excuse(SERVER_IS_GONE)
    player.write("/r 4d6kh3")
    expect(gm.cards).to_have_count(1)
    expect(player.cards).to_have_count(1)
    before = evening(player)

    status = server.end(how)
    assert status == (0 if how == signal.SIGTERM else -signal.SIGKILL)
    for window in (gm, player):
        expect(window.line).to_have_text(window.t("line-offline"))
        # Nothing of what was there goes away with the line.
        expect(window.cards).to_have_count(1)

    server.start()
    gm.live()
    player.live()
    assert evening(player) == before
    # The line is not only open again: what one does, the other sees.
    player.write("/r 1d20")
    expect(gm.cards).to_have_count(2)
    assert total(gm.cards.last) == total(player.cards.last)
    gm.page.reload()
    gm.live()
    expect(gm.cards).to_have_count(2)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_roll_clicked_while_the_server_is_gone_happens_once(
    open_window: OpenWindow, server: TableServer, how: signal.Signals
) -> None:
    opened = server.open_table("openlegend")
    gm = open_window().sit(opened, "gm", "Robin")
    player = open_window().sit(opened, "player", "Mia")
    for window in (gm, player):
        window.excuse(SERVER_IS_GONE)
    expect(player.roll).to_be_enabled()
    server.end(how)
    expect(player.line).to_have_text(player.t("line-offline"))
    player.roll.click()
    # The click shows: the button says that it is on its way, and takes no second one.
    expect(player.roll).to_have_text(player.t("roll-sending"))
    expect(player.roll).to_be_disabled()
    player.write("while you were away")

    server.start()
    player.live()
    expect(player.roll).to_have_text(player.t("roll-do"))
    for window in (gm, player):
        expect(window.cards).to_have_count(1)
        expect(window.log.get_by_text("while you were away")).to_have_count(1)
    log = player.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    assert [entry["event"]["kind"] for entry in log] == ["opened", "joined", "joined", "rolled", "said"]


def test_a_roll_whose_answer_is_lost_is_sent_again_and_not_doubled(
    open_window: OpenWindow, server: TableServer
) -> None:
    """The command arrives, its ack does not: the page sends it again with the same id, and the server knows it."""
    opened = server.open_table("openlegend")
    player = open_window()
    sent: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        onward = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            sent.append(str(text))
            onward.send(text)

        def from_server(text: str | bytes) -> None:
            if len(sent) == 1 and '"presence"' not in str(text):
                if '"ack"' in str(text):  # here the line breaks, just before the answer would have come
                    socket.close()
                return
            socket.send(text)

        socket.on_message(from_page)
        onward.on_message(from_server)

    player.context.route_web_socket("**/live*", between)
    player.sit(opened, "player", "Mia")
    expect(player.roll).to_be_enabled()
    player.roll.click()
    expect(player.cards).to_have_count(1)
    expect(player.roll).to_be_enabled()
    assert len(sent) == 2 and sent[0] == sent[1]
    log = player.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    assert [entry["event"]["kind"] for entry in log] == ["opened", "joined", "rolled"]


def test_a_roll_without_an_answer_survives_a_reload_and_happens_once(
    open_window: OpenWindow, server: TableServer
) -> None:
    """Nothing from the page arrives until it is loaded again; then it goes out by itself, with the id it had."""
    opened = server.open_table("openlegend")
    player = open_window()
    arrived: list[str] = []
    held: list[str] = []
    broken = True

    def between(socket: WebSocketRoute) -> None:
        onward = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            if broken:
                held.append(str(text))
                return
            arrived.append(str(text))
            onward.send(text)

        socket.on_message(from_page)
        onward.on_message(socket.send)

    player.context.route_web_socket("**/live*", between)
    player.sit(opened, "player", "Mia")
    expect(player.roll).to_be_enabled()
    player.roll.click()
    player.write("before the reload")
    player.until(lambda: len(held) >= 2)
    expect(player.cards).to_have_count(0)
    broken = False
    player.page.reload()
    player.live()
    expect(player.cards).to_have_count(1)
    expect(player.log.get_by_text("before the reload")).to_have_count(1)
    assert arrived[:2] == held[:2]
    # What has its answer stays behind at the next reload.
    sent = len(arrived)
    player.page.reload()
    player.live()
    expect(player.cards).to_have_count(1)
    player.write("afterwards")
    expect(player.log.get_by_text("afterwards")).to_be_visible()
    assert len(arrived) == sent + 1
    log = player.context.request.get(f"/api/tables/{opened.table}/log?after=0").json()["entries"]
    assert [entry["event"]["kind"] for entry in log] == ["opened", "joined", "rolled", "said", "said"]


def test_the_state_of_the_line_is_shown(open_window: OpenWindow, server: TableServer) -> None:
    window = open_window().sit(server.open_table("openlegend"), "player", "Mia")
    window.excuse(SERVER_IS_GONE)
    window.context.set_offline(True)
    expect(window.line).to_have_text(window.t("line-offline"))
    window.roll.click()
    # A server that is there and does not answer.
    server.send(signal.SIGSTOP)
    try:
        window.context.set_offline(False)
        expect(window.line).to_have_text(window.t("line-connecting"))
    finally:
        server.send(signal.SIGCONT)
    window.live()
    expect(window.cards).to_have_count(1)


def test_odds_asked_for_while_offline_come_with_the_line(open_window: OpenWindow, server: TableServer) -> None:
    window = open_window().sit(server.open_table("openlegend"), "player", "Mia")
    window.excuse(SERVER_IS_GONE)
    window.number(ACTION, "attribute").fill("4")
    window.number(ACTION, "challenge").fill("20")
    expect(window.odds).not_to_contain_text("46.4%")
    window.context.set_offline(True)
    window.number(ACTION, "attribute").fill("5")
    expect(window.page.get_by_text(window.t("error-unreachable"))).to_be_visible()
    window.context.set_offline(False)
    expect(window.odds).to_contain_text("46.4%")
    expect(window.page.get_by_text(window.t("error-unreachable"))).to_have_count(0)
