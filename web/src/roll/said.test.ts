import { beforeEach, describe, expect, it } from "vitest";
import { Refused } from "../server/api";
import type { Odds, Reading } from "../server/shapes";
import { Said } from "./said.svelte";

const reading = (notation: string): Reading => ({ dialects: ["avrae"], expression: notation, notation, mean: "2", min: 0, max: 12 });

describe("the roll in the input line", () => {
  let asked: { target: string; resolve: (odds: Odds) => void; reject: (error: unknown) => void }[];
  let waiting: (() => void) | null;
  let said: Said;
  const quiet = () => {
    waiting?.();
    waiting = null;
  };
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const answer = (readings?: Reading[]) => ({ ...(readings ? { readings } : {}) }) as Odds;

  beforeEach(() => {
    [asked, waiting] = [[], null];
    said = new Said(
      (target) => new Promise((resolve, reject) => asked.push({ target, resolve, reject })),
      (_milliseconds, what) => {
        waiting = what;
        return () => (waiting = null);
      },
    );
  });

  it("is asked about once typing has stopped; a message never is", () => {
    for (const text of ["/", "/r 4d6", "/r 4d6k3"]) said.hear(text);
    expect(asked).toEqual([]);
    quiet();
    expect(asked.map((one) => one.target)).toEqual(["/r 4d6k3"]);
    said.hear("4d6k3 would be nice");
    quiet();
    said.hear("");
    quiet();
    expect(asked.length).toBe(1);
  });

  it("shows what differs, and what others read where we cannot", async () => {
    said.hear("/r 4d6k3");
    quiet();
    asked[0]?.resolve(answer([reading("4d6=3x3")]));
    await settle();
    expect([said.readings.map((one) => one.notation), said.unread]).toEqual([["4d6=3x3"], false]);
    said.hear("/r 4d6mi2");
    quiet();
    asked[1]?.reject(new Refused(422, { key: "syntax", message: "", readings: [reading("4d6min2")] }));
    await settle();
    expect([said.readings.map((one) => one.notation), said.unread]).toEqual([["4d6min2"], true]);
    said.hear("/r 4d6");
    quiet();
    asked[2]?.resolve(answer());
    await settle();
    expect(said.readings).toEqual([]);
  });

  it("forgets a late answer, and shows nothing once the line is sent", async () => {
    said.hear("/r 4d6k3");
    quiet();
    said.hear("");
    asked[0]?.resolve(answer([reading("4d6=3x3")]));
    await settle();
    expect(said.readings).toEqual([]);
  });

  it("takes a reading as a line that rolls it, keeps who sees it, and asks no more about it", () => {
    expect(said.take("2d6!xkh1")).toBe("/r 2d6!xkh1");
    said.hear("/r 2d6!xkh1");
    quiet();
    expect(asked).toEqual([]);
    expect(said.take("/gmr 4d6=3x3")).toBe("/gmr 4d6=3x3");
  });
});
