import { describe, expect, it } from "vitest";
import { sourcesIn } from "../../tests/house/sources.ts";
import { leftOut, looksAt, specsFor, stepsForChanges } from "./changed.mjs";
import { testSteps } from "./steps.mjs";

const names = (...files: string[]) => [...stepsForChanges(files).keys()].sort();
const specs = sourcesIn(["tests/e2e"], /\.spec\.ts$/).map((path) =>
  path.slice("tests/e2e/".length, -".spec.ts".length),
);

describe("npm test -- changed", () => {
  it("runs nothing without changes, and no browser tests for documents", () => {
    expect(names()).toEqual([]);
    expect(names("docs/performance.md")).toEqual(["unit"]);
  });

  it("names existing steps only", () => {
    const all = sourcesIn(["app", "gateway", "schema", "scripts", "tests", "sandbox"]);
    for (const name of stepsForChanges([...all, "wrangler.toml"]).keys()) {
      expect(Object.keys(testSteps)).toContain(name);
    }
  });

  it("runs for a page types, unit tests that import it, and its browser tests", () => {
    const page = "app/routes/promotions/route.tsx";
    const steps = stepsForChanges([page]);
    expect([...steps.keys()].sort()).toEqual(
      ["generated", "types", "types-node", "lint", "knip", "unit", "e2e"].sort(),
    );
    expect(steps.get("unit")).toEqual(["related", page, "tests/house/"]);
    expect(steps.get("e2e")).toEqual(["e2e/lobby/promotions.spec"]);
  });

  it("runs for a row of the gateway catalogue and contract, for the platform client also the faults", () => {
    expect(names("gateway/domains/wallet/calls.ts")).toEqual(
      expect.arrayContaining(["catalogue", "contract", "unit", "e2e"]),
    );
    expect(names("gateway/domains/wallet/calls.ts")).not.toContain("faults");
    expect(names("gateway/platform/limits/breaker.ts")).toContain("faults");
    expect(names("gateway/graphql/plugins/limits.ts")).toContain("abuse");
    expect(names("app/edge/gate/gate.ts")).toEqual(expect.arrayContaining(["edge", "abuse"]));
  });

  it("tries npm run dev after changes of tooling only", () => {
    expect(names("tooling/dev/vite.mjs")).toContain("dev");
    expect(names("scripts/dev.mjs")).toContain("dev");
    expect(names("app/root.tsx")).not.toContain("dev");
  });

  it("runs for a unit test only the test itself", () => {
    const steps = stepsForChanges(["app/ui/blocks/block.test.ts"]);
    expect(steps.get("unit")).toContain("app/ui/blocks/block.test.ts");
    expect(steps.has("e2e")).toBe(false);
    const rare = stepsForChanges(["sandbox/db/any-day.all.test.ts"]);
    expect(rare.get("unit")?.slice(0, 2)).toEqual(["all", "related"]);
  });

  it("runs a changed browser test, and for shared code the tests of the whole portal", () => {
    expect(specsFor(["tests/e2e/member/deposit.spec.ts"])).toEqual(["member/deposit"]);
    expect(specsFor(["app/root.tsx"])).toEqual(specsFor(["tests/support/fixtures.ts"]));
    expect(specsFor(["app/root.tsx"])).toContain("journeys/journey");
  });

  it("names existing browser tests, and each of them for some file", () => {
    const named = new Set([...looksAt.flatMap(([, list]) => list), ...specsFor(["app/root.tsx"])]);
    expect([...named].filter((name) => !specs.includes(name))).toEqual([]);
    expect(specs.filter((name) => !named.has(name))).toEqual([]);
  });

  it("has no line in its table without a matching file", () => {
    const all = sourcesIn(["app", "gateway"], /\.(ts|tsx)$/);
    const idle = looksAt.filter(([pattern]) => !all.some((file) => pattern.test(file)));
    expect(idle).toEqual([]);
  });

  it("reports what it leaves out", () => {
    const whole = ["types", "unit", "faults", "e2e"];
    const chosen = new Map([
      ["types", []],
      ["unit", ["related", "app/root.tsx"]],
      ["e2e", ["e2e/home.spec"]],
    ]);
    expect(leftOut(chosen, whole, 40)).toBe(
      "Left out: faults, 39 of 40 files of e2e, unit tests that import no changed file. `npm test` runs everything.",
    );
    expect(leftOut(new Map([["types", []]]), ["types"], 40)).toContain("Left out: nothing.");
  });
});
