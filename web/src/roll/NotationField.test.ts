import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { Odds, ServerError } from "../server/shapes";
import { words } from "../words/words.svelte";
import NotationField from "./NotationField.svelte";
import type { Workbench } from "./workbench.svelte";

const odds = { explanation: ["Zwei W6, der höhere zählt."], hints: ["kh1 behält einen."] } as unknown as Odds;
const draw = (error: ServerError | null, known: Odds | null = odds) =>
  render(NotationField, { props: { bench: { notation: "2d6kh1", odds: known } as unknown as Workbench, error } }).body;

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
});
