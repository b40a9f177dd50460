import { existsSync, readFileSync } from "node:fs";

/**
 * What a step came to. `failed` counts tests, or 1 for a step that is one check in itself.
 * `failures` tells what failed, `secondTries` what failed once and then passed, `output` everything that the runner said.
 * @typedef {{name: string, passed: number, failed: number, skipped: number, secondTries?: string[], ms: number, failures?: string[], output: string}} Result
 */

/**
 * What we read of the reports: the fields that are there whatever happened.
 * @typedef {{status: string, fullName: string, failureMessages: string[]}} VitestTest
 * @typedef {{name: string, status: string, message?: string, assertionResults: VitestTest[]}} VitestFile
 * @typedef {{numPassedTests: number, numFailedTests: number, numPendingTests: number,
 *   numTodoTests?: number, testResults: VitestFile[]}} VitestReport
 * @typedef {{status: string, projectName: string, results: {error?: {message?: string}}[]}} SpecTest
 * @typedef {{file: string, line: number, title: string, tests: SpecTest[]}} Spec
 * @typedef {{suites?: Suite[], specs?: Spec[]}} Suite
 * @typedef {{stats: {expected: number, unexpected: number, flaky: number, skipped: number},
 *   errors?: {message?: string}[], suites?: Suite[]}} PlaywrightReport
 * @typedef {Pick<Result, "passed" | "failed" | "skipped" | "secondTries" | "failures">} Counts
 */

// Long enough to show the values that differ.
const messageLines = 30;

/**
 * Reads vitest's JSON report. A file that couldn't be loaded counts as one failure, and so does an error outside of
 * tests.
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function readVitest(file, code) {
  /** @type {VitestReport | null} */
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  /** @param {{status: string}} result */
  const isFailed = ({ status }) => status === "failed";
  const broken = report.testResults.filter(
    (suite) => isFailed(suite) && !suite.assertionResults.some(isFailed),
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    failures: [
      ...broken.map(({ name, message }) => failure(name, message)),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(isFailed)
          .map((test) => failure(`${name} > ${test.fullName}`, test.failureMessages.join("\n"))),
      ),
    ],
  };
}

/**
 * @param {string} name
 * @param {string} [message]
 */
function failure(name, message = "") {
  const lines = message.trim().split("\n").slice(0, messageLines);
  return [name, ...lines.map((line) => `  ${line}`)].join("\n");
}

/**
 * Reads Playwright's JSON report. A test that passed at its retry (CI only) counts as passed and is listed; an error
 * of the whole run is a failure.
 * @param {string} file
 * @param {number} code the runner's exit code
 * @returns {Counts}
 */
export function readPlaywright(file, code) {
  /** @type {PlaywrightReport | null} */
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0, failures: [] };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  const suites = report.suites ?? [];
  return {
    passed: expected + flaky,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped,
    ...(flaky ? { secondTries: specsWithStatus({ suites }, "flaky", 0) } : {}),
    failures: [
      ...(report.errors ?? []).map(({ message }) => failure("the run", message)),
      ...specsWithStatus({ suites }, "unexpected", -1),
    ],
  };
}

/**
 * Returns the tests with a status, each with the message of one attempt.
 * @param {Suite} suite
 * @param {"flaky" | "unexpected"} requested
 * @param {number} tried which of its tries
 * @returns {string[]}
 */
function specsWithStatus({ suites = [], specs = [] }, requested, tried) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === requested)
      .map(({ projectName, results }) =>
        failure(
          `${spec.file}:${spec.line} [${projectName}] ${spec.title}`,
          results.at(tried)?.error?.message,
        ),
      ),
  );
  return [...own, ...suites.flatMap((suite) => specsWithStatus(suite, requested, tried))];
}

/** @param {string} file */
function readReport(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Returns the last line of `npm test`, with the skipped tests.
 * @param {Result[]} results
 */
export function summary(results) {
  /** @param {"passed" | "failed" | "skipped"} field */
  const sum = (field) => results.reduce((total, result) => total + result[field], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * Returns the names of the tests that passed at the second try only, for the last lines of `npm test`.
 * @param {Result[]} results
 */
export function secondTriesIn(results) {
  const names = results.flatMap(({ secondTries = [] }) =>
    secondTries.map((each) => each.split("\n")[0]),
  );
  if (names.length === 0) return [];
  return [
    "Passed at the second try only; mend the cause first:",
    ...names.map((each) => `  ${each}`),
  ];
}

/**
 * Returns a step's line, and below it its failures, or its whole output if it reports none.
 * @param {Result} result
 */
export function resultLine(result) {
  const { name, passed, failed, skipped, secondTries = [], ms, failures = [], output } = result;
  const counts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(secondTries.length > 0 ? [`${secondTries.length} at the second try`] : []),
  ];
  const mark = failed > 0 ? "FAIL" : passed === 0 && skipped > 0 ? "SKIP" : "ok";
  const line = `${mark.padEnd(5)} ${name.padEnd(12)} ${counts.join(", ")} (${(ms / 1000).toFixed(1)} s)`;
  if (failed === 0 && secondTries.length === 0) return line;
  const again = secondTries.map((text) => `at the second try: ${text}`);
  const reported = failed > 0 && failures.length === 0 ? output.trimEnd() : "";
  const texts = [...failures, ...again, reported].filter((text) => text !== "").join("\n\n");
  return `${line}\n${texts.replace(/^/gm, "      ")}\n`;
}
