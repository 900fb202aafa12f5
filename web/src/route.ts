/** Which page an address means. The server answers every path with this application, so what is unknown is told here. */
export type Route =
  | { page: "start" }
  | { page: "lost"; address: string }
  | { page: "table"; table: string; token: string | null };

/** `/t/ID#TOKEN` is a table; the token stands in the fragment so that it reaches no server log. */
export function route(address: Pick<Location, "pathname" | "hash">): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(address.pathname)?.[1];
  if (table === undefined) return address.pathname === "/" ? { page: "start" } : { page: "lost", address: safeDecode(address.pathname) };
  const token = address.hash.replace(/^#/, "");
  return { page: "table", table: safeDecode(table), token: token === "" ? null : safeDecode(token) };
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
