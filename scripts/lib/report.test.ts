import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPlaywright, readVitest, summary } from "./report.mjs";

const folder = mkdtempSync(join(tmpdir(), "portico-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;
function report(content: unknown): string {
  const file = join(folder, `${count++}.json`);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

const vitest = (fields: object) =>
  report({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [], ...fields });

describe("counting what the runners reported", () => {
  it("takes passed, failed and skipped from vitest", () => {
    const file = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
    expect(readVitest(file, 1)).toEqual({ passed: 7, failed: 2, skipped: 1 });
  });

  it("counts a file that couldn't be loaded as a failure", () => {
    const file = vitest({
      numPassedTests: 3,
      testResults: [{ status: "failed", assertionResults: [] }],
    });
    expect(readVitest(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it("counts an exit code without a failed test as a failure", () => {
    expect(readVitest(vitest({ numPassedTests: 3 }), 1).failed).toBe(1);
    expect(readVitest(vitest({ numPassedTests: 3 }), 0).failed).toBe(0);
  });

  it("counts Playwright's second tries as passed, and errors of the run as failures", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const file = report({ stats, errors: [{ message: "no portal" }] });
    expect(readPlaywright(file, 1)).toEqual({
      passed: 6,
      failed: 2,
      skipped: 2,
      secondTries: 1,
    });
  });

  it("counts a missing or torn report as a failure", () => {
    const missing = join(folder, "missing.json");
    const torn = report('{"stats": {"expected":');
    for (const file of [missing, torn]) {
      expect(readPlaywright(file, 0).failed).toBe(1);
      expect(readVitest(file, 0).failed).toBe(1);
    }
  });

  it("sums the steps into the last line", () => {
    const one = { name: "a", passed: 3, failed: 0, skipped: 1, ms: 1, output: "" };
    expect(summary([one, { ...one, passed: 4, failed: 2 }])).toBe("7 passed, 2 failed");
  });
});
