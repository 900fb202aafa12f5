"""The page's own sentences, read from where the page has them: a test names what stands there by its key."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from wurfwerk.words import Words

LOCALES = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "locales"


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALES / f"{language}.ftl").read_text("utf-8")))
    return bundle


def sentence(language: str, key: str, **values: str | int) -> str:
    """What the page says for a key.

    Raises:
        LookupError: the page has no such sentence.
    """
    pattern = _bundle(language).get_message(key).value
    if pattern is None:
        raise LookupError(key)
    text, errors = _bundle(language).format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


def label(language: str, check: str, part: str = "") -> str:
    """The name of a check (`openlegend.action`), or of one of its parameters."""
    system, _, name = check.partition(".")
    return Words(language).text(f"{system}:check-{name}" + (f"-{part}" if part else ""))
