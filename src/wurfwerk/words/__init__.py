"""Words: messages become German or English sentences, numbers get their marks, answers become JSON.

`language` and `numbers` load nothing; `sentences` loads Fluent, `documents` the game systems where it must.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.words.language import LANGUAGES as LANGUAGES
    from wurfwerk.words.language import language_of as language_of
    from wurfwerk.words.language import language_of_header as language_of_header
    from wurfwerk.words.sentences import MissingText as MissingText
    from wurfwerk.words.sentences import Words as Words

_PLACES = {
    "LANGUAGES": "language",
    "language_of": "language",
    "language_of_header": "language",
    "MissingText": "sentences",
    "Words": "sentences",
}


def __getattr__(name: str) -> object:
    if name not in _PLACES:
        raise AttributeError(name)
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_PLACES[name]}"), name)
