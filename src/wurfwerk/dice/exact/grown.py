"""Pools that grow: every extra die is a die of its own, for keep and count (`2d6!xkh1`, 161/36).

Dice that go on and dice that stop are independent in their faces; only their numbers depend on each other. So the law is a mixture
over the numbers: without limit negative binomial, with a limit by level. What remains is a selection among unlike dice.

Cost: without limit one selection among unlike dice, or one for each number of places that dice which go on may take; with a limit C(n + limit, limit) of
them at most for a group of n, and their products over the groups; where the place of each die counts the product of the numbers of chains
(`thrown`). Own derivation. Chosen for extra dice of their own (`!x`) that are kept or counted; all of them kept is a sum of chains.
"""

from __future__ import annotations

from math import comb

from wurfwerk.dice.distribution import Finite
from wurfwerk.dice.exact.laws import listed, mix, mix_whole, plus, restricted
from wurfwerk.dice.exact.pools import finite_members, folded_law, multiple
from wurfwerk.dice.exact.rules import altered, chained
from wurfwerk.dice.exact.sums import point, shifted
from wurfwerk.dice.shapes import Constant, Explode, Ranked, Sum, Tally, Tuple
from wurfwerk.record import replace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

    from wurfwerk.dice.exact.laws import Law
    from wurfwerk.dice.shapes import Pool, Shape


def grown_law(pool: Pool, members: list[tuple[Shape, Law, int]]) -> Law:
    """The law of a pool with `grow`."""
    rule = pool.grow
    assert rule is not None
    if rule.limit is not None and by_fall(pool):
        from wurfwerk.dice.exact.thrown import fall_by_fall

        return fall_by_fall(pool, members)
    if isinstance(pool.fold, Sum) and pool.select is None:
        return _all_kept(pool, members, rule)
    if rule.limit is not None:
        return _limited(pool, finite_members(members), rule.limit)
    going = [(law, count) for law, count in finite_members(members) if restricted(law, rule.again) is not None]
    if not going:
        from wurfwerk.dice.exact.pools import pool_law

        return pool_law(replace(pool, grow=None), members, _no_shape)
    if len(members) > 1:
        raise _refused()
    ((law, count),) = going
    on, stop = restricted(law, rule.again), restricted(law, rule.again.complement())
    assert isinstance(on, Finite) and isinstance(stop, Finite)
    return _endless(pool, law, on, stop, count)


def by_fall(pool: Pool) -> bool:
    """Whether the place of each die matters, or each of them has to be looked at by itself."""
    if any([isinstance(then, Ranked) for then in pool.then]):
        return True
    if isinstance(pool.fold, Tuple) and pool.fold.order == "thrown":
        return True
    return bool(pool.then) and not isinstance(pool.fold, Sum | Tally)


def _all_kept(pool: Pool, members: list[tuple[Shape, Law, int]], rule: Explode) -> Law:
    """Where all dice are kept and added, extra dice are the chain of their first die."""
    out: Law = point(0)
    for _, law, count in members:
        if not pool.then:
            one = altered(law, law, rule)
        elif len(pool.then) == 1 and not rule.less and rule.limit is None:
            from wurfwerk.dice.shapes import Score

            (then,) = pool.then
            if not isinstance(then, Score):
                raise _refused()
            one = altered(law, law, replace(rule, score=then))
        else:
            one = _chain(pool, law, rule)
        out = plus(out, multiple(one, count))
    return out


def _chain(pool: Pool, law: Law, rule: Explode) -> Law:
    """One die and its limited descendants, each with the later rules."""
    if rule.limit is None:
        raise _refused()
    found = listed(law)
    assert isinstance(found, Finite)
    rest: Law | None = None
    for level in range(rule.limit, -1, -1):
        less = rule.less if level else 0
        parts: list[tuple[int, Law]] = []
        for face, weight in found.weights.items():
            value = chained(point(face - less), law, pool.then)
            parts.append((weight, plus(value, rest) if rest is not None and face in rule.again else value))
        rest = mix_whole(parts, found.denominator)
    assert rest is not None
    return rest


def _selected(pool: Pool, groups: list[tuple[Finite, Finite, int]]) -> Law:
    """The pool's selection and fold on this many dice of each law, with the law of a further throw."""
    groups = [group for group in groups if group[2]]
    size = sum([count for _, _, count in groups])
    select = _grown_select(pool, size)
    if pool.then:
        if not isinstance(pool.fold, Sum | Tally):
            raise _refused()
        from wurfwerk.dice.exact.kept_rules import kept_groups

        kept: list[tuple[Finite, Law, int]] = [(law, fresh, count) for law, fresh, count in groups]
        return kept_groups(pool, kept, select)
    members: list[tuple[Shape, Law, int]] = [
        (Constant(index), law, count) for index, (law, _, count) in enumerate(groups)
    ]
    return folded_law(replace(pool, grow=None), members, select, _no_shape)


def _no_shape(_: Shape) -> Law:
    raise AssertionError("finite laws need no look at their shapes")


def _grown_select(pool: Pool, size: int) -> tuple[int, ...]:
    select = pool.select if pool.select is not None else (1,) * pool.size
    more = size - len(select)
    side, time = pool.beyond
    return (time,) * more + select if side == "low" else select + (time,) * more


def _limited(pool: Pool, members: list[tuple[Finite, int]], limit: int) -> Law:
    """A first die has up to `limit` descendants: sum over how many dice go on at each level, for each group by itself.

    C(n + limit, limit) mixtures at most for a group of n, and their products over the groups; dice of equal law are put together.
    """
    from fractions import Fraction

    assert pool.grow is not None
    parts: list[tuple[Fraction, list[tuple[Finite, Finite, int]]]] = [(Fraction(1), [])]
    for law, n in members:
        mine = _numbers(pool.grow, law, n, limit)
        parts = [(chance * more, groups + added) for chance, groups in parts for more, added in mine]
    return mix([(chance, _selected(pool, groups)) for chance, groups in parts])


def _numbers(rule: Explode, law: Finite, n: int, limit: int) -> list[tuple[Fraction, list[tuple[Finite, Finite, int]]]]:
    """(chance, (law, law of a further throw, how many)) for each way in which n equal dice and their descendants go on or stop."""
    from fractions import Fraction

    on, stop = restricted(law, rule.again), restricted(law, rule.again.complement())
    if on is None:
        return [(Fraction(1), [(law, law, n)])]
    assert isinstance(on, Finite) and (stop is None or isinstance(stop, Finite))
    going = Fraction(sum(on.weights.values()), law.denominator)
    # state: (dice that went on and count full, dice that went on and count less, dice that stopped at first, later, still open)
    states: dict[tuple[int, int, int, int, int], Fraction] = {(0, 0, 0, 0, n): Fraction(1)}
    for level in range(limit):
        after: dict[tuple[int, int, int, int, int], Fraction] = {}
        for (on_first, on_later, stop_first, stop_later, left), chance in states.items():
            for j in range(left + 1):
                p = comb(left, j) * going**j * (1 - going) ** (left - j)
                if not p:
                    continue
                if level == 0:
                    key = (j, 0, left - j, 0, j)
                else:
                    key = (on_first, on_later + j, stop_first, stop_later + left - j, j)
                after[key] = after.get(key, Fraction(0)) + chance * p
        states = after
    less = rule.less
    last = shifted(law, -less) if limit else law
    parts = []
    for (on_first, on_later, stop_first, stop_later, left), chance in states.items():
        groups = [(on, law, on_first), (shifted(on, -less), law, on_later), (last, law, left)]
        if stop is not None:
            groups += [(stop, law, stop_first), (shifted(stop, -less), law, stop_later)]
        parts.append((chance, [group for group in groups if group[2]]))
    return parts


def _endless(pool: Pool, law: Finite, on: Finite, stop: Finite, n: int) -> Law:
    """Without limit: n dice that stop and a negative binomial number of dice that go on.

    Exact if all dice that go on show the highest face: those beyond the places that are kept change nothing, or each adds the same.
    """
    from fractions import Fraction

    assert pool.grow is not None
    if len(on.weights) != 1 or pool.grow.less or not isinstance(pool.fold, Sum):
        raise _refused()
    (top,) = on.weights
    if top < max(stop.weights):
        raise _refused()
    side, time = pool.beyond
    select = pool.select
    assert select is not None
    p = Fraction(sum(on.weights.values()), law.denominator)
    if side == "high":
        # Ranks count from the lowest: further dice lie above, each taken `time` times.
        if pool.then and time:
            raise _refused()
        base = _selected(replace(pool, beyond=("high", 0)), [(stop, law, n)])
        if not time:
            return base
        # How many further dice show the top is geometric for each of the n dice.
        return plus(base, multiple(_further(top * time, p), n))
    # Ranks count from the highest: m further dice push the others down.
    places = len(select)
    parts: list[tuple[Fraction, Law]] = []
    left = Fraction(1)
    if time:
        raise _refused()
    for m in range(places):
        chance = comb(n - 1 + m, m) * p**m * (1 - p) ** n
        left -= chance
        parts.append((chance, _selected(pool, [(on, law, m), (stop, law, n)])))
    parts.append((left, _selected(pool, [(on, law, places)])))
    return mix(parts)


def _further(step: int, p: Fraction) -> Law:
    """A geometric number of dice, each adding `step`."""
    from wurfwerk.dice.exact.rational import Rational
    from wurfwerk.dice.exact.series import Series, finite_of

    if step <= 0:
        raise _refused()
    factor = (p.denominator, *[0] * (step - 1), -p.numerator)
    return finite_of(Series(Rational([p.denominator - p.numerator], 0, {factor: 1})))


def _refused() -> Exception:
    from wurfwerk.dice.cost import too_costly

    return too_costly("own-dice")
