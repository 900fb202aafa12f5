"""The faces of a throw, typed in again, make the same roll: in any expression, whatever was rerolled, exploded or dropped."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import expressions
from wurfwerk.dice.chance import RecordedChance, ScriptedChance, SeededChance
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.roll import roll


@given(expressions(), st.integers(0, 2**32))
def test_recorded_faces_replay(expression: Expression, seed: int) -> None:
    record = RecordedChance(SeededChance(seed))
    first = roll(expression, record)
    script = ScriptedChance(record.faces)
    again = roll(expression, script)
    script.finish()
    assert again == first
    # Every face that fell stands in the trace: kept, dropped, or given up for another.
    shown = [face for die in first.dice for face in (*die.chain, *die.rerolled)]
    assert sorted(shown) == sorted(record.faces)
