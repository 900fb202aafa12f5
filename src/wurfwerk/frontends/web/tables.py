"""The HTTP interface of tables: open one, take a seat, read the table, its log and its exports."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field, StringConstraints
from starlette.responses import Response, StreamingResponse

from wurfwerk.frontends.web import export
from wurfwerk.frontends.web.odds import Question
from wurfwerk.frontends.web.request import (
    COOKIE,
    LIMITED,
    SEAT,
    Somebody,
    Spoken,
    TooFast,
    address_of,
    attached,
    language_asked,
    token_of,
)
from wurfwerk.frontends.web.schema import Log, Odds, OpenedTable, TableView, TakenSeat, refusals
from wurfwerk.frontends.web.schema_systems import Systems
from wurfwerk.frontends.web.speech import accepted, entry_documents, to_json, words_of
from wurfwerk.message import WurfwerkError
from wurfwerk.play import tokens
from wurfwerk.play.tables import MAX_PAGE
from wurfwerk.rules.registry import systems
from wurfwerk.table.command import MAX_NAME, MAX_TABLE_NAME, Open
from wurfwerk.table.error import TableError
from wurfwerk.table.event import Language, Role
from wurfwerk.table.text import name as cleaned_name
from wurfwerk.table.text import same_name
from wurfwerk.words.catalogue import systems_document

if TYPE_CHECKING:
    from wurfwerk.play.tables import Seated

api = APIRouter(prefix="/api")
_YEAR = 365 * 24 * 3600
_BOUND = ConfigDict(extra="forbid", strict=True)
Key = Annotated[str, StringConstraints(max_length=100)]


class NewTable(BaseModel):
    """A table to be opened. `systems` left out: all there are. House rules by their full keys."""

    model_config = _BOUND

    name: Annotated[str, StringConstraints(max_length=4 * MAX_TABLE_NAME)]
    systems: Annotated[list[Key], Field(max_length=50)] | None = None
    language: Language | None = None
    rules: dict[Key, Key] = {}


class NewSeat(BaseModel):
    """A seat to be taken with the token of a link."""

    model_config = _BOUND

    token: Annotated[str, StringConstraints(max_length=200)]
    name: Annotated[str, StringConstraints(max_length=4 * MAX_NAME)]


_TEXT = {"schema": {"type": "string"}}
_READ = refusals(400, 401, 404, 503)
_WRITE = (400, 403, 422, 429, 503)


@api.post("/tables", status_code=201, response_model=OpenedTable, responses=refusals(*_WRITE), dependencies=[LIMITED])
async def open_table(request: Request, new: NewTable, spoken: Spoken) -> Response:
    """Open a table and get its links."""
    if new.systems is not None and not new.systems:
        raise TableError("empty-systems", known=", ".join(systems()))
    command = Open(name=new.name, systems=tuple(new.systems or ()), language=new.language or spoken, rules=new.rules)
    opened = await attached(request).tables.open(command)
    return _json({"table": opened.table, "links": addresses(opened.table, opened.links)}, 201)


@api.post(
    "/tables/{table}/seats", status_code=201, response_model=TakenSeat, dependencies=[LIMITED],
    responses={200: {"model": TakenSeat, "description": "It was this seat already."}, **refusals(404, *_WRITE)},
)  # fmt: skip
async def take_seat(request: Request, table: str, new: NewSeat) -> Response:
    """Take a seat with a link's token. Sets the seat's cookie. Who has that very seat already keeps it (200)."""
    tables = attached(request).tables
    role = await tables.link(table, new.token)
    before = await _same_seat(request, table, role, new.name)
    if before is not None:
        return _json({"seat": before.seat, "role": before.role}, 200)
    if not attached(request).joins.take(f"{address_of(request)}/{table}"):
        raise TooFast
    header = request.headers.get("accept-language")
    language = language_asked(request) or (accepted(header) if header else None)
    seated, token = await tables.join(table, new.token, new.name, language)
    answer = _json({"seat": seated.seat, "role": seated.role}, 201)
    answer.set_cookie(
        COOKIE,
        token,
        max_age=_YEAR,
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return answer


@api.get("/tables/{table}", response_model=TableView, responses=_READ, dependencies=SEAT)
async def read_table(request: Request, seated: Somebody) -> Response:
    """The table as this seat may know it; the GM gets the links as well."""
    state = await attached(request).tables.state(seated.table)
    own = state.seats.get(seated.seat)
    document: dict[str, Any] = {
        "table": seated.table,
        "name": state.name,
        "language": state.language,
        "systems": list(state.systems),
        "rules": dict(state.rules),
        "seat": {
            "seat": seated.seat,
            "name": own.name if own else "",
            "role": seated.role,
            "language": language_asked(request) or seated.language,
        },
        "seats": [{"seat": seat.seat, "name": seat.name, "role": seat.role} for seat in state.seats.values()],
        "seq": state.seq,
    }
    token = token_of(request)
    if seated.sealed is not None and token is not None:
        document["links"] = addresses(seated.table, tokens.links(tokens.unseal(seated.sealed, token)))
    return _json(document)


@api.get("/tables/{table}/log", response_model=Log, responses=_READ, dependencies=SEAT)
async def read_log(
    request: Request,
    seated: Somebody,
    after: Annotated[int, Query(ge=0, le=10**15)] = 0,
    limit: Annotated[int, Query(ge=1, le=10**6, description="at most 500 are sent")] = 100,
) -> Response:
    """A page of the log, oldest first, as this seat may see it."""
    entries = await attached(request).tables.log(seated, after, min(limit, MAX_PAGE))
    language = language_asked(request) or seated.language
    return _json({"entries": [document async for document in entry_documents(entries, language)]})


@api.get(
    "/tables/{table}/export", response_class=StreamingResponse, dependencies=SEAT,
    responses={200: {"content": {kind.partition(";")[0]: _TEXT for kind in export.MEDIA.values()}}, **_READ},
)  # fmt: skip
async def read_export(
    request: Request,
    seated: Somebody,
    format: Annotated[Literal["jsonl", "md", "html"], Query()] = "jsonl",  # noqa: A002
) -> Response:
    """The whole log as this seat may see it, as a file."""
    tables = attached(request).tables
    words = words_of(language_asked(request) or seated.language)
    state = await tables.state(seated.table)
    parts = export.FORMATS[format](state, tables.whole_log(seated), words, seated.seat)
    headers = {"Content-Disposition": f'attachment; filename="wurfwerk-{seated.table}.{format}"'}
    return StreamingResponse(parts, media_type=export.MEDIA[format], headers=headers)


@api.post("/odds", response_model=Odds, responses=refusals(400, 403, 422, 429), dependencies=[LIMITED])
async def read_odds(request: Request, question: Question, spoken: Spoken) -> Response:
    """The exact odds of a check or of dice notation, as `wurfwerk odds --json`."""
    answer = await attached(request).odds.answer(question, spoken, address_of(request))
    return Response(answer, media_type="application/json")


@api.get("/systems", response_model=Systems, responses=refusals(400))
async def read_systems(spoken: Spoken) -> Response:
    """What there is: checks, parameters, house rules, resources; as `wurfwerk systems --json`."""
    return Response(_catalogue(spoken), media_type="application/json")


@cache
def _catalogue(language: str) -> bytes:
    """What there is does not change while a server runs."""
    return to_json(systems_document(words_of(language))).encode()


def addresses(table: str, links: dict[Role, str]) -> dict[str, str]:
    """The path of each link."""
    return {role: f"/t/{table}#{token}" for role, token in links.items()}


async def _same_seat(request: Request, table: str, role: Role, name: str) -> Seated | None:
    """The seat this request has already, if it is the one that is asked for: a second click takes no second seat."""
    tables = attached(request).tables
    token = token_of(request)
    try:
        seated = await tables.seated(table, token)
        seat = (await tables.state(table)).seats.get(seated.seat)
        return seated if seat and seat.role == role and same_name(seat.name, cleaned_name(name, MAX_NAME)) else None
    except WurfwerkError:
        return None


def _json(document: object, status: int = 200) -> Response:
    return Response(to_json(document).encode(errors="replace"), status, media_type="application/json")
