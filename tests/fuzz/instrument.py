"""Coverage that costs little: every block of the modules asked for notes that it ran, and from which block.

The source is rewritten when it is imported, so `install` comes before the first import of what shall be seen.
"""

from __future__ import annotations

import ast
import builtins
import sys
from collections import Counter
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from random import Random
from types import CodeType

EDGES = 1 << 16
_BLOCKS = 200_000


class Coverage:
    """`blocks` of all runs; `edges` of the run since `begin`, and those `seen` in all runs."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self.blocks = bytearray(_BLOCKS)
        self.edges = bytearray(EDGES)
        self.seen = 0
        self.last = [0]
        self.random = Random(0)

    def begin(self) -> None:
        self.edges[:] = bytes(EDGES)
        self.last[0] = 0

    def new(self) -> bool:
        """Whether the run since `begin` went a way that none went before."""
        ran = int.from_bytes(self.edges, "little")
        if not ran & ~self.seen:
            return False
        self.seen |= ran
        return True

    def reached(self) -> tuple[Counter[str], Counter[str]]:
        """(blocks that ran, all blocks) of each module that was imported."""
        ran = Counter(place for place, hit in zip(self.places, self.blocks, strict=False) if hit)
        return ran, Counter(self.places)


class _Noting(ast.NodeTransformer):
    def __init__(self, coverage: Coverage, module: str) -> None:
        self.coverage = coverage
        self.module = module
        self.inside = 0

    def note(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The block with a note before it, behind its docstring."""
        number = len(self.coverage.places)
        self.coverage.places.append(self.module)
        mark = self.coverage.random.randrange(EDGES)
        source = f"_fuzz_blocks[{number}] = _fuzz_edges[_fuzz_last[0] ^ {mark}] = 1; _fuzz_last[0] = {mark >> 1}"
        notes = ast.parse(source).body
        for node in notes:
            for inner in ast.walk(node):
                ast.copy_location(inner, body[0])
        first = body[0]
        if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
            return [first, *notes, *body[1:]]
        return [*notes, *body]

    def visit(self, node: ast.AST) -> ast.AST:
        function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if isinstance(node, ast.Lambda):
            return node
        self.inside += function
        self.generic_visit(node)
        if self.inside:
            blocks = function or isinstance(
                node, ast.If | ast.For | ast.While | ast.With | ast.Try | ast.ExceptHandler | ast.match_case
            )
            for name in ("body", "orelse", "finalbody") if blocks else ():
                body = getattr(node, name, None)
                if body:
                    setattr(node, name, self.note(body))
        self.inside -= function
        return node


class _Loader(SourceFileLoader):
    coverage: Coverage

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        tree = _Noting(self.coverage, fullname).visit(ast.parse(self.get_data(path), path))
        return compile(tree, path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, coverage: Coverage, names: tuple[str, ...]) -> None:
        self.coverage = coverage
        self.names = names

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if not fullname.startswith(self.names):
            return None
        spec = PathFinder.find_spec(fullname, path)  # type: ignore[arg-type]
        if spec is not None and isinstance(spec.loader, SourceFileLoader):
            loader = _Loader(spec.loader.name, spec.loader.path)
            loader.coverage = self.coverage
            spec.loader = loader
        return spec


def install(*names: str) -> Coverage:
    """From now on modules of these packages note what runs."""
    early = [name for name in sys.modules if name.startswith(names)]
    if early:
        raise RuntimeError(f"imported too early: {early[:3]}")
    coverage = Coverage()
    for name, value in (("blocks", coverage.blocks), ("edges", coverage.edges), ("last", coverage.last)):
        setattr(builtins, f"_fuzz_{name}", value)
    sys.meta_path.insert(0, _Finder(coverage, names))
    return coverage
