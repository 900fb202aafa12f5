import { describe, expect, it } from "vitest";
import type { Parameter } from "../server/shapes";
import { begun, blank, canStep, type Draft, fieldOf, filled, pathOf, read, row, type Row, start, step } from "./form";

const integer = (key: string, more: Partial<Parameter> = {}): Parameter => ({
  key,
  label: key,
  kind: "integer",
  minimum: 0,
  maximum: 10,
  default: null,
  required: false,
  ...more,
});
const ACTION: Parameter[] = [
  integer("attribute", { required: true }),
  integer("challenge", { maximum: 1000 }),
  integer("advantage", { default: 0 }),
  { key: "extraordinary", label: "", kind: "boolean", default: false, required: false },
  {
    key: "roller",
    label: "",
    kind: "choice",
    default: "player",
    required: false,
    choices: [
      { key: "player", label: "" },
      { key: "gm", label: "" },
    ],
  },
];
const SIDES: Parameter = {
  key: "sides",
  label: "",
  kind: "list",
  required: true,
  items: [integer("attribute", { required: true }), integer("level", { default: 1, minimum: 1 })],
};
const SHIFT: Parameter = {
  key: "shift",
  label: "",
  kind: "list",
  required: false,
  items: [integer("value", { minimum: -1, maximum: 1 })],
};

describe("a form from its declaration", () => {
  it("begins with defaults, and inside the bounds where there are none", () => {
    expect(blank(ACTION)).toEqual({ attribute: "5", challenge: "", advantage: "0", extraordinary: false, roller: "player" });
    expect(start(integer("dc", { minimum: -50, maximum: 200 }))).toBe(15);
    expect(start(integer("modifier", { minimum: -100, maximum: 100 }))).toBe(5);
    expect(start(integer("difficulty", { required: true, maximum: 100 }))).toBe(15);
    expect(start(integer("amount", { required: true, minimum: -100, maximum: 100 }))).toBe(1);
    expect(start(integer("pool", { maximum: 100 }))).toBe(5);
    expect(start(integer("ability", { maximum: 3 }))).toBe(2);
    expect(start(integer("advantage", { minimum: 30, maximum: 60 }))).toBe(30);
  });

  it("sends what stands there and leaves out what is none", () => {
    expect(read(ACTION, blank(ACTION))).toEqual({
      values: { attribute: 5, advantage: 0, extraordinary: false, roller: "player" },
      problems: [],
    });
  });

  it("shows the values used last, and drops those that fit no more", () => {
    const draft = blank(ACTION, { attribute: 7, challenge: 20, roller: "nobody", extraordinary: true, advantage: "x" });
    expect(draft).toMatchObject({ attribute: "7", challenge: "20", roller: "", extraordinary: true, advantage: "" });
  });

  it("names each field that cannot be sent, and why", () => {
    const keys = (draft: Draft) => read(ACTION, { ...blank(ACTION), ...draft }).problems.map(({ path, key }) => [path, key]);
    expect(keys({ attribute: "" })).toEqual([["attribute", "form-missing"]]);
    expect(keys({ attribute: "11", advantage: "-1" })).toEqual([
      ["attribute", "form-too-large"],
      ["advantage", "form-too-small"],
    ]);
    expect(keys({ challenge: "1.5" })).toEqual([["challenge", "form-not-whole"]]);
    expect(keys({ challenge: "1e2" })).toEqual([["challenge", "form-not-whole"]]);
    expect(keys({ challenge: " 20 " })).toEqual([]);
  });

  it("fills the one number that the server misses", () => {
    const either = [integer("pool", { maximum: 40 }), integer("attribute")];
    expect(filled(either, blank(either), "pool")).toEqual({ pool: "5", attribute: "" });
    expect(filled(either, blank(either, { pool: 3 }), "pool")).toBeNull();
    expect(filled(either, blank(either), "sides.0.attribute")).toBeNull();
  });

  it("shows a roll again, and leaves open what is not told of it", () => {
    const required = [integer("dc", { required: true }), integer("modifier", { required: true }), integer("level", { default: 1 })];
    expect(begun(required, { modifier: 3 })).toEqual({ dc: "", modifier: "3", level: "1" });
    expect(read(required, begun(required, { modifier: 3 })).problems.map((problem) => problem.path)).toEqual(["dc"]);
    expect(begun(required, { modifier: 3, dc: 20 })).toEqual({ dc: "20", modifier: "3", level: "1" });
  });

  it("leaves a switch alone that need not be set", () => {
    const same: Parameter = { key: "same", label: "", kind: "boolean", default: null, required: false };
    for (const [given, field, sent] of [
      [undefined, "", {}],
      [null, "", {}],
      [true, true, { same: true }],
      [false, false, { same: false }],
    ] as const) {
      const draft = blank([same], { same: given });
      expect(draft).toEqual({ same: field });
      expect(read([same], draft).values).toEqual(sent);
    }
  });

  it("knows the server's paths", () => {
    expect(pathOf("modifiers[1].amount")).toBe("modifiers.1.amount");
    expect(pathOf("legend-points")).toBe("legend-points");
  });

  it("reads a typographic minus", () => {
    expect(read([integer("m", { minimum: -5 })], { m: "−3" }).values).toEqual({ m: -3 });
  });

  it("steps inside the bounds, and from none to the start", () => {
    const attribute = ACTION[0] as Parameter;
    expect(step(attribute, "9", 1)).toBe("10");
    expect(step(attribute, "10", 1)).toBe("10");
    expect(canStep(attribute, "10", 1)).toBe(false);
    expect(canStep(attribute, "0", -1)).toBe(false);
    expect(step(integer("challenge", { maximum: 1000 }), "", 1)).toBe("15");
    expect(step(attribute, "99", -1)).toBe("10");
  });

  it("holds lists of groups, with the place of a problem in them", () => {
    const field = fieldOf(SIDES, [{ attribute: 5 }, { attribute: 3, level: 2 }]) as Row[];
    expect(read([SIDES], { sides: field }).values).toEqual({
      sides: [
        { attribute: 5, level: 1 },
        { attribute: 3, level: 2 },
      ],
    });
    (field[1] as Row).draft.attribute = "";
    expect(read([SIDES], { sides: field }).problems.map((problem) => problem.path)).toEqual(["sides.1.attribute"]);
    expect(read([SIDES], { sides: [] }).values).toEqual({ sides: [] });
    expect(row(SIDES).id).not.toBe(row(SIDES).id);
  });

  it("holds lists of plain values", () => {
    expect(read([SHIFT], { shift: fieldOf(SHIFT, [1, -1]) }).values).toEqual({ shift: [1, -1] });
    expect(read([SHIFT], { shift: [] }).values).toEqual({});
  });

  it("holds groups and notation", () => {
    const group: Parameter = { key: "initiator", label: "", kind: "group", required: true, items: [integer("modifier", { required: true })] };
    const damage: Parameter = { key: "damage", label: "", kind: "notation", required: false };
    const draft = blank([group, damage], { initiator: { modifier: 4 }, damage: "1d8+4" });
    expect(read([group, damage], draft).values).toEqual({ initiator: { modifier: 4 }, damage: "1d8+4" });
    expect(read([damage], blank([damage])).values).toEqual({});
  });
});
