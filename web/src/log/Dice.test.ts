import { render } from "svelte/server";
import { beforeEach, describe, expect, it } from "vitest";
import type { Die } from "../server/shapes";
import { words } from "../words/words.svelte";
import Dice from "./Dice.svelte";
import { MOST_DICE } from "./runs";

const die = (sides: number, chain: number[], more: Partial<Die> = {}): Die => ({
  sides,
  chain,
  value: chain.reduce((a, b) => a + b, 0),
  kept: true,
  rerolled: [],
  ...more,
});
const spoken = (html: string) => /class="spoken[^"]*">([^<]*)</.exec(html.replace(/<!--.*?-->/g, ""))?.[1];

describe("the dice of a roll", () => {
  beforeEach(() => words.show("de"));

  it("are told in throwing order, with chains and what was dropped", () => {
    const { body } = render(Dice, { props: { dice: [die(20, [10]), die(8, [8, 5]), die(8, [3], { kept: false })] } });
    expect(spoken(body)).toBe("W20: 10; W8: 8 + 5; W8: 3 weggelegt");
    expect(body.match(/class="face dropped/g)).toHaveLength(1);
    expect(body.match(/class="link[^"]* joined/g)).toHaveLength(1);
  });

  it("show lost faces, what counts twice, and what takes away", () => {
    const { body } = render(Dice, {
      props: { dice: [die(6, [4], { rerolled: [1] }), die(10, [10], { value: 2 }), die(10, [1], { value: -1 }), die(10, [7], { times: 2 })] },
    });
    expect(body.match(/class="face lost/g)).toHaveLength(1);
    expect([...body.replace(/<!--.*?-->/g, "").matchAll(/<small[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(["+2", "−1", "×2"]);
    expect(spoken(body)).toContain("W10: 7, 2-mal");
  });

  it("are bounded, and the rest is counted", () => {
    const { body } = render(Dice, { props: { dice: Array.from({ length: MOST_DICE + 40 }, () => die(6, [3])) } });
    expect(body.match(/class="face /g)).toHaveLength(MOST_DICE);
    expect(body).toContain("und 40 weitere");
  });
});
