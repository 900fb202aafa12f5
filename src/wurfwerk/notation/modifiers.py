"""The words of the default dialect that stand behind dice, each with what it makes of them."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.dialect import FUNCTIONS, Dialect
from wurfwerk.notation.limits import MAX_STATEMENTS
from wurfwerk.notation.scanner import DIGITS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal

    from wurfwerk.dice.expression import Expression
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand


def amount(p: Postfix) -> int:
    """The number behind a word, 1 if there is none."""
    start = p.at
    p.space()
    if p.text[p.at] in DIGITS:
        return p.value(p.digits(), start)
    p.at = start
    return 1


def keep(p: Postfix, dice: Operand, side: Literal["highest", "lowest", "middle"]) -> Expression:
    from wurfwerk.dice.operators.keep import Keep

    count = amount(p)
    if dice.size is not None:
        if count > dice.size:
            p.hints.append(Message("hint-keeps-all", kept=count, dice=dice.size))
        dice.size = min(count, dice.size)
    return Keep(dice.node, side, count)


def keep_highest(p: Postfix, dice: Operand, _start: int) -> Expression:
    return keep(p, dice, "highest")


def keep_lowest(p: Postfix, dice: Operand, _start: int) -> Expression:
    return keep(p, dice, "lowest")


def keep_middle(p: Postfix, dice: Operand, _start: int) -> Expression:
    return keep(p, dice, "middle")


def drop(p: Postfix, dice: Operand, side: Literal["highest", "lowest"]) -> Expression:
    from wurfwerk.dice.operators.keep import Drop

    count = amount(p)
    if dice.size is not None:
        if count >= dice.size > 0:
            p.hints.append(Message("hint-drops-all", dropped=count, dice=dice.size))
        dice.size = max(0, dice.size - count)
    return Drop(dice.node, side, count)


def drop_highest(p: Postfix, dice: Operand, _start: int) -> Expression:
    return drop(p, dice, "highest")


def drop_lowest(p: Postfix, dice: Operand, _start: int) -> Expression:
    return drop(p, dice, "lowest")


def drop_or_dice(p: Postfix, dice: Operand, start: int) -> Expression:
    """A bare `d`: drops the lowest, unless it may just as well mean dice, as in 2d6d20 or d6d6."""
    begin = p.at
    p.space()
    digits = p.digits()
    sides = digits or (p.text[p.at] if p.text[p.at] in "%f" else "")
    if sides:
        dropped = p.value(digits, begin) if digits else None
        if p.text[start] == "w" or dropped is None or (dice.size is not None and dropped >= dice.size):
            end = p.at if digits else p.at + 1
            written = p.raw(dice.start, dice.end)
            shown = sides.upper()
            hint = Message("hint-drop-or-dice", drop=f"{written}dl{shown}", dice=f"{written}+1d{shown}")
            p.fail("syntax", Message("error-syntax-drop-or-dice", found=p.raw(start, end)), start, end, hint)
    elif p.text[start] == "w":
        p.fail("syntax", Message("error-syntax-sides", after=p.raw(start, begin)), start, begin)
    p.at = begin
    return drop(p, dice, "lowest")


def take(p: Postfix, dice: Operand, start: int) -> Expression:
    """`kr2|2|5`: the second lowest twice and the fifth lowest."""
    from wurfwerk.dice.operators.take import Take
    from wurfwerk.notation.limits import MAX_SPANS

    ranks: list[int] = []
    while True:
        ranks.append(p.whole(start))
        before = p.at
        p.space()
        if p.text[p.at] != "|":
            p.at = before
            break
        p.at += 1
        if len(ranks) > MAX_SPANS:
            p.fail("too-large", Message("error-too-many-conditions", most=MAX_SPANS), start, p.at)
    dice.size = len(ranks)
    return Take(dice.node, tuple(ranks))


def explode(p: Postfix, dice: Operand, start: int) -> Expression:
    """Behind `!`: another `!`, the letters o p x and lim with a number, then perhaps a face or a comparison."""
    from wurfwerk.dice.operators.explode import Explode

    below: Expression | None = dice.node
    while below is not None:
        if isinstance(below, Explode):
            p.fail("not-a-pool", Message("error-exploded-already"), start, start + 1)
        below = getattr(below, "of", None)
    compound = own = False
    less = 0
    limit: int | None = None
    if p.text[p.at] == "!":
        compound = True
        p.at += 1
    while True:
        letter = p.text[p.at]
        if not p.dialect.compares and letter != "p":
            break  # the other letters are our own
        if letter == "o" and limit is None:
            limit = 1
            p.at += 1
        elif letter == "p" and not less:
            less = 1
            p.at += 1
        elif letter == "x" and not own and not compound:
            own = True
            p.at += 1
        elif limit is None and p.text.startswith("lim", p.at):
            limit = lim(p, start)
        else:
            break
    where = None
    if p.condition_follows():
        from wurfwerk.notation.counting import refuse_dice_behind, top_face

        begin = p.at
        where = p.condition(start)
        plain = not (compound or own or less or limit) and p.dialect.compares
        if plain and p.text[begin] in "<>" and not p.condition_follows():
            bound = p.raw(begin, p.at)
            p.hints.append(Message("hint-explodes", exploding=f"!{bound}", counting=f"!{top_face(dice) or ''}{bound}"))
        refuse_dice_behind(p, dice, begin)
    if own:
        dice.size = None
    return Explode(dice.node, where, limit, less, own, compound)


def lim(p: Postfix, start: int) -> int:
    """`lim3`: at most three further throws a die."""
    p.at += 3
    limit = p.whole(start)
    if not 1 <= limit <= 1_000:
        p.fail("bad-selector", Message("error-limit", least=1, most=1_000), start, p.at)
    return limit


def explode_once(p: Postfix, dice: Operand, start: int) -> Expression:
    """`xo`, `xo6`: as `!o`."""
    from wurfwerk.dice.operators.explode import Explode

    return Explode(dice.node, p.condition(start) if p.condition_follows() else None, 1)


def reroll(p: Postfix, dice: Operand, start: int, limit: int | None) -> Expression:
    from wurfwerk.dice.operators.reroll import Reroll

    return Reroll(dice.node, p.condition(start), limit)


def reroll_once(p: Postfix, dice: Operand, start: int) -> Expression:
    return reroll(p, dice, start, 1)


def reroll_until(p: Postfix, dice: Operand, start: int) -> Expression:
    return reroll(p, dice, start, None)


def reroll_bare(p: Postfix, dice: Operand, start: int) -> Expression:
    """A bare `r` means once here, and again and again elsewhere."""
    written = reroll(p, dice, start, 1)
    behind = p.raw(start + 1, p.at)
    p.hints.append(Message("hint-reroll-once", once=f"ro{behind}", until=f"rr{behind}"))
    return written


def reroll_limited(p: Postfix, dice: Operand, start: int) -> Expression:
    """`rlim3<3`: at most three times."""
    p.at -= 3
    return reroll(p, dice, start, lim(p, start))


def clamp_low(p: Postfix, dice: Operand, start: int) -> Expression:
    from wurfwerk.dice.operators.clamp import Clamp

    return Clamp(dice.node, p.signed(start), None)


def clamp_high(p: Postfix, dice: Operand, start: int) -> Expression:
    from wurfwerk.dice.operators.clamp import Clamp

    return Clamp(dice.node, None, p.signed(start))


def count_weight(p: Postfix, dice: Operand, start: int) -> Expression:
    """`f=1` or `b=10` without a comparison before it."""
    from wurfwerk.notation.counting import count

    if dice.counted:
        p.condition(start)
        p.refuse_counted(dice, start, p.at)
    return count(p, dice, start)


def sort_ascending(_p: Postfix, dice: Operand, _start: int) -> Expression:
    from wurfwerk.dice.operators.sort import Sort

    return Sort(dice.node, "ascending")


def sort_descending(_p: Postfix, dice: Operand, _start: int) -> Expression:
    from wurfwerk.dice.operators.sort import Sort

    return Sort(dice.node, "descending")


def match(p: Postfix, dice: Operand, start: int) -> Expression:
    """`set`: the size of the largest set of equal dice; `run`: the length of the longest run. Both are totals, no dice."""
    from wurfwerk.dice.operators.match import Match

    dice.pool = False
    return Match(dice.node, "set" if p.text[start] == "s" else "run")


DIALECT = Dialect(
    name="default",
    modifiers={
        "k": keep_highest,
        "kh": keep_highest,
        "kl": keep_lowest,
        "km": keep_middle,
        "kr": take,
        "d": drop_or_dice,
        "w": drop_or_dice,
        "dl": drop_lowest,
        "dh": drop_highest,
        "xo": explode_once,
        "r": reroll_bare,
        "ro": reroll_once,
        "rr": reroll_until,
        "rlim": reroll_limited,
        "min": clamp_low,
        "max": clamp_high,
        "f": count_weight,
        "b": count_weight,
        "s": sort_ascending,
        "sa": sort_ascending,
        "sd": sort_descending,
        "set": match,
        "run": match,
    },
    compares=True,
    several=True,
    counting="fb",
    comma=True,
    computed="rolled",
    functions={**FUNCTIONS, "if": None, "table": None},
    rolls=MAX_STATEMENTS,
    names=True,
    bare=frozenset(("k", "kh", "kl", "km", "d", "dl", "dh", "xo", "s", "sa", "sd")),
    attached=frozenset(("set", "run")),
    counted=frozenset(("s", "sa", "sd", "f", "b")),
    foreign={
        "x": "explode",
        "e": "explode",
        "ie": "explode",
        "ra": "explode",
        "cs": "count",
        "cf": "count",
        "sf": "count",
        "df": "count",
        "t": "count",
        "ms": "margin",
        "mi": "clamp",
        "ma": "clamp",
        "p": "drop",
        "pl": "drop",
        "ph": "drop",
        "m": "match",
        "mt": "match",
        "u": "match",
        "uo": "match",
        "o": "middle",
        "even": "even",
        "odd": "even",
    },
    explode=explode,
)
