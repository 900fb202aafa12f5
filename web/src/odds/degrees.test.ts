import { describe, expect, it } from "vitest";
import { degrees, loneDegree } from "./degrees";

const CHECKS = {
  "openlegend.action": ["failure", "gm-choice", "success"],
  "starwars-legends.test": ["botch", "failure", "marginal", "complete", "memorable"],
  "pathfinder2e.check": ["critical-failure", "failure", "success", "critical-success"],
  "pathfinder2e.flat": ["failure", "success"],
  "selektor.problem": [
    "utter-failure",
    "failure",
    "basic-success",
    "success",
    "extended-success",
    "great-success",
    "overwhelming-success",
    "perfection",
  ],
  "daggerheart.action": [
    "failure-with-fear",
    "failure-with-hope",
    "success-with-fear",
    "success-with-hope",
    "critical-success",
  ],
  "daggerheart.fate": ["no", "yes"],
};

describe("degrees of success", () => {
  for (const [check, keys] of Object.entries(CHECKS))
    it(`differ by their marks alone in ${check}`, () => {
      const looks = [...degrees(keys).values()].map((degree) => degree.marks.join(" "));
      expect(new Set(looks).size).toBe(keys.length);
    });

  it("point down for the worst and up for the best", () => {
    const looks = degrees(CHECKS["starwars-legends.test"]);
    expect(looks.get("botch")?.marks).toEqual(["down", "down"]);
    expect(looks.get("failure")?.marks).toEqual(["down"]);
    expect(looks.get("marginal")?.marks).toEqual(["level"]);
    expect(looks.get("memorable")?.marks).toEqual(["up", "up"]);
    expect(looks.get("botch")?.tone).toBe("low-3");
    expect(looks.get("memorable")?.tone).toBe("high-4");
  });

  it("know the sun of hope, the moon of fear and the critical mark", () => {
    const looks = degrees(CHECKS["daggerheart.action"]);
    expect(looks.get("success-with-hope")?.marks).toEqual(["sun", "up"]);
    expect(looks.get("failure-with-fear")?.marks).toEqual(["moon", "down"]);
    expect(looks.get("critical-success")?.marks).toEqual(["critical", "up"]);
  });

  it("never rise from favourable to unfavourable in tone", () => {
    for (const keys of Object.values(CHECKS))
      for (const [key, degree] of degrees(keys)) {
        expect(degree.tone.startsWith(degree.favourable ? "high" : "low"), key).toBe(true);
      }
  });

  it("take no side in a contest, and know a lone outcome", () => {
    for (const degree of degrees(["side-1", "tie", "side-2"]).values()) expect(degree.favourable).toBeNull();
    expect(loneDegree("success").marks).toEqual(["up"]);
    expect(loneDegree("gm-choice").favourable).toBe(false);
  });
});
