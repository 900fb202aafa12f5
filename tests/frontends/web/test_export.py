"""Exports: complete, readable, and nothing in them acts: A080 of the cases from other tables."""

from __future__ import annotations

import json
from html import unescape
from html.parser import HTMLParser

from markdown_it import MarkdownIt

from tests.live_server import StoppedClock, live_server

NASTY = '<script>alert(1)</script> **bold** [x](javascript:1) `c` & "q" ä\U0001f3b2'


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)

    def handle_data(self, data: str) -> None:
        self.text += data


def test_exports_show_text_as_text() -> None:
    with live_server() as server:
        opened = server.open(name=NASTY[:70], systems=["openlegend"])
        mia = server.sit(opened, "player", NASTY[:35])
        with mia.line() as line:
            line.do(do="say", id="1", text=NASTY)
            line.do(do="say", id="2", text=f"/roll 1d20 # {NASTY}")
            line.do(do="say", id="3", text="first line\nsecond line")
            parameters = {"attribute": 3, "challenge": 20}
            line.do(do="roll", id="4", target="openlegend.action", parameters=parameters, faces=[3, 4])
        as_lines, as_markdown, as_html = (mia.get("/export", format=form) for form in ("jsonl", "md", "html"))

    assert as_lines.headers["content-type"].startswith("application/x-ndjson")
    entries = [json.loads(text) for text in as_lines.text.splitlines()]
    assert [entry["seq"] for entry in entries] == [1, 2, 3, 4, 5, 6]
    assert entries[2]["event"]["text"] == NASTY and entries[3]["event"]["note"] == NASTY

    page = Tags()
    page.feed(as_html.text)
    assert "script" not in page.tags and page.tags <= {
        "html", "head", "meta", "title", "style", "body", "h1", "ol", "li", "time", "strong", "span",
    }  # fmt: skip
    assert NASTY in page.text and "7" in page.text

    rendered = Tags()
    rendered.feed(MarkdownIt("commonmark").render(as_markdown.text))
    assert rendered.tags <= {"h1", "ul", "li", "p", "code", "strong", "br"}
    assert "<script>alert(1)</script> **bold** [x](javascript:1) `c`" in rendered.text
    for answer in (as_lines, as_markdown, as_html):
        assert "attachment" in answer.headers["content-disposition"]


def test_a_long_log_is_exported_whole() -> None:
    with live_server() as server:
        mia = server.sit(server.open(), "player", "Mia")
        with mia.line(2) as line:
            for number in range(1_050):
                line.send(do="say", id=str(number), text=str(number))
            line.until("ack", "1049")
        texts = mia.get("/export").text.splitlines()
        assert [json.loads(text)["seq"] for text in texts] == list(range(1, 1_053))


def test_who_sees_a_roll_is_told_to_the_one_who_reads() -> None:
    with live_server() as server:
        opened = server.open()
        gm, mia = server.sit(opened, "gm", "Gerda", "de"), server.sit(opened, "player", "Mia", "de")
        with gm.line() as first, mia.line() as second:
            for line, seat in ((second, "Mia"), (first, "Gerda")):
                for mode in ("private", "blind", "self"):
                    line.do(do="roll", id=f"{seat}-{mode}", target="2d6", mode=mode)
        own, led = mia.get("/export", format="html").text, gm.get("/export", format="html").text
        english = gm.get("/export", format="md", lang="en").text.replace("\\", "")
    modes = (
        "privat (SL und du)",
        "privat (SL und Mia)",
        "privat (nur SL)",
        "blind (nur SL)",
        "nur für dich",
        "(verdeckt)",
    )
    assert [own.count(mode) for mode in modes] == [1, 0, 0, 0, 1, 4]
    assert [led.count(mode) for mode in modes] == [0, 1, 1, 2, 1, 1]
    assert "private (GM and Mia)" in english and "private (GM only)" in english


def test_times_say_their_zone() -> None:
    with live_server(clock=StoppedClock()) as server:
        mia = server.sit(server.open(), "player", "Mia")
        for form in ("md", "html"):
            assert mia.get("/export", format=form).text.replace("\\", "").count("2026-11-30 20:15:00 UTC") == 2
        assert json.loads(mia.get("/export").text.splitlines()[0])["at"] == "2026-11-30T20:15:00Z"


def test_an_export_shows_what_was_typed_the_hints_and_a_margin_that_is_not_whole() -> None:
    with live_server() as server:
        mia = server.sit(server.open(), "player", "Mia", "de")
        with mia.line() as line:
            line.do(do="say", id="1", text="/roll 3W6+2")
            line.do(do="roll", id="2", target="(1W6/4)>=1", faces=[5])
            line.do(do="roll", id="3", target="(1W6/4)>=1", faces=[3])
            line.do(do="roll", id="4", target="3W6r<3")
        hints = mia.entries()[5]["event"]["hints"]
        for form in ("md", "html"):
            text = unescape(mia.get("/export", format=form).text.replace("\\", ""))
            assert " 3W6+2 = " in text and "(+1/4)" in text and "(-1/4)" in text and hints and hints[0] in text
