/**
 * How a degree of success looks: marks (drawn by Degree.svelte) and a tone on the scale from amber to blue. Both follow from the
 * place of the outcome in its check's list, worst first; only hope and fear bring marks of their own.
 */
export type Mark = "down" | "level" | "up" | "star" | "sun" | "moon" | "critical" | "dot";
export type Tone = "low-3" | "low-2" | "low-1" | "high-1" | "high-2" | "high-3" | "high-4" | "none";

export interface Degree {
  marks: Mark[];
  tone: Tone;
  favourable: boolean | null;
}

const UNFAVOURABLE = /fail|botch|gm-choice|^not-|^no$|-no$/;
const NEUTRAL = /^side-|^tie$|^hp-/;

const LOW: Mark[][][] = [
  [],
  [["down"]],
  [["down", "down"], ["down"]],
  [["down", "down", "down"], ["down", "down"], ["down"]],
];
const LOW_TONES: Tone[][] = [[], ["low-2"], ["low-3", "low-1"], ["low-3", "low-2", "low-1"]];
const HIGH: Mark[][][] = [
  [],
  [["up"]],
  [["up"], ["up", "up"]],
  [["level"], ["up"], ["up", "up"]],
  [["level"], ["up"], ["up", "up"], ["up", "up", "up"]],
  [["level"], ["up"], ["up", "up"], ["up", "up", "up"], ["star"]],
  [["level"], ["up"], ["up", "up"], ["up", "up", "up"], ["star"], ["star", "star"]],
];
const HIGH_TONES: Tone[][] = [
  [],
  ["high-2"],
  ["high-1", "high-3"],
  ["high-1", "high-2", "high-4"],
  ["high-1", "high-2", "high-3", "high-4"],
  ["high-1", "high-1", "high-2", "high-3", "high-4"],
  ["high-1", "high-1", "high-2", "high-3", "high-4", "high-4"],
];

/** Whether an outcome is one the roller hopes for; null where the check knows no better or worse (sides of a contest). */
export function favourable(key: string): boolean | null {
  return NEUTRAL.test(key) ? null : !UNFAVOURABLE.test(key);
}

/** The looks of all outcomes of a check. `keys` stand worst to best. */
export function degrees(keys: readonly string[]): Map<string, Degree> {
  const low = keys.filter((key) => favourable(key) === false);
  const high = keys.filter((key) => favourable(key) === true);
  return new Map(keys.map((key) => [key, degree(key, low, high)]));
}

/** The look of one outcome without its check's list, as in a log whose system is not at hand. */
export function loneDegree(key: string): Degree {
  return degrees([key]).get(key) as Degree;
}

function degree(key: string, low: string[], high: string[]): Degree {
  const good = favourable(key);
  if (good === null) return { marks: ["dot"], tone: "none", favourable: null };
  const [list, marks, tones] = good ? [high, HIGH, HIGH_TONES] : [low, LOW, LOW_TONES];
  const place = list.indexOf(key);
  const size = Math.min(list.length, marks.length - 1);
  const rank = Math.min(Math.floor((place * size) / list.length), size - 1);
  const tone = tones[size]?.[rank] ?? "none";
  const plain = marks[size]?.[rank] ?? ["dot"];
  const arrow: Mark = good ? "up" : "down";
  if (key.includes("hope")) return { marks: ["sun", arrow], tone, favourable: good };
  if (key.includes("fear")) return { marks: ["moon", arrow], tone, favourable: good };
  if (key.includes("critical")) return { marks: ["critical", arrow], tone, favourable: good };
  return { marks: plain, tone, favourable: good };
}
