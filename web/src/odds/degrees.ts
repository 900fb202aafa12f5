/**
 * How a degree of success looks: marks (drawn by Marks.svelte) and a tone on the scale from amber to blue. Both follow from what the
 * check declares of its outcomes: their order, worst first, which of them the roller hopes for, and which stand out by a mark of
 * their own. The name of an outcome is never read.
 */
import type { Outcome } from "../server/shapes";

export type Mark = "down" | "level" | "up" | "star" | "sun" | "moon" | "critical" | "dot" | "five";
export type Tone = "low-3" | "low-2" | "low-1" | "high-1" | "high-2" | "high-3" | "high-4" | "none";

export interface Degree {
  marks: Mark[];
  tone: Tone;
  /** Whether the roller hopes for it; null where the check knows no better or worse, as between the sides of a contest. */
  favourable: boolean | null;
}

const DECLARED: Record<string, Mark> = { hope: "sun", fear: "moon", critical: "critical" };
/** The tones of so many outcomes of one side, worst first. */
const LOW_TONES: Tone[][] = [[], ["low-2"], ["low-3", "low-1"], ["low-3", "low-2", "low-1"]];
const HIGH_TONES: Tone[][] = [
  [],
  ["high-2"],
  ["high-1", "high-3"],
  ["high-1", "high-2", "high-4"],
  ["high-1", "high-2", "high-3", "high-4"],
  ["high-1", "high-1", "high-2", "high-3", "high-4"],
  ["high-1", "high-1", "high-2", "high-3", "high-4", "high-4"],
];

/** The looks of all outcomes of a check, which stand worst to best; no two have the same marks. */
export function degrees(outcomes: readonly Outcome[]): Map<string, Degree> {
  return new Map(outcomes.map((outcome) => [outcome.key, degree(outcome, outcomes)]));
}

/** The look of an outcome whose check is not at hand: it takes no side. */
export function loneDegree(): Degree {
  return { marks: ["dot"], tone: "none", favourable: null };
}

function degree(outcome: Outcome, all: readonly Outcome[]): Degree {
  const good = outcome.favourable;
  const side = all.filter((other) => other.favourable === good);
  const place = side.indexOf(outcome);
  if (good === null) return { marks: counted(place + 1), tone: "none", favourable: null };
  const tones = good ? HIGH_TONES : LOW_TONES;
  const size = Math.min(side.length, tones.length - 1);
  const tone = tones[size]?.[Math.min(Math.floor((place * size) / side.length), size - 1)] ?? "none";
  const own = outcome.mark === null ? undefined : DECLARED[outcome.mark];
  if (own === undefined) return { marks: arrows(good, place, side.length), tone, favourable: good };
  const same = side.filter((other) => other.mark === outcome.mark);
  const fromBorder = good ? same.indexOf(outcome) : same.length - 1 - same.indexOf(outcome);
  return { marks: [own, ...repeated(good ? "up" : "down", fromBorder + 1)], tone, favourable: good };
}

/** Marks by the distance from the border between what is hoped for and what is not: more of them further away. */
function arrows(good: boolean, place: number, size: number): Mark[] {
  if (!good) return repeated("down", size - place);
  const rank = size < 3 ? place + 1 : place;
  if (rank === 0) return ["level"];
  return rank <= 3 ? repeated("up", rank) : repeated("star", rank - 3);
}

/** As many dots, five of them drawn as one mark. */
function counted(number: number): Mark[] {
  return [...repeated("five", Math.floor(number / 5)), ...repeated("dot", number % 5)];
}

function repeated(mark: Mark, times: number): Mark[] {
  return Array<Mark>(times).fill(mark);
}
