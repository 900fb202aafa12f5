/** One table as this viewer sees it: seats, presence, the loaded part of the log, and the line that keeps them current. */
import { readLog, readTable, Refused } from "../server/api";
import type { Command, Entry, Role, Seat, ServerError, TableState } from "../server/shapes";
import { clientId } from "./client-id";
import { Line, type LineState, type Socket } from "./connection";
import { outboxOf } from "./outbox";

/** So many entries are loaded at first, and with each look further back. */
export const PAGE = 60;
/** So many entries are held at most; what is older is fetched again on the way up. */
export const MOST_HELD = 2000;

/** Milliseconds for which an entry is fresh: longer than its dice tumble. */
const FRESH = 1500;

export class LiveTable {
  info: TableState = $state.raw() as TableState;
  seats: Seat[] = $state.raw([]);
  present: ReadonlySet<string> = $state.raw(new Set());
  entries: Entry[] = $state.raw([]);
  state: LineState = $state("connecting");
  /** The refusal of something that was given before the page was loaded again. */
  refused: ServerError | null = $state.raw(null);
  /** Entries up to this one were there before the page was: they neither move nor speak. */
  private readonly old: number;
  private readonly arrivals = new Map<number, number>();
  loadingEarlier = $state(false);
  private readonly line: Line;
  private readonly stopListening: () => void;
  /** Called once for each entry that happens while the page is open. */
  onLive: (entry: Entry) => void = () => {};

  constructor(info: TableState) {
    this.info = info;
    this.seats = info.seats;
    this.old = info.seq;
    const after = Math.max(0, info.seq - PAGE);
    this.first = after + 1;
    this.line = new Line({
      open: (last) => openSocket(info.table, last),
      fetchAfter: (last) => readLog(info.table, last, 500),
      seated: () => stillSeated(info.table),
      newId: clientId,
      clock: {
        after: (milliseconds, what) => {
          const timer = setTimeout(what, milliseconds);
          return () => clearTimeout(timer);
        },
        random: Math.random,
      },
      outbox: outboxOf(info.table, info.seat.seat, () => sessionStorage),
      after,
      onEntry: (entry) => this.take(entry),
      onPresence: (seats) => {
        this.present = new Set(seats);
        if (seats.some((seat) => !this.seats.some((known) => known.seat === seat))) void this.refresh();
      },
      onState: (state) => (this.state = state),
      onOrphanRefused: (error) => (this.refused = error),
    });
    this.stopListening = listen(this.line);
  }

  /** Whether an entry has only just arrived: its dice still tumble. */
  isFresh(seq: number): boolean {
    return this.arrivals.has(seq);
  }

  /** The earliest sequence number that is loaded; 1 when nothing lies before it. */
  first = $state(1);

  start(): void {
    this.line.start();
  }

  stop(): void {
    this.stopListening();
    this.line.stop();
  }

  send(command: Command): Promise<number> {
    this.refused = null;
    return this.line.send(command);
  }

  nameOf(seat: string | null): string {
    return this.seats.find((known) => known.seat === seat)?.name ?? "";
  }

  roleOf(seat: string | null): Role | null {
    return this.seats.find((known) => known.seat === seat)?.role ?? null;
  }

  async loadEarlier(): Promise<void> {
    if (this.loadingEarlier || this.first <= 1) return;
    this.loadingEarlier = true;
    try {
      const after = Math.max(0, this.first - 1 - PAGE);
      const older = await readLog(this.info.table, after, this.first - 1 - after);
      this.merge(older);
      this.first = after + 1;
    } catch {
      // The button stays; the next tap tries again.
    } finally {
      this.loadingEarlier = false;
    }
  }

  /** Read again what the server words: after a change of language. */
  async reword(): Promise<void> {
    await this.refresh();
    for (let after = this.first - 1; after < this.line.seq; ) {
      const part = await readLog(this.info.table, after, 500);
      const last = part[part.length - 1];
      if (!last || last.seq <= after) return;
      this.merge(part);
      after = last.seq;
    }
  }

  private async refresh(): Promise<void> {
    const info = await readTable(this.info.table).catch(() => null);
    if (!info) return;
    this.info = info;
    this.seats = info.seats;
  }

  private take(entry: Entry): void {
    this.entries = [...this.entries, entry];
    if (this.entries.length > MOST_HELD) {
      this.entries = this.entries.slice(-MOST_HELD / 2);
      this.first = this.entries[0]?.seq ?? this.first;
    }
    if (!entry.hidden && entry.event.kind === "joined") {
      const { seat, name, role } = entry.event;
      this.seats = [...this.seats.filter((known) => known.seat !== seat), { seat, name, role }];
    }
    if (entry.seq <= this.old) return;
    this.arrivals.set(entry.seq, performance.now());
    setTimeout(() => this.arrivals.delete(entry.seq), FRESH);
    this.onLive(entry);
  }

  private merge(some: Entry[]): void {
    const all = new Map(this.entries.map((entry) => [entry.seq, entry]));
    for (const entry of some) if (entry.seq <= this.line.seq) all.set(entry.seq, entry);
    this.entries = [...all.values()].sort((a, b) => a.seq - b.seq);
  }
}

function openSocket(table: string, after: number): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const address = `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/live?after=${after}`;
  return new WebSocket(address) as Socket;
}

async function stillSeated(table: string): Promise<boolean> {
  try {
    await readTable(table);
    return true;
  } catch (error) {
    return !(error instanceof Refused && (error.status === 401 || error.status === 404));
  }
}

function listen(line: Line): () => void {
  const visible = () => {
    if (document.visibilityState === "visible") line.wake();
  };
  const online = () => line.wake();
  const offline = () => line.lost();
  document.addEventListener("visibilitychange", visible);
  addEventListener("online", online);
  addEventListener("offline", offline);
  return () => {
    document.removeEventListener("visibilitychange", visible);
    removeEventListener("online", online);
    removeEventListener("offline", offline);
  };
}
