"""What the tests of Daggerheart's changes share: one change applied, said in both languages, or refused by its rule."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.systems.reading import keys
from wurfwerk.rules.build import build
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.registry import systems
from wurfwerk.rules.resource import Held
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

CHANGES = systems()["daggerheart"].transitions
MOST = {"stress": 6, "hit-points": 6, "armor-slots": 3}


def apply(
    key: str,
    held: Mapping[str, int],
    parameters: Mapping[str, object] | None = None,
    rules: Mapping[str, str] | None = None,
) -> tuple[dict[str, int], list[str]]:
    """(what is held afterwards, keys of what is told)."""
    changed = build(CHANGES[key], dict(parameters or {}), rules).apply(Held(held, MOST))
    assert changed.told and all(Words(language).say(line).strip() for language in LANGUAGES for line in changed.told)
    touched = {name for name in changed.held.counts if changed.held[name] != held.get(name, 0)}
    assert touched <= set(CHANGES[key].moves)
    return dict(changed.held.counts), keys(changed.told)


def refused(key: str, held: Mapping[str, int], parameters: Mapping[str, object]) -> tuple[str | None, str]:
    """(parameter, key of the sentence); the sentence names its rule in both languages."""
    with pytest.raises(ParameterError) as error:
        apply(key, held, parameters)
    assert error.value.key in ("forbidden", "missing-parameter")
    assert all("(DH-" in Words(language).say(error.value.message) for language in LANGUAGES)
    return error.value.parameter, keys([error.value.message])[0]
