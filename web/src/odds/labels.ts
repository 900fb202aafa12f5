/**
 * Where the labels of the odds bar stand. A part that is wide enough holds its own; the others get theirs outside, joined to the
 * part by a leader: below the bar, and where one row is too short for that, in turn above it. All lengths in CSS pixels.
 */
export interface Part {
  key: string;
  chance: number;
  /** How many marks. */
  marks: number;
  percent: string;
}

export interface Outside {
  key: string;
  /** The middle of the part, and of its label. */
  at: number;
  x: number;
  /** Whether the marks stand outside with the percent. */
  marks: boolean;
}

export interface Layout {
  widths: Map<string, number>;
  /** What a part holds itself. */
  inside: Map<string, "all" | "marks" | "none">;
  below: Outside[];
  above: Outside[];
}

export const GAP = 2;
/** No part that can happen is thinner. */
export const THINNEST = 3;
const MARK = 15;
const DIGIT = 8.6;
const OUTER_MARK = 14;
const OUTER_DIGIT = 6.8;
const INNER_ROOM = 10;
const OUTER_ROOM = 11;
/** A leader that runs further sideways is hard to follow: two rows may bring the labels nearer. */
const FAR = 24;

/** The layout of parts (worst to best, each with some chance) in a bar of this width. */
export function layout(parts: readonly Part[], width: number): Layout {
  const widths = widthsOf(parts, width);
  const inside = new Map<string, "all" | "marks" | "none">();
  const wanted: (Outside & { width: number; chance: number })[] = [];
  let left = 0;
  for (const part of parts) {
    const own = widths.get(part.key) ?? 0;
    const marks = part.marks * MARK;
    const holds = own > marks + part.percent.length * DIGIT + INNER_ROOM ? "all" : own > marks + 6 ? "marks" : "none";
    inside.set(part.key, holds);
    const outer = holds === "none" ? part.marks * OUTER_MARK + 4 : 0;
    const needs = outer + part.percent.length * OUTER_DIGIT + OUTER_ROOM;
    const at = left + own / 2;
    if (holds !== "all") wanted.push({ key: part.key, at, x: at, marks: holds === "none", width: needs, chance: part.chance });
    left += own + GAP;
  }
  // What fits nowhere is left to the table above: the least likely first.
  for (;;) {
    const row = spread(wanted, width);
    const single = row && { below: row, above: [] };
    if (single && farthest(single) <= FAR) return { widths, inside, ...single };
    const best = [nearest(wanted, width), halves(wanted)]
      .flatMap(([one, other]) => {
        const [below, above] = [spread(one, width), spread(other, width)];
        return below && above ? [{ below, above }] : [];
      })
      .sort((a, b) => farthest(a) - farthest(b))[0];
    if (best && (!single || farthest(best) < 0.8 * farthest(single))) return { widths, inside, ...best };
    if (single) return { widths, inside, ...single };
    const least = wanted.reduce((a, b) => (b.chance < a.chance ? b : a));
    wanted.splice(wanted.indexOf(least), 1);
  }
}

function farthest(rows: Pick<Layout, "below" | "above">): number {
  return Math.max(0, ...[...rows.below, ...rows.above].map(({ at, x }) => Math.abs(at - x)));
}

/** Labels in two rows, each to the one where it has to move less. */
function nearest<Label extends Outside & { width: number }>(labels: readonly Label[], width: number): [Label[], Label[]] {
  const rows: [Label[], Label[]] = [[], []];
  const ends: [number, number] = [0, 0];
  for (const label of labels) {
    const left = Math.min(Math.max(0, label.at - label.width / 2), width - label.width);
    const to = Math.max(0, ends[0] - left) <= Math.max(0, ends[1] - left) ? 0 : 1;
    rows[to].push(label);
    ends[to] = Math.max(ends[to], left) + label.width;
  }
  return rows;
}

/** Labels in turn to the row that is shorter so far. */
function halves<Label extends { width: number }>(labels: readonly Label[]): [Label[], Label[]] {
  const rows: [Label[], Label[]] = [[], []];
  const lengths = [0, 0];
  for (const label of labels) {
    const to = (lengths[0] ?? 0) <= (lengths[1] ?? 0) ? 0 : 1;
    rows[to].push(label);
    lengths[to] = (lengths[to] ?? 0) + label.width;
  }
  return rows;
}

/** Widths in proportion to chance, none thinner than can be seen; with the gaps they fill the bar. */
function widthsOf(parts: readonly Part[], width: number): Map<string, number> {
  const room = Math.max(0, width - GAP * (parts.length - 1));
  const thin = new Set<string>();
  for (;;) {
    const rest = parts.filter((part) => !thin.has(part.key));
    const chance = rest.reduce((sum, part) => sum + part.chance, 0);
    const scale = (room - thin.size * THINNEST) / chance;
    const more = rest.filter((part) => part.chance * scale < THINNEST);
    if (more.length === 0 || more.length === rest.length)
      return new Map(parts.map((part) => [part.key, thin.has(part.key) ? THINNEST : part.chance * scale]));
    for (const part of more) thin.add(part.key);
  }
}

/** The labels of a row moved apart, each as near to its part as the others let it; null where they do not fit. */
function spread(row: readonly (Outside & { width: number })[], width: number): Outside[] | null {
  if (row.reduce((sum, label) => sum + label.width, 0) > width) return null;
  const xs = row.map((label) => Math.max(label.width / 2, Math.min(width - label.width / 2, label.at)));
  const apart = (index: number) => ((row[index - 1]?.width ?? 0) + (row[index]?.width ?? 0)) / 2;
  for (let index = 1; index < xs.length; index++) xs[index] = Math.max(xs[index] as number, (xs[index - 1] as number) + apart(index));
  for (let index = xs.length - 1; index >= 0; index--) {
    const most = index === xs.length - 1 ? width - (row[index]?.width ?? 0) / 2 : (xs[index + 1] as number) - apart(index + 1);
    xs[index] = Math.min(xs[index] as number, most);
  }
  return row.map(({ key, at, marks }, index) => ({ key, at, marks, x: xs[index] as number }));
}
