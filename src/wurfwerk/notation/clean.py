"""Pasted text made plain: signs of other alphabets, commands around a roll; with a map back to the text as it was typed.

Law: `Cleaned.place` maps every position of the cleaned text into the text as typed, in order.
"""

from __future__ import annotations

from wurfwerk.message import Message
from wurfwerk.notation.error import NotationError
from wurfwerk.notation.limits import MAX_TEXT
from wurfwerk.record import record

SECRETS: dict[str, str | None] = {
    **dict.fromkeys(("r", "roll", "pr", "publicroll", "wurf", "wirf", "würfeln", "würfle", "wuerfeln", "w"), None),
    **dict.fromkeys(("gmr", "gmroll", "sl", "slw", "geheim"), "private"),
    **dict.fromkeys(("br", "blindroll", "blind", "bw", "blindwurf"), "blind"),
    **dict.fromkeys(("sr", "selfroll", "self", "sw", "selbst"), "self"),
}
"""Command -> who may see the roll: None everyone, "private" the roller and the game master, "blind" the master only, "self" the roller only."""

DIGITS = frozenset("0123456789")

SIGNS = {
    **dict.fromkeys("\u2010\u2011\u2012\u2013\u2212\ufe63\uff0d", "-"),
    **dict.fromkeys("×·⋅∗", "*"),
    **dict.fromkeys("÷⁄∕", "/"),
    "≤": "<=",
    "⩽": "<=",
    "≥": ">=",
    "⩾": ">=",
    "≠": "<>",
    "≔": ":=",
}


@record
class Cleaned:
    """`text` in small letters, worked on from `start` to `end`; `places[i]` is where its i-th character was typed (None: at i)."""

    typed: str
    text: str
    places: tuple[int, ...] | None
    start: int
    end: int
    secret: str | None = None
    comment: str | None = None

    def place(self, at: int) -> int:
        """A position in `typed`."""
        return at if self.places is None else self.places[at]

    def raw(self, start: int, end: int) -> str:
        """The typed characters of a stretch, without blanks around them."""
        return self.typed[self.place(start) : self.place(end)].strip()

    def find(self, sign: str, start: int, end: int) -> int:
        """The first position of a stretch at which a sign was typed, or what means it, be it in `[[...]]` or not; -1: none."""
        begin = self.place(start)
        typed = self.typed[begin : self.place(end)]
        text, places = (typed.lower(), None) if typed.isascii() else _plain(typed)
        found = text.find(sign)
        if found < 0:
            return -1
        found = begin + (found if places is None else places[found])
        if self.places is None:
            return found
        from bisect import bisect_right

        return bisect_right(self.places, found, start, end) - 1


def meant(typed: str) -> str:
    """What a text is read as, before commands and `[[...]]` are taken off."""
    return typed.lower() if typed.isascii() else _plain(typed)[0]


def clean(typed: str) -> Cleaned:
    """The text to be read. NotationError `syntax` for a command or a template that is no roll of ours."""
    if typed.isascii():
        text, places = typed.lower(), None
        if "\0" in text:
            text = text.replace("\0", "\1")
    else:
        text, places = _plain(typed)
    end = len(text)
    start = _skip(text, 0, end)
    while end > start and text[end - 1].isspace():
        end -= 1
    if (start < end and text[start] in "/!&") or "[[" in text:
        return _unwrap(typed, text, places, start, end)
    return Cleaned(typed, text, places, start, end)


def _plain(typed: str) -> tuple[str, tuple[int, ...] | None]:
    """NFKC letter by letter, so that every character knows where it comes from. What would turn into other digits stays: 2d6² is no 2d62."""
    plain = _meant(set(typed))
    text = "".join([plain[character] for character in typed])
    if set(map(len, plain.values())) == {1}:
        return text, None
    lengths = [len(plain[character]) for character in typed]
    if len(text) > MAX_TEXT:
        # One character may stand for eighteen.
        length = at = 0
        while length <= MAX_TEXT:
            length += lengths[at]
            at += 1
        message = Message("error-too-long", length=length, most=MAX_TEXT)
        raise NotationError("too-long", message, span=(at - 1, len(typed)))
    places = [at for at, length in enumerate(lengths) for _ in range(length)]
    return text, (*places, len(typed))


def _meant(characters: set[str]) -> dict[str, str]:
    """What each character means: nothing, itself in small letters, or what stands for it on every keyboard."""
    from unicodedata import category, normalize

    meant = {}
    for character in characters:
        plain = SIGNS.get(character)
        if plain is None:
            plain = normalize("NFKC", character)
            if character.isspace():
                plain = character if character.isascii() else " "
            elif category(character) == "Cf":
                plain = ""
            elif plain == character:
                small = character.lower()
                plain = "\1" if character == "\0" else small if len(small) == 1 else character
            elif not character.isdecimal() and not DIGITS.isdisjoint(plain):
                plain = character
            else:
                plain = "".join([SIGNS.get(c, c.lower() if len(c.lower()) == 1 else c) for c in plain])
        meant[character] = plain
    return meant


def _skip(text: str, at: int, end: int) -> int:
    while at < end and text[at].isspace():
        at += 1
    return at


def _unwrap(typed: str, text: str, places: tuple[int, ...] | None, start: int, end: int) -> Cleaned:
    """Takes `/r`, `!r`, `[[...]]` and a trailing `{label}` off, in whatever order they were nested, at most a few times.

    Any other `[[...]]` is a bracket.
    """
    secret: str | None = None
    comment: str | None = None
    plain = Cleaned(typed, text, places, start, end)
    for _ in range(4):
        if start >= end:
            break
        if text[start] == "&":
            place = (plain.place(start), plain.place(end))
            raise NotationError("syntax", Message("error-syntax-template"), span=place, hint=Message("hint-template"))
        if text[start] in "/!":
            begin = start
            start, who = command(plain, start, end)
            if start == begin:
                break
            secret = who or secret
        elif text.startswith("[[", start):
            from wurfwerk.notation.inline import label_behind, pairs

            close = pairs(text, start, end).get(start)
            label = None if close is None else label_behind(plain, close + 2, end)
            if close is None or label is None:
                break
            comment = label or comment
            start, end = _skip(text, start + 2, close), close
            while end > start and text[end - 1].isspace():
                end -= 1
        else:
            break
    if "[[" in text[start:end]:
        from wurfwerk.notation.inline import bracketed

        return bracketed(plain, start, end, secret, comment)
    return Cleaned(typed, text, places, start, end, secret, comment)


def command(plain: Cleaned, at: int, end: int) -> tuple[int, str | None]:
    """Where the roll behind a command such as `/gmr` begins, and who sees it; `at` itself if none stands there.

    NotationError `syntax` for a command that is none of ours.
    """
    text = plain.text
    start = _skip(text, at, end)
    if start >= end or text[start] not in "/!":
        return at, None
    stop = start + 1
    while stop < end and text[stop].isalpha():
        stop += 1
    word = text[start + 1 : stop]
    if word not in SECRETS:
        if text[start] == "!" and not word:
            return at, None
        place = (plain.place(start), plain.place(stop))
        message = Message("error-syntax-command", command=plain.raw(start, stop)[:30])
        raise NotationError("syntax", message, span=place, hint=Message("hint-commands"))
    begin = _skip(text, stop, end)
    if word == "w" and text.startswith("gm ", begin):
        return _skip(text, begin + 3, end), "private"
    return begin, SECRETS[word]
