/** JSON from the server. A whole number that a double cannot hold stays exact, as the text it was written in: all values may be texts. */

const STRING_OR_NUMBER = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"|-?\d[\d.eE+-]*/g;
const LONG = /\d{16}/;
const LONG_WHOLE = /^-?[1-9]\d{15,}$/;

/** As JSON.parse, but without loss. Throws SyntaxError. */
export function readJson(text: string): unknown {
  return JSON.parse(LONG.test(text) ? text.replace(STRING_OR_NUMBER, quoted) : text);
}

function quoted(part: string): string {
  return LONG_WHOLE.test(part) && !Number.isSafeInteger(Number(part)) ? `"${part}"` : part;
}
