import { describe, expect, it } from "vitest";
import { sourcesIn } from "../../tests/house/sources.ts";
import { choiceForChanges, pagesFor, specsFor } from "./changed.mjs";
import { looksAt } from "./looks-at.mjs";
import { allSpecs } from "./pages.mjs";
import { testSteps } from "./steps.mjs";

const stepsFor = (...files: string[]) => choiceForChanges(files).steps;
const names = (...files: string[]) => [...stepsFor(...files).keys()].sort();
const specs = [...allSpecs().keys()];

describe("npm test -- changed", () => {
  it("runs nothing without changes, and no browser tests for documents", () => {
    expect(names()).toEqual([]);
    expect(names("docs/performance.md")).toEqual(["unit"]);
  });

  it("names existing steps only", () => {
    const all = sourcesIn(["app", "gateway", "schema", "scripts", "tests", "sandbox"]);
    for (const name of stepsFor(...all, "wrangler.toml").keys()) {
      expect(Object.keys(testSteps)).toContain(name);
    }
  });

  it("runs for a page types, unit tests that import it, and its browser tests", () => {
    const page = "app/routes/lobby/providers/route.tsx";
    const steps = stepsFor(page);
    expect([...steps.keys()].sort()).toEqual(
      ["generated", "types", "types-node", "lint", "unit", "e2e"].sort(),
    );
    expect(steps.get("lint"), "only the file itself").toEqual([page]);
    expect(steps.get("unit")).toEqual(
      expect.arrayContaining(["related", page, "tests/house/arrows.test.ts"]),
    );
    expect(steps.get("e2e")).toEqual(["e2e/lobby/lists.spec", "e2e/lobby/providers.spec"]);
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
    const steps = stepsFor("app/ui/blocks/block.test.ts");
    expect(steps.get("unit")).toContain("app/ui/blocks/block.test.ts");
    expect(steps.has("e2e")).toBe(false);
    const rare = stepsFor("sandbox/db/any-day.all.test.ts");
    expect(rare.get("unit")?.slice(0, 2)).toEqual(["all", "related"]);
  });

  it("runs a changed browser test, and for shared code the tests of the whole portal", () => {
    expect(specsFor(["tests/e2e/member/deposit.spec.ts"]).run).toEqual(["member/deposit"]);
    const own = stepsFor("tests/e2e/member/deposit.spec.ts").get("e2e");
    expect(own, "all its tests").toEqual(["all", "e2e/member/deposit.spec"]);
    expect(specsFor(["app/root.tsx"])).toEqual(specsFor(["tests/support/fixtures.ts"]));
    expect(specsFor(["app/root.tsx"]).run).toContain("journeys/journey");
  });

  it("names existing browser tests, and each of them for some file", () => {
    const named = new Set([
      ...looksAt.flatMap(([, list]) => list),
      ...specsFor(["app/root.tsx"]).run,
    ]);
    expect([...named].filter((name) => !specs.includes(name))).toEqual([]);
    expect(specs.filter((name) => !named.has(name))).toEqual([]);
  });

  it("has no line in its table without a matching file", () => {
    const all = sourcesIn(["app", "gateway"], /\.(ts|tsx)$/);
    const idle = looksAt.filter(([pattern]) => !all.some((file) => pattern.test(file)));
    expect(idle).toEqual([]);
  });

  it("runs for a page its own spec and those that open it most, four at most", () => {
    const { run, left } = specsFor(["app/routes/member/deposit/deposit-form.tsx"]);
    expect(run).toContain("member/deposit");
    expect(run).toHaveLength(4);
    expect(left).toContain("shell/offline");
    expect(specsFor(["app/routes/agent/income/statement/route.tsx"]).run).toEqual(["agent/income"]);
    // No spec names the page, so those that open every page do.
    expect(specsFor(["app/routes/agent/payments/route.tsx"]).run).toContain("agent/reports");
    const pages = sourcesIn(["app/routes"], /\/route\.tsx$/);
    const known = pagesFor(pages);
    const without = pages.filter((page) => specsFor([page], known).run.length === 0);
    expect(without).toEqual([]);
  });

  it("reports what it leaves out", () => {
    const page = choiceForChanges(["app/routes/member/deposit/deposit-form.tsx"]).about;
    expect(page).toMatch(
      /Left out: .*contract.*shell\/offline\b.* of e2e, which open the page too/,
    );
    expect(page).toContain("unit tests that import no changed file");
    expect(choiceForChanges(["docs/testing.md"]).about).toContain("e2e");
  });
});
