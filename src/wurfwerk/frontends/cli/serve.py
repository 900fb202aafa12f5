"""`serve`: the live table. What was not given comes from the environment: WURFWERK_HOST, WURFWERK_PORT, WURFWERK_DATABASE."""

from __future__ import annotations

import os
from errno import EBADF, EDQUOT, EFBIG, EIO, ENOSPC

from wurfwerk.frontends.cli import options, output
from wurfwerk.message import Message
from wurfwerk.words.language import language_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence


_FULL = (EBADF, EDQUOT, EFBIG, EIO, ENOSPC)
"""What the announcement meets where standard output is full or broken; the store has errors of its own."""


def run(arguments: Sequence[str]) -> int:
    """`wurfwerk serve`: runs until it is stopped. Returns the exit status."""
    given = options.read(arguments, options.COMMANDS["serve"])
    language = language_of(os.environ, given.text("lang"))
    if given.options.get("help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.of_command("serve", given)
    if given.words:
        raise options.OptionError(Message("error-needless-argument", word=given.words[0][:60]), key="needless-word")
    options.check_text([os.environ.get(name, "") for name in ("WURFWERK_HOST", "WURFWERK_DATABASE")])
    # The application knows what else the environment says; a port that is none has to be told here and now.
    port = given.text("port") or os.environ.get("WURFWERK_PORT")
    from importlib import import_module

    # By name: the application stands above its front ends, and this one starts it.
    serve = import_module("wurfwerk.app").serve
    host, database, sample = given.text("host"), given.text("database"), bool(given.options.get("sample"))
    try:
        serve(host, _port(port) if port else None, database, sample=sample, language=language)
    except OSError as error:
        if error.filename is None and error.errno in _FULL:
            raise output.unwritable(error) from None
        raise
    return 0


def _port(text: str) -> int:
    """A port; 0 lets the system choose one."""
    if text.isdecimal() and len(text) <= 5 and int(text) < 65_536:
        return int(text)
    raise options.OptionError(Message("error-bad-port", text=text[:60]), key="bad-port")
