"""Denominators by their roots: powers and products of the roots of whole polynomials, without ever finding a root.

Write f = f0 * prod(1 - r x). The sums of powers of the r follow from the coefficients (Newton's identities) and give them back.

Cost: products of the roots of degrees m and n take (m n)^2 operations on fractions, one multiplication where both have one term; m-th powers of d roots
C(d + m - 1, m)^2 / 2. Source: Newton's identities. Chosen by `ordered` and `lattice`, for the denominators only.
"""

from __future__ import annotations

from math import comb, gcd, lcm

from wurfwerk.dice.exact.polynomial import multiply

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from fractions import Fraction

    from wurfwerk.dice.exact.rational import Factor, Factors
    from wurfwerk.dice.shapes import Number


def single(factor: Factor) -> bool:
    """Whether the factor is a - b x^k, whose roots are the k-th roots of one number."""
    return not any(factor[1:-1])


def reduced(coefficients: list[int]) -> Factor:
    shared = gcd(*coefficients)
    return tuple([c // shared for c in coefficients])


def sums_of_powers(factor: Factor, count: int) -> list[Fraction]:
    """The sums of the 1st, 2nd, ... powers of the r. count * degree operations."""
    from fractions import Fraction

    degree = len(factor) - 1
    c = [Fraction(x, factor[0]) for x in factor]
    sums: list[Fraction] = []
    for j in range(1, count + 1):
        s = -j * c[j] if j <= degree else Fraction(0)
        for i in range(1, min(j - 1, degree) + 1):
            s -= c[i] * sums[j - i - 1]
        sums.append(s)
    return sums


def with_sums(sums: list[Fraction]) -> Factor:
    """The polynomial with these sums of powers of its r, in whole coefficients. degree^2 operations."""
    from fractions import Fraction

    c = [Fraction(1)]
    for j in range(1, len(sums) + 1):
        c.append(-sum([sums[i - 1] * c[j - i] for i in range(1, j + 1)], Fraction(0)) / j)
    over = lcm(*[x.denominator for x in c])
    return reduced([x.numerator * (over // x.denominator) for x in c])


def product(f: Factor, g: Factor) -> Factor:
    """The factor whose r are all products of one of f and one of g: the termwise product of two series has it below."""
    if single(f) and single(g):
        k, m = len(f) - 1, len(g) - 1
        step = lcm(k, m)
        i, j = step // k, step // m
        return reduced([f[0] ** i * g[0] ** j, *[0] * (step - 1), -((-f[-1]) ** i) * (-g[-1]) ** j])
    count = (len(f) - 1) * (len(g) - 1)
    return with_sums([a * b for a, b in zip(sums_of_powers(f, count), sums_of_powers(g, count), strict=True)])


def products(a: Factors, b: Factors) -> Factors:
    """The denominators of a termwise product: multiplicities m and n meet in m + n - 1."""
    out: Factors = {}
    for f, m in a.items():
        for g, n in b.items():
            key = product(f, g)
            out[key] = max(out.get(key, 0), m + n - 1)
    return out


def powers(factors: Factors, m: int) -> Factors:
    """The denominators of the m-th termwise power."""
    if m == 1:
        return factors
    if len(factors) == 1:
        ((factor, times),) = factors.items()
        if not single(factor):
            # Of several equal roots nothing is known: all of them are counted.
            if times > 1:
                from wurfwerk.dice.exact.rational import expanded

                factor = tuple(expanded(factors))
            return {choices(factor, m): 1}
    return products(powers(factors, m - 1), factors)


def choices(factor: Factor, m: int) -> Factor:
    """The factor whose r are all products of m of the r of this one, in any order: C(degree + m - 1, m) of them.

    The j-th sum of powers of these products is the complete symmetric sum of degree m of the r^j, which follows from the sums of powers.
    All in whole numbers, since r times the constant is an algebraic integer; (number of products)^2 / 2 operations.
    """
    top, degree = factor[0], len(factor) - 1
    number = comb(degree + m - 1, m)
    # The r times `top`: coefficients and sums of powers are whole.
    whole = [1] + [c * top ** (k - 1) for k, c in enumerate(factor) if k]
    sums: list[int] = []
    for j in range(1, number * m + 1):
        s = -j * whole[j] if j <= degree else 0
        for i in range(1, min(j - 1, degree) + 1):
            if whole[i]:
                s -= whole[i] * sums[j - i - 1]
        sums.append(s)
    complete = [int(power_sums_of_products(sums, j, m)) for j in range(1, number + 1)]
    c = _from_sums(complete)
    unit = top**m
    lift = unit**number
    out = []
    for x in c:
        out.append(x * lift)
        lift //= unit
    return reduced(out)


def power_sums_of_products(sums: Sequence[Number], j: int, m: int) -> Number:
    """The sum of the j-th powers of all products of m values, in any order and with repetition, from the sums of powers of the values.

    Newton's identities for complete symmetric sums: m h_m is the sum of p_i h_(m-i).
    """
    from fractions import Fraction

    h: list[Number] = [1]
    for k in range(1, m + 1):
        total = sum([sums[i * j - 1] * h[k - i] for i in range(1, k + 1)])
        h.append(total // k if isinstance(total, int) else Fraction(total, k))
    return h[m]


def _from_sums(sums: list[int]) -> list[int]:
    """The coefficients of the product of all 1 - r x, where they are whole: exp of -sum s_j x^j / j.

    From j c_j = -sum s_i c_(j-i): directly for few, else by halves, the left half's share in the right one being one product.
    """
    number = len(sums)
    c = [1] + [0] * number
    shares = [0] * (number + 1)

    def fill(start: int, end: int) -> None:
        if end - start <= 32:
            for j in range(max(start, 1), end):
                s = shares[j] + sum([sums[i - 1] * c[j - i] for i in range(1, j - start + 1)])
                c[j] = -s // j
            return
        middle = (start + end) // 2
        fill(start, middle)
        share = multiply(c[start:middle], sums[: end - start - 1])
        for j in range(middle, end):
            shares[j] += share[j - start - 1]
        fill(middle, end)

    fill(0, number + 1)
    return c


def joined(a: Factors, b: Factors) -> Factors:
    """The least common denominators."""
    out = dict(a)
    for f, m in b.items():
        out[f] = max(m, out.get(f, 0))
    return out


def sparse(factor: Factor, step: int) -> tuple[Factor, list[int], int]:
    """(g, cofactor, scale): scale * g(x^step) = factor(x) * cofactor(x). So every denominator becomes one in x^step."""
    k = len(factor) - 1
    if single(factor):
        r = lcm(k, step) // k
        a, b = factor[0], -factor[-1]
        cofactor = [0] * (k * (r - 1) + 1)
        for i in range(r):
            cofactor[k * i] = a ** (r - 1 - i) * b**i
        g = [0] * (k * r // step + 1)
        g[0], g[-1] = a**r, -(b**r)
        return tuple(g), cofactor, 1
    g_factor = with_sums(sums_of_powers(factor, k * step)[step - 1 :: step])
    target = [0] * (k * step + 1)
    target[::step] = g_factor
    return (g_factor, *_exact_quotient(target, list(factor)))


def _exact_quotient(a: list[int], b: list[int]) -> tuple[list[int], int]:
    """(q, scale) with scale * a = b * q in whole numbers."""
    from fractions import Fraction

    rest = [Fraction(c) for c in a]
    quotient: list[Fraction] = []
    for i in range(len(a) - len(b) + 1):
        factor = rest[i] / b[0]
        quotient.append(factor)
        for j, y in enumerate(b):
            rest[i + j] -= factor * y
    assert not any(rest)
    over = lcm(*[q.denominator for q in quotient])
    q = [c.numerator * (over // c.denominator) for c in quotient]
    assert multiply(b, q)[0] == over * a[0]
    return q, over
