"""Closures for the everyday shapes: equal dice and their sum, the best or worst of them, exploding dice, dice that count; plus constants.

Each is chosen by its shape alone; what is not here is thrown by `dice.closures`. A closure takes the whole first throw from a stock
of faces and judges it by functions that were chosen when the shape was compiled.
"""

from __future__ import annotations

from _operator import mul

from wurfwerk.dice.chance import BYTES, SystemChance, several, ways
from wurfwerk.dice.limits import MAX_THROWS
from wurfwerk.dice.shapes import Altered, Apply, Clamp, Constant, Die, Explode, Pool, Score, Sum
from wurfwerk.dice.trace import ChainThrow, CountThrow, OneOutThrow, PoolThrow, innermost
from wurfwerk.message import Message

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Protocol

    from wurfwerk.dice.chance import Chance
    from wurfwerk.dice.shapes import Shape
    from wurfwerk.dice.trace import Throw
    from wurfwerk.dice.where import Where
    from wurfwerk.message import WurfwerkError

    Judge = Callable[[Sequence[int]], int]
    """The values of the dice, in throwing order -> the value of the pool."""

    class Source(Protocol):
        """What `chance.Stock` is: faces that lie ready in `block[at:end]`.

        Taken from as it says there: `at` moved on and the faces cut out in one go, nothing called in between.
        """

        at: int
        end: int
        block: Sequence[int]

        def more(self, count: int) -> Sequence[int]: ...
        def take(self, count: int) -> Sequence[int]: ...


def everyday(whole: Shape, chance: Chance) -> Callable[[], Throw] | None:
    """The closure for a shape, or None if it is not one of the everyday ones."""
    shape, plus = whole, 0
    if type(whole) is Apply:
        if whole.operation != "+":
            return None
        others = []
        for part in whole.parts:
            if type(part) is Constant and isinstance(part.value, int):
                plus += part.value
            else:
                others.append(part)
        if len(others) != 1 or not -LARGEST < plus < LARGEST:
            return None
        (shape,) = others
    if type(shape) is not Pool or shape.then or shape.grow is not None or type(shape.fold) is not Sum:
        return None
    if len(shape.groups) != 1:
        return None
    ((member, count),) = shape.groups
    select = shape.select
    if count > MAX_THROWS or (select is not None and len(select) != count):
        return None
    judge = sum if select is None else JUDGES.get(select) or by_rank(select)
    if judge is None:
        return None
    if type(member) is Die:
        stock = chance.stock(member) if isinstance(chance, SystemChance) else None
        if (stock is None or member.faces is not None) and not small(member):
            return None
        source = Asked(member, chance) if stock is None else stock
        if judge is all_but_least or judge is all_but_most:
            return one_out(whole, shape, source, count, min if judge is all_but_least else max, plus)
        return plain(whole, shape, source, count, judge, plus)
    if not isinstance(member, Altered):
        return None
    if isinstance(member.rule, Explode):
        die, rule = member.of, member.rule
        if isinstance(die, Die) and small(die) and rule.score is None and -LARGE < rule.less < LARGE:
            return exploding(whole, shape, source_of(die, chance), count, judge, plus, rule)
        return None
    worth = worth_of(member)
    return (
        None
        if worth is None
        else counting(whole, shape, source_of(innermost(member), chance), count, judge, plus, worth)
    )


LARGE = 10**9
LARGEST = 10**99
"""Within these no sum of an everyday shape can be larger than `limits.MAX_RESULT`, and none has to be looked at."""


def small(die: Die) -> bool:
    """Whether no face is too large for a sum that is not checked."""
    if die.faces is None:
        return isinstance(die.sides, int) and die.sides <= LARGE
    return all([-LARGE <= face <= LARGE for face, _ in die.faces])


class Asked:
    """Faces of one die from a Chance that has none lying ready: it is asked for each throw."""

    __slots__ = ("_chance", "_die", "at", "block", "end")

    def __init__(self, die: Die, chance: Chance) -> None:
        self._die = die
        self._chance = chance
        self.at = self.end = 0
        self.block: Sequence[int] = ()

    def more(self, count: int) -> Sequence[int]:
        self.at = 0
        return several(self._chance, self._die, count)

    def take(self, count: int) -> Sequence[int]:
        return several(self._chance, self._die, count)


def source_of(die: Die, chance: Chance) -> Source:
    """Where the faces of this die come from."""
    stock = chance.stock(die) if isinstance(chance, SystemChance) else None
    return Asked(die, chance) if stock is None else stock


JUDGES: dict[tuple[int, ...], Judge] = {}
"""Selections of few dice that have occurred, and the judge of each."""


def by_rank(select: tuple[int, ...]) -> Judge | None:
    """The judge for a selection by ascending rank."""
    if any([not -LARGE < time < LARGE for time in select]):
        return None
    judge = judged(select, len(select), select.count(1))
    if len(select) <= 20:
        if len(JUDGES) >= 1_000:
            JUDGES.clear()
        JUDGES[select] = judge
    return judge


def judged(select: tuple[int, ...], count: int, kept: int) -> Judge:
    """The quickest way to the sum of what is kept."""
    if select == (0,) * count:
        return nothing
    if select == (0,) * (count - kept) + (1,) * kept:
        return sum if kept == count else all_but_least if kept == count - 1 else max if kept == 1 else best(kept)
    if select == (1,) * kept + (0,) * (count - kept):
        return all_but_most if kept == count - 1 else min if kept == 1 else worst(kept)
    return lambda values: sum(map(mul, sorted(values), select))


def best(kept: int) -> Judge:
    return lambda values: sum(sorted(values)[-kept:])


def worst(kept: int) -> Judge:
    return lambda values: sum(sorted(values)[:kept])


def nothing(_values: Sequence[int]) -> int:
    return 0


def all_but_least(values: Sequence[int]) -> int:
    return sum(values) - min(values)


def all_but_most(values: Sequence[int]) -> int:
    return sum(values) - max(values)


def plain(whole: Shape, pool: Pool, source: Source, count: int, judge: Judge, plus: int) -> Callable[[], Throw]:
    """Each die counts its face."""

    def throw() -> Throw:
        start = source.at
        source.at = end = start + count
        faces = source.block[start:end] if end <= source.end else source.more(count)
        thrown = PoolThrow()
        thrown.shape = whole
        thrown.pool = pool
        thrown.faces = faces
        thrown.value = judge(faces) + plus
        return thrown

    return throw


def one_out(whole: Shape, pool: Pool, source: Source, count: int, which: Judge, plus: int) -> Callable[[], Throw]:
    """Each die counts its face but the lowest or highest, of equal ones the last."""

    def throw() -> Throw:
        start = source.at
        source.at = end = start + count
        faces = source.block[start:end] if end <= source.end else source.more(count)
        thrown = OneOutThrow()
        thrown.shape = whole
        thrown.pool = pool
        thrown.faces = faces
        face = which(faces)
        thrown.out = faces.rindex(face) if type(faces) is bytes else count - 1 - faces[::-1].index(face)
        thrown.value = sum(faces) - face + plus
        return thrown

    return throw


def counting(
    whole: Shape, pool: Pool, source: Source, count: int, judge: Judge, plus: int, worth: Callable[[int], int]
) -> Callable[[], Throw]:
    """Each die counts what its face is worth."""

    def throw() -> Throw:
        thrown = CountThrow()
        thrown.shape = whole
        thrown.pool = pool
        thrown.faces = faces = source.take(count)
        thrown.counts = counts = list(map(worth, faces))
        thrown.value = judge(counts) + plus
        return thrown

    return throw


class Worth(dict[int, int]):
    """What each face is worth, found out when it falls for the first time."""

    def __init__(self, rules: list[Clamp | Score]) -> None:
        self.rules = rules

    def __missing__(self, face: int) -> int:
        value = face
        for rule in self.rules:
            value = counted_as(value, rule)
        self[face] = value
        return value


def counted_as(value: int, rule: Clamp | Score) -> int:
    """What a value counts for under a rule that never throws again."""
    if isinstance(rule, Score):
        return rule.of(value)
    if rule.low is not None and value < rule.low:
        return rule.low
    return rule.high if rule.high is not None and value > rule.high else value


def worth_of(member: Altered) -> Callable[[int], int] | None:
    """What a face of this die counts for, if that depends on the face alone."""
    rules: list[Clamp | Score] = []
    shape: Die | Altered = member
    while isinstance(shape, Altered):
        rule = shape.rule
        if isinstance(rule, Score):
            ends = [weight for _, weight in rule.weights]
        elif isinstance(rule, Clamp):
            ends = [end for end in (rule.low, rule.high) if end is not None]
        else:
            return None
        if len(ends) > 100 or any([not -LARGE < end < LARGE for end in ends]):
            return None
        rules.insert(0, rule)
        shape = shape.of
    return Worth(rules).__getitem__ if small(shape) and ways(shape) <= BYTES else None


def exploding(
    whole: Shape, pool: Pool, source: Source, count: int, judge: Judge, plus: int, rule: Explode
) -> Callable[[], Throw]:
    """Each die is thrown again while its face is in `rule.again`, and the faces are added up."""
    spans, limit, less = rule.again.spans, rule.limit, rule.less
    again: Where | tuple[int, ...] = rule.again
    if len(spans) == 1 and spans[0][0] is not None and spans[0][0] == spans[0][1]:
        again = (spans[0][0],)

    def throw() -> Throw:
        faces = source.take(count)
        going = [die for die, face in enumerate(faces) if face in again]
        if not going:
            thrown = PoolThrow()
            thrown.shape = whole
            thrown.pool = pool
            thrown.faces = faces
            thrown.value = judge(faces) + plus
            return thrown
        chained = ChainThrow()
        chained.shape = whole
        chained.pool = pool
        fell = list(faces)
        chained.counts = counts = list(faces)
        chained.further = further = []
        for die in going:
            face, extra = fell[die], 0
            while face in again and (limit is None or extra < limit):
                if len(fell) >= MAX_THROWS:
                    raise too_many_throws()
                (face,) = source.take(1)
                fell.append(face)
                further.append(die)
                counts[die] += face - less
                extra += 1
        chained.faces = fell
        chained.value = judge(counts) + plus
        return chained

    return throw


def too_many_throws() -> WurfwerkError:
    """A chain that would never end in practice is refused, not cut."""
    from wurfwerk.dice.cost import TooCostly

    return TooCostly(Message("error-too-many-throws", most=MAX_THROWS))
