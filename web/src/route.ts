/** Which page an address means. Anything unknown is the start page, as the server answers every path with this application. */
export type Route = { page: "start" } | { page: "table"; table: string; token: string | null };

/** `/t/ID#TOKEN` is a table; the token stands in the fragment so that it reaches no server log. */
export function route(address: Pick<Location, "pathname" | "hash">): Route {
  const table = /^\/t\/([^/]+)\/?$/.exec(address.pathname)?.[1];
  if (table === undefined) return { page: "start" };
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
