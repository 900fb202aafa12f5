/** The part of a text an error is about, with a little before and after. Spans count characters (code points), as the server does. */
const NEAR = 24;

export function around(text: string, span: readonly [number, number]): { before: string; inside: string; after: string } {
  const all = Array.from(text);
  const start = Math.min(Math.max(0, span[0]), all.length);
  const end = Math.min(Math.max(start, span[1]), all.length);
  const from = Math.max(0, start - NEAR);
  const to = Math.min(all.length, end + NEAR);
  const inside = all.slice(start, end);
  return {
    before: (from > 0 ? "…" : "") + all.slice(from, start).join(""),
    inside: inside.length > 2 * NEAR ? `${inside.slice(0, NEAR).join("")}…${inside.slice(-NEAR).join("")}` : inside.join(""),
    after: all.slice(end, to).join("") + (to < all.length ? "…" : ""),
  };
}
