"""The suite in icepool, each question in the library's own best idiom."""

from __future__ import annotations

import sys

import icepool
from icepool import Die, MultisetEvaluator, Pool, Vector, d, d6, d10, d12, d20, reduce

try:
    from icepool import UnsupportedOrder
except ImportError:  # its name before 2.2
    from icepool import UnsupportedOrderError as UnsupportedOrder

sys.setrecursionlimit(100_000)  # 1000 @ d6 is recursive


def _weights(die):
    return dict(die.items()), die.denominator()


def _up_to(die, top):
    return {value: weight for value, weight in die.items() if value <= top}, die.denominator()


def sum_d6(n):
    return _weights(n @ d6)


def sum_d20(n):
    return _weights(n @ d20)


def keep_d6(n, k):
    return _weights(d6.highest(n, k))


def keep_d10(n, k):
    return _weights(d10.highest(n, k))


def explode_sum(n, most):
    return _weights(n @ d10.explode(depth=most))


def explode_inf(n, top):
    # With a depth of top / 10 every total up to the top is exact.
    return _up_to(n @ d10.explode(depth=top // 10), top)


def open_legend(keep, drop, most):
    further = d10.explode(depth=most - 1)
    faces = Die([Vector((face, int(face == 10))) for face in range(1, 11)])
    kept = faces.highest(keep + drop, keep)
    return _weights(kept.map(lambda total, tens: total + tens @ further, star=True) + d20.explode(depth=most))


def botch(n):
    # (net, any 1, any success); the flags saturate
    one = Die({Vector((-1, 1, 0)): 1, Vector((0, 0, 0)): 5, Vector((1, 0, 1)): 3, Vector((2, 0, 1)): 1})

    def add(so_far, die):
        return so_far[0] + die[0], so_far[1] or die[1] > 0, so_far[2] or die[2] > 0

    total = reduce(add, [one] * n, initial=(0, False, False))
    return _weights(total.map(lambda net, ones, success: (net, bool(ones and not success)), star=True))


def match_set(n):
    return _weights(d10.pool(n).largest_count())


def straight(n):
    return _weights(d6.pool(n).largest_straight())


def contest(n):
    return _weights((n @ d10).cmp(n @ d10))


def mixed_keep(a, b, c, k):
    return _weights(Pool({d12: a, d(8): b, d6: c}).highest(k).sum())


def empower(n, k):
    return _weights(d6.reroll_to_pool(n, [1, 2, 3], max_rerolls=k, mode="low").sum())


def order_pair(n, a, b):
    ranks = [0] * n
    ranks[a - 1] += 1
    ranks[b - 1] += 1
    return _weights(d10.keep(ranks))


def pf2e(modifiers):
    out = {}
    for modifier in range(modifiers):
        for dc in range(5, 46):
            die = d20.map(lambda face, m=modifier, dc=dc: _degree(face, face + m, dc))
            for degree, weight in die.items():
                out[modifier, dc, degree] = weight
    return out, 20


def _degree(face, total, dc):
    degree = 3 if total >= dc + 10 else 2 if total >= dc else 1 if total > dc - 10 else 0
    return min(3, max(0, degree + (face == 20) - (face == 1)))


def daggerheart(k):
    duality = icepool.map(lambda h, f: (h + f, "c" if h == f else "h" if h > f else "f"), d12, d12)
    if k == 0:
        return _weights(duality)
    best = d6.highest(k, 1) if k > 1 else d6
    return _weights(icepool.map(lambda total, extra: (total[0] + extra, total[1]), duality, best, star=False))


def l5r(n, k, most):
    return _weights(d10.explode(depth=most).highest(n, k))


def l5r_inf(n, k, top):
    return _up_to(d10.explode(depth=top // 10).highest(n, k), top)


class _Risk(MultisetEvaluator):
    """From the highest face down: (score, how many dice the first side is ahead)."""

    def initial_state(self, order, outcomes, *_):
        if order > 0:
            raise UnsupportedOrder
        return 0, 0

    def next_state(self, state, *arguments):
        score, ahead = state if state is not None else (0, 0)
        a, b = arguments[-2:]
        if ahead > 0:
            score += min(b, ahead)
        elif ahead < 0:
            score -= min(a, -ahead)
        return score, ahead + a - b

    def final_outcome(self, state, *_):
        return state[0]


def risk(n):
    return _weights(_Risk().evaluate(d6.pool(n), d6.pool(n)))


def lotw(n):
    best = Die(range(10)).pool(n).largest_count_and_outcome()
    return _weights(best.map(lambda count, face: 10 * count + face, star=True))
