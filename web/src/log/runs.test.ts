import { describe, expect, it } from "vitest";
import type { Die } from "../server/shapes";
import { counted, faceText, outline, runs } from "./runs";

const die = (sides: number | string, chain: number[], value = chain.reduce((a, b) => a + b, 0)): Die => ({
  sides,
  chain,
  value,
  kept: true,
});

describe("dice as drawn", () => {
  it("stand in runs of one kind, in throwing order", () => {
    const drawn = runs([die(20, [10]), die(8, [8, 5]), die(8, [3]), die(20, [1])]);
    expect(drawn.map((run) => [run.sides, run.dice.length])).toEqual([
      [20, 1],
      [8, 2],
      [20, 1],
    ]);
  });
  it("say what they count for only where the faces do not", () => {
    expect(counted(die(8, [8, 5]))).toBeNull();
    expect(counted(die(10, [10], 2))).toBe(2);
    expect(counted(die(10, [4], 0))).toBe(0);
    expect(counted(die(10, [1], -1))).toBe(-1);
  });
  it("have an outline for every kind", () => {
    expect([4, 6, 8, 10, 12, 20, 7, "F"].map(outline)).toEqual([
      "triangle",
      "square",
      "diamond",
      "kite",
      "pentagon",
      "hexagon",
      "round",
      "square",
    ]);
  });
  it("show fate dice as signs", () => {
    expect([-1, 0, 1].map((face) => faceText(face, "F"))).toEqual(["−", "0", "+"]);
    expect(faceText(-3, 6)).toBe("−3");
  });

  it("keeps dice for different things apart", () => {
    const drawn = runs([
      { ...die(12, [7]), label: "Hope Die", role: "hope" },
      { ...die(12, [3]), label: "Fear Die", role: "fear" },
    ]);
    expect(drawn.map((run) => [run.label, run.role, run.dice.length])).toEqual([
      ["Hope Die", "hope", 1],
      ["Fear Die", "fear", 1],
    ]);
  });
});
