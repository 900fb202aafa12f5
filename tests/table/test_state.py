"""The fold over the log."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from wurfwerk.table.audience import Viewer, view
from wurfwerk.table.event import MODES, ROLES, Entry, Event, Joined, Opened, Rolled, Said
from wurfwerk.table.state import CHANGES, Seat, fold

SEATS = ("a", "b", "c")
events: st.SearchStrategy[Event] = st.one_of(
    st.builds(Opened, st.text(max_size=3), st.just(("openlegend",)), st.sampled_from(("de", "en")), st.just({})),
    st.builds(Joined, st.sampled_from(SEATS), st.text(max_size=3), st.sampled_from(ROLES)),
    st.builds(Said, st.text(max_size=3)),
    st.builds(lambda mode: Rolled(mode=mode, target="1d6", value=3, parameters={}, rules={}), st.sampled_from(MODES)),
)


@st.composite
def logs(draw: st.DrawFn) -> list[Entry]:
    made = draw(st.lists(st.tuples(st.sampled_from(SEATS), events), max_size=20))
    return [Entry(seq, "", by, event) for seq, (by, event) in enumerate(made, 1)]


@given(logs())
def test_history_does_not_change_the_table(log: list[Entry]) -> None:
    changes = [entry for entry in log if type(entry.event).__name__.lower() in CHANGES]
    whole, short = fold(log), fold(changes)
    assert (whole.name, whole.systems, whole.language, whole.rules, whole.seats) == (
        short.name, short.systems, short.language, short.rules, short.seats,
    )  # fmt: skip
    assert whole.seq == len(log)


@given(logs(), st.integers(0, 20))
def test_folding_can_stop_and_go_on(log: list[Entry], place: int) -> None:
    assert fold(log[place:], fold(log[:place])) == fold(log)


@given(logs(), st.sampled_from(SEATS), st.sampled_from(ROLES))
def test_everybody_sees_the_same_table(log: list[Entry], seat: str, role: str) -> None:
    assert fold(view(log, Viewer(seat, role))) == fold(log)  # type: ignore[arg-type]


def test_who_joined_sits_there() -> None:
    log = [Entry(1, "", None, Opened("T", (), "de", {})), Entry(2, "", "a", Joined("a", "Ada", "gm"))]
    assert fold(log).seats == {"a": Seat("a", "Ada", "gm")} and fold(log).name == "T"
