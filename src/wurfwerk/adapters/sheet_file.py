"""A sheet in a file.  Law: whoever reads it finds the former version whole or the new one whole, and no writer undoes another's work.

Writing makes a new file beside it, syncs it and puts it in the place of the former one. Before that it looks whether the former one is
still what was read. A sheet of an older layout is kept beside it as `NAME.v1.bak`.
"""

from __future__ import annotations

import contextlib
import errno
import glob
import os
import secrets
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from wurfwerk.message import why
from wurfwerk.sheets.error import SheetError
from wurfwerk.sheets.written import MAX_CHARACTERS, Document, read, write

try:
    import fcntl
except ImportError:  # no such locks on Windows; the comparison remains
    fcntl = None  # type: ignore[assignment]

_PART = ".part"
MAX_BYTES = 4 * MAX_CHARACTERS


@dataclass(frozen=True)
class SheetFile:
    """What was read: the file, its bytes, and what they say."""

    place: Path
    content: bytes
    document: Document


def load(place: Path) -> SheetFile:
    """Read a file. SheetError unreadable, not-a-file, not-text, and those of `sheets.written.read`."""
    try:
        place = Path(os.path.realpath(place))
        with _opened(place) as file:
            content = _content(file)
    except (OSError, ValueError) as error:  # a name with a zero byte is no name
        raise _failed("unreadable", place, error) from None
    return SheetFile(place, content, read(_text(content)))


def create(place: Path, document: Document) -> None:
    """Write a file that is not there yet. SheetError exists, unwritable."""
    content = write(document).encode()
    try:
        if os.path.lexists(place):
            raise FileExistsError
        with _beside(place, content, 0o666) as new:
            _take_place(new, place)
        _sync(place.parent)
    except FileExistsError:
        raise SheetError("exists", file=str(place)) from None
    except (OSError, ValueError) as error:
        if isinstance(error, FileNotFoundError) and place.exists():  # who was quicker has swept ours away
            raise SheetError("exists", file=str(place)) from None
        raise _failed("unwritable", place, error) from None


def save(former: SheetFile, document: Document, *, migrated_from: int | None = None) -> Path | None:
    """Put the document in the place of what was read; the path of the backup where there is one.

    migrated_from   the older layout that the file has
    SheetError changed-meanwhile, in-use, unwritable: then the file is as it was.
    """
    place = former.place
    content = write(document).encode()
    try:
        with _opened(place) as file:
            _lock(file)
            # Whoever wrote while we waited has put another file in this place.
            if _content(file) != former.content or not os.path.samestat(os.fstat(file), place.stat()):
                raise SheetError("changed-meanwhile", file=str(place))
            mode = stat.S_IMODE(os.fstat(file).st_mode)
            if not mode & 0o222 or not os.access(place, os.W_OK):
                raise SheetError("read-only", file=str(place))
            _sweep(place)
            backup = None if migrated_from is None else _backup(former, migrated_from)
            with _beside(place, content, 0o600) as new:
                new.chmod(mode)
                new.replace(place)
            _sync(place.parent)
            return backup
    except FileNotFoundError:
        raise SheetError("changed-meanwhile", file=str(place)) from None
    except OSError as error:
        raise _failed("unwritable", place, error) from None


@contextlib.contextmanager
def _opened(place: Path) -> Iterator[int]:
    """A plain file, open for reading; a pipe or a device could keep us waiting for ever."""
    file = os.open(place, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    try:
        if not stat.S_ISREG(os.fstat(file).st_mode):
            raise SheetError("not-a-file", file=str(place))
        yield file
    finally:
        os.close(file)


def _content(file: int) -> bytes:
    if os.fstat(file).st_size > MAX_BYTES:
        raise SheetError("too-long", most=MAX_CHARACTERS, length="none")
    parts = []
    left = MAX_BYTES + 1
    while left and (part := os.read(file, left)):
        parts.append(part)
        left -= len(part)
    if not left:
        raise SheetError("too-long", most=MAX_CHARACTERS, length="none")
    return b"".join(parts)


def _text(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SheetError("not-text", position=error.start + 1) from None


def _lock(file: int) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise SheetError("in-use") from None


def _backup(former: SheetFile, version: int) -> Path:
    """The file as it was, beside it; an older backup stays."""
    number = 1
    while True:
        more = "" if number == 1 else f"-{number}"
        beside = former.place.with_name(f"{former.place.name}.v{version}{more}.bak")
        try:
            with beside.open("xb") as file:
                _write(file.fileno(), former.content)
            return beside
        except FileExistsError:
            if beside.read_bytes() == former.content:
                return beside
            number += 1


@contextlib.contextmanager
def _beside(place: Path, content: bytes, mode: int) -> Iterator[Path]:
    """A new file with this content beside a place; whatever happens, it does not stay under its own name."""
    new = place.with_name(f".{_short(place.name)}.{secrets.token_hex(4)}{_PART}")
    descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), mode)
    try:
        try:
            _write(descriptor, content)
        finally:
            os.close(descriptor)
        yield new
    finally:
        new.unlink(missing_ok=True)


def _short(name: str) -> str:
    """A name that leaves room for more behind it."""
    return os.fsdecode(os.fsencode(name)[:200])


def _take_place(new: Path, place: Path) -> None:
    """A whole file in a place where nothing is. FileExistsError."""
    try:
        os.link(new, place)
    except FileExistsError:
        raise
    except OSError:  # a drive without links: somebody could be quicker by a moment
        if os.path.lexists(place):
            raise FileExistsError from None
        new.rename(place)


def _sweep(place: Path) -> None:
    """Take away what killed writers left beside a file that we have locked: none of them can come back to it."""
    if fcntl is None:
        return
    for left in place.parent.glob(f".{glob.escape(_short(place.name))}.{'[0-9a-f]' * 8}{_PART}"):
        left.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    with contextlib.suppress(OSError):  # not every system can sync a folder
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _write(file: int, content: bytes) -> None:
    view = memoryview(content)
    while view:
        view = view[os.write(file, view) :]
    os.fsync(file)


def _failed(key: str, place: Path, error: OSError | ValueError) -> SheetError:
    number = error.errno if isinstance(error, OSError) else errno.EINVAL
    return SheetError(key, file=str(place), why=why(number))
