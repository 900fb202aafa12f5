"""The faces of a throw, typed in again, make the same roll: in any expression, whatever was rerolled, exploded or dropped."""

from __future__ import annotations

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.strategies import expressions
from wurfwerk.dice.chance import RecordedChance, ScriptedChance, SeededChance
from wurfwerk.dice.error import ExpressionError
from wurfwerk.dice.expression import Expression
from wurfwerk.dice.roll import roll


@given(expressions(), st.integers(0, 2**32))
def test_recorded_faces_replay(expression: Expression, seed: int) -> None:
    record = RecordedChance(SeededChance(seed))
    try:
        first = roll(expression, record)
    except ExpressionError:
        assume(False)  # divided by a part that fell 0: refused when it falls, and nothing was rolled
    script = ScriptedChance(record.faces)
    again = roll(expression, script)
    script.finish()
    assert again == first
    # Every face that fell stands in the trace: kept, dropped, or given up for another.
    shown = [face for die in first.dice for face in (*die.chain, *die.rerolled)]
    assert sorted(shown) == sorted(record.faces)
