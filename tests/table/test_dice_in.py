"""How many dice a table draws for a roll: dice, and what stands in groups, but no numbers and no names."""

from __future__ import annotations

import pytest

from wurfwerk.dice.chance import SeededChance
from wurfwerk.notation import parse
from wurfwerk.table.command import Roll
from wurfwerk.table.decide import decide
from wurfwerk.table.error import TableError
from wurfwerk.table.event import Rolled
from wurfwerk.table.roll import MAX_DICE, dice_in
from wurfwerk.table.state import Seat, Table

TABLE = Table(name="Test", systems=(), seats={"m": Seat("m", "Mia", "player")}, rules={}, seq=1)


@pytest.mark.parametrize(
    ("text", "dice"),
    [
        ("3d6 + 2", 3),
        ("7", 0),
        ("na := 1d6; na + na + 3", 1),
        ("na := 2d6; na; na + 1d8", 3),
        ("{2d6, 1d10}kh1", 3),
        ("{2, 1d10}kh1", 2),
        ("3d6!ro1", 3),
        ("if(1d20 >= 11, 2d6, 1)", 3),
        ("(1d4)d6", 5),
        ('table(1d6, 1..3: "x", 4..6: 2d6 "y")', 3),
    ],
)
def test_dice_are_counted(text: str, dice: int) -> None:
    assert dice_in(parse(text).lower()) == dice


def rolled(target: str) -> Rolled:
    (event,) = decide(TABLE, "m", Roll(target=target, mode="public"), SeededChance(1))
    assert isinstance(event, Rolled)
    return event


def test_a_name_that_stands_a_thousand_times_is_thrown_once() -> None:
    event = rolled("na := 1d6; na" + "+na" * MAX_DICE)
    assert len(event.dice) == 1
    assert event.value == (MAX_DICE + 1) * event.dice[0].value


def test_dice_beyond_the_bound_are_still_refused() -> None:
    with pytest.raises(TableError) as refused:
        rolled(f"{MAX_DICE}d6 + 1d6")
    assert refused.value.key == "too-many-dice"
    assert len(rolled(f"{MAX_DICE}d6 + 1").dice) == MAX_DICE
