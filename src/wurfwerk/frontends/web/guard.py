"""What stands before every request: no foreign page, no body without bound, and headers that keep a page to itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import Request

from wurfwerk.frontends.web.request import language_of, origin_is_foreign, refuse
from wurfwerk.play.codec import MAX_FRAME, ShapeError, check_keys
from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MAX_BODY = MAX_FRAME
MAX_ADDRESS = 2_000
"""Characters of path and query."""
_HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-fA-F:.]+\](:\d+)?", re.ASCII)


def policy(host: str) -> str:
    """The content security policy of pages from this host. Not every browser counts a WebSocket as 'self'."""
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        f"connect-src 'self'{sockets}; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    )


class Guard:
    """ASGI middleware of the whole application; WebSockets look after themselves (`live`)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy(request.headers.get("host", ""))
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
                headers["Cross-Origin-Opener-Policy"] = "same-origin"
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        if len(scope["path"]) + len(scope.get("query_string", b"")) > MAX_ADDRESS:
            await refuse(ShapeError("too-long", most=MAX_ADDRESS, field="request"), language_of(request))(
                scope, receive, guarded
            )
            return
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            await self._app(scope, receive, guarded)
            return
        if origin_is_foreign(request):
            await refuse(TableError("foreign-origin"), language_of(request))(scope, receive, guarded)
            return
        body = await _body(request, receive)
        if body is None:
            await refuse(ShapeError("too-long", most=MAX_BODY, field="request"), language_of(request))(
                scope, receive, guarded
            )
            return
        try:
            check_keys(body)
        except ShapeError as error:
            await refuse(error, language_of(request))(scope, receive, guarded)
            return
        await self._app(scope, _replay(body, receive), guarded)


async def _body(request: Request, receive: Receive) -> bytes | None:
    """The whole body; None if it is longer than allowed, by what it announces or by what comes."""
    announced = request.headers.get("content-length", "0")
    if not announced.isdecimal() or len(announced) > 12 or int(announced) > MAX_BODY:
        return None
    parts, size = [], 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b""
        part = message.get("body", b"")
        size += len(part)
        if size > MAX_BODY:
            return None
        parts.append(part)
        if not message.get("more_body"):
            return b"".join(parts)


def _replay(body: bytes, receive: Receive) -> Receive:
    waiting: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return waiting.pop() if waiting else await receive()

    return again
