/** Small things kept in this browser. Where storage is forbidden the page works without it. */
const PREFIX = "wurfwerk.";

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // Private windows may forbid it; nothing is lost but comfort.
  }
}

/** A kept JSON object; an empty one where there is none or it is broken. */
export function keptObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(kept(key) ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
