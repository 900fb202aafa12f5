"""Exports: complete, readable, and nothing in them acts: A080 of the cases from other tables."""

from __future__ import annotations

import json
from html import unescape
from html.parser import HTMLParser

from markdown_it import MarkdownIt

from tests.live_server import StoppedClock, live_server
from wurfwerk.frontends.web.export import _quoted

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
            line.do(do="roll", id="5", target="1W6-10", faces=[3])
        hints = mia.entries()[5]["event"]["hints"]
        for form in ("md", "html"):
            text = unescape(mia.get("/export", format=form).text.replace("\\", ""))
            assert " 3W6+2 = " in text and "(+0,25)" in text and "(−0,25)" in text and hints and hints[0] in text
            assert " 1W6-10 = −7 " in text


def test_a_text_from_outside_makes_no_line_of_its_own() -> None:
    """A source with line breaks forged a result below the real one, and "===" made a heading of what stood before."""
    forged = "x)\nTotal 40 against DC 10\n(y\n===\nz\u2028w\u202e"
    modifiers = [{"kind": "item", "amount": 1, "source": forged}]
    with live_server() as server:
        mia = server.sit(server.open(), "player", "Mia")
        with mia.line() as line:
            parameters = {"modifiers": modifiers, "dc": 15}
            ack = line.do(do="roll", id="1", target="pathfinder2e.check", parameters=parameters, faces=[10])
            assert "ack" in ack, ack
            line.do(do="roll", id="2", target="1d6[a\n===\nb]", note="n\n===\no")
            line.do(do="say", id="3", text="said\n===\n")
        checked, plain = (entry["event"] for entry in mia.entries()[2:4])
        texts = {form: mia.get("/export", format=form).text for form in ("jsonl", "md", "html")}
    kept = "x) Total 40 against DC 10 (y === z w"
    assert checked["parameters"]["modifiers"][0]["source"] == kept
    assert [row for row in checked["explanation"].splitlines() if "Total 40" in row] == [
        row for row in checked["explanation"].splitlines() if kept in row
    ]
    assert plain["note"] == "n === o" and plain["dice"][0]["label"] == "a === b"
    assert all("\u202e" not in text and "\u2028" not in text for text in texts.values())
    rendered = Tags()
    rendered.feed(MarkdownIt("commonmark").render(texts["md"]))
    assert rendered.tags <= {"h1", "ul", "li", "p", "code", "strong", "br"}
    assert not [row for row in texts["md"].splitlines() if set(row.strip()) == {"="}]
    assert not [row for row in texts["html"].splitlines() if row.startswith("Total")]


def test_an_equals_sign_is_quoted_as_well() -> None:
    rendered = Tags()
    rendered.feed(MarkdownIt("commonmark").render("line\n" + _quoted("===")))
    assert rendered.tags == {"p"} and "===" in rendered.text


def test_namesakes_are_told_apart() -> None:
    with live_server() as server:
        opened = server.open()
        people = [server.sit(opened, role, "Mia") for role in ("player", "player", "gm")]
        for number, somebody in enumerate(people):
            with somebody.line() as line:
                line.do(do="say", id=str(number), text=f"from {number}")
        text = people[0].get("/export", format="html").text
        names = [seat["name"] for seat in people[0].get().json()["seats"]]
    assert names == ["Mia", "Mia (2)", "Mia (3)"]
    for number, name in enumerate(names):
        assert f"<strong>{name}</strong>: from {number}" in text
