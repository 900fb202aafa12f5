import { describe, expect, it } from "vitest";
import { readJson } from "./json";

describe("JSON without loss", () => {
  it("keeps whole numbers that a double cannot hold, wherever they stand", () => {
    const text =
      '{"value":10000000000000001,"outcome":{"margin":-9007199254740993},"compared":[9007199254740993, 3],"dice":[{"chain":[12345678901234567890]}]}';
    expect(readJson(text)).toEqual({
      value: "10000000000000001",
      outcome: { margin: "-9007199254740993" },
      compared: ["9007199254740993", 3],
      dice: [{ chain: ["12345678901234567890"] }],
    });
    expect(readJson("10000000000000001")).toBe("10000000000000001");
  });

  it("leaves all other numbers as they are", () => {
    const text = '{"a":9007199254740991,"b":-1000000000000000,"c":7,"d":0.12345678901234567,"e":1234567890123456.5,"f":1e300}';
    expect(readJson(text)).toEqual(JSON.parse(text));
  });

  it("changes no text", () => {
    const texts = ["10000000000000001", '"10000000000000001"', "\\", '\\"10000000000000001', ": 10000000000000001,", "\u2028ä\ud83c\udfb2"];
    for (const text of texts) {
      const document = { text, [text]: [text, 1] };
      expect(readJson(JSON.stringify(document))).toEqual(document);
    }
  });

  it("refuses what is no JSON, and long text takes no longer for it", () => {
    for (const text of ["", "{", '{"a":10000000000000001', '"10000000000000001', "01234567890123456"])
      expect(() => readJson(text)).toThrow(SyntaxError);
    const long = `{"text":"${'\\"a'.repeat(500_000)}","value":10000000000000001}`;
    expect((readJson(long) as { value: string }).value).toBe("10000000000000001");
  });
});
