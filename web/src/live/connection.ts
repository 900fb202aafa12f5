/**
 * The live line to one table: exactly-once commands, no lost and no doubled entry, and a state that can be shown.
 *
 * Every command has a client id and is sent again after each reconnect, and by the same tab after a reload, until the server has
 * acknowledged or refused it. Entries are handed on once and in order; a gap is fetched over HTTP. Nothing here knows the DOM: sockets and clock come from outside.
 */
import { readJson } from "../server/json";
import type { Command, Entry, ServerError } from "../server/shapes";
import type { Outbox } from "./outbox";
import { Pause } from "./pause";

export type LineState = "connecting" | "live" | "resending" | "offline" | "refused";

/** The part of WebSocket that is used. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Clock {
  after(milliseconds: number, what: () => void): () => void;
  random(): number;
}

export interface LineOptions {
  open: (after: number) => Socket;
  fetchAfter: (after: number) => Promise<Entry[]>;
  /** Asked after an attempt that never opened: false when this viewer has no seat any more. */
  seated: () => Promise<boolean>;
  newId: () => string;
  clock: Clock;
  /** Where commands without an answer are kept over a reload. */
  outbox: Outbox;
  after: number;
  onEntry: (entry: Entry) => void;
  onPresence: (seats: string[]) => void;
  onState: (state: LineState) => void;
  /** The server refused a command that was given before the reload: nobody waits for it here. */
  onOrphanRefused: (error: ServerError) => void;
}

/** The server refused a command. */
export class CommandRefused extends Error {
  constructor(readonly error: ServerError) {
    super(error.message);
  }
}

interface Waiting {
  text: string;
  resolve: (seq: number) => void;
  reject: (error: CommandRefused) => void;
  again: boolean;
}

/** An unanswered command means a dead line after this long, even where the browser still believes in it. */
export const PATIENCE = 8000;
/** An acknowledged event that has not arrived after this long is asked for. */
export const LAG = 1500;
const OPENING = 10000;

export class Line {
  state: LineState = "connecting";
  private socket: Socket | null = null;
  private opened = false;
  private closed = false;
  private last: number;
  private readonly early = new Map<number, Entry>();
  private readonly waiting = new Map<string, Waiting>();
  private readonly pause: Pause;
  private filling = false;
  private stopTimers: (() => void)[] = [];
  private stopRetry: (() => void) | null = null;

  constructor(private readonly options: LineOptions) {
    this.last = options.after;
    this.pause = new Pause(options.clock.random);
    for (const { id, text } of options.outbox.read()) {
      const reject = (refused: CommandRefused) => options.onOrphanRefused(refused.error);
      this.waiting.set(id, { text, resolve: () => {}, reject, again: true });
    }
  }

  /** The last sequence number handed on. */
  get seq(): number {
    return this.last;
  }

  start(): void {
    if (!this.closed && this.socket === null) this.connect();
  }

  /** Connect now instead of after the pause: the page became visible, or the network came back. */
  wake(): void {
    if (this.closed || this.socket !== null || this.state === "refused") return;
    this.pause.reset();
    this.connect();
  }

  /** The network is known to be gone: do not wait for the socket to notice. */
  lost(): void {
    if (this.socket !== null) this.drop(this.socket);
  }

  stop(): void {
    this.closed = true;
    this.clearTimers();
    this.stopRetry?.();
    const socket = this.socket;
    this.socket = null;
    if (socket) detach(socket);
  }

  /** Send a command; resolves with its sequence number once it is on disk, rejects with the server's refusal. */
  send(command: Command): Promise<number> {
    const id = this.options.newId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve, reject) => {
      const entry: Waiting = { text, resolve, reject, again: false };
      this.waiting.set(id, entry);
      this.keep();
      if (this.socket && this.opened) this.transmit(this.socket, id, entry);
      else entry.again = true;
      this.show();
    });
  }

  private connect(): void {
    this.stopRetry?.();
    this.stopRetry = null;
    this.opened = false;
    const socket = this.options.open(this.last);
    this.socket = socket;
    this.show();
    socket.onopen = () => {
      this.opened = true;
      this.clearTimers();
      for (const [id, entry] of this.waiting) {
        entry.again = true;
        this.transmit(socket, id, entry);
      }
      this.show();
    };
    socket.onmessage = (message) => this.hear(message.data);
    socket.onclose = () => this.drop(socket);
    this.timer(OPENING, () => {
      if (this.socket === socket && !this.opened) this.drop(socket);
    });
  }

  private transmit(socket: Socket, id: string, entry: Waiting): void {
    socket.send(entry.text);
    this.timer(PATIENCE, () => {
      if (this.socket === socket && this.waiting.get(id) === entry) this.drop(socket);
    });
  }

  private drop(socket: Socket): void {
    if (this.socket !== socket) return;
    const wasOpen = this.opened;
    this.socket = null;
    this.opened = false;
    this.clearTimers();
    detach(socket);
    if (this.closed) return;
    this.show();
    this.retry();
    if (!wasOpen) void this.checkSeat();
  }

  private retry(): void {
    this.stopRetry?.();
    this.stopRetry = this.options.clock.after(this.pause.next(), () => this.connect());
  }

  private async checkSeat(): Promise<void> {
    const seated = await this.options.seated().catch(() => true);
    if (seated || this.closed) return;
    this.stopRetry?.();
    this.setState("refused");
  }

  private hear(data: unknown): void {
    const frame = parse(data);
    if (frame === null) return;
    this.pause.reset();
    if (typeof frame.seq === "number" && frame.ack === undefined) this.take(frame as unknown as Entry);
    else if (typeof frame.ack === "string") this.acknowledge(frame.ack, Number(frame.seq ?? 0));
    else if (typeof frame.nack === "string") this.refuse(frame.nack, frame.error as ServerError);
    else if (Array.isArray(frame.presence)) this.options.onPresence(frame.presence.map(String));
  }

  private acknowledge(id: string, seq: number): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    this.answered(id);
    entry.resolve(seq);
    this.show();
    if (seq > this.last)
      this.timer(LAG, () => {
        if (seq > this.last) void this.fill();
      });
  }

  private refuse(id: string, error: ServerError): void {
    const entry = this.waiting.get(id);
    if (!entry) return;
    this.answered(id);
    entry.reject(new CommandRefused(error));
    this.show();
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.keep();
  }

  private keep(): void {
    this.options.outbox.write([...this.waiting].map(([id, { text }]) => ({ id, text })));
  }

  private take(entry: Entry): void {
    if (entry.seq <= this.last) return;
    this.early.set(entry.seq, entry);
    this.handOn();
    if (this.early.size > 0) void this.fill();
  }

  private handOn(): void {
    for (let next = this.early.get(this.last + 1); next; next = this.early.get(this.last + 1)) {
      this.early.delete(next.seq);
      this.last = next.seq;
      this.options.onEntry(next);
    }
  }

  /** Ask for what lies between the last entry handed on and those that came early. */
  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    let got = false;
    try {
      for (const entry of await this.options.fetchAfter(this.last)) {
        if (entry.seq <= this.last) continue;
        got = true;
        this.early.set(entry.seq, entry);
      }
      this.handOn();
    } catch {
      got = false;
    }
    this.filling = false;
    if (this.early.size === 0 || this.closed) return;
    // Nothing new although something is missing: start over from the last one that is sure.
    if (got) void this.fill();
    else if (this.socket) this.drop(this.socket);
  }

  private show(): void {
    if (this.state === "refused") return;
    if (this.socket === null) this.setState("offline");
    else if (!this.opened) this.setState("connecting");
    else this.setState([...this.waiting.values()].some((entry) => entry.again) ? "resending" : "live");
  }

  private setState(state: LineState): void {
    if (state === this.state) return;
    this.state = state;
    this.options.onState(state);
  }

  private timer(milliseconds: number, what: () => void): void {
    this.stopTimers.push(this.options.clock.after(milliseconds, what));
    if (this.stopTimers.length > 200) this.stopTimers.splice(0, 100);
  }

  private clearTimers(): void {
    for (const stop of this.stopTimers.splice(0)) stop();
  }
}

function detach(socket: Socket): void {
  socket.onopen = socket.onmessage = socket.onclose = null;
  socket.close();
}

function parse(data: unknown): Record<string, unknown> | null {
  try {
    const frame: unknown = readJson(String(data));
    return typeof frame === "object" && frame !== null ? (frame as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
