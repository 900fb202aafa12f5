/** The picture of a distribution: at most a hundred and twenty bars, each in the tone of its outcome where that is certain. */
import { ratio } from "../numbers/fraction";
import type { OddsOutcome } from "../server/shapes";

/** Whether the roller hopes for an outcome, by its key; null where there is no better or worse. */
export type Favourable = (outcome: string) => boolean | null;

export interface Bar {
  /** The first and the last value, as the server wrote them. */
  from: string;
  to: string;
  chance: number;
  /** Key of the outcome these values lead to; null where a value may lead to several. */
  outcome: string | null;
}

export const MOST_BARS = 120;
const CLOSE = 1e-9;

/** Points of a pmf in ascending order, as doubles; where two are one double, in the order in which they were sent. */
export function points(pmf: Record<string, string>): { text: string; value: number; chance: number }[] {
  return Object.entries(pmf)
    .map(([text, chance]) => ({ text, value: ratio(text), chance: ratio(chance) }))
    .sort((a, b) => a.value - b.value);
}

/** Bars of a distribution. Outcomes stand worst to best; values on both sides of a cut get different outcomes. */
export function bars(pmf: Record<string, string>, outcomes: readonly OddsOutcome[], favourable: Favourable): Bar[] {
  const all = points(pmf);
  const regions = regionsOf(
    all.map((point) => point.chance),
    outcomes,
    favourable,
  );
  const single = all.map((point, index) => ({
    from: point.text,
    to: point.text,
    chance: point.chance,
    outcome: regions?.[index] ?? null,
  }));
  return single.length <= MOST_BARS ? single : merged(single);
}

/**
 * The outcome of each value, if outcomes follow each other in order of value: the running sum of chances must meet each
 * running sum of outcomes exactly. Else, coarser, unfavourable before favourable; else null.
 */
export function regionsOf(
  chances: readonly number[],
  outcomes: readonly OddsOutcome[],
  favourable: Favourable,
): (string | null)[] | null {
  const parts = outcomes
    .map((outcome) => ({ key: outcome.key, chance: ratio(outcome.probability) }))
    .filter((part) => part.chance > 0);
  if (parts.length === 0) return null;
  return walk(chances, parts) ?? walk(chances, coarse(parts, favourable));
}

function coarse(parts: { key: string; chance: number }[], favourable: Favourable): { key: string; chance: number }[] {
  const sides = [false, true].flatMap((side) => {
    const group = parts.filter((part) => favourable(part.key) === side);
    const key = group[side ? 0 : group.length - 1]?.key;
    return key === undefined ? [] : [{ key, chance: group.reduce((sum, part) => sum + part.chance, 0) }];
  });
  return sides.length === 2 ? sides : [];
}

function walk(chances: readonly number[], parts: { key: string; chance: number }[]): string[] | null {
  const result: string[] = [];
  let part = 0;
  let end = parts[0]?.chance ?? -1;
  let sum = 0;
  for (const chance of chances) {
    const current = parts[part];
    if (!current) return null;
    sum += chance;
    result.push(current.key);
    if (Math.abs(sum - end) < CLOSE) {
      part = Math.min(part + 1, parts.length - 1);
      end = part === parts.length - 1 ? Number.POSITIVE_INFINITY : end + (parts[part]?.chance ?? 0);
    } else if (sum > end) return null;
  }
  return part === parts.length - 1 ? result : null;
}

/** Neighbours joined until few enough; a bar never spans two outcomes. */
function merged(single: Bar[]): Bar[] {
  const width = Math.ceil(single.length / MOST_BARS);
  const result: Bar[] = [];
  let held = 0;
  for (const bar of single) {
    const last = result[result.length - 1];
    if (last && held < width && last.outcome === bar.outcome) {
      last.to = bar.to;
      last.chance += bar.chance;
      held += 1;
    } else {
      result.push({ ...bar });
      held = 1;
    }
  }
  return result;
}
