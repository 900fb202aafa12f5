"""What the tests of the systems share: checks by target, typed faces, copied facts, printed percentages."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.rules.build import build
from wurfwerk.rules.check import Check
from wurfwerk.rules.error import ParameterError
from wurfwerk.rules.odds import odds
from wurfwerk.rules.registry import check_type
from wurfwerk.rules.throw import CheckRoll, throw
from wurfwerk.words.language import LANGUAGES
from wurfwerk.words.sentences import Words

FACTS = Path(__file__).parent.parent / "data" / "rules"


def facts(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text(encoding="utf-8"))


def check(target: str, parameters: Mapping[str, object], rules: Mapping[str, str] | None = None) -> Check:
    """The check; what is refused is said in both languages first, so that no refusal is without its text."""
    try:
        return build(check_type(target), parameters, rules)
    except ParameterError as error:
        for language in LANGUAGES:
            error.add_note(Words(language).say(error.message))
        raise


def thrown(of: Check, *faces: int) -> CheckRoll:
    """The check thrown with exactly these faces."""
    chance = ScriptedChance(faces)
    out = throw(of, chance)
    chance.finish()
    return out


def chances(of: Check) -> dict[str, Fraction]:
    return dict(odds(of).outcomes)


def rounded(value: Fraction, digits: int) -> str:
    """A number as the facts print it: rounded half up."""
    scaled = value * 10**digits
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    sign, whole = ("-", -whole) if whole < 0 else ("", whole)
    text = str(whole).rjust(digits + 1, "0")
    return sign + (f"{text[:-digits]}.{text[-digits:]}" if digits else text)


def as_printed(value: Fraction, text: str) -> str:
    """The number with as many digits as `text` shows."""
    return rounded(value, len(text.partition(".")[2]))


def percents(values: Sequence[Fraction], texts: Sequence[str]) -> list[str]:
    return [as_printed(value * 100, text) for value, text in zip(values, texts, strict=True)]


def keys(explanation: Sequence[Any]) -> list[str]:
    return [message.key.rpartition(":")[2] for message in explanation]
