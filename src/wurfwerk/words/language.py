"""Which language to speak: what was asked for, else what the environment or the browser says, else English."""

from __future__ import annotations

from wurfwerk.message import Message, WurfwerkError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("de", "en")
FALLBACK = "en"


class LanguageError(WurfwerkError):
    """A language was asked for by name that is not spoken here."""

    key = "unknown-language"


def language_of(environment: Mapping[str, str], option: str | None = None) -> str:
    """The language of a command: `option` if given (LanguageError if it is none of ours), else of the locale.

    >>> language_of({"LANG": "de_AT.UTF-8"})
    'de'
    >>> language_of({"LC_ALL": "C", "LANG": "de_DE.UTF-8"})
    'en'
    """
    if option is not None:
        spoken = _known(option)
        if spoken is None:
            raise LanguageError(Message("error-unknown-language", language=option[:40]))
        return spoken
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environment.get(name)
        if locale:
            return _known(locale) or FALLBACK
    return FALLBACK


def language_of_header(header: str | None) -> str:
    """The language of an Accept-Language header: of ours the one with the highest quality, the first of equals.

    >>> language_of_header("fr, de;q=0.8, en;q=0.7")
    'de'
    """
    best, best_quality = FALLBACK, 0.0
    for part in (header or "")[:1000].split(","):
        name, _, parameter = part.partition(";")
        known = _known(name.strip())
        quality = _quality(parameter)
        if known is not None and quality > best_quality:
            best, best_quality = known, quality
    return best


def _quality(parameter: str) -> float:
    key, _, number = parameter.strip().partition("=")
    if key.strip() != "q":
        return 1.0
    try:
        return min(max(float(number), 0.0), 1.0)
    except ValueError:
        return 0.0


def _known(name: str) -> str | None:
    """`de`, `de-CH`, `de_AT.UTF-8` are German."""
    for separator in (".", "@", "_", "-"):
        name = name.partition(separator)[0]
    name = name.lower()
    return name if name in LANGUAGES else None
