import { describe, expect, it } from "vitest";
import { percent } from "../numbers/format";
import { GAP, layout, type Part, THINNEST } from "./labels";

const PHONE = 328;
const parts = (...given: [number, number][]): Part[] =>
  given.map(([chance, marks], index) => ({ key: String(index), chance, marks, percent: percent(chance, "de") }));

/** Every outcome of every check has its marks and its percent somewhere. */
function expectWhole(all: Part[], width: number) {
  const { inside, below, above, widths } = layout(all, width);
  const outside = new Map([...below, ...above].map((one) => [one.key, one]));
  for (const part of all) {
    const holds = inside.get(part.key);
    if (holds !== "all") expect(outside.get(part.key)?.marks, part.key).toBe(holds === "none");
    else expect(outside.has(part.key)).toBe(false);
    expect(widths.get(part.key)).toBeGreaterThanOrEqual(THINNEST);
  }
  const sum = [...widths.values()].reduce((a, b) => a + b, 0) + GAP * (all.length - 1);
  expect(sum).toBeCloseTo(width, 6);
  for (const row of [below, above])
    for (const [index, label] of row.entries()) {
      expect(label.x).toBeGreaterThan(0);
      expect(label.x).toBeLessThan(width);
      if (index > 0) expect(label.x - (row[index - 1]?.x ?? 0)).toBeGreaterThan(40);
    }
  return { below, above };
}

describe("labels of the odds bar", () => {
  it("stand inside where there is room", () => {
    const { inside, below, above } = layout(parts([0.5, 1], [0.5, 1]), PHONE);
    expect([...inside.values()]).toEqual(["all", "all"]);
    expect([below, above]).toEqual([[], []]);
  });

  it("stand below a part that is too narrow, at its middle", () => {
    const { below, above } = expectWhole(parts([0.08, 1], [0.92, 1]), PHONE);
    expect(above).toEqual([]);
    expect(below).toHaveLength(1);
    expect(below[0]?.at).toBeCloseTo((0.08 * (PHONE - GAP)) / 2, 6);
  });

  it("keep the percent with its marks where neither has room: five outcomes of a duality roll on a phone", () => {
    const { below, above } = expectWhole(parts([0.3, 2], [0.25, 2], [0.18, 2], [0.19, 2], [0.0833, 2]), PHONE);
    expect([...below, ...above].find((one) => one.key === "4")?.marks).toBe(true);
  });

  it("stand in two rows where one is too short: eight outcomes on a phone", () => {
    const eight = parts([0.004, 2], [0.056, 1], [0.13, 1], [0.4, 1], [0.25, 2], [0.1, 3], [0.0599, 1], [0.0001, 2]);
    const { below, above } = expectWhole(eight, PHONE);
    expect(below.length).toBeGreaterThan(0);
    expect(above.length).toBeGreaterThan(0);
  });

  it("never blur into each other, whatever the chances", () => {
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let round = 0; round < 300; round++) {
      const raw = Array.from({ length: 1 + Math.floor(random() * 6) }, () => random() ** 4 + 0.00001);
      const total = raw.reduce((a, b) => a + b, 0);
      expectWhole(parts(...raw.map((one): [number, number] => [one / total, 1 + Math.floor(random() * 3)])), 280 + random() * 300);
    }
  });

  it("leave the least likely to the table where there is no room at all", () => {
    const many = parts(...Array.from({ length: 30 }, (_, index): [number, number] => [(index + 1) / 465, 1]));
    const { below, above } = layout(many, PHONE);
    const told = [...below, ...above].map((one) => Number(one.key));
    expect(told.length).toBeGreaterThan(5);
    expect(Math.min(...told)).toBe(30 - told.length);
  });

  it("need no width yet", () => {
    expect(() => layout(parts([0.5, 1], [0.5, 1]), 0)).not.toThrow();
    expect(layout([], PHONE).below).toEqual([]);
  });
});
