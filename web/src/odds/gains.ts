/** What each choice a player has would be worth: one more of something, or something switched on. The check declares which they are. */
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

/** The choices open now, of the declared ones: switches that are off, and counts that can still grow. */
export function choices(
  declared: readonly Parameter[],
  gains: readonly string[],
  values: Record<string, unknown>,
): Choice[] {
  const open: Choice[] = [];
  for (const parameter of declared) {
    if (!gains.includes(parameter.key)) continue;
    const now = values[parameter.key];
    if (parameter.kind === "boolean" && now !== true)
      open.push({ parameter, next: true, parameters: { ...values, [parameter.key]: true } });
    if (parameter.kind === "integer") {
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
