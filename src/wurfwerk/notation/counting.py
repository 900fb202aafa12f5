"""Comparisons behind dice: they count faces, and are refused where they may just as well be meant for the total."""

from __future__ import annotations

from wurfwerk.dice.expression import Dice
from wurfwerk.dice.where import NOWHERE, between, spans
from wurfwerk.message import Message
from wurfwerk.notation.limits import MAX_WEIGHT, MAX_WEIGHTS
from wurfwerk.notation.scanner import DIGITS, END

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn

    from wurfwerk.dice.expression import Expression
    from wurfwerk.dice.operators.pool import PoolOperator
    from wurfwerk.dice.shapes import Pool, Shape
    from wurfwerk.dice.where import Where
    from wurfwerk.notation.postfix import Postfix
    from wurfwerk.notation.stack import Operand


def count(p: Postfix, dice: Operand, start: int) -> Expression:
    """`>=8`, then any number of `f=1` (takes away) and `b=10` (counts once more), each perhaps with `x3` (three times as much)."""
    from wurfwerk.dice.operators.count import Count

    p.at = start
    weights: list[tuple[Where, int]] = []
    if p.text[start] in "<>=":
        weights.append((compared(p, dice, start), weight(p, start)))
    while True:
        before = p.at
        p.space()
        begin, letter = p.at, p.text[p.at]
        p.at += letter in p.dialect.counting
        if p.at == begin or not (p.condition_follows() or not weights):
            p.at = before
            break
        where = p.condition(begin)
        faces = reachable(dice) if p.dialect.compares else None
        if faces is not None and not faces & where:
            p.fail("bad-selector", Message("error-no-such-face", condition=p.raw(begin + 1, p.at)), begin, p.at)
        if not weights and faces is not None and dice.size != 1 and not faces - where:
            p.fail("bad-selector", Message("error-every-face-meets", found=p.raw(begin + 1, p.at)), begin, p.at)
        amount = weight(p, begin)
        weights.append((where, -amount if letter == "f" else amount))
        if len(weights) > MAX_WEIGHTS:
            p.fail("too-large", Message("error-too-many-conditions", most=MAX_WEIGHTS), start, p.at)
    dice.counted = p.frame.counted = True
    return Count(dice.node, tuple(weights))


def weight(p: Postfix, start: int) -> int:
    """`x3` behind a condition: what it is worth, 1 if nothing is said."""
    before = p.at
    p.space()
    if p.text[p.at] != "x" or not p.dialect.compares or p.text[p.at + 1] not in DIGITS:
        p.at = before
        return 1
    p.at += 1
    amount = p.whole(start)
    if not 1 <= amount <= MAX_WEIGHT:
        p.fail("bad-selector", Message("error-weight", least=1, most=MAX_WEIGHT), before, p.at)
    return amount


def compared(p: Postfix, dice: Operand, start: int) -> Where:
    """The comparison itself. All the ways in which it may be meant for the total are refused with both spellings."""
    sign = p.sign()
    p.space()
    begin, character = p.at, p.text[p.at]
    minus = character == "-" and p.text[begin + 1] in DIGITS
    if not (character in DIGITS or minus or (character == "." and sign == "=")):
        if character in "({-" or character.isalpha():
            refuse(p, dice, start, begin)
        p.fail("syntax", Message("error-syntax-condition", after=p.raw(start, begin)), begin, begin + 1)
    p.at += minus
    p.digits()
    if p.text[p.at] in ".," and p.text[p.at + 1] in DIGITS and not p.separates():
        refuse(p, dice, start, begin)
    p.at = start
    where = p.condition(start)
    if not p.dialect.compares:
        if dice.counted:
            p.refuse_counted(dice, start, p.at)
        return where
    refuse_dice_behind(p, dice, start)
    if dice.counted:
        refuse(p, dice, start, begin, "error-counted-already")
    if (p.frame.operators and not p.frame.counted) or chosen_chains(dice.node):
        refuse(p, dice, start, begin)
    faces = reachable(dice)
    if faces is not None and not faces & where:
        refuse(p, dice, start, begin, "error-no-face-meets", "bad-selector")
    if faces is not None and dice.size != 1 and not faces - where:
        refuse(p, dice, start, begin, "error-every-face-meets", "bad-selector")
    return where


def refuse_dice_behind(p: Postfix, dice: Operand, start: int) -> None:
    """What was read as the number of a comparison is a number of dice, as in 1d6!>=1d8!: two rolls are compared."""
    end = p.at
    p.space()
    behind = p.text[p.at] in "dw" and p.sides_follow(p.at + 1)
    p.at = start
    if behind and p.text[start] in "<>=":
        p.sign()
        p.space()
        refuse(p, dice, start, p.at, counts=False)
    p.at = end


def chosen_chains(node: Expression) -> bool:
    """Chains were thrown and then chosen from: would the count judge the chains or their faces?"""
    chosen = False
    below: Expression | None = node
    while below is not None:
        name = type(below).__name__
        if name == "Explode":
            return chosen and not getattr(below, "compound", False) and not getattr(below, "own", False)
        chosen = chosen or name in ("Keep", "Drop", "Take")
        below = getattr(below, "of", None)
    return False


def reachable(dice: Operand) -> Where | None:
    """The faces that a count may see on these dice; None where there are none or they mean nothing, which is told later."""
    if isinstance(dice.node, Dice) and isinstance(dice.node.sides, int):
        return between(1, dice.node.sides) if dice.node.count else None
    if dice.seen is None or dice.seen[0] is not dice.node:
        shape = one_of(dice)
        dice.seen = dice.node, shape, None if shape is None else _seen(shape, getattr(dice.node, "compound", False))
    return dice.seen[2]


def one_of(dice: Operand) -> Shape | None:
    """The shape of the dice with one of them in place of a rolled number: the faces are the same, and the roll may be long. None where they mean
    nothing. Words behind those for which it was asked before act on what was found then: many words would else be gone through by each of them.
    """
    from wurfwerk.dice.error import ExpressionError
    from wurfwerk.dice.expression import Labelled
    from wurfwerk.dice.operators.pool import PoolOperator, act

    known = dice.seen
    words: list[PoolOperator] = []
    node = dice.node
    while (known is None or node is not known[0]) and isinstance(node, PoolOperator | Labelled):
        if isinstance(node, PoolOperator):
            words.append(node)
        node = node.of
    try:
        if known is not None and node is known[0]:
            shape = known[1]
        else:
            shape = (Dice(1, node.sides) if type(node).__name__ == "ComputedDice" else node).lower()  # type: ignore[attr-defined]
        for word in reversed(words):
            shape = None if shape is None else act(shape, word)
    except ExpressionError:
        return None
    return shape


def _seen(shape: Shape, compound: bool) -> Where | None:
    """The faces of all pools that a shape may be; None where it is no pool. `compound`: a chain is judged as a whole."""
    from wurfwerk.dice.shapes import Branch, Pool

    seen = NOWHERE
    waiting = [shape]
    while waiting:
        pool = waiting.pop()
        if isinstance(pool, Branch):
            waiting += [then for _, then in pool.cases]
        elif isinstance(pool, Pool):
            seen |= _seen_of(pool, chains=not compound)
        else:
            return None
    return seen or None


def _seen_of(pool: Pool, *, chains: bool) -> Where:
    """The faces of one pool; `chains`: each face of a chain by itself."""
    from wurfwerk.dice.bounds import bounds, faces, through
    from wurfwerk.dice.shapes import Altered, Die, Explode

    then = tuple([rule for rule in pool.then if not (isinstance(rule, Explode) and chains)])
    seen: dict[int, Where] = {}
    for member, number in pool.groups:
        if not number or id(member) in seen:
            continue
        if isinstance(member, Altered) and isinstance(member.rule, Explode) and chains:
            reach = faces(member.of)
        elif isinstance(member, Die | Altered):
            reach = faces(member)
        else:
            low, high = bounds(member)
            reach = between(None if low is None else int(low // 1), None if high is None else -int(-high // 1))
        seen[id(member)] = through(reach, then)
    return spans([span for reach in seen.values() for span in reach.spans])


def top_face(dice: Operand) -> int | None:
    """The highest face that a count may see."""
    faces = reachable(dice)
    return faces.spans[-1][1] if faces is not None else None


def refuse(
    p: Postfix,
    dice: Operand,
    start: int,
    begin: int,
    text: str = "error-count-or-total",
    key: str = "syntax",
    *,
    counts: bool = True,
) -> NoReturn:
    """Both spellings: of the total, and of the count if one is possible. The sign stands from `start` to `begin`."""
    left = p.frame.part
    end = level_end(p, start)
    sign, right = p.raw(start, begin), p.raw(begin, end)
    simple = right.isdigit() or (right[:1] in "({" and right[-1:] in ")}") or right.replace(",", "").isdigit()
    total = f"({p.raw(left, start)}){sign}{right if simple else f'({right})'}"
    hint = Message("hint-total", total=total)
    top = top_face(dice)
    if counts and top is not None and not dice.counted:
        p.at = begin
        bound = p.digits()
        faces = reachable(dice)
        if not bound or len(bound) > 9 or faces is None or int(bound) not in faces or text != "error-count-or-total":
            bound = str(max(top - 1, 1))
        before = p.raw(left, dice.start)
        clear = "b" if chosen_chains(dice.node) else ""
        counted = f"{p.raw(dice.start, start)}{clear}{sign}{bound}"
        hint = Message("hint-count-or-total", total=total, count=f"{before}({counted})" if before else counted)
    p.fail(key, Message(text, found=p.raw(start, end)), start, end, hint)


def level_end(p: Postfix, at: int) -> int:
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
