import { describe, expect, it } from "vitest";
import { around } from "./span";

describe("the place of an error", () => {
  it("is cut out with what stands around it", () => {
    expect(around("3d6 + x", [6, 7])).toEqual({ before: "3d6 + ", inside: "x", after: "" });
    expect(around("3d", [2, 2])).toEqual({ before: "3d", inside: "", after: "" });
  });
  it("counts characters, not halves of them", () => {
    expect(around("🎲3d6?", [4, 5])).toEqual({ before: "🎲3d6", inside: "?", after: "" });
  });
  it("stays short in a long text and inside it", () => {
    const cut = around("a".repeat(1000), [500, 900]);
    expect(cut.before.length + cut.inside.length + cut.after.length).toBeLessThan(120);
    expect(around("abc", [9, 12])).toEqual({ before: "abc", inside: "", after: "" });
    expect(around("abc", [-4, 1])).toEqual({ before: "", inside: "a", after: "bc" });
  });
});
