"""The live line: one WebSocket for each open page.  Commands come in, entries, acks and presence go out.

Several commands of one socket may be on their way to the disk together; each is acknowledged when it is there.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect, WebSocketState

from wurfwerk.frontends.web.request import TooFast, attached, language_asked, origin_is_foreign, refuse, token_of
from wurfwerk.frontends.web.rooms import Line
from wurfwerk.frontends.web.speech import accepted, error_body, to_json
from wurfwerk.message import Message, WurfwerkError
from wurfwerk.play import codec
from wurfwerk.table.command import Speak
from wurfwerk.table.error import TableError

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from starlette.websockets import WebSocket

    from wurfwerk.frontends.web.request import Attached
    from wurfwerk.frontends.web.rooms import Room
    from wurfwerk.table.event import Language

log = logging.getLogger("wurfwerk")
MOST_AT_ONCE = 16
"""Commands of one socket that may be under way together."""
TRY_AGAIN_LATER = 1013
ACK_WAITS = 2.0
"""Seconds an answer waits for a socket that is still being sent what it missed."""


async def live(socket: WebSocket) -> None:
    """WS /api/tables/ID/live?after=N&lang=. Refused before the handshake: 400, 401, 403, 404."""
    here = attached(socket)
    language = accepted(socket.headers.get("accept-language"))
    try:
        asked = language_asked(socket)
        language = asked or language
        if origin_is_foreign(socket):
            raise TableError("foreign-origin")
        after = _after(socket.query_params.get("after"))
        seated = await here.tables.seated(socket.path_params["table"], token_of(socket))
        # Who asks for entries behind the last one, perhaps of a table that was restored, must not miss those to come.
        after = min(after, (await here.tables.state(seated.table)).seq)
    except WurfwerkError as error:
        await socket.send_denial_response(refuse(error, language))
        return
    await socket.accept()
    line = Line(seated, after, asked or seated.language, fixed=asked is not None)
    room = here.rooms.enter(line)
    parts = [
        asyncio.ensure_future(part)
        for part in (_receive(socket, here, room, line), _send(socket, line), line.overrun.wait())
    ]
    catching_up = asyncio.ensure_future(room.catch_up(line))
    try:
        await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
    finally:
        here.rooms.leave(line)
        for part in (*parts, catching_up):
            part.cancel()
        await asyncio.gather(*parts, catching_up, return_exceptions=True)
    if line.overrun.is_set() and socket.application_state is WebSocketState.CONNECTED:
        await socket.close(TRY_AGAIN_LATER)


async def _send(socket: WebSocket, line: Line) -> None:
    while True:
        await socket.send_text(await line.take())


async def _receive(socket: WebSocket, here: Attached, room: Room, line: Line) -> None:
    """Read commands until the socket closes. What is under way then is stored all the same."""
    under_way: set[asyncio.Task[None]] = set()
    before: asyncio.Task[None] | None = None
    try:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text")
            answer = _carry_out(here, room, line, frame if frame is not None else message.get("bytes") or b"")
            before = asyncio.ensure_future(_tell(line, answer, before))
            under_way.add(before)
            before.add_done_callback(under_way.discard)
            if len(under_way) >= MOST_AT_ONCE:
                await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
    except (WebSocketDisconnect, RuntimeError):
        return


async def _tell(line: Line, answer: Coroutine[Any, Any, str], before: asyncio.Task[None] | None) -> None:
    """Answer commands in the order in which they came."""
    text = await answer
    if before is not None:
        await asyncio.wait([before])
    if not line.live.is_set():
        # The entry comes first, as long as that does not take so long that the client would doubt its line.
        with suppress(TimeoutError):
            await asyncio.wait_for(line.live.wait(), ACK_WAITS)
    line.put(text)


async def _carry_out(here: Attached, room: Room, line: Line, frame: str | bytes) -> str:
    """Carry out one command. Its ack waits in line behind the entries that were published before."""
    client: str | None = None
    try:
        command = codec.sent(frame)
        client = command.id
        key = f"{line.seated.table}/{line.seated.seat}"
        if not here.limit.take(key) and not here.tables.answered(line.seated, client):
            raise TooFast
        seq = await here.tables.act(line.seated, command, client)
        if isinstance(command, Speak):
            room.speak(line.seated.seat, command.language)
    except codec.ShapeError as error:
        return _nack(client or error.client, error, line.language)
    except WurfwerkError as error:
        return _nack(client, error, line.language)
    except Exception as error:
        log.exception("fault while carrying out a command")
        fault = WurfwerkError(Message("error-internal", what=type(error).__name__), key="internal")
        return _nack(client, fault, line.language)
    return to_json({"ack": client, "seq": seq})


def _nack(client: str | None, error: WurfwerkError, language: Language) -> str:
    return to_json({"nack": client, **error_body(error, language)})


def _after(text: str | None) -> int:
    """The number behind which entries are wanted; left out: all."""
    if text is None:
        return 0
    if not (text.isascii() and text.isdecimal() and len(text) <= 15):
        raise codec.wrong_shape("number", "after")
    return int(text)
