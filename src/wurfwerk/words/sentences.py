"""`Words`: a Message tree becomes a German or English sentence, from Fluent files.

The product's own texts stand in `words/locales`, those of a game system in its own folder; `Message("openlegend:tie")` is the
text `tie` of Open Legend. Law: no text falls back in silence. A missing one shows its key and gives a `MissingText` warning, which
is an error in the tests.
"""

from __future__ import annotations

import warnings
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.runtime.types import FluentInt, FluentType

from wurfwerk.message import Message
from wurfwerk.words import numbers
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.texts import Texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from babel import Locale

    from wurfwerk.message import Argument

_LOCALES = Path(__file__).parent / "locales"
_LONG = 500
"""Longer arguments pass Fluent by: its runtime refuses texts of more than 2,500 characters in one place."""


class MissingText(UserWarning):
    """A message has no text in a language, or its text asks for an argument the message does not have."""


class Words:
    """The texts of one language. Cheap to make: files are read once a process."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(language)
        self.language = language

    def say(self, message: Message) -> str:
        """The sentence of a message; arguments that are messages are said first, tuples are joined with commas."""
        return self._say(message.key, message.arguments)

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The sentence of a key: `say(Message(key, ...))`."""
        return self._say(key, arguments)

    def lines(self, messages: Iterable[Message]) -> list[str]:
        """The sentences of several messages."""
        return [self.say(message) for message in messages]

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        origin, _, name = key.rpartition(":")
        texts = _texts(self.language, origin)
        return texts is not None and texts.has(name)

    def first(self, *keys: str, **arguments: Argument) -> str:
        """The text of the first key that has one; the last must."""
        return self._say(next((key for key in keys if self.has(key)), keys[-1]), arguments)

    def number(self, value: int | Fraction) -> str:
        return numbers.number(value, self.language)

    def decimal(self, value: int | Fraction, digits: int = 3) -> str:
        return numbers.decimal(value.numerator, value.denominator, digits, self.language)

    def percent(self, chance: int | Fraction) -> str:
        return numbers.percent(chance.numerator, chance.denominator, self.language)

    def _say(self, key: str, arguments: Mapping[str, Argument]) -> str:
        origin, _, name = key.rpartition(":")
        texts = _texts(self.language, origin)
        if texts is None or (pattern := texts.pattern(name)) is None:
            return self._fall_back(key, arguments, "no text")
        long: list[str] = []
        given = {named.replace("_", "-"): self._argument(value, long) for named, value in arguments.items()}
        text, errors = texts.said(pattern, given)
        if errors:
            return self._fall_back(key, arguments, str(errors[0]))
        for place, part in enumerate(long):
            text = text.replace(f"\ue000{place}\ue001", part)
        return text

    def _argument(self, value: Argument | tuple[object, ...], long: list[str]) -> object:
        if isinstance(value, bool):
            return "true" if value else "false"
        if value is None:
            return "none"
        if isinstance(value, int) and abs(value) < 10**15:
            return value if value >= 0 else _Negative(value)
        text = self._plain(value)
        if isinstance(value, int | Fraction) and len(text) <= _LONG:
            return _Ratio(value, self.language)
        if len(text) <= _LONG:
            return text
        long.append(text)
        return f"\ue000{len(long) - 1}\ue001"

    def _plain(self, value: object) -> str:
        match value:
            case Message():
                return self.say(value)
            case tuple():
                return ", ".join([self._plain(part) for part in value])
            case int() | Fraction():
                return self.number(value)
        return one_line(str(value))

    def _fall_back(self, key: str, arguments: Mapping[str, Argument], why: str) -> str:
        warnings.warn(MissingText(f"{self.language}: {key}: {why}"), stacklevel=4)
        return " ".join([key, *[f"{name}={self._plain(value)}" for name, value in arguments.items()]])


def one_line(text: str) -> str:
    """Text from outside inside a sentence: what follows a line end in it must not look like a sentence of ours."""
    return text if text.isprintable() else " ".join(text.splitlines())


class _Ratio(FluentType):
    """An exact number inside a Fluent text."""

    def __init__(self, value: int | Fraction, language: str) -> None:
        self.value = value
        self.language = language

    def format(self, locale: Locale) -> str:
        return numbers.number(self.value, self.language)


class _Negative(FluentType):
    """A whole number below 0, with the minus sign of `numbers`. It chooses no plural form: nothing is counted below 0."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __int__(self) -> int:
        return self.value

    def format(self, locale: Locale) -> str:
        return FluentInt(self.value).format(locale).replace("-", numbers.MINUS)


class _Text(FluentType):
    """Finished text out of a function."""

    def __init__(self, text: str) -> None:
        self.text = text

    def format(self, locale: Locale) -> str:
        return self.text


def _functions(language: str) -> dict[str, Callable[..., FluentType]]:
    """PERCENT($chance) and DECIMAL($value, digits: 2) for Fluent texts."""

    def exact(value: int | _Ratio | _Negative) -> Fraction:
        return Fraction(value.value if isinstance(value, _Ratio) else int(value))

    def percent(value: int | _Ratio) -> FluentType:
        chance = exact(value)
        return _Text(numbers.percent(chance.numerator, chance.denominator, language))

    def decimal(value: int | _Ratio, digits: int = 3) -> FluentType:
        quotient = exact(value)
        return _Text(numbers.decimal(quotient.numerator, quotient.denominator, int(digits), language))

    return {"PERCENT": percent, "DECIMAL": decimal}


@cache
def _texts(language: str, origin: str) -> Texts | None:
    """The texts of the product (origin "") or of a game system; None if there is no such system or it does not speak the language."""
    folder = _LOCALES
    if origin:
        from wurfwerk.rules.registry import system

        try:
            folder = Path(str(system(origin).locales))
        except KeyError:
            return None
    file = folder / f"{language}.ftl"
    if not file.is_file():
        return None
    return Texts(language, file.read_text(encoding="utf-8"), _functions(language))
