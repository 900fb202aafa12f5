/** The HTTP side of the server: one function per address, and errors as the sentence the server wrote. */
import { readJson } from "./json";
import type { Entry, Language, Links, Odds, OddsQuery, Role, ServerError, System, TableState } from "./shapes";

/** The server's refusal. `status` 0 means it was not reached. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ServerError,
  ) {
    super(error.message);
  }
}

/** Where the language of the next request comes from; the words module sets it. */
export const speaking: { language: Language } = { language: "en" };

export function listSystems(): Promise<{ systems: System[] }> {
  return ask("GET", `/api/systems?lang=${speaking.language}`);
}

export function openTable(table: {
  name: string;
  systems: string[];
  language: Language;
  rules: Record<string, unknown>;
}): Promise<{ table: string; links: Links }> {
  return ask("POST", "/api/tables", table);
}

export function takeSeat(table: string, token: string, name: string): Promise<{ seat: string; role: Role }> {
  return ask("POST", `/api/tables/${encodeURIComponent(table)}/seats`, { token, name });
}

/** The table; without a language in the address, so that the seat's own language comes with it. */
export function readTable(table: string): Promise<TableState> {
  return ask("GET", `/api/tables/${encodeURIComponent(table)}`);
}

export async function readLog(table: string, after: number, limit: number): Promise<Entry[]> {
  const place = `/api/tables/${encodeURIComponent(table)}/log?after=${after}&limit=${limit}&lang=${speaking.language}`;
  return (await ask<{ entries: Entry[] }>("GET", place)).entries;
}

export function askOdds(query: OddsQuery, signal?: AbortSignal): Promise<Odds> {
  const body = { ...query, rules: query.rules ?? {}, dialect: "default" };
  return ask("POST", `/api/odds?lang=${speaking.language}`, body, signal);
}

export function exportAddress(table: string, format: "md" | "html" | "jsonl"): string {
  return `/api/tables/${encodeURIComponent(table)}/export?format=${format}&lang=${speaking.language}`;
}

async function ask<T>(method: string, place: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": speaking.language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(place, {
      method,
      headers,
      credentials: "same-origin",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Refused(0, { key: "unreachable", message: "" });
  }
  const content: unknown = await answer.text().then(readJson).catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, errorOf(content));
  return content as T;
}

/** The error inside an answer; where the server sent none, one of our own whose sentence the words module has. */
function errorOf(content: unknown): ServerError {
  const error = (content as { error?: ServerError } | null)?.error;
  return error && typeof error.message === "string" ? error : { key: "no-answer", message: "" };
}
