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


MEMORABLE, COMPLETE = 6, 3
"""From so many net successes on a success is memorable ("more than 5"), or complete."""


def degree(net: int, ones: int, successes: int, botch_when: str) -> str:
    """The outcome key of a roll, worst to best: botch, failure, marginal, complete, memorable.

    net         net successes
    ones        dice that show a 1
    successes   dice that show a success, a bought one among them
    botch_when  "ones-outnumber" or "no-success-rolled"

    >>> [degree(net, 0, net, "ones-outnumber") for net in (0, 1, 2, 3, 5, 6)]
    ['failure', 'marginal', 'marginal', 'complete', 'complete', 'memorable']
    >>> degree(-1, 2, 1, "ones-outnumber"), degree(-1, 2, 1, "no-success-rolled"), degree(-1, 1, 0, "no-success-rolled")
    ('botch', 'failure', 'botch')
    """
    if net >= 1:
        return "memorable" if net >= MEMORABLE else "complete" if net >= COMPLETE else "marginal"
    if botch_when == "no-success-rolled":
        return "botch" if ones and not successes else "failure"
    return "botch" if net < 0 else "failure"


def passes_unrolled(dice: int, difficulty: int, rule: str) -> bool:
    """Whether so many dice against this difficulty may pass without a roll; `rule` is "greater" or "at-least"."""
    return dice >= difficulty if rule == "at-least" else dice > difficulty
