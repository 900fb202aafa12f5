/** What each choice a player has would be worth: one more of something that is off or at 0 by default, as the declaration has it. */
import { ratio } from "../numbers/fraction";
import type { Odds, Parameter } from "../server/shapes";
import type { Favourable } from "./distribution";

export interface Choice {
  parameter: Parameter;
  /** The field's next text or switch position. */
  next: string | true;
  parameters: Record<string, unknown>;
}

/** So many choices are asked for at most. */
export const MOST_CHOICES = 6;

/** The choices open now: optional switches that are off, and optional counts that start at 0 and can still grow. */
export function choices(declared: readonly Parameter[], values: Record<string, unknown>): Choice[] {
  const open: Choice[] = [];
  for (const parameter of declared) {
    if (parameter.required) continue;
    const now = values[parameter.key];
    if (parameter.kind === "boolean" && parameter.default === false && now !== true)
      open.push({ parameter, next: true, parameters: { ...values, [parameter.key]: true } });
    if (parameter.kind === "integer" && parameter.default === 0 && (parameter.minimum ?? -1) >= 0) {
      const next = (typeof now === "number" ? now : 0) + 1;
      if (next <= (parameter.maximum ?? Number.POSITIVE_INFINITY))
        open.push({ parameter, next: String(next), parameters: { ...values, [parameter.key]: next } });
    }
  }
  return open.slice(0, MOST_CHOICES);
}

/** The chance of all favourable outcomes together; null where the check has none. */
export function favourableChance(odds: Odds, favourable: Favourable): number | null {
  const good = (odds.outcomes ?? []).filter((outcome) => favourable(outcome.key) === true);
  if (good.length === 0) return null;
  return good.reduce((sum, outcome) => sum + ratio(outcome.probability), 0);
}
