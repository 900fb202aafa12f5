/** Which sentence says what happened; the words themselves stand in the locales. */
import { shown } from "../numbers/format";
import type { Entry, Mode, Result, Role } from "../server/shapes";

export interface Sentence {
  key: string;
  values?: Record<string, string | number>;
}

/** Who rolled and who reads, as far as the words of a mode depend on them. */
export interface Reading {
  own: boolean;
  roller: Role | null;
  name: string;
}

/** Who sees a roll of this mode, said to the one who reads it: "you" is only ever the reader. */
export function modeSentence(mode: Mode, { own, roller, name }: Reading): Sentence {
  switch (mode) {
    case "public":
      return { key: "mode-public" };
    case "private":
      if (roller === "gm") return { key: "mode-private-gm" };
      return own ? { key: "mode-private" } : { key: "mode-private-of", values: { name } };
    case "blind":
      return { key: "mode-blind" };
    case "self":
      return { key: "mode-self" };
  }
}

export const ROLE_WORDS: Record<Role, string> = {
  gm: "role-gm",
  player: "role-player",
  spectator: "role-spectator",
};

/** By how much a roll met or missed what it was against; null where it was against nothing. */
export function marginOf(rolled: Pick<Result, "outcome">): Sentence | null {
  const margin = rolled.outcome?.margin;
  if (margin === null || margin === undefined) return null;
  if (margin === 0) return { key: "margin-exact" };
  const under = typeof margin === "number" ? margin < 0 : margin.startsWith("-");
  const distance = typeof margin === "number" ? Math.abs(margin) : margin.replace("-", "");
  return { key: under ? "margin-under" : "margin-over", values: { margin: distance } };
}

/** The value of a roll and the rows of tables it found. */
function valueOf({ value, rows = [] }: Result): string {
  return [shown(value), ...rows.map((row) => row.name)].join(", ");
}

function cameOf(one: Result): string {
  return one.outcome ? `${valueOf(one)}, ${one.outcome.label}` : valueOf(one);
}

/** The one sentence that is announced for an entry; null for what needs none. */
export function announcement(entry: Entry, name: string): Sentence | null {
  if (entry.hidden) return { key: "log-hidden" };
  switch (entry.event.kind) {
    case "rolled": {
      const { rolls = [], label, target } = entry.event;
      if (rolls.length > 0)
        return { key: "spoken-several", values: { name, rolls: rolls.map((one) => `${one.target}: ${cameOf(one)}`).join("; ") } };
      const values = { name, label: label ?? target, value: valueOf(entry.event) };
      const outcome = entry.event.outcome?.label;
      if (outcome === undefined) return { key: "spoken-rolled", values };
      // Where sides are only compared there is no value: who is ahead is all there is to say.
      if (entry.event.value === null) return { key: "spoken-rolled", values: { ...values, value: outcome } };
      return { key: "spoken-outcome", values: { ...values, outcome } };
    }
    case "said":
      return { key: "spoken-said", values: { name, text: entry.event.text } };
    case "joined":
      return { key: "log-joined", values: { name: entry.event.name } };
    default:
      return null;
  }
}
