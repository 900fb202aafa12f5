"""Comparisons behind dice: they count faces, and are refused where they may just as well be meant for the total."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_WEIGHT, MAX_WEIGHTS
from wurfwerk.notation.scanner import DIGITS, END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.parser import Operand, Parser


def count(p: Parser, dice: Operand, start: int) -> Expression:
    """`>=8`, then any number of `f=1` (takes away) and `b=10` (counts once more), each perhaps with `x3` (three times as much)."""
    from wurfwerk.dice.operators.count import Count

    weights: list[tuple[Where, int]] = []
    p.at = start
    if p.text[start] in "<>=":
        weights.append((compared(p, dice, start), times(p, start)))
    while True:
        before = p.at
        p.space()
        letter = p.text[p.at]
        if letter not in "fb" or not follows(p):
            p.at = before
            break
        begin = p.at
        p.at += 1
        where = p.condition(begin)
        if reachable(p, dice, begin) is not None and not meets(p, dice, where, begin):
            p.fail("bad-selector", Message("error-no-such-face", condition=p.raw(begin + 1, p.at)), begin, p.at)
        weight = times(p, begin)
        weights.append((where, -weight if letter == "f" else weight))
        if len(weights) > MAX_WEIGHTS:
            p.fail("too-large", Message("error-too-many-conditions", most=MAX_WEIGHTS), start, p.at)
    if not weights:
        p.at = start + 1
        p.condition(start)
    dice.counted = p.frame.counted = True
    return Count(dice.node, tuple(weights))


def top_face(p: Parser, dice: Operand) -> int | None:
    """The highest face that a count may see."""
    faces = reachable(p, dice, p.at)
    return faces.spans[-1][1] if faces is not None else None


def follows(p: Parser) -> bool:
    at = p.at + 1
    while p.text[at].isspace():
        at += 1
    return p.text[at] in DIGITS or p.text[at] in "<>="


def times(p: Parser, start: int) -> int:
    """`x3` behind a condition."""
    before = p.at
    p.space()
    if p.text[p.at] != "x" or p.text[p.at + 1] not in DIGITS:
        p.at = before
        return 1
    p.at += 1
    weight = p.whole(start)
    if not 1 <= weight <= MAX_WEIGHT:
        p.fail("bad-selector", Message("error-weight", least=1, most=MAX_WEIGHT), before, p.at)
    return weight


def compared(p: Parser, dice: Operand, start: int) -> Where:
    """The comparison itself. All the ways in which it may be meant for the total are refused with both spellings."""
    p.sign()
    p.space()
    begin = p.at
    character = p.text[begin]
    if character not in DIGITS and not (character in "-." and p.text[start] == "="):
        if character == "-" and p.text[begin + 1] in DIGITS:
            pass
        elif character in "({-" or character.isalpha():
            refuse(p, dice, start, begin)
        else:
            p.fail("syntax", Message("error-syntax-condition", after=p.raw(start, begin)), begin, begin + 1)
    if decimal_follows(p):
        refuse(p, dice, start, begin)
    p.at = start
    where = p.condition(start)
    end = p.at
    refuse_dice_behind(p, dice, start, end)
    if dice.counted:
        refuse(p, dice, start, begin, "error-counted-already")
    if (p.frame.operators and not p.frame.counted) or chosen_chains(dice.node):
        refuse(p, dice, start, begin)
    faces = reachable(p, dice, start)
    if faces is not None:
        met = faces & where
        if not met or (dice.size != 1 and not faces - where):
            p.at = end
            refuse(
                p, dice, start, begin, "error-no-face-meets" if not met else "error-every-face-meets", "bad-selector"
            )
    p.at = end
    return where


def decimal_follows(p: Parser) -> bool:
    at = p.at
    while p.text[at] in DIGITS:
        at += 1
    if p.text[at] not in ".," or p.text[at + 1] not in DIGITS:
        return False
    p_at, p.at = p.at, at
    separates = p.separates()
    p.at = p_at
    return not separates


def refuse_dice_behind(p: Parser, dice: Operand, begin: int, end: int) -> None:
    """What was read as the number of a comparison is a number of dice: two rolls are compared."""
    p.at = end
    p.space()
    if p.text[p.at] in "dw" and p.sides_follow(p.at + 1) and p.text[begin] in "<>=":
        refuse(p, dice, begin, end)
    p.at = end


def chosen_chains(node: Expression) -> bool:
    """Chains were thrown and then chosen from: would the count judge the chains or their faces?"""
    chosen = False
    while True:
        name = type(node).__name__
        if name == "Explode":
            return chosen and not getattr(node, "compound", False) and not getattr(node, "own", False)
        chosen = chosen or name in ("Keep", "Drop", "Take")
        below = getattr(node, "of", None)
        if below is None:
            return False
        node = below


def reachable(p: Parser, dice: Operand, start: int) -> Where | None:
    """The faces that a count may see on these dice; None where the dice mean nothing, which is told later."""
    from wurfwerk.dice.bounds import after, bounds, faces
    from wurfwerk.dice.error import ExpressionError
    from wurfwerk.dice.shapes import Altered, Die, Explode, Pool
    from wurfwerk.dice.where import NOWHERE, between

    try:
        pool = dice.node.lower()
    except ExpressionError:
        return None
    if not isinstance(pool, Pool) or not pool.groups:
        return None
    compound = getattr(dice.node, "compound", False)
    seen = NOWHERE
    for member, number in pool.groups:
        if not number:
            continue
        if isinstance(member, Die | Altered):
            chain = isinstance(member, Altered) and isinstance(member.rule, Explode) and not compound
            reach = faces(member.of if chain else member)  # type: ignore[union-attr]
        else:
            low, high = bounds(member)
            reach = between(None if low is None else int(low // 1), None if high is None else -int(-high // 1))
        for rule in pool.then:
            if not isinstance(rule, Explode) or compound:
                reach = after(reach, rule)
        seen |= reach
    return seen or None


def meets(p: Parser, dice: Operand, where: Where, start: int) -> bool:
    faces = reachable(p, dice, start)
    return faces is None or bool(faces & where)


def refuse(
    p: Parser, dice: Operand, start: int, begin: int, text: str = "error-count-or-total", key: str = "syntax"
) -> NoReturn:
    """Both spellings: of the total, and of the count if one is possible."""
    left = p.frame.part
    end = level_end(p, start)
    whole = p.raw(left, start)
    sign = p.raw(start, begin)
    right = p.raw(begin, end)
    total = f"({whole}){sign}{right if right.replace('.', '').replace(',', '').isdigit() else f'({right})'}"
    faces = reachable(p, dice, start)
    bound = p.raw(begin, digits_end(p, begin))
    counting = ""
    if faces is not None and faces.spans[-1][1] is not None and not chosen_chains(dice.node) and not dice.counted:
        top = faces.spans[-1][1]
        if not bound or not bound.isdigit() or len(bound) > 6 or int(bound) not in faces:
            bound = str(max(top - 1, 1))
        before = p.raw(left, dice.start)
        counted = f"{p.raw(dice.start, start)}{sign}{bound}"
        counting = f"{before}({counted})" if before else counted
    hint = (
        Message("hint-count-or-total", total=total, count=counting) if counting else Message("hint-total", total=total)
    )
    p.fail(key, Message(text, found=p.raw(start, end)), start, end, hint)


def digits_end(p: Parser, at: int) -> int:
    while p.text[at] in DIGITS:
        at += 1
    return at


def level_end(p: Parser, at: int) -> int:
    """Where the part that holds this place ends: at its closing bracket, separator or comment."""
    open_brackets = 0
    text = p.text
    while text[at] != END:
        if text[at] in "({":
            open_brackets += 1
        elif text[at] in ")}":
            open_brackets -= 1
            if open_brackets < 0:
                break
        elif not open_brackets and (text[at] in ";#" or (text[at] == "," and p.lists)):
            break
        at += 1
    while text[at - 1].isspace():
        at -= 1
    return at
