"""`Where`: a set of whole numbers, as closed spans.  What a condition such as `>=5` or `=1` says about a face."""

from __future__ import annotations

from wurfwerk.record import record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Span = tuple[int | None, int | None]


@record
class Where:
    """Sorted, disjoint, non-touching closed spans; `None` is open at that end.  Make one with the functions below."""

    spans: tuple[tuple[int | None, int | None], ...]

    def __contains__(self, value: int) -> bool:
        for low, high in self.spans:
            if (low is None or low <= value) and (high is None or value <= high):
                return True
        return False

    def __or__(self, other: Where) -> Where:
        return spans((*self.spans, *other.spans))

    def complement(self) -> Where:
        """All whole numbers that are not in the set."""
        out: list[Span] = []
        start: int | None = None
        open_start = True
        for low, high in self.spans:
            if low is not None:
                if open_start:
                    out.append((None, low - 1))
                elif start is not None and start <= low - 1:
                    out.append((start, low - 1))
            if high is None:
                return Where(tuple(out))
            start, open_start = high + 1, False
        out.append((None, None) if open_start else (start, None))
        return Where(tuple(out))

    def __and__(self, other: Where) -> Where:
        mine, theirs = self.spans, other.spans
        out: list[Span] = []
        i = j = 0
        while i < len(mine) and j < len(theirs):
            (low, high), (other_low, other_high) = mine[i], theirs[j]
            # Whichever of the two ends first is done with.
            if high is None or (other_high is not None and other_high < high):
                high = other_high
                j += 1
            else:
                i += 1
            if low is None or (other_low is not None and other_low > low):
                low = other_low
            if low is None or high is None or low <= high:
                out.append((low, high))
            if high is None:
                break
        return Where(tuple(out))

    def __sub__(self, other: Where) -> Where:
        if len(self.spans) != 1 or len(other.spans) != 1:
            return self & other.complement()
        (low, high), (first, last) = self.spans[0], other.spans[0]
        out: list[Span] = []
        if first is not None and (low is None or low < first):
            out.append((low, first - 1 if high is None or high >= first else high))
        if last is not None and (high is None or high > last):
            out.append((last + 1 if low is None or low <= last else low, high))
        return Where(tuple(out))

    def __bool__(self) -> bool:
        return bool(self.spans)


def spans(parts: Iterable[tuple[int | None, int | None]]) -> Where:
    """The union of any closed spans; an empty one (low above high) adds nothing."""
    kept = [s for s in parts if s[0] is None or s[1] is None or s[0] <= s[1]]
    kept.sort(key=lambda s: (s[0] is not None, s[0] or 0))
    out: list[tuple[int | None, int | None]] = []
    for low, high in kept:
        if out:
            before_low, before_high = out[-1]
            if before_high is None:
                break
            if low is None or low <= before_high + 1:
                out[-1] = (before_low, None if high is None else max(before_high, high))
                continue
        out.append((low, high))
    return Where(tuple(out))


def between(low: int | None, high: int | None) -> Where:
    """The whole numbers from low to high, both included."""
    return spans(((low, high),))


def only(*values: int) -> Where:
    """Exactly these numbers."""
    return spans((v, v) for v in values)


def at_least(bound: int) -> Where:
    return between(bound, None)


def at_most(bound: int) -> Where:
    return between(None, bound)


EVERYWHERE = Where(((None, None),))
NOWHERE = Where(())
