"""The suite in dyce: H for sums, P.at for keeps, P.survey for folds over a pool. empower and risk are not offered."""

from __future__ import annotations

import warnings

from dyce import H, P, explode_n
from dyce.p import survey_outcome_order_ascending as ascending
from dyce.p import survey_outcome_order_descending as descending

warnings.simplefilter("ignore")


def _weights(h):
    return dict(h.items()), h.total


def _up_to(h, top):
    return {value: weight for value, weight in h.items() if value <= top}, h.total


def sum_d6(n):
    return _weights(n @ H(6))


def sum_d20(n):
    return _weights(n @ H(20))


def keep_d6(n, k):
    return _weights((n @ P(6)).at(slice(-k, None)))


def keep_d10(n, k):
    return _weights((n @ P(10)).at(slice(-k, None)))


def explode_sum(n, most):
    return _weights(n @ explode_n(H(10), n=most))


def explode_inf(n, top):
    return _up_to(n @ explode_n(H(10), n=top // 10), top)


def open_legend(keep, drop, most):
    further = explode_n(H(10), n=most - 1)

    def place(state, face, count):
        left, total, tens = state
        taken = min(left, count)
        return left - taken, total + taken * face, tens + (taken if face == 10 else 0)

    kept = ((keep + drop) @ P(10)).survey(
        initial=(keep, 0, 0), accumulate=place, order=descending, settle=lambda state: state[1:]
    )
    whole = further.total**keep
    sums = {}
    for (total, tens), weight in kept.items():
        extra = (tens @ further) if tens else H({0: 1})
        lift = whole // extra.total
        for value, ways in extra.items():
            sums[total + value] = sums.get(total + value, 0) + weight * ways * lift
    return _weights(H(sums) + explode_n(H(20), n=most))


def botch(n):
    def place(state, face, count):
        net, ones, success = state
        if face == 1:
            return net - count, True, success
        if face <= 6:
            return state
        return net + count * (2 if face == 10 else 1), ones, True

    return _weights(
        (n @ P(10)).survey(
            initial=(0, False, False),
            accumulate=place,
            order=ascending,
            settle=lambda state: (state[0], bool(state[1] and not state[2])),
        )
    )


def match_set(n):
    return _weights((n @ P(10)).survey(initial=0, accumulate=lambda best, _, count: max(best, count), order=ascending))


def straight(n):
    def place(state, face, _):
        best, run, last = state
        run = run + 1 if face == last + 1 else 1
        return max(best, run), run, face

    return _weights(
        (n @ P(6)).survey(initial=(0, 0, -9), accumulate=place, order=ascending, settle=lambda state: state[0])
    )


def contest(n):
    side = n @ H(10)
    difference = side - side
    out = {-1: 0, 0: 0, 1: 0}
    for value, weight in difference.items():
        out[(value > 0) - (value < 0)] += weight
    return out, difference.total


def mixed_keep(a, b, c, k):
    return _weights(P(*([H(12)] * a + [H(8)] * b + [H(6)] * c)).at(slice(-k, None)))


def order_pair(n, a, b):
    return _weights((n @ P(10)).at(a - 1, b - 1))


def pf2e(modifiers):
    out = {}
    d20 = H(20)
    for modifier in range(modifiers):
        for dc in range(5, 46):

            def degree(face, m=modifier, dc=dc):
                total = face + m
                found = 3 if total >= dc + 10 else 2 if total >= dc else 1 if total > dc - 10 else 0
                return min(3, max(0, found + (face == 20) - (face == 1)))

            for value, weight in d20.apply(degree).items():
                out[modifier, dc, value] = weight
    return out, 20


def daggerheart(k):
    d12 = H(12)
    duality = d12.apply(lambda h, f: (h + f, "c" if h == f else "h" if h > f else "f"), d12)
    if k == 0:
        return _weights(duality)
    best = H(6) if k == 1 else (k @ P(6)).at(-1)
    return _weights(duality.apply(lambda total, extra: (total[0] + extra, total[1]), best))


def l5r(n, k, most):
    return _weights((n @ P(explode_n(H(10), n=most))).at(slice(-k, None)))


def l5r_inf(n, k, top):
    return _up_to((n @ P(explode_n(H(10), n=top // 10))).at(slice(-k, None)), top)


def lotw(n):
    return _weights(
        (n @ P(H(range(10)))).survey(
            initial=(0, 0),
            accumulate=lambda best, face, count: max(best, (count, face)),
            order=ascending,
            settle=lambda best: 10 * best[0] + best[1],
        )
    )
