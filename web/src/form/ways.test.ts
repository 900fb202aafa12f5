import { describe, expect, it } from "vitest";
import type { Check, Parameter } from "../server/shapes";
import { blank, type Row, row } from "./form";
import { filledWay, halfGiven, settle, unused, wayMissing } from "./ways";

const number = (key: string, more: Partial<Parameter> = {}): Parameter => ({
  key,
  label: key,
  kind: "integer",
  minimum: 0,
  maximum: 8,
  default: null,
  required: false,
  ...more,
});
const list: Parameter = { key: "items", label: "", kind: "list", default: null, required: false, items: [number("amount", { required: true })] };
const MODIFIERS: Pick<Check, "parameters" | "ways"> = { parameters: [number("total"), list, number("dc")], ways: [["total"], ["items"]] };
const POOL: Pick<Check, "parameters" | "ways"> = {
  parameters: [number("pool"), number("attribute"), number("ability", { default: 0 })],
  ways: [["pool"], ["attribute", "ability"]],
};
const PLAIN: Pick<Check, "parameters" | "ways"> = { parameters: [number("at-most"), number("at-least")] };

describe("ways to give one thing", () => {
  it("begin with the first, so that there is something to ask", () => {
    expect(filledWay(MODIFIERS, blank(MODIFIERS.parameters))).toMatchObject({ total: "4", items: [], dc: "" });
    expect(filledWay(POOL, blank(POOL.parameters, { attribute: 3 }))).toMatchObject({ pool: "", attribute: "3" });
    expect(filledWay(PLAIN, blank(PLAIN.parameters))).toEqual({ "at-most": "", "at-least": "" });
  });

  it("give way to the one that is changed, which is told", () => {
    const before = { ...blank(MODIFIERS.parameters), total: "5" };
    const rows: Row[] = [row(list)];
    const { draft, replaced } = settle(MODIFIERS, before, { ...before, items: rows });
    expect(draft).toMatchObject({ total: "", items: rows });
    expect([replaced?.cleared.key, replaced?.given.key]).toEqual(["total", "items"]);
    const back = settle(MODIFIERS, draft, { ...draft, total: "3" });
    expect(back.draft).toMatchObject({ total: "3", items: [] });
    expect([back.replaced?.cleared.key, back.replaced?.given.key]).toEqual(["items", "total"]);
  });

  it("are left alone by every other change, and where none are declared", () => {
    const before = { ...blank(MODIFIERS.parameters), total: "5" };
    expect(settle(MODIFIERS, before, { ...before, dc: "7" })).toEqual({ draft: { ...before, dc: "7" }, replaced: null });
    const both = { "at-most": "1", "at-least": "2" };
    expect(settle(PLAIN, { ...both, "at-least": "" }, both)).toEqual({ draft: both, replaced: null });
  });

  it("go back to the first when the last row is taken away", () => {
    const before = { ...blank(MODIFIERS.parameters), items: [row(list)] };
    expect(settle(MODIFIERS, before, { ...before, items: [] })).toEqual({ draft: { ...before, items: [], total: "4" }, replaced: null });
  });

  it("bring their leading number with them", () => {
    const before = { ...blank(POOL.parameters), pool: "6" };
    const { draft, replaced } = settle(POOL, before, { ...before, ability: "2" });
    expect(draft).toEqual({ pool: "", attribute: "4", ability: "2" });
    expect([replaced?.cleared.key, replaced?.given.key]).toEqual(["pool", "attribute"]);
    expect(settle(POOL, draft, { ...draft, pool: "6" }).draft).toEqual({ pool: "6", attribute: "", ability: "0" });
  });

  it("miss something while a number is being typed, once", () => {
    const before = { ...blank(POOL.parameters), pool: "6" };
    const { draft } = settle(POOL, before, { ...before, pool: "" });
    expect(draft.pool).toBe("");
    expect(wayMissing(POOL, draft, []).map(({ path, key }) => [path, key])).toEqual([["pool", "form-missing"]]);
    expect(wayMissing(POOL, draft, wayMissing(POOL, draft, []))).toEqual([]);
    expect(wayMissing(POOL, before, [])).toEqual([]);
    expect(wayMissing(PLAIN, blank(PLAIN.parameters), [])).toEqual([]);
  });

  it("say what would be refused now", () => {
    const draft = { ...blank(POOL.parameters), pool: "6" };
    expect([...unused(POOL, draft)]).toEqual(["attribute", "ability"]);
    expect([...unused(POOL, { ...draft, pool: "", attribute: "3" })]).toEqual(["pool"]);
    expect([...unused(PLAIN, blank(PLAIN.parameters))]).toEqual([]);
  });

  it("miss the rest of what belongs together, once and by name", () => {
    const limits: Pick<Check, "parameters" | "together"> = { parameters: [number("major"), number("severe")], together: [["major", "severe"]] };
    const missing = (draft: Record<string, string>) => halfGiven(limits, draft, []).map(({ path, key }) => [path, key]);
    expect(missing({ major: "", severe: "" })).toEqual([]);
    expect(missing({ major: "3", severe: "5" })).toEqual([]);
    expect(missing({ major: "3", severe: "" })).toEqual([["severe", "form-missing"]]);
    expect(missing({ major: "", severe: "5" })).toEqual([["major", "form-missing"]]);
    const draft = { major: "", severe: "5" };
    expect(halfGiven(limits, draft, halfGiven(limits, draft, []))).toEqual([]);
    expect(halfGiven(PLAIN, blank(PLAIN.parameters), [])).toEqual([]);
  });
});
