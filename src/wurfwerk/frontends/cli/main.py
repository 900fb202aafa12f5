"""The program `wurfwerk`: finds the command, runs it, and turns whatever happens into an exit status.

0 done; 2 the input was wrong, or the output cannot be written; 3 refused as too costly; 1 a fault of the program itself;
130 interrupted; 141 the reader of the output went away. Law: nobody ever sees a traceback who has not asked for it (WURFWERK_TRACEBACK=1).
"""

from __future__ import annotations

import os
import sys

from wurfwerk.frontends.cli import output
from wurfwerk.frontends.cli.options import check_in, check_text
from wurfwerk.message import Message, WurfwerkError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

INTERRUPTED = 130
READER_GONE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        output.prepare()
        check_text(given)
        status = _command(given)
        output.flush()
    except WurfwerkError as error:
        return _fail(error, given)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return READER_GONE
    except Exception as error:
        if os.environ.get("WURFWERK_TRACEBACK"):
            raise
        return _fail(_fault(error), given)
    return status


def _command(given: list[str]) -> int:
    command, rest = (given[0], given[1:]) if given else ("--help", [])
    if command in ("roll", "odds"):
        check = check_in(rest)
        if check is None:
            from wurfwerk.frontends.cli import plain

            return plain.run(command, rest)
        from wurfwerk.frontends.cli import checks

        return checks.run(command, check, rest)
    if command == "systems":
        from wurfwerk.frontends.cli import systems

        return systems.run(rest)
    if command == "sheet":
        from wurfwerk.frontends.cli import sheet

        return sheet.run(rest)
    if command == "serve":
        from wurfwerk.frontends.cli import serve

        return serve.run(rest)
    if command in ("--help", "-h", "help"):
        from wurfwerk.frontends.cli import help as helping

        return helping.overview(rest)
    if command == "--version":
        from importlib.metadata import version

        output.put([f"wurfwerk {version('wurfwerk')}"])
        return 0
    raise _unknown_command(command)


def _unknown_command(command: str) -> WurfwerkError:
    from wurfwerk.frontends.cli.options import COMMANDS, OptionError, nearest

    message = Message("error-unknown-command", command=command[:60], commands=", ".join(COMMANDS))
    return OptionError(message, key="unknown-command", hint=nearest(command, list(COMMANDS)))


def _fail(error: WurfwerkError, given: list[str]) -> int:
    from wurfwerk.frontends.cli.failure import report

    try:
        return report(error, given)
    except output.OutputError as unwritable:
        return report(unwritable, given)
    except BrokenPipeError:
        return READER_GONE
    except KeyboardInterrupt:
        return INTERRUPTED


def _fault(error: Exception) -> WurfwerkError:
    """A fault of the program, told as such: it is never the fault of the person who typed."""
    what = f"{type(error).__name__}: {error}"[:300]
    return WurfwerkError(Message("error-internal", what=what), key="internal")
