import { describe, expect, it } from "vitest";
import { MOST_FACES, readFaces } from "./faces";

describe("faces thrown by hand", () => {
  it("are read with any separator", () => {
    expect(readFaces(" 10, 8 8;3\n5 ")).toEqual({ faces: [10, 8, 8, 3, 5], problem: null });
    expect(readFaces("−1 0 +1").faces).toEqual([-1, 0, 1]);
    expect(readFaces("")).toEqual({ faces: [], problem: null });
  });
  it("are refused when they are no whole numbers or too many", () => {
    for (const text of ["acht", "3.5", "1e3", "1-2"]) expect(readFaces(text).problem).toBe("faces-not-numbers");
    expect(readFaces("1 ".repeat(MOST_FACES)).problem).toBeNull();
    expect(readFaces("1 ".repeat(MOST_FACES + 1)).problem).toBe("faces-too-many");
  });
});
