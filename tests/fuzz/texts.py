"""Texts no person would write: changed, crossed and repeated from what is known to be read, in every dialect."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from wurfwerk.notation.dialect import MODULES, dialect_of
from wurfwerk.notation.limits import MAX_TEXT

DATA = Path(__file__).parent.parent / "data"
DIALECTS = tuple(MODULES)
SIGNS = """
    + - * / // % ** ^ ( ) { } [ ] < > = <= >= <> == != ! !! !p !x !o !! , ; . .. | # [[ ]] /* */ /r /gmr /sl !r /w & ? @ @{x} ?{x} $ ~ \\ ' " `
    0 1 2 3 6 10 20 99 100 1000 9999 10000 1000000000 1000000000000 9999999999999 0.5 2,5 1/2 007 -1 1e9 0x10 1_0
    d6 1d6 2d20 4d6 d% dF 4dF.1 3w6 W20 10d10 (1d4)d6 d(3) {2d6,1d10} max( min( floor( ceil( abs( trunc( round( rem( pow(
    [a] [[#]] [[1d4]] /*a*/ table(1d2, table(d2,1:"a",2: 1: "a" „a“ »b« =1..2: if(1d2=1, k(1) {1d6!,1d4!/2}
    :=  x x:=d6; ; if then else ? : & && || not and or
""".split()  # noqa: SIM905
ODD = [
    *"\0\t\n\r\v\x1c\x85\u00a0\u2009\u200b\u2028\ufeff\u202e−–×·÷≤≥≠²½٣४４ﬁİıßſKÅ😀𝟞\ud800\uffff",
    " ", "  ", "ǅ", "\u0301", "ﷺ", "é", "ſt", "Ⅻ", "㏒", "＋", "（", "ｄ", "Ｗ", "［", "］", "＂", "＊／", "；",
]  # fmt: skip


def words_of(dialect: str) -> list[str]:
    """The words of a dialect, with and without a number behind them."""
    spoken = dialect_of(dialect)
    words = {
        *spoken.modifiers,
        *spoken.foreign,
        *spoken.functions,
        *spoken.signs,
        *spoken.unread,
        *spoken.bare,
        *spoken.counted,
    }
    return sorted(words)


WORDS = {dialect: words_of(dialect) for dialect in DIALECTS}


def seeds() -> list[tuple[str, str]]:
    """(dialect, text) of every case of every dialect and of the corpus that is kept."""
    out = []
    for dialect in DIALECTS:
        lines = (DATA / "notation" / f"{dialect}.jsonl").read_text(encoding="utf-8").splitlines()
        out += [(dialect, case["expr"]) for case in map(json.loads, lines) if case["expr"]]
    return out + kept(DATA / "fuzz" / "corpus.jsonl")


def kept(path: Path) -> list[tuple[str, str]]:
    """(dialect, text) of a corpus; none if there is no such file."""
    if not path.is_file():
        return []
    cases = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(case["dialect"], case["text"]) for case in cases]


def piece(random: Random, dialect: str) -> str:
    """A word, sign, number or odd character."""
    kind = random.random()
    if kind < 0.4:
        word = random.choice(WORDS[dialect])
        return (
            word
            if random.random() < 0.4
            else word + random.choice(["", "<", ">=", "="]) + str(random.choice([0, 1, 2, 3, 6, 20, 10**6]))
        )
    if kind < 0.85:
        return random.choice(SIGNS)
    if kind < 0.95:
        return random.choice(ODD)
    return chr(random.randrange(0x250)) if kind < 0.98 else str(random.randrange(10 ** random.randrange(1, 20)))


def changed(random: Random, dialect: str, text: str, other: str) -> str:
    """The text after one to five changes, perhaps crossed with another."""
    for _ in range(random.choice([1, 1, 1, 2, 2, 3, 5])):
        at = random.randrange(len(text) + 1)
        end = min(len(text), at + random.choice([0, 1, 1, 2, 4, 8]))
        match random.randrange(8):
            case 0 | 1 | 2:
                text = text[:at] + piece(random, dialect) + text[at:]
            case 3:
                text = text[:at] + piece(random, dialect) + text[end:]
            case 4:
                text = text[:at] + text[end:]
            case 5:
                text = text[:at] + text[at:end] * random.choice([2, 3, 10]) + text[end:]
            case 6:
                text = text[:at] + other[random.randrange(len(other) + 1) :]
            case 7:
                text = random.choice(
                    ["({})", "{{{}}}", "-{}", "max({};1)", "[[{}]]", "/r {}", "{}d6", "2*{}", "{}**2"]
                ).format(text)
    return text[:MAX_TEXT]


def giant(random: Random, dialect: str, text: str) -> str:
    """A text about as long as may be, of one or two pieces again and again: what is slow shows here."""
    lengths = [200, 1000, 3000, MAX_TEXT]
    part = random.choice(
        [
            text,
            piece(random, dialect),
            piece(random, dialect) + piece(random, dialect),
            f"{text}{random.choice('+-*/,;|')}",
        ]
    )
    most = min(len(part) * random.choice([40, 99, 499, 999, 3999, 10**6]), random.choice(lengths))
    body = (part or "(") * (most // max(1, len(part)) + 1)
    before, behind = random.choice(
        [
            ("", ""),
            ("1d6", ""),
            (text, ""),
            ("", text),
            ("{", "}"),
            ("1d6=", ""),
            ("(1d6", ")"),
            ("max(", ")"),
            ("[[", "]]"),
            ("1d6[", "]"),
            ("1d6 ", ""),
        ]
    )
    return (before + body[:most] + behind)[: MAX_TEXT + random.choice([0, 0, 1])]
