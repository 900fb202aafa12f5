"""Callables of one module, waiting to be called for a while: calls a second.

PYTHON rates.py MODULE      one JSON object a line in and out; the first line out names the callables

The module has `rows()`: a list of (row, contender, callable), or of (row, ours, numpy's) for two callables a row.
"""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module


def callables(module):
    """(row, contender) -> callable."""
    found = {}
    for row, one, other in import_module(module).rows():
        if callable(one):
            found[row, "wurfwerk"], found[row, "numpy"] = one, other
        else:
            found[row, one] = other
    return found


def measure(function, seconds, batch):
    """Calls a second, over at least so many seconds; of the last answer its length, mean and variance, if it has them."""
    calls = 0
    answer = None
    start = time.perf_counter()
    while True:
        for _ in range(batch):
            answer = function()
        calls += batch
        spent = time.perf_counter() - start
        if spent >= seconds:
            break
    out = {"rate": calls / spent}
    if hasattr(answer, "mean"):
        out |= {"size": len(answer), "mean": float(answer.mean()), "variance": float(answer.var())}
    return out


def main():
    try:
        found = callables(sys.argv[1])
    except Exception as error:
        print(json.dumps({"error": f"{type(error).__name__}: {str(error)[:80]}"}), flush=True)
        return
    print(json.dumps({"rows": list(found)}), flush=True)
    for line in sys.stdin:
        question = json.loads(line)
        try:
            function = found[question["row"], question["who"]]
            if question.get("warm"):
                function()
            answer = measure(function, question["seconds"], question["batch"])
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {str(error)[:80]}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
