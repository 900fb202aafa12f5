"""A character of the selector game made by the rules of creation, for the tests of its sheet; all names are made up here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from tests.systems.reading import keys
from wurfwerk.rules.registry import system
from wurfwerk.rules.sheet import Raise, Sheet, read_sheet
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

OF = system("selektor").sheet
assert OF is not None
STORIES = {"background-1": "gelernt", "background-2": "gemeistert", "background-3": "übertroffen"}


def ability(name: str, level: int, **more: object) -> dict[str, Any]:
    stories = dict(list(STORIES.items())[:level])
    return {"name": name, "level": level, **stories, **{key.replace("_", "-"): value for key, value in more.items()}}


def category(name: str, points: int, attributes: Mapping[str, int], abilities: Mapping[str, int]) -> dict[str, Any]:
    return {
        "name": name,
        "points": points,
        "attributes": [{"name": each, "value": value} for each, value in attributes.items()],
        "abilities": [ability(each, level) for each, level in abilities.items()],
    }


def fields() -> dict[str, Any]:
    """The fields of a character that breaks no rule: 12, 10, 8, 6 and 4 points, ten bonus points, ten narrative points."""
    categories = [
        category(
            "Körper", 12, {"Kraft": 3, "Flink": 2, "Zäh": 2}, {"Klettern": 3, "Ringen": 3, "Laufen": 3, "Fechten": 3}
        ),
        category(
            "Geist", 10, {"Witz": 2, "Wissen": 2, "Wille": 2}, {"Sagen": 3, "Sterne": 3, "Rechnen": 2, "Heilen": 2}
        ),
        category("Umgang", 8, {"Charme": 3, "Rang": 1}, {"Reden": 3, "Feilschen": 2, "Tanzen": 2, "Lügen": 1}),
        category("Handwerk", 6, {"Hand": 2, "Auge": 1}, {"Schmieden": 2, "Schnitzen": 2, "Nähen": 1, "Kochen": 1}),
        category("Wildnis", 4, {"Spur": 1, "Ruhe": 1}, {"Jagen": 1, "Fischen": 1, "Reiten": 1, "Kräuter": 1}),
        category("Wesen", 0, {"Mut": 3, "Zorn": 3, "Treue": 2, "Neugier": 2}, {}) | {"narrative": True},
    ]
    return {"name": "Runa", "details": "Tochter einer Seilerin", "categories": categories}


def character(rules: Mapping[str, str] | None = None, **more: object) -> Any:
    """That character with other fields on top; what is wrong with the data is no part of these tests."""
    raw = fields() | {key.replace("_", "-"): value for key, value in more.items()}
    found = read_sheet(OF, raw, rules)
    assert found.faults == ()
    return found.sheet


def with_category(number: int, rules: Mapping[str, str] | None = None, **changes: object) -> Any:
    """That character with some fields of one category changed."""
    raw = fields()
    raw["categories"][number] |= {key.replace("_", "-"): value for key, value in changes.items()}
    return character(rules, categories=raw["categories"])


def rename(sheet: Any, **changes: Any) -> Any:
    return replace(sheet, **changes)


def broken(sheet: Sheet) -> list[tuple[str, str]]:
    """(rule, message) of every violation, each said in both languages, and each naming its rule."""
    out = []
    for violation in sheet.violations():
        for language in LANGUAGES:
            assert violation.rule in Words(language).say(violation.message)
        out.append((violation.rule, keys([violation.message])[0]))
    return out


def figures(sheet: Sheet) -> dict[str, int]:
    """The derived values, each explained in both languages."""
    for derived in sheet.derived():
        for language in LANGUAGES:
            Words(language).lines(derived.made_of)
    return {derived.key: derived.value for derived in sheet.derived()}


def step(sheet: Sheet, where: str) -> Raise:
    """The step of a field, said in both languages."""
    (found,) = [each for each in sheet.raises() if each.where == where]
    for language in LANGUAGES:
        Words(language).lines([found.label, *found.price.why, *([found.refused] if found.refused else [])])
    return found


def refusal(sheet: Sheet, where: str) -> str:
    refused = step(sheet, where).refused
    return "" if refused is None else keys([refused])[0]
