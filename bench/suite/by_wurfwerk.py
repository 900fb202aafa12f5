"""The suite in Wurfwerk: expressions, and a few lines of its public interface where an outcome is named."""

from __future__ import annotations

import pkgutil
from bisect import bisect_right
from importlib import import_module

import wurfwerk.dice
from wurfwerk import odds
from wurfwerk.dice.expression import Dice, Group
from wurfwerk.dice.operators import (
    Add,
    BestSet,
    Count,
    Explode,
    Keep,
    Match,
    Pairs,
    RerollSome,
    Shows,
    Take,
)
from wurfwerk.dice.where import at_least, at_most, only

# As of every library, all of it is imported before the time begins.
for _found in pkgutil.walk_packages(wurfwerk.dice.__path__, "wurfwerk.dice."):
    import_module(_found.name)
for _name in ("fractions", "flint"):
    import_module(_name)


def _weights(expression):
    law = odds(expression)
    return law.weights, law.denominator


def sum_d6(n):
    return _weights(Dice(n, 6))


def sum_d20(n):
    return _weights(Dice(n, 20))


def keep_d6(n, k):
    return _weights(Keep(Dice(n, 6), "highest", k))


def keep_d10(n, k):
    return _weights(Keep(Dice(n, 10), "highest", k))


def explode_sum(n, most):
    return _weights(Explode(Dice(n, 10), limit=most))


def explode_inf(n, top):
    return odds(Explode(Dice(n, 10))).listed(0, top)


def open_legend(keep, drop, most):
    kept = Explode(Keep(Dice(keep + drop, 10), "highest", keep), limit=most)
    return _weights(Add((kept, Explode(Dice(1, 20), limit=most))))


def botch(n):
    net = Count(Dice(n, 10), ((at_least(7), 1), (only(10), 1), (only(1), -1)))
    law = odds(Shows(net, (only(-1), at_least(1)))).map(lambda v: (v[0], v[1:] == (1, 0)))
    return law.weights, law.denominator


def match_set(n):
    return _weights(Match(Dice(n, 10), "set"))


def straight(n):
    return _weights(Match(Dice(n, 6), "run"))


def contest(n):
    side = odds(Dice(n, 10))
    law = side.against(side)
    return law.weights, law.denominator


def mixed_keep(a, b, c, k):
    dice = [*[Dice(1, 12)] * a, *[Dice(1, 8)] * b, *[Dice(1, 6)] * c]
    return _weights(Keep(Group(tuple(dice)), "highest", k))


def empower(n, k):
    return _weights(RerollSome(Dice(n, 6), at_most(3), k))


def order_pair(n, a, b):
    return _weights(Take(Dice(n, 10), (a, b)))


def pf2e(modifiers):
    d20 = odds(Dice(1, 20))
    out = {}
    for modifier in range(modifiers):
        for dc in range(5, 46):
            cuts = (dc - modifier - 9, dc - modifier, dc - modifier + 10)
            degrees = d20.bands(cuts)
            for face, step in ((1, -1), (20, 1)):
                degree = bisect_right(cuts, face)
                degrees[degree] -= 1
                degrees[min(3, max(0, degree + step))] += 1
            for degree, weight in enumerate(degrees):
                if weight:
                    out[modifier, dc, degree] = weight
    return out, d20.denominator


def daggerheart(k):
    d12 = odds(Dice(1, 12))
    law = d12.combined(d12, lambda h, f: (h + f, "c" if h == f else "h" if h > f else "f"))
    if k:
        best = odds(Keep(Dice(k, 6), "highest", 1))
        law = law.combined(best, lambda total, extra: (total[0] + extra, total[1]))
    return law.weights, law.denominator


def l5r(n, k, most):
    return _weights(Keep(Explode(Dice(n, 10), limit=most), "highest", k))


def l5r_inf(n, k, top):
    return odds(Keep(Explode(Dice(n, 10)), "highest", k)).listed(0, top)


def risk(n):
    return _weights(Pairs(Dice(n, 6), Dice(n, 6)))


def lotw(n):
    law = odds(BestSet(Dice(n, 10, tuple([(face, 1) for face in range(10)])))).map(lambda v: 10 * v[0] + v[1])
    return law.weights, law.denominator
