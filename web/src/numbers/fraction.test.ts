import { describe, expect, it } from "vitest";
import { divide, ratio } from "./fraction";

describe("ratio", () => {
  it("reads fractions and whole numbers", () => {
    expect(ratio("89/192")).toBe(89 / 192);
    expect(ratio("1")).toBe(1);
    expect(ratio("0")).toBe(0);
    expect(ratio("-7/2")).toBe(-3.5);
    expect(ratio("15869/1296")).toBe(15869 / 1296);
  });

  it("rounds as the machine's own division does, for all small fractions", () => {
    for (let p = 0; p <= 60; p++) for (let q = 1; q <= 60; q++) expect(ratio(`${p}/${q}`)).toBe(p / q);
  });

  it("divides what is far too long for a double", () => {
    const long = 10n ** 5000n;
    expect(ratio(`${long}/${3n * long}`)).toBe(1 / 3);
    expect(ratio(`${long - 1n}/${long}`)).toBe(1);
    expect(divide(7n ** 4000n, 7n ** 4001n)).toBe(1 / 7);
  });

  it("reaches into the smallest doubles and below", () => {
    expect(ratio(`1/${10n ** 300n}`)).toBe(1e-300);
    expect(ratio(`1/${2n ** 1074n}`)).toBe(5e-324);
    expect(ratio(`1/${10n ** 2000n}`)).toBe(0);
    expect(ratio(`${10n ** 400n}`)).toBe(Infinity);
  });

  it("rounds only once at the edge of 53 bits", () => {
    const edge = 2n ** 53n + 1n;
    expect(divide(edge * 2n ** 100n + 1n, 2n ** 100n)).toBe(2 ** 53 + 2);
    expect(divide(edge * 2n ** 100n, 2n ** 100n)).toBe(2 ** 53);
  });

  it("refuses what is no fraction", () => {
    for (const text of ["", "a", "1/", "1.5", "1/2/3", "NaN"]) expect(() => ratio(text)).toThrow(RangeError);
    expect(() => ratio("1/0")).toThrow(RangeError);
  });
});
