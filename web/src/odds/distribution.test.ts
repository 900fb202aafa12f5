import { describe, expect, it } from "vitest";
import { bars, MOST_BARS, points, regionsOf } from "./distribution";

const outcome = (key: string, probability: string) => ({ key, label: key, probability });
/** Everything but failures is hoped for. */
const hoped = (key: string) => !/failure|botch/.test(key);
const d20 = Object.fromEntries(Array.from({ length: 20 }, (_, face) => [String(face + 1), "1/20"]));

describe("the picture of a distribution", () => {
  it("sorts by value, fractions and negatives too", () => {
    expect(points({ "10": "1/4", "-1": "1/4", "7/2": "1/2" }).map((point) => point.value)).toEqual([-1, 3.5, 10]);
  });

  it("keeps values apart that are one double", () => {
    const close = { "10000000000000001": "1/3", "10000000000000002": "1/3", "10000000000000003": "1/3" };
    expect(bars(close, [], hoped).map((bar) => bar.from)).toEqual(Object.keys(close));
  });

  it("finds the region of each outcome", () => {
    const regions = bars(d20, [
      outcome("critical-failure", "1/20"),
      outcome("failure", "9/20"),
      outcome("success", "9/20"),
      outcome("critical-success", "1/20"),
    ], hoped).map((bar) => bar.outcome);
    expect(regions[0]).toBe("critical-failure");
    expect(regions.slice(1, 10)).toEqual(Array(9).fill("failure"));
    expect(regions.slice(10, 19)).toEqual(Array(9).fill("success"));
    expect(regions[19]).toBe("critical-success");
  });

  it("leaves out outcomes that cannot happen", () => {
    expect(regionsOf([0.5, 0.5], [outcome("botch", "0"), outcome("failure", "1/2"), outcome("success", "1/2")], hoped)).toEqual([
      "failure",
      "success",
    ]);
    expect(regionsOf([0.5, 0.5], [outcome("failure", "0"), outcome("success", "1")], hoped)).toEqual(["success", "success"]);
  });

  it("falls back to unfavourable before favourable, then to nothing", () => {
    const mixed = [outcome("failure-with-fear", "1/4"), outcome("failure-with-hope", "1/4"), outcome("success", "1/2")];
    expect(regionsOf([0.5, 0.5], mixed, hoped)).toEqual(["failure-with-hope", "success"]);
    expect(regionsOf([0.4, 0.6], mixed, hoped)).toBeNull();
    expect(regionsOf([0.5, 0.5], mixed, () => null)).toBeNull();
  });

  it("lets the last region hold an unbounded tail", () => {
    expect(regionsOf([0.5, 0.25, 0.125], [outcome("failure", "1/2"), outcome("success", "1/2")], hoped)).toEqual([
      "failure",
      "success",
      "success",
    ]);
  });

  it("joins neighbours of the same outcome when there are many, and loses nothing", () => {
    const many = Object.fromEntries(Array.from({ length: 1000 }, (_, value) => [String(value), "1/1000"]));
    const joined = bars(many, [outcome("failure", "1/2"), outcome("success", "1/2")], hoped);
    expect(joined.length).toBeLessThanOrEqual(MOST_BARS + 2);
    expect(joined.reduce((sum, bar) => sum + bar.chance, 0)).toBeCloseTo(1, 12);
    const last = joined.filter((bar) => bar.outcome === "failure").pop();
    expect(last?.to).toBe("499");
  });
});
