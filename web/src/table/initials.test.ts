import { describe, expect, it } from "vitest";
import { hueOf, initials } from "./initials";

describe("a seat's sign", () => {
  it("is two letters whatever the name", () => {
    expect(["Mia", "Mia von Thal", "  x ", "", "🎲 Würfel", "Ö"].map(initials)).toEqual(["MI", "MT", "X", "?", "🎲W", "Ö"]);
  });
  it("has a steady hue", () => {
    expect(hueOf("a1")).toBe(hueOf("a1"));
    for (const seat of ["", "a", "seat-2", "äöü"]) expect(hueOf(seat)).toBeGreaterThanOrEqual(0);
    expect(new Set(["a", "b", "c", "d"].map(hueOf)).size).toBe(4);
  });
});
