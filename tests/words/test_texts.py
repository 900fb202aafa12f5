"""Texts parsed when they are asked for are the texts of the whole file."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from wurfwerk.words import texts as module
from wurfwerk.words.texts import Texts

SOURCES = sorted((Path(__file__).parents[2] / "src" / "wurfwerk").rglob("*.ftl"))

SOURCE = """\
### A file.

-term = Wurfwerk
plain = one
# A comment = no text
more =
    first line

    second line of { -term }
chosen = { $n ->
    [one] { plain }
   *[other] { more } and { deeper }
}
deeper = { chosen-by }
chosen-by = by { plain }
with-attribute =
    .label = nothing but this
missing = { nowhere }
plain = two
"""


def whole(source: str) -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False, functions={"PERCENT": str, "DECIMAL": str})
    bundle.add_resource(FluentResource(source))
    return bundle


def lazily(source: str) -> Texts:
    return Texts("en", source, {"PERCENT": str, "DECIMAL": str})


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: f"{file.parents[1].name}-{file.stem}")
@pytest.mark.parametrize("many", [0, module.MANY, 10**6])
def test_every_text_of_ours_is_the_same(file: Path, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MANY", many)
    source = file.read_text(encoding="utf-8")
    found, bundle = lazily(source), whole(source)
    assert found.names == {name for name in found.names if bundle.has_message(name)} == set(bundle._messages)
    for name in sorted(found.names, reverse=True):
        value = bundle.get_message(name).value
        assert value is not None
        said, errors = bundle.format_pattern(value, {})
        again, also = found.said(found.pattern(name), {})
        assert (again, [str(error) for error in also]) == (str(said), [str(error) for error in errors])


@pytest.mark.parametrize("n", [1, 2])
def test_texts_inside_texts_terms_and_lines(n: int) -> None:
    bundle = whole(SOURCE)
    value = bundle.get_message("chosen").value
    assert value is not None
    found = lazily(SOURCE)
    assert found.said(found.pattern("chosen"), {"n": n}) == (bundle.format_pattern(value, {"n": n})[0], [])
    assert found.said(found.pattern("plain"), {}) == ("one", [])


def test_what_is_not_there_is_not_there() -> None:
    found = lazily(SOURCE)
    assert found.pattern("nothing") is None
    assert found.pattern("with-attribute") is None
    assert not found.has("-term")
    assert found.pattern("-term") is None
    assert found.said(found.pattern("missing"), {})[1]


def test_threads_may_ask_at_once() -> None:
    for _ in range(20):
        found = lazily(SOURCE)
        said: list[str] = []
        start = threading.Barrier(4)

        def ask(found: Texts = found, said: list[str] = said, start: threading.Barrier = start) -> None:
            start.wait()
            said.append(found.said(found.pattern("chosen"), {"n": 2})[0])

        threads = [threading.Thread(target=ask) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(said) == 4
        assert len(set(said)) == 1
        assert "by one" in said[0]
