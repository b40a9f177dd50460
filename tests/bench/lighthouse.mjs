import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { at } from "../../tooling/command/paths.mjs";
import { Refusal } from "../../tooling/command/refusal.mjs";
import { run } from "../../tooling/command/run.mjs";
import { freePort } from "../../tooling/runtime/free-port.mjs";
import { browserFlags, findBrowser } from "../../tooling/test/browser.mjs";
import { selfSigned } from "./front.mjs";
import { startListedPortal, startShownPortal } from "./portal/listed-portal.mjs";

/**
 * @typedef {{scores: number[], lcpMs: number, tbtMs: number, cls: number, failing: string[]}} Audit
 * @typedef {{score: number | null, numericValue?: number}} AuditResult
 * @typedef {{lhr: {runtimeError?: {message: string}, audits: Record<string, AuditResult>,
 *   categories: Record<string, {score: number | null, auditRefs: {id: string, weight: number}[]}>}}} Report
 * @typedef {(url: string, settings: object) => Promise<Report | undefined>} Lighthouse
 */

/** A separate package with its own lock file, so that `npm start` does not install 185 MB. */
const home = at("tests/bench/lighthouse");
const seen = ["performance", "accessibility", "best-practices"];

/**
 * Lighthouse's mobile scores (0–100), with the figures of the performance score: the median of several runs, by
 * performance, of a portal with pictures. The SEO score is of a portal that search engines may index.
 * @param {string[]} paths
 * @param {{times?: number}} [options] the number of runs per page, three by default
 * @returns {Promise<Record<string, Audit>>}
 */
export async function lighthouseScores(paths, { times = 3 } = {}) {
  const lighthouse = await loadLighthouse();
  const certificate = await selfSigned();
  const shown = await startShownPortal(certificate);
  const listed = await startListedPortal(certificate);
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "portico-lighthouse-"));
  const flags = [
    ...browserFlags,
    listed.resolver,
    `--ignore-certificate-errors-spki-list=${certificate.spki}`,
    "--headless=new",
    "--no-sandbox",
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
  ];
  // In its own process group: Debian starts Chromium through a script, and ending the script alone would leave Chromium
  // running.
  const browser = findBrowser();
  if (!browser) throw new Refusal("Lighthouse needs Chromium or Chrome; CHROME_PATH names one.");
  const child = spawn(browser, [...flags, "about:blank"], {
    stdio: "ignore",
    detached: true,
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  try {
    await listening(port);
    /** @type {Record<string, Audit>} */
    const scores = {};
    for (const path of paths) {
      /** @type {Audit[]} */
      const audits = [];
      for (let time = 0; time < times; time += 1)
        audits.push(await audit(lighthouse, shown.origin + path, seen, port));
      const [middle] = audits.sort((a, b) => performanceOf(a) - performanceOf(b)).slice(times >> 1);
      const found = await audit(lighthouse, listed.origin + path, ["seo"], port);
      if (!middle) continue;
      scores[path] = {
        ...middle,
        scores: [...middle.scores, ...found.scores],
        failing: [...middle.failing, ...found.failing],
      };
    }
    return scores;
  } finally {
    if (child.pid) process.kill(-child.pid);
    await ended;
    await shown.stop();
    await listed.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @param {Audit} audit */
const performanceOf = ({ scores: [performance = 0] }) => performance;

/** @returns {Promise<Lighthouse>} */
async function loadLighthouse() {
  if (!existsSync(`${home}/node_modules/.package-lock.json`)) {
    const flags = ["--no-audit", "--no-fund", "--omit-lockfile-registry-resolved"];
    const { code, output } = await run("npm", ["install", ...flags], { cwd: home });
    if (code !== 0) throw new Refusal(`Lighthouse can't be installed:\n${output.trim()}`);
  }
  const entry = createRequire(`${home}/package.json`).resolve("lighthouse");
  return (await import(pathToFileURL(entry).href)).default;
}

/**
 * @param {Lighthouse} lighthouse
 * @param {string} url
 * @param {string[]} categories
 * @param {number} port
 * @returns {Promise<Audit>}
 */
async function audit(lighthouse, url, categories, port) {
  const settings = { port, onlyCategories: categories, output: "json", logLevel: "silent" };
  const result = await lighthouse(url, settings);
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories: rated } = result.lhr;
  const failing = categories.flatMap((name) =>
    (rated[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  );
  /** @param {string} id */
  const figureOf = (id) => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categories.map((name) => Math.round((rated[name]?.score ?? 0) * 100)),
    lcpMs: Math.round(figureOf("largest-contentful-paint")),
    tbtMs: Math.round(figureOf("total-blocking-time")),
    cls: figureOf("cumulative-layout-shift"),
    failing,
  };
}

/** @param {number} port */
async function listening(port) {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Chromium did not open its debugging port");
}
