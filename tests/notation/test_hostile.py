"""Texts made to be slow, each as long or as deep as its kind can be: read or refused in every dialect within 50 ms of the processor."""

from __future__ import annotations

from contextlib import suppress
from time import process_time

import pytest

from wurfwerk.notation import NotationError, read
from wurfwerk.notation.dialect import MODULES

SECONDS = 0.05
UNLIKE = "{" + "+".join(f"1d{sides}" for sides in range(2, 500)) + "}"
TEXTS = {
    "powers": "^".join(["dF"] * 99),
    "powers of dice": "**".join(["d6"] * 99),
    "many powers": "+".join(["(" + "^".join(["dF"] * 95) + ")"] * 35),
    "powers of one": "^".join(["d1"] * 99),
    "quotients to the right": "d6/(" * 49 + "d6" + ")" * 49,
    "quotients": "/".join(["dF"] * 99),
    "floors to the right": "d6//(1+" * 32 + "d6" + ")" * 32,
    "remainders": "%".join(["d6"] * 99),
    "thrown again and again": "+".join(["1d6" + "rr2" * 98] * 5),
    "kept and thrown again": "+".join(["1d6kh1" + "rr2" * 97] * 5),
    "thrown again, many faces": "1d1000000" + ("rr" + "|".join(map(str, range(100, 300, 2)))) * 40,
    "once": "+".join(["1d6" + "ro2" * 98] * 5),
    "clamped": "+".join(["1d6" + "min2" * 98] * 5),
    "clamped and counted": "+".join(["1d6" + "min2" * 97 + ">=3"] * 5),
    "kept": "+".join(["9d6" + "kh5" * 98] * 5),
    "minus": "+".join(["-1"] * 3999),
    "minus minus": "1d6" + "--1" * 3999,
    "minus minus minus": "---1" * 3999,
    "minus dice": "1" + "--1d6" * 3999,
    "terms": "+".join(["1d6"] * 2000),
    "too many terms": "+".join(["1d6"] * 4999),
    "products": "*".join(["1"] * 4000),
    "fractions": "+".join(["7/2"] * 2000),
    "long decimals multiplied": "1d6" + "".join(f"*0.{number}" for number in range(999_999_000_001, 999_999_002_601, 2)),
    "long decimals": "*".join(f"0.{number}" for number in range(999_999_000_001, 999_999_002_601, 2)),
    "long quotients": "+".join(f"1/{number}" for number in range(99_999_001, 99_999_001 + 1980, 2)),
    "dice divided by long numbers": "+".join(f"d6/{number}" for number in range(99_999_001, 99_999_001 + 1980, 2)),
    "dice divided by long numbers, taken off": "-".join(f"d6/{number}" for number in range(99_999_001, 99_999_001 + 1980, 2)),
    "decimals": "-".join(["0.5"] * 2500),
    "computed sides": "*".join(["2d(5+5)"] * 500),
    "computed dice": "+".join(["(1d4)d6"] * 200),
    "computed computed dice": "(" * 40 + "d6" + "//d6)d6" * 40,
    "words behind computed dice": "(1d200)d6" + "ro1" * 98,
    "counts of counts": "(" * 5 + "10d6>=3" + ")d6>=3" * 5,
    "conditions in conditions": "if(1d2=1, " * 95 + "1" + ", 0)" * 95,
    "names of names": "; ".join([f"{'x' * n} := {'x' * (n - 1) or '1d6'}+{'x' * (n - 1) or 1}" for n in range(1, 41)]) + "; 1",
    "tables": "+".join(["table(1d100, " + ", ".join([f'{n}: "a"' for n in range(1, 101)]) + ")"] * 9),
    "open tables": "table(" * 3000,
    "open quotes": 'table(1d6, 1: "' * 1000,
    "thrown again, the lowest face": "+".join(["1d1000" + "r" * 97] * 5),
    "thrown again, the lowest face, many times": "+".join(["1d1000" + " rr" * 97] * 5),
    "thrown again, no dice": "+".join(["0d6" + "r" * 97] * 5),
    "thrown again once, the lowest face": "+".join(["9d11" + "ro" * 97] * 5),
    "a few words each": "-1".join(["11d11!" + "r" * 15] * 31),
    "labels between": "+".join(["9d11" + "r[a]" * 48] * 5),
    "chosen and thrown again": "+".join(["2d1000kh1" + "rr2" * 97] * 5),
    "chosen and thrown again, the lowest face": "+".join(["2d1000kh1" + "r" * 97] * 5),
    "unlike dice thrown again": UNLIKE + "r=1" * 97,
    "unlike dice thrown again, the lowest face": UNLIKE + "r" * 97,
    "unlike dice chosen and thrown again": UNLIKE + "kh3" + "r=1" * 97,
    "unlike dice chosen": UNLIKE + "kh3" * 97,
    "unlike dice counted": UNLIKE + ">=3" + "f1" * 20,
    "many alike in braces thrown again": "{" + "+".join(["1d6"] * 1999) + "}" + "r=1" * 97,
    "groups counted": "{" + "1d6," * 3900 + "1d6}>=1" + "f1b1" * 10,
    "many dice chosen": "9999d6" + "".join(f"kh{kept}" for kept in range(9998, 9900, -1)),
    "many dice chosen by rank": "10000d6" + "kr2|5" + "kh9000" * 97,
    "many dice dropped": "10000d6" + "dl1" * 97,
    "pools chosen": "+".join(["4000d6kh1" + "dl0" * 97] * 5),
    "reckoned sides": "{" + "2d(5+5)," * 2499,
    "reckoned sides, brackets": "+".join(["2d(((((5)))))"] * 1500),
    "reckoned sides, quotients": "{" + "3d(5/2)+" * 999 + "}",
    "groups": "{" * 49 + "d6" + ",d6}kh1" * 49,
    "one wide group": "{" + "1d6," * 3900 + "1d6}kh1",
    "extremes": "max(" * 49 + "d6" + ",d6)" * 49,
    "open brackets": "(" * 20_000,
    "brackets": "(" * 990 + "1d6" + ")" * 990,
    "comparisons": "(" * 98 + "1d6" + ">=3)" * 98,
    "conditions": "+".join(["d6=" + "|".join(["1"] * 100)] * 90),
    "counts": "+".join(["5d10>=8f=1"] * 400),
    "digits": "9" * 20_000,
    "digits of others": "1000d6" + "४" * 19_000,
    "digits that look bold": "1d6" + "𝟞" * 19_000,
    "one sign for eighteen": "ﷺ" * 1_000,
    "letters that are all different": "".join(map(chr, range(0x4E00, 0x4E00 + 20_000))),
    "signs that are all different": "".join(map(chr, range(0x80, 0x80 + 20_000))),
    "dice with a sign of their own": "1d6−" * 3999 + "1",
    "wide signs": "＋１" * 10_000,
    "marks": "1d6" + "\u0301" * 19_000,
    "letters": "1d6" + "kh" * 9_000,
    "spaces": "1d6" + " " * 19_990 + "kh1",
    "comment": "1d6 " + "x " * 9_990,
    "labels": "1d6" + "[a]" * 400,
    "names": "; ".join(f"x{number} := 1d6" for number in range(1000)),
    "rolls": ";".join(["1d6"] * 4000),
    "pasted": "[[" * 5000 + "1d6" + "]]" * 5000,
    "commands": "/r " * 6000 + "1d6",
    "nothing": "\u200b" * 20_000,
}  # fmt: skip


@pytest.mark.parametrize("dialect", MODULES)
@pytest.mark.parametrize("kind", TEXTS)
def test_in_time(kind: str, dialect: str) -> None:
    text = TEXTS[kind]
    taken = []
    for _ in range(5):  # others may be at work
        before = process_time()
        with suppress(NotationError):
            read(text, dialect)
        taken.append(process_time() - before)
        if taken[-1] < SECONDS:
            return
    raise AssertionError(f"{min(taken):.3f} s: {text[:60]}")
