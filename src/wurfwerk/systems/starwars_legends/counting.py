"""Net successes of a pool of W10: what ones take away, under each reading of which success they meet first.

Laws: plain-first and tens-first agree on who fails and who botches; `net` is below 0 exactly if ones outnumber the successes,
but for `arithmetic`, where a ten is worth two ones.
"""

from __future__ import annotations


def net(ones: int, plain: int, tens: int, cancel: str) -> int:
    """Net successes; more ones than successes count below zero.

    ones     dice that show a 1
    plain    successes worth one: dice that meet the difficulty and are no 10, and a bought one
    tens     dice that show a 10, worth two; a one that meets a ten takes all of it
    cancel   "plain-first", "tens-first" or "arithmetic" (a one takes one from the sum)

    >>> net(1, 1, 1, "plain-first"), net(1, 1, 1, "tens-first"), net(1, 0, 1, "plain-first"), net(1, 0, 1, "arithmetic")
    (2, 1, 0, 1)
    """
    if cancel == "arithmetic":
        return plain + 2 * tens - ones
    if ones > plain + tens:
        return plain + tens - ones
    met = min(ones, plain if cancel == "plain-first" else tens)
    rest = ones - met
    if cancel == "plain-first":
        return plain - met + 2 * (tens - rest)
    return plain - rest + 2 * (tens - met)
