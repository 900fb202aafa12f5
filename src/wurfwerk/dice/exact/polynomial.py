"""Polynomials with whole coefficients, as lists from the constant upward, and packed: one whole number with a slot a coefficient.

Packed (Kronecker's substitution) a sum of distributions is one addition, a shift of all values one shift and a product one
product, all in C. Slots are whole bytes, so that unpacking is slicing.

Cost: a product of m and n terms is m * n operations where one is short, else one product of two numbers of (m, n) slots, by Karatsuba or python-flint; a
power of equal coefficients n * sides / 2 operations, of others terms * n * length (J. C. P. Miller). Chosen by length, where measured.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

LONG = 1_000_000
"""Bits of a packed factor from which python-flint wins, its import included; without it the packed product goes on."""

LOADED = 5_000
"""The same once python-flint has been imported."""

SHORT = 12
"""A product with a factor of so few terms is done term by term."""


def flint_pays(bits: int) -> bool:
    """Whether python-flint wins for a product of so many bits."""
    import sys

    return bits > (LOADED if "flint" in sys.modules else LONG)


def slot(bound: int) -> int:
    """Bytes of a slot that holds 0..bound."""
    return (bound.bit_length() + 7) // 8 or 1


def pack(coefficients: list[int], size: int) -> int:
    """Coefficients from 0 to 256**size - 1 into one number. One pass, linear in the bytes."""
    return int.from_bytes(b"".join([c.to_bytes(size, "little") for c in coefficients]), "little")


def unpack(packed: int, size: int) -> list[int]:
    """The coefficients again, without zeros at the high end. Linear in the bytes."""
    length = (packed.bit_length() + 7) // 8
    raw = packed.to_bytes(length, "little")
    read = int.from_bytes
    return [read(raw[i : i + size], "little") for i in range(0, length, size)]


def multiply(a: list[int], b: list[int]) -> list[int]:
    """The product. len(a) * len(b) operations where one is short, else one product of packed numbers."""
    if not a or not b:
        return []
    if len(a) < len(b):
        a, b = b, a
    if len(b) > 4 and len(a) * len(b) > 400 and flint_pays(len(a) * (max(a).bit_length() + 1)):
        product = _by_flint(a, b)
        if product is not None:
            return product
    if len(b) <= SHORT or sum([1 for y in b if y]) <= SHORT:
        out = [0] * (len(a) + len(b) - 1)
        for j, y in enumerate(b):
            if y == 1:
                for i, x in enumerate(a, j):
                    out[i] += x
            elif y:
                for i, x in enumerate(a, j):
                    out[i] += x * y
        return out
    low = min(min(a), min(b))
    largest = max(max(a), -min(a)) * max(max(b), -min(b)) * len(b)
    count = len(a) + len(b) - 1
    if flint_pays(len(b) * largest.bit_length()):
        product = _by_flint(a, b)
        if product is not None:
            return product
    if low >= 0:
        size = slot(largest)
        out = unpack(pack(a, size) * pack(b, size), size)
        return out + [0] * (count - len(out))
    size = slot(2 * largest + 1)
    return unpack_signed(_pack_signed(a, size) * _pack_signed(b, size), size, count)


def _by_flint(a: list[int], b: list[int]) -> list[int] | None:
    try:
        from flint import fmpz_poly
    except ImportError:
        return None
    product = [int(c) for c in (fmpz_poly(a) * fmpz_poly(b)).coeffs()]
    return product + [0] * (len(a) + len(b) - 1 - len(product))


def _pack_signed(coefficients: list[int], size: int) -> int:
    return pack([max(c, 0) for c in coefficients], size) - pack([max(-c, 0) for c in coefficients], size)


def unpack_signed(packed: int, size: int, count: int) -> list[int]:
    """Half a slot is added everywhere, so that no slot is below 0, and taken off again."""
    half = 1 << (8 * size - 1)
    lifted = packed + int.from_bytes(half.to_bytes(size, "little") * count, "little")
    out = [c - half for c in unpack(lifted, size)]
    return out + [-half] * (count - len(out))


def add(a: list[int], b: list[int], offset: int = 0) -> list[int]:
    """a + x**offset * b."""
    out = a + [0] * (len(b) + offset - len(a))
    for i, y in enumerate(b, offset):
        out[i] += y
    return out


def trimmed(a: list[int]) -> list[int]:
    """Without zeros at the high end; at least one coefficient."""
    end = len(a)
    while end > 1 and not a[end - 1]:
        end -= 1
    return a[:end] if end < len(a) else a


def stretched(a: list[int], step: int) -> list[int]:
    """a(x**step)."""
    if step == 1:
        return a
    out = [0] * ((len(a) - 1) * step + 1)
    out[::step] = a
    return out


def power(a: list[int], exponent: int) -> list[int]:
    """a ** exponent by squaring; only where the exponent is small or the result is short (dice have `sums.power`)."""
    out = [1]
    while exponent:
        if exponent & 1:
            out = multiply(out, a)
        exponent >>= 1
        if exponent:
            a = multiply(a, a)
    return out


def at_one(a: list[int]) -> tuple[int, int, int]:
    """Value, first and second derivative at 1."""
    return sum(a), sum([i * x for i, x in enumerate(a)]), sum([i * (i - 1) * x for i, x in enumerate(a)])


def uniform_power(n: int, sides: int) -> list[int]:
    """The coefficients of (1 + x + ... + x^(sides-1))^n: n * sides / 2 operations, the other half is the mirror image.

    From (1-x^k)(1-x) Q' = n ((1-x^k) - k x^(k-1) (1-x)) Q follows a recurrence of three terms.
    """
    degree = n * (sides - 1)
    c = [1]
    for m in range(1, degree // 2 + 1):
        s = (n + m - 1) * c[m - 1]
        if m >= sides:
            s += (m - sides - n * sides) * c[m - sides]
            if m > sides:
                s += (n * sides - n - m + sides + 1) * c[m - sides - 1]
        c.append(s // m)
    return c + (c[::-1] if degree % 2 else c[-2::-1])


def recurrent_power(a: list[int], n: int) -> list[int]:
    """a ** n with a[0] > 0: terms of a * n * len(a) operations.  From a P' = n a' P (J. C. P. Miller)."""
    first = a[0]
    terms = [(k, x) for k, x in enumerate(a) if k and x]
    degree = n * (len(a) - 1)
    c = [first**n]
    for m in range(1, degree + 1):
        s = 0
        for k, x in terms:
            if k > m:
                break
            s += (k * (n + 1) - m) * x * c[m - k]
        c.append(s // (m * first))
    return c


PACKED_POWER = 24
"""Up to so many dice one power of a packed number wins over the recurrence (measured; Karatsuba grows faster)."""


def long_power(a: list[int], n: int, bound: int) -> list[int]:
    """a ** n with a[0] > 0, no coefficient below 0 or above `bound`.

    By python-flint where it wins and is there, else one power of a packed number for few dice and the recurrence for many.
    """
    if flint_pays(n * len(a) * bound.bit_length()):
        try:
            from flint import fmpz_poly
        except ImportError:
            pass
        else:
            return [int(c) for c in (fmpz_poly(a) ** n).coeffs()]
    if n <= PACKED_POWER:
        size = slot(bound)
        return unpack(pack(a, size) ** n, size)
    return recurrent_power(a, n)


def ring(size: int, bits: int) -> tuple[Callable[[list[int]], Any], Callable[[Any], list[int]]]:
    """(make, read): polynomials that can be added, multiplied, and multiplied by numbers, none of their coefficients below 0.

    python-flint's where results of so many bits make it win, else packed numbers with slots of `size` bytes.
    """
    if flint_pays(bits):
        try:
            from flint import fmpz_poly
        except ImportError:
            pass
        else:
            return fmpz_poly, lambda made: [int(c) for c in made.coeffs()]
    return lambda coefficients: pack(coefficients, size), lambda made: unpack(made, size)
