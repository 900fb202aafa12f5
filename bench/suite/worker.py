"""One library, waiting to be asked: each question is answered in a fresh fork of a process that has only imported it.

    PYTHON worker.py LIBRARY      one JSON object a line in and out; the first line out tells the versions

So no memo table survives from one answer to the next. The digest of an answer is made after the time is taken.
"""

from __future__ import annotations

import ctypes
import gc
import hashlib
import json
import os
import platform
import select
import signal
import sys
import time
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from math import gcd
from pathlib import Path

GRACE = 20.0
"""Seconds for the digest, after the answer."""


def digest(weights, denominator):
    """Equal for equal chances, whatever the scale of the weights. A list holds the weights of 0, 1, 2 and so on."""
    if isinstance(weights, list):
        weights = dict(enumerate(weights))
    shared = denominator
    for weight in weights.values():
        shared = gcd(shared, int(weight))
        if shared == 1:
            break
    rows = sorted([f"{outcome!r} {int(weight) // shared:x}" for outcome, weight in weights.items() if weight])
    rows.append(f"{denominator // shared:x}")
    return hashlib.sha256("\n".join(rows).encode()).hexdigest()[:12]


def take_over():
    """Write to every page of this process's own memory once.

    A fork shares its pages with its parent until they are written to; copying them then is the system's work, not the library's,
    and would be most of the time of a short answer.
    """
    maps = Path("/proc/self/maps").read_text(encoding="ascii").splitlines()
    spans = [line.split() for line in maps if " rw-p " in line]
    for span in spans:
        if len(span) > 5 and span[5] != "[heap]":
            continue
        start, end = (int(x, 16) for x in span[0].split("-"))
        for page in range(start, end, 4096):
            ctypes.memmove(page, page, 1)


def answer(function, size, pipe):
    """In the fork: seconds, then the digest, a line each."""
    try:
        if sys.platform == "linux":
            take_over()
        start = time.perf_counter()
        found = function(*size)
        seconds = time.perf_counter() - start
        os.write(pipe, (json.dumps({"seconds": seconds}) + "\n").encode())
        os.write(pipe, (json.dumps({"digest": digest(*found)}) + "\n").encode())
    except BaseException as error:
        os.write(pipe, (json.dumps({"error": f"{type(error).__name__}: {str(error)[:80]}"}) + "\n").encode())
    os._exit(0)


def ask(function, size, limit):
    """{"seconds", "digest"}, {"error"} or {"stopped": true}."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        answer(function, size, writing)
    os.close(writing)
    text = b""
    end = time.monotonic() + limit + 0.5
    while True:
        left = end - time.monotonic()
        if left <= 0 or not select.select([reading], [], [], left)[0]:
            os.kill(child, signal.SIGKILL)
            break
        chunk = os.read(reading, 65536)
        if not chunk:
            break
        if not text:
            end = time.monotonic() + GRACE
        text += chunk
    os.waitpid(child, 0)
    os.close(reading)
    out = {}
    for line in text.decode().splitlines():
        out.update(json.loads(line))
    if "error" not in out and out.get("seconds", limit + 1) > limit:
        return {"stopped": True}
    return out


def main():
    library = sys.argv[1]
    module = import_module(f"by_{library}")
    try:
        known = version(library)
    except PackageNotFoundError:
        known = "?"
    gc.collect()
    gc.freeze()
    print(json.dumps({"version": known, "python": platform.python_version()}), flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        function = getattr(module, question["task"], None)
        found = {"missing": True} if function is None else ask(function, question["size"], question["limit"])
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
