import { beforeEach, describe, expect, it } from "vitest";
import { MOST_CHARACTERS, MOST_KEPT, outboxOf } from "./outbox";

const command = (id: string, text = "a") => ({ id, text: JSON.stringify({ do: "say", text, id }) });

describe("commands kept over a reload", () => {
  let held: Map<string, string>;
  const storage = () => ({
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });

  beforeEach(() => {
    held = new Map();
  });

  it("are read as they were written, each table and seat its own, and leave nothing behind", () => {
    const mine = outboxOf("t", "mia", storage);
    mine.write([command("1"), command("2")]);
    expect(outboxOf("t", "mia", storage).read()).toEqual([command("1"), command("2")]);
    expect(outboxOf("t", "juri", storage).read()).toEqual([]);
    expect(outboxOf("u", "mia", storage).read()).toEqual([]);
    mine.write([]);
    expect(held.size).toBe(0);
  });

  it("are bounded, the oldest first", () => {
    const box = outboxOf("t", "mia", storage);
    box.write(Array.from({ length: MOST_KEPT + 10 }, (_, number) => command(String(number))));
    expect(box.read().map((one) => one.id)).toEqual(Array.from({ length: MOST_KEPT }, (_, number) => String(number)));
    box.write([command("small"), command("large", "x".repeat(MOST_CHARACTERS)), command("later")]);
    expect(box.read().map((one) => one.id)).toEqual(["small"]);
  });

  it("are passed over where they are broken or storage is forbidden", () => {
    const box = outboxOf("t", "mia", storage);
    const place = "wurfwerk.waiting.t.mia";
    for (const broken of ["{", "{}", '[1, null, {"id": "1"}, {"id": "1", "text": "{"}, {"id": "1", "text": "{\\"id\\": \\"2\\"}"}]']) {
      held.set(place, broken);
      expect(box.read()).toEqual([]);
    }
    const forbidden = outboxOf("t", "mia", () => {
      throw new Error("SecurityError");
    });
    forbidden.write([command("1")]);
    expect(forbidden.read()).toEqual([]);
  });
});
