import { describe, expect, it } from "vitest";
import { clock, decimal, percent, shown } from "./format";

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("numbers as read", () => {
  it("are percent with one place in each language", () => {
    expect(plain(percent(89 / 192, "de"))).toBe("46,4 %");
    expect(plain(percent(89 / 192, "en"))).toBe("46.4%");
  });
  it("never read as nothing or certain when they are not", () => {
    expect(plain(percent(1e-9, "de"))).toBe("< 0,1 %");
    expect(plain(percent(1 - 1e-9, "de"))).toBe("> 99,9 %");
    expect(plain(percent(0, "de"))).toBe("0,0 %");
    expect(plain(percent(1, "de"))).toBe("100,0 %");
  });
  it("have a true minus, and keep fractions", () => {
    expect(decimal(-3.456, "de")).toBe("−3,46");
    expect(shown(-2)).toBe("−2");
    expect(shown("7/2")).toBe("7/2");
    expect(shown(null)).toBe("–");
  });
  it("show no time where there is none", () => {
    expect(clock("nonsense", "de")).toBe("");
    expect(clock("2026-11-30T20:15:00Z", "de")).toMatch(/^\d\d:\d\d$/);
  });
});
