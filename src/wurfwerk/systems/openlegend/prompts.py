"""What the table is reminded of on the card of a roll: OL-21 and OL-22 below the challenge, OL-24 on a success."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wurfwerk.message import Message

if TYPE_CHECKING:
    from wurfwerk.rules.check import Outcome


def prompts(outcome: Outcome | None) -> tuple[Message, ...]:
    """The lines that go with an outcome; none with the GM's own failure, which is one and no more."""
    match outcome and outcome.key:
        case "gm-choice":
            return Message("openlegend:prompt-twist"), Message("openlegend:prompt-progress")
        case "success":
            return (Message("openlegend:prompt-tell"),)
    return ()
