"""Many throws at once: what `wurfwerk.dice.bulk` reaches by throwing, beside the same rule written by hand in bare numpy.

    rows()  -> (name, ours, by hand) for 10^6 throws each: callables without arguments that return one value a throw

Both make the throws of `COUNT` rolls and their totals. By hand stands for what a person writes who knows numpy well: dice on the first
axis, the narrowest types, and only live dice thrown again; it may take ten times as much memory as ours, which works in blocks.
"""

from __future__ import annotations

import numpy as np

from wurfwerk.dice import operators as op
from wurfwerk.dice.bulk import throw
from wurfwerk.dice.expression import Dice, Number
from wurfwerk.dice.where import at_least, only

COUNT = 1_000_000

_random = np.random.default_rng(1)


def _dice(count, sides, throws=COUNT):
    shape = throws if count == 1 else (count, throws)
    return _random.integers(1, sides + 1, shape, dtype=np.uint8)


def _exploded(faces, sides):
    totals = faces.astype(np.int16)
    flat = totals.reshape(-1)
    live = np.flatnonzero(faces.reshape(-1) == sides)
    while live.size:
        more = _dice(1, sides, live.size)
        flat[live] += more
        live = live[more == sides]
    return totals


def _keep_three_of_four():
    faces = _dice(4, 6)
    return faces.sum(axis=0, dtype=np.uint8) - faces.min(axis=0)


def _ten():
    return _dice(10, 10).sum(axis=0, dtype=np.uint8)


def _one_and_seven():
    return _dice(1, 20) + np.uint8(7)


def _exploding():
    return _exploded(_dice(10, 10), 10).sum(axis=0, dtype=np.int16)


def _five_of_ten_chains():
    return np.partition(_exploded(_dice(10, 10), 10), 5, axis=0)[5:].sum(axis=0, dtype=np.int16)


def _open_legend():
    faces = _dice(5, 10)
    faces.sort(axis=0)
    kept = _exploded(faces[2:], 10).sum(axis=0, dtype=np.int16)
    return kept + _exploded(_dice(1, 20), 20)


_NET = np.array([0, -1, 0, 0, 0, 0, 0, 1, 1, 1, 2], np.int8)


def _botch_net():
    return _NET[_dice(10, 10)].sum(axis=0, dtype=np.int8)


def _largest_set():
    faces = _dice(20, 10)
    best = np.zeros(COUNT, np.uint8)
    for face in range(1, 11):
        np.maximum(best, (faces == face).sum(axis=0, dtype=np.uint8), out=best)
    return best


def rows():
    """(name, ours, by hand) of every rule."""
    tens = Dice(10, 10)
    rules = [
        ("4d6 keep 3", op.Keep(Dice(4, 6), "highest", 3), _keep_three_of_four),
        ("10d10", tens, _ten),
        ("1d20+7", op.Add((Dice(1, 20), Number(7))), _one_and_seven),
        ("10d10 exploding without limit", op.Explode(tens), _exploding),
        ("l5r 10k5 without limit", op.Keep(op.Explode(tens), "highest", 5), _five_of_ten_chains),
        (
            "openlegend 5 with advantage 2",
            op.Add((op.Explode(op.Keep(Dice(5, 10), "highest", 3)), op.Explode(Dice(1, 20)))),
            _open_legend,
        ),
        ("botch net of 10d10", op.Count(tens, ((at_least(7), 1), (only(10), 1), (only(1), -1))), _botch_net),
        ("largest set in 20d10", op.Match(Dice(20, 10), "set"), _largest_set),
    ]
    return [(name, _thrown(rule), by_hand) for name, rule, by_hand in rules]


def _thrown(rule):
    seeds = iter(range(1, 1_000_000))
    return lambda: throw(rule, COUNT, next(seeds))
