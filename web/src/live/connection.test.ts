import { beforeEach, describe, expect, it } from "vitest";
import type { Entry, ServerError } from "../server/shapes";
import { clientId } from "./client-id";
import { CommandRefused, LAG, Line, type LineState, PATIENCE, type Socket } from "./connection";
import { type Kept, type Outbox } from "./outbox";
import { LONGEST, Pause, SHORTEST } from "./pause";

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { do: string; id: string }[] = [];
  closed = false;
  constructor(readonly after: number) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  say(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

class FakeClock {
  now = 0;
  timers: { at: number; what: () => void }[] = [];
  random = () => 1;
  after(milliseconds: number, what: () => void): () => void {
    const timer = { at: this.now + milliseconds, what };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }
  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.now = next.at;
      this.timers = this.timers.filter((timer) => timer !== next);
      next.what();
    }
    this.now = end;
  }
}

const entry = (seq: number): Entry => ({ seq, at: "2026-11-30T20:15:00Z", by: "a", event: { kind: "said", text: `${seq}` } });
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe("the line to a table", () => {
  let clock: FakeClock;
  let sockets: FakeSocket[];
  let seen: number[];
  let states: LineState[];
  let presence: string[];
  let asked: number[];
  let answers: Entry[][];
  let seated: boolean;
  let line: Line;
  let count: number;
  let kept: Kept[];
  let orphans: ServerError[];
  const socket = () => sockets[sockets.length - 1] as FakeSocket;

  beforeEach(() => {
    clock = new FakeClock();
    [sockets, seen, states, presence, asked, answers] = [[], [], [], [], [], []];
    seated = true;
    count = 0;
    [kept, orphans] = [[], []];
    line = makeLine();
    line.start();
  });

  const outbox: Outbox = { read: () => kept, write: (waiting) => (kept = [...waiting]) };
  const makeLine = () =>
    new Line({
      open: (after) => {
        const made = new FakeSocket(after);
        sockets.push(made);
        return made;
      },
      fetchAfter: (after) => {
        asked.push(after);
        const next = answers.shift();
        return next ? Promise.resolve(next) : Promise.reject(new Error("gone"));
      },
      seated: () => Promise.resolve(seated),
      newId: () => `c${++count}`,
      clock,
      after: 10,
      onEntry: (one) => seen.push(one.seq),
      onPresence: (seats) => (presence = seats),
      onState: (state) => states.push(state),
      outbox,
      onOrphanRefused: (error) => orphans.push(error),
    });

  const open = () => socket().onopen?.();

  it("connects from the last known entry and goes live", () => {
    expect(socket().after).toBe(10);
    expect(line.state).toBe("connecting");
    open();
    expect(states).toEqual(["live"]);
    socket().say({ presence: ["a", "b"] });
    expect(presence).toEqual(["a", "b"]);
  });

  it("hands on each entry once and in order", () => {
    open();
    for (const seq of [11, 12, 11, 10, 12, 13]) socket().say(entry(seq));
    expect(seen).toEqual([11, 12, 13]);
  });

  it("counts hidden entries like any other", () => {
    open();
    socket().say(entry(11));
    socket().say({ seq: 12, hidden: true });
    socket().say(entry(13));
    expect(seen).toEqual([11, 12, 13]);
    expect(asked).toEqual([]);
  });

  it("asks for a gap and keeps what came early", async () => {
    open();
    answers.push([entry(11), entry(12)], [entry(13)]);
    socket().say(entry(14));
    expect(seen).toEqual([]);
    await settle();
    expect(asked).toEqual([10, 12]);
    expect(seen).toEqual([11, 12, 13, 14]);
  });

  it("starts over from the last sure entry when a gap cannot be filled", async () => {
    open();
    socket().say(entry(13));
    await settle();
    expect(socket().closed).toBe(true);
    clock.pass(SHORTEST);
    expect(sockets).toHaveLength(2);
    expect(socket().after).toBe(10);
  });

  it("resolves a command with the sequence number of its ack", async () => {
    open();
    const done = line.send({ do: "say", text: "hallo" });
    expect(socket().sent).toEqual([{ do: "say", text: "hallo", id: "c1" }]);
    expect(line.state).toBe("live");
    socket().say({ ack: "c1", seq: 11 });
    socket().say(entry(11));
    await expect(done).resolves.toBe(11);
  });

  it("rejects a command with the server's refusal and does not send it again", async () => {
    open();
    const done = line.send({ do: "say", text: "/roll d" });
    socket().say({ nack: "c1", error: { key: "syntax", message: "Hier fehlt etwas.", span: [6, 7] } });
    await expect(done).rejects.toBeInstanceOf(CommandRefused);
    socket().onclose?.();
    clock.pass(LONGEST);
    open();
    expect(socket().sent).toEqual([]);
  });

  it("sends with the same id after a reconnect until acknowledged, and shows it", async () => {
    open();
    const done = line.send({ do: "say", text: "a" });
    socket().onclose?.();
    expect(line.state).toBe("offline");
    clock.pass(SHORTEST);
    expect(line.state).toBe("connecting");
    open();
    expect(line.state).toBe("resending");
    expect(socket().sent.map((command) => command.id)).toEqual(["c1"]);
    socket().say({ ack: "c1", seq: 11 });
    expect(line.state).toBe("live");
    await expect(done).resolves.toBe(11);
    socket().say({ ack: "c1", seq: 11 });
    expect(states).toEqual(["live", "offline", "connecting", "resending", "live"]);
  });

  it("keeps commands given while offline and sends them in order", () => {
    void line.send({ do: "say", text: "a" });
    void line.send({ do: "say", text: "b" });
    expect(socket().sent).toEqual([]);
    open();
    expect(socket().sent.map((command) => command.id)).toEqual(["c1", "c2"]);
  });

  it("sends what had no answer again after a reload, with the same id and before anything new", async () => {
    open();
    void line.send({ do: "say", text: "a" });
    socket().onclose?.();
    void line.send({ do: "say", text: "b" });
    line.stop();
    line = makeLine();
    line.start();
    void line.send({ do: "say", text: "c" });
    expect(line.state).toBe("connecting");
    open();
    expect(socket().sent.map(({ id, ...command }) => [id, command])).toEqual([
      ["c1", { do: "say", text: "a" }],
      ["c2", { do: "say", text: "b" }],
      ["c3", { do: "say", text: "c" }],
    ]);
    expect(line.state).toBe("resending");
    socket().say({ ack: "c1", seq: 11 });
    expect(kept.map((one) => one.id)).toEqual(["c2", "c3"]);
    socket().say({ nack: "c2", error: { key: "syntax", message: "Hier fehlt etwas." } });
    socket().say({ ack: "c3", seq: 12 });
    expect(orphans.map((error) => error.key)).toEqual(["syntax"]);
    expect(kept).toEqual([]);
    expect(line.state).toBe("live");
  });

  it("keeps nothing that has its answer: a reload sends it no more", () => {
    open();
    void line.send({ do: "say", text: "a" });
    socket().say({ ack: "c1", seq: 11 });
    line.stop();
    line = makeLine();
    line.start();
    open();
    expect(socket().sent).toEqual([]);
  });

  it("takes silence after a command for a dead line", () => {
    open();
    void line.send({ do: "say", text: "a" });
    clock.pass(PATIENCE);
    expect(sockets[0]?.closed).toBe(true);
    clock.pass(SHORTEST);
    open();
    expect(socket().sent.map((command) => command.id)).toEqual(["c1"]);
  });

  it("fetches an acknowledged entry that does not arrive", async () => {
    open();
    void line.send({ do: "say", text: "a" });
    socket().say({ ack: "c1", seq: 11 });
    answers.push([entry(11)]);
    clock.pass(LAG);
    await settle();
    expect(seen).toEqual([11]);
  });

  it("waits longer after each failure, and not at all when woken", () => {
    for (const wait of [400, 800, 1600]) {
      socket().onclose?.();
      const before = sockets.length;
      clock.pass(wait - 1);
      expect(sockets).toHaveLength(before);
      clock.pass(1);
      expect(sockets).toHaveLength(before + 1);
    }
    socket().onclose?.();
    const before = sockets.length;
    line.wake();
    expect(sockets).toHaveLength(before + 1);
    line.wake();
    expect(sockets).toHaveLength(before + 1);
    clock.pass(3200);
    expect(sockets.filter((one) => !one.closed)).toHaveLength(1);
  });

  it("gives up on an attempt that never opens", () => {
    clock.pass(10000);
    expect(sockets[0]?.closed).toBe(true);
    clock.pass(SHORTEST);
    expect(sockets).toHaveLength(2);
  });

  it("stops for good when the seat is gone", async () => {
    seated = false;
    socket().onclose?.();
    await settle();
    expect(line.state).toBe("refused");
    clock.pass(10 * LONGEST);
    line.wake();
    expect(sockets).toHaveLength(1);
  });

  it("knows at once when the network is lost", () => {
    open();
    line.lost();
    expect(line.state).toBe("offline");
  });

  it("ignores frames that are no JSON, and an old socket", () => {
    open();
    socket().onmessage?.({ data: "{" });
    const old = socket();
    const hear = old.onmessage;
    old.onclose?.();
    clock.pass(SHORTEST);
    open();
    hear?.({ data: JSON.stringify(entry(11)) });
    socket().say(entry(11));
    expect(seen).toEqual([11]);
  });

  it("is quiet after stop", () => {
    open();
    line.stop();
    expect(socket().closed).toBe(true);
    clock.pass(LONGEST);
    expect(sockets).toHaveLength(1);
  });
});

describe("pauses", () => {
  it("lie between half and the whole of a doubling, bounded", () => {
    const low = new Pause(() => 0);
    const high = new Pause(() => 1);
    expect([low.next(), low.next(), low.next()]).toEqual([200, 400, 800]);
    for (let attempt = 0; attempt < 30; attempt++) expect(high.next()).toBeLessThanOrEqual(LONGEST);
    high.reset();
    expect(high.next()).toBe(SHORTEST);
  });
});

describe("client ids", () => {
  it("are 32 hex digits and differ", () => {
    const ids = new Set(Array.from({ length: 200 }, clientId));
    expect(ids.size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
});
