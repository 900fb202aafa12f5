/** Two letters and a hue for a seat. */

/** The first letters of the first and last word, or the first two of a single one. */
export function initials(name: string): string {
  const parts = name.trim().split(/\s+/).filter(Boolean);
  const first = Array.from(parts[0] ?? "?");
  const last = parts.length > 1 ? Array.from(parts[parts.length - 1] ?? "") : [];
  return ((first[0] ?? "?") + (last[0] ?? first[1] ?? "")).toUpperCase();
}

/** A hue from 0 to 359 that is always the same for the same seat. */
export function hueOf(seat: string): number {
  let sum = 7;
  for (const character of seat) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360000;
  return (sum * 137) % 360;
}
