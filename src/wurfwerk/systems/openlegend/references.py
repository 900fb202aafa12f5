"""The tables of Open Legend to look things up in; tasks and prompts in neutral words of our own."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.rules.reference import Reference
from wurfwerk.systems.openlegend.attributes import ATTRIBUTE_DICE, BUYABLE, cost, level_for

CHALLENGES = {"everyday": 10, "challenging": 15, "heroic": 20, "epic": 25, "legendary": 30}
TASKS = {"everyday": 4, "challenging": 3, "heroic": 4, "epic": 2, "legendary": 3}
AVERAGE = ("55.00", "61.33", "55.56", "50.23", "44.95", "46.35", "45.39", "44.77", "50.08", "53.34", "54.35")
"""Score -> exact percentage of success against its average challenge, to two digits."""

MOST_POWER = 9


def average_challenge(score: int) -> int:
    """The challenge that the rules call average for a score."""
    return 10 + 2 * score


def boon_challenge(power: int) -> int:
    """The challenge rating of invoking a boon at a power level.

    >>> [boon_challenge(power) for power in (2, 5, 8)]
    [14, 20, 26]
    """
    return 10 + 2 * power


def _texts(table: str, column: str, count: int) -> tuple[Message, ...]:
    return tuple(Message(f"openlegend:reference-{table}-{column}-{number}") for number in range(1, count + 1))


def _listed(key: str, source: str, column: str, count: int) -> Reference:
    """A list of prompts, one a row."""
    return Reference(key, source, (column,), tuple((text,) for text in _texts(key, column, count)))


def _numbered(key: str, first: int, count: int) -> Reference:
    """Rules of the published game that the source text needs, by the numbers they have here."""
    texts = _texts(key, "rule", count)
    rows = tuple((f"OL-P{number}", text) for number, text in enumerate(texts, first))
    return Reference(key, "OL-P", ("number", "rule"), rows)


def _percent(text: str) -> Message:
    whole, _, rest = text.partition(".")
    return Message("openlegend:reference-average-challenge-percent", whole=whole, rest=rest)


REFERENCES = (
    Reference(
        "challenges",
        "OL-05",
        ("name", "challenge"),
        tuple((Message(f"openlegend:reference-challenges-{name}"), rating) for name, rating in CHALLENGES.items()),
    ),
    Reference(
        "sample-tasks",
        "OL-28",
        ("challenge", "task"),
        tuple(
            (CHALLENGES[name], task) for name, count in TASKS.items() for task in _texts("sample-tasks", name, count)
        ),
    ),
    Reference(
        "average-challenge",
        "OL-06",
        ("score", "challenge", "exact"),
        tuple((score, average_challenge(score), _percent(text)) for score, text in enumerate(AVERAGE)),
    ),
    Reference(
        "attribute-dice",
        "OL-P1",
        ("score", "dice", "cost", "level"),
        tuple(
            (score, f"{count}d{sides}" if count else None, cost(score) if score <= BUYABLE else None, level_for(score))
            for score, (count, sides) in enumerate(ATTRIBUTE_DICE)
        ),
    ),
    Reference(
        "situations",
        "OL-23",
        ("advantage", "disadvantage"),
        tuple(zip(_texts("situations", "advantage", 7), _texts("situations", "disadvantage", 7), strict=True)),
    ),
    Reference(
        "boons",
        "OL-P7",
        ("power", "challenge"),
        tuple((power, boon_challenge(power)) for power in range(1, MOST_POWER + 1)),
    ),
    _listed("twists", "OL-21", "twist", 7),
    _listed("progress", "OL-22", "way", 3),
    _listed("no-retry", "OL-19", "roll", 4),
    _listed("when-to-roll", "OL-20", "hint", 3),
    _numbered("character-rules", 1, 7),
    _numbered("combat-rules", 8, 6),
)
