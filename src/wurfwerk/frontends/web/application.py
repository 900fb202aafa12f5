"""The application: routes, errors in our own words, and the guard before all of it."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute

from wurfwerk.frontends.web import pages
from wurfwerk.frontends.web.desk import OddsDesk
from wurfwerk.frontends.web.guard import Guard
from wurfwerk.frontends.web.live import live
from wurfwerk.frontends.web.request import Attached, language_of, refuse
from wurfwerk.frontends.web.rooms import Rooms
from wurfwerk.frontends.web.schema import refusals
from wurfwerk.frontends.web.tables import api
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.play.codec import ShapeError, fault
from wurfwerk.play.rate import Limit
from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.requests import Request
    from starlette.responses import Response

    from wurfwerk.play.tables import Tables


_HEALTH = "health"
_JOIN = 20
"""A seat costs as much as so many requests."""
_JOIN_BURST = 100
"""Seconds' worth of seats that may be taken at once: with the usual rate a hundred seats, then one a second."""
_ABOUT = (
    "The live table of Wurfwerk. Commands and entries of a table go over the WebSocket /api/tables/{table}/live?after=N: "
    "JSON texts, from the server those of the log, acks and nacks."
)


def application(tables: Tables, rate: float) -> FastAPI:
    """The web application of these tables; it closes their store when it stops. `rate`: commands a second for each seat, requests without a seat for each address."""
    limit = Limit(rate, tables.clock)
    joins = Limit(rate / _JOIN, tables.clock, _JOIN_BURST)
    desk = OddsDesk(limit.charge)
    health = _Health(tables)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await desk.close()
        await tables.store.close()

    app = _Application(
        title="Wurfwerk", version="1", description=_ABOUT, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None, lifespan=lifespan,
        redirect_slashes=False,
    )  # fmt: skip
    app.state.attached = Attached(tables, Rooms(tables), desk, limit, joins)
    app.include_router(api)
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/live", live))

    @app.get("/healthz", response_model=None, response_class=PlainTextResponse, responses=refusals(503))
    async def healthz() -> Response:
        """Whether the server can serve: read, and store."""
        await health.check()
        return PlainTextResponse("ok")

    app.router.routes.append(Route("/{path:path}", pages.page, methods=["GET", "HEAD"]))
    app.add_exception_handler(WurfwerkError, _refused)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _no_way)
    app.add_exception_handler(Exception, _broken)
    app.add_middleware(Guard)
    return app


class _Health:
    """Writes a note and reads it, as a command and a page would. However many ask at once, one write is under way."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._probe: asyncio.Future[None] | None = None

    async def check(self) -> None:
        """StoreError if nothing can be stored or read."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.ensure_future(self._try())
        await asyncio.shield(self._probe)

    async def _try(self) -> None:
        await self._tables.store.keep(_HEALTH, self._tables.clock.now())
        await self._tables.store.note(_HEALTH)


class _Application(FastAPI):
    def openapi(self) -> dict[str, Any]:
        """The schema, without the answer of the framework's own that nobody ever gets: `_malformed` stands in its place."""
        if self.openapi_schema is None:
            schema = super().openapi()
            own = {"$ref": "#/components/schemas/HTTPValidationError"}
            content = {"application/json": {"schema": own}}
            for methods in schema["paths"].values():
                for operation in methods.values():
                    answers = operation["responses"]
                    if answers.get("422", {}).get("content") == content:
                        del answers["422"]
            for name in ("HTTPValidationError", "ValidationError"):
                schema["components"]["schemas"].pop(name, None)
            self.openapi_schema = schema
        return self.openapi_schema


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, WurfwerkError)
    return refuse(error, language_of(request))


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    kind = first["type"]
    if kind == "json_invalid" or (kind in ("model_attributes_type", "missing") and not place):
        return refuse(ShapeError("not-json"), language_of(request))
    return refuse(fault(kind, place, first.get("ctx", {})), language_of(request))


async def _no_way(request: Request, error: Exception) -> Response:
    """What the framework itself refuses: an unknown address, a wrong method, a body it cannot read."""
    assert isinstance(error, HTTPException)
    known = {404: TableError("not-found"), 405: TableError("wrong-method")}
    return refuse(known.get(error.status_code, ShapeError("not-json")), language_of(request))


async def _broken(request: Request, error: Exception) -> Response:
    """A fault of our own: told as such. The server writes it to its log."""
    message = Message("error-internal", what=type(error).__name__)
    return refuse(WurfwerkError(message, key="internal"), language_of(request))
