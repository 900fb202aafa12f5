/**
 * Where one and the same thing can be given in several ways (the total of the modifiers, or each of them), a check declares the
 * ways, and exactly one is used. The form keeps to that by itself, so that the server is never asked what it would refuse.
 */
import type { Check, Parameter } from "../server/shapes";
import { blank, boundsOf, type Draft, type Field, fieldOf, type Problem, start } from "./form";

export interface Settled {
  draft: Draft;
  /** What was emptied because something else now counts instead of it. */
  replaced: { cleared: Parameter; given: Parameter } | null;
}

type Declared = Pick<Check, "parameters" | "ways">;

/** The form after a change: the way that was changed counts, and the others are emptied. */
export function settle(check: Declared, before: Draft, after: Draft): Settled {
  const ways = waysOf(check);
  const changed = ways.find((way) => way.some(({ key }) => before[key] !== after[key]));
  const [first] = ways;
  if (!changed || !first) return { draft: after, replaced: null };
  const given = lead(changed);
  if (!isGiven(changed, after)) {
    // The last row of a list is gone: what stood there before it is the way to go on. An emptied number is still being typed.
    return { draft: given.kind === "list" ? filledWay(check, after) : after, replaced: null };
  }
  const draft = { ...after };
  if (draft[given.key] === "" && given.kind === "integer") draft[given.key] = String(start(given));
  let cleared: Parameter | null = null;
  for (const way of ways) {
    if (way === changed) continue;
    if (isGiven(way, after)) cleared ??= way.find((parameter) => !isBlank(parameter, after[parameter.key])) ?? null;
    for (const parameter of way) draft[parameter.key] = fieldOf(parameter, undefined);
  }
  return { draft, replaced: cleared && { cleared, given } };
}

/** The form with the first way begun where none is given. */
export function filledWay(check: Declared, draft: Draft): Draft {
  const ways = waysOf(check);
  const first = ways[0] && lead(ways[0]);
  if (!first || first.kind !== "integer" || ways.some((way) => isGiven(way, draft))) return draft;
  return { ...draft, [first.key]: String(start(first)) };
}

/** The problem of a form in which no way is given; none where a problem of that field is known already. */
export function wayMissing(check: Declared, draft: Draft, known: readonly Problem[]): Problem[] {
  const ways = waysOf(check);
  const first = ways[0] && lead(ways[0]);
  if (!first || ways.some((way) => isGiven(way, draft)) || known.some((problem) => problem.path === first.key)) return [];
  return [{ path: first.key, key: "form-missing", bounds: boundsOf(first) }];
}

/** The problems of sets of which only a part is given: one for each field that is missing then. */
export function halfGiven(check: Pick<Check, "parameters" | "together">, draft: Draft, known: readonly Problem[]): Problem[] {
  return (check.together ?? []).flatMap((keys) => {
    const all = check.parameters.filter(({ key }) => keys.includes(key));
    const empty = all.filter((parameter) => isBlank(parameter, draft[parameter.key]));
    if (empty.length === all.length) return [];
    return empty
      .filter(({ key }) => !known.some((problem) => problem.path === key))
      .map((parameter) => ({ path: parameter.key, key: "form-missing" as const, bounds: boundsOf(parameter) }));
  });
}

/** The keys of the parameters of all ways that are not in use: to give one of them would be refused. */
export function unused(check: Declared, draft: Draft): Set<string> {
  const ways = waysOf(check);
  const used = ways.find((way) => isGiven(way, draft));
  return new Set(ways.filter((way) => way !== used).flatMap((way) => way.map(({ key }) => key)));
}

function waysOf(check: Declared): Parameter[][] {
  const ways = (check.ways ?? []).map((keys) =>
    keys.flatMap((key) => check.parameters.find((parameter) => parameter.key === key) ?? []),
  );
  return ways.filter((way) => way.length > 0);
}

function lead(way: readonly Parameter[]): Parameter {
  return way[0] as Parameter;
}

function isGiven(way: readonly Parameter[], draft: Draft): boolean {
  return way.some((parameter) => !isBlank(parameter, draft[parameter.key]));
}

/** Whether a field stands as it does before anybody has touched it. */
function isBlank(parameter: Parameter, field: Field | undefined): boolean {
  return field === undefined || JSON.stringify(field) === JSON.stringify(blank([parameter])[parameter.key]);
}
