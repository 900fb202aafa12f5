import { describe, expect, it } from "vitest";
import { average, clock, decimal, exact, percent, shown } from "./format";

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
  it("are exact where no double comes near", () => {
    expect(exact("10000000000000001", "en")).toBe("10,000,000,000,000,001");
    expect(exact("-20000000000000007/2", "de")).toBe("−10.000.000.000.000.003,5");
    expect(exact(`${10n ** 400n + 1n}`, "en").replaceAll(",", "")).toBe(String(10n ** 400n + 1n));
    expect(exact("15869/1296", "de")).toBe("12,24");
    expect(exact("-3", "en")).toBe("−3");
    expect(shown("10000000000000001")).toBe("10000000000000001");
  });
  it("are means that read as whole only where they are", () => {
    expect(average("249993/250000", "en")).toBe("1.000");
    expect(average("15869/1296", "de")).toBe("12,245");
    expect(average("-7/2", "en")).toBe("−3.500");
    expect(average("2", "en")).toBe("2");
    expect(average("20000000000000007/2", "en")).toBe("10,000,000,000,000,003.5");
  });
  it("show no time where there is none", () => {
    expect(clock("nonsense", "de")).toBe("");
    expect(clock("2026-11-30T20:15:00Z", "de")).toMatch(/^\d\d:\d\d$/);
  });
});
