"""The suite: 20 questions at three sizes each.  What is asked, in words, and for whom; each library answers in its own idiom.

An answer is (weights, denominator): outcome -> weight in whole numbers. Only some outcomes may be asked for, so that the weights
need not add up to the denominator.
"""

from __future__ import annotations

TASKS: dict[str, tuple[tuple[tuple[int, ...], ...], str]] = {
    "sum_d6": (((10,), (100,), (1000,)), "the total of n d6"),
    "sum_d20": (((100,), (300,), (1000,)), "the total of n d20"),
    "keep_d6": (((4, 3), (40, 20), (100, 50)), "the total of the k highest of n d6"),
    "keep_d10": (((10, 5), (50, 25), (100, 50)), "the total of the k highest of n d10"),
    "explode_sum": (((3, 5), (10, 10), (30, 20)), "the total of n d10 that explode on 10, at most D times each"),
    "explode_inf": (((3, 60), (10, 300), (30, 1000)), "the totals up to T of n d10 that explode on 10 without limit"),
    "open_legend": (
        ((3, 2, 5), (4, 9, 10), (10, 10, 10)),
        "keep + drop d10, the lowest first faces dropped, then what was kept explodes; and an exploding d20; at most D times",
    ),
    "botch": (
        ((10,), (50,), (200,)),
        "n d10, a 10 counts 2, 7 to 9 count 1, a 1 counts -1: (net, whether no die is 7 or more and at least one is 1)",
    ),
    "match_set": (((5,), (20,), (100,)), "the size of the largest set of equal faces of n d10"),
    "straight": (((6,), (12,), (60,)), "the longest run of consecutive faces of n d6"),
    "contest": (((5,), (10,), (100,)), "the sign of n d10 less n d10"),
    "mixed_keep": (((1, 1, 1, 2), (3, 4, 5, 4), (10, 10, 10, 10)), "the total of the k highest of a d12, b d8, c d6"),
    "empower": (
        ((4, 2), (10, 4), (30, 10)),
        "the total of n d6, up to k that show 3 or less rerolled once, lowest first",
    ),
    "order_pair": (((5, 2, 4), (15, 4, 12), (60, 15, 45)), "the a-th lowest and the b-th lowest of n d10, added"),
    "pf2e": (((1,), (11,), (41,)), "(modifier below M, DC 5 to 45, degree of success of a d20 by Pathfinder's rule)"),
    "daggerheart": (((0,), (1,), (5,)), "hope and fear d12 and the highest of k d6: (total, crit or hope or fear)"),
    "l5r": (
        ((5, 3, 4), (10, 5, 9), (20, 10, 20)),
        "the k highest totals of n d10 that explode on 10 at most D times each",
    ),
    "l5r_inf": (((5, 3, 100), (10, 5, 200), (20, 10, 400)), "the same without limit, for the totals up to T"),
    "risk": (((3,), (10,), (20,)), "n d6 against n d6, paired from the top: pairs won less pairs lost, ties nothing"),
    "lotw": (((7,), (15,), (50,)), "the best set of n dice 0 to 9, as 10 * size + face"),
}
"""Task -> (sizes, what is asked)."""

PEERS = ("icepool", "dyce")
"""Libraries that answer questions of the suite, beside our own."""
