import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { Reading } from "../server/shapes";
import { words } from "../words/words.svelte";
import Readings from "./Readings.svelte";

const best: Reading = {
  dialects: ["default", "roll20", "foundry"],
  expression: "4d6kh3",
  notation: "4d6kh3 # trap",
  mean: "15869/1296",
  min: 3,
  max: 18,
};
const draw = (readings: Reading[], unread = false) =>
  render(Readings, { props: { readings, unread, ontake: () => {} } }).body.replace(/<!--[\s\S]*?-->/g, "");

describe("the readings of a text", () => {
  beforeEach(() => words.show("en"));

  it("are buttons that say whose reading it is, our spelling and the mean", () => {
    const html = draw([best]);
    expect(html).toContain('aria-label="Read as in Wurfwerk, Roll20, and Foundry VTT: 4d6kh3 # trap, mean 12.245"');
    expect(html).toMatch(/<button type="button"[^>]*>[\s\S]*4d6kh3 # trap<\/b>[\s\S]*mean 12\.245/);
    words.show("de");
    expect(draw([best])).toContain('aria-label="Lesen wie in Wurfwerk, Roll20 und Foundry VTT: 4d6kh3 # trap, im Mittel 12,245"');
  });

  it("say once why they are there, as the name of their list, and nothing where there are none", () => {
    const html = draw([best]);
    expect(html).toMatch(/id="([^"]+)" role="status"[^>]*>Other programs read[\s\S]*<ul aria-labelledby="\1"/);
    expect(draw([best], true)).toContain("Wurfwerk does not write it this way");
    expect(draw([])).toMatch(/role="status"[^>]*><\/p>\s*$/);
  });

  it("name the mean of each of several rolls", () => {
    const several = { ...best, notation: "4d6kh3; 2d6", mean: null, min: null, max: null, rolls: [{ mean: "15869/1296" }, { mean: "7" }] };
    expect(draw([several])).toContain("4d6kh3; 2d6, mean 12.245; 7");
  });

  it("are no buttons where our notation cannot say them, and name a mean that is not told", () => {
    const html = draw([{ ...best, dialects: ["avrae"], expression: "2d%kh1", notation: null, mean: null }]);
    expect(html).not.toContain("<button");
    expect(html).toContain("2d%kh1");
    expect(html).toContain("cannot be said in our notation");
    expect(html).toContain("mean too costly here");
  });
});
