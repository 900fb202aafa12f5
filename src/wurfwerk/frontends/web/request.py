"""What every request is asked before anything else: who it is, in which language, from which page, how often."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast
from urllib.parse import urlsplit

from fastapi import Depends, Query, Request, Security
from fastapi.security import APIKeyCookie, HTTPBearer
from starlette.responses import Response

from wurfwerk.frontends.web.speech import accepted, error_body, to_json
from wurfwerk.message import WurfwerkError
from wurfwerk.play.codec import wrong_shape
from wurfwerk.play.tables import Seated
from wurfwerk.table.error import TableError
from wurfwerk.table.event import Language
from wurfwerk.words import LANGUAGES

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from wurfwerk.frontends.web.desk import OddsDesk
    from wurfwerk.frontends.web.rooms import Rooms
    from wurfwerk.play.rate import Limit
    from wurfwerk.play.tables import Tables

COOKIE = "wurfwerk-seat"
STATUS = {
    "not-json": 400,
    "wrong-shape": 400,
    "unknown-language": 400,
    "no-seat": 401,
    "not-allowed": 403,
    "bad-link": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "not-found": 404,
    "wrong-method": 405,
    "too-long": 413,
    "too-fast": 429,
    "internal": 500,
    "storing-failed": 503,
    "reading-failed": 503,
}
"""Status of an error by its key; all others are 422: understood, and wrong."""


class TooFast(TableError):  # noqa: N818  (the contract's word)
    """More commands than the limit allows."""

    def __init__(self) -> None:
        super().__init__("too-fast")


@dataclass(frozen=True, slots=True)
class Attached:
    """What the application carries for its requests."""

    tables: Tables
    rooms: Rooms
    odds: OddsDesk
    limit: Limit
    joins: Limit
    """Seats that one address takes at one table: a whole round at once, but not all there are."""


def attached(connection: HTTPConnection) -> Attached:
    return cast("Attached", connection.app.state.attached)


def token_of(connection: HTTPConnection) -> str | None:
    """The seat's token: `Authorization: Bearer` of a program, else the cookie of a page. Never from the address."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, value = header.partition(" ")
        return value.strip() if scheme.lower() == "bearer" else None
    return connection.cookies.get(COOKIE)


def language_asked(connection: HTTPConnection) -> Language | None:
    """The language asked for as ?lang=. ShapeError wrong-shape if it is none of ours."""
    asked = connection.query_params.get("lang")
    if asked is None:
        return None
    if asked not in LANGUAGES:
        raise wrong_shape("choice", "lang", known=", ".join(LANGUAGES))
    return cast("Language", asked)


def language_of(connection: HTTPConnection) -> Language:
    """Asked for, else that of the seat (once it is known), else that of the browser."""
    asked = connection.query_params.get("lang")
    if asked in LANGUAGES:
        return cast("Language", asked)
    known: Language | None = getattr(connection.state, "language", None)
    return known or accepted(connection.headers.get("accept-language"))


def origin_is_foreign(connection: HTTPConnection) -> bool:
    """Whether another site's page sends this. No Origin: a program, not a page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    return urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower() or "//" not in origin


def refuse(error: WurfwerkError, language: str) -> Response:
    """The answer to a request that went wrong."""
    headers = {"Retry-After": "1"} if error.key == "too-fast" else None
    return Response(
        to_json(error_body(error, language)).encode(errors="replace"),
        STATUS.get(error.key, 422),
        headers,
        media_type="application/json",
    )


def address_of(connection: HTTPConnection) -> str:
    """Whose requests without a seat are counted together."""
    return f"@{connection.client.host if connection.client else ''}"


_LANG = Query(description="the language of texts; else that of the seat, else by Accept-Language")


async def _language(request: Request, lang: Annotated[Language | None, _LANG] = None) -> Language:  # noqa: ARG001  (for the schema)
    return language_asked(request) or language_of(request)


async def _seated(request: Request, table: str) -> Seated:
    """The seat of this request. UnknownTable, UnknownSeat."""
    language_asked(request)
    seated = await attached(request).tables.seated(table, token_of(request))
    request.state.language = seated.language
    return seated


async def _limited(request: Request) -> None:
    """One more request of this address that needs no seat. TooFast."""
    if not attached(request).limit.take(address_of(request)):
        raise TooFast


_COOKIE = APIKeyCookie(name=COOKIE, scheme_name="cookie", description="set when a seat is taken", auto_error=False)
_BEARER = HTTPBearer(scheme_name="bearer", description="the cookie's value, for programs", auto_error=False)
SEAT = [Security(_COOKIE), Security(_BEARER), Depends(_language)]
"""For the schema: how a seat is shown, and which language may be asked for."""
Spoken = Annotated[Language, Depends(_language)]
Somebody = Annotated[Seated, Depends(_seated)]
LIMITED = Depends(_limited)
