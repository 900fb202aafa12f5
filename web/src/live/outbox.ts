/**
 * Commands without an answer, kept in this tab over a reload. They are sent again with the id they had, so that the server, which
 * knows each id once, does each of them once.
 */
export interface Kept {
  id: string;
  /** The command as it goes over the line, with its id in it. */
  text: string;
}

export interface Outbox {
  read(): Kept[];
  write(waiting: readonly Kept[]): void;
}

/** So many commands, and so many characters of them, are kept at most; the oldest come first. */
export const MOST_KEPT = 50;
export const MOST_CHARACTERS = 200_000;

/** The outbox of one seat at one table. Where storage is forbidden or full nothing is kept, and the line works as before. */
export function outboxOf(table: string, seat: string, storage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">): Outbox {
  const place = `wurfwerk.waiting.${table}.${seat}`;
  return {
    read() {
      try {
        return bounded(parse(storage().getItem(place) ?? "[]"));
      } catch {
        return [];
      }
    },
    write(waiting) {
      try {
        if (waiting.length === 0) storage().removeItem(place);
        else storage().setItem(place, JSON.stringify(bounded(waiting)));
      } catch {
        // What cannot be kept is still sent as long as the page lives.
      }
    },
  };
}

function bounded(all: readonly Kept[]): Kept[] {
  let characters = 0;
  const fitting = all.slice(0, MOST_KEPT).findIndex(({ text }) => (characters += text.length) > MOST_CHARACTERS);
  return all.slice(0, fitting < 0 ? MOST_KEPT : fitting).map(({ id, text }) => ({ id, text }));
}

/** What was kept, without what is no command with its own id. */
function parse(text: string): Kept[] {
  const all: unknown = JSON.parse(text);
  if (!Array.isArray(all)) return [];
  return all.filter((one): one is Kept => {
    try {
      return typeof one.id === "string" && typeof one.text === "string" && JSON.parse(one.text).id === one.id;
    } catch {
      return false;
    }
  });
}
