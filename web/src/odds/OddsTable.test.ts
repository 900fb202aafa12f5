import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { OddsOutcome } from "../server/shapes";
import { words } from "../words/words.svelte";
import { degrees } from "./degrees";
import OddsTable from "./OddsTable.svelte";

const outcomes: OddsOutcome[] = [
  { key: "botch", label: "Patzer", probability: "1954/100000" },
  { key: "failure", label: "Fehlschlag", probability: "3263/100000" },
  { key: "complete", label: "Vollkommener Erfolg", probability: "94783/100000" },
];
const looks = degrees(outcomes.map(({ key, label }) => ({ key, label, favourable: key === "complete", mark: null })));
const text = (html: string) =>
  html
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

describe("the odds in words", () => {
  beforeEach(() => words.show("de"));

  it("name each outcome with its percent, worst to best", () => {
    const { body } = render(OddsTable, { props: { outcomes, degreeOf: (key: string) => looks.get(key) as never } });
    expect(text(body)).toBe("Chancen Patzer 2,0 % Fehlschlag 3,3 % Vollkommener Erfolg 94,8 %");
  });

  it("carry a mark of its own for each, and never colour alone", () => {
    const { body } = render(OddsTable, { props: { outcomes, degreeOf: (key: string) => looks.get(key) as never } });
    const marks = [...body.matchAll(/<i .*?<\/i>/gs)].map((match) => match[0].match(/ d="[^"]+"/g)?.join());
    expect(marks).toHaveLength(3);
    expect(new Set(marks).size).toBe(3);
    expect(marks).not.toContain(undefined);
  });
});
