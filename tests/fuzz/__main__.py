"""`./dev fuzz`: texts and trees without end, guided by what code they reach.

    ./dev fuzz [--minutes N] [--seed N] [--distil]

Every input is held to `tests/fuzz/properties.py`. What breaks a property is made as small as it can be, shown, and kept in
test-results/fuzz; the way out is then 1. `--distil` writes the fewest texts that reach what was reached to tests/data/fuzz.
"""

from __future__ import annotations

import argparse
import json
import resource
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random, SystemRandom
from time import monotonic

from tests.fuzz.instrument import Coverage, install

ROOT = Path(__file__).resolve().parents[2]
RESULTS = ROOT / "test-results" / "fuzz"
KEPT = ROOT / "tests" / "data" / "fuzz" / "corpus.jsonl"
ROOMS = ("wurfwerk.notation", "wurfwerk.dice")
EVERY = 30.0
"""Seconds between two lines of progress."""


def main(arguments: list[str]) -> int:
    """Fuzz for so many minutes. Returns 1 if anything was found."""
    parser = argparse.ArgumentParser(
        prog="./dev fuzz", description="any text, any tree: read or refused, thrown, explained, worked out"
    )
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=None, help="for the same inputs again")
    parser.add_argument(
        "--distil", action="store_true", help="write the fewest texts that reach as much to tests/data/fuzz"
    )
    parser.add_argument("--replay", type=Path, help="one kept finding, without notes of coverage in the code")
    chosen = parser.parse_args(arguments)
    if chosen.replay is not None:
        bounded()
        return replay(json.loads(chosen.replay.read_text(encoding="utf-8")))
    bounded()
    coverage = install(*ROOMS)
    seed = SystemRandom().randrange(2**32) if chosen.seed is None else chosen.seed
    print(f"fuzz: seed {seed}, {chosen.minutes:g} minutes", flush=True)
    run = Run(coverage, seed)
    run.fuzz(chosen.minutes * 60)
    if chosen.distil:
        run.distil()
    return 1 if run.findings else 0


def bounded() -> None:
    """What takes all the memory there is shall be a finding, not the end of the run."""
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    wanted = 3 * 2**30
    resource.setrlimit(resource.RLIMIT_AS, (wanted if most < 0 else min(wanted, most), most))


def replay(found: dict[str, str]) -> int:
    """Hold one kept input to the properties again."""
    from tests.fuzz import properties, trees

    clock = properties.Clock(5)
    try:
        with Watch():
            if found["kind"] == "tree":
                trees.fuzzed(clock, lambda expression: print(expression))(bytes.fromhex(found["bytes"]))
            else:
                held(found["dialect"], found["text"], clock, whole=True)
    except Exception as error:
        print(f"{key_of(error)}\n{error}"[:2000])
        return 1
    print("holds")
    return 0


def held(dialect: str, typed: str, clock: object, *, whole: bool) -> None:
    """One text; `whole`: in all dialects, and what it takes of memory."""
    from tests.fuzz import properties

    assert isinstance(clock, properties.Clock)
    properties.text(typed, dialect, clock, whole=whole)
    if whole:
        properties.meanings(typed, clock)
        properties.memory(typed, dialect)


HANGS = 15.0
"""Seconds of the processor after which an input is given up."""


class Hang(Exception):  # noqa: N818
    """An input took longer than any bound allows."""


def hang(_signal: int, _frame: object) -> None:
    raise Hang


class Watch:
    """Within it, Hang is raised when the time is over."""

    def __enter__(self) -> None:
        signal.signal(signal.SIGPROF, hang)
        signal.setitimer(signal.ITIMER_PROF, HANGS)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)


def key_of(error: BaseException) -> str:
    """What tells one finding from another: the property, or the error and the line of ours that raised it."""
    key = getattr(error, "key", None)
    if type(error).__name__ == "Broken":
        return str(key)
    trace, place = error.__traceback__, ""
    while trace is not None:
        path = trace.tb_frame.f_code.co_filename
        if "wurfwerk" in path:
            place = f"{Path(path).stem}-{trace.tb_frame.f_code.co_name}"
        trace = trace.tb_next
    return f"{type(error).__name__}-{place}"


class Run:
    """One run: its corpus, what it found, and what it counted."""

    def __init__(self, coverage: Coverage, seed: int) -> None:
        from tests.fuzz import properties, texts, trees

        self.coverage = coverage
        self.random = Random(seed)
        self.clock = properties.Clock()
        self.count: Counter[str] = Counter()
        self.findings: dict[str, dict[str, str]] = {}
        self.corpus = texts.seeds() + texts.kept(RESULTS / "corpus.jsonl")
        self.first = len(self.corpus)
        self.bytes: list[bytes] = [Random(number).randbytes(256) for number in range(50)]
        self.changed_text, self.giant, self.changed_bytes = texts.changed, texts.giant, trees.changed
        self.dialects = texts.DIALECTS
        self.one_tree = trees.fuzzed(self.clock, lambda _: self.count.update(["trees that mean something"]))

    def fuzz(self, seconds: float) -> None:
        start = told = monotonic()
        for dialect, typed in list(self.corpus):
            self.text(dialect, typed)
        for data in list(self.bytes):
            self.tree(data)
        while (now := monotonic()) < start + seconds:
            kind = self.random.random()
            if kind < 0.85:
                self.new_text(giant=kind < 0.03)
            else:
                pick = self.random.choice
                self.tree(self.changed_bytes(self.random, pick(self.bytes), pick(self.bytes)))
            if now > told + EVERY:
                told = now
                print(f"fuzz: {now - start:.0f} s, {self.told()}", flush=True)
        RESULTS.mkdir(parents=True, exist_ok=True)
        write(RESULTS / "corpus.jsonl", self.corpus[-3000:])
        self.report(monotonic() - start)

    def new_text(self, *, giant: bool) -> None:
        near_the_end = max(0, len(self.corpus) - 200) if self.random.random() < 0.3 else 0
        dialect, typed = self.corpus[self.random.randrange(near_the_end, len(self.corpus))]
        if self.random.random() < 0.1:
            dialect = self.random.choice(self.dialects)
        if giant:
            self.text(dialect, self.giant(self.random, dialect, typed), giant=True)
        else:
            self.text(dialect, self.changed_text(self.random, dialect, typed, self.random.choice(self.corpus)[1]))

    def text(self, dialect: str, typed: str, *, giant: bool = False) -> None:
        self.count["texts"] += 1
        self.count["long texts"] += giant
        self.coverage.begin()
        try:
            with Watch():
                held(dialect, typed, self.clock, whole=self.random.random() < 0.1)
        except Exception as error:
            self.found(error, {"kind": "text", "dialect": dialect, "text": typed})
        if self.coverage.new() and not giant and len(typed) < 400:
            self.corpus.append((dialect, typed))
            try:
                with Watch():
                    held(dialect, typed, self.clock, whole=True)
            except Exception as error:
                self.found(error, {"kind": "text", "dialect": dialect, "text": typed})
            self.coverage.new()

    def tree(self, data: bytes) -> None:
        self.count["trees"] += 1
        self.coverage.begin()
        used: bytes | None = data
        try:
            with Watch():
                used = self.one_tree(data)
        except Exception as error:
            self.found(error, {"kind": "tree", "bytes": data.hex()})
        if used is not None and self.coverage.new():
            self.bytes.append(used)

    # Findings.

    def found(self, error: Exception, what: dict[str, str]) -> None:
        key = key_of(error)
        if key in self.findings:
            self.count[f"again {key}"] += 1
            return
        if key.startswith("slow-") and self.count[f"not confirmed {key}"] > 200:
            return
        what["key"], what["error"] = key, str(error)[:1000]
        if what["kind"] == "text" and not key.startswith(("slow-", "memory")):
            what["text"] = self.smallest(what["dialect"], what["text"], key)
        path = RESULTS / f"{key}.json"
        RESULTS.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(what, indent=1), encoding="utf-8")
        # The notes of coverage take time as well: what is slow counts only if it is slow without them.
        command = [sys.executable, "-m", "tests.fuzz", "--replay", str(path)]
        again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        if not again.returncode:
            path.unlink()
            self.count[f"not confirmed {key}"] += 1
            return
        self.findings[key] = what
        print(f"fuzz: FOUND {key}\n  {path.relative_to(ROOT)}\n  {again.stdout.strip()[:800]}", flush=True)

    def smallest(self, dialect: str, typed: str, key: str) -> str:
        """The text without whatever is not needed to break the same property."""
        from tests.fuzz.properties import Clock

        size = len(typed) // 2
        tries = 0
        while size and tries < 500:
            at = 0
            while at < len(typed) and tries < 500:
                tries += 1
                less = typed[:at] + typed[at + size :]
                try:
                    held(dialect, less, Clock(), whole=True)
                except Exception as error:
                    if key_of(error) == key:
                        typed = less
                        continue
                at += size
            size //= 2
        return typed

    # Reports.

    def told(self) -> str:
        inputs = self.count["texts"] + self.count["trees"]
        edges = self.coverage.seen.bit_count()
        return f"{inputs} inputs, {edges} ways, {len(self.corpus) - self.first + len(self.bytes)} kept, {len(self.findings)} found"

    def report(self, seconds: float) -> None:
        ran, every = self.coverage.reached()
        texts, trees = self.count["texts"], self.count["trees"]
        print(
            f"\n{texts + trees} inputs in {seconds:.0f} s: {texts} texts ({self.count['long texts']} long), {trees} trees",
            end="",
        )
        print(f" ({self.count['trees that mean something']} that mean something)")
        for room in ROOMS:
            here = sum(number for module, number in ran.items() if module.startswith(room))
            there = sum(number for module, number in every.items() if module.startswith(room))
            print(f"{room}: {here} of {there} blocks ({here / there:.1%})")
        least = sorted(every, key=lambda module: ran[module] - every[module])[:8]
        print("least reached: " + ", ".join(f"{m.removeprefix('wurfwerk.')} {ran[m]}/{every[m]}" for m in least))
        for key, (slowest, told) in sorted(self.clock.slowest.items()):
            print(f"slowest {key}: {slowest * 1000:.0f} ms (with notes of coverage): {told[:90]!r}")
        for key, number in sorted(self.count.items()):
            if key.startswith(("again", "not confirmed")):
                print(f"{key}: {number}")
        print(f"{len(self.findings)} findings" + "".join(f"\n  {key}" for key in self.findings), flush=True)

    def distil(self) -> None:
        """The fewest of the texts, shortest first, that reach every block that any reaches."""
        from tests.fuzz.properties import Clock

        blocks, chosen = self.coverage.blocks, []
        reached = bytearray(len(blocks))
        for dialect, typed in sorted(self.corpus, key=lambda case: len(case[1])):
            blocks[:] = bytes(len(blocks))
            try:
                held(dialect, typed, Clock(), whole=True)
            except Exception:
                continue
            if int.from_bytes(blocks, "little") & ~int.from_bytes(reached, "little"):
                chosen.append((dialect, typed))
                for number, hit in enumerate(blocks):
                    if hit:
                        reached[number] = 1
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        write(KEPT, chosen)
        print(f"{len(chosen)} texts in {KEPT.relative_to(ROOT)}")


def write(path: Path, corpus: list[tuple[str, str]]) -> None:
    lines = [json.dumps({"dialect": dialect, "text": typed}) + "\n" for dialect, typed in corpus]
    path.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
