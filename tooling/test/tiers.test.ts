import { describe, expect, it } from "vitest";
import { testSteps } from "./steps.mjs";
import { choiceOf, stepsOf } from "./tiers.mjs";

const named = (...args: string[]) => [...choiceOf(args).steps.keys()];

describe("the tiers of npm test", () => {
  it("are the daily test by default, and everything after `all`", () => {
    expect(choiceOf([])).toMatchObject({ everything: false });
    expect(choiceOf(["all"])).toMatchObject({ everything: true, about: "Everything." });
    expect(named()).toEqual(stepsOf(false));
    expect(named("all")).toEqual(stepsOf(true));
    expect(named()).not.toContain("social");
    expect(named()).not.toContain("firefox");
    const apart = Object.keys(testSteps).filter((name) => testSteps[name]?.apart);
    expect(Object.keys(testSteps).sort()).toEqual([...stepsOf(true), ...apart].sort());
  });

  it("run single steps, and what is named by file from all tests", () => {
    expect(named("unit", "edge")).toEqual(["unit", "edge"]);
    expect(choiceOf(["unit"]).everything).toBe(false);
    expect(choiceOf(["all", "unit"])).toMatchObject({ everything: true });
    const home = choiceOf(["e2e", "lobby/home", "--grep", "R1"]);
    expect(home.steps.get("e2e")).toEqual(["lobby/home", "--grep", "R1"]);
    expect(home).toMatchObject({ everything: true, about: "Only e2e with lobby/home --grep R1." });
  });

  it("say what the result stands for, and what was left out", () => {
    expect(choiceOf([]).about).toMatch(
      /^The daily test: .* Left out: social, firefox, webkit, .*`npm test -- all`/,
    );
    expect(choiceOf(["unit"]).about).toBe("Only unit, daily tests.");
    expect(choiceOf(["all", "unit"]).about).toBe("Only unit, with all their tests.");
  });
});
