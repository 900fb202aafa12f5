"""Takes the pictures of both READMEs from the real table: `docs/pictures/table-{phone,desktop}-{de,en}.png`.

    python -m scripts.pictures          with the Chromium that WURFWERK_CHROMIUM names, else the one `scripts/browser.py` finds

A sample evening with typed faces is played at a server of its own, in each language on a dark phone and on a light wide screen. The
hours beside the entries and the colours of the seats are set, so that the same code gives the same pictures.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect, sync_playwright

from tests.browser.process import Opened, TableServer
from tests.browser.window import ARGUMENTS, PHONE, WIDE, Window
from tests.browser.words import label

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
MOST_BYTES = 250_000
ACTION = "openlegend.action"
HOPE = "daggerheart.action"
NAMES = {"de": "Der Leuchtturm", "en": "The Lighthouse"}
SAID = {"de": "Die Treppe knarrt. Wer geht voran?", "en": "The stairs creak. Who goes first?"}
HUES = {"RO": 30, "JU": 300, "MI": 130}
STILL = """
(hues) => {
  document.querySelectorAll("time").forEach((time, number) => (time.textContent = `20:${14 + 2 * number}`));
  document.querySelectorAll(".avatar").forEach((one) => one.style.setProperty("--hue", hues[one.textContent]));
  document.querySelectorAll(".scroll, dialog .body").forEach((one) => (one.scrollTop = 0));
  document.querySelector("dialog .body figure")?.scrollIntoView({ block: "end" });
  document.activeElement?.blur();
}
"""
"""Hours and the colours of seats, which are drawn from random seats, as they shall always be; columns from their top, and the
sheet down to its curve."""


def evening(server: TableServer, language: str, stack: ExitStack) -> Opened:
    """A table at which Robin and Juri sit and have rolled, and stay until the stack is closed; Mia is still to come."""
    table = server.open_table("openlegend", "daggerheart", name=NAMES[language], language=language)
    people = {name: table.sit(role, name, language) for name, role in (("Robin", "gm"), ("Juri", "player"))}
    happened: list[tuple[str, dict[str, Any]]] = [
        ("Robin", {"do": "say", "text": SAID[language]}),
        ("Juri", _roll(HOPE, {"modifier": 2, "difficulty": 14}, [9, 4])),
        ("Robin", {**_roll("1d20", {}, [7]), "mode": "self"}),
    ]
    lines = {name: stack.enter_context(somebody.line()) for name, somebody in people.items()}
    for number, (name, command) in enumerate(happened):
        answer = lines[name].do(id=str(number), **command)
        if "ack" not in answer:
            raise RuntimeError(str(answer))
    return table


def _roll(target: str, parameters: dict[str, object], faces: list[int]) -> dict[str, Any]:
    return {"do": "roll", "target": target, "parameters": parameters, "mode": "public", "faces": faces}


def roll_one(window: Window) -> None:
    """Mia rolls the example of the rules: 23, with a die that exploded and two that are dropped."""
    for parameter, value in (("attribute", "3"), ("challenge", "20"), ("advantage", "2")):
        window.number(ACTION, parameter).fill(value)
    window.type_faces("10, 8, 8, 3, 5")
    window.roll.click()
    expect(window.cards.last.locator(".total")).to_have_text("23")


def fill_next(window: Window) -> None:
    """What she would roll next: attribute 5 against 20, 89/192."""
    for parameter, value in (("attribute", "5"), ("challenge", "20"), ("advantage", "0")):
        window.number(ACTION, parameter).fill(value)
    expect(window.odds).to_contain_text("46")
    expect(window.page.get_by_role("list", name=window.t("gain-title"))).to_be_visible()


def phone(browser: Browser, server: TableServer, language: str, stack: ExitStack) -> Window:
    """Dark: the sheet of a check over the log."""
    window = Window(browser, server.base, language, PHONE, "dark", reduced_motion="reduce")
    window.sit(evening(server, language, stack), "player", "Mia")
    action = window.page.get_by_role("button", name=label(language, ACTION), exact=True)
    action.click()
    roll_one(window)
    action.click()
    fill_next(window)
    return window


def desktop(browser: Browser, server: TableServer, language: str, stack: ExitStack) -> Window:
    """Light: all three columns, with the curve whole."""
    window = Window(browser, server.base, language, WIDE, "light", reduced_motion="reduce")
    window.sit(evening(server, language, stack), "player", "Mia")
    roll_one(window)
    fill_next(window)
    return window


def take(window: Window, name: str) -> None:
    """Save what the window shows.

    Raises:
        RuntimeError: something went wrong in the page, or the picture is too large.
    """
    if window.complaints:
        raise RuntimeError("; ".join(window.complaints))
    expect(window.page.get_by_text(window.t("seats-away"), exact=True)).to_have_count(0)
    window.page.mouse.move(0, 0)
    window.page.evaluate(STILL, HUES)
    window.page.evaluate("document.fonts.ready")
    expect(window.page.locator("form figure")).to_be_in_viewport(ratio=0.99)
    path = PICTURES / name
    window.page.screenshot(path=path)
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise RuntimeError(f"{name} has {size} bytes, more than {MOST_BYTES}")
    print(f"{path.relative_to(ROOT)}: {size} bytes")
    window.context.close()


def main() -> int:
    """Take all pictures. Returns the exit status."""
    found = subprocess.run(
        [sys.executable, ROOT / "scripts" / "browser.py"], stdout=subprocess.PIPE, text=True, check=False
    )
    if found.returncode:
        return found.returncode
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = TableServer(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=found.stdout.strip(), args=list(ARGUMENTS))
        try:
            for language in NAMES:
                with ExitStack() as stack:
                    take(phone(browser, server, language, stack), f"table-phone-{language}.png")
                    take(desktop(browser, server, language, stack), f"table-desktop-{language}.png")
        finally:
            browser.close()
            server.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
