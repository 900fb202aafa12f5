import { describe, expect, it } from "vitest";
import type { Odds, Parameter } from "../server/shapes";
import { choices, favourableChance, MOST_CHOICES } from "./gains";

const count = (key: string, more: Partial<Parameter> = {}): Parameter => ({
  key,
  label: key,
  kind: "integer",
  minimum: 0,
  maximum: 9,
  default: 0,
  required: false,
  ...more,
});

describe("what a choice is worth", () => {
  it("offers what is declared as a choice, is off or can still grow, and nothing else", () => {
    const declared = [
      count("attribute", { required: true, default: null }),
      count("challenge", { default: null }),
      count("advantage"),
      count("full"),
      count("modifier", { minimum: -20 }),
      { key: "willpower", label: "", kind: "boolean", default: false, required: false } as Parameter,
      { key: "extraordinary", label: "", kind: "boolean", default: false, required: false } as Parameter,
    ];
    const gains = ["advantage", "full", "willpower"];
    const open = choices(declared, gains, { attribute: 5, advantage: 2, full: 9, willpower: false });
    expect(open.map((choice) => [choice.parameter.key, choice.next])).toEqual([
      ["advantage", "3"],
      ["willpower", true],
    ]);
    expect(open[0]?.parameters).toEqual({ attribute: 5, advantage: 3, full: 9, willpower: false });
    expect(choices(declared.slice(5, 6), gains, { willpower: true })).toEqual([]);
  });

  it("is bounded", () => {
    const many = Array.from({ length: 20 }, (_, index) => count(`c${index}`));
    const all = many.map(({ key }) => key);
    expect(choices(many, all, {})).toHaveLength(MOST_CHOICES);
  });

  it("adds up favourable outcomes", () => {
    const odds = {
      outcomes: [
        { key: "botch", label: "", probability: "1/4" },
        { key: "marginal", label: "", probability: "1/4" },
        { key: "memorable", label: "", probability: "1/2" },
      ],
    } as unknown as Odds;
    expect(favourableChance(odds, (key) => key !== "botch")).toBe(0.75);
    expect(favourableChance(odds, () => null)).toBeNull();
    expect(favourableChance({ outcomes: [] } as unknown as Odds, () => true)).toBeNull();
  });
});
