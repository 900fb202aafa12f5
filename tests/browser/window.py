"""A person's browser window: opened with a language, a size and a theme, watched for everything that must not happen."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.words import label, sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebSocket

    from tests.browser.process import Opened

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""What Chromium is started with: nothing that asks the network for anything by itself."""

WIDE = (1280, 800)
PHONE = (360, 740)
PATIENCE = 10_000
"""Milliseconds until something that should come is missed."""
expect.set_options(timeout=PATIENCE)

NO_SEAT_YET = r"status of 401 .*/api/tables/[\w-]+$"
"""The page asks whether this browser has a seat; Chromium notes every answer above 400 on its console."""


class Window:
    """One context with one page. What it must not do is gathered in `complaints`; what a test brings about is excused."""

    def __init__(
        self,
        browser: Browser,
        base: str,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        theme: Literal["dark", "light"] = "dark",
        **more: Any,
    ) -> None:
        self.base = base
        self.language = language
        self.complaints: list[str] = []
        self.frames: list[str] = []
        """Every WebSocket text that came from the server."""
        self.sent: list[str] = []
        """Every WebSocket text that went to the server."""
        self._excused = [NO_SEAT_YET]
        self.context = browser.new_context(
            base_url=base,
            locale={"de": "de-DE", "en": "en-GB"}[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme=theme,
            **more,
        )
        self.context.on("request", self._asked)
        self.context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._noted)
        self.page.on("websocket", self._connected)

    def excuse(self, pattern: str) -> None:
        """Console errors that this test brings about itself."""
        self._excused.append(pattern)

    def _noted(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            text = f"{message.type}: {message.text} {message.location['url']}"
            if not any(re.search(pattern, text) for pattern in self._excused):
                self.complaints.append(text)

    def _asked(self, request: Request) -> None:
        self._watch_host(request.url)

    def _watch_host(self, address: str) -> None:
        if urlsplit(address).netloc != urlsplit(self.base).netloc and not address.startswith("data:"):
            self.complaints.append(f"asked another host: {address}")

    def _connected(self, socket: WebSocket) -> None:
        self._watch_host(socket.url)
        socket.on("framereceived", lambda text: self.frames.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(str(text)))

    # What stands on the page, named by the keys of its sentences.

    def t(self, key: str, **values: str | int) -> str:
        return sentence(self.language, key, **values)

    def button(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.t(key, **values), exact=True)

    @property
    def roll(self) -> Locator:
        """The button that rolls. On phones the way to the form has the same word, in German."""
        return self.page.locator("form button.primary")

    @property
    def line(self) -> Locator:
        """The state of the connection."""
        return self.page.locator("header").get_by_role("status")

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("article")

    @property
    def odds(self) -> Locator:
        return self.page.get_by_role("table", name=self.t("odds-table"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.t("area-log"), exact=True)

    @property
    def say(self) -> Locator:
        return self.page.get_by_label(self.t("say-label"))

    @property
    def readings(self) -> Locator:
        """The lists of what a roll means, where there are any: each named by why it is there."""
        why = [self.t(key) for key in ("readings-several", "readings-unread")]
        return self.page.get_by_role("list", name=re.compile("|".join(map(re.escape, why))))

    def number(self, check: str, parameter: str) -> Locator:
        """The field of a parameter that is a whole number."""
        return self.page.get_by_role("spinbutton", name=label(self.language, check, parameter), exact=True)

    def pick(self, check: str = "") -> None:
        """Choose what to roll: a check, or notation."""
        picker = self.page.get_by_role("navigation", name=self.t("picker-label"))
        name = label(self.language, check) if check else self.t("picker-notation")
        picker.get_by_role("button", name=name, exact=True).click()

    def write(self, text: str) -> None:
        """Send a line from the input line of the log."""
        self.say.fill(text)
        self.say.press("Enter")

    def type_faces(self, faces: str) -> None:
        """Type in dice that were thrown by hand."""
        field = self.page.get_by_label(self.t("faces-label"))
        if not field.is_visible():
            self.page.get_by_text(self.t("faces-title"), exact=True).click()
        field.fill(faces)

    def until(self, condition: Callable[[], object]) -> None:
        """Let the page go on, frame by frame, until something outside the page holds."""
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, "what was waited for did not come"
            self.page.evaluate("new Promise(requestAnimationFrame)")

    # Taking a seat.

    def sit(self, opened: Opened, role: str = "player", name: str = "Mia") -> Window:
        """Take a seat over HTTP, with this browser's own cookie, and enter. Returns the window."""
        answer = self.context.request.post(
            f"/api/tables/{opened.table}/seats",
            data={"token": opened.token(role), "name": name},
            headers={"Accept-Language": self.language},
        )
        assert answer.status == 201, answer.text()
        self.enter(f"/t/{opened.table}")
        return self

    def enter(self, address: str) -> None:
        """Go to a table at which this browser has a seat, until it is live."""
        self.page.goto(address)
        self.live()

    def join(self, link: str, name: str) -> None:
        """Follow an invitation as a person does: by the page, with a name."""
        self.page.goto(link)
        self.page.get_by_label(self.t("join-name")).fill(name)
        self.button("join-do").click()
        self.live()

    def live(self) -> None:
        expect(self.line).to_have_text(self.t("line-live"))


def total(card: Locator) -> str:
    return card.locator(".total").inner_text()
