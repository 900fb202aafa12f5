/**
 * The state of a check's form, made from its declaration alone: what a person has typed so far (`Draft`), and what of it can be sent
 * (`read`). No rule of any game stands here; bounds and choices are the declaration's, and the server judges combinations.
 */
import type { Parameter } from "../server/shapes";

export type Field = string | boolean | Draft | Row[];
export interface Draft {
  [key: string]: Field;
}
/** One row of a list: an id that survives removal of its neighbours, and its fields. */
export interface Row {
  id: number;
  draft: Draft;
}

/** Something typed that cannot be sent. `path` names the field: "dc", or "sides.0.attribute". */
export interface Problem {
  path: string;
  key: "form-missing" | "form-not-whole" | "form-too-small" | "form-too-large";
  bounds: { minimum: number; maximum: number };
}

export interface Reading {
  values: Record<string, unknown>;
  problems: Problem[];
}

/** Whole numbers beyond this are refused before they are sent. */
export const LARGEST = 1_000_000_000_000;
export const MOST_ROWS = 50;
let rows = 0;

/** The key under which a list of plain values (not of groups) keeps its value in each row. */
export const PLAIN = "";

/** The form as it stands at first: defaults, else the values used last, else something inside the bounds. */
export function blank(parameters: readonly Parameter[], last: Record<string, unknown> = {}): Draft {
  const draft: Draft = {};
  for (const parameter of parameters) draft[parameter.key] = fieldOf(parameter, last[parameter.key]);
  return draft;
}

/** The form of a roll that was made: what stands in `given`, and nothing where something is needed that is not told there. */
export function begun(parameters: readonly Parameter[], given: Record<string, unknown>): Draft {
  const draft = blank(parameters, given);
  for (const { key, required, kind } of parameters)
    if (required && (given[key] ?? null) === null && kind !== "list" && kind !== "group") draft[key] = "";
  return draft;
}

/** A field that shows `value`, or the parameter's start value where there is none that fits. */
export function fieldOf(parameter: Parameter, value: unknown): Field {
  const given = value ?? parameter.default;
  switch (parameter.kind) {
    case "boolean":
      return isEmptiable(parameter) && typeof given !== "boolean" ? "" : given === true;
    case "integer":
      if (typeof given === "number" && Number.isInteger(given)) return String(given);
      return parameter.required ? String(start(parameter)) : "";
    case "choice":
      if (parameter.choices?.some((choice) => choice.key === given)) return String(given);
      return parameter.required ? (parameter.choices?.[0]?.key ?? "") : "";
    case "notation":
    case "text":
      return typeof given === "string" ? given : "";
    case "group":
      return blank(parameter.items ?? [], isObject(given) ? given : {});
    case "list":
      if (Array.isArray(given)) return given.slice(0, MOST_ROWS).map((one) => row(parameter, one));
      // A list that must be there begins with as many rows as it needs.
      return parameter.required ? Array.from({ length: parameter.minimum ?? 0 }, () => row(parameter)) : [];
  }
}

/** The path of a field as the server writes it, `modifiers[1].amount`, in the form's own way: `modifiers.1.amount`. */
export function pathOf(parameter: string): string {
  return parameter.replace(/\[(\d+)\]/g, ".$1");
}

/** A new row of a list, blank or showing `value`. */
export function row(parameter: Parameter, value?: unknown): Row {
  rows += 1;
  const fields = itemsOf(parameter);
  const last = isPlain(parameter) ? { [PLAIN]: value } : isObject(value) ? value : {};
  return { id: rows, draft: blank(fields, last) };
}

/** Whether a list holds plain values: one field without a name. */
export function isPlain(parameter: Parameter): boolean {
  const only = parameter.items?.length === 1 ? parameter.items[0] : undefined;
  return only !== undefined && (only.key === PLAIN || only.key === "value" || only.key === parameter.key);
}

/** The fields of one row. */
export function itemsOf(parameter: Parameter): Parameter[] {
  const items = parameter.items ?? [];
  return isPlain(parameter) ? items.map((item) => ({ ...item, key: PLAIN, required: true })) : items;
}

/** The form with the empty number at `path` filled in, which the server asked for. Null where there is none. */
export function filled(parameters: readonly Parameter[], draft: Draft, path: string): Draft | null {
  const empty = parameters.find((one) => one.key === path && isEmptiable(one) && one.kind === "integer");
  return empty && draft[path] === "" ? { ...draft, [path]: String(start(empty)) } : null;
}

/** Whether a field can stand at nothing at all. */
export function isEmptiable(parameter: Parameter): boolean {
  return !parameter.required && (parameter.default ?? null) === null;
}

/** What the form says now. What stands at "none" is left out, so that the server's default holds. */
export function read(parameters: readonly Parameter[], draft: Draft, path = ""): Reading {
  const reading: Reading = { values: {}, problems: [] };
  for (const parameter of parameters) {
    const place = path + parameter.key;
    const value = readField(parameter, draft[parameter.key], place, reading.problems);
    if (value !== undefined) reading.values[parameter.key] = value;
  }
  return reading;
}

function readField(parameter: Parameter, field: Field | undefined, path: string, problems: Problem[]): unknown {
  switch (parameter.kind) {
    case "boolean":
      return isEmptiable(parameter) && typeof field !== "boolean" ? undefined : field === true;
    case "integer":
      return readInteger(parameter, typeof field === "string" ? field : "", path, problems);
    case "choice":
    case "notation":
    case "text": {
      const text = typeof field === "string" ? field.trim() : "";
      if (text === "" && parameter.required) problems.push({ path, key: "form-missing", bounds: boundsOf(parameter) });
      return text === "" ? undefined : text;
    }
    case "group": {
      const inner = read(parameter.items ?? [], isObject(field) ? (field as Draft) : {}, `${path}.`);
      problems.push(...inner.problems);
      return inner.values;
    }
    case "list": {
      const list = Array.isArray(field) ? field : [];
      if (list.length === 0) return parameter.required ? [] : undefined;
      return list.map((one, index) => {
        const inner = read(itemsOf(parameter), one.draft, `${path}.${index}.`);
        problems.push(...inner.problems);
        return isPlain(parameter) ? inner.values[PLAIN] : inner.values;
      });
    }
  }
}

function readInteger(parameter: Parameter, text: string, path: string, problems: Problem[]): number | undefined {
  const bounds = boundsOf(parameter);
  const plain = normal(text);
  if (plain === "") {
    if (parameter.required) problems.push({ path, key: "form-missing", bounds });
    return undefined;
  }
  if (!/^[+-]?\d{1,15}$/.test(plain)) {
    problems.push({ path, key: "form-not-whole", bounds });
    return undefined;
  }
  const value = Number(plain);
  if (value < bounds.minimum) problems.push({ path, key: "form-too-small", bounds });
  else if (value > bounds.maximum) problems.push({ path, key: "form-too-large", bounds });
  else return value;
  return undefined;
}

/** One step up or down from what stands in the field, inside the bounds; from "none" the first step is the start value. */
export function step(parameter: Parameter, text: string, by: 1 | -1): string {
  const { minimum, maximum } = boundsOf(parameter);
  const value = Number(normal(text));
  if (normal(text) === "" || !Number.isInteger(value)) return String(start(parameter));
  return String(Math.min(maximum, Math.max(minimum, value + by)));
}

/** Whether a step would change anything. */
export function canStep(parameter: Parameter, text: string, by: 1 | -1): boolean {
  const value = Number(normal(text));
  if (normal(text) === "" || !Number.isInteger(value)) return true;
  const { minimum, maximum } = boundsOf(parameter);
  return by > 0 ? value < maximum : value > minimum;
}

export function boundsOf(parameter: Parameter): { minimum: number; maximum: number } {
  return { minimum: parameter.minimum ?? -LARGEST, maximum: parameter.maximum ?? LARGEST };
}

/** Where a number without a default begins: mid-way on a short scale, else where numbers of its kind usually lie; inside the bounds. */
export function start(parameter: Parameter): number {
  if (typeof parameter.default === "number") return parameter.default;
  const { minimum, maximum } = boundsOf(parameter);
  if (maximum - minimum <= 12) return Math.ceil((minimum + maximum) / 2);
  if (minimum < 0 && minimum === -maximum) return parameter.required ? 1 : 5;
  const middle = maximum >= 150 || (parameter.required && maximum >= 40) ? 15 : 5;
  return Math.min(maximum, Math.max(minimum, middle));
}

function normal(text: string): string {
  return text.trim().replace("−", "-");
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
