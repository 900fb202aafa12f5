import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { Odds, Reading, ServerError } from "../server/shapes";
import { words } from "../words/words.svelte";
import NotationField from "./NotationField.svelte";
import type { Workbench } from "./workbench.svelte";

const odds = { explanation: ["Zwei W6, der höhere zählt."], hints: ["kh1 behält einen."] } as unknown as Odds;
const draw = (error: ServerError | null, known: Odds | null = odds, readings: Reading[] = []) =>
  render(NotationField, {
    props: { bench: { notation: "2d6kh1", odds: known, oddsError: error, readings } as unknown as Workbench, error },
  }).body;
const reading: Reading = { dialects: ["avrae"], expression: "4d6mi2", notation: "4d6min2", mean: "44/3", min: 8, max: 24 };

describe("the notation line", () => {
  beforeEach(() => words.show("de"));

  it("says below what is read in it, with its hints, as its description", () => {
    const html = draw(null);
    expect(html).toContain("Zwei W6, der höhere zählt.");
    expect(html).toContain("kh1 behält einen.");
    expect(html).toMatch(/aria-describedby="([^"]+)-help"[\s\S]*id="\1-help"/);
  });

  it("says nothing of it where the text is wrong, or nothing is known yet", () => {
    const html = draw({ key: "syntax", message: "Hier fehlt etwas." });
    expect(html).toContain("Hier fehlt etwas.");
    expect(html).not.toContain("Zwei W6");
    expect(draw(null, null)).toContain("Zum Beispiel");
  });

  it("shows what other programs read instead of an example, or after what is wrong", () => {
    const several = draw(null, odds, [reading]);
    expect(several).toContain("Andere Programme lesen");
    expect(several).not.toContain("Zum Beispiel");
    const html = draw({ key: "syntax", message: "Hier fehlt etwas." }, odds, [reading]);
    expect(html.indexOf("Hier fehlt etwas.")).toBeLessThan(html.indexOf("So schreibt Wurfwerk es nicht"));
    expect(html).toContain("4d6min2");
  });
});
