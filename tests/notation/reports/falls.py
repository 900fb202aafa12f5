"""Dice as they fall in these tests, and what they come to, counted by hand: nothing here asks the engine how dice are judged."""

from __future__ import annotations

from hypothesis import strategies as st

from wurfwerk.dice.chance import ScriptedChance
from wurfwerk.dice.roll import Roll, roll
from wurfwerk.notation import parse

Chain = list[int]


def thrown(text: str, faces: list[int], dialect: str = "default") -> Roll:
    """The roll of a text from typed faces; every face is used."""
    chance = ScriptedChance(faces)
    result = roll(parse(text, dialect), chance)
    chance.finish()
    return result


def first_then_more(chains: list[Chain]) -> list[int]:
    """The faces in the order in which they fall: every die once, then what follows, die by die."""
    return [chain[0] for chain in chains] + [face for chain in chains for face in chain[1:]]


@st.composite
def chains(draw: st.DrawFn, dice: int, sides: int, again: int, limit: int | None = None) -> list[Chain]:
    """So many dice that go on with every face from `again` up, with at most `limit` further throws."""
    out = []
    for _ in range(dice):
        chain = draw(st.lists(st.integers(again, sides), max_size=5 if limit is None else limit))
        # At the limit the last face may be any.
        last = st.integers(1, sides) if len(chain) == limit else st.integers(1, again - 1)
        out.append([*chain, draw(last)])
    return out


@st.composite
def pools(draw: st.DrawFn, most: int = 6) -> tuple[int, int]:
    """(how many dice, sides)."""
    return draw(st.integers(1, most)), draw(st.integers(2, 12))


def kept(values: list[int], word: str, count: int) -> list[int]:
    """The places of the values that are kept, in order; of equal values the later one is dropped."""
    low = sorted(range(len(values)), key=lambda place: (values[place], -place))
    high = sorted(range(len(values)), key=lambda place: (-values[place], place))
    match word:
        case "kh":
            return sorted(high[:count])
        case "kl":
            return sorted(sorted(range(len(values)), key=lambda place: (values[place], place))[:count])
        case "dl":
            return sorted(low[count:])
        case "dh":
            return sorted(sorted(range(len(values)), key=lambda place: (-values[place], -place))[count:])
    raise AssertionError(word)
