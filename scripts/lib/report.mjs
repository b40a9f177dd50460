import { existsSync, readFileSync } from "node:fs";

/**
 * What a step came to. `failed` counts tests, or 1 for a step that is one check in itself.
 * @typedef {{name: string, passed: number, failed: number, skipped: number, secondTries?: number, ms: number, output: string}} Result
 */

/**
 * Reads vitest's JSON report. A file that couldn't even be loaded has no tests in it and counts as
 * one failure, so does an error outside of any test.
 * @returns {{passed: number, failed: number, skipped: number}}
 */
export function readVitest(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const broken = report.testResults.filter(
    (suite) =>
      suite.status === "failed" &&
      suite.assertionResults.every(({ status }) => status !== "failed"),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  };
}

/** Reads Playwright's JSON report; a test that passed at its second try (CI only) passed, and is told; an error of the whole run is a failure. */
export function readPlaywright(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  const second = flaky ? { secondTries: flaky } : {};
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
    ...second,
  };
}

function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/** The last line of `npm test`. @param {Result[]} results */
export function summary(results) {
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  return `${sum("passed")} passed, ${sum("failed")} failed`;
}

/** One step in a line, with its output below when it failed. @param {Result} result */
export function resultLine({ name, passed, failed, skipped, secondTries, ms, output }) {
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(secondTries ? [`${secondTries} at the second try`] : []),
  ];
  const mark = failed > 0 ? "FAIL" : "ok";
  const line = `${mark.padEnd(5)} ${name.padEnd(12)} ${counts.join(", ")} (${(ms / 1000).toFixed(1)} s)`;
  return failed > 0 ? `${line}\n${output.trimEnd().replace(/^/gm, "      ")}\n` : line;
}
