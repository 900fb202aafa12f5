"""The built web front: one page for every address without /api, its assets, and a plain word where it is not built."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from wurfwerk.frontends.web.request import language_of, refuse
from wurfwerk.frontends.web.speech import words_of
from wurfwerk.table.error import TableError

STATIC = Path(__file__).parent / "static"
_NAME = re.compile(r"\w[\w.-]{0,100}", re.ASCII)
_PAGE = re.compile(r"|t/[^/]+/?")
"""The start page and the tables."""
FOREVER = "public, max-age=31536000, immutable"


async def page(request: Request) -> Response:
    """A file of the front by its name, else the page itself. What has a hash in its name is kept by browsers for good."""
    path = request.path_params["path"]
    if path == "api" or path.startswith("api/"):
        return refuse(TableError("not-found"), language_of(request))
    folder, _, name = path.rpartition("/")
    file = STATIC / folder / name
    if folder in ("", "assets") and _NAME.fullmatch(name) and file.is_file():
        keep = FOREVER if folder == "assets" else "no-cache"
        return FileResponse(file, headers={"Cache-Control": keep})
    if folder == "assets":
        return refuse(TableError("not-found"), language_of(request))
    index = STATIC / "index.html"
    if index.is_file():
        # The page itself says that there is none of that address.
        return FileResponse(index, 200 if _PAGE.fullmatch(path) else 404, {"Cache-Control": "no-cache"})
    language = language_of(request)
    text = escape(words_of(language).text("table-front-not-built"))
    body = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Wurfwerk</title><p>{text}</p></html>'
    return HTMLResponse(body, 503, {"Cache-Control": "no-cache"})
