/** What the server says, as types. The words are those of the interface; nothing here decides anything. */

export type Language = "de" | "en";
export type Role = "gm" | "player" | "spectator";
export type Mode = "public" | "private" | "blind" | "self";
/** A whole number, or as text: "p/q", or a whole number that is too long for a double. */
export type Value = number | string;

export interface Choice {
  key: string;
  label: string;
}

/** One outcome of a check. */
export interface Outcome extends Choice {
  /** Whether the roller hopes for it; null where the check knows no better or worse. */
  favourable: boolean | null;
  /** What makes it stand out beyond its rank: hope, fear, critical. */
  mark: string | null;
}

export interface Parameter {
  key: string;
  label: string;
  help?: string | null;
  kind: "integer" | "boolean" | "choice" | "list" | "notation" | "text" | "group";
  minimum?: number | null;
  maximum?: number | null;
  default?: unknown;
  required: boolean;
  choices?: Choice[] | null;
  items?: Parameter[] | null;
}

export interface Check {
  key: string;
  target: string;
  name: string;
  summary?: string | null;
  parameters: Parameter[];
  /** The ways to give one and the same thing, each as its parameter keys; exactly one is used. */
  ways?: string[][];
  /** Optional parameters of which all are given or none, each set as its parameter keys. */
  together?: string[][];
  /** Optional parameters that are the roller's own choice: one more of it, or switched on. */
  gains?: string[];
  /** Values a form begins with, of parameters without a default. */
  proposed?: Record<string, unknown>;
  outcomes: Outcome[];
  rules?: string[];
}

export interface Rule {
  key: string;
  label: string;
  default: unknown;
  origin: "source" | "public" | "house";
  reason: string;
  values: Choice[];
}

export interface System {
  key: string;
  name: string;
  checks: Check[];
  rules: Rule[];
}

export interface ServerError {
  key: string;
  message: string;
  hint?: string | null;
  span?: [number, number] | null;
  parameter?: string | null;
  /** What other dialects read in notation that ours cannot read. */
  readings?: Reading[];
}

/** What a text means in some dialects. */
export interface Reading {
  dialects: string[];
  /** As the first of them spells it, where one can. */
  expression: string | null;
  /** The whole line in our own dialect; null where that cannot say it. */
  notation: string | null;
  mean: string | null;
  min: Value | null;
  max: Value | null;
  /** Of several rolls each has its own. */
  rolls?: { mean: string }[];
}

export interface Odds {
  target: string;
  min: Value | null;
  max: Value | null;
  mean: string | null;
  variance: string | null;
  pmf: Record<string, string> | null;
  tail?: string | null;
  outcomes?: OddsOutcome[] | null;
  automatic?: boolean;
  /** What a notation means, in sentences. */
  explanation?: string[];
  /** What is easily taken for something else in it, in sentences. */
  hints?: string[];
  /** There if the notation means something else in another dialect; ours first. */
  readings?: Reading[];
  /** Of several rolls in one text each has its own odds, and together they have none. */
  rolls?: Odds[];
  /** For each table of the notation how often each row is found. */
  tables?: OddsOfRow[][];
}

export interface OddsOfRow {
  name: string;
  probability: string;
}

export interface OddsOutcome {
  key: string;
  label: string;
  probability: string;
  width?: string;
}

export interface Die {
  sides: number | string;
  chain: number[];
  value: number;
  kept: boolean;
  rerolled?: number[];
  group?: number[] | null;
  /** How often it was taken, where that is more than once. */
  times?: number | null;
  /** What it is for: a label somebody wrote, or its role in the check, in words. */
  label?: string;
  /** The key of its role in the check: hope, fear, advantage. */
  role?: string;
}

/** The row of a table that a roll found, and what it is worth. */
export interface Row {
  name: string;
  value: Value;
}

/** What came of a roll. */
export interface Result {
  target: string;
  value: Value | null;
  outcome: { key: string; label: string; margin: Value | null } | null;
  compared?: [Value, Value] | null;
  rows?: Row[];
}

export interface Rolled extends Result {
  kind: "rolled";
  mode: Mode;
  label: string | null;
  automatic?: boolean;
  dice: Die[];
  /** Several rolls in one text; `dice` are those of all of them. */
  rolls?: Result[];
  explanation: string | null;
  hints?: string[];
  parameters: Record<string, unknown>;
  rules: Record<string, unknown>;
  note?: string | null;
  typed?: boolean;
}

export type TableEvent =
  | Rolled
  | { kind: "opened"; name: string; systems: string[]; language: Language; rules: Record<string, unknown> }
  | { kind: "joined"; seat: string; name: string; role: Role }
  | { kind: "said"; text: string };

export type Entry =
  | { seq: number; hidden: true }
  | { seq: number; hidden?: undefined; at: string; by: string | null; event: TableEvent };

export interface Seat {
  seat: string;
  name: string;
  role: Role;
}

export interface TableState {
  table: string;
  name: string;
  language: Language;
  systems: string[];
  rules: Record<string, unknown>;
  seat: Seat & { language: Language };
  seats: Seat[];
  links?: Links | null;
  seq: number;
}

export interface Links {
  gm: string;
  player: string;
  spectator: string;
}

export interface OddsQuery {
  target: string;
  parameters: Record<string, unknown>;
  rules?: Record<string, unknown>;
}

export type Command =
  | {
      do: "roll";
      target: string;
      parameters: Record<string, unknown>;
      rules?: Record<string, unknown>;
      mode: Mode;
      faces?: number[];
    }
  | { do: "say"; text: string }
  | { do: "speak"; language: Language };
