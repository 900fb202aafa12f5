import { beforeEach, describe, expect, it } from "vitest";
import { Asker } from "./asker";

describe("asking for odds", () => {
  let now: number;
  let posed: Map<string, { resolve: (answer: string) => void; reject: (error: unknown) => void }>;
  let shown: string[];
  let errors: string[];
  let timers: { at: number; what: () => void; live: boolean }[];
  let asker: Asker<string, string>;
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const timer of timers.splice(0)) if (timer.live) timer.at <= now ? timer.what() : timers.push(timer);
  };

  beforeEach(() => {
    now = 0;
    [shown, errors, timers] = [[], [], []];
    posed = new Map();
    asker = new Asker({
      ask: (question) => new Promise((resolve, reject) => posed.set(question, { resolve, reject })),
      onAnswer: (answer, _question, latest) => shown.push(latest ? `${answer}!` : answer),
      onError: (error) => errors.push(String(error)),
      after: (milliseconds, what) => {
        const timer = { at: now + milliseconds, what, live: true };
        timers.push(timer);
        return () => (timer.live = false);
      },
      now: () => now,
      spacing: 70,
    });
  });

  it("never lets a late answer overwrite a newer one", async () => {
    asker.ask("a");
    pass(100);
    asker.ask("b");
    posed.get("b")?.resolve("B");
    await settle();
    posed.get("a")?.resolve("A");
    await settle();
    expect(shown).toEqual(["B!"]);
  });

  it("shows an older answer while a newer is under way", async () => {
    asker.ask("a");
    pass(100);
    asker.ask("b");
    posed.get("a")?.resolve("A");
    await settle();
    posed.get("b")?.resolve("B");
    await settle();
    expect(shown).toEqual(["A", "B!"]);
  });

  it("asks the first at once and of a quick row only the last", () => {
    for (const question of ["a", "b", "c", "d"]) asker.ask(question);
    expect([...posed.keys()]).toEqual(["a"]);
    pass(70);
    expect([...posed.keys()]).toEqual(["a", "d"]);
  });

  it("reports the error of the newest question only", async () => {
    asker.ask("a");
    pass(100);
    asker.ask("b");
    posed.get("a")?.reject("old");
    await settle();
    expect(errors).toEqual([]);
    posed.get("b")?.reject("new");
    await settle();
    expect(errors).toEqual(["new"]);
  });

  it("does not show an older answer after a newer error", async () => {
    asker.ask("a");
    pass(100);
    asker.ask("b");
    posed.get("b")?.reject("new");
    await settle();
    posed.get("a")?.resolve("A");
    await settle();
    expect(shown).toEqual([]);
  });

  it("forgets what is under way", async () => {
    asker.ask("a");
    asker.ask("b");
    asker.forget();
    pass(100);
    posed.get("a")?.resolve("A");
    await settle();
    expect([...posed.keys()]).toEqual(["a"]);
    expect(shown).toEqual([]);
  });
});
