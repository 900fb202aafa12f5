/** Exact fractions "p/q" of any length, turned into a double at the last moment, and never by way of Infinity / Infinity. */

const SHAPE = /^-?\d+(?:\/\d+)?$/;
const BITS = 64n;

/** The double nearest to "p/q" (or "p"). Throws RangeError where the text is no fraction or q is 0. */
export function ratio(text: string): number {
  if (!SHAPE.test(text)) throw new RangeError(`no fraction: ${text.slice(0, 40)}`);
  const [above = "0", below = "1"] = text.split("/");
  return divide(BigInt(above), BigInt(below));
}

/** p/q as a double: 64 bits of quotient and one bit for what is left over, so that rounding happens once. */
export function divide(p: bigint, q: bigint): number {
  if (q === 0n) throw new RangeError("a fraction over nothing");
  if (p < 0n) return -divide(-p, q);
  if (p === 0n) return 0;
  const shift = BITS - (length(p) - length(q));
  const quotient = shift >= 0n ? (p << shift) / q : p / (q << -shift);
  const back = shift >= 0n ? quotient * q !== p << shift : quotient * (q << -shift) !== p;
  return scale(Number((quotient << 1n) | (back ? 1n : 0n)), Number(-shift - 1n));
}

/** value * 2 ** exponent in steps that neither overflow nor vanish on the way. */
function scale(value: number, exponent: number): number {
  let result = value;
  let rest = exponent;
  while (rest > 1000 && Number.isFinite(result)) {
    result *= 2 ** 1000;
    rest -= 1000;
  }
  while (rest < -1000 && result !== 0) {
    result *= 2 ** -1000;
    rest += 1000;
  }
  return result * 2 ** rest;
}

/** How many binary digits a positive integer has. */
function length(value: bigint): bigint {
  const digits = value.toString(16);
  const head = Number.parseInt(digits[0] ?? "0", 16);
  return BigInt((digits.length - 1) * 4 + (32 - Math.clz32(head)));
}
