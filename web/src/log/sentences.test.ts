import { describe, expect, it } from "vitest";
import type { Entry, Rolled } from "../server/shapes";
import { sentence } from "../words/words.svelte";
import { announcement, marginOf, modeSentence } from "./sentences";

const rolled = (more: Partial<Rolled>): Rolled => ({
  kind: "rolled",
  mode: "public",
  target: "3d6",
  label: null,
  value: 12,
  outcome: null,
  dice: [],
  explanation: null,
  parameters: {},
  rules: {},
  ...more,
});
const entry = (event: Rolled): Entry => ({ seq: 1, at: "2026-11-30T20:15:00Z", by: "a", event });

describe("what is announced", () => {
  it("is one sentence for a roll", () => {
    const plain = announcement(entry(rolled({})), "Mia");
    expect(plain && sentence("de", plain.key, plain.values)).toBe("Mia, 3d6: 12");
    const outcome = { key: "success", label: "Erfolg", margin: 3 };
    const full = announcement(entry(rolled({ label: "Aktionswurf", value: 23, outcome })), "Mia");
    expect(full && sentence("de", full.key, full.values)).toBe("Mia, Aktionswurf: 23, Erfolg");
    const won = { key: "side-1", label: "Seite 1 gewinnt", margin: 5 };
    const contest = announcement(entry(rolled({ label: "Bestrittene Aktion", value: null, outcome: won })), "Mia");
    expect(contest && sentence("de", contest.key, contest.values)).toBe("Mia, Bestrittene Aktion: Seite 1 gewinnt");
  });
  it("is one sentence for several rolls, and names the rows that tables found", () => {
    const rolls = [
      { target: "1d20+5", value: 17, outcome: null },
      { target: "(1d20)>=11", value: 1, outcome: { key: "success", label: "Erfolg", margin: 2 } },
      { target: "table(1d6, …)", value: 4, outcome: null, rows: [{ name: "Schatz", value: 4 }] },
    ];
    const several = announcement(entry(rolled({ value: null, rolls })), "Mia");
    const said = several && sentence("de", several.key, several.values);
    expect(said).toBe("Mia würfelt mehrmals. 1d20+5: 17; (1d20)>=11: 1, Erfolg; table(1d6, …): 4, Schatz");
    const table = announcement(entry(rolled({ rows: [{ name: "treasure", value: 12 }] })), "Mia");
    expect(table && sentence("en", table.key, table.values)).toBe("Mia, 3d6: 12, treasure");
  });
  it("tells nothing of what is hidden", () => {
    expect(announcement({ seq: 3, hidden: true }, "")).toEqual({ key: "log-hidden" });
  });
});

describe("the words of a mode", () => {
  const said = (...[mode, reading]: Parameters<typeof modeSentence>) => {
    const { key, values } = modeSentence(mode, reading);
    return sentence("de", key, values);
  };
  it("say you to the one who rolled, and the name to the GM", () => {
    expect(said("private", { own: true, roller: "player", name: "Mia" })).toBe("privat (SL und du)");
    expect(said("private", { own: false, roller: "player", name: "Mia" })).toBe("privat (SL und Mia)");
    expect(said("private", { own: true, roller: "gm", name: "Robin" })).toBe("privat (nur SL)");
    expect(said("blind", { own: false, roller: "player", name: "Mia" })).toBe("blind (nur SL)");
    expect(said("self", { own: true, roller: "player", name: "Mia" })).toBe("nur ich");
  });
});

describe("the margin", () => {
  it("is above, below or exact, and absent where there is none", () => {
    const margin = (value: number | string | null) => marginOf({ outcome: { key: "success", label: "", margin: value } });
    expect(margin(3)).toEqual({ key: "margin-over", values: { margin: 3 } });
    expect(margin(-6)).toEqual({ key: "margin-under", values: { margin: 6 } });
    expect(margin(0)).toEqual({ key: "margin-exact" });
    expect(margin("1/4")).toEqual({ key: "margin-over", values: { margin: "1/4" } });
    expect(margin("-9007199254740993")).toEqual({ key: "margin-under", values: { margin: "9007199254740993" } });
    expect(margin(null)).toBeNull();
    expect(marginOf({ outcome: null })).toBeNull();
  });
});
