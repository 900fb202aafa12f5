"""Evenings at a table, and everything that a viewer receives in them; `tests/laws/test_secrecy.py` compares two that look the same.

They run through the real use cases, the real sockets' lines and the real HTTP application; only chance, clock, tokens and
the disk are set by the test. Compared is everything a viewer receives: frames of a line that was open all the time, frames of one
that is opened afterwards, answers to the viewer's own commands, the log in pages, the table, all three exports.

An entry that the viewer may not see is, in the other evening, any other roll by anybody that the viewer may not see either. A blind
roll of the viewer is the same command, and only the dice fall differently. A check against a hidden difficulty has another difficulty
in the other evening, one against which the very same dice come out the same; whoever rolled it, the GM alone can tell them apart.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

import httpx
from hypothesis import strategies as st

from wurfwerk.adapters.memory import MemoryBroadcast, MemoryStore
from wurfwerk.app import make_app
from wurfwerk.dice.chance import SeededChance, SystemChance
from wurfwerk.frontends.web.rooms import Line, Rooms
from wurfwerk.frontends.web.speech import error_body, to_json
from wurfwerk.message import WurfwerkError
from wurfwerk.notation import parse
from wurfwerk.play import codec, tokens
from wurfwerk.play.ports import Append, NewSeat, StoredSeat
from wurfwerk.play.tables import Seated, Tables
from wurfwerk.rules.build import build
from wurfwerk.rules.registry import check_type
from wurfwerk.rules.throw import throw
from wurfwerk.table.command import Roll, Say
from wurfwerk.table.event import Entry, Joined, Opened

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fastapi import FastAPI

    from wurfwerk.table.event import Role

AT = "2026-11-30T20:15:00Z"
SEATS: dict[str, Role] = {"gerda": "gm", "mia": "player", "tom": "player", "zoe": "spectator"}
TOKENS = {seat: tokens.new_token() for seat in SEATS}
MODES = ("public", "private", "blind", "self")
ROLLERS = ("gerda", "mia", "tom")


# What a person at the table is told about the modes, written down here once more and not taken from the product.
def sees(viewer: str, by: str, mode: str) -> bool:
    return {"public": True, "private": viewer in ("gerda", by), "blind": viewer == "gerda", "self": viewer == by}[mode]


SURE = (
    Roll(target="1d20"),
    Roll(target="4d6kh3 # fire"),
    Roll(target="12d10>=8"),
    Roll(target="3d6!", note="trap"),
    Roll(target="2d6", faces=(3, 4)),
    Roll(target="x := 1d6; x + 1; if(x >= 4, 2d6, 0)"),
    Roll(target='table(1d6, 1..5: "Ring", 6: 2d6 "Gold")'),
    Roll(target="openlegend.action", parameters={"attribute": 5, "challenge": 20}),
    Roll(target="daggerheart.action", parameters={"modifier": 2, "difficulty": 14}),
    Roll(target="pathfinder2e.check", parameters={"modifier": 7, "dc": 20}),
)
"""Rolls that never go wrong."""
RANKED = {"modifiers": [{"kind": "item", "amount": 1}], "rank": "trained", "level": 5}
HIDDEN = (
    Roll(target="pathfinder2e.check", parameters={"modifier": 7, "dc": 20}),
    Roll(target="pathfinder2e.check", parameters={**RANKED, "dc": 18, "fortune": "misfortune", "shift": [1]}),
    Roll(target="pathfinder2e.strike", parameters={**RANKED, "dc": 15, "attack": 2}),
    Roll(target="pathfinder2e.strike", parameters={**RANKED, "dc": 15, "damage": "1d8+4", "deadly": "1d10"}),
    Roll(target="pathfinder2e.hero-point", parameters={"modifier": 7, "dc": 20}),
    Roll(
        target="pathfinder2e.hero-point",
        parameters={"modifier": 3, "dc": 10, "fortune": "misfortune", "reroll-on": "success"},
    ),
    Roll(
        target="pathfinder2e.attacks",
        parameters={
            "dc": 17,
            "attacks": [
                {"modifier": 9, "damage": "1d8+4", "name": "Longsword"},
                {"modifier": 9, "damage": "1d6+4", "agile": True, "dc": 12},
                {"modifier": 4, "reaction": True},
            ],
        },
    ),
)
"""Rolls whose game can hide their difficulty, or all of them."""


def keeping(roll: Roll, secrecy: str) -> Roll:
    return replace(roll, parameters={**roll.parameters, "secrecy": secrecy})


SURE = (*SURE, *[keeping(roll, secrecy) for roll in HIDDEN for secrecy in ("hidden-dc", "secret")])
BY_CHANCE = (Roll(target="6/(1d2-1)"), Roll(target="d6/(1d3-2)"))
RISKY = (*SURE, *BY_CHANCE, *BY_CHANCE, *BY_CHANCE, Roll(target="1d"), Roll(target="openlegend.action"))
"""Some of these go wrong, always or as the dice fall."""


@dataclass(frozen=True)
class Step:
    """Somebody does something, with a seed of its own."""

    by: str
    command: Roll | Say
    seed: int

    def seen_by(self, viewer: str) -> bool:
        if isinstance(self.command, Say):
            return True
        if self.secret() and (self.by, self.command.mode) != ("gerda", "self"):
            return viewer == "gerda"
        return sees(viewer, self.by, self.command.mode)

    def secret(self) -> bool:
        """Whether the game leaves this roll to the GM."""
        return isinstance(self.command, Roll) and self.command.parameters.get("secrecy") == "secret"


def in_mode(command: Roll, mode: str) -> Roll:
    return replace(command, mode=mode)  # type: ignore[arg-type]


def ended(command: Roll, seed: int) -> tuple[object, ...]:
    """How the dice fall against an open difficulty, and how each of the rolls ends."""
    kind, parameters = check_type(command.target), {**command.parameters, "secrecy": "open"}
    thrown = throw(build(kind, parameters, {}, parse), SeededChance(seed))
    rolls = [turn.rolled for turn in thrown.turns if turn.rolled is not None] or [thrown]
    return (
        tuple((die.sides, *die.chain) for die in thrown.dice),
        *[roll.outcome.key if roll.outcome else None for roll in rolls],
    )


def alike(command: Roll, seed: int) -> list[Roll]:
    """The same roll against every other hidden difficulty with which it ends in the same way."""
    attacks = command.parameters.get("attacks", [])
    others = [{**command.parameters, "dc": dc} for dc in range(-5, 45)]
    for place in range(len(attacks)):
        for dc in (None, *range(-5, 45)):
            if dc != attacks[place].get("dc"):
                changed = [*attacks[:place], {**attacks[place], "dc": dc}, *attacks[place + 1 :]]
                others.append({**command.parameters, "attacks": changed})
    rolls = [replace(command, parameters=parameters) for parameters in others if parameters != command.parameters]
    as_it_is = ended(command, seed)
    return [roll for roll in rolls if ended(roll, seed) == as_it_is]


def hides_from(viewer: str, step: Step) -> bool:
    """Whether the step is a roll whose difficulty this viewer may not know."""
    concealed = isinstance(step.command, Roll) and step.command.parameters.get("secrecy") == "hidden-dc"
    return concealed and viewer != "gerda"


def steps(by: tuple[str, ...], commands: tuple[Roll, ...]) -> st.SearchStrategy[Step]:
    rolls = st.builds(in_mode, st.sampled_from(commands), st.sampled_from(MODES))
    said = st.builds(lambda text: Say(text=text), st.sampled_from(("hello", "", "/roll 1d6", "ä<b>\U0001f3b2")))
    return st.builds(Step, st.sampled_from(by), st.one_of(rolls, rolls, rolls, said), st.integers(0, 2**20))


@st.composite
def evenings(draw: st.DrawFn) -> tuple[str, list[Step], list[Step]]:
    """A viewer and two evenings that look the same to them."""
    viewer = draw(st.sampled_from(tuple(SEATS)))
    others = tuple(seat for seat in ROLLERS if seat != viewer)
    one, other = [], []
    for _ in range(draw(st.integers(1, 12))):
        own = draw(st.booleans()) and viewer in ROLLERS
        step = draw(steps((viewer,), RISKY) if own else steps(others, SURE))
        one.append(step)
        if step.seen_by(viewer) and hides_from(viewer, step):
            assert isinstance(step.command, Roll)
            other.append(replace(step, command=draw(st.sampled_from(alike(step.command, step.seed) or [step.command]))))
        elif step.seen_by(viewer):
            other.append(step)
        elif step.by == viewer:
            other.append(Step(step.by, step.command, draw(st.integers(0, 2**20))))
        else:
            secret = steps(others, SURE).filter(lambda each: not each.seen_by(viewer))
            other.append(draw(secret))
    return viewer, one, other


class FixedClock:
    def now(self) -> str:
        return AT

    def steady(self) -> float:
        return 0.0


@cache
def application() -> FastAPI:
    """The application; each evening puts its own tables behind it."""
    return make_app(Tables(MemoryStore(), MemoryBroadcast(), FixedClock(), SystemChance), 0)


async def evening(viewer: str, history: list[Step]) -> dict[str, bytes]:
    """Everything the viewer receives in this evening, by the way on which it comes."""
    store, seeds = MemoryStore(), iter([step.seed for step in history])
    tables = Tables(store, MemoryBroadcast(), FixedClock(), lambda: SeededChance(next(seeds)))
    systems = ("openlegend", "daggerheart", "pathfinder2e")
    links = {role: tokens.digest(token) for role, token in tokens.links(TOKENS["gerda"]).items()}
    await store.create("t", links, [codec.row(Entry(1, AT, None, Opened("Test", systems, "en", {})))])
    for seq, (seat, role) in enumerate(SEATS.items(), 2):
        row = codec.row(Entry(seq, AT, seat, Joined(seat, seat.title(), role)))
        new = NewSeat(tokens.digest(TOKENS[seat]), StoredSeat(seat, role, "de" if seat == "tom" else "en"))
        await store.append(Append(table="t", after=seq - 1, rows=(row,), seat=new))

    received: dict[str, bytes] = {}
    seated = await tables.seated("t", TOKENS[viewer])
    rooms = Rooms(tables)
    # Everybody else watches in the same room: what was made for one must not reach another.
    for other in SEATS:
        if other != viewer:
            line = Line(await tables.seated("t", TOKENS[other]), 5, seated.language, fixed=True)
            await rooms.enter(line).catch_up(line)
    watching = Line(seated, 5, seated.language, fixed=False)
    await rooms.enter(watching).catch_up(watching)
    answers = []
    for number, step in enumerate(history):
        actor = Seated("t", step.by, SEATS[step.by], "en")
        try:
            answer = to_json({"seq": await tables.act(actor, step.command, str(number))})
        except WurfwerkError as error:
            answer = to_json(error_body(error, "en"))
        if step.by == viewer:
            answers.append(answer)
    received["answers"] = "\n".join(answers).encode()
    received["live"] = b"\n".join(taken(watching))
    later = Line(seated, 0, seated.language, fixed=False)
    await rooms.enter(later).catch_up(later)
    received["reload"] = b"\n".join(taken(later))
    rooms.leave(watching)
    rooms.leave(later)

    app = application()
    app.state.attached = replace(app.state.attached, tables=tables, rooms=rooms)
    transport = httpx.ASGITransport(app)
    headers = {"Authorization": f"Bearer {TOKENS[viewer]}"}
    async with httpx.AsyncClient(transport=transport, base_url="http://test", headers=headers) as client:
        for path in ("", "/log?limit=3", "/log?after=4&limit=500", "/log?lang=de", *exports()):
            answer = await client.get(f"/api/tables/t{path}")
            assert answer.status_code == 200, answer.text
            received[path] = answer.content
    return received


def exports() -> Iterator[str]:
    for form in ("jsonl", "md", "html"):
        yield exports_as(form)


def exports_as(form: str) -> str:
    return f"/export?format={form}"


def taken(line: Line) -> list[bytes]:
    """The frames of entries that wait in a line; who is present is no secret and comes when it comes."""
    return [frame for frame in map(str.encode, line.taken()) if not frame.startswith(b'{"presence"')]
