import { describe, expect, it } from "vitest";
import type { Outcome } from "../server/shapes";
import { degrees, loneDegree } from "./degrees";

/** Outcomes worst to best: "-" before what the roller does not hope for, "+" before what is hoped for, "=" for no side; ":mark" behind. */
const declared = (text: string): Outcome[] =>
  text.split(" ").map((one) => {
    const [key = "", mark = null] = one.slice(1).split(":");
    return { key, label: key, favourable: { "-": false, "+": true, "=": null }[one[0] as "-" | "+" | "="], mark };
  });

const CHECKS = {
  "openlegend.action": declared("-failure -gm-choice +success"),
  "starwars-legends.test": declared("-botch -failure +marginal +complete +memorable"),
  "pathfinder2e.check": declared("-critical-failure:critical -failure +success +critical-success:critical"),
  "selektor.problem": declared("-a -b +c +d +e +f +g +h"),
  "daggerheart.action": declared(
    "-failure-with-fear:fear -failure-with-hope:hope +success-with-fear:fear +success-with-hope:hope +critical-success:critical",
  ),
  "daggerheart.fate": declared("=no =yes"),
  contest: declared("=side-1 =tie =side-2"),
  "of many degrees": declared("-a -b -c -d -e +f +g +h +i +j +k +l +m:odd +n +o"),
  "with a mark twice on a side": declared("-a:fear -b:fear +c:hope +d:hope"),
};

describe("degrees of success", () => {
  for (const [check, outcomes] of Object.entries(CHECKS))
    it(`differ by their marks alone in ${check}`, () => {
      const looks = [...degrees(outcomes).values()].map((degree) => degree.marks.join(" "));
      expect(new Set(looks).size).toBe(outcomes.length);
      expect(looks).not.toContain("");
    });

  it("point down for the worst and up for the best", () => {
    const looks = degrees(CHECKS["starwars-legends.test"]);
    expect(looks.get("botch")).toEqual({ marks: ["down", "down"], tone: "low-3", favourable: false });
    expect(looks.get("failure")?.marks).toEqual(["down"]);
    expect(looks.get("marginal")?.marks).toEqual(["level"]);
    expect(looks.get("memorable")).toEqual({ marks: ["up", "up"], tone: "high-4", favourable: true });
  });

  it("have the sun of hope, the moon of fear and the critical mark where they are declared", () => {
    const looks = degrees(CHECKS["daggerheart.action"]);
    expect(looks.get("success-with-hope")?.marks).toEqual(["sun", "up"]);
    expect(looks.get("failure-with-fear")?.marks).toEqual(["moon", "down"]);
    expect(looks.get("critical-success")?.marks).toEqual(["critical", "up"]);
  });

  it("take the side that is declared, whatever an outcome is called", () => {
    const looks = degrees(declared("-disaster -hopeful +no-fail"));
    expect(looks.get("disaster")?.tone).toBe("low-3");
    expect(looks.get("hopeful")?.marks).toEqual(["down"]);
    expect(looks.get("no-fail")).toEqual({ marks: ["up"], tone: "high-2", favourable: true });
  });

  it("never leave their side in tone", () => {
    for (const outcomes of Object.values(CHECKS))
      for (const [key, degree] of degrees(outcomes)) {
        const side = degree.favourable === null ? "none" : degree.favourable ? "high" : "low";
        expect(degree.tone.startsWith(side), key).toBe(true);
      }
  });

  it("take no side where none is known", () => {
    expect(loneDegree()).toEqual({ marks: ["dot"], tone: "none", favourable: null });
  });
});
