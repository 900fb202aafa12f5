"""Numbers as people of a language write them, out of exact integers; rounding happens here and nowhere before.

Nothing is imported: a plain roll on the command line uses this. A chance that is above 0 is never shown as 0 %, one below 1
never as 100 %.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from fractions import Fraction

MINUS = "−"
"""The minus sign of everything in words; JSON and notation have the hyphen that programs read."""
DECIMAL_MARK = {"de": ",", "en": "."}
PERCENT_SIGN = {"de": "\N{NO-BREAK SPACE}%", "en": "%"}
PERCENT_DIGITS = 3
MAX_DIGITS = 4
SHORT_BITS = 14_000
"""Whole numbers up to this length have fewer than 4,300 digits."""


def decimal(numerator: int, denominator: int, digits: int, language: str) -> str:
    """A quotient with so many digits behind the mark, rounded to the nearest, halves away from 0.

    >>> decimal(15869, 1296, 2, "de")
    '12,24'
    >>> decimal(-1, 2, 0, "en")
    '−1'
    """
    scale: int = 10**digits
    whole = (2 * abs(numerator) * scale + denominator) // (2 * denominator)
    sign = MINUS if numerator < 0 and whole else ""
    if not digits:
        return f"{sign}{whole}"
    return f"{sign}{whole // scale}{DECIMAL_MARK[language]}{whole % scale:0{digits}}"


def percent(numerator: int, denominator: int, language: str, digits: int = PERCENT_DIGITS) -> str:
    """A chance in percent; below the last digit "<0.001%", and the same at the upper end.

    >>> percent(89, 192, "en"), percent(89, 192, "de"), percent(1, 10**9, "en")
    ('46.354%', '46,354\\xa0%', '<0.001%')
    """
    scale: int = 100 * 10**digits
    shown = (2 * numerator * scale + denominator) // (2 * denominator)
    sign = ""
    if shown == 0 and numerator > 0:
        sign, shown = "<", 1
    elif shown == scale and numerator < denominator:
        sign, shown = ">", scale - 1
    return sign + decimal(shown, scale // 100, digits, language) + PERCENT_SIGN[language]


def number(value: int | Fraction, language: str) -> str:
    """A value of a roll: whole, with up to four digits behind the mark where those are exact, else as a fraction.

    >>> from fractions import Fraction
    >>> number(23, "en"), number(Fraction(7, 2), "de"), number(Fraction(1, 3), "de")
    ('23', '3,5', '1/3')
    """
    if isinstance(value, int):
        return whole(value).replace("-", MINUS)
    top, bottom = value.numerator, value.denominator
    for digits in range(MAX_DIGITS + 1):
        if 10**digits % bottom == 0:
            return decimal(top, bottom, digits, language)
    return f"{whole(top)}/{whole(bottom)}".replace("-", MINUS)


def signed(value: int | Fraction, language: str) -> str:
    """A difference: with its sign, also above 0.

    >>> signed(3, "de"), signed(-3, "de"), signed(0, "en")
    ('+3', '−3', '+0')
    """
    return ("+" if value >= 0 else "") + number(value, language)


def whole(value: int) -> str:
    """A whole number of any length. Python itself refuses more than 4,300 digits, and to lift that for a whole server would let in
    texts that take seconds to read; so long ones are written in halves.
    """
    if value.bit_length() <= SHORT_BITS:
        return str(int(value))
    if value < 0:
        return "-" + whole(-value)
    low_digits = value.bit_length() * 3 // 20
    high, low = divmod(value, 10**low_digits)
    return whole(high) + whole(low).zfill(low_digits)


def fraction(value: int | Fraction) -> str:
    """An exact number as the contract writes it, whole or "p/q" in lowest terms; the same in every language.

    >>> from fractions import Fraction
    >>> fraction(Fraction(89, 192)), fraction(Fraction(1))
    ('89/192', '1')
    """
    top, bottom = value.numerator, value.denominator
    return whole(top) if bottom == 1 else f"{whole(top)}/{whole(bottom)}"


def root(numerator: int, denominator: int, digits: int, language: str) -> str:
    """The square root of a quotient of at least 0, correct to the last digit shown (rounded to the nearest).

    >>> root(2, 1, 3, "en")
    '1.414'
    """
    scale: int = 10**digits
    # floor(2 s sqrt(x)), then half of it rounded up: no float, no loss.
    twice = _floor_root(4 * scale * scale * numerator // denominator)
    return decimal((twice + 1) // 2, scale, digits, language)


def _floor_root(value: int) -> int:
    from math import isqrt

    return isqrt(value)
