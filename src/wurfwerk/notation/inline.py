"""`[[…]]` in a text: as a whole roll with a label behind it, or as a bracket to reckon on with.  Loaded when one occurs."""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.error import NotationError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from wurfwerk.notation.clean import Cleaned


def pairs(text: str, start: int, end: int) -> dict[int, int]:
    """Where each `[[` stands -> where its `]]` stands. Labels in single brackets and what is behind a # are passed over."""
    found: dict[int, int] = {}
    opened: list[int] = []
    at = start
    while at < end:
        character = text[at]
        if text.startswith("[[", at):
            opened.append(at)
            at += 2
        elif text.startswith("]]", at) and opened:
            found[opened.pop()] = at
            at += 2
        elif character == "[":
            at = text.find("]", at, end) + 1 or end
        elif character == "#":
            close = text.find("]]", at, end)
            at = close if opened and close >= 0 else end
        else:
            at += 1
    return found


def label_behind(plain: Cleaned, start: int, end: int) -> str | None:
    """The label that stands behind a `]]`: `{label}`, or words behind a blank. None where the roll goes on, which the parser judges."""
    text = plain.text[start:end]
    label = plain.raw(start, end)
    if not label:
        return ""
    if "[[" in text and (text[0] == "{" or text[0].isspace() or text.startswith("[[")):
        at = len(text) - len(text.lstrip())
        if text[at].isalpha() or text[at] in "{[":
            place = (plain.place(start), plain.place(end))
            raise NotationError("syntax", Message("error-syntax-several-rolls"), span=place)
    if label[0] == "{":
        return label[1:-1].strip() if label.find("}") == len(label) - 1 else None
    return label if text[0].isspace() and is_remark(text.lstrip()) else None


def is_remark(text: str) -> bool:
    """Whether a text begins with a word that neither a number, a condition nor a bracket makes part of a roll."""
    at = 0
    while at < len(text) and text[at].isalpha():
        at += 1
    if at == 0 or text[at : at + 1] in ("(", "%"):
        return False
    return text[at:].lstrip()[:1] not in tuple("0123456789<>=")


def bracketed(plain: Cleaned, start: int, end: int, secret: str | None, comment: str | None) -> Cleaned:
    """Every `[[…]]` as a round bracket, without the commands and remarks in it."""
    from wurfwerk.notation.clean import Cleaned, command

    found = pairs(plain.text, start, end)
    out = list(plain.text)
    for open_, close in found.items():
        out[open_ : open_ + 2] = " ("
        out[close : close + 2] = " )"
        begin, who = command(plain, open_ + 2, close)
        secret = who or secret
        out[open_ + 2 : begin] = " " * (begin - open_ - 2)
    for close in found.values():
        remark = plain.text.rfind("#", start, close)
        if remark >= 0 and plain.text.find("]", remark, end) == close:
            comment = plain.raw(remark + 1, close) or comment
            out[remark:close] = " " * (close - remark)
    return Cleaned(plain.typed, "".join(out), plain.places, start, end, secret, comment)
