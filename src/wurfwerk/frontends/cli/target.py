"""What the words and options of a command mean: the target, numbers, faces, the source of chance.

All of it is bounded before it is read. A target `-` is the only line of standard input, because an argument of the shell cannot be long.
"""

from __future__ import annotations

import sys

from wurfwerk.frontends.cli.options import OptionError
from wurfwerk.message import Message, why

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.chance import Chance
    from wurfwerk.frontends.cli.options import Given

MAX_LINE = 4_000_000
"""Bytes of a line that are read at all; what is longer is refused by length, and cannot fill the memory."""

MAX_NUMBER_SIGNS = 40
_NUMBER_SIGNS = "+-./\N{MINUS SIGN}"


def target(given: Given) -> str:
    """The notation: the words of the command with one space between them, or the line on standard input for `-`."""
    if not given.words:
        raise OptionError(Message("error-missing-target"), key="missing-target")
    if given.words == ("-",):
        return _line()
    return " ".join(given.words)


def _line() -> str:
    if sys.stdin is None:  # closed: there is no line
        return ""
    try:
        raw = sys.stdin.buffer.readline(MAX_LINE)
        if raw.endswith(b"\n") and not sys.stdin.isatty():
            _nothing_more()
    except OSError as error:
        raise OptionError(Message("error-input-unreadable", why=why(error.errno)), key="input-unreadable") from None
    try:
        return raw.decode().rstrip("\r\n")
    except UnicodeDecodeError:
        raise OptionError(Message("error-not-text"), key="not-text") from None


def _nothing_more() -> None:
    """Behind the line may only stand white space: what is not read must not be lost in silence."""
    seen = 0
    while seen < MAX_LINE and (
        rest := sys.stdin.buffer.read1(65_536)  # type: ignore[union-attr]
    ):
        seen += len(rest)
        if rest.strip() or seen >= MAX_LINE:
            raise OptionError(Message("error-several-lines"), key="several-lines")


def number(text: str, option: str) -> int | Fraction:
    """A whole number, or 7/2, or 3.5. OptionError bad-number for anything else."""
    # No exponent: 1e999999999 has few signs and more digits than any memory.
    if len(text) <= MAX_NUMBER_SIGNS and all([sign.isdecimal() or sign in _NUMBER_SIGNS for sign in text]):
        text = text.replace("\N{MINUS SIGN}", "-")
        try:
            return int(text)
        except ValueError:
            pass
        from fractions import Fraction

        try:
            return Fraction(text)
        except (ValueError, ZeroDivisionError):
            pass
    raise OptionError(Message("error-bad-number", option=option, text=text[:MAX_NUMBER_SIGNS]), key="bad-number")


def chance(given: Given) -> Chance:
    """Where the faces come from: typed in, from a seed, or from the system."""
    faces, seed = given.text("faces"), given.text("seed")
    if faces is not None:
        if seed is not None:
            raise OptionError(Message("error-seed-and-faces"), key="seed-and-faces")
        from wurfwerk.dice.chance import ScriptedChance

        return ScriptedChance(_faces(faces))
    if seed is not None:
        from wurfwerk.dice.chance import SeededChance

        whole = len(seed) <= MAX_NUMBER_SIGNS and seed.removeprefix("-").isdecimal()
        return SeededChance(int(seed) if whole else seed)
    from wurfwerk.dice.chance import SystemChance

    return SystemChance()


def finish(chance: Chance) -> None:
    """Typed-in faces must all be used."""
    end = getattr(chance, "finish", None)
    if end is not None:
        end()


def _faces(text: str) -> list[int]:
    faces = []
    for position, part in enumerate(text.split(","), 1):
        part = part.strip()
        if len(part) > MAX_NUMBER_SIGNS or not part.lstrip("+-").isdecimal() or len(part.lstrip("+-")) < len(part) - 1:
            raise OptionError(
                Message("error-bad-faces", position=position, text=part[:MAX_NUMBER_SIGNS]), key="bad-faces"
            )
        faces.append(int(part))
    return faces
