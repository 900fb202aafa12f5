"""Browser and server for the tests in a real Chromium; each module has its own of both, each test fresh tables and windows.

`WURFWERK_CHROMIUM` names the browser (`./dev test` finds or gets one). Without it the tests are skipped, or fail where a
browser is required.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Literal, Protocol

import pytest
from build_hooks import front
from playwright.sync_api import sync_playwright

from scripts.test import require_browser
from tests.browser.process import TableServer
from tests.browser.window import ARGUMENTS, Window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


class OpenWindow(Protocol):
    """Opens a window: `open_window("de", PHONE, "light")`."""

    def __call__(
        self,
        language: str = ...,
        size: tuple[int, int] = ...,
        theme: Literal["dark", "light"] = ...,
        *,
        base: str | None = ...,
        **more: object,
    ) -> Window: ...


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One Chromium for a module. Not for the whole run: while it lives, its thread has a running event loop."""
    path = os.environ.get("WURFWERK_CHROMIUM")
    if not path:
        why = "NOT TESTED: the live table in a browser. Name a Chromium: WURFWERK_CHROMIUM=/path/to/chromium"
        if require_browser():
            pytest.fail(why)
        pytest.skip(why)
    assert front.is_fresh(), "the built front is older than its sources; run ./dev setup"
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, headless=True, args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def server(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TableServer]:
    """A running server with its own port and database. It writes nothing on standard error."""
    serving = TableServer(tmp_path_factory.mktemp("server"))
    serving.start()
    try:
        yield serving
    finally:
        trouble = serving.close()
    assert trouble == ""


@pytest.fixture
def open_window(browser: Browser, server: TableServer) -> Iterator[OpenWindow]:
    """Opens windows; at the end none of them may have a console error, or have asked another host."""
    windows: list[Window] = []

    def opens(
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        theme: Literal["dark", "light"] = "dark",
        *,
        base: str | None = None,
        **more: object,
    ) -> Window:
        window = Window(browser, base or server.base, language, size, theme, **more)
        windows.append(window)
        return window

    yield opens
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        window.context.close()
    assert complaints == []
