"""Exports: complete, readable, and nothing in them acts: A080 of the cases from other tables."""

from __future__ import annotations

import json
from html.parser import HTMLParser

from markdown_it import MarkdownIt

from tests.live_server import live_server

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
