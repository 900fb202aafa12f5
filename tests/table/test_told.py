"""Messages as stored data."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.message import Message
from wurfwerk.table.told import message, told

values = st.one_of(st.text(max_size=5), st.integers(), st.booleans(), st.none(), st.fractions())
messages = st.recursive(
    st.builds(
        lambda key, arguments: Message(key, **arguments),
        st.text(max_size=5),
        st.dictionaries(st.sampled_from("abc"), values),
    ),
    lambda inner: st.builds(
        lambda key, arguments: Message(key, **arguments),
        st.text(max_size=5),
        st.dictionaries(
            st.sampled_from("abc"), st.one_of(inner, st.lists(inner, max_size=3).map(tuple), values), max_size=3
        ),
    ),
    max_leaves=5,
)


@given(messages)
def test_what_was_told_is_the_message_again(original: Message) -> None:
    assert message(json.loads(json.dumps(told(original)))) == original


def test_how_it_looks() -> None:
    inner = Message("b", share=Fraction(7, 2))
    assert told(Message("a", n=3, of=inner)) == ("a", {"n": 3, "of": ["b", {"share": {"ratio": "7/2"}}]})
    with pytest.raises(TypeError):
        told(Message("a", n=2.5))  # type: ignore[arg-type]
