import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { Parameter } from "../server/shapes";
import { words } from "../words/words.svelte";
import Fields from "./Fields.svelte";
import { blank, fieldOf, read } from "./form";

const PARAMETERS: Parameter[] = [
  { key: "attribute", label: "Attributwert", kind: "integer", minimum: 0, maximum: 10, default: null, required: true },
  { key: "challenge", label: "Herausforderung", kind: "integer", minimum: 0, maximum: 1000, default: null, required: false },
  { key: "willpower", label: "Willenskraft", kind: "boolean", default: false, required: false },
  {
    key: "die",
    label: "Würfel",
    kind: "choice",
    default: null,
    required: true,
    choices: [
      { key: "hope", label: "Hoffnung" },
      { key: "fear", label: "Angst" },
    ],
  },
  {
    key: "shift",
    label: "Verschiebung",
    kind: "list",
    default: [],
    required: false,
    items: [{ key: "", label: "Stufe", kind: "integer", minimum: -1, maximum: 1, required: true }],
  },
  { key: "damage", label: "Schaden", kind: "notation", default: null, required: false },
];
const draw = (more: Record<string, unknown> = {}) =>
  render(Fields, { props: { parameters: PARAMETERS, draft: blank(PARAMETERS), onchange: () => {}, ...more } }).body;

describe("the fields of a declaration", () => {
  beforeEach(() => words.show("de"));

  it("are a control of the right kind for each parameter, with its label", () => {
    const html = draw();
    for (const { label } of PARAMETERS) expect(html).toContain(label);
    expect(html.match(/role="spinbutton"/g)).toHaveLength(2);
    expect(html).toMatch(/role="switch"/);
    expect(html.match(/type="radio"/g)).toHaveLength(2);
    expect(html).toMatch(/aria-valuemin="0" aria-valuemax="10" aria-valuenow="5"/);
    expect(html).toContain('placeholder="ohne"');
  });

  it("offer yes, no and neither where a switch may be left alone", () => {
    const same: Parameter = { key: "same", label: "Dieselbe", kind: "boolean", default: null, required: false };
    const html = (given: unknown) =>
      render(Fields, { props: { parameters: [same], draft: blank([same], { same: given }), onchange: () => {} } }).body;
    expect(html(null)).not.toMatch(/role="switch"/);
    for (const [given, checked] of [
      [null, ""],
      [true, "yes"],
      [false, "no"],
    ] as const) {
      expect(html(given).match(/type="radio"/g)).toHaveLength(3);
      expect(html(given).match(/<input[^>]* checked/g)).toHaveLength(1);
      expect(html(given)).toMatch(new RegExp(`value="${checked}" checked`));
    }
  });

  it("say what is wrong beside the field", () => {
    const draft = { ...blank(PARAMETERS), attribute: "11" };
    const html = draw({ draft, problems: read(PARAMETERS, draft).problems });
    expect(html).toContain("Hier geht höchstens 10.");
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  });

  it("show the server's sentence at the parameter it names, in lists too", () => {
    const error = { key: "out-of-bounds", message: "Das geht hier nicht.", parameter: "damage" };
    expect(draw({ error }).match(/Das geht hier nicht\./g)).toHaveLength(1);
    const draft = { ...blank(PARAMETERS), shift: fieldOf(PARAMETERS[4] as Parameter, [1, 1]) };
    expect(draw({ draft, error: { ...error, parameter: "shift[1]" } }).match(/Das geht hier nicht\./g)).toHaveLength(1);
    expect(draw({ draft, error: { ...error, parameter: "shift" } }).match(/Das geht hier nicht\./g)).toHaveLength(1);
    expect(draw({ error: { ...error, parameter: null } })).not.toContain("Das geht");
  });
});
