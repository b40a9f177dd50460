import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readPlaywright, readVitest, resultLine, secondTriesIn, summary } from "./report.mjs";

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

describe("counting the runners' results", () => {
  it("reads passed, failed and skipped from vitest", () => {
    const file = vitest({ numPassedTests: 7, numFailedTests: 2, numPendingTests: 1 });
    expect(readVitest(file, 1)).toMatchObject({ passed: 7, failed: 2, skipped: 1 });
  });

  it("counts a file that couldn't be loaded as a failure", () => {
    const file = vitest({
      numPassedTests: 3,
      testResults: [{ status: "failed", assertionResults: [] }],
    });
    expect(readVitest(file, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 0 });
  });

  it("shows failures with their reasons instead of the whole output", () => {
    const tests = report({
      numPassedTests: 1,
      numFailedTests: 1,
      numPendingTests: 0,
      testResults: [
        { name: "a.test.ts", status: "failed", message: "No such module", assertionResults: [] },
        {
          name: "b.test.ts",
          status: "failed",
          assertionResults: [
            { status: "passed", fullName: "stands", failureMessages: [] },
            { status: "failed", fullName: "falls", failureMessages: ["expected 1 to be 2\nat b"] },
          ],
        },
      ],
    });
    const { failures } = readVitest(tests, 1);
    expect(failures).toEqual([
      "a.test.ts\n  No such module",
      "b.test.ts > falls\n  expected 1 to be 2\n  at b",
    ]);
    const result = { name: "unit", passed: 1, failed: 2, skipped: 0, ms: 5, output: "loud" };
    expect(resultLine({ ...result, failures })).toContain("      b.test.ts > falls\n");
    expect(resultLine({ ...result, failures })).not.toContain("loud");
    expect(resultLine(result)).toContain("      loud");
  });

  it("shows a failed browser test at any depth", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: "e2e/home.spec.ts",
      line: 7,
      tests: [{ projectName: "phone", status, results: [{ error: { message: "not visible" } }] }],
    });
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const suites = [
      { specs: [spec("opens", "expected")], suites: [{ specs: [spec("shuts", "unexpected")] }] },
    ];
    expect(readPlaywright(report({ stats, suites }), 1).failures).toEqual([
      "e2e/home.spec.ts:7 [phone] shuts\n  not visible",
    ]);
  });

  it("counts an exit code without a failed test as a failure", () => {
    expect(readVitest(vitest({ numPassedTests: 3 }), 1).failed).toBe(1);
    expect(readVitest(vitest({ numPassedTests: 3 }), 0).failed).toBe(0);
  });

  it("counts Playwright's successful retries as passed, and errors of the run as failures", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
    const file = report({ stats, errors: [{ message: "no portal" }] });
    expect(readPlaywright(file, 1)).toMatchObject({
      passed: 6,
      failed: 2,
      skipped: 2,
      secondTries: [],
    });
  });

  it("lists tests that passed only at the retry, with the first error", () => {
    const results = [{ error: { message: "not there yet" } }, {}];
    const tests = [{ projectName: "phone", status: "flaky", results }];
    const spec = { title: "opens", file: "e2e/home.spec.ts", line: 7, tests };
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    const read = readPlaywright(report({ stats, suites: [{ specs: [spec] }] }), 0);
    expect(read).toMatchObject({ passed: 6, failed: 0, failures: [] });
    const line = resultLine({ name: "e2e", ms: 1, output: "all that was said", ...read });
    expect(line).toMatch(/^ok +e2e +6 passed, 0 failed, 1 at the second try/);
    expect(line).toContain("second try: e2e/home.spec.ts:7 [phone] opens\n        not there yet");
    expect(line).not.toContain("all that was said");
    const result = { name: "e2e", ms: 1, output: "", ...read };
    expect(secondTriesIn([result])).toEqual([
      "Passed at the second try only; mend the cause first:",
      "  e2e/home.spec.ts:7 [phone] opens",
    ]);
    expect(secondTriesIn([{ ...result, secondTries: [] }])).toEqual([]);
  });

  it("counts a missing or torn report as a failure", () => {
    const missing = join(folder, "missing.json");
    const torn = report('{"stats": {"expected":');
    for (const file of [missing, torn]) {
      expect(readPlaywright(file, 0).failed).toBe(1);
      expect(readVitest(file, 0).failed).toBe(1);
    }
  });

  it("sums the steps in the last line, with skipped tests", () => {
    const one = { name: "a", passed: 3, failed: 0, skipped: 0, ms: 1, output: "" };
    const two = { ...one, passed: 4, failed: 2 };
    expect(summary([one, two])).toBe("7 passed, 2 failed");
    const none = { ...one, name: "firefox", passed: 0, skipped: 6 };
    expect(summary([one, two, none])).toBe("7 passed, 2 failed, 6 skipped");
    expect(resultLine(none)).toMatch(/^SKIP +firefox +0 passed, 0 failed, 6 skipped/);
  });
});
